import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { linear, scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { textHash } from '../../text-hash.js';
import { CHILDS_PRINTS, isChildsRoom } from '../childs-room.js';

export function artwork(f: ItemFrame, item: ItemOf<'artwork'>, context: Context): void {
  const { room, seed } = context;
  framedPrint(f, item.id, printOf(item, room, seed), textHash(item.id) % 3 === 0, context);
}

/** Kinds of print (the kernel's `art`) in the order in which a room gets them, begun where its seed and style say. */
const PRINTS = [0, 7, 11, 2, 8, 4, 3, 6, 5] as const;

/** A print's number: its remainder by {@link PRINT_KINDS} is its kind, and no two neighbours in a room have the same. */
function printOf(item: Item, room: Context['room'], seed: number): number {
  const nth = room.items.filter((i) => i.kind === 'artwork').indexOf(item as ItemOf<'artwork'>);
  const kinds = isChildsRoom(room) ? CHILDS_PRINTS : PRINTS;
  const kind = kinds[(nth + textHash(`prints ${seed} ${room.style} ${room.category}`)) % kinds.length]!;
  return ((textHash(item.id) ^ seed) & 255) * PRINT_KINDS + kind;
}

/** By how much a print's number grows from seed to seed: its remainder is its kind. */
export const PRINT_KINDS = 16;

/** A print with a mat in a frame; `which` modulo {@link PRINT_KINDS} is its kind (the kernel's `art`), the rest of it its seed. */
export function framedPrint(
  f: ItemFrame,
  name: string,
  which: number,
  dark: boolean,
  { palette, room }: Context,
): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const rim = 0.9;
  const frame = dark ? palette.blackMetal : palette.wood;
  const accent = linear(room.finishes.accent.color);
  const mat = f.width > 40 ? 3.4 : f.width > 22 ? 2.6 : 1.8;
  const m = palette.custom(`art ${name}`, () =>
    plain([0.74, 0.71, 0.64], {
      pattern: 13,
      accent,
      third: scaled(linear(room.finishes.wood.color), 0.6),
      mean: [0.6, 0.56, 0.5],
      roughness: 0.7,
      reflectance: 0.02,
      parameters: [2 * (x - mat) * 0.0254, (h - 2 * mat) * 0.0254, which],
    }),
  );
  f.box(-x, -y + 0.4, 0, x, y, h, palette.paper, { bevel: 0 });
  f.box(-x + mat, -y + 0.3, mat, x - mat, -y + 0.5, h - mat, m, { bevel: 0 });
  for (const [x0, z0, x1, z1] of [
    [-x, 0, x, rim],
    [-x, h - rim, x, h],
    [-x, rim, -x + rim, h - rim],
    [x - rim, rim, x, h - rim],
  ] as const)
    f.box(x0, -y, z0, x1, y, z1, frame, { bevel: 0.1 });
}
