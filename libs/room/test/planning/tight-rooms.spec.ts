import { ceilingOver, type Item, itemsOf, type Room } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { centre, grow, overlaps, type Rect, rectOf } from '../../src/geometry/geometry.js';
import { isSolid } from '../../src/geometry/items.js';
import { planConcept } from '../../src/index.js';
import { standsApart } from '../../src/planner/floor/refused-places.js';
import { gap } from '../../src/planner/floor/told-places.js';
import { faultsOf } from '../rooms/invariants.js';

const SEEDS = [1, 2, 3, 4];

type Wish = Parameters<typeof planConcept>[0];
const plans = (wish: Wish) => {
  const concepts = SEEDS.map((seed) => planConcept(wish, { seed, date: '2026-11-28' }));
  expect(concepts.flatMap((concept) => faultsOf(concept))).toEqual([]);
  return concepts;
};

const piece = ({ items }: Room, id: string): Item | undefined =>
  items.find(({ traits }) => (traits as { readonly piece?: string } | undefined)?.piece === id);
const labelled = ({ items }: Room, label: RegExp): Item | undefined => items.find((i) => label.test(i.label));
const others = ({ items }: Room, own: Item): Rect[] =>
  items.filter((i) => i !== own && isSolid(i)).map(({ box }) => rectOf(box));

describe('floor to play, lift and saw on', () => {
  it('is 5 ft behind the ends of a ping-pong table and 3 ft beside it', () => {
    for (const { room } of plans({
      category: 'basement',
      area: '22x30',
      designPrompt: 'ping-pong table, sofa and TV, wet bar',
    })) {
      const table = labelled(room, /ping-pong/i)!;
      const { x, y, w, d } = rectOf(table.box);
      const [dx, dy] = w > d ? [60, 36] : [36, 60];
      const played = { x: x - dx, y: y - dy, w: w + 2 * dx, d: d + 2 * dy };
      expect(others(room, table).filter((rect) => overlaps(rect, played))).toEqual([]);
    }
  });

  it('lies all around a table saw, beside a truck that stands to one side', () => {
    for (const { room } of plans({
      category: 'garage',
      area: '24x26',
      designPrompt: 'Two car garage, park my pickup truck, table saw and workbench on the other side',
    })) {
      const saw = labelled(room, /table saw/i)!;
      expect(others(room, saw).filter((rect) => overlaps(rect, grow(rectOf(saw.box), 36)))).toEqual([]);
    }
  });

  it('has the bench before its rack', () => {
    for (const { room } of plans({
      category: 'other',
      area: '12x14',
      designPrompt: 'home gym with a squat rack, weight bench, treadmill, mirror wall',
    })) {
      const [rack, bench] = [piece(room, 'squat-rack')!, piece(room, 'weight-bench')!].map((i) =>
        rectOf(i.box),
      );
      expect(gap(rack!, bench!)).toBeLessThan(4);
      const [a, b] = [centre(rack!), centre(bench!)];
      expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeLessThan(1);
    }
  });

  it('is under a roof only where what stands there ends below it', () => {
    for (const { room } of plans({
      category: 'other',
      area: '15x24',
      designPrompt: 'attic gym under the roof, knee walls 4 ft, ridge 8 ft, heavy bag, treadmill, mats',
    })) {
      const bag = piece(room, 'punching-bag')!;
      expect(bag.box.heightIn).toBeLessThanOrEqual(ceilingOver(room.shell, rectOf(bag.box)));
    }
  });
});

