import { describe, expect, it } from 'vitest';
import type { Support } from '../src/mesh/cloth/cloth.js';
import { fallen } from '../src/mesh/cloth/fallen.js';
import { stuffed } from '../src/mesh/cloth/stuffed.js';
import type { Mesh } from '../src/mesh/mesh.js';

const points = ({ positions }: { positions: Float32Array }): [number, number, number][] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[i * 3]!,
    positions[i * 3 + 1]!,
    positions[i * 3 + 2]!,
  ]);

describe('cloth that falls', () => {
  const bed: Support = { min: [-30, -40, 8], max: [30, 40, 24], radius: 2.5 };
  const drop = (seed: number) =>
    fallen({
      middle: [0, -8, 27],
      half: [42, 34],
      supports: [bed],
      grain: 4,
      thick: 1,
      stiff: 0.2,
      floor: 0,
      seed,
    });
  const duvet = drop(1);

  it('lies on what is below it and hangs over its sides, above the floor', () => {
    const all = points(duvet);
    const over = all.filter(([x, y]) => Math.abs(x) < 24 && Math.abs(y) < 34);
    expect(Math.min(...over.map((p) => p[2]))).toBeGreaterThan(23);
    expect(Math.max(...over.map((p) => p[2]))).toBeLessThan(28);
    const beside = all.filter(([x]) => Math.abs(x) > 31);
    expect(beside.length).toBeGreaterThan(50);
    expect(Math.min(...beside.map((p) => p[2]))).toBeLessThan(18);
    expect(Math.min(...all.map((p) => p[2]))).toBeGreaterThan(-0.5);
  });

  it('does not stretch: it is as wide along its bend as it was cut', () => {
    // A row across, on the upper side: from hem to hem.
    const row = points(duvet)
      .filter(([, y, z]) => Math.abs(y) < 2.1 && z > 0)
      .sort((a, b) => a[0] - b[0]);
    const hems = Math.max(...row.map((p) => Math.abs(p[0])));
    expect(hems).toBeLessThan(38);
    expect(hems).toBeGreaterThan(30);
  });

  it('has wrinkles where it was slept under, and is otherwise the same', () => {
    const sheet = (wrinkled?: number) =>
      fallen({
        middle: [0, 0, 27],
        half: [30, 30],
        supports: [bed],
        grain: 4,
        thick: 1,
        stiff: 0.2,
        floor: 0,
        seed: 1,
        ...(wrinkled && { wrinkled }),
      });
    /** How far normals of the upper side lean where it lies flat on the bed, in the mean. */
    const unrest = (mesh: Mesh): number => {
      const lying = points(mesh).flatMap(([x, y, z], i) =>
        Math.abs(x) < 18 && Math.abs(y) < 18 && z > 24.5 && mesh.normals[i * 3 + 2]! > 0.5
          ? [1 - mesh.normals[i * 3 + 2]!]
          : [],
      );
      return lying.reduce((sum, lean) => sum + lean, 0) / lying.length;
    };
    const [flat, slept] = [sheet(), sheet(0.6)];
    expect(unrest(slept)).toBeGreaterThan(1.5 * unrest(flat));
    const reach = (mesh: Mesh): number => Math.max(...points(mesh).map((p) => Math.abs(p[0])));
    expect(Math.abs(reach(slept) - reach(flat))).toBeLessThan(0.6);
  });

  it('that is a quilt swells between rows of stitches a hand apart', () => {
    const quilt = fallen({
      middle: [0, 0, 27],
      half: [20, 26],
      supports: [bed],
      grain: 2,
      thick: 0.9,
      quilted: true,
      stiff: 0.05,
      floor: 0,
      seed: 1,
    });
    // Where it lies flat: along its length, the height in the middle of a strip as wide as two points are apart.
    const along = points(quilt)
      .filter(([x, y, z]) => Math.abs(x - 4) < 0.45 && Math.abs(y) < 14 && z > 24.6)
      .sort((a, b) => a[1] - b[1]);
    const furrows = along.filter(
      ([, , z], i) =>
        i > 0 && i < along.length - 1 && z < along[i - 1]![2] - 0.05 && z < along[i + 1]![2] - 0.05,
    );
    expect(furrows.length).toBeGreaterThanOrEqual(4);
    const apart = (furrows.at(-1)![1] - furrows[0]![1]) / (furrows.length - 1);
    expect(apart).toBeGreaterThan(3.6);
    expect(apart).toBeLessThan(5);
  });

  it('falls the same for a seed, and otherwise for another', () => {
    expect(drop(1).positions).toEqual(duvet.positions);
    expect(drop(2).positions).not.toEqual(duvet.positions);
  });
});

describe('a stuffed case', () => {
  it('has the size that was asked for, is thick in the middle and thin at its seams', () => {
    const all = points(stuffed(13, 10, 4, 3));
    const reach = (axis: 0 | 1 | 2, list = all): number => Math.max(...list.map((p) => Math.abs(p[axis])));
    expect(reach(0)).toBeCloseTo(13, 3);
    expect(reach(2)).toBeCloseTo(10, 3);
    expect(reach(1)).toBeGreaterThan(2.5);
    expect(reach(1)).toBeLessThanOrEqual(4.001);
    const seam = all.filter(([x, , z]) => Math.abs(x) > 12.7 || Math.abs(z) > 9.7);
    expect(reach(1, seam)).toBeLessThan(reach(1) * 0.5);
    // Corners stand out: along the middle of a side the case is drawn in.
    const side = all.filter(([x, , z]) => Math.abs(z) < 1 && x > 0);
    expect(Math.max(...side.map((p) => p[0]))).toBeLessThan(12.9);
  });

  it('is as thick before as behind, crease for crease, from a seam that lies flat', () => {
    const all = points(stuffed(13, 10, 4, 3));
    const key = ([x, y, z]: readonly number[]): string => [x!, y!, z!].map((v) => v.toFixed(3)).join();
    const places = new Set(all.map(key));
    for (const [x, y, z] of all) expect(places.has(key([x, y === 0 ? 0 : -y, z]))).toBe(true);
    for (const [x, y] of all) if (Math.abs(x) > 12.999) expect(Math.abs(y)).toBe(0);
  });
});
