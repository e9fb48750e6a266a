import { boundsOf, frameOf, type Opening, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** Doors, windows and fires that a house has, and things of the owner: as told, one each, and not sold. */

const plan = (category: string, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt } as Parameters<typeof planConcept>[0], {
    seed: 1,
    date: '2026-11-29',
  });
type Concept = ReturnType<typeof plan>;

/** From the near corner of its wall, in inches, with the wall's length. */
const along = ({ room }: Concept, o: Opening) => ({
  from: o.offsetIn,
  beyond: frameOf(room.shell, o.wall).lengthIn - o.offsetIn - o.widthIn,
});
const sold = ({ estimate }: Concept, words: RegExp): readonly string[] =>
  estimate.lines.filter(({ item }) => words.test(item)).map(({ item }) => item);
const ofKind = ({ room }: Concept, kind: string) => room.openings.filter((o) => o.kind === kind);

describe('openings that words tell of as there', () => {
  it.each([
    ['kitchen', '15x19', "On the right wall, toward the back, there's a six foot slider out to the deck."],
    ['living room', '16x20', "There's a six foot slider on the right wall toward the back."],
    ['bedroom', '14x16', 'A six-foot slider to the deck is at the back end of the right wall.'],
  ])('draws a slider of 6 ft at its end of a %s, and sells none', (category, area, text) => {
    const concept = plan(category, area, `${text} You come in at the front.`);
    const [slider, ...more] = ofKind(concept, 'sliding-door');
    expect(more).toEqual([]);
    expect(slider).toMatchObject({ side: 'east', widthIn: 72 });
    const { from, beyond } = along(concept, slider as Opening);
    expect(Math.min(from, beyond)).toBeLessThanOrEqual(14);
    expect(sold(concept, /patio door|sliding/i)).toEqual([]);
  });

  it('draws an opening of five feet at its end', () => {
    const concept = plan(
      'living room',
      '16x22',
      "You walk in the front door and you are IN the room, door's in the front wall way over on the right. On the right wall toward the back is a wide opening, five feet, to the dining room.",
    );
    expect(ofKind(concept, 'cased-opening')).toMatchObject([{ side: 'east', widthIn: 60 }]);
    expect(ofKind(concept, 'door')).toMatchObject([{ side: 'south' }]);
  });

  it.each([
    [
      'living room',
      '16x20',
      "There's a big picture window, seven feet, at the left end of the back wall.",
      84,
    ],
    ['office', '12x14', 'We have a 7 foot picture window in the back wall on the left.', 84],
    ['bathroom', '9x12', "There's a window in the back wall over to the left, four feet wide.", 48],
  ])('draws one window as wide as told at its end of a %s', (category, area, text, widthIn) => {
    const windows = ofKind(plan(category, area, `${text} You come in at the front.`), 'window').filter(
      ({ side }) => side === 'north',
    );
    expect(windows).toMatchObject([{ widthIn }]);
  });

  it.each([
    [
      'kitchen',
      "You come into our kitchen from the front hall, door's smack in the middle of that wall.",
      'south',
    ],
    ['living room', "You come in from the hall, door's in the middle of the back wall.", 'north'],
  ] as const)('has one door where one comes into a %s', (category, text, side: Side) => {
    const doors = plan(category, '15x17', text).room.openings.filter(({ kind }) => kind !== 'window');
    expect(doors.map((o) => o.side)).toEqual([side]);
  });

  it('sells no egress window that is paid for', () => {
    const concept = plan(
      'basement',
      '22x28',
      'Finish the basement as a family room. On the right wall toward the back we already paid a guy for an egress window last fall.',
    );
    expect(ofKind(concept, 'window').map(({ side }) => side)).toContain('east');
    expect(sold(concept, /egress/i)).toEqual([]);
  });

  it('sells no fireplace that is there', () => {
    const concept = plan(
      'bedroom',
      '14x16',
      "There's a brick fireplace in the middle of the left wall. The door is on the front wall.",
    );
    const fire = concept.room.items.find(({ kind }) => kind === 'fireplace');
    expect(fire?.box.x).toBe(0);
    expect(sold(concept, /fireplace/i)).toEqual([]);
  });

  it('slopes a ceiling on the side that was told alone', () => {
    const { slope } = plan(
      'bathroom',
      '4x6',
      'Powder room under our stairs. Mind the sloped ceiling on the left side.',
    ).room.shell.ceiling;
    expect(slope).toMatchObject({ kneeStartIn: 48, ridgeAtIn: 48 });
    expect(slope?.kneeEndIn).toBeGreaterThan(80);
  });
});

const THINGS = [
  [
    'kitchen',
    '15x19',
    "My grandmother's Hoosier cabinet: 41 wide, 27 deep, 70 tall, goes on the left wall.",
    [41, 27],
    'west',
  ],
  [
    'living room',
    '18x22',
    'We have a church pew, 60 by 20, and it goes on the right wall.',
    [60, 20],
    'east',
  ],
  ['bedroom', '15x17', "On the left wall goes my steamer trunk (I own it, it's 36 by 22).", [36, 22], 'west'],
  ['office', '13x15', 'Our card catalog, 34 inches by 18, stays on the back wall.', [34, 18], 'north'],
  ['garage', '22x24', 'There has to be a spot on the right wall for my jukebox, 34x26.', [34, 26], 'east'],
  [
    'other',
    '15x18',
    'I already have a harp that is 40 inches wide and 20 inches deep. It should go on the left wall.',
    [40, 20],
    'west',
  ],
] as const;

describe('things of the owner that no table knows', () => {
  it.each(THINGS)('stand in a %s of %s as told: %s', (category, area, text, [widthIn, depthIn], side) => {
    const concept = plan(category, area, text);
    const { w, d } = boundsOf(concept.room.shell);
    const own = concept.room.items.filter(({ traits }) =>
      /^own-thing/.test(String((traits as { piece?: string })?.piece)),
    );
    expect(own).toHaveLength(1);
    const [{ box, existing }] = own as [(typeof own)[0]];
    expect([box.widthIn, box.depthIn].sort((a, b) => b - a)).toEqual([widthIn, depthIn]);
    const off = { west: box.x, east: w - box.x - box.widthIn, south: box.y, north: d - box.y - box.depthIn };
    expect(off[side]).toBeLessThan(8);
    expect(existing).toBe(true);
    const told = concept.brief.ledger?.flatMap(({ items = [] }) => items) ?? [];
    expect(told).toContain(own[0]?.id);
  });

  it('cuts on a saw of its own size', () => {
    const concept = plan(
      'garage',
      '20x22',
      "One car on the left. My table saw on wheels (I own it, it's 40 by 30).",
    );
    const saw = concept.room.items.find(({ label }) => /table saw/i.test(label));
    expect([saw?.box.widthIn, saw?.box.depthIn].sort()).toEqual([30, 40]);
  });

  it('takes the width of a vanity from its one sink', () => {
    const concept = plan(
      'bathroom',
      '10x12',
      'On the left wall I had in mind two sinks, a 72 inch vanity, but honestly he shaves at the gym, so one sink, 60 inches, and leave me a spot to sit.',
    );
    expect(concept.room.items.filter(({ kind }) => kind === 'vanity')).toMatchObject([
      { label: 'Vanity 60', traits: { sinks: 1 } },
    ]);
  });

  it('knows a range by its make', () => {
    const concept = plan(
      'kitchen',
      '15x19',
      "I want the range on the left wall, centered. It's a 36 inch Wolf, gas.",
    );
    expect(concept.room.items.find(({ kind }) => kind === 'range')?.label).toMatch(/36/);
  });
});
