import { rectangularShell } from '@plumbline/concept';
import { pixelOnWall, project, thingInShell } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { type DrawnThing } from './matched-room.js';
import { outlineOfThing, placeOfThing } from './things.js';

const SHELL = rectangularShell(168, 180, 96);
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
  wall: 'w3',
  alongIn: 40,
  offIn: 0,
  plan: 'keep',
  ...part,
});

describe('a thing in the room', () => {
  it.each([
    ['w3', 'south', { x: 31, y: 152, widthIn: 18, depthIn: 28 }],
    ['w4', 'east', { x: 0, y: 31, widthIn: 28, depthIn: 18 }],
    ['w2', 'west', { x: 140, y: 131, widthIn: 28, depthIn: 18 }],
    ['w1', 'north', { x: 119, y: 0, widthIn: 18, depthIn: 28 }],
  ] as const)('has its back to the wall %s', (wall, facing, place) => {
    expect(thingInShell(SHELL, thing({ wall }))).toMatchObject({ facing, box: place, plan: 'keep' });
  });

  it('is pushed into the room, and a post is as high as that', () => {
    expect(thingInShell(SHELL, thing({ alongIn: 0 })).box.x).toBe(0);
    expect(thingInShell(SHELL, thing({ alongIn: 400 })).box.x).toBe(150);
    expect(thingInShell(SHELL, thing({ kind: 'post' })).box.heightIn).toBe(96);
  });
});

describe('a tap in the photo', () => {
  it('on a wall says how far along it', () => {
    const at = pixelOnWall(camera, box, 'right', 66 / EYE_IN, 0.1)!;
    expect(placeOfThing('radiator', { camera, box }, EYE_IN, at, SHELL)).toEqual({
      wall: 'w2',
      alongIn: 66,
      offIn: 0,
    });
  });

  it('on the floor puts a thing before the nearest wall, and a post where it is', () => {
    const at = project(camera, [0.5, 2.0, -1])!;
    expect(placeOfThing('sink', { camera, box }, EYE_IN, at, SHELL)).toEqual({
      wall: 'w3',
      alongIn: 102,
      offIn: 0,
    });
    expect(placeOfThing('post', { camera, box }, EYE_IN, at, SHELL)).toEqual({
      wall: 'w3',
      alongIn: 102,
      offIn: 21,
    });
  });

  it('on the ceiling says nothing', () => {
    expect(placeOfThing('sink', { camera, box }, EYE_IN, { u: 600, v: 2 }, SHELL)).toBeUndefined();
  });

  it('lies on the edges that are drawn of the thing', () => {
    const room = thingInShell(SHELL, thing({ wall: 'w2', alongIn: 66 }));
    const foot = project(camera, [1.6, 2.4 - (66 - 9) / EYE_IN, -1])!;
    expect(outlineOfThing(room, { camera, box }, EYE_IN, SHELL)).toContain(
      `${foot.u.toFixed(1)} ${foot.v.toFixed(1)}`,
    );
  });
});
