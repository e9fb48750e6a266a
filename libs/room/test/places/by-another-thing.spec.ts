import { readBrief } from '@plumbline/brief';
import { type Item, itemsOf, type Room, SIDES, type ThingPlace } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { opposite, type Rect, rectOf, runsEast } from '../../src/geometry/geometry.js';
import { type ConceptRequest, planConcept } from '../../src/index.js';

type Category = ConceptRequest['category'];
const plan = (category: Category, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

const briefOf = (category: Category, area: string, designPrompt: string) =>
  readBrief({ category, area, designPrompt }).brief;

const gap = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d));
const middle = ({ x, y, w, d }: Rect) => ({ x: x + w / 2, y: y + d / 2 });
const ahead = (from: Item, to: Item): number => {
  const [a, b] = [middle(rectOf(from.box)), middle(rectOf(to.box))];
  return { north: b.y - a.y, south: a.y - b.y, east: b.x - a.x, west: a.x - b.x }[from.facing];
};
const apart = (a: Item, b: Item): number => gap(rectOf(a.box), rectOf(b.box));
const one = (room: Room, kind: Item['kind']): Item => {
  const [item] = itemsOf(room, kind as 'sofa');
  if (!item) throw new Error(`no ${kind}`);
  return item;
};
const backOf = ({ facing }: Item) => opposite(facing);

interface Row {
  readonly category: Category;
  readonly area: string;
  readonly text: string;
  readonly told: ThingPlace;
  readonly isSo: (room: Room) => boolean;
}

/** Each sentence, what is read of it and whether a room keeps it, by a rule of its own. */
const ROWS: readonly Row[] = [
  {
    category: 'bedroom',
    area: '14x16',
    text: 'A bedroom with a queen bed. Put the dresser on the opposite wall from the bed.',
    told: { thing: 'dresser', at: 'east' },
    isSo: (room) => one(room, 'dresser').facing === opposite(one(room, 'bed').facing),
  },
  {
    category: 'bedroom',
    area: '14x16',
    text: 'A bedroom with a queen bed and a bench at the foot of the bed.',
    told: { thing: 'entry-bench', how: 'front', to: 'bed' },
    isSo: (room) =>
      ahead(one(room, 'bed'), one(room, 'bench')) > 0 && apart(one(room, 'bed'), one(room, 'bench')) <= 30,
  },
  {
    category: 'bedroom',
    area: '14x16',
    text: 'A bedroom with a queen bed and a dresser to the left of the window.',
    told: { thing: 'dresser', how: 'left', to: 'window' },
    isSo: (room) => {
      const dresser = one(room, 'dresser');
      return room.openings.some((o) => o.kind === 'window' && o.side === backOf(dresser));
    },
  },
  {
    category: 'bedroom',
    area: '13x15',
    text: 'A guest bedroom with a queen bed across from the door.',
    told: { thing: 'bed', how: 'across', to: 'door' },
    isSo: (room) => room.openings.some((o) => o.kind !== 'window' && o.side === one(room, 'bed').facing),
  },
  {
    category: 'living room',
    area: '16x20',
    text: 'A living room with a sofa, a TV and a fireplace, and a bar cart beside the sofa.',
    told: { thing: 'bar-cart', how: 'beside', to: 'sofa' },
    isSo: (room) =>
      room.items.some(
        (i) => i.kind === 'piece' && i.traits?.piece === 'bar-cart' && apart(i, one(room, 'sofa')) <= 36,
      ),
  },
  {
    category: 'living room',
    area: '16x20',
    text: 'A living room with a sofa and a TV. We need a console table too. It should go behind the sofa.',
    told: { thing: 'console', how: 'behind', to: 'sofa' },
    isSo: (room) => {
      const [sofa, table] = [one(room, 'sofa'), one(room, 'console-table')];
      return ahead(sofa, table) < 0 && apart(sofa, table) <= 42;
    },
  },
  {
    category: 'living room',
    area: '16x20',
    text: 'A living room with a sofa and a TV. I want the reading chair in the corner by the window.',
    told: { thing: 'chair', corner: 'any', how: 'under', to: 'window' },
    isSo: (room) =>
      itemsOf(room, 'armchair').some(({ box }) => {
        const near = SIDES.filter(
          (side) =>
            ({
              north: room.depthIn - box.y - box.depthIn,
              south: box.y,
              east: room.widthIn - box.x - box.widthIn,
              west: box.x,
            })[side] <= 30,
        );
        return near.some(runsEast) && near.some((side) => !runsEast(side));
      }),
  },
  {
    category: 'bathroom',
    area: '10x12',
    text: 'A bathroom with a toilet and a shower, and a vanity across from the door.',
    told: { thing: 'vanity', how: 'across', to: 'door', at: 'north' },
    isSo: (room) => room.openings.some((o) => o.kind !== 'window' && o.side === one(room, 'vanity').facing),
  },
  {
    category: 'office',
    area: '12x14',
    text: 'A home office with a desk, and a credenza on the same wall as the door.',
    told: { thing: 'sideboard', at: 'south' },
    isSo: (room) => {
      const [credenza] = room.items.filter((i) => i.kind === 'cabinet');
      return room.openings.some((o) => o.kind !== 'window' && credenza && o.side === backOf(credenza));
    },
  },
];

