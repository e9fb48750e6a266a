import {
  atFrame,
  contains,
  framesAt,
  overlaps,
  type Rect,
  type Room,
  randomFrom,
  SIDES,
} from '@plumbline/concept';
import { ROOM_CATEGORIES, STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../src/build-scene.js';
import { layCounters } from '../src/items/dressing/counters.js';
import { kitSpots } from '../src/items/dressing/kit.js';

const WISHES: Readonly<Record<string, readonly string[]>> = {
  kitchen: ['island', 'peninsula', 'apron sink', ''],
  bedroom: ['twin bed, desk', 'bunk bed', 'crib', ''],
  basement: ['bar, home theater', 'bar, pool table', ''],
  other: ['laundry', 'piano', 'reading room'],
};

/** Rooms of all kinds, sizes and wishes, the same each time. */
function* rooms(count: number): Generator<Room> {
  const next = randomFrom(20);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  for (let i = 0; i < count; i++) {
    const category = one(ROOM_CATEGORIES);
    const least = category === 'basement' || category === 'garage' ? 20 : 10;
    yield planConcept(
      {
        category,
        style: one(STYLE_IDS),
        budget: 40_000,
        area: `${least + Math.floor(next() * 7)}x${least + Math.floor(next() * 9)}`,
        features: one(WISHES[category] ?? ['']),
      },
      { seed: i, date: '2026-11-01' },
    ).room;
  }
}

const shrunk = ({ x, y, w, d }: Rect): Rect => ({ x: x + 0.05, y: y + 0.05, w: w - 0.1, d: d - 0.1 });
const ROOMS = [...rooms(200)];

describe('of 200 random rooms', () => {
  it('nothing on a counter stands in another thing, or in what stands there or hangs low', () => {
    let things = 0;
    for (const room of ROOMS) {
      const laid = layCounters(contextOf(room, 1));
      things += laid.length;
      // A peninsula is dressed as an island is: its appliances would turn their backs to the room.
      expect(laid.filter(({ top }) => top.group === 'peninsula')).toEqual([]);
      laid.forEach(({ area, top, thing }, i) => {
        const where = `${thing} in a ${room.category} of ${room.widthIn} by ${room.depthIn}`;
        for (const other of laid.slice(i + 1))
          expect(overlaps(shrunk(area), other.area), `${where} and ${other.thing}`).toBe(false);
        const z = top.box.z + top.box.heightIn;
        for (const { kind, box } of room.items) {
          // Receptacles and switches are flat on the wall.
          const isThere =
            Math.min(box.widthIn, box.depthIn) > 3 &&
            box.z < z + 8 &&
            box.z + box.heightIn > z + 1 &&
            kind !== 'backsplash';
          const rect = { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn };
          if (isThere && kind !== 'countertop')
            expect(overlaps(shrunk(area), rect), `${where} and ${kind}`).toBe(false);
        }
      });
    }
    expect(things).toBeGreaterThan(200);
  });

  it('machines of one counter stand apart', () => {
    let machines = 0;
    for (const room of ROOMS) {
      const laid = layCounters(contextOf(room, 1)).filter(({ thing }) =>
        ['coffee machine', 'toaster', 'mixer'].includes(thing),
      );
      machines += laid.length;
      for (const [i, { top, x }] of laid.entries())
        for (const other of laid.slice(i + 1))
          if (other.top === top) expect(Math.abs(other.x - x)).toBeGreaterThan(41.9);
    }
    expect(machines).toBeGreaterThan(20);
  });

  it('kits lie on free floor, and not before a door', () => {
    let things = 0;
    for (const room of ROOMS) {
      for (const { area, thing } of kitSpots(contextOf(room, 1))) {
        things++;
        expect(contains(room.shell, area)).toBe(true);
        for (const { kind, box } of room.items)
          if (box.z < thing.high && kind !== 'rug')
            expect(overlaps(area, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn }), kind).toBe(false);
        for (const { wall, kind, offsetIn, widthIn } of room.openings)
          for (const frame of SIDES.flatMap((side) => framesAt(room.shell, side)))
            if (frame.wall.id === wall && kind !== 'window')
              expect(overlaps(area, atFrame(frame, offsetIn, 0, widthIn, 36))).toBe(false);
      }
    }
    expect(things).toBeGreaterThan(10);
  });

  it('a kitchen’s things stand in kitchens, and a laundry has its own', () => {
    const kinds = (category: string, has: string): Set<string> =>
      new Set(
        ROOMS.filter((r) => r.category === category && r.items.some(({ kind }) => kind === has)).flatMap(
          (r) => layCounters(contextOf(r, 1)).map(({ thing }) => thing),
        ),
      );
    expect(kinds('kitchen', 'range')).toContain('toaster');
    expect(kinds('other', 'washer')).not.toContain('toaster');
    expect(kinds('other', 'washer')).toContain('washing powder');
  });
});
