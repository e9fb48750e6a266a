import type { RoomCamera } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { refineCamera, seenAt } from '../src/shell/refine-camera.js';
import { misalignments, surveyByHand } from './alignment.js';
import { syntheticPhoto } from './synthetic-photo.js';

/** `npm run bench -w libs/survey` takes 48. */
const SEEDS = [1, 3, 5, 8, 10, 11];
const PHOTOS = SEEDS.map((seed) => syntheticPhoto(seed));

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

describe('a picture through the camera of a survey', () => {
  it.each([
    [0.003, 0.003, 0.008],
    [0.01, 0.003, 0.015],
  ])(
    'has walls and openings where the photo has them, at marks of %d of the diagonal',
    (noise, half, most) => {
      const off = PHOTOS.flatMap((photo, i) => {
        const surveyed = surveyByHand(photo, noise, 100 + i)!;
        return misalignments(photo, surveyed, surveyed.camera);
      });
      expect(off.length).toBeGreaterThan(25);
      expect(percentile(off, 0.5)).toBeLessThan(half);
      expect(percentile(off, 0.9)).toBeLessThan(most);
    },
  );
});

describe('a camera that is fitted to the room again', () => {
  const photo = PHOTOS[1]!;
  const { shell, camera } = surveyByHand(photo, 0.001, 7)!;
  const high = shell.ceiling.heightIn;
  const places = shell.outline.flatMap(({ x, y }) => [[x, y, 0] as const, [x, y, high] as const]);
  const marks = shell.outline.flatMap(({ x, y }, outline) =>
    (['floor', 'ceiling'] as const).flatMap((level) => {
      const seen = seenAt(camera, [x, y, level === 'floor' ? 0 : high]);
      return seen ? [{ ...seen, spread: 2, outline, level }] : [];
    }),
  );
  const spread = { focal: 0.1, angle: 0.05, placeIn: 20 };
  const off = (other: RoomCamera): number =>
    Math.max(
      ...places.map((place) => {
        const [was, is] = [seenAt(camera, place), seenAt(other, place)];
        return was && is ? Math.hypot(was.u - is.u, was.v - is.v) : 0;
      }),
    );

  it('finds back to its marks from a camera that stands wrong', () => {
    const moved = { ...camera, focal: camera.focal * 1.04, at: { ...camera.at, x: camera.at.x + 6 } };
    expect(off(moved)).toBeGreaterThan(10);
    const again = refineCamera({ camera: moved, spread, marks }, shell, []);
    expect(off(again)).toBeLessThan(2);
    const dot = (a: RoomCamera['right'], b: RoomCamera['right']): number =>
      a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    expect(dot(again.right, again.down)).toBeCloseTo(0, 9);
    expect(dot(again.ahead, again.ahead)).toBeCloseTo(1, 9);
  });

  it('stays as it is where there is nothing to fit it to', () => {
    expect(refineCamera({ camera, spread, marks: [] }, shell, [])).toBe(camera);
  });
});
