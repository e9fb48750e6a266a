import { type Item, type ItemOf, overlaps } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { type Context, wallOptions } from '../../context.js';
import { moulding } from '../../moulding.js';
import { crownSection, hasCrown } from '../../trim.js';
import { framedPrint } from '../decor/artwork.js';

/** What hangs over a mantel keeps so much from it and from the ceiling, inches. */
const AIR = 5;
/** The least height of a print that hangs there. */
const LEAST = 15;

/** Whether a chimney breast goes up to the ceiling: where nothing is hung there, and no slope cuts it. */
export function hasBreast(item: ItemOf<'fireplace'>, { room, shell }: Context): boolean {
  const rect = ({ box: { x, y, widthIn, depthIn } }: Item) => ({ x, y, w: widthIn, d: depthIn });
  const top = item.box.z + item.box.heightIn;
  const isOver = (other: Item): boolean =>
    other !== item && other.box.z + other.box.heightIn > top && overlaps(rect(other), rect(item));
  return !item.existing && !shell.ceiling.slope && !room.items.some(isOver);
}

/** The breast from the height `from` up, as wide and deep as the fireplace; a print over the mantel, whose shelf lies at `shelf`. */
export function breast(
  f: ItemFrame,
  item: ItemOf<'fireplace'>,
  { from, shelf, material }: { readonly from: number; readonly shelf: number; readonly material: number },
  context: Context,
): void {
  const { palette, prints, room } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const ceiling = context.ceilingOver(item.box) - item.box.z;
  f.box(-x, -y, from, x, y, ceiling, material, wallOptions(room));
  // Stone goes down to the floor.
  for (const s of material === palette.wall ? [-1, 1] : [])
    f.box(s * x, -y, 0, s * (x + 0.6), y, context.form.baseboardIn, palette.trim, {
      grain: 'y',
      bevel: 0.12,
    });
  const crowned = hasCrown(context);
  if (crowned) {
    const section = crownSection(ceiling);
    const deep = Math.max(...section.map(([out]) => out));
    moulding(f.at(0, -y, 0), -x - deep, x + deep, section, [true, true], palette.trim);
    // Its sides: a frame that looks along x has the wall at its right hand or at its left.
    for (const s of [-1, 1] as const) {
      const side = f.at(s * x, 0, 0).slanted(s * 90);
      const ends = s > 0 ? ([-y - deep, y] as const) : ([-y, y + deep] as const);
      moulding(side, ends[0], ends[1], section, [s > 0, s < 0], palette.trim);
    }
  }
  const free = ceiling - (crowned ? 4.5 : 0) - shelf - 2 * AIR;
  if (free < LEAST) return;
  const high = Math.min(free, 28);
  const wide = Math.min(2 * x * 0.62, high * 1.36);
  const place = f.at(0, -y - 0.75, shelf + (free + 2 * AIR - high) / 2, wide, 1.5, high);
  framedPrint(place, `over ${item.id}`, prints.one(), context.random(`over ${item.id}`)() < 0.5, context);
}
