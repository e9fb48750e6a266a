import { wants } from '@plumbline/brief';
import { type Brief, HALF_WALL, type Item, isHalfWall, type Side } from '@plumbline/concept';
import { centre, overlaps, type Rect, rectOf, runsEast, SIDES } from '../geometry/geometry.js';
import type { Draft } from './floor/draft.js';
import { walkable } from './floor/reach.js';

/** A half wall in a room of furniture or a kitchen: along a stair, between a table and the rest, or beside the way in. Inches. */

const LONG = { most: 60, usual: 48, least: 36 } as const;
/** Chairs are pulled back so far from a table, and one passes behind them. */
const OFF_TABLE = [44, 38, 32] as const;
/** From an opening to a wall beside it, and by what steps a place is looked for. */
const OFF_DOOR = 4;
const STEP = 6;

const LEFT_OUT =
  'A half wall was left out: no floor is free for it where it leaves the ways through the room.';

/** Sets the half wall that was asked for; answers what is to be said where it found no place. */
export function setHalfWall(draft: Draft, brief: Brief): readonly string[] {
  if (!wants(brief, 'half-wall') || brief.category === 'bathroom' || draft.items.some(isHalfWall)) return [];
  const before = walkable(draft);
  for (const rect of placesFor(draft)) {
    if (!draft.isOpenFloor(rect) || isBeforeOpening(draft, rect)) continue;
    const item = draft.add('partition', rect, {
      height: HALF_WALL.high,
      facing: rect.w > rect.d ? 'north' : 'east',
      label: 'Half wall',
    });
    const ways = walkable(draft);
    if (
      Number(ways.doorsMeet) >= Number(before.doorsMeet) &&
      Number(ways.everywhere) >= Number(before.everywhere)
    )
      return [];
    draft.items.splice(draft.items.indexOf(item), 1);
  }
  return [LEFT_OUT];
}

function* placesFor(draft: Draft): Generator<Rect> {
  for (const item of draft.items) if (item.kind === 'stair') yield* besideStair(item);
  for (const item of draft.items) if (item.kind === 'dining-table') yield* offTable(draft, item);
  for (const opening of draft.openings)
    if (opening.kind !== 'window' && opening.kind !== 'garage-door')
      for (const long of [LONG.usual, LONG.least])
        for (const t of [
          opening.offsetIn - OFF_DOOR - HALF_WALL.thick,
          opening.offsetIn + opening.widthIn + OFF_DOOR,
        ])
          yield draft.at(opening.wall, t, 0, HALF_WALL.thick, long);
  for (const long of [LONG.usual, LONG.least])
    for (const wall of draft.frames)
      for (let t = STEP; t < wall.lengthIn - STEP; t += STEP)
        yield draft.at(wall, t, 0, HALF_WALL.thick, long);
}

/** Along either long side of a stair. */
function* besideStair({ box }: Item): Generator<Rect> {
  const { x, y, w, d } = rectOf(box);
  const { thick } = HALF_WALL;
  if (d >= w) for (const at of [x + w, x - thick]) yield { x: at, y, w: thick, d };
  else for (const at of [y + d, y - thick]) yield { x, y: at, w, d: thick };
}

/** Past the chairs of a table, on the side of the seats before a television first, else of the room's middle. */
function* offTable({ shell, items }: Draft, { box }: Item): Generator<Rect> {
  const table = rectOf(box);
  const at = centre(table);
  const sofa = items.find(({ kind }) => kind === 'sofa' || kind === 'sectional');
  const goal = sofa ? centre(rectOf(sofa.box)) : { x: shell.widthIn / 2, y: shell.depthIn / 2 };
  const towards = (side: Side): number =>
    side === 'east'
      ? goal.x - at.x
      : side === 'west'
        ? at.x - goal.x
        : side === 'north'
          ? goal.y - at.y
          : at.y - goal.y;
  const sides = [...SIDES].sort((a, b) => towards(b) - towards(a)).slice(0, 2);
  for (const side of sides)
    for (const off of OFF_TABLE)
      for (const long of [LONG.most, LONG.usual, LONG.least]) {
        const { thick } = HALF_WALL;
        yield runsEast(side)
          ? {
              x: at.x - long / 2,
              y: side === 'north' ? table.y + table.d + off : table.y - off - thick,
              w: long,
              d: thick,
            }
          : {
              x: side === 'east' ? table.x + table.w + off : table.x - off - thick,
              y: at.y - long / 2,
              w: thick,
              d: long,
            };
      }
}

/** Whether it would stand in the way through a door or before a window's whole width. */
const isBeforeOpening = (draft: Draft, rect: Rect): boolean =>
  draft.openings.some(
    (o) =>
      overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, o.kind === 'window' ? 2 : 36), rect) ||
      (o.kind === 'door' &&
        o.swing?.into === 'room' &&
        overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, o.widthIn), rect)),
  );
