import { type Camera, type CornerName, cornerOf, type Pixel, project } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { drawn, gripsOf, type Held, heldByLines } from './grips.js';

const CAMERA: Camera = {
  width: 1200,
  height: 900,
  focalLength: 900,
  cx: 600,
  cy: 450,
  pitch: -0.03,
  roll: 0.01,
  turn: 0.1,
};
const HELD: Held = {
  room: {
    camera: CAMERA,
    box: { back: 3, left: 1.2, right: 1.5, ceiling: 0.9 },
    lengths: null,
    impossible: false,
  },
  marks: [],
  unseen: [],
};
const SPREAD = 5;

const at = ({ room }: Held, corner: CornerName): Pixel => project(room.camera, cornerOf(room.box, corner))!;
const off = (a: Pixel, b: Pixel): number => Math.hypot(a.u - b.u, a.v - b.v);

describe('a dragged corner', () => {
  it('is under the finger, at the floor and at the ceiling', () => {
    const floor = { u: at(HELD, 'floor-left').u + 60, v: at(HELD, 'floor-left').v + 40 };
    expect(
      off(at(drawn(HELD, { side: 'left', part: 'bottom' }, floor, SPREAD), 'floor-left'), floor),
    ).toBeLessThan(0.01);
    const ceiling = { u: at(HELD, 'ceiling-right').u - 50, v: at(HELD, 'ceiling-right').v + 30 };
    const after = drawn(HELD, { side: 'right', part: 'top' }, ceiling, SPREAD);
    expect(off(at(after, 'ceiling-right'), ceiling)).toBeLessThan(0.01);
    expect(after.marks).toEqual([{ corner: 'ceiling-right', ...ceiling, spread: SPREAD }]);
  });

  it('leaves the ceiling of the other corner where the picture shows it', () => {
    const to = { u: at(HELD, 'floor-left').u, v: at(HELD, 'floor-left').v + 50 };
    const after = drawn(HELD, { side: 'left', part: 'bottom' }, to, SPREAD);
    expect(off(at(after, 'ceiling-right'), at(HELD, 'ceiling-right'))).toBeLessThan(0.01);
    expect(off(at(after, 'floor-right'), at(HELD, 'floor-right'))).toBeGreaterThan(20);
  });

  it('takes its upright aside as a whole, and nothing else', () => {
    const to = { u: at(HELD, 'ceiling-left').u + 80, v: 430 };
    const after = drawn(HELD, { side: 'left', part: 'whole' }, to, SPREAD);
    const [top, bottom] = [at(after, 'ceiling-left'), at(after, 'floor-left')];
    const across = top.u + ((to.v - top.v) / (bottom.v - top.v)) * (bottom.u - top.u);
    expect(across).toBeCloseTo(to.u, 1);
    expect(off(at(after, 'floor-right'), at(HELD, 'floor-right'))).toBeLessThan(0.01);
  });

  it('keeps its height when it is taken aside later', () => {
    const low = { u: at(HELD, 'floor-left').u, v: at(HELD, 'floor-left').v + 30 };
    const first = drawn(HELD, { side: 'left', part: 'bottom' }, low, SPREAD);
    const { marks } = drawn(first, { side: 'left', part: 'whole' }, { u: low.u + 100, v: 430 }, SPREAD);
    expect(marks).toEqual([
      { edge: 'back-floor', ...low, spread: SPREAD },
      { edge: 'back-left', u: low.u + 100, v: 430, spread: SPREAD },
    ]);
  });

  it('drawn over the border is not in the picture, and waits there to be drawn in again', () => {
    const gone = drawn(HELD, { side: 'left', part: 'whole' }, { u: -3, v: 400 }, SPREAD);
    expect(gone.unseen).toEqual(['left']);
    const [grip, ...others] = gripsOf(gone.room).filter(({ side }) => side === 'left');
    expect(others).toEqual([]);
    expect(grip).toMatchObject({ part: 'whole', inPicture: false });
    const back = drawn(gone, { side: 'left', part: 'whole' }, { u: 200, v: 450 }, SPREAD);
    expect(back.unseen).toEqual([]);
    expect(gripsOf(back.room).filter(({ side }) => side === 'left')).toHaveLength(3);
  });

  it('follows the finger over the border where the ceiling is not in the picture', () => {
    const to = { u: at(HELD, 'ceiling-left').u, v: -40 };
    const after = drawn(HELD, { side: 'left', part: 'top' }, to, SPREAD);
    expect(off(at(after, 'ceiling-left'), to)).toBeLessThan(0.01);
    expect(after).toMatchObject({ marks: [], unseen: ['ceiling'] });
  });

  it('goes nowhere a floor cannot be', () => {
    const sky = { u: 300, v: 100 };
    expect(drawn(HELD, { side: 'left', part: 'bottom' }, sky, SPREAD)).toEqual(HELD);
  });
});

it('holds on to edges of the photo that pass near it, and to no others', () => {
  const line = { x1: 300, y1: 0, x2: 310, y2: 900, length: 900, axis: 'z' as const };
  const level = { ...line, x1: 0, y1: 200, x2: 1200, y2: 200, axis: 'x' as const };
  expect(heldByLines({ u: 309, v: 450 }, 'whole', [line], 8)).toEqual({ u: 305, v: 450 });
  expect(heldByLines({ u: 320, v: 450 }, 'whole', [line], 8)).toEqual({ u: 320, v: 450 });
  expect(heldByLines({ u: 400, v: 204 }, 'top', [line, level], 8)).toEqual({ u: 400, v: 200 });
});
