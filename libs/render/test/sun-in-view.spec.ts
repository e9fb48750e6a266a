import { planConcept } from '@plumbline/room';
import { buildScene, type Scene } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { sunInView } from '../src/camera/sun-in-view.js';
import { levelCamera } from '../src/camera/view.js';

const METRE = 0.0254;
const { room } = planConcept(
  { category: 'bedroom', area: '14x12', budget: 60_000 },
  { seed: 1, date: '2026-11-01' },
);
/** An empty room of 4 by 3 m with one window, 1.2 m wide, in the middle of its north wall. */
const width = 4;
const depth = 3;
const scene: Scene = {
  ...buildScene({ ...room, items: [] }, 1),
  ...{ width, depth, room: { ...room, items: [] } },
  lights: [
    {
      kind: 'window',
      centre: [2, 3.1, 1.4],
      normal: [0, -1, 0],
      u: [0.6, 0, 0],
      v: [0, 0, 0.6],
      emission: [0, 0, 0],
      area: 1.44,
    },
  ],
};
/** Looks north from the south, at the west half or the east half of the floor. */
const looking = (aside: number) =>
  levelCamera({
    ...{
      x: 2 + aside,
      y: 0.1,
      z: 1.4,
      headingX: 0,
      headingY: 1,
      halfWidth: 0.5,
      up: -0.8,
      name: 'from the south',
    },
  });
const withSun = (sun: readonly [number, number, number], from: Scene = scene): Scene => ({
  ...from,
  daylight: { ...from.daylight, sun, sunlight: [10, 9, 8] },
});
/** Where the light through the window's middle meets the floor. */
const patch = ([x, y, z]: readonly [number, number, number]): readonly [number, number] => [
  2 - (x / z) * 1.4,
  3.1 - (y / z) * 1.4,
];

describe('the sun of a picture', () => {
  const high: [number, number, number] = [0, 0.05, 0.999];

  it('stands where its patch lies in the picture, to the left or to the right', () => {
    const [left, right] = [-1, 1].map((aside) => patch(sunInView(withSun(high), looking(aside))));
    expect(left![0]).toBeLessThan(1.7);
    expect(right![0]).toBeGreaterThan(2.3);
    for (const [x, y] of [left!, right!]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(depth);
    }
  });

  it('stays where its patch is in the picture already', () => {
    const lit = withSun(sunInView(withSun(high), looking(1)));
    expect(sunInView(lit, looking(1))).toBe(lit.daylight.sun);
  });

  it('lies on bare floor rather than on what stands there', () => {
    const [x, y] = patch(sunInView(withSun(high), looking(0)));
    const box = { x: x / METRE - 14, y: y / METRE - 14, z: 0, widthIn: 28, depthIn: 28, heightIn: 30 };
    const dresser = { id: 'd', kind: 'dresser', label: 'Dresser', box, facing: 'south' } as const;
    const filled = { ...scene, room: { ...room, items: [dresser] } };
    const [otherX, otherY] = patch(sunInView(withSun(high, filled), looking(0)));
    expect(Math.hypot(otherX - x, otherY - y)).toBeGreaterThan(0.2);
  });

  it('is the scene’s own in a room that no sun reaches', () => {
    const dark: Scene = { ...scene, lights: [], daylight: { ...scene.daylight, sun: high } };
    expect(sunInView(dark, looking(0))).toBe(high);
  });
});
