/** What closes wall and tall cabinets to the ceiling, as installers do: a riser, and on framed fronts a crown. */
import { contains, type Item, type Side } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { moulding, type SectionPoint } from '../../moulding.js';
import { isFlat } from './fronts.js';

/** So much, inches, a riser closes; a cabinet that ends lower (a linen tower) is a piece of its own. */
const MOST_GAP = 9;
/** Less, inches, is the scribe of the cabinet itself. */
const LEAST_GAP = 0.4;
/** How far behind the doors' faces the riser lies, inches: so a line of shadow shows where they end. */
const BEHIND_DOORS = 0.12;

/** A cabinet crown of 3 5/8 in by 2 1/4 in, springing from the riser: how far out, and how far below the ceiling. */
const CROWN: readonly SectionPoint[] = [
  [0, -3.62],
  [0.3, -3.62],
  [0.34, -3.2],
  [0.6, -3.05],
  [0.75, -2.5],
  [1.1, -1.8],
  [1.6, -1.2],
  [1.75, -0.75],
  [2.1, -0.68],
  [2.25, -0.4],
  [2.25, 0],
  [0, 0],
];
const CROWN_DEEP = 2.25;

/** Kinds whose tops run on in one line. */
const CLOSED: readonly Item['kind'][] = ['wall-cabinet', 'corner-wall-cabinet', 'tall-cabinet'];

/** Inches from a cabinet's top to the ceiling where a riser closes them; 0 where none does. */
export function gapAbove({ box }: Pick<Item, 'box'>, { ceilingOver }: Pick<Context, 'ceilingOver'>): number {
  const gap = ceilingOver(box) - box.z - box.heightIn;
  return gap > LEAST_GAP && gap <= MOST_GAP ? gap : 0;
}

/** Closes a cabinet with straight sides to the ceiling; its ends too, where its run ends in the room. */
export function closedAbove(f: ItemFrame, item: Item, material: number, context: Context): void {
  const gap = gapAbove(item, context);
  if (gap === 0) return;
  const [x, y] = [f.width / 2, f.depth / 2];
  const front = -y + BEHIND_DOORS;
  f.box(-x, front, f.height, x, y, f.height + gap, material, { grain: 'x', bevel: 0 });
  if (isFlat(context.room.finishes.door)) return;
  const [left, right] = [isOpen(f, -1, gap, context), isOpen(f, 1, gap, context)];
  crown(f.at(0, front, f.height + gap), [-x, x], [left, right], gap, material);
  const deep = (y - front) / 2;
  const middle = (y + front) / 2;
  // Along the right end a frame runs from the front to the wall, along the left end the other way.
  if (right)
    crown(
      f.at(x, middle, f.height + gap).turnedTo(RIGHT_OF[f.facing]),
      [-deep, deep],
      [true, false],
      gap,
      material,
    );
  if (left)
    crown(
      f.at(-x, middle, f.height + gap).turnedTo(RIGHT_OF[RIGHT_OF[RIGHT_OF[f.facing]]]),
      [-deep, deep],
      [false, true],
      gap,
      material,
    );
}

/** The side to which the right end of a thing looks, as one sees it that stands before it. */
const RIGHT_OF: Readonly<Record<Side, Side>> = { south: 'east', east: 'north', north: 'west', west: 'south' };

/** A crown below the height of a frame, round the corners where a run ends; lower than usual where the gap is. */
export function crown(
  f: ItemFrame,
  [from, to]: readonly [number, number],
  [roundLeft, roundRight]: readonly [boolean, boolean],
  gap: number,
  material: number,
): void {
  const scale = Math.min(1, gap / -CROWN[0]![1]);
  const section = CROWN.map(([out, z]): SectionPoint => [out * scale, z * scale]);
  const deep = CROWN_DEEP * scale;
  moulding(
    f,
    from - (roundLeft ? deep : 0),
    to + (roundRight ? deep : 0),
    section,
    [roundLeft, roundRight],
    material,
  );
}

/** Whether a run ends at a side of a cabinet: -1 at its left, 1 at its right, where neither a wall is nor another closed cabinet. */
function isOpen(f: ItemFrame, side: number, gap: number, context: Context): boolean {
  // Just inside of the front, where the crown would turn.
  const [px, py, pz] = f.place([side * (f.width / 2 + 1), -f.depth / 2 + 2, f.height - 2]);
  if (!contains(context.shell, { x: px, y: py, w: 0, d: 0 })) return false;
  return !context.room.items.some(
    (other) =>
      CLOSED.includes(other.kind) &&
      Math.abs(gapAbove(other, context) - gap) < LEAST_GAP &&
      pz < other.box.z + other.box.heightIn &&
      px > other.box.x &&
      px < other.box.x + other.box.widthIn &&
      py > other.box.y &&
      py < other.box.y + other.box.depthIn,
  );
}
