import { randomFrom } from '@plumbline/concept';
import { type Pixel, project, surveyFaults, visibleCorners } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { cornersOff, trueBox } from '../../../../../libs/survey/test/known-truth.js';
import { EAST, NORTH, photoFrom, ROOM, type Viewpoint } from '../../../../../libs/survey/test/one-room.js';
import {
  photograph,
  type SyntheticRoom,
  syntheticPhoto,
} from '../../../../../libs/survey/test/synthetic-photo.js';
import { Surveyor } from '../surveyor/surveyor.js';
import { ceilingInstead, contradictionsOf, narrowWall, wallContradiction } from './contradictions.js';
import {
  type MarkedFloor,
  type MatchedRoom,
  NO_FLOOR,
  NOTHING_SHOWN,
  NOTHING_TOLD,
  type Solving,
  type ToldSizes,
} from './matched-room.js';
import { withOutline } from './survey-record.js';

const DEGREE = Math.PI / 180;
/** A room whose photo shows both ends of the wall ahead. Inches. */
const WHOLE: SyntheticRoom = {
  left: 90,
  right: 70,
  back: 170,
  behind: 40,
  ceiling: 96,
  eye: 58,
  decals: [{ on: 'back', a: -60, b: -20, c: 38, d: 80, shade: 235, frame: 3.5 }],
  furniture: [],
};
const CAMERA = {
  width: 720,
  height: 480,
  focalLength: 360 / Math.tan(40 * DEGREE),
  cx: 360,
  cy: 240,
  pitch: -4 * DEGREE,
  roll: 0.4 * DEGREE,
  turn: 4 * DEGREE,
};
const photo = { camera: CAMERA, room: WHOLE, image: photograph(WHOLE, CAMERA, randomFrom(5)) };
const surveyor = Surveyor.of(photo.image)!;
/** The outline as it was tapped, and found right or wrong by what is typed. */
const near: MatchedRoom = { camera: CAMERA, box: trueBox(photo), lengths: null, impossible: false };
const STORED = { imageUrl: 'http://site.test/a.jpg', focalLength35mm: null };
const WIDTH = WHOLE.left + WHOLE.right;

interface Told {
  readonly ceilingIn?: number;
  readonly told?: Partial<ToldSizes>;
  readonly floor?: MarkedFloor;
}

function kept({ ceilingIn = WHOLE.ceiling, told, floor = NO_FLOOR }: Told) {
  const sizes = { ...NOTHING_TOLD, ...told };
  const solving: Solving = { shown: NOTHING_SHOWN, near, ceilingIn, told: sizes, how: 'keep' };
  const solved = surveyor.solve(solving);
  const confirmed = surveyor.confirm({
    solving: { ...solving, near: solved, ceilingIn },
    openings: [],
    things: [],
    floor,
    photo: STORED,
  });
  const { record } = confirmed;
  expect(surveyFaults(record as Parameters<typeof surveyFaults>[0])).toEqual([]);
  const { x: widthIn, y: depthIn } = record.shell.outline[2]!;
  const named = contradictionsOf(solved, sizes, ceilingIn);
  return { solved, record, widthIn, depthIn, ceilingIn: record.shell.ceiling.heightIn, named };
}

