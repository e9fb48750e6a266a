import { areaIn2, frameOf } from '@plumbline/concept';
import { surveySchema } from '@plumbline/concept/schemas';
import { describe, expect, it } from 'vitest';
import { surveyFaults, surveyOfWalk, type Walk, type WalkAnswer, walkOf } from '../src/index.js';

const answers = (...values: (number | string)[]): WalkAnswer[] => values.map((value) => ({ value }));
const asked = (walk: Walk) => walk.question && [walk.question.ask, walk.question.wall];

/** A room of 12 by 10 ft: a window in the first wall, a door in the second. */
const BOX = answers(
  ...[96, 'rectangle', 144, 'window', 30, 36, 40, 42, 'nothing'],
  ...[120, 'door', 10, 32, 80, 'nothing', 'nothing', 'nothing'],
);
/** An L: 14 by 12 ft without the 5 by 4 ft of its south-east corner. */
const L_SHAPE = answers(
  ...[102, 'more', 168, 'nothing', 'inside', 96, 'nothing', 'inside', 60, 'nothing', 'outside'],
  ...[48, 'nothing', 'inside', 108, 'nothing', 'inside', 144, 'nothing', 'first'],
);

function roomOf(walked: readonly WalkAnswer[]) {
  const room = surveyOfWalk(walkOf(walked));
  if ('fault' in room) throw new Error(room.fault);
  expect(surveySchema.safeParse(room.survey).error).toBeUndefined();
  expect(surveyFaults(room.survey)).toEqual([]);
  return room;
}

describe('a walk with a tape', () => {
  it('asks one thing after the other, and of a rectangle two lengths only', () => {
    const asks = BOX.map((_, i) => asked(walkOf(BOX.slice(0, i)))?.join(' '));
    expect(asks).toEqual([
      ...['ceiling 0', 'shape 0', 'wall 0', 'next 0', 'from 0', 'width 0', 'sill 0', 'height 0', 'next 0'],
      ...['wall 1', 'next 1', 'from 1', 'width 1', 'height 1', 'next 1', 'next 2', 'next 3'],
    ]);
    expect(walkOf(BOX).question).toBeUndefined();
  });

  it('takes no length that its wall does not have, and asks again', () => {
    const until = BOX.slice(0, 4);
    const far = walkOf([...until, { value: 143 }]);
    expect(asked(far)).toEqual(['from', 0]);
    expect(far.used).toBe(4);
    expect(far.question).toMatchObject({ least: 0, most: 138 });
    const second = walkOf([...BOX.slice(0, 8), { value: 'door' }]);
    expect(second.question).toMatchObject({ ask: 'from', least: 66, nth: 1 });
  });

  it('makes a survey of its room: openings from the end that plans count from', () => {
    const { survey, missIn } = roomOf(BOX);
    expect(missIn).toBe(0);
    expect(survey.shell.outline[2]).toEqual({ x: 144, y: 120 });
    expect(survey.openings).toMatchObject([
      { kind: 'window', side: 'north', offsetIn: 30, widthIn: 36, sillIn: 40, heightIn: 42 },
      { kind: 'door', side: 'east', offsetIn: 120 - 10 - 32, widthIn: 32, sillIn: 0, heightIn: 80 },
    ]);
    expect(survey.measuredBy).toBe('tape');
    expect(survey.lengths.every(({ source }) => source === 'typed')).toBe(true);
    expect(survey.shell.walls.filter(({ exterior }) => exterior).map(({ side }) => side)).toEqual(['north']);
  });

  it('says of what is only usual that nobody measured it', () => {
    const usual = BOX.map((answer, i) => (i === 6 || i === 7 ? { ...answer, usual: true } : answer));
    const { survey } = roomOf(usual);
    expect(survey.lengths.filter(({ source }) => source === 'assumed').map(({ of }) => of)).toEqual([
      'opening-height',
      'opening-sill',
    ]);
  });

  it('goes around a room that is no box', () => {
    const { survey } = roomOf(L_SHAPE);
    expect(survey.shell.outline).toHaveLength(6);
    expect(areaIn2(survey.shell)).toBe(168 * 144 - 60 * 48);
    expect(survey.shell.walls.map(({ side }) => side)).toEqual([
      'south',
      'east',
      'south',
      'east',
      'north',
      'west',
    ]);
  });

  it('settles lengths that nearly meet, and says by how much they missed', () => {
    const off = L_SHAPE.map((answer) => (answer.value === 108 ? { value: 104 } : answer));
    const { survey, missIn } = roomOf(off);
    expect(missIn).toBe(4);
    const long = survey.shell.walls.map(({ id }) => frameOf(survey.shell, id).lengthIn);
    for (const [i, true_] of [108, 48, 60, 96, 168, 144].entries())
      expect(Math.abs(long[i]! - true_)).toBeLessThan(3);
  });

  it('refuses lengths that do not lead back, and walls that cross', () => {
    const open = L_SHAPE.map((answer) => (answer.value === 108 ? { value: 60 } : answer));
    expect(surveyOfWalk(walkOf(open))).toMatchObject({ fault: 'open', missIn: 48 });
    const crossed = answers(
      ...[96, 'more', 60, 'nothing', 'inside', 60, 'nothing', 'inside', 120, 'nothing', 'inside'],
      ...[30, 'nothing', 'inside', 90, 'nothing', 'outside', 30, 'nothing', 'first'],
    );
    expect(surveyOfWalk(walkOf(crossed))).toMatchObject({ fault: expect.any(String) });
  });
});
