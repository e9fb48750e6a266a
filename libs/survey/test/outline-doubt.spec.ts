import { describe, expect, it } from 'vitest';
import { type BoxRoom, edgesAt, outlineOf } from '../src/box/box-room.js';
import { outlineDoubt } from '../src/box/outline-doubt.js';
import { solveRoom } from '../src/box/solve-room.js';
import { surveyPhoto } from '../src/box/survey-photo.js';
import { findCamera } from '../src/camera/find-camera.js';
import { findSegments } from '../src/photo/segments.js';
import { outlineOff, trueBox } from './known-truth.js';
import { syntheticPhoto } from './synthetic-photo.js';

/** As well as a likely outline does: in pixels, of which the diagonal has 865. */
const WELL = { score: 1.3 * 865, lead: 0.1 * 865 };

const photoOf = (seed: number) => {
  const photo = syntheticPhoto(seed, 720, 480);
  return { photo, found: findCamera(findSegments(photo.image), 720, 480)! };
};

describe('an outline', () => {
  it('is shown without a doubt where the photo shows it, and doubted where walls are put elsewhere', () => {
    const told = [2, 3, 5, 8].map((seed) => {
      const { photo, found } = photoOf(seed);
      const { camera } = photo;
      const right = trueBox(photo);
      const wrong: BoxRoom = { back: 0.62 * right.back, left: 0.5, right: 0.45, ceiling: 0.3 };
      return [right, wrong].map((box) => outlineDoubt(found, { camera, box }, WELL).isDoubtful);
    });
    expect(told).toEqual([2, 3, 5, 8].map(() => [false, true]));
  });

  it('is doubted where another fits as well', () => {
    const { photo, found } = photoOf(2);
    const room = { camera: photo.camera, box: trueBox(photo) };
    const likely = [0.2, 0, -0.2].map(
      (lead) => outlineDoubt(found, room, { ...WELL, lead: lead * 865 }).likely,
    );
    expect(likely).toEqual([...likely].sort((a, b) => b - a));
    expect(likely[2]).toBeLessThan(0.4);
  });

  it('has a corner to look at that it shows least of, and calls a guess what no edge is beside', () => {
    const { photo, found } = photoOf(2);
    const { camera } = photo;
    const box = { ...trueBox(photo), ceiling: trueBox(photo).ceiling * 0.8 };
    const { guesses, check } = outlineDoubt(found, { camera, box }, WELL);
    const shown = outlineOf(camera, box);
    expect(guesses.length).toBeGreaterThan(0);
    for (const edge of guesses) expect(shown.has(edge), edge).toBe(true);
    expect(check!.u).toBeGreaterThanOrEqual(0);
    expect(check!.v).toBeLessThanOrEqual(camera.height);
    expect(edgesAt('ceiling-left')).toEqual(['back-ceiling', 'back-left', 'left-ceiling']);
  });

  it('that is wrong is said to be unsure more often than not, over rooms that nobody chose', () => {
    const wrong = [61, 62, 63, 64, 65, 66, 67, 68, 69, 70].flatMap((seed) => {
      const photo = syntheticPhoto(seed, 720, 480);
      const survey = surveyPhoto(photo.image);
      const [first, ...others] = survey?.proposals ?? [];
      if (!survey || !first) return [];
      const { found } = survey;
      const room = solveRoom(found, first.box);
      if (outlineOff(photo, room.camera, room.box) < 0.05) return [];
      const lead = first.score - Math.max(...others.map(({ score }) => score));
      return [outlineDoubt(found, room, { score: first.score, lead }).isDoubtful];
    });
    expect(wrong.length).toBeGreaterThan(2);
    expect(wrong.filter(Boolean).length).toBeGreaterThan(wrong.length / 2);
  });
});

describe('a focal length that nobody told', () => {
  it('is as unsure as the other lengths that the edges allow, and less so with EXIF', () => {
    for (const seed of [2, 3, 5, 8]) {
      const { photo, found } = photoOf(seed);
      const { focalLength } = photo.camera;
      const told = findCamera(findSegments(photo.image), 720, 480, { focalLength })!;
      expect(found.lineTrust).toBeLessThanOrEqual(1);
      expect(told.focalSpread).toBeLessThan(0.06);
      expect(Math.abs(Math.log(found.camera.focalLength / focalLength))).toBeLessThan(
        2 * found.focalSpread + 0.01,
      );
    }
  });

  it('makes lengths as unsure, though the edges agree closely on one', () => {
    const { photo, found } = photoOf(2);
    const spreadOf = (lineTrust: number) =>
      solveRoom({ ...found, lineTrust }, trueBox(photo)).spreadOf((camera) => Math.log(camera.focalLength));
    expect(spreadOf(0.1)).toBeGreaterThan(1.5 * spreadOf(1));
    const rooms = [0.1, 1].map((lineTrust) => solveRoom({ ...found, lineTrust }, trueBox(photo)).box.back);
    expect(rooms[0]).toBe(rooms[1]);
  });
});