describe('what a person typed against one photo', () => {
  /** What is told; what is named beside it. */
  const ROWS: readonly (readonly [string, Told, readonly string[]])[] = [
    ['a width that agrees', { told: { widthIn: WIDTH } }, []],
    ['a width that is a little off', { told: { widthIn: 1.03 * WIDTH } }, []],
    ['a width that is much longer', { told: { widthIn: 1.3 * WIDTH } }, ['width']],
    ['a width of another wall', { told: { widthIn: 2.4 * WIDTH } }, ['width']],
    ['a width that is much shorter', { told: { widthIn: 0.6 * WIDTH } }, ['width']],
    ['a depth that agrees', { told: { depthIn: 210 } }, []],
    ['a depth from the doorway', { told: { depthIn: 150 } }, []],
    ['a depth that ends before who took the photo', { told: { depthIn: 90 } }, ['outside']],
    ['a depth that leaves who took the photo far outside', { told: { depthIn: 24 } }, ['outside']],
    ['a far greater depth', { told: { depthIn: 480 } }, []],
    ['a ceiling that agrees, and a width', { ceilingIn: 97, told: { widthIn: WIDTH } }, []],
    ['a ceiling a foot off, and a width', { ceilingIn: 108, told: { widthIn: WIDTH } }, ['width']],
    [
      'a ceiling two feet off, both sides',
      { ceilingIn: 120, told: { widthIn: WIDTH, depthIn: 210 } },
      ['width'],
    ],
  ];
  it.each(ROWS)('%s: the number wins, the room can be kept, who contradicts is named', (_, told, names) => {
    const { named, solved, ...room } = kept(told);
    expect(room.widthIn).toBeCloseTo(told.told?.widthIn ?? room.widthIn, 6);
    expect(room.depthIn).toBeCloseTo(told.told?.depthIn ?? room.depthIn, 6);
    expect(room.ceilingIn).toBe(told.ceilingIn ?? WHOLE.ceiling);
    expect(Object.keys(named)).toEqual(names);
    for (const [on, inches] of [
      ['w3', told.told?.widthIn],
      ['w4', told.told?.depthIn],
    ] as const)
      expect(room.record.lengths.find((one) => one.on === on)!.source === 'typed').toBe(inches !== undefined);
  });

  it('says which ceiling makes tape and outline agree, and keeps the room without a word once it is taken', () => {
    const { named } = kept({ ceilingIn: 84, told: { widthIn: WIDTH } });
    expect(Math.abs(named.width!.ceilingIn - WHOLE.ceiling)).toBeLessThan(1.5);
    const { named: after } = kept({ ceilingIn: ceilingInstead(named.width!)!, told: { widthIn: WIDTH } });
    expect(after).toEqual({});
    expect(ceilingInstead(kept({ told: { widthIn: 2.4 * WIDTH } }).named.width!)).toBeUndefined();
  });

  it('holds each number against the outline as it was drawn, not as the number before bent it', () => {
    const solving: Solving = { shown: NOTHING_SHOWN, near, ceilingIn: 96, told: NOTHING_TOLD, how: 'keep' };
    let room = near;
    for (const widthIn of [1.03 * WIDTH, 1.06 * WIDTH, 1.09 * WIDTH, 1.12 * WIDTH])
      room = surveyor.solve({ ...solving, near: room, told: { widthIn, depthIn: null } });
    expect(Math.abs(room.contradicted!.says.inches / WIDTH - 1)).toBeLessThan(0.03);
    const emptied = surveyor.solve({ ...solving, near: room });
    expect(Math.abs(emptied.lengths!.backWall!.inches / WIDTH - 1)).toBeLessThan(0.03);
  });

  it('is offered the outline that has its length, where one of the others does', () => {
    const wrong = { ...near, box: { ...near.box, left: 0.5 * near.box.left } };
    const { choices } = surveyor.looked();
    const solving: Solving = {
      shown: NOTHING_SHOWN,
      near: wrong,
      ceilingIn: 96,
      told: NOTHING_TOLD,
      how: 'keep',
    };
    const { contradicted } = surveyor.solve({ ...solving, told: { widthIn: WIDTH, depthIn: null } });
    const { box } = choices[contradicted!.outline!]!;
    expect(Math.abs((96 / (1 + box.ceiling)) * (box.left + box.right) - WIDTH)).toBeLessThan(0.06 * WIDTH);
  });
});

describe('a width of which the photo shows one end only', () => {
  it.each([2, 3, 5, 8])('tells where the other end stands, and contradicts nothing (photo %i)', (seed) => {
    const taken = syntheticPhoto(seed, 720, 480);
    const { left, right, ceiling, eye } = taken.room;
    const box = trueBox(taken);
    const seen = [...visibleCorners(taken.camera, box).keys()].some((corner) => corner.endsWith('left'));
    const [side, other] = seen ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const guessed: MatchedRoom = {
      camera: taken.camera,
      box: { ...box, [other]: 1.4 * box[other] },
      lengths: null,
      impossible: false,
    };
    const solved = Surveyor.of(taken.image)!.solve({
      shown: NOTHING_SHOWN,
      near: guessed,
      ceilingIn: ceiling,
      told: { widthIn: left + right, depthIn: null },
      how: 'keep',
    });
    expect(solved.contradicted).toBeUndefined();
    expect(cornersOff(taken, solved.camera, solved.box)).toBeLessThan(0.01);
    expect(Math.abs((solved.box[side] * solved.lengths!.eye.inches) / (box[side] * eye) - 1)).toBeLessThan(
      0.04,
    );
  });
});

describe('a width shorter than what the photo shows of a wall whose end it does not show', () => {
  it.each([2, 3, 5, 8])('is kept, and told to be less than that (photo %i)', (seed) => {
    const taken = syntheticPhoto(seed, 720, 480);
    const { left, right, ceiling, back } = taken.room;
    const box = trueBox(taken);
    const near: MatchedRoom = { camera: taken.camera, box, lengths: null, impossible: false };
    const solve = (widthIn: number) =>
      Surveyor.of(taken.image)!.solve({
        shown: NOTHING_SHOWN,
        near,
        ceilingIn: ceiling,
        told: { widthIn, depthIn: null },
        how: 'keep',
      });
    const { contradicted } = solve(0.3 * (left + right));
    expect(contradicted!.isLeast).toBe(true);
    expect(contradicted!.says.inches).toBeLessThan(1.05 * (left + right));
    expect(contradicted!.says.inches).toBeGreaterThan(0.2 * back);
    expect(ceilingInstead(contradicted!)).toBeUndefined();
  });
});

