import { randomFrom } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { cornerOf, lineInPicture, outlineOf, visibleCorners } from '../src/box/box-room.js';
import { type Mark, missOf } from '../src/box/marks.js';
import { measureRectangle, measureRoom } from '../src/box/measure.js';
import { proposeBoxes } from '../src/box/propose-boxes.js';
import { softPictureOf } from '../src/box/soft-edges.js';
import { knownCeiling, type SolvedRoom, solveRoom } from '../src/box/solve-room.js';
import { surveyPhoto } from '../src/box/survey-photo.js';
import { axesOf, type Camera, project } from '../src/camera/camera.js';
import { type AxisSegment, findCamera, vanishing } from '../src/camera/find-camera.js';
import { findSegments } from '../src/photo/segments.js';
import { cornersOff, drag, edgesOff, outlineOff, trueBox } from './known-truth.js';
import { photograph, syntheticPhoto } from './synthetic-photo.js';

const DEGREE = Math.PI / 180;
/** Ten photos of different rooms, lenses and directions; `npm run bench -- survey` takes hundreds. */
const PHOTOS = Array.from({ length: 10 }, (_, i) => syntheticPhoto(i + 2, 720, 480));
const SURVEYED = PHOTOS.map((photo) => {
  const segments = findSegments(photo.image);
  return { photo, segments, found: findCamera(segments, photo.camera.width, photo.camera.height)! };
});

describe('straight edges', () => {
  it('are found where a room has them', () => {
    for (const { photo, segments } of SURVEYED) {
      const box = trueBox(photo);
      // The upright of the back wall at the left, where the picture shows a good part of it.
      const line = lineInPicture(photo.camera, [
        [-box.left, box.back, 4 / photo.room.eye - 1],
        [-box.left, box.back, box.ceiling],
      ]);
      if (!line || Math.hypot(line.to.u - line.from.u, line.to.v - line.from.v) < 200) continue;
      const du = line.to.u - line.from.u;
      const dv = line.to.v - line.from.v;
      const off = (u: number, v: number): number =>
        Math.abs((u - line.from.u) * dv - (v - line.from.v) * du) / Math.hypot(du, dv);
      const on = segments.filter((s) => off(s.x1, s.y1) < 1 && off(s.x2, s.y2) < 1);
      expect(on.length).toBeGreaterThan(0);
    }
  });

  it('are found where a white ceiling hardly differs from a white wall', () => {
    const [width, height] = [900, 600];
    const next = randomFrom(3);
    const data = Float32Array.from({ length: width * height }, (_, i) => {
      const noise = next() + next() + next() - 1.5;
      return 228 + (Math.floor(i / width) > 200 + 0.1 * (i % width) ? 2.5 : 0) + 2 * noise;
    });
    const found = findSegments({ width, height, data });
    const off = (x: number, y: number): number => Math.abs(y - 200 - 0.1 * x);
    const on = found.filter(({ x1, y1, x2, y2 }) => off(x1, y1) < 3 && off(x2, y2) < 3);
    expect(on.reduce((sum, segment) => sum + segment.length, 0)).toBeGreaterThan(0.6 * width);
    expect(on.length).toBeGreaterThan(0.5 * found.length);
  });

  it('are not found in noise', () => {
    const next = randomFrom(5);
    const data = Float32Array.from({ length: 300 * 200 }, () => 255 * next());
    expect(findSegments({ width: 300, height: 200, data })).toHaveLength(0);
    expect(findSegments({ width: 300, height: 200, data: new Float32Array(300 * 200) })).toHaveLength(0);
  });
});

describe('the camera', () => {
  it('comes from the edges alone', () => {
    for (const { photo, found } of SURVEYED) {
      const off = (of: (camera: Camera) => number): number => Math.abs(of(found.camera) - of(photo.camera));
      expect(off((camera) => Math.log(camera.focalLength))).toBeLessThan(0.05);
      expect(off(({ pitch }) => pitch)).toBeLessThan(0.5 * DEGREE);
      expect(off(({ roll }) => roll)).toBeLessThan(0.5 * DEGREE);
      expect(off(({ turn }) => turn)).toBeLessThan(0.5 * DEGREE);
      expect(found.explained).toBeGreaterThan(0.9);
    }
  });

  it('is not made of nothing', () => {
    expect(findCamera([], 900, 600)).toBeUndefined();
    expect(surveyPhoto({ width: 400, height: 300, data: new Float32Array(400 * 300) })).toBeUndefined();
  });
});

