import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { FILMS, film } from '../../materials/lights.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { textHash } from '../../text-hash.js';

/** How thick a panel is at its edges, inches. */
const PANEL = 1.1;

/** A panel with a rim of a quarter inch; behind it, drawn in, the case of its electronics and the mount on the wall. */
/** The share of televisions that show a picture while nobody watches, as those do that pass for a framed one; how bright it is. */
const SHOWN = 0.7;
const STILL: Vec3 = [0.1, 0.1, 0.104];

export function tv(f: ItemFrame, item: Item, { palette, random }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const panel = Math.min(PANEL, f.depth * 0.6);
  f.box(-x, -y, 0, x, -y + panel, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(-x * 0.6, -y + panel, f.height * 0.16, x * 0.6, y, f.height * 0.62, palette.blackMetal, {
    bevel: 0.3,
  });
  const next = random(`shown ${item.id}`);
  const which = 8 + Math.floor(next() * FILMS);
  const still = (): number =>
    palette.custom(`still ${f.width.toFixed(1)} ${which}`, () =>
      film((f.width - 0.6) * 0.0254, (f.height - 0.7) * 0.0254, which, STILL),
    );
  const shown = next() < SHOWN ? still() : palette.blackGlass;
  f.box(-x + 0.3, -y - 0.05, 0.4, x - 0.3, -y + 0.1, f.height - 0.3, shown, { bevel: 0 });
}

/** What a projector adds to a screen, and how much of the room's lamps the screen sends back. */
const PROJECTED: Vec3 = [0.19, 0.18, 0.185];
const SHEET: Vec3 = [0.2, 0.2, 0.2];

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
      film((f.width - 2 * rim) * 0.0254, (f.height - 2 * rim) * 0.0254, 8 + which, PROJECTED, SHEET),
    ),
    { bevel: 0 },
  );
}
