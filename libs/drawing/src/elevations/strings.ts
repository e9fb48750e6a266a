import { isOf, type Kind } from '@plumbline/concept';
import { feetAndInches, plainInches } from '@plumbline/room/parts';
import { INK, line, WEIGHT } from '../pen/svg.js';
import type { Elevation } from './elevation.js';
import type { DrawnElevation } from './elevation-pen.js';
import { ovensIn, undersideOf } from './heights-of-fronts.js';

/** Dimension strings of an elevation. */

/** Widths along the floor: of what stands there and the gaps between, and the wall's length below. */
export function widths({ elevation, lengthIn, s, X, Y, labels }: DrawnElevation): string {
  const sorted = stopsOf(elevation);
  const y = Y(0) + 14;
  // One stretch is the wall's length, which stands below.
  const isSplit = sorted.length > 2;
  let art = isSplit ? line(X(0), y, X(lengthIn), y, { weight: WEIGHT.fine, stroke: INK.soft }) : '';
  for (const x of isSplit ? sorted : []) art += tick(X(x), y);
  for (let i = 1; isSplit && i < sorted.length; i++) {
    const from = sorted[i - 1] as number;
    const to = sorted[i] as number;
    const mid = X((from + to) / 2);
    const room = (to - from) * s;
    labels.set(
      `${plainInches(to - from)}"`,
      [
        [mid, y - 6],
        [mid, y + 7],
      ],
      { size: 7, anchor: 'middle' },
      undefined,
      (a) => a.w <= room + 4,
    );
  }
  const below = Y(0) + 28;
  art +=
    line(X(0), below, X(lengthIn), below, { weight: WEIGHT.fine, stroke: INK.soft }) +
    tick(X(0), below) +
    tick(X(lengthIn), below);
  labels.set(
    feetAndInches(lengthIn),
    [
      [X(lengthIn / 2), below - 5.5],
      [X(lengthIn / 2), below + 7],
    ],
    { size: 8, anchor: 'middle', weight: 'bold' },
  );
  return art;
}

/** Kinds whose middle is told: what is screwed to the wall. */
const MIDDLES: ReadonlySet<Kind> = new Set<Kind>(['towel-bar', 'paper-holder', 'sconce', 'tv', 'ev-charger']);

/** Kinds whose upper edge is told beside counters and what hangs. */
const TOPS: ReadonlySet<Kind> = new Set<Kind>([
  'vanity',
  'bookcase',
  'storage-shelf',
  'workbench',
  'dresser',
  'bench',
  'washer',
  'fireplace',
  'medicine-cabinet',
  'floating-shelf',
]);

/** Heights beside the wall: counters, undersides and tops of what hangs, openings and the ceiling. */
export function heights({ elevation, lengthIn, X, Y, labels }: DrawnElevation): string {
  const { heightIn } = elevation;
  const x = X(lengthIn) + 10;
  let art = line(x, Y(0), x, Y(heightIn), { weight: WEIGHT.fine, stroke: INK.soft });
  // Where there is no place for all, the ceiling's goes first.
  for (const z of [...heightsOf(elevation)].sort(
    (a, b) => Number(b === heightIn) - Number(a === heightIn) || a - b,
  )) {
    art += tick(x, Y(z));
    if (z > 0)
      labels.set(
        `${plainInches(z)}"`,
        [
          [x + 5, Y(z)],
          [x + 5, Y(z) + 7],
          [x + 5, Y(z) - 7],
        ],
        { size: 7 },
      );
  }
  return art;
}

const tick = (x: number, y: number): string =>
  line(x - 2.5, y + 2.5, x + 2.5, y - 2.5, { weight: WEIGHT.object });

/** Where the string of widths is parted, from the left: at what stands on the floor, and at windows over free floor. */
function stopsOf({ things, openings, lengthIn }: Elevation): number[] {
  const stops = new Set([0, lengthIn]);
  for (const t of things)
    if (t.z < 4 && t.w >= 3 && t.item.kind !== 'receptacle') {
      stops.add(t.x);
      stops.add(t.x + t.w);
    }
  for (const o of openings)
    if (o.sillIn < 4) {
      stops.add(o.x);
      stops.add(o.x + o.widthIn);
    }
  // Windows where nothing stands below them.
  for (const o of openings)
    if (
      o.sillIn >= 4 &&
      ![...stops].some((x) => x > o.x - 0.5 && x < o.x + o.widthIn + 0.5) &&
      !things.some(
        (t) =>
          t.z < 4 && t.w >= 3 && t.item.kind !== 'receptacle' && t.x < o.x + o.widthIn && t.x + t.w > o.x,
      )
    ) {
      stops.add(o.x);
      stops.add(o.x + o.widthIn);
    }
  return [...stops].sort((a, b) => a - b).filter((x, i, all) => i === 0 || x - (all[i - 1] as number) > 0.4);
}

/** The heights that are told, in no order. */
function heightsOf({ things, openings, heightIn, dado }: Elevation): Set<number> {
  const at = new Set<number>([0, heightIn]);
  if (dado > 0) at.add(dado);
  for (const { sillIn, heightIn: high } of openings) {
    if (sillIn > 4) at.add(sillIn);
    at.add(sillIn + high);
  }
  for (const { item, z, h, tile } of things) {
    if (isOf(item, 'vanity') && item.traits?.mount === 'floating') at.add(z + undersideOf(h));
    if (item.kind === 'countertop' || TOPS.has(item.kind)) at.add(z + h);
    else if (MIDDLES.has(item.kind) || (item.kind === 'grab-bar' && h < 4)) at.add(Math.round(z + h / 2));
    else if (item.kind === 'wall-oven')
      for (const edges of ovensIn(item)) for (const edge of edges) at.add(Math.round(z + edge));
    else if (item.kind === 'shower-niche') at.add(z);
    else if (
      item.kind === 'wall-cabinet' ||
      item.kind === 'tall-cabinet' ||
      item.kind === 'mirror' ||
      item.kind === 'hood'
    ) {
      if (z > 4) at.add(z);
      at.add(z + h);
    } else if (tile > 0) at.add(tile);
  }
  return at;
}
