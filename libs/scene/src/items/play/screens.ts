import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { FILMS, film } from '../../materials/lights.js';
import { plain } from '../../materials/material.js';
import { textHash } from '../../text-hash.js';

/** How thick a panel is at its edges, inches. */
const PANEL = 1.1;

/** A panel with a rim of a quarter inch; behind it, drawn in, the case of its electronics and the mount on the wall. */
export function tv(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const panel = Math.min(PANEL, f.depth * 0.6);
  f.box(-x, -y, 0, x, -y + panel, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(-x * 0.6, -y + panel, f.height * 0.16, x * 0.6, y, f.height * 0.62, palette.blackMetal, {
    bevel: 0.3,
  });
  f.box(-x + 0.3, -y - 0.05, 0.4, x - 0.3, -y + 0.1, f.height - 0.3, palette.blackGlass, { bevel: 0 });
}

/** A screen on a frame two fingers deep, covered with velvet, with a still of a film by the room's seed. */
export function projectorScreen(f: ItemFrame, _item: Item, { palette, seed, room }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const [front, rim] = [Math.max(-y, y - 1.6), 1.2];
  const which = textHash(`film ${seed} ${room.style}`) % FILMS;
  const velvet = palette.custom('screen velvet', () =>
    plain([0.012, 0.012, 0.013], { roughness: 1, reflectance: 0 }),
  );
  f.box(-x, front, 0, x, y, f.height, velvet, { bevel: 0.1 });
  f.box(
    -x + rim,
    front - 0.05,
    rim,
    x - rim,
    front + 0.1,
    f.height - rim,
    palette.custom(`film ${Math.round(f.width)}`, () =>
      film((f.width - 2 * rim) * 0.0254, (f.height - 2 * rim) * 0.0254, which),
    ),
    { bevel: 0 },
  );
}
