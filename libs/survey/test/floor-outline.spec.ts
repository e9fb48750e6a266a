import { boundsOf, frameOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { type Camera, floorOutline, floorPoint, linesOfOutline, project, seenOnWall } from '../src/index.js';

const camera: Camera = {
  width: 1200,
  height: 900,
  focalLength: 780,
  cx: 600,
  cy: 450,
  pitch: -0.12,
  roll: 0.01,
  turn: 0.08,
};
const EYE_IN = 58;
/** Inches right and ahead of the camera: a room whose far right corner stands in by 40 by 50 in. */
const CORNERS = [
  [-70, 150],
  [30, 150],
  [30, 100],
  [70, 100],
] as const;
const pixelOf = (x: number, y: number, z = 0) => project(camera, [x / EYE_IN, y / EYE_IN, z / EYE_IN - 1])!;
const TOLD = { spread: 4, behindIn: 36, ceilingIn: 96, typed: {} };
const marked = (off = 0) =>
  CORNERS.map(([x, y], i) => {
    const { u, v } = pixelOf(x, y);
    return { u: u + off * (i % 2 ? 1 : -1), v: v + off };
  });

describe('floor corners marked one after the other', () => {
  it('are where their pixels show the floor', () => {
    const point = floorPoint(camera, EYE_IN, pixelOf(-70, 150))!;
    expect(point.x).toBeCloseTo(-70, 6);
    expect(point.y).toBeCloseTo(150, 6);
    expect(floorPoint(camera, EYE_IN, { u: 600, v: 10 })).toBeUndefined();
  });

  it('make a right-angled room around the camera', () => {
    const room = floorOutline(camera, EYE_IN, marked(), TOLD)!;
    expect(room.shell.outline).toEqual([
      { x: 0, y: 0 },
      { x: 140, y: 0 },
      { x: 140, y: 136 },
      { x: 100, y: 136 },
      { x: 100, y: 186 },
      { x: 0, y: 186 },
    ]);
    expect(room.at.x).toBeCloseTo(70, 0);
    expect(room.at.y).toBeCloseTo(36, 0);
    expect(room.walls.map(({ source }) => source)).toEqual([
      ...['assumed', 'photo', 'photo', 'photo', 'assumed', 'photo'],
    ]);
    expect(room.marks.map(({ outline }) => outline)).toEqual([5, 4, 3, 2]);
  });

  it('that are a little off still make one, and know how surely', () => {
    const room = floorOutline(camera, EYE_IN, marked(3), TOLD)!;
    expect(room.shell.outline).toHaveLength(6);
    for (const { inches, spread, source, id } of room.walls) {
      if (source !== 'photo') continue;
      const is = frameOf(floorOutline(camera, EYE_IN, marked(), TOLD)!.shell, id).lengthIn;
      expect(Math.abs(inches - is)).toBeLessThan(3 * spread);
    }
  });

  it('give way to lengths that are typed', () => {
    const room = floorOutline(camera, EYE_IN, marked(), { ...TOLD, typed: { 1: 104, 0: 200 } })!;
    expect(frameOf(room.shell, room.walls[1]!.id).lengthIn).toBeCloseTo(104, 0);
    expect(boundsOf(room.shell).d).toBeCloseTo(200, 0);
    expect(room.at.y / 200).toBeCloseTo(36 / 186, 2);
  });

  it('are no room where they make a box, show no floor or cross', () => {
    expect(floorOutline(camera, EYE_IN, marked().slice(0, 2), TOLD)).toBeUndefined();
    expect(floorOutline(camera, EYE_IN, [...marked(), { u: 600, v: 0 }], TOLD)).toBeUndefined();
  });
});

describe('a photo of such a room', () => {
  const room = floorOutline(camera, EYE_IN, marked(), TOLD)!;

  it('shows the nearest wall along each ray', () => {
    const front = seenOnWall(camera, room, pixelOf(50, 100, 40))!;
    expect(room.shell.walls.find(({ id }) => id === front.wall)?.side).toBe('north');
    expect(front.alongIn).toBeCloseTo(20, 0);
    expect(front.upIn).toBeCloseTo(40, 0);
    const back = seenOnWall(camera, room, pixelOf(-20, 150, 60))!;
    expect(back.wall).not.toBe(front.wall);
    expect([Math.round(back.alongIn), back.name]).toEqual([50, 'back']);
    expect(seenOnWall(camera, room, pixelOf(0, 90, 0))).toBeUndefined();
  });

  it('has edges that nearer walls hide', () => {
    const right = floorOutline(camera, EYE_IN, marked(), TOLD)!;
    const { shown, hidden } = linesOfOutline(camera, right);
    expect(shown.length).toBeGreaterThan(20);
    // Nothing is hidden from the middle of this room; from its right end the step hides the back wall.
    expect(hidden).toEqual([]);
    const aside = { ...right, at: { ...right.at, x: 130 } };
    expect(linesOfOutline({ ...camera, turn: -0.5 }, aside).hidden.length).toBeGreaterThan(0);
  });
});
