import { describe, expect, it } from 'vitest';
import { fallen } from '../src/mesh/cloth/fallen.js';
import { fringed } from '../src/mesh/fringe.js';
import type { Mesh } from '../src/mesh/mesh.js';

const points = ({ positions }: Mesh): [number, number, number][] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[i * 3]!,
    positions[i * 3 + 1]!,
    positions[i * 3 + 2]!,
  ]);

describe('a duvet', () => {
  it.each([1, 2, 3, 4, 5])('hangs as low on one side as on the other, however it fell (%i)', (seed) => {
    const duvet = fallen({
      middle: [0, -12, 26],
      half: [42, 36],
      rounded: [15, 9],
      supports: [{ min: [-30, -40, 11], max: [30, 40, 23.8], radius: 2.6 }],
      grain: 2,
      thick: 0.9,
      stiff: 0.05,
      floor: 1,
      seed,
    });
    const side = (sign: number): number => {
      const hanging = points(duvet).filter(([x, y]) => sign * x > 30.5 && y > -40);
      return hanging.reduce((sum, p) => sum + p[2], 0) / hanging.length;
    };
    expect(Math.abs(side(1) - side(-1))).toBeLessThan(0.35);
    const corner = (sign: number): number =>
      Math.min(...points(duvet).flatMap(([x, y, z]) => (sign * x > 24 && y < -34 ? [z] : [])));
    expect(Math.abs(corner(1) - corner(-1))).toBeLessThan(1);
  });
});

describe('a fringe', () => {
  const hem = [0, 4, 8, 12].map((x) => [x, 0, 9] as const);
  const within = [0, 4, 8, 12].map((x) => [x, 0, 10] as const);

  it('hangs all along a hem, a strand beside the other, none through the floor', () => {
    const strands = points(fringed(hem, within, 2.4, 0));
    const roots = new Set(strands.filter((p) => p[2] > 8.9).map((p) => p[0].toFixed(0)));
    expect(roots.size).toBeGreaterThanOrEqual(12);
    expect(Math.min(...strands.map((p) => p[2]))).toBeGreaterThan(6);
    const low = points(
      fringed(
        hem.map(([x, y]) => [x, y, 1] as const),
        within.map(([x, y]) => [x, y, 2] as const),
        2.4,
        0,
      ),
    );
    expect(Math.min(...low.map((p) => p[2]))).toBeGreaterThanOrEqual(-0.01);
  });
});
