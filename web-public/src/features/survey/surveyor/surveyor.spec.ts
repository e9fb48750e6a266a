import { cornerOf, type Pixel, project, visibleCorners } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { cornersOff, trueBox } from '../../../../../libs/survey/test/known-truth.js';
import { syntheticPhoto } from '../../../../../libs/survey/test/synthetic-photo.js';
import { drawn, type Held } from '../model/grips.js';
import { type MatchedRoom, NOTHING_SHOWN, NOTHING_TOLD } from '../model/matched-room.js';
import { Surveyor, varied } from './surveyor.js';

const PHOTOS = [2, 3, 5, 8].map((seed) => {
  const photo = syntheticPhoto(seed, 720, 480);
  const surveyor = Surveyor.of(photo.image)!;
  return { photo, surveyor, looked: surveyor.looked() };
});

describe('what is proposed', () => {
  it('are up to three rooms, of which no two look the same', () => {
    for (const { looked } of PHOTOS) {
      expect(looked.choices.length).toBeGreaterThan(0);
      expect(looked.choices.length).toBeLessThanOrEqual(3);
      expect(varied(looked.choices)).toEqual(looked.choices);
      expect(varied([looked.choices[0]!, looked.choices[0]!])).toHaveLength(1);
    }
  });

  it('is nothing where there is nothing to see', () => {
    expect(Surveyor.of({ width: 300, height: 200, data: new Float32Array(60_000) })).toBeUndefined();
  });
});

describe('after one upright corner was dragged to where it is', () => {
  it.each(PHOTOS)('the outline fits the photo', ({ photo, surveyor, looked }) => {
    const truth = trueBox(photo);
    const corners = visibleCorners(photo.camera, truth);
    const off = ({ camera, box }: MatchedRoom) => cornersOff(photo, camera, box);
    const best = [...looked.choices].sort((a, b) => off(a) - off(b))[0]!;
    const side = corners.has('floor-left') || corners.has('ceiling-left') ? 'left' : 'right';
    const place = (corner: 'floor' | 'ceiling') =>
      project(photo.camera, cornerOf(truth, `${corner}-${side}`))!;
    let held: Held = { room: best, ...NOTHING_SHOWN };
    held = drawn(held, { side, part: 'bottom' }, place('floor'), 2);
    held = drawn(held, { side, part: 'top' }, place('ceiling'), 2);
    const { marks, unseen, room } = held;
    const solved = surveyor.solve({
      shown: { marks, unseen },
      near: room,
      ceilingIn: 96,
      how: 'search',
      told: NOTHING_TOLD,
    });
    expect(off(solved)).toBeLessThan(0.03);
  });
});

describe('a room that is right as it is drawn', () => {
  it('stays there, and gets its lengths', () => {
    for (const { photo, surveyor } of PHOTOS) {
      const near: MatchedRoom = {
        camera: photo.camera,
        box: trueBox(photo),
        lengths: null,
        impossible: false,
      };
      const { ceiling, eye } = photo.room;
      const solved = surveyor.solve({
        shown: NOTHING_SHOWN,
        near,
        ceilingIn: ceiling,
        how: 'keep',
        told: NOTHING_TOLD,
      });
      expect(cornersOff(photo, solved.camera, solved.box)).toBeLessThan(0.004);
      expect(solved.lengths!.eye.inches).toBeCloseTo(eye, -1);
      expect(solved.impossible).toBe(false);
    }
  });

  it('is refused where it would have a size that no room has', () => {
    const { photo, surveyor } = PHOTOS[0]!;
    const box = { ...trueBox(photo), ceiling: 0.14 };
    const near: MatchedRoom = { camera: photo.camera, box, lengths: null, impossible: false };
    const solved = surveyor.solve({
      shown: NOTHING_SHOWN,
      near,
      ceilingIn: 240,
      how: 'keep',
      told: NOTHING_TOLD,
    });
    expect(solved.impossible).toBe(true);
  });
});

