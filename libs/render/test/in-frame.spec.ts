import { describe, expect, it } from 'vitest';
import { cutsFeet, placeInFrame, shareInFrame, shareOfFront } from '../src/camera/in-frame.js';
import type { LevelCamera } from '../src/camera/view.js';

/** At the origin, looking north with a lens that holds as much to each side as it is away. */
const camera: LevelCamera = {
  ...{ x: 0, y: 0, z: 1.4, headingX: 0, headingY: 1, halfWidth: 1, up: 0, name: 'from inside' },
};
/** A flat thing 100 in before the camera, from so far to its right to so far, inches. */
const board = (from: number, to: number) => ({
  box: { x: from, y: 100, z: 0, widthIn: to - from, depthIn: 0, heightIn: 30 },
});

describe('the share of a thing that the sides of a picture leave', () => {
  it('is all of what stands before the camera, half of what an edge cuts in the middle', () => {
    expect(shareInFrame(board(-40, 60), camera)).toBeCloseTo(1, 5);
    expect(shareInFrame(board(60, 140), camera)).toBeCloseTo(0.5, 5);
    expect(shareInFrame(board(-180, -80), camera)).toBeCloseTo(0.2, 5);
  });

  it('is none of what lies beside it, and little of what reaches behind the camera', () => {
    expect(shareInFrame(board(120, 160), camera)).toBe(0);
    const long = { box: { x: 40, y: -80, z: 0, widthIn: 20, depthIn: 160, heightIn: 30 } };
    expect(shareInFrame(long, camera)).toBeLessThan(0.2);
  });
});

describe('where a thing lies in a picture, and how much of it its front would fill', () => {
  it('is 0 in its middle, 1 at its right side, and nowhere behind the eye', () => {
    expect(placeInFrame(board(-20, 20), camera)).toBeCloseTo(0, 5);
    expect(placeInFrame(board(90, 110), camera)).toBeCloseTo(1, 5);
    const behind = { box: { ...board(-20, 20).box, y: -100 } };
    expect(placeInFrame(behind, camera)).toBe(2);
  });

  it('is the share of the picture of what is seen whole from before it, less from aside, and none where it is cut', () => {
    // 200 in wide and 133 high is all of the picture 100 in ahead.
    const thing = (from: number, to: number) => ({ ...board(from, to), facing: 'south' }) as const;
    expect(shareOfFront(thing(-20, 20), camera)).toBeCloseTo((40 * 30) / (200 * 133.3), 3);
    expect(shareOfFront(thing(80, 120), camera)).toBe(0);
    const turned = {
      box: { x: 20, y: 100, z: 0, widthIn: 0, depthIn: 40, heightIn: 30 },
      facing: 'west',
    } as const;
    expect(shareOfFront(turned, camera)).toBeLessThan(0.01);
  });
});

describe('the feet of a thing', () => {
  /** A table 40 in wide and 20 deep, so far before the camera and to its right, its top at 30 in. */
  const table = (ahead: number, right = 0, under = 0) => ({
    box: { x: right - 20, y: ahead, z: under, widthIn: 40, depthIn: 20, heightIn: 30 },
  });

  it('are cut where it stands nearer than the floor at the lower edge of the picture', () => {
    // A lens with its lower edge two thirds below the eye for each metre: the floor begins 82.7 in ahead.
    expect([60, 75, 90].map((ahead) => cutsFeet(table(ahead), camera))).toEqual([true, true, false]);
  });

  it('are not cut there beside the picture, nor where it hangs', () => {
    expect(cutsFeet(table(60, 200), camera)).toBe(false);
    expect(cutsFeet(table(60, 0, 12), camera)).toBe(false);
  });
});
