import { placeInWords } from '@plumbline/brief';
import {
  atFrame,
  framesAt,
  type Item,
  isSide,
  type Kind,
  outsideOf,
  SIDES,
  type ThingPlace,
} from '@plumbline/concept';
import {
  frontWidth,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
} from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Standing, standsAsTold, thingsPlaced, whereItStands } from './told-places.js';

/** Where a finished room has a place left for a thing. Lengths are inches. */

/** The least floor before a thing to walk up to it. */
const BEFORE = 18;
const STEP = 2;

/** A place where a thing that stands elsewhere would be as told: floor off all else and off doors, with some before it. */
function freePlace(room: Standing, item: Item, told: ThingPlace): Rect | undefined {
  if (told.at !== undefined && !isSide(told.at)) return undefined;
  const wide = frontWidth(item);
  const deep = runsEast(item.facing) ? item.box.depthIn : item.box.widthIn;
  const inTheWay = takenOf(room, item);
  const outside = outsideOf(room.shell);
  const isOpen = (rect: Rect): boolean =>
    !outside.some((out) => overlaps(out, rect)) && !inTheWay.some((other) => overlaps(other, rect));
  for (const side of SIDES)
    for (const frame of framesAt(room.shell, side)) {
      const last = frame.lengthIn - wide;
      const starts = Array.from({ length: Math.max(0, Math.floor(last / STEP) + 1) }, (_, i) => i * STEP);
      for (const t of last >= 0 ? [...starts, last, last / 2] : []) {
        const rect = atFrame(frame, t, 0, wide, deep);
        if (!isOpen(atFrame(frame, t, 0, wide, deep + BEFORE)) || darkens(room, item, rect)) continue;
        if (standsAsTold(room, { rect, facing: opposite(side) }, told)) return rect;
      }
    }
  return undefined;
}

/** What else stands, with the floor that is walked on before it, and the floor of doors. */
const takenOf = ({ items, openings, shell }: Standing, item: Item): readonly Rect[] => [
  ...items.filter((other) => other !== item && isSolid(other)).flatMap(withItsFloor),
  ...openings.flatMap((o) => floorOfOpening(shell, o)),
];

/** Floor at the foot of stairs, before and behind a door within the room, and beside a car. */
const FOOT = 36;
const AT_DOOR = 30;
const BESIDE_CAR = 24;

function withItsFloor({ kind, box, facing }: Item): readonly Rect[] {
  const rect = rectOf(box);
  if (kind === 'stair') return [rect, inFront(rect, facing, FOOT)];
  if (kind === 'partition-door')
    return [rect, inFront(rect, facing, AT_DOOR), inFront(rect, opposite(facing), AT_DOOR)];
  return [kind === 'car' ? grow(rect, BESIDE_CAR) : rect];
}

/** Whether a thing there would stand before a window that it reaches. */
const darkens = ({ openings, shell }: Standing, { box }: Item, rect: Rect): boolean =>
  openings.some((o) => {
    const frame = framesAt(shell, o.side).find(({ wall }) => wall?.id === o.wall);
    return (
      o.kind === 'window' &&
      o.sillIn < box.z + box.heightIn &&
      frame !== undefined &&
      overlaps(atFrame(frame, o.offsetIn, 0, o.widthIn, 8), rect)
    );
  });

/** Things of a kitchen or a bath that stand in a row or on pipes: they do not move by themselves. */
const IN_ROWS: ReadonlySet<Kind> = new Set<Kind>([
  'cooktop',
  'dishwasher',
  'range',
  'shower',
  'sink-base',
  'toilet',
  'vanity',
  'wall-oven',
]);

/** Says where a thing stands that is not where it was told, and why; undefined where none stands. */
export function whereInstead(room: Standing, told: ThingPlace): string | undefined {
  const items = thingsPlaced(room, told.thing);
  const [item] = items;
  if (!item) return undefined;
  const stands = whereItStands(room, item, told);
  const place = placeInWords(told);
  if (!items.some((one) => freePlace(room, one, told)))
    return `${stands} Beside doors, windows and what else was asked for, no place ${place} was free for it.`;
  return IN_ROWS.has(item.kind)
    ? `${stands} The layout with the most of your places has it there; ${place} there is wall left, but not for all that belongs beside it.`
    : `${stands} There is wall left ${place}: your contractor can set it there.`;
}
