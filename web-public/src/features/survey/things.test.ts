import { pixelOnWall, project } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { type DrawnThing, outlineOfThing, placeOfThing, thingInRoom } from './things.js';

const SIZE = { widthIn: 168, depthIn: 180, ceilingIn: 96 };
const camera = {
  width: 1200,
  height: 900,
  focalLength: 900,
  cx: 600,
  cy: 450,
  pitch: -0.08,
  roll: 0,
  turn: 0.2,
};
/** The camera stands 144 in from the wall ahead, 72 in from the left one. */
const box = { back: 2.4, left: 1.2, right: 1.6, ceiling: 0.6 };
const EYE_IN = 60;
const thing = (part: Partial<DrawnThing> = {}): DrawnThing => ({
  id: 'thing-1',
  kind: 'toilet',
  wall: 'back',
  alongIn: 40,
  offIn: 0,
  plan: 'keep',
  ...part,
});

describe('a thing in the room', () => {
  it.each([
    ['back', 'south', { x: 31, y: 152, widthIn: 18, depthIn: 28 }],
    ['left', 'east', { x: 0, y: 131, widthIn: 28, depthIn: 18 }],
    ['right', 'west', { x: 140, y: 131, widthIn: 28, depthIn: 18 }],
    ['behind', 'north', { x: 31, y: 0, widthIn: 18, depthIn: 28 }],
  ] as const)('has its back to the wall %s', (wall, facing, place) => {
    expect(thingInRoom(thing({ wall }), SIZE)).toMatchObject({ facing, box: place, plan: 'keep' });
  });

  it('is pushed into the room, and a post is as high as that', () => {
    expect(thingInRoom(thing({ alongIn: 0 }), SIZE).box.x).toBe(0);
    expect(thingInRoom(thing({ alongIn: 400 }), SIZE).box.x).toBe(150);
    expect(thingInRoom(thing({ kind: 'post' }), SIZE).box.heightIn).toBe(96);
  });
});

describe('a tap in the photo', () => {
  it('on a wall says how far along it', () => {
    const at = pixelOnWall(camera, box, 'right', 66 / EYE_IN, 0.1)!;
    expect(placeOfThing('radiator', camera, box, EYE_IN, at)).toEqual({
      wall: 'right',
      alongIn: 66,
      offIn: 0,
    });
  });

  it('on the floor puts a thing before the nearest wall, and a post where it is', () => {
    const at = project(camera, [0.5, 2.0, -1])!;
    expect(placeOfThing('sink', camera, box, EYE_IN, at)).toEqual({ wall: 'back', alongIn: 102, offIn: 0 });
    expect(placeOfThing('post', camera, box, EYE_IN, at)).toEqual({ wall: 'back', alongIn: 102, offIn: 21 });
  });

  it('on the ceiling says nothing', () => {
    expect(placeOfThing('sink', camera, box, EYE_IN, { u: 600, v: 2 })).toBeUndefined();
  });

  it('lies on the edges that are drawn of the thing', () => {
    const room = thingInRoom(thing({ wall: 'right', alongIn: 66 }), SIZE);
    const foot = project(camera, [1.6, 2.4 - (66 - 9) / EYE_IN, -1])!;
    expect(outlineOfThing(room, camera, box, EYE_IN, SIZE)).toContain(
      `${foot.u.toFixed(1)} ${foot.v.toFixed(1)}`,
    );
  });
});
