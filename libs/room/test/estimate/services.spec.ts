import { readBrief } from '@plumbline/brief';
import { isOnFloorPlan, itemsOf, type Opening, type Room, wallBehind, wallsAt } from '@plumbline/concept';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { drawPhone, drawSheet } from '@plumbline/drawing/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../../src/estimate/quantities.js';
import { grow, inFront, opposite, overlaps, rectOf, seenFromWall } from '../../src/geometry/geometry.js';
import { NoRoomFits, planConcept } from '../../src/index.js';
import { withServices } from '../../src/planner/electrical/services.js';
import { withGlazing } from '../../src/planner/openings/glazing.js';
import { checkRoom } from '../../src/rules/check-room.js';
import { ELECTRICAL_RULES } from '../../src/rules/electrical-rules.js';
import { nearWater } from '../../src/rules/near-water.js';
import { zonesOf } from '../../src/rules/zones.js';
import { randomRooms } from '../rooms/random-request.js';

const DATE = '2026-11-21';
const ELECTRICAL: ReadonlySet<string> = new Set(ELECTRICAL_RULES.map(({ id }) => id));
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
    // In a countertop.
    if (plate.box.heightIn < 1) return [];
    const onPartition = itemsOf(room, 'partition').some(({ box }) =>
      overlaps(grow(rectOf(box), 0.1), rectOf(plate.box)),
    );
    if (onPartition) return [];
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

  it.each(ROOM_CATEGORIES)('are where the codes ask for them, which rules measure: %s', (category) => {
    const { room, findings } = planConcept({ category, area: '16x18' }, { seed: 4, date: DATE });
    const electrical = findings.filter(({ rule }) => ELECTRICAL.has(rule) && rule !== 'panel-front');
    expect(electrical.filter((f) => !f.met)).toEqual([]);
    const asked = new Set(electrical.map((f) => f.rule));
    expect(asked.has('light-switch')).toBe(true);
    expect(asked.has('wall-receptacles')).toBe(category !== 'bathroom' && category !== 'garage');
    expect(asked.has('basin-receptacle')).toBe(category === 'bathroom');
    expect(asked.has('smoke-alarm')).toBe(category === 'bedroom' || category === 'basement');
    // Each one taken away is missed: none is more than the codes ask for but beside a basin.
    for (const kind of ['switch', 'smoke-alarm'] as const) {
      const fewer = { ...room, items: room.items.filter((i) => i.kind !== kind) };
      if (fewer.items.length < room.items.length)
        expect(
          checkRoom(fewer).some((f) => !f.met && f.rule.startsWith(kind === 'switch' ? 'light' : kind)),
        ).toBe(true);
    }
  });

  it('give a basement without a door a switch at its stair, and each room in it its own', () => {
    const plan = (features: string) =>
      planConcept({ category: 'basement', area: '24x30', features }, { seed: 3, date: DATE }).room;
    const plain = plan('');
    expect(plain.openings.filter((o) => o.kind !== 'window')).toEqual([]);
    const [stair] = itemsOf(plain, 'stair');
    const foot = stair && inFront(rectOf(stair.box), stair.facing, 60);
    const near = itemsOf(plain, 'switch').filter((s) => foot && overlaps(grow(foot, 24), rectOf(s.box)));
    expect(near.length).toBeGreaterThan(0);
    const guests = plan('guest room, bath');
    const inside = zonesOf(guests).filter((zone) => zone.areaIn2 > 35 * 144);
    expect(inside.length).toBeGreaterThan(1);
    for (const zone of inside) expect(zone.items.filter((i) => i.kind === 'switch')).toHaveLength(1);
    const bedroom = inside.find((zone) => zone.items.some((i) => i.kind === 'bed'));
    expect(bedroom?.items.filter((i) => i.kind === 'smoke-alarm')).toHaveLength(1);
  });

  it('lie below the sills of low windows that stand too close for a plate between them', () => {
    const request = { category: 'other', area: '13x17' } as const;
    const { room } = planConcept(request, { seed: 1, date: DATE });
    const [door] = room.openings.filter(({ kind, side }) => kind !== 'window' && side !== 'east');
    const [east] = wallsAt(room.shell, 'east');
    const windows = [8.5, 61, 113.5].map(
      (offsetIn, i): Opening => ({
        id: `pane-${i}`,
        kind: 'window',
        wall: east.id,
        side: 'east',
        offsetIn,
        widthIn: 48,
        heightIn: 60,
        sillIn: 18,
      }),
    );
    const low = { ...without(room), items: [], openings: [...(door ? [door] : []), ...windows] };
    const wired = withServices(low, readBrief(request).brief);
    expect(checkRoom(wired).find((f) => f.rule === 'wall-receptacles')).toMatchObject({ met: true });
    expect(plateFaults(wired)).toEqual([]);
  });

  it('leave no point of a counter out of reach where it goes around a corner, along either wall', () => {
    let corners = 0;
    for (const seed of [1, 2, 3, 4]) {
      const { room } = planConcept(
        { category: 'kitchen', designPrompt: 'L-shaped kitchen 11 by 14 ft' },
        { seed, date: DATE },
      );
      const tops = itemsOf(room, 'countertop').map(({ box }) => rectOf(box));
      const { x: w, y: d } = room.shell.outline[2]!;
      for (const [x, y] of [
        [0, 0],
        [w, 0],
        [0, d],
        [w, d],
      ] as const) {
        const isCovered = (at: { x: number; y: number }) =>
          tops.some((r) => at.x > r.x && at.x < r.x + r.w && at.y > r.y && at.y < r.y + r.d);
        const [east, north] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1];
        const isCorner = [1, 26].every(
          (far) =>
            isCovered({ x: x + far * east, y: y + north }) && isCovered({ x: x + east, y: y + far * north }),
        );
        if (!isCorner) continue;
        corners++;
        const plates = itemsOf(room, 'receptacle').filter((r) => r.traits?.at === 'counter');
        const far = (facing: 'east' | 'north') =>
          Math.min(
            ...plates
              .map(({ box, facing: its }) => ({ its, at: rectOf(box) }))
              .filter(({ its, at }) =>
                facing === 'east'
                  ? its === (x === 0 ? 'east' : 'west') && Math.abs(at.x - x) < 6
                  : its === (y === 0 ? 'north' : 'south') && Math.abs(at.y - y) < 6,
              )
              .map(({ at }) =>
                facing === 'east' ? Math.abs(at.y + at.d / 2 - y) : Math.abs(at.x + at.w / 2 - x),
              ),
          );
        expect([seed, far('east') <= 24.1, far('north') <= 24.1]).toEqual([seed, true, true]);
      }
    }
    expect(corners).toBeGreaterThanOrEqual(2);
  });

  it('stand in the top of an island since the code has them nowhere below', () => {
    const { room } = planConcept(
      { category: 'kitchen', area: '14x16', layout: 'island' },
      { seed: 2, date: DATE },
    );
    const [top] = itemsOf(room, 'countertop').filter((t) => t.group === 'island');
    const inside = itemsOf(room, 'receptacle').filter((r) => top && overlaps(rectOf(top.box), rectOf(r.box)));
    expect(inside.map((r) => r.box.z)).toEqual([36]);
  });

  it('have makeup air with a hood of more than 400 cfm, and tempered glass near water', () => {
    const { room, findings } = planConcept(
      { category: 'kitchen', area: '16x18', features: '48 inch range', budget: 150_000 },
      { seed: 2, date: DATE },
    );
    for (const hood of itemsOf(room, 'hood'))
      expect(hood.traits?.makeupAir ?? false).toBe((hood.traits?.cfm ?? 0) > 400);
    expect(findings.some((f) => f.rule === 'makeup-air' && !f.met)).toBe(false);
    // The same bath with its tub below the window, and with the tub away from it.
    const tub = { x: 20, y: 66, z: 0, widthIn: 60, depthIn: 30, heightIn: 20 };
    const bath = planConcept({ category: 'bathroom', area: '8x8' }, { seed: 1, date: DATE }).room;
    const window = { id: 'window-9', kind: 'window', wall: 'w3', side: 'north', offsetIn: 30 } as const;
    const low = { ...window, widthIn: 30, heightIn: 30, sillIn: 42 };
    const item = { id: 'bathtub-9', kind: 'bathtub', label: 'Tub', facing: 'south', box: tub } as const;
    const wet = { ...bath, openings: [low], items: [item] };
    expect(nearWater(wet, low)).toBe(item);
    expect(withGlazing(wet).openings.map((o) => o.tempered)).toEqual([true]);
    expect(withGlazing({ ...wet, items: [] }).openings.map((o) => o.tempered)).toEqual([undefined]);
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
