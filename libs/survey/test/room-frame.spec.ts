import { SIDES } from '@plumbline/concept';
import { roomCameraSchema, shellSchema } from '@plumbline/concept/schemas';
import { describe, expect, it } from 'vitest';
import {
  type BoxRoom,
  type Camera,
  CORNERS,
  cameraInRoom,
  cornerOf,
  measureRectangle,
  openingOn,
  project,
  type SolvedRoom,
  sideOf,
  solvedFrom,
  toShell,
  wallIdOf,
} from '../src/index.js';

const camera: Camera = {
  width: 1200,
  height: 900,
  focalLength: 820,
  cx: 610,
  cy: 440,
  pitch: -0.14,
  roll: 0.03,
  turn: 0.32,
};
const box: BoxRoom = { back: 2.4, left: 1.3, right: 1.7, ceiling: 0.7 };
const eyeIn = 60;
const { shell, at } = toShell({ box, eyeIn }, { behindIn: 36 });

/** Where a point of the room is seen, by the formula that a renderer follows. */
function seen(view: ReturnType<typeof cameraInRoom>, [x, y, z]: readonly [number, number, number]) {
  const p = [x - view.at.x, y - view.at.y, z - view.at.z] as const;
  const dot = (v: readonly [number, number, number]) => p[0] * v[0] + p[1] * v[1] + p[2] * v[2];
  const depth = dot(view.ahead);
  return {
    u: view.cx + (view.focal * dot(view.right)) / depth,
    v: view.cy + (view.focal * dot(view.down)) / depth,
  };
}

describe('the frame of a photo and the frame of the plan', () => {
  it('stands the box in the plan with the wall that the photo looks at in the north', () => {
    expect(shellSchema.parse(shell).outline).toEqual([
      { x: 0, y: 0 },
      { x: 180, y: 0 },
      { x: 180, y: 180 },
      { x: 0, y: 180 },
    ]);
    expect(shell.ceiling.heightIn).toBe(102);
    expect(at).toEqual({ x: 78, y: 36, z: 60 });
    expect([wallIdOf('back'), wallIdOf('left'), wallIdOf('right')]).toEqual(['w3', 'w4', 'w2']);
  });

  it('sees the corners of the shell where the photo sees those of the box', () => {
    const view = roomCameraSchema.parse(cameraInRoom(camera, at));
    for (const corner of CORNERS) {
      const [x, y, z] = cornerOf(box, corner);
      const there = project(camera, [x, y, z])!;
      const here = seen(view, [at.x + eyeIn * x, at.y + eyeIn * y, at.z + eyeIn * z]);
      expect(here.u).toBeCloseTo(there.u, 6);
      expect(here.v).toBeCloseTo(there.v, 6);
    }
  });

  it.each(SIDES)('comes back from the plan to the photo, with its back wall in the %s', (facing) => {
    const room = { ...shell, walls: [...shell.walls] };
    const place = { x: 70, y: 50, z: 58 };
    const view = roomCameraSchema.parse(cameraInRoom(camera, place, facing));
    const back = solvedFrom(room, view);
    expect(back.facing).toBe(facing);
    expect(back.eyeIn).toBe(58);
    for (const key of ['pitch', 'roll', 'turn', 'focalLength', 'cx', 'cy'] as const)
      expect(back.camera[key]).toBeCloseTo(camera[key], 9);
    const to = { north: 180 - 50, south: 50, east: 180 - 70, west: 70 };
    expect(back.box.back).toBeCloseTo(to[facing] / 58, 9);
    expect(back.box.left).toBeCloseTo(to[sideOf('left', facing)] / 58, 9);
    expect(back.box.right).toBeCloseTo(to[sideOf('right', facing)] / 58, 9);
    expect(58 * (1 + back.box.ceiling)).toBeCloseTo(102, 9);
    // The same point of the room, in both frames.
    const [x, y, z] = cornerOf(back.box, 'floor-right');
    const there = project(back.camera, [x, y, z])!;
    const right = sideOf('right', facing);
    const corner = {
      x: [facing, right].includes('east') ? 180 : 0,
      y: [facing, right].includes('north') ? 180 : 0,
    };
    const here = seen(view, [corner.x, corner.y, 0]);
    expect(here.u).toBeCloseTo(there.u, 6);
    expect(here.v).toBeCloseTo(there.v, 6);
  });

  it('lets what somebody typed win over the photo', () => {
    const typed = toShell({ box, eyeIn }, { behindIn: 36, widthIn: 183, ceilingIn: 96 });
    expect(typed.shell.outline[2]).toEqual({ x: 183, y: 180 });
    expect(typed.shell.ceiling.heightIn).toBe(96);
    expect(typed.at.x / 183).toBeCloseTo(at.x / 180, 9);
  });
});

/** A solved room of which everything is known exactly. */
const exact = { camera, box, eyeIn, spreadOf: () => 0 } as unknown as SolvedRoom;

describe('a rectangle on a wall', () => {
  it.each([
    // The wall, the rectangle's near and far end from the corner at the left (back wall) or with the back wall, the plan.
    ['back', 'north', 30, 66, { wall: 'w3', side: 'north', offsetIn: 30 }],
    ['left', 'north', 20, 50, { wall: 'w4', side: 'west', offsetIn: 180 - 50 }],
    ['right', 'north', 20, 50, { wall: 'w2', side: 'east', offsetIn: 180 - 50 }],
    ['back', 'south', 30, 66, { wall: 'w1', side: 'south', offsetIn: 180 - 66 }],
    ['left', 'east', 20, 50, { wall: 'w3', side: 'north', offsetIn: 180 - 50 }],
    ['right', 'west', 20, 50, { wall: 'w3', side: 'north', offsetIn: 20 }],
  ] as const)('of the %s wall, looking %s, from %i to %i in', (wall, facing, near, far, expected) => {
    const point = (along: number, up: number) => {
      const [x, y] =
        wall === 'back'
          ? [along / eyeIn - box.left, box.back]
          : [wall === 'left' ? -box.left : box.right, box.back - along / eyeIn];
      return project(camera, [x, y, up / eyeIn - 1])!;
    };
    const measured = measureRectangle(exact, wall, [point(near, 36), point(far, 84)], 0.1)!;
    const opening = openingOn(shell, measured, { id: 'window-1', kind: 'window', facing });
    expect(opening).toEqual({
      id: 'window-1',
      kind: 'window',
      ...expected,
      widthIn: far - near,
      heightIn: 48,
      sillIn: 36,
    });
  });
});
