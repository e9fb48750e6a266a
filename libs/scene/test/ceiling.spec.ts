import type { Room } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { besideBeams } from '../src/ceiling.js';
import { stairwells } from '../src/flights.js';
import { Shape } from '../src/scene.js';

const METRE = 0.0254;
const DATE = '2026-11-01';

const plan = (category: Room['category'], style: string, designPrompt: string): Room =>
  planConcept({ category, style, designPrompt }, { seed: 5, date: DATE }).room;

describe('a ceiling', () => {
  it('is open over a stair that leads on, from where a head would touch it', () => {
    const room = plan('basement', 'modern', 'Basement 24x20, home theater');
    const [well] = stairwells(room);
    const stair = room.items.find(({ kind }) => kind === 'stair')!;
    expect(well).toBeDefined();
    expect(Math.max(well!.w, well!.d)).toBeLessThan(Math.max(stair.box.widthIn, stair.box.depthIn));
    const { primitives } = buildScene(room, 1);
    const above = (x: number, y: number): boolean =>
      primitives.some(
        ({ shape, min, max }) =>
          shape === Shape.box &&
          Math.abs(min[2] - room.ceilingIn * METRE) < 0.001 &&
          min[0] < x * METRE &&
          max[0] > x * METRE &&
          min[1] < y * METRE &&
          max[1] > y * METRE,
      );
    expect(above(well!.x + well!.w / 2, well!.y + well!.d / 2)).toBe(false);
    expect(above(room.widthIn / 2, room.depthIn / 2)).toBe(true);
  });

  it.each(['beams', 'coffered'] as const)('has no %s across a stair that leads on', (material) => {
    const planned = plan('basement', 'modern', 'Basement 24x20, home theater');
    const { ceiling } = planned.finishes;
    const room = { ...planned, finishes: { ...planned.finishes, ceiling: { ...ceiling, material } } };
    const [well] = stairwells(room);
    const hung = buildScene(room, 1).primitives.filter(
      ({ shape, min, max }) =>
        shape === Shape.box &&
        Math.abs(max[2] - room.ceilingIn * METRE) < 0.001 &&
        min[2] > (room.ceilingIn - 7) * METRE &&
        min[2] < (room.ceilingIn - 4) * METRE,
    );
    expect(hung.length).toBeGreaterThan(2);
    const { x, y, w, d } = well!;
    const across = hung.filter(
      ({ min, max }) =>
        min[0] < (x + w - 0.1) * METRE &&
        max[0] > (x + 0.1) * METRE &&
        min[1] < (y + d - 0.1) * METRE &&
        max[1] > (y + 0.1) * METRE,
    );
    expect(across).toEqual([]);
  });

  it('carries what is set into it beside its beams', () => {
    const room = { ...plan('bathroom', 'mediterranean', 'bath 10x11'), ceilingIn: 96 };
    expect(room.finishes.ceiling.material).toBe('beams');
    const fan = (x: number, y: number) => ({ x, y, z: 95, widthIn: 12, depthIn: 12, heightIn: 1 });
    const along = room.widthIn < room.depthIn;
    for (let at = 12; at < 96; at += 3) {
      const box = besideBeams(along ? fan(40, at) : fan(at, 40), room);
      const again = besideBeams(box, room);
      expect(again).toEqual(box);
    }
    const moved = Array.from({ length: 30 }, (_, i) =>
      along
        ? besideBeams(fan(40, 12 + 3 * i), room).y - 12 - 3 * i
        : besideBeams(fan(12 + 3 * i, 40), room).x - 12 - 3 * i,
    );
    expect(moved.some((by) => by !== 0)).toBe(true);
    expect(Math.max(...moved.map(Math.abs))).toBeLessThanOrEqual(10);
  });

  it('that slopes has its lights lie in the slope', () => {
    const room = plan('bedroom', 'farmhouse', 'Attic bedroom 14x20, knee walls 4 ft, peak 9 ft, queen bed');
    // Beside windows they are off.
    const spots = buildScene({ ...room, openings: [] }, 1).lights.filter(
      ({ kind, centre }) => kind === 'spot' && centre[2] > 64 * METRE,
    );
    expect(spots.length).toBeGreaterThan(1);
    for (const { normal } of spots) {
      expect(normal[2]).toBeLessThan(0);
      expect(Math.abs(normal[2])).toBeLessThan(0.98);
    }
  });
});
