import { describe, expect, it } from 'vitest';
import { measureRectangle, pixelOnWall, quadOnWall, wallSeenAt } from '../src/box/measure.js';
import { knownCeiling, solveRoom } from '../src/box/solve-room.js';
import { project } from '../src/camera/camera.js';
import { type AxisSegment, findCamera } from '../src/camera/find-camera.js';
import { openingAt, openingAtEdges } from '../src/openings/find-opening.js';
import { findSegments } from '../src/photo/segments.js';
import { trueBox } from './known-truth.js';
import { type Decal, type SyntheticPhoto, syntheticPhoto } from './synthetic-photo.js';

const SEEDS = Array.from({ length: 9 }, (_, i) => i + 1);

/** Where the photo shows a place of a wall's decal. */
function pixelOf({ camera, room }: SyntheticPhoto, on: Decal['on'], along: number, up: number) {
  const z = (up - room.eye) / room.eye;
  return project(
    camera,
    on === 'back'
      ? [along / room.eye, room.back / room.eye, z]
      : [(on === 'left' ? -room.left : room.right) / room.eye, along / room.eye, z],
  );
}

describe('an opening that was tapped', () => {
  it('is found by its edges, within 3 in, in most photos that show it whole and free', () => {
    const offs: number[] = [];
    let kinds = 0;
    for (const seed of SEEDS) {
      const photo = syntheticPhoto(seed, 720, 480);
      const { camera, room } = photo;
      const found = findCamera(findSegments(photo.image), camera.width, camera.height);
      if (!found) continue;
      const solved = solveRoom({ ...found, camera }, trueBox(photo), [], [knownCeiling(room.ceiling)]);
      for (const decal of room.decals.slice(0, 2)) {
        const { on, a, b, c, d } = decal;
        if (on === 'floor') continue;
        const corners = [pixelOf(photo, on, a, c), pixelOf(photo, on, b, d)];
        const whole = corners.every(
          (at) => at && at.u > 0 && at.v > 0 && at.u < camera.width && at.v < camera.height,
        );
        const hidden = room.furniture.some(
          (piece) =>
            piece.z2 > c &&
            (on === 'back'
              ? piece.y2 >= room.back - 1
              : on === 'left'
                ? piece.x1 <= -room.left + 1
                : piece.x2 >= room.right - 1) &&
            (on === 'back' ? piece.x2 > a && piece.x1 < b : piece.y2 > a && piece.y1 < b),
        );
        if (!whole || hidden) continue;
        const tap = pixelOf(photo, on, (a + b) / 2 + 2, (c + d) / 2 + 3)!;
        const opening = openingAt(found.segments, solved.camera, solved.box, solved.eyeIn, tap);
        expect(opening?.wall).toBe(on);
        const size = measureRectangle(solved, opening!.wall, opening!.corners, 1)!;
        offs.push(
          Math.max(
            Math.abs(size.width.inches - (b - a)),
            Math.abs(size.sill.inches - c),
            Math.abs(size.height.inches - (d - c)),
          ),
        );
        if ((opening!.kind === 'window') === c > 0) kinds++;
      }
    }
    expect(offs.length).toBeGreaterThan(4);
    const near = offs.filter((off) => off < 3.5).length;
    expect(near / offs.length).toBeGreaterThan(0.8);
    expect(kinds / offs.length).toBeGreaterThan(0.9);
  });

  it('is a usual window where no edge stands around it, and nothing on floor and ceiling', () => {
    const { camera, room } = syntheticPhoto(2, 900, 600);
    const level = { ...camera, pitch: 0, roll: 0, turn: 0 };
    const box = { back: 2.2, left: 1.4, right: 1.4, ceiling: 0.7 };
    const middle = { u: 450, v: 300 };
    const opening = openingAt([], level, box, room.eye, middle)!;
    expect(opening).toMatchObject({ wall: 'back', kind: 'window', seen: false });
    const quad = quadOnWall(level, box, 'back', opening.corners)!;
    expect(quad[1]!.u).toBeCloseTo(quad[2]!.u, 6);
    expect(quad[0]!.v).toBeCloseTo(quad[1]!.v, 6);
    expect(quad[0]!.v).toBeGreaterThan(quad[2]!.v);
    expect(openingAt([], level, box, room.eye, { u: 450, v: 599 })).toBeUndefined();
    expect(openingAt([], level, box, room.eye, { u: 450, v: 1 })).toBeUndefined();
    expect(wallSeenAt(level, box, { u: 5, v: 300 })).toBe('left');
    expect(wallSeenAt(level, box, { u: 895, v: 300 })).toBe('right');
  });
});

describe('an opening that was drawn by hand', () => {
  const camera = { width: 900, height: 600, focalLength: 800, cx: 450, cy: 300, pitch: 0, roll: 0, turn: 0 };
  const box = { back: 2.2, left: 1.4, right: 1.4, ceiling: 0.7 };
  const EYE = 60;
  const at = (along: number, up: number) => pixelOnWall(camera, box, 'back', along / EYE, up / EYE - 1)!;
  /** A straight edge of the back wall between two places, inches along it and above the floor. */
  const edge = (from: readonly [number, number], to: readonly [number, number]): AxisSegment => {
    const [a, b] = [at(...from), at(...to)];
    const [x1, y1, x2, y2] = [a.u, a.v, b.u, b.v];
    return { x1, y1, x2, y2, axis: from[0] === to[0] ? 'z' : 'x' } as AxisSegment;
  };
  /** A window from 60 to 96 in along the wall and 36 to 80 above the floor. */
  const EDGES = [
    edge([60, 36], [60, 80]),
    edge([96, 36], [96, 80]),
    edge([60, 36], [96, 36]),
    edge([60, 80], [96, 80]),
  ];
  const drawn = { wall: 'back' as const, corners: [at(62.5, 34), at(94, 83)] as const };

  it('gets its sides where edges of the photo run along them', () => {
    const held = openingAtEdges(EDGES, camera, box, EYE, drawn)!;
    expect(held.seen).toBe(true);
    expect(held.corners[0].u).toBeCloseTo(at(60, 36).u, 3);
    expect(held.corners[0].v).toBeCloseTo(at(60, 36).v, 3);
    expect(held.corners[1].u).toBeCloseTo(at(96, 80).u, 3);
    expect(held.corners[1].v).toBeCloseTo(at(96, 80).v, 3);
  });

  it('stays where no edge is near, or an edge runs along too little of a side', () => {
    for (const edges of [[], [edge([60, 36], [60, 44])], [edge([50, 36], [50, 80])]]) {
      const held = openingAtEdges(edges, camera, box, EYE, drawn)!;
      expect(held.seen).toBe(false);
      expect(held.corners[0].u).toBeCloseTo(drawn.corners[0].u, 6);
    }
  });

  it('takes of two edges alike the nearer one', () => {
    const held = openingAtEdges([...EDGES, edge([56, 36], [56, 80])], camera, box, EYE, drawn)!;
    expect(held.corners[0].u).toBeCloseTo(at(60, 36).u, 3);
  });
});