describe('a wall of a room that is no box', () => {
  const { eye } = WHOLE;
  const floor = (
    [
      [-90, 170],
      [20, 170],
      [20, 120],
      [70, 120],
    ] as const
  ).map(([x, y]): Pixel => project(CAMERA, [x / eye, y / eye, -1])!);
  it.each([
    ['agrees', { 1: 111 }, undefined],
    ['is a little off', { 1: 114 }, undefined],
    ['is much longer', { 1: 190 }, 'says'],
    ['does not meet the others', { 0: 200, 2: 50, 4: 260 }, 'meetsAt'],
  ] as const)('that was typed and %s wins, and can be kept', (_, wallsTold, named) => {
    const marked = { corners: floor, wallsTold };
    const { record } = kept({ floor: marked });
    const solved = surveyor.solve({
      shown: NOTHING_SHOWN,
      near,
      ceilingIn: 96,
      told: NOTHING_TOLD,
      how: 'keep',
    });
    const { outline } = withOutline(solved, 96, marked);
    const against = outline!.walls.flatMap(
      (wall, i) => wallContradiction(wall, (wallsTold as Record<number, number>)[i] ?? null) ?? [],
    );
    expect(against.map((one) => Object.keys(one)[0])[0]).toBe(named);
    if (named !== 'meetsAt')
      expect(record.lengths.find(({ source, of }) => source === 'typed' && of === 'wall')!.inches).toBe(
        Object.values(wallsTold)[0],
      );
  });
});

describe('a typed length against two photos', () => {
  const matched = (place: Viewpoint, seed: number) => {
    const taken = photoFrom(ROOM, place, seed);
    const right: MatchedRoom = {
      camera: taken.camera,
      box: trueBox(taken),
      lengths: null,
      impossible: false,
    };
    const solving = {
      shown: NOTHING_SHOWN,
      near: right,
      ceilingIn: 96,
      told: NOTHING_TOLD,
      how: 'keep',
    } as const;
    return { surveyor: Surveyor.of(taken.image)!, solving };
  };
  const [north, east] = [matched(NORTH, 3), matched(EAST, 4)];
  const further = [
    {
      ...east.surveyor.measure(east.solving),
      photo: { imageUrl: 'http://site.test/b.jpg', focalLength35mm: null },
      facing: 'east' as const,
      openings: [],
    },
  ];
  it.each([
    ['agrees', { widthIn: ROOM.width, depthIn: null }, []],
    ['is a little off', { widthIn: ROOM.width + 3, depthIn: null }, []],
    ['is much longer', { widthIn: 240, depthIn: null }, ['width']],
    ['is a depth of another room', { widthIn: null, depthIn: 300 }, ['depth']],
  ] as const)('that %s wins, is named once, and can be kept', (_, told, names) => {
    const solving = { ...north.solving, told, further, openings: [] };
    const solved = north.surveyor.solve(solving);
    expect(Object.keys(contradictionsOf(solved, told, 96))).toEqual(names);
    const { record } = north.surveyor.confirm({
      solving,
      openings: [],
      things: [],
      floor: NO_FLOOR,
      photo: STORED,
    });
    expect(surveyFaults(record as Parameters<typeof surveyFaults>[0])).toEqual([]);
    const { x, y } = record.shell.outline[2]!;
    if (told.widthIn !== null) expect(x).toBe(told.widthIn);
    if (told.depthIn !== null) expect(y).toBe(told.depthIn);
    // What nobody typed is still what the photos tell.
    if (told.widthIn === null) expect(Math.abs(x / ROOM.width - 1)).toBeLessThan(0.05);
    if (told.depthIn === null) expect(Math.abs(y / ROOM.depth - 1)).toBeLessThan(0.05);
  });
});

describe('a wall ahead that is no wall', () => {
  it('is told by its length, which rooms seldom have', () => {
    const of = (left: number) => narrowWall(roomWith(left));
    const roomWith = (left: number) => {
      const narrow = { ...near, box: { ...near.box, left, right: 0.4 } };
      return surveyor.solve({
        shown: NOTHING_SHOWN,
        near: narrow,
        ceilingIn: 96,
        told: NOTHING_TOLD,
        how: 'keep',
      });
    };
    expect(of(0.35)!.inches).toBeLessThan(60);
    expect(of(near.box.left)).toBeUndefined();
  });
});
