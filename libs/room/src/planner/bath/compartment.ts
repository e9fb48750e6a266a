import type { WallFrame } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import type { Patch } from '../floor/place.js';
import { PARTITION, SIDE, TOILET, toiletPiece } from './basins.js';
import { tubsAlong } from './bathing.js';
import type { Option } from './option.js';
import type { BathNeeds } from './program.js';

/**
 * Tub and toilet behind a door of their own, so that one bathes while another is at the basins. Inches: the tub lies
 * along a wall, the toilet beside it at the next wall, and across from the tub a partition closes the part off.
 */

/** Its door slides into the partition, which is to be twice as long. */
const DOOR = 28;
const BEFORE_DOOR = 30;
const BESIDE = 30;
/** What a plan is worth more with it than with tub and toilet in the open. */
const WORTH = 60;

export function compartments(wall: WallFrame, needs: BathNeeds, draft: Draft): readonly Option[] {
  return tubsAlong(wall, needs, true, draft).flatMap((tub) => {
    if (tub.also || tub.along < 2 * DOOR + 4) return [];
    const closed = tub.at === 'between';
    // Beside it no pocket is left that is too narrow for a vanity.
    if (!closed && wall.lengthIn - tub.along - PARTITION < BESIDE) return [];
    const ends = (['low', 'high'] as const).filter((end) => closed || tub.at === end);
    return ends.flatMap((end) =>
      [SIDE.nkba, SIDE.code].map((side) => compartment(tub, wall, end, closed, side, needs, draft)),
    );
  });
}

/** @param closed whether walls are at both ends of the tub; else a partition is at the one away from `end` */
function compartment(
  tub: Option,
  wall: WallFrame,
  end: 'low' | 'high',
  closed: boolean,
  side: number,
  needs: BathNeeds,
  draft: Draft,
): Option {
  const height = draft.shell.ceilingIn;
  const inside = closed ? wall.lengthIn : tub.along;
  const along = closed ? inside : inside + PARTITION;
  const deep = tub.deep + 2 * side;
  const from = (t: number, size: number): number => (end === 'low' ? t : along - t - size);
  const wallOf = (t: number, n: number, long: number, thick: number): Option['pieces'][number] => ({
    kind: 'partition',
    t: from(t, long),
    n,
    along: long,
    deep: thick,
    height,
  });
  const doorAt = inside - DOOR - PARTITION;
  const before: Patch = { t: from(doorAt, DOOR), n: deep + PARTITION, along: DOOR, deep: BEFORE_DOOR };
  const shift = end === 'low' || closed ? 0 : PARTITION;
  const { t: _, n: __, ...toilet } = toiletPiece(needs, 0);
  return {
    role: 'tub-shower',
    also: ['toilet'],
    along,
    deep: deep + PARTITION,
    worth: tub.worth + WORTH + (side === SIDE.nkba ? 4 : 0),
    at: closed ? 'between' : end,
    pieces: [
      ...tub.pieces.map((piece) => ({ ...piece, t: piece.t + shift })),
      {
        ...toilet,
        t: from(0, TOILET.deep),
        n: tub.deep + side - TOILET.wide / 2,
        along: TOILET.deep,
        deep: TOILET.wide,
        looks: end === 'low' ? 'high' : 'low',
      } as Option['pieces'][number],
      wallOf(0, deep, doorAt, PARTITION),
      wallOf(doorAt + DOOR, deep, inside - doorAt - DOOR, PARTITION),
      ...(closed ? [] : [wallOf(inside, 0, PARTITION, deep + PARTITION)]),
      {
        kind: 'partition-door',
        t: from(doorAt, DOOR),
        n: deep,
        along: DOOR,
        deep: PARTITION,
        height: 80,
        label: 'Pocket door',
        traits: { form: 'pocket', hinge: end === 'low' ? 'near' : 'far' },
      },
    ],
    clear: [
      {
        t: from(TOILET.deep, inside - TOILET.deep),
        n: tub.deep,
        along: inside - TOILET.deep,
        deep: 2 * side,
      },
      before,
    ],
    front: before,
    pipes: 'ends',
  };
}
