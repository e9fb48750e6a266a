import { type Item, isOf } from '@plumbline/concept';
import { INK, line, path, WEIGHT } from '../pen/svg.js';
import { fronts } from './cabinet-fronts.js';
import type { Seen } from './elevation.js';
import type { ElevationPen } from './elevation-pen.js';
import { ovensIn, undersideOf } from './heights-of-fronts.js';

/** Cabinets whose body is more than a box: bases, vanities, corners, and the tall ones that ovens stand in. */

/** A base cabinet with its toe kick, a knee space below a counter, a vanity by how it is mounted. */
export function drawBase(pen: ElevationPen, { item, x, z, w, h, facing }: Seen): string {
  const { box, X, Y, lengthIn } = pen;
  if (isKneeSpace(item))
    return (
      box(x, z, w, h, { fill: INK.paper, weight: WEIGHT.detail, dash: '3 2' }) +
      box(x, z + h - APRON, w, APRON, { fill: INK.cabinet, weight: WEIGHT.object })
    );
  if (isOf(item, 'vanity') && item.traits?.mount === 'console')
    return (
      box(x, z, w, h, { weight: WEIGHT.detail, dash: '3 2' }) +
      box(x, z + h - BASIN, w, BASIN, { fill: INK.cabinet, weight: WEIGHT.object })
    );
  if (isOf(item, 'vanity') && item.traits?.mount === 'floating') {
    const up = undersideOf(h);
    return (
      box(x, z + up, w, h - up, { fill: INK.cabinet, weight: WEIGHT.object }) +
      (facing ? fronts(pen, item, { x, z: z + up, w, h: h - up }) : '')
    );
  }
  const kick = item.kind === 'vanity' && z > 2 ? 0 : 4;
  const body = box(x, z + kick, w, h - kick, { fill: INK.cabinet, weight: WEIGHT.object });
  const toe = kick > 0 ? box(x + 1, z, w - 2, kick, { fill: INK.appliance, weight: WEIGHT.fine }) : '';
  const corner = item.kind === 'corner-base-cabinet' ? cornerFront(x, w, lengthIn, BASE_DEEP) : undefined;
  if (corner)
    return (
      toe +
      body +
      line(X(corner.joint), Y(z + kick), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
      fronts(pen, ONE_DOOR, { x: corner.x, z: z + kick, w: corner.w, h: h - kick })
    );
  return toe + body + (facing ? fronts(pen, item, { x, z: z + kick, w, h: h - kick }) : '');
}

/** A wall cabinet in a corner, as far as the other leg leaves it to be seen. */
export function drawCornerWall(pen: ElevationPen, seen: Seen): string {
  const { item, x, z, w, h, facing } = seen;
  const { box, X, Y, lengthIn } = pen;
  const corner = cornerFront(x, w, lengthIn, WALL_DEEP);
  const body = box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object });
  return corner
    ? body +
        line(X(corner.joint), Y(z), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
        fronts(pen, ONE_DOOR, { x: corner.x, z, w: corner.w, h })
    : body + (facing ? fronts(pen, item, seen) : '');
}

/** A tall cabinet with its ovens, a drawer below them and doors above. */
export function ovenCabinet(pen: ElevationPen, { item, x, z, w, h, facing }: Seen): string {
  const { box, X, Y } = pen;
  const body = box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object });
  if (!facing) return body;
  const ovens = ovensIn(item);
  const low = ovens[0]?.[0] ?? h;
  const top = ovens.at(-1)?.[1] ?? h;
  const hinged = isOf(item, 'wall-oven') && item.traits?.sideOpening === true;
  return (
    body +
    box(x + 1, z, w - 2, 4, { fill: INK.appliance, weight: WEIGHT.fine }) +
    fronts(pen, { traits: { drawers: 1 } }, { x, z: z + 4, w, h: low - 4 }) +
    (h - top > 6 ? fronts(pen, { traits: { doors: 2 } }, { x, z: z + top, w, h: h - top }) : '') +
    ovens
      .map(
        ([from, to]) =>
          box(x + 1, z + from, w - 2, to - from, { fill: INK.appliance, weight: WEIGHT.object }) +
          line(X(x + 3), Y(z + to - 5), X(x + w - 3), Y(z + to - 5), { weight: WEIGHT.detail }) +
          (hinged
            ? path(
                `M${X(x + w - 1)} ${Y(z + to)}L${X(x + 1)} ${Y(z + (from + to) / 2)}L${X(x + w - 1)} ${Y(z + from)}`,
                { weight: 0.25, dash: '2 2', stroke: INK.soft },
              )
            : ''),
      )
      .join('')
  );
}

/** Depths of the other leg, which hides as much of a corner cabinet. Inches. */
const BASE_DEEP = 24;
const WALL_DEEP = 12;
/** What a knee space has above the knees. Inches. */
const APRON = 5;
/** A basin with its top, over the knees. */
const BASIN = 7;
const ONE_DOOR = { traits: { doors: 1 } } as const;

const isKneeSpace = (item: Item): boolean =>
  (item.traits as { kneeSpace?: boolean } | undefined)?.kneeSpace === true;

/** The part of a corner cabinet that one sees beside the other leg: from where and how wide; nothing away from a corner. */
function cornerFront(
  x: number,
  w: number,
  lengthIn: number,
  hidden: number,
): { readonly x: number; readonly w: number; readonly joint: number } | undefined {
  if (w <= hidden + 3) return undefined;
  if (x < 3) return { x: hidden + x, w: w - hidden, joint: x + hidden };
  return x + w > lengthIn - 3 ? { x, w: w - hidden, joint: x + w - hidden } : undefined;
}