describe('places that are told by another thing', () => {
  it.each(ROWS)('$text', ({ category, area, text, told, isSo }) => {
    const { room, brief } = plan(category, area, text);
    expect(briefOf(category, area, text).thingsAt).toContainEqual(told);
    const words = text.split('. ').at(-1) ?? '';
    const entries = (brief.ledger ?? []).filter(
      (e) => words.includes(e.text) || e.text.includes(words.slice(0, -1)),
    );
    const isDrawn = entries.every(({ outcome }) => outcome === 'drawn' || outcome === 'kept');
    expect(isDrawn).toBe(isSo(room));
  });

  it.each([
    [
      'bedroom',
      '14x16',
      'A bedroom with a queen bed and a desk as far from the bed as possible.',
      'desk',
      'far',
      'bed',
    ],
    ['office', '12x14', 'A home office. The desk should go away from the window.', 'desk', 'near', 'window'],
    [
      'bathroom',
      '10x12',
      'A bathroom with a shower, a tub and a toilet far from the shower.',
      'toilet',
      'far',
      'shower',
    ],
  ] as const)('keeps things apart: %s %s %s', (category, area, text, thing, how, to) => {
    const { room } = plan(category, area, text);
    expect(briefOf(category, area, text).placesRefused).toContainEqual({ thing, how, to });
    if (to === 'window') return;
    const kind = thing === 'toilet' ? 'toilet' : 'desk';
    expect(apart(one(room, kind), one(room, to))).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['office', '12x14', 'A home office with two desks back to back with each other.', 'back to back'],
    [
      'living room',
      '14x16',
      'A living room with a sofa and a TV. Put the bookcase under the sofa.',
      'under the sofa',
    ],
    [
      'kitchen',
      '14x16',
      'A kitchen with a range. Put the windows on either side of the range.',
      'either side',
    ],
  ] as const)('calls nothing drawn that stands otherwise: %s %s %s', (category, area, text, words) => {
    const { brief } = plan(category, area, text);
    const entry = brief.ledger?.find((e) => e.text.includes(words));
    expect(entry?.outcome).toBe('changed');
  });

  it('reads that a sentence puts what it names, and takes nothing away', () => {
    const text = 'A bedroom with a queen bed. We need a dresser too. It should go below the window.';
    const read = briefOf('bedroom', '14x16', text);
    expect(read.refused).not.toContain('dresser');
    expect(read.wanted).toContain('dresser');
    const entry = plan('bedroom', '14x16', text).brief.ledger?.find((e) => e.text.includes('below'));
    expect(entry?.understood).toContain('Dresser at the window');
  });

  it('gives the place to the head of what is told with another thing', () => {
    const { thingsAt } = briefOf(
      'bedroom',
      '14x16',
      'A king bed and a dresser with a TV above it across from the bed.',
    );
    expect(thingsAt).toContainEqual({ thing: 'dresser', how: 'across', to: 'bed' });
    expect(thingsAt).toContainEqual({ thing: 'tv', how: 'over', to: 'dresser' });
    const other = briefOf('bedroom', '14x16', 'King bed, two nightstands, not under a window.');
    expect(other.placesRefused).toEqual([{ thing: 'bed', how: 'near', to: 'window' }]);
  });
});
