import { readBrief } from '@plumbline/brief';
import type { Kind, PieceId } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept, roomAskedFor } from '../../src/index.js';

/** Wishes in which one word was once read as another thing, and the whole room followed it. */
const WISHES: readonly {
  readonly category: 'garage' | 'office' | 'living room' | 'bedroom' | 'bathroom';
  readonly wish: string;
  readonly has?: readonly (Kind | PieceId)[];
  readonly count?: Readonly<Partial<Record<Kind, number>>>;
}[] = [
  {
    category: 'garage',
    wish: 'Two car garage 22x24 that must still hold both cars. Workbench along the back wall.',
    count: { car: 2 },
  },
  {
    category: 'garage',
    wish: 'Two cars still have to fit in this 24x24 garage. Overhead racks above the hoods of the cars.',
    count: { car: 2 },
  },
  {
    category: 'living room',
    wish: '13 by 16 living room. Sleeper sofa, queen, on the long wall.',
    has: ['sofa'],
    count: { bed: 0 },
  },
  {
    category: 'garage',
    wish: 'Turn our one-car garage, 12x21, into a studio for my pottery: big sink, drying shelves.',
    count: { car: 0 },
    has: ['sink-base', 'drying-shelves'],
  },
  {
    category: 'office',
    wish: '10 by 12 office for two days a week of video calls. Sit-stand desk.',
    count: { desk: 1 },
  },
  {
    category: 'living room',
    wish: '14 by 20 living room. TV for five, without people crossing in front of the TV.',
    has: ['tv'],
  },
  {
    category: 'living room',
    wish: '16x24 living room. Fireplace, upright piano away from the fireplace.',
    has: ['piano', 'fireplace'],
  },
];

describe('a room follows what its wish says as a whole', () => {
  it.each(WISHES)('$wish', ({ category, wish, has = [], count = {} }) => {
    const { room } = planConcept({ category, designPrompt: wish }, { seed: 1, date: '2026-11-23' });
    const kinds = room.items.map((item) => (item.kind === 'piece' && item.traits?.piece) || item.kind);
    expect(kinds).toEqual(expect.arrayContaining([...has]));
    for (const [kind, most] of Object.entries(count))
      expect([kind, kinds.filter((k) => k === kind).length]).toEqual([kind, most]);
  });

  it('takes no patio door from the bifold doors of a closet', () => {
    const { brief } = planConcept(
      { category: 'bedroom', designPrompt: '10x10, bunk bed, the closet stays with its bifold doors.' },
      { seed: 1, date: '2026-11-23' },
    );
    expect(brief.understood.join()).not.toContain('patio door');
  });

  it('takes a wall-hung sink for a sink', () => {
    const { brief } = planConcept(
      { category: 'bathroom', designPrompt: 'Powder room 4x7. Toilet and a wall-hung sink.' },
      { seed: 1, date: '2026-11-23' },
    );
    expect(brief.understood.join()).not.toContain('wall-hung toilet');
  });

  it('plans a nursery as a bedroom, also where "other" was chosen', () => {
    const ask = (designPrompt: string) => roomAskedFor({ category: 'other', designPrompt });
    expect(ask('Nursery 9x11 for twins! Two cribs.')).toBe('bedroom');
    expect(ask('Laundry room 6x9. It lies beside the nursery.')).toBe('other');
  });
});

/** What one word asks for beside some neighbors, and does not ask for beside others: what is read of each text. */
const SENSES: readonly (readonly [
  category: 'kitchen' | 'bathroom' | 'living room' | 'bedroom' | 'basement' | 'garage' | 'office' | 'other',
  text: string,
  read: string | undefined,
  notRead: string,
])[] = [
  ['bedroom', '11x14. Twins turning 7, a boy and a girl. Two desks.', undefined, 'Wish: one twin bed'],
  ['bedroom', '11x14. Two twins with a nightstand between.', 'Wish: twin beds', 'Children use the room'],
  ['bedroom', '11x14. Walls light blue, not pink.', 'Color: light blue walls', 'Wish: wall sconces'],
  ['bedroom', '12x13. A fan to replace the boob light.', 'Wish: ceiling fan', 'Wish: recessed lighting'],
  ['basement', '24x28. Sump pit is in the southwest corner.', 'Wish: sump pit', 'Wish: waterproofing'],
  ['basement', '24x28. It is damp, we need a sump pump.', 'Wish: waterproofing', 'Stays: sump pump'],
  ['basement', '18x22. A little water by the bulkhead in spring.', undefined, 'Wish: soffit removal'],
  ['basement', "18x22. Nothing on the floor that'll rot.", undefined, 'Wish: water damage repaired'],
  [
    'office',
    '10x12. A plain wall behind me for the camera.',
    undefined,
    'Wish: data, speaker and control wiring',
  ],
  ['other', '12x16. Replace the slider that leaks.', undefined, 'Wish: water damage repaired'],
  [
    'bathroom',
    '8x9. The skylight leaks.',
    'Wish: windows and screens set right',
    'Wish: water damage repaired',
  ],
  [
    'garage',
    '22x24. The 16 foot door is replaced with an insulated one.',
    'Wish: garage door insulated',
    'Wish: insulation',
  ],
  ['garage', '22x24. Two cars park here (a CR-V and an F-150).', 'Wish: pickup truck', 'Wish: sedan'],
  ['kitchen', '10x13. The floor in checkerboard vinyl tile.', 'floor: lvp', 'floor: checkerboard tile'],
  [
    'kitchen',
    '11x15. Cabinets painted a warm greige with brass knobs.',
    'metal: brass',
    'Color: greige metal',
  ],
  ['bathroom', '10x12. A makeup seat at the vanity.', undefined, 'Wish: shower bench'],
  ['bathroom', '6x7. Pedestal sink as there is no room for a vanity.', 'Wish: pedestal sink', 'Wish: vanity'],
  ['bathroom', '10x12. The toilet needs its own little room.', 'Wish: toilet room', 'Stays: toilet'],
  ['bathroom', '5x8. Pull out the tub.', 'Without: bathtub', 'Wish: deep drawers'],
  ['living room', '14x14. I picture a railing at the steps.', undefined, 'Wish: artwork'],
  ['living room', '14x14. The front door opens straight into it.', undefined, 'Layout: open concept'],
  ['kitchen', '12x14. Open it to the dining room and keep it open.', 'Layout: open concept', 'Wish: artwork'],
  ['kitchen', '12x14. The hose of the sprayer drips dry.', undefined, 'Wish: hose bib'],
  ['garage', '20x20. Our espresso machine is in storage.', undefined, 'Wish: storage'],
  ['other', '8x11. A bench, nobody irons here.', 'Wish: bench', 'metal: iron'],
];

describe('a word is read in the sense that its neighbors give it', () => {
  it.each(SENSES)('%s: %s', (category, designPrompt, read, notRead) => {
    const meanings = readBrief({ category, designPrompt }).reading.statements.map(({ meaning }) => meaning);
    if (read) expect(meanings).toContain(read);
    expect(meanings).not.toContain(notRead);
  });
});
