import { type Item, type ItemOf, overlaps, type Rect } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { FRONT_THICKNESS, fillFront } from '../cabinets/fronts.js';
import { badge, barHandle, display } from './appliance-parts.js';

export function wallOven(f: ItemFrame, item: ItemOf<'wall-oven'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.cabinet;
  f.box(-x + 0.1, -y + 3.5, 0, x - 0.1, y, 4, palette.toeKick);
  f.box(-x, -y + FRONT_THICKNESS, 4, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const two = (item.traits?.ovens ?? 1) > 1;
  const micro = item.traits?.microwave === true;
  const z0 = two ? 14 : 30;
  const pieces: [number, number][] = two
    ? [
        [z0, z0 + 27],
        [z0 + 27.3, z0 + 53],
      ]
    : [[z0, z0 + 28]];
  if (micro && !two) pieces.push([z0 + 28.4, z0 + 46]);
  const top = pieces.at(-1)![1];
  fillFront(
    f,
    -x,
    4,
    x,
    z0 - 0.2,
    -y + FRONT_THICKNESS,
    { doors: 0, drawers: 1, hinge: 'left', glass: false, handles: 'high' },
    m,
    context,
  );
  if (f.height - top > 6)
    fillFront(
      f,
      -x,
      top + 0.2,
      x,
      f.height - 0.1,
      -y + FRONT_THICKNESS,
      { doors: 2, drawers: 0, hinge: 'left', glass: false, handles: 'low' },
      m,
      context,
    );
  for (const [a, b] of pieces) {
    const w = x - 0.9;
    f.box(-w, -y - 0.5, a, w, -y + 1, b, palette.steel, { grain: 'x', bevel: 0.12 });
    f.box(-w + 2.4, -y - 0.56, a + 4, w - 2.4, -y, b - 7, palette.blackGlass, { bevel: 0.05 });
    f.box(-w + 0.4, -y - 0.56, b - 3.6, w - 0.4, -y, b - 0.5, palette.blackGlass, { bevel: 0.05 });
    barHandle(f, -w + 2, b - 5.4, w - 2, b - 5.4, -y - 0.5, palette.steel);
    display(f, 0, b - 2.05, -y - 0.56, context);
    f.box(-w, -y - 0.51, b - 3.86, w, -y - 0.3, b - 3.78, palette.blackMetal, { bevel: 0 });
    badge(f, 0, a + 2, -y - 0.5, context);
  }
}

/** How thick the boards about a microwave are, and how far its door stands before them. Inches. */
const BOARD = 0.75;
const DOOR_OUT = 0.9;
/** Depth of the wall cabinets beside it, to their doors' faces. Inches. */
const BESIDE_DEEP = 13;

/** A microwave over a range hangs free; one among wall cabinets stands in a cabinet of their depth, its door alone before it. */
export function microwave(f: ItemFrame, item: Item, context: Context): void {
  const { palette, room } = context;
  const hangsOverRange = room.items.some(
    ({ kind, box }) => (kind === 'range' || kind === 'cooktop') && overlaps(areaOf(box), areaOf(item.box)),
  );
  const isBuiltIn = !hangsOverRange && item.box.z > 40;
  const back = f.depth / 2;
  const deep = isBuiltIn ? Math.min(f.depth, BESIDE_DEEP + DOOR_OUT) : f.depth;
  if (isBuiltIn) {
    const [x, front] = [f.width / 2, back - deep + DOOR_OUT];
    for (const s of [-1, 1])
      f.box(s * x, front, 0, s * (x - BOARD), back, f.height, palette.cabinet, { grain: 'z', bevel: 0.04 });
    f.box(-x + BOARD, front, 0, x - BOARD, back, BOARD, palette.cabinet, { grain: 'x', bevel: 0.04 });
  }
  const edge = isBuiltIn ? BOARD : 0;
  face(f.at(0, back - deep / 2, edge, f.width - 2 * edge, deep, f.height - edge), context);
}

const areaOf = ({ x, y, widthIn, depthIn }: Item['box']): Rect => ({ x, y, w: widthIn, d: depthIn });

/** The case with its door, and beside that its keys. */
function face(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y + 0.9, 0, x, y, f.height, palette.steel, { bevel: 0.08 });
  f.box(-x, -y, 0.1, x, -y + 0.9, f.height - 0.1, palette.steel, { grain: 'x', bevel: 0.12 });
  f.box(-x + 1.6, -y - 0.05, 2, x - 7, -y + 0.2, f.height - 2, palette.screenedGlass);
  f.box(x - 5.2, -y - 0.05, 1, x - 0.6, -y + 0.2, f.height - 1, palette.blackGlass);
  barHandle(f, x - 6.1, 2, x - 6.1, f.height - 2, -y, palette.steel);
  display(f, x - 2.9, f.height - 2.4, -y - 0.05, context);
  const keys = palette.custom('keys', () => plain([0.2, 0.2, 0.21], { roughness: 0.5 }));
  for (let row = 0; row < 4; row++)
    for (let column = -1; column <= 1; column++)
      f.box(
        x - 3.2 + column * 1.2,
        -y - 0.06,
        1.8 + row * 1.2,
        x - 2.6 + column * 1.2,
        -y,
        2 + row * 1.2,
        keys,
        { bevel: 0 },
      );
}
