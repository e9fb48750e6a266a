import { pixelOnWall } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { type DrawnOpening } from './matched-room.js';
import { quadOfOpening, sizeOfOpening, standing, withCorner } from './openings.js';

const camera = {
  width: 1200,
  height: 900,
  focalLength: 900,
  cx: 600,
  cy: 450,
  pitch: -0.06,
  roll: 0.01,
  turn: 0.3,
};
const box = { back: 2.4, left: 1.2, right: 1.6, ceiling: 0.6 };
const EYE_IN = 60;

/** A window of 36 by 42 in, 40 in above the floor, 30 in from the corner with the back wall. */
const on = (wall: 'back' | 'right'): DrawnOpening => ({
  id: 'opening-1',
  kind: 'window',
  corners: [
    pixelOnWall(camera, box, wall, 30 / EYE_IN, 40 / EYE_IN - 1)!,
    pixelOnWall(camera, box, wall, 66 / EYE_IN, 82 / EYE_IN - 1)!,
  ],
});
const sizeOf = (opening: DrawnOpening) => {
  const { widthIn, heightIn } = sizeOfOpening({ camera, box }, EYE_IN, opening)!;
  return [Math.round(widthIn * 10) / 10, Math.round(heightIn * 10) / 10];
};

describe.each(['back', 'right'] as const)('an opening on the %s wall', (wall) => {
  it('has the size that the wall gives it', () => expect(sizeOf(on(wall))).toEqual([36, 42]));

  it('stands on the floor once it is called a door, however it was drawn', () => {
    const [a, b] = on(wall).corners;
    for (const corners of [[a, b] as const, [b, a] as const]) {
      expect(standing({ camera, box }, { ...on(wall), corners })).toEqual({ ...on(wall), corners });
      const door = standing({ camera, box }, { ...on(wall), kind: 'door', corners });
      expect(sizeOf(door)).toEqual([36, 82]);
    }
  });

  it.each([0, 1, 2, 3])(
    'goes with its corner %i, which keeps its number; the one opposite stays',
    (corner) => {
      const before = on(wall);
      const quad = quadOfOpening({ camera, box }, before)!;
      const across = corner === 0 || corner === 3 ? 24 : 72;
      const up = corner < 2 ? 34 : 88;
      const to = pixelOnWall(camera, box, wall, across / EYE_IN, up / EYE_IN - 1)!;
      const after = withCorner({ camera, box }, before, corner, to)!;
      const now = quadOfOpening({ camera, box }, after)!;
      for (const key of ['u', 'v'] as const) {
        expect(now[corner]![key]).toBeCloseTo(to[key], 6);
        expect(now[(corner + 2) % 4]![key]).toBeCloseTo(quad[(corner + 2) % 4]![key], 6);
      }
      expect(sizeOf(after)).toEqual([42, 48]);
    },
  );
});
