import { boundsOf, frameOf, type Survey } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import {
  placedFrom,
  placeNear,
  surveyFaults,
  surveyOfWalk,
  thingInShell,
  walkOf,
  withCeiling,
  withOpening,
  withoutOpening,
  withWallLength,
} from '../src/index.js';

function walked(...values: (number | string)[]): Survey {
  const room = surveyOfWalk(walkOf(values.map((value) => ({ value }))));
  if ('fault' in room) throw new Error(room.fault);
  return room.survey;
}

const BOX = walked(
  ...[96, 'rectangle', 144, 'window', 30, 36, 40, 42, 'nothing'],
  ...[120, 'door', 10, 32, 80, 'nothing', 'nothing', 'nothing'],
);
const L_SHAPE = walked(
  ...[102, 'more', 168, 'nothing', 'inside', 96, 'nothing', 'inside', 60, 'nothing', 'outside'],
  ...[48, 'nothing', 'inside', 108, 'nothing', 'inside', 144, 'nothing', 'first'],
);

const kept = (survey: Survey | undefined): Survey => {
  expect(surveyFaults(survey!)).toEqual([]);
  return survey!;
};

describe('a correction by hand', () => {
  it('of a wall moves the wall across, and keeps what is in the walls at its corner', () => {
    const sink = thingInShell(BOX.shell, {
      id: 't',
      kind: 'sink',
      wall: 'w3',
      alongIn: 60,
      offIn: 0,
      plan: 'keep',
    });
    const longer = kept(withWallLength({ ...BOX, existing: [sink] }, 'w3', 150));
    expect(longer.shell.outline[2]).toEqual({ x: 150, y: 120 });
    expect(longer.openings[0]).toMatchObject({ offsetIn: 30, widthIn: 36 });
    expect(longer.existing[0]!.box).toMatchObject({ x: 42, y: 96 });
    const deeper = kept(withWallLength(longer, 'w2', 130));
    expect(deeper.openings[1]).toMatchObject({ side: 'east', offsetIn: 130 - 10 - 32 });
    expect(boundsOf(deeper.shell)).toMatchObject({ w: 150, d: 130 });
  });

  it('of one wall of many leaves those that were typed', () => {
    const id = L_SHAPE.shell.walls.find(({ id }) => frameOf(L_SHAPE.shell, id).lengthIn === 60)!.id;
    const longer = kept(withWallLength(L_SHAPE, id, 66));
    expect(frameOf(longer.shell, id).lengthIn).toBeCloseTo(66, 0);
    expect(boundsOf(longer.shell).d).toBe(144);
  });

  it('of the ceiling ends what would stick out of it', () => {
    const low = kept(withCeiling(BOX, 78));
    expect(low.openings.map(({ sillIn, heightIn }) => sillIn + heightIn)).toEqual([78, 78]);
    expect(low.lengths.find(({ of }) => of === 'ceiling')).toMatchObject({ inches: 78, source: 'typed' });
  });

  it('of openings adds, moves and takes them out', () => {
    const added = kept(withOpening(BOX, 'opening-9', 'w4', { kind: 'cased-opening', from: 12, width: 60 }));
    expect(added.openings[2]).toMatchObject({ side: 'west', offsetIn: 12, widthIn: 60, sillIn: 0 });
    expect(added.lengths.filter(({ on }) => on === 'opening-9')).toHaveLength(3);
    const moved = kept(withOpening(added, 'opening-9', 'w4', { kind: 'cased-opening', from: 20, width: 60 }));
    expect(moved.openings[2]!.offsetIn).toBe(20);
    expect(kept(withoutOpening(moved, 'opening-9')).lengths).toHaveLength(BOX.lengths.length);
  });
});

describe('a thing', () => {
  it('put on the floor goes to the nearest wall, and comes back from there', () => {
    const { shell } = L_SHAPE;
    for (const [x, y, side] of [
      [5, 70, 'east'],
      [80, 139, 'south'],
      [150, 55, 'north'],
    ] as const) {
      const placed = {
        id: 't',
        kind: 'toilet',
        plan: 'keep',
        ...placeNear(shell, { x, y }, { kind: 'toilet' }),
      } as const;
      const thing = thingInShell(shell, placed);
      expect(thing.facing).toBe(side);
      expect(placedFrom(shell, thing)).toMatchObject({
        wall: placed.wall,
        alongIn: placed.alongIn,
        offIn: 0,
      });
    }
  });

  it('never sticks out of a room that is no box', () => {
    const { shell } = L_SHAPE;
    for (const { id } of shell.walls) {
      for (const alongIn of [0, 30, 90, 200]) {
        const thing = thingInShell(shell, {
          id: 't',
          kind: 'bathtub',
          wall: id,
          alongIn,
          offIn: 70,
          plan: 'keep',
        });
        expect(surveyFaults({ ...L_SHAPE, existing: [thing] })).toEqual([]);
      }
    }
  });
});