describe('the box of the room', () => {
  it('is among the proposals, or one dragged edge away', () => {
    const next = randomFrom(11);
    let proposed = 0;
    for (const { photo, found } of SURVEYED) {
      const picture = softPictureOf(photo.image);
      const solved = proposeBoxes(found, { picture }).map(({ box }) => solveRoom(found, box));
      const off = ({ camera, box }: SolvedRoom): number => outlineOff(photo, camera, box);
      const best = solved.sort((a, b) => off(a) - off(b))[0]!;
      if (off(best) < 0.03) {
        proposed++;
        continue;
      }
      const { marks, unseen } = drag(photo, edgesOff(photo, best.camera, best.box)[0]!, 0.003, next);
      const again = solveRoom(
        found,
        proposeBoxes(found, { marks, unseen, near: best.box, picture, most: 1 })[0]!.box,
        marks,
      );
      expect(cornersOff(photo, again.camera, again.box)).toBeLessThan(0.03);
    }
    expect(proposed).toBeGreaterThanOrEqual(6);
  });
});

describe('a wall that a person saw and let be', () => {
  it('stays where another one is dragged to its place, though furniture beside it has the longer edges', () => {
    const photo = syntheticPhoto(9, 1200, 800);
    const found = findCamera(findSegments(photo.image), 1200, 800)!;
    const picture = softPictureOf(photo.image);
    const told = [knownCeiling(photo.room.ceiling)];
    const truth = trueBox(photo);
    // The back wall is seen a fifth too near; the left wall is right.
    const near = {
      ...truth,
      back: 0.81 * truth.back,
      right: 0.81 * truth.right,
      ceiling: 0.81 * truth.ceiling,
    };
    const miss = edgesOff(photo, found.camera, near).find(({ edge }) => edge === 'right-floor')!;
    const { marks } = drag(photo, miss, 0.003, randomFrom(1));
    const [best] = proposeBoxes(found, { marks, near, picture, most: 1 });
    const { camera, box } = solveRoom(found, best!.box, marks, told);
    expect(cornersOff(photo, camera, box)).toBeLessThan(0.03);
  });
});

describe('a ceiling that a person calls unseen', () => {
  it('stays above the picture, though it would lie within for the height at which cameras are held', () => {
    const photo = syntheticPhoto(1, 720, 480);
    const found = findCamera(findSegments(photo.image), 720, 480)!;
    const near = { back: 2.49, left: 0.685, right: 0.975, ceiling: 1.065 };
    const told = [knownCeiling(photo.room.ceiling)];
    const [best] = proposeBoxes(found, { near, unseen: ['ceiling'], most: 1 });
    const { camera, box } = solveRoom(found, best!.box, [], told, ['ceiling']);
    const line = outlineOf(camera, box).get('back-ceiling');
    expect(Math.max(line?.from.v ?? 0, line?.to.v ?? 0)).toBeLessThan(2);
  });
});

describe('a mark', () => {
  it('holds where a pattern or slanted things tell a camera in which its corner lies on the other side', () => {
    const { photo, found } = SURVEYED[0]!;
    const corners = [...visibleCorners(photo.camera, trueBox(photo))];
    const marks = corners.map(([corner, at]): Mark => ({ corner, ...at, spread: 4 }));
    const [x, y] = cornerOf(trueBox(photo), corners[0]![0]);
    const camera = { ...found.camera, turn: found.camera.turn - 1.3 * Math.atan2(x, y) };
    const points = vanishing(camera);
    const next = randomFrom(3);
    const segments = Array.from({ length: 100 }, (_, i): AxisSegment => {
      const [axis, point] = i % 2 ? (['x', points[0]] as const) : (['y', points[1]] as const);
      const [u, v] = [next() * camera.width, next() * camera.height];
      const [du, dv] = [point[0] - u * point[2], point[1] - v * point[2]];
      const by = 150 / Math.hypot(du, dv);
      return { x1: u, y1: v, x2: u + du * by, y2: v + dv * by, length: 150, axis };
    });
    const solved = solveRoom({ ...found, camera, segments }, trueBox(photo), marks);
    for (const mark of marks)
      expect(Math.hypot(...missOf(mark, solved.camera, solved.box, axesOf(solved.camera)))).toBeLessThan(12);
  });
});

