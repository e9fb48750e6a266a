import type { Room } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { SceneBuilder } from '../src/builder.js';
import { tileMaterial } from '../src/materials/counters-and-tile.js';
import { Pattern, Shape } from '../src/scene.js';
import { coverWall, withoutOpenings } from '../src/wall-covering.js';

const INCH = 0.0254;
const COVERING: ReadonlySet<string> = new Set(['backsplash', 'shower', 'bathtub']);

/** The boxes of a picture that cover a wall: thin, and right at it. */
function coverings(room: Room) {
  return buildScene(room, 1).primitives.flatMap((p) => {
    if (p.shape !== Shape.box || !COVERING.has(room.items[p.item]?.kind ?? '')) return [];
    const min = p.min.map((v) => v / INCH);
    const max = p.max.map((v) => v / INCH);
    return Math.min(...max.map((v, i) => v - min[i]!)) < 0.6 ? [{ min, max }] : [];
  });
}

/** Whether a box lies before the glass or the way through of an opening. */
const covers = (room: Room, { min, max }: { min: number[]; max: number[] }): boolean =>
  room.openings.some(({ side, offsetIn, widthIn, sillIn, heightIn }) => {
    const along = side === 'north' || side === 'south' ? 0 : 1;
    const across = 1 - along;
    const far = across === 0 ? room.widthIn : room.depthIn;
    const [from, to] = side === 'north' || side === 'east' ? [far - 3, far] : [0, 3];
    return (
      min[along]! < offsetIn + widthIn - 0.1 &&
      max[along]! > offsetIn + 0.1 &&
      min[2]! < sillIn + heightIn - 0.1 &&
      max[2]! > sillIn + 0.1 &&
      min[across]! < to - 0.1 &&
      max[across]! > from + 0.1
    );
  });

describe('tile and slabs on a wall', () => {
  it.each([
    ['kitchen', 'slab backsplash'],
    ['kitchen', 'galley, subway tile backsplash, back door'],
    ['bathroom', '5x8, tub with shower, large windows'],
    ['bathroom', '8x10, walk-in shower, large windows'],
  ] as const)('leave doors and windows of a %s free: %s', (category, designPrompt) => {
    let met = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { room } = planConcept({ category, designPrompt }, { seed, date: '2026-11-22' });
      const found = coverings(room);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((block) => covers(room, block))).toEqual([]);
      met += room.openings.filter((o) => o.kind === 'window').length;
    }
    expect(met).toBeGreaterThan(0);
  });

  it('lose no more than the openings and their casings', () => {
    const room = planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-11-22' }).room;
    const window = room.openings.find((o) => o.kind === 'window')!;
    const wall = {
      ...room,
      openings: [{ ...window, wall: 'w3', side: 'north', offsetIn: 40, widthIn: 48, sillIn: 42 } as const],
    };
    const block = { min: [0, room.depthIn - 0.5, 36], max: [120, room.depthIn, 54] } as const;
    const parts = withoutOpenings(wall, { min: [...block.min], max: [...block.max] });
    const area = parts.reduce((sum, { min, max }) => sum + (max[0] - min[0]) * (max[2] - min[2]), 0);
    // The glass with 2 in of casing, from 2 in under the sill up: 52 in by 14 in of 120 by 18.
    expect(area).toBeCloseTo(120 * 18 - 52 * 14, 6);
  });
});

describe('tile on a wall', () => {
  const { room } = planConcept({ category: 'bathroom', area: '8x10' }, { seed: 1, date: '2026-11-01' });
  const bare: Room = { ...room, openings: [] };
  const subway = { material: 'subway-tile', color: '#f2f0ea' } as const;

  it.each([30, 31.5, 35, 36, 41, 60, 61.3])(
    'is set out from the middle of %s in: alike at both ends, no piece narrower than half a tile',
    (long) => {
      const scene = new SceneBuilder();
      const wall = scene.frame({ x: 20, y: 30, z: 0, widthIn: long, depthIn: 1, heightIn: 80 }, 'north');
      const plain = scene.material(tileMaterial(subway));
      const laid = coverWall(wall, bare, [-long / 2, -0.2, 0], [long / 2, 0.2, 80], plain, { inRoom: true });
      const { pattern, parameters } = scene.materials[laid]!;
      expect(pattern).toBe(Pattern.tiles);
      const [wide, joint] = [parameters[0]! / INCH, parameters[5]! / INCH];
      const pieceAt = (end: number): number => {
        const left = (Math.abs(end - joint) / wide) % 1;
        return left < 0.002 || left > 0.998 ? 1 : left;
      };
      const [a, b] = [20, 20 + long].map(pieceAt) as [number, number];
      // One end is counted from a joint below it, the other from one above it.
      expect(Math.min(Math.abs(a - b), Math.abs(a + b - 1), Math.abs(a - b - 1))).toBeLessThan(0.01);
      const right = ((20 + long - joint) / wide) % 1;
      expect(right < 0.002 || right > 0.49).toBe(true);
    },
  );

  it('goes on beside what has been set out as it lies there, and a slab lies as it is', () => {
    const scene = new SceneBuilder();
    const wall = scene.frame({ x: 20, y: 30, z: 0, widthIn: 50, depthIn: 1, heightIn: 20 }, 'north');
    const cover = (half: number, m: number): number =>
      coverWall(wall, bare, [-half, -0.2, 0], [half, 0.2, 20], m, { inRoom: true });
    const laid = cover(25, scene.material(tileMaterial(subway)));
    expect(cover(11, laid)).toBe(laid);
    const slab = scene.material(tileMaterial({ material: 'slab', color: '#f2f0ea' }));
    expect(cover(25, slab)).toBe(slab);
  });
});
