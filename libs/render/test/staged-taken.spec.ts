import { describe, expect, it } from 'vitest';
import { stagedTaken } from '../src/camera/staged-taken.js';
import { levelCamera, SHAPE } from '../src/camera/view.js';

/** At the west end of a room, looking east through a lens that sees 45 degrees to each side; lengths are metres. */
const CAMERA = levelCamera({
  x: 0,
  y: 2.54,
  z: 1.5,
  headingX: 1,
  headingY: 0,
  halfWidth: 1,
  up: 0,
  name: 'from the west',
});

/** A thing 10 in wide and deep and 20 high, its middle at a place in inches. */
const thing = (item: number, x: number, y: number) => ({
  item,
  box: { x: x - 5, y: y - 5, z: 0, widthIn: 10, depthIn: 10, heightIn: 20 },
});

describe('of what is staged, a camera does without', () => {
  const taken = (...staged: ReturnType<typeof thing>[]): number[] => [
    ...stagedTaken(
      CAMERA,
      { staged, room: { items: [] } } as unknown as Parameters<typeof stagedTaken>[1],
      SHAPE,
    ),
  ];

  it('nothing that is whole in the picture, or not in it at all', () => {
    expect(taken(thing(-2, 160, 100), thing(-3, 100, 260))).toEqual([]);
  });

  it('what an edge cuts', () => {
    // At 150 in ahead the picture ends 150 in to the side.
    expect(taken(thing(-2, 150, 250), thing(-3, 160, 100))).toEqual([-2]);
  });

  it('what stands close before it', () => {
    expect(taken(thing(-2, 40, 100))).toEqual([-2]);
  });

  it('a picture on the wall of which the edge leaves less than half, and none of which it leaves more', () => {
    const items = [thing(0, 150, 252), thing(1, 150, 248)].map(({ box }) => ({ kind: 'artwork', box }));
    const scene = { room: { items } } as unknown as Parameters<typeof stagedTaken>[1];
    expect([...stagedTaken(CAMERA, scene, SHAPE)]).toEqual([0]);
  });

  it('a lamp that hangs so close before it that it hides the room, not one farther off', () => {
    const lamp = (x: number) => ({
      kind: 'pendant',
      box: { x: x - 10, y: 90, z: 60, widthIn: 20, depthIn: 20, heightIn: 16 },
    });
    const scene = { room: { items: [lamp(40), lamp(100)] } } as unknown as Parameters<typeof stagedTaken>[1];
    expect([...stagedTaken(CAMERA, scene, SHAPE)]).toEqual([0]);
  });

  it('a print that it sees from its edge, not one that it looks at', () => {
    const print = (item: number, x: number, y: number, widthIn: number, depthIn: number) => ({
      item,
      box: { x, y, z: 50, widthIn, depthIn, heightIn: 24 },
    });
    // One on a wall that runs along the view, 30 in to its side, and one on the wall ahead.
    expect(taken(print(-100, 190, 70, 20, 3), print(-101, 220, 110, 3, 20))).toEqual([-100]);
  });
});

describe('of what a room has, a camera does without', () => {
  const taken = (...items: object[]): number[] => [
    ...stagedTaken(CAMERA, { room: { items } } as unknown as Parameters<typeof stagedTaken>[1], SHAPE),
  ];
  /** A light of 6 in in a ceiling of 96 in, its middle at a place in inches. */
  const light = (x: number, y: number) => ({
    kind: 'recessed-light',
    facing: 'south',
    box: { x: x - 3, y: y - 3, z: 95.4, widthIn: 6, depthIn: 6, heightIn: 0.6 },
  });
  const monitor = (facing: string) => ({
    kind: 'monitor',
    facing,
    box: { x: 120, y: 88, z: 30, widthIn: 4, depthIn: 24, heightIn: 20 },
  });

  it('lights in the ceiling that an edge cuts, by their box or by their trim alone', () => {
    // At 150 in ahead the picture ends 150 in to the side, and at 36.4 in over the eye it begins 55 in ahead.
    expect(taken(light(150, 250), light(150, 246.5), light(150, 160), light(55, 100))).toEqual([0, 1, 3]);
  });

  it('monitors that show it their back', () => {
    expect(taken(monitor('east'), monitor('west'))).toEqual([0]);
  });
});