describe('a wall that a person calls unseen', () => {
  it('stays outside the photo where the camera is solved anew and turns by two degrees', () => {
    for (const { photo, found } of SURVEYED) {
      const [box] = proposeBoxes(found, { near: trueBox(photo), unseen: ['right'], most: 1 }).map(
        (proposal) => proposal.box,
      );
      const turned = { ...found.camera, turn: found.camera.turn + 2 * DEGREE };
      expect(outlineOf(turned, box!).has('back-right')).toBe(false);
    }
  });
});

describe('a kitchen', () => {
  it('is found where base cabinets along two walls hide the floor behind them', () => {
    const seeds = [2, 3, 4, 5, 6, 7];
    const found = seeds.filter((seed) => {
      const { room, camera } = syntheticPhoto(seed, 720, 480);
      const along = { z2: 34.5, shade: 190 };
      const kitchen = {
        ...room,
        decals: room.decals.filter(({ on }) => on !== 'floor'),
        furniture: [
          { ...along, x1: -room.left, x2: room.right, y1: room.back - 21, y2: room.back },
          { ...along, x1: -room.left, x2: -room.left + 21, y1: 30, y2: room.back },
        ],
      };
      const photo = { camera, room: kitchen, image: photograph(kitchen, camera, randomFrom(seed)) };
      const seen = findCamera(findSegments(photo.image), camera.width, camera.height)!;
      const boxes = proposeBoxes(seen, { picture: softPictureOf(photo.image) });
      return boxes.some(({ box }) => cornersOff(photo, seen.camera, box) < 0.02);
    });
    expect(found.length).toBeGreaterThanOrEqual(5);
  });
});

describe('lengths', () => {
  const solvedOf = ({ photo, found }: (typeof SURVEYED)[number]): SolvedRoom =>
    solveRoom(found, trueBox(photo), [], [knownCeiling(photo.room.ceiling)]);

  it('lie within three of their own spreads of the truth', () => {
    for (const surveyed of SURVEYED) {
      const { room } = surveyed.photo;
      const measured = measureRoom(solvedOf(surveyed));
      for (const [length, truth] of [
        [measured.toBack, room.back],
        [measured.toLeft, room.left],
        [measured.toRight, room.right],
        [measured.backWall, room.left + room.right],
        [measured.eye, room.eye],
      ] as const) {
        if (length) expect(Math.abs(length.inches - truth)).toBeLessThan(3 * length.spread + 0.5);
      }
    }
  });

  it('of a window drawn on the back wall come out in inches, wider where the hand is less sure', () => {
    let windows = 0;
    for (const surveyed of SURVEYED) {
      const { photo } = surveyed;
      const { room, camera } = photo;
      const decal = room.decals[0]!;
      const corner = (along: number, up: number) =>
        project(camera, [along / room.eye, room.back / room.eye, (up - room.eye) / room.eye]);
      const [a, b] = [corner(decal.a, decal.d), corner(decal.b, decal.c)];
      if (!a || !b || a.u < 0 || b.u > camera.width) continue;
      windows++;
      const solved = solvedOf(surveyed);
      const sure = measureRectangle(solved, 'back', [a, b], 1)!;
      const unsure = measureRectangle(solved, 'back', [b, a], 6)!;
      expect(Math.abs(sure.width.inches - (decal.b - decal.a))).toBeLessThan(3 * sure.width.spread);
      expect(Math.abs(sure.height.inches - (decal.d - decal.c))).toBeLessThan(3 * sure.height.spread);
      expect(Math.abs(sure.sill.inches - decal.c)).toBeLessThan(3 * sure.sill.spread);
      expect(unsure.width.inches).toBeCloseTo(sure.width.inches, 6);
      expect(unsure.width.spread).toBeGreaterThan(2 * sure.width.spread);
    }
    expect(windows).toBeGreaterThan(3);
  });
});
