import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** Doors and windows told with more than their wall: each is drawn there, and the ledger says so of every clause. */

/** "door west 36 32": kind, wall, from its west or south end, width; then what else was told. */
const ROWS: readonly (readonly [
  category: RoomCategory,
  area: string,
  text: string,
  told: readonly string[],
])[] = [
  [
    'kitchen',
    '17x12',
    'North wall has a 6 foot window over where the sink is now, starts 4 ft from the west corner, sill is 42 inches so counter fits under. Back door is 32 in, in the west wall 3 ft from the north corner, swings in, hinges on the side away from the window wall. There is a 5 ft opening to the dining room in the south wall, right up at the east corner. All new cabinets.',
    ['window north 48 72 sill 42', 'door west 76 32 into room near', 'cased-opening south 144 60'],
  ],
  [
    'bedroom',
    '14x18',
    'The 6 ft sliding door to the deck is in the middle of the south (14 ft) wall. Entry door, 30 in, is on the north wall tight to the east corner, opens in against the east wall. Bathroom door is in the east wall, 3 ft up from the south end, 28 in, opens into the bathroom. One window, west wall, 3 ft wide, begins 5 ft from the north end. King bed.',
    [
      'sliding-door south 48 72',
      'door north 134 30 into room far',
      'door east 36 28 into outside',
      'window west 120 36',
    ],
  ],
  [
    'bathroom',
    '11x9',
    'Freestanding tub, 60 inch, under the window, which is on an 11 ft wall, 4 ft wide, starts 6 ft from the left corner, sill 30 inches off the floor. Facing the window, the door is in the middle of the wall on your right. Toilet and a vanity.',
    ['window north 72 48 sill 30', 'door east 37 34'],
  ],
  [
    'bathroom',
    '8x10',
    'You come in on the 8 ft wall, 28 inch door at the left end, swings in. Straight ahead is the far 8 ft wall with a window 30 wide by 36 tall, centered, sill at 44. Shower, toilet and a vanity.',
    ['door south 4 28 into room', 'window north 33 30 sill 44 high 36'],
  ],
  [
    'living room',
    '14x18',
    'Two chairs at the north window for the light (6 ft window in the middle of the 14 ft wall). Front door opens straight into the room at the south end.',
    ['window north 48 72'],
  ],
  [
    'kitchen',
    '8x12',
    'Galley. Door to the basement stairs is at the far end and cannot be blocked. New cabinets.',
    ['door north 31 34', 'cased-opening south 27 42'],
  ],
  [
    'kitchen',
    '12x15',
    'We have a window above the sink on the north wall, 5 ft wide, 4 feet from the east corner. The door to the garage is on the east wall about 2 feet from the south corner, 32 inches wide and swings into the garage.',
    ['window north 36 60', 'door east 24 32 into outside'],
  ],
  [
    'bedroom',
    '12x14',
    "Door is on the east wall. It's a 30 inch door, and it's 3 ft from the north corner. It swings in toward the north wall. Queen bed. The window is opposite the door, 4 ft wide.",
    ['door east 102 30 into room far', 'window west 60 48'],
  ],
  [
    'bedroom',
    '13x15',
    'Our bedroom has two windows, one on the north wall 4 ft wide, centered, and the other on the east wall, 3 ft wide, starting 2 ft from the north corner. The door is on the south wall tight in the west corner and swings in. King bed please.',
    ['window north 54 48', 'window east 120 36', 'door south 4 34 into room'],
  ],
  [
    'basement',
    '24x30',
    'You come in on the short wall, 32" door at the right end of the wall. The window is on the far wall, 5 ft wide, begins 2\' from the left end. Our window: 30 wide, right-hand wall, set 3 feet from the left corner, sill height 54. TV area.',
    ['window north 24 60', 'window east 294 30 sill 54'],
  ],
  [
    'kitchen',
    '11x15',
    'You come in on the 11 ft wall, 3-foot door right at the right end, swings in, hinged on the left side. The cased opening is on one of the 15 ft walls, 42 inches wide, halfway along. Our archway: 54 inches wide, other 11 ft wall, about 30 inches from the left end. New cabinets.',
    ['door south 92 36 into room near', 'cased-opening east 69 42', 'cased-opening north 30 54'],
  ],
];

const MEASURED = /\b(?:from the|from its|sill|hinge|tight to|centered|end of|wide\b)/i;

describe('what is told of doors and windows to the inch is drawn so', () => {
  it.each(ROWS)('%s %s: %s', (category, area, designPrompt, told) => {
    const { room, brief } = planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
    const drawn = room.openings.map(({ kind, side, offsetIn, widthIn, sillIn, heightIn, swing }) =>
      [
        `${kind} ${side} ${offsetIn} ${widthIn}`,
        `sill ${sillIn}`,
        `high ${heightIn}`,
        swing ? `into ${swing.into} ${swing.hinge}` : '',
      ].join(' '),
    );
    for (const one of told) {
      const [place = '', ...more] = one.split(/ (?=sill|high|into)/);
      const found = drawn.filter((words) => words.startsWith(`${place} `));
      expect(found, `${place} in ${drawn.join('; ')}`).toHaveLength(1);
      for (const words of more) expect(found[0]).toContain(words);
    }
    const open = (brief.ledger ?? []).filter(
      ({ outcome, text }) => MEASURED.test(text) && outcome !== 'drawn' && outcome !== 'kept',
    );
    expect(open.map(({ text, outcome }) => `${outcome}: ${text}`)).toEqual([]);
  });

  it('says what changed where two things are told for one place', () => {
    const { brief } = planConcept(
      {
        category: 'bedroom',
        area: '12x14',
        designPrompt:
          'Window on the north wall, 4 ft wide, starts 3 ft from the west corner. Door on the north wall, 32 inches wide, 4 ft from the west corner. Queen bed.',
      },
      { seed: 1, date: '2026-11-29' },
    );
    expect(brief.ledger?.some(({ outcome }) => outcome === 'changed')).toBe(true);
  });
});
