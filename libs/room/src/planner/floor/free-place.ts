import { atFrame, framesAt, type Item, outsideOf, SIDES, type ThingPlace } from '@plumbline/concept';
import { frontWidth, isSide, opposite, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Standing, standsAsTold } from './told-places.js';

/** Where a finished room has a place left for a thing. Lengths are inches. */

/** The least floor before a thing to walk up to it. */
const BEFORE = 18;
const STEP = 2;

/** A place where a thing that stands elsewhere would be as told: floor off all else and off doors, with some before it. */
export function freePlace(room: Standing, item: Item, told: ThingPlace): Rect | undefined {
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

/** What else stands, and the floor of doors. */
const takenOf = ({ items, openings, shell }: Standing, item: Item): readonly Rect[] => [
  ...items.filter((other) => other !== item && isSolid(other)).map(({ box }) => rectOf(box)),
  ...openings.flatMap((o) => floorOfOpening(shell, o)),
];

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