describe('a room with more asked of it than stands in it by itself', () => {
  it.each(['8x12', '9x12'])('is a galley of %s with a table at its end', (area) => {
    for (const { room } of plans({
      category: 'kitchen',
      area,
      designPrompt: 'Galley kitchen, keep it a galley, with a small table for two',
    })) {
      expect(itemsOf(room, 'dining-table')).toHaveLength(1);
      expect(itemsOf(room, 'refrigerator', 'sink-base', 'range', 'dishwasher')).toHaveLength(4);
    }
  });

  it('has a table that a wheelchair rolls up to', () => {
    for (const { room } of plans({
      category: 'kitchen',
      designPrompt:
        'I use a wheelchair. Kitchen is 13 x 13 with a back door. Roll under sink and cooktop, a spot to eat.',
    }))
      expect(itemsOf(room, 'dining-table')).toHaveLength(1);
  });

  it('keeps the king bed, with a walk-in closet and two chairs', () => {
    for (const { room } of plans({
      category: 'bedroom',
      area: '14x18',
      designPrompt:
        'king bed, two nightstands, two armchairs and a small table by the windows, walk-in closet',
    })) {
      expect(itemsOf(room, 'bed').map((bed) => bed.traits?.size)).toEqual(['king']);
      expect(itemsOf(room, 'armchair').length).toBeGreaterThanOrEqual(2);
      expect(itemsOf(room, 'walk-in-closet')).toHaveLength(1);
    }
  });

  it('stores closed, and low, where the roof comes down', () => {
    for (const { room, brief } of plans({
      category: 'other',
      area: '15x26',
      designPrompt:
        'Attic with the roof coming down to 4 ft on the long sides and 8 ft 6 in the middle: hobby room, sewing table, cutting table in the middle, fabric cabinet, a daybed. Stair comes up at the north end.',
    })) {
      expect(room.items.some((i) => i.kind === 'tall-cabinet' || i.kind === 'cabinet')).toBe(true);
      expect(brief.unmet.filter((sentence) => /cabinet was left out/.test(sentence))).toEqual([]);
    }
  });

  it('seats ten with a way around the table, its length along the room', () => {
    for (const { room } of plans({
      category: 'other',
      area: '12x15',
      designPrompt: 'Dining room, table for ten you can walk around, sideboard',
    })) {
      const [table] = itemsOf(room, 'dining-table');
      if (itemsOf(room, 'dining-chair').length === 10)
        expect(table!.box.depthIn).toBeGreaterThan(table!.box.widthIn);
    }
  });
});

describe('what belongs together', () => {
  it('is a laundry near the water heater', () => {
    for (const { room } of plans({
      category: 'basement',
      area: '20x26',
      designPrompt: 'Laundry and storage, play area for the kids.',
    })) {
      const [washer] = itemsOf(room, 'washer');
      const [heater] = itemsOf(room, 'water-heater');
      expect(gap(rectOf(washer!.box), rectOf(heater!.box))).toBeLessThan(120);
    }
  });

  it('is a dresser and the television over it', () => {
    for (const { room } of plans({
      category: 'bedroom',
      area: '14x16',
      designPrompt: 'king bed, dresser with the TV above it, two nightstands, closet',
    })) {
      const [dresser, tv] = [itemsOf(room, 'dresser')[0]!, itemsOf(room, 'tv')[0]!].map((i) => rectOf(i.box));
      if (!overlaps(dresser!, tv!)) continue;
      const [a, b] = [centre(dresser!), centre(tv!)];
      expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeLessThan(13);
    }
  });

  it('is no door with a toilet straight ahead, where words ask for that', () => {
    for (const { room } of plans({
      category: 'bathroom',
      designPrompt:
        '5x8 hall bath. Keep the tub, new vanity with drawers, new toilet. The toilet faces you when the door is open. Somewhere for towels.',
    }))
      expect(standsApart(room, { thing: 'toilet', how: 'faces', to: 'door' })).toBe(true);
  });
});

describe('a large kitchen', () => {
  it('has its refrigerator near the sink, past a corner, and all seats at its island', () => {
    for (const { room, findings } of plans({
      category: 'kitchen',
      budget: 90_000,
      designPrompt:
        '14 x 17 kitchen, two windows on the north wall. Island with seating for four, sink under one of the windows, wall oven and microwave stacked, 36" gas cooktop.',
    })) {
      expect(findings.filter(({ rule, met }) => rule === 'triangle-total' && !met)).toEqual([]);
      expect(itemsOf(room, 'stool').length).toBeGreaterThanOrEqual(4);
    }
  });
});
