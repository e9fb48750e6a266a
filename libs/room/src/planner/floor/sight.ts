import {
  atFrame,
  frameOf,
  type Item,
  type Kind,
  type Opening,
  outsideOf,
  type Rect,
} from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import type { Standing } from './told-places.js';

/** Whether a thing is in plain sight of a door, a window or another thing. Lengths are inches. */

type Point = readonly [x: number, y: number];

/** From its edges one looks so far within an opening, or sees so far within a thing. */
const INSET = 2;

/** What is as high as an eye and closed. */
const CLOSED: ReadonlySet<Kind> = new Set<Kind>([
  'bookcase',
  'cabinet',
  'chimney',
  'closet',
  'freezer',
  'furnace',
  'partition',
  'partition-door',
  'refrigerator',
  'tall-cabinet',
  'walk-in-closet',
  'wardrobe',
]);
const EYE = 60;

/** Whether anything of a thing is seen by who stands in an opening, in its middle or at an edge, with its door open. */
export function isSeenThrough(room: Standing, item: Item, opening: Opening): boolean {
  const frame = frameOf(room.shell, opening.wall);
  const { offsetIn: start, widthIn: wide, swing } = opening;
  const at = (t: number): Point => {
    const { x, y } = atFrame(frame, t, 1, 0, 0);
    return [x, y];
  };
  const leaf =
    opening.kind === 'door' && swing?.into === 'room'
      ? [atFrame(frame, swing.hinge === 'near' ? start : start + wide - 1, 0, 1, wide)]
      : [];
  const hides = [...hiding(room, [item]), ...leaf];
  return [start + INSET, start + wide / 2, start + wide - INSET].some((t) => sees(at(t), item, hides));
}

/** Whether anything of a thing is seen from another. */
export function isSeenFrom(room: Standing, item: Item, other: Item): boolean {
  const { x, y, w, d } = rectOf(other.box);
  return sees([x + w / 2, y + d / 2], item, hiding(room, [item, other]));
}

const hiding = ({ shell, items }: Standing, shown: readonly Item[]): readonly Rect[] => [
  ...outsideOf(shell),
  ...items
    .filter(
      (i) => !shown.includes(i) && CLOSED.has(i.kind) && i.box.z < 12 && i.box.z + i.box.heightIn >= EYE,
    )
    .map(({ box }) => rectOf(box)),
];

function sees(eye: Point, { box }: Item, hides: readonly Rect[]): boolean {
  const { x, y, w, d } = rectOf(box);
  return [x + INSET, x + w / 2, x + w - INSET].some((px) =>
    [y + INSET, y + d / 2, y + d - INSET].some((py) => !hides.some((rect) => crosses(eye, [px, py], rect))),
  );
}

/** Whether a line passes through a rectangle, and not only along its edge. */
function crosses([ax, ay]: Point, [bx, by]: Point, { x, y, w, d }: Rect): boolean {
  let [enters, leaves] = [0, 1];
  for (const [a, b, low, high] of [
    [ax, bx, x, x + w],
    [ay, by, y, y + d],
  ] as const) {
    if (a === b) {
      if (a <= low || a >= high) return false;
      continue;
    }
    const [one, two] = [(low - a) / (b - a), (high - a) / (b - a)];
    enters = Math.max(enters, Math.min(one, two));
    leaves = Math.min(leaves, Math.max(one, two));
  }
  return leaves - enters > 1e-6;
}