describe('openings that were drawn by hand', () => {
  it('get their sides on the edges of the photo, where it shows them whole and free', () => {
    const offs = PHOTOS.flatMap(({ photo: { room, camera, ...photo }, surveyor }) => {
      const near: MatchedRoom = {
        camera,
        box: trueBox({ room, camera, ...photo }),
        lengths: null,
        impossible: false,
      };
      const at = (along: number, up: number) =>
        project(camera, [along / room.eye, room.back / room.eye, (up - room.eye) / room.eye])!;
      return room.decals.flatMap(({ on, a, b, c, d }) => {
        if (on !== 'back') return [];
        const truth = [at(a, c), at(b, d)] as const;
        const isWhole = truth.every(({ u, v }) => u > 0 && v > 0 && u < camera.width && v < camera.height);
        const isFree = room.furniture.every(({ x1, x2, z2 }) => x2 < a || x1 > b || z2 < c);
        if (!isWhole || !isFree) return [];
        // Where a door meets the floor is no edge to hold on to.
        const corners = [at(a + 2, c > 0 ? c - 2 : c), at(b - 2, d + 2)] as const;
        const held = surveyor.openingAtEdges({ wall: 'back', corners }, near)!.corners;
        const off = (is: readonly Pixel[]) =>
          truth.map(({ u, v }, i) => Math.hypot(is[i]!.u - u, is[i]!.v - v)).reduce((a, b) => a + b);
        return [{ drawn: off(corners), held: off(held) }];
      });
    });
    expect(offs.length).toBeGreaterThan(0);
    for (const { drawn, held } of offs) expect(held).toBeLessThan(0.6 * drawn);
  });
});

describe('a wall whose length was typed', () => {
  const [{ photo, surveyor }] = PHOTOS as [(typeof PHOTOS)[number]];
  const { camera, room } = photo;
  const near: MatchedRoom = { camera, box: trueBox(photo), lengths: null, impossible: false };
  const told = (widthIn: number) =>
    surveyor.solve({
      shown: NOTHING_SHOWN,
      near,
      ceilingIn: room.ceiling,
      how: 'keep',
      told: { widthIn, depthIn: null },
    });
  const widthIn = room.left + room.right;

  it('corrects what the photo says', () => {
    const { lengths, contradicted } = told(1.03 * widthIn);
    expect(contradicted).toBeUndefined();
    expect(lengths!.backWall!.inches).toBeCloseTo(1.03 * widthIn, 0);
  });

  it('is the photo’s again once its field is emptied, also after an edge was dragged elsewhere', () => {
    const marks: Held['marks'] = [{ corner: 'ceiling-left', u: 0, v: 0, spread: 3 }];
    const corner = project(camera, cornerOf(trueBox(photo), 'ceiling-left'))!;
    const shown = { marks: marks.map((mark) => ({ ...mark, u: corner.u, v: corner.v })), unseen: [] };
    const by = (near: MatchedRoom, how: 'search' | 'keep', widthIn: number | null) =>
      surveyor.solve({ shown, near, ceilingIn: room.ceiling, how, told: { widthIn, depthIn: null } });
    const alone = by(near, 'search', null);
    const typed = by(near, 'search', 1.035 * alone.lengths!.backWall!.inches);
    expect(Math.abs(typed.lengths!.backWall!.inches - alone.lengths!.backWall!.inches)).toBeGreaterThan(3);
    const emptied = by(typed, 'keep', null);
    expect(emptied.lengths!.backWall!.inches).toBeCloseTo(alone.lengths!.backWall!.inches, 0);
    expect(emptied.lengths!.toBack!.inches).toBeCloseTo(alone.lengths!.toBack!.inches, 0);
  });

  it('moves the end that the photo does not show, however far, and leaves the one that it shows', () => {
    const { camera, box, lengths, contradicted } = told(2.4 * widthIn);
    expect(contradicted).toBeUndefined();
    expect(lengths!.backWall!.inches).toBeCloseTo(2.4 * widthIn, 0);
    expect(cornersOff(photo, camera, box)).toBeLessThan(0.02);
  });
});
