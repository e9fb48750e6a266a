import { isOnFloorPlan, itemsOf, type Opening, type Room, wallBehind } from '@plumbline/concept';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPhone } from '../src/drawing/phone.js';
import { drawSheet } from '../src/drawing/plan.js';
import { quantitiesOf } from '../src/estimate/quantities.js';
import { NoRoomFits, planConcept } from '../src/index.js';
import { opposite, rectOf, seenFromWall } from '../src/planner/geometry.js';
import { checkRoom } from '../src/rules/check-room.js';
import { randomRooms } from './random-request.js';

const DATE = '2026-11-21';
const SERVICES = ['receptacle', 'switch', 'smoke-alarm', 'supply-register', 'return-grille'] as const;
const without = (room: Room): Room => ({ ...room, items: room.items.filter(isOnFloorPlan) });
const outlets = (list: readonly { price: string; quantity: number }[]): number =>
  list.find((q) => q.price === 'outlet')?.quantity ?? 0;

/** What is wrong with the plates on the walls of a room, as sentences. */
function plateFaults(room: Room): string[] {
  const stands = (o: Opening, z: number, t: number, along: number, height: number) =>
    o.sillIn < z + height &&
    z < o.sillIn + o.heightIn &&
    t < o.offsetIn + o.widthIn &&
    o.offsetIn < t + along;
  return itemsOf(room, 'receptacle', 'switch', 'return-grille').flatMap((plate) => {
    if (plate.kind === 'receptacle' && plate.traits?.at === 'counter' && plate.box.z < 36) return [];
    const wall = wallBehind(room.shell, opposite(plate.facing), rectOf(plate.box), 1);
    if (!wall) return [`${plate.id} is on no wall`];
    const { t, along } = seenFromWall(room, wall.id, rectOf(plate.box));
    return room.openings
      .filter((o) => o.wall === wall.id && stands(o, plate.box.z, t, along, plate.box.heightIn))
      .map((o) => `${plate.id} is in ${o.id}`);
  });
}

describe('receptacles, switches, alarms and registers', () => {
  it('are set flat on walls clear of openings, and change neither layout nor floor plan, in rooms of all kinds', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(randomRooms(), ({ request, seed }) => {
        try {
          const { room, title, date, wishes, quantities } = planConcept(request, { seed, date: DATE });
          for (const kind of SERVICES) if (itemsOf(room, kind).length > 0) seen.add(kind);
          expect(plateFaults(room)).toEqual([]);
          expect(outlets(quantities)).toBeLessThanOrEqual(itemsOf(room, 'receptacle').length);
          expect(outlets(quantitiesOf(without(room), wishes))).toBe(0);
          if (seed % 5 > 0) return;
          for (const draw of [drawSheet, drawPhone])
            expect(draw({ room, title, date }, { embedFont: false }).svg).toBe(
              draw({ room: without(room), title, date }, { embedFont: false }).svg,
            );
        } catch (error) {
          if (!(error instanceof NoRoomFits)) throw error;
        }
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
    expect([...seen].sort()).toEqual([...SERVICES].sort());
  });

  it.each(ROOM_CATEGORIES)('leave no point of a wall without one too far away: %s', (category) => {
    const { room } = planConcept({ category, area: '16x18' }, { seed: 4, date: DATE });
    const receptacles = itemsOf(room, 'receptacle');
    expect(receptacles.length).toBeGreaterThanOrEqual(2);
    if (category === 'bathroom') {
      for (const basin of itemsOf(room, 'vanity', 'pedestal-sink')) {
        const near = receptacles.filter((r) => r.traits?.at === 'basin' && r.facing === basin.facing);
        expect(near.length).toBeGreaterThan(0);
      }
      return;
    }
    // Nobody has to walk around the room to find one: each wall that is free for 12 ft has its own.
    for (const wall of room.shell.walls) {
      const own = receptacles.filter((r) => r.facing === opposite(wall.side));
      const built = room.items.some(
        (i) => i.facing === opposite(wall.side) && /cabinet|closet|counter|stair|partition/.test(i.kind),
      );
      const doors = room.openings.filter((o) => o.wall === wall.id && o.kind !== 'window');
      if (!built && doors.length === 0) expect(own.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('are what the rule for counters measures and the estimate counts', () => {
    const { room, wishes, quantities, findings } = planConcept(
      { category: 'kitchen', area: '14x16', layout: 'island' },
      { seed: 2, date: DATE },
    );
    const measured = findings.filter((f) => f.rule === 'counter-receptacles');
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.every((f) => f.met)).toBe(true);
    const atCounters = itemsOf(room, 'receptacle').filter((r) => r.traits?.at === 'counter');
    expect(outlets(quantities)).toBe(atCounters.length);
    // Those over the counters taken away are missed by both; the island's stays.
    const gone = atCounters.filter((r) => r.box.z > 36);
    const fewer = { ...room, items: room.items.filter((i) => !gone.some(({ id }) => id === i.id)) };
    expect(outlets(quantitiesOf(fewer, wishes))).toBe(atCounters.length - gone.length);
    expect(checkRoom(fewer).some((f) => f.rule === 'counter-receptacles' && !f.met)).toBe(true);
  });
});
