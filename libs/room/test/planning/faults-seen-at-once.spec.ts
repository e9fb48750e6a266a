import type { Item, Room } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { inFront, opposite, overlaps, rectOf, runsEast } from '../../src/geometry/geometry.js';
import { showerDoorOf } from '../../src/shower-door.js';

/** Faults of a layout that a professional sees at once. Inches. */

const plan = (category: RoomCategory, area: string, designPrompt: string, seed = 1) =>
  planConcept({ category, area, designPrompt }, { seed, date: '2026-11-29' });
const of = ({ items }: Room, kind: Item['kind']) => items.filter((item) => item.kind === kind);

describe('a bench in a shower', () => {
  it.each(['7x9', '8x8', '8x10', '9x12', '10x12'])('%s leaves 24 in to step in, off the bench', (area) => {
    const { room } = plan('bathroom', area, 'Big walk-in shower with a bench, glass.');
    const shower = room.items.find((item) => item.kind === 'shower');
    const [bench] = of(room, 'shower-bench');
    if (shower?.kind !== 'shower' || !bench) throw new Error('A shower with its bench is missing.');
    expect(shower.traits?.open?.split(',')).not.toContain(opposite(bench.facing));
    if (bench.facing === shower.facing || shower.traits?.enclosure !== 'glass') return;
    const { doorIn, paneIn } = showerDoorOf(shower);
    const deep = runsEast(shower.facing) ? bench.box.widthIn : bench.box.depthIn;
    expect(paneIn).toBeGreaterThanOrEqual(deep - 0.5);
    expect(doorIn).toBeGreaterThanOrEqual(24);
  });

  it('has a niche for each of two', () => {
    const { room } = plan('bathroom', '9x12', 'Curbless shower with a niche on her side and his side.');
    expect(of(room, 'shower-niche')).toHaveLength(2);
  });
});

describe('a tub with a shower', () => {
  it.each([
    ['8x8', 'Kids bath. Tub/shower combo stays, new vanity.'],
    ['7x8', 'Tub with shower stays.'],
    ['8x10', 'New tub with a shower over it, new vanity.'],
    ['9x11', 'Tub shower combo, toilet, vanity'],
  ])('%s has a wall at both ends: %s', (area, text) => {
    const { room } = plan('bathroom', area, text);
    const [tub] = of(room, 'bathtub');
    if (!tub) throw new Error('No tub.');
    const r = rectOf(tub.box);
    const ends = runsEast(tub.facing) ? (['west', 'east'] as const) : (['south', 'north'] as const);
    const gapTo = { west: r.x, south: r.y, east: room.widthIn - r.x - r.w, north: room.depthIn - r.y - r.d };
    for (const end of ends) {
      const strip = inFront(r, end, 2);
      const walled = of(room, 'partition').some(({ box }) => overlaps(rectOf(box), strip));
      expect(gapTo[end] < 2.5 || walled).toBe(true);
    }
  });

  it('that stays brings no new wall into the price', () => {
    const { estimate } = plan('bathroom', '8x8', 'Tub with shower stays. New vanity and floor.');
    expect(estimate.lines.map(({ item }) => item)).not.toContain('Partition framing');
  });
});

it.each(['5x8', '6x9', '7x9', '8x10'])('no towel hangs over a tank in a bath of %s', (area) => {
  const { room } = plan('bathroom', area, 'New tub, toilet and vanity.');
  const bars = of(room, 'towel-bar');
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars)
    for (const toilet of of(room, 'toilet'))
      expect(overlaps(rectOf(bar.box), rectOf(toilet.box))).toBe(false);
});

describe('the part of a basement that stays unfinished', () => {
  it.each([
    ['Bedroom, bath, family room, LVP, keep about 8x10 unfinished for furnace/water heater/storage.', 80],
    ['Family room. Leave 10x8 unfinished at the furnace.', 80],
    ['Family room, keep a 10x12 unfinished area for the furnace.', 120],
    ['Family room. Mechanical room 8x10 stays unfinished.', 80],
  ])('has its size and no floor: %s', (text, sqFt) => {
    const { quantities, room } = plan('basement', '24x30', text);
    const floor = quantities.find(({ price }) => price.startsWith('floor-'));
    expect(720 - (floor?.quantity ?? 0) / 1.08).toBeGreaterThanOrEqual(sqFt * 0.95);
    expect(of(room, 'furnace')).toHaveLength(1);
  });
});

it.each([
  ['basement', '18x22', 'Home gym and a golf simulator. Mirrors on one wall'],
  ['basement', '16x20', 'Home gym with a treadmill'],
  ['other', '12x14', 'Home gym with a treadmill'],
] as const)('%s %s: behind a treadmill 78 in are free', (category, area, text) => {
  const { room } = plan(category, area, text);
  const [treadmill] = room.items.filter((item) => item.kind === 'treadmill' && /^Treadmill/.test(item.label));
  if (!treadmill) throw new Error('No treadmill.');
  const behind = inFront(rectOf(treadmill.box), treadmill.facing, 77);
  const solid = room.items.filter(({ id, box }) => id !== treadmill.id && box.z < 1 && box.heightIn > 1);
  expect(solid.filter(({ box }) => overlaps(rectOf(box), behind))).toEqual([]);
  expect(behind.x >= -0.1 && behind.y >= -0.1).toBe(true);
  expect(behind.x + behind.w <= room.widthIn + 0.1 && behind.y + behind.d <= room.depthIn + 0.1).toBe(true);
});

it('no rod hangs before a washer', () => {
  const { room } = plan(
    'other',
    '7x10',
    'Laundry/mudroom: washer, dryer, hanging rod, 5 cubbies, utility sink',
  );
  for (const rod of room.items.filter(({ label }) => /rod/i.test(label)))
    for (const { box, facing } of [...of(room, 'washer'), ...of(room, 'dryer')])
      expect(overlaps(inFront(rectOf(box), facing, 24), rectOf(rod.box))).toBe(false);
});

it('a dishwasher that stays and is too tall for a low top is told', () => {
  const { brief } = plan('kitchen', '9x17', 'My wife uses a wheelchair, keep the dishwasher, new cabinets.');
  expect(brief.unmet.join(' ')).toMatch(/dishwasher stays .*34 in/);
});
