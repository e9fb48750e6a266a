import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { linear, scaled } from '../../color.js';
import type { Context, Palette } from '../../context.js';
import { glass, plain } from '../../materials/material.js';
import { swept } from '../../mesh/surfaces.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';
import { Body, HATCHBACK, SEDAN, SUV } from './car-body.js';
import { lamps } from './car-lamps.js';
import { wheel } from './car-wheel.js';

/** A car whose nose is the item's front. Beside a sedan stands a hatchback: no two of a garage are of one mould. */
export function car(f: ItemFrame, item: ItemOf<'car'>, { palette, room, seed }: Context): void {
  const tall = ['suv', 'minivan', 'pickup'].includes(item.traits?.form ?? 'sedan') || f.height > 62;
  const nth = room.items.filter(({ kind }) => kind === 'car').indexOf(item);
  const style = tall ? SUV : nth % 2 === 1 ? HATCHBACK : SEDAN;
  const shape = new Body(f.width / 2 - 1, f.depth, f.height, style);
  const color = linear(item.traits?.color ?? '#3f4c5a');
  const paintwork = palette.custom(`car paint ${item.traits?.color ?? ''}`, () =>
    // Metallic paint under clear lacquer: darker by itself than the color it is sold as, and it mirrors more.
    plain(scaled(color, 0.78), { roughness: 0.08, reflectance: 0.085 }),
  );
  const tinted = palette.custom('car glass', () => glass([0.5, 0.54, 0.53]));
  const size = [f.width, f.depth, f.height, tall, nth % 2].join();
  f.mesh(`car body ${size}`, () => shape.body(), paintwork);
  f.mesh(`car roof ${size}`, () => shape.roof(), paintwork);
  f.mesh(`car glass ${size}`, () => shape.greenhouse(), tinted);
  cabin(f, shape, palette);
  f.mesh(`car seams ${size}`, () => shape.seams(), palette.toeKick);
  f.mesh(`car skirt ${size}`, () => shape.skirt(), palette.blackMetal);
  const [x, y] = [f.width / 2 - 1, f.depth / 2];
  // floor pan, which closes the arches
  f.box(-x + 10, -y + 12, style.sill - 1, x - 10, y - 12, f.height * 0.46, palette.toeKick, { bevel: 0 });
  for (const share of style.axles)
    for (const s of [-1, 1])
      wheel(f, [s * (x - 4.7), -y + f.depth * share, style.tyre], style.tyre, s > 0 ? 0 : 180, palette);
  lamps(f, shape, palette, textHash(`${seed} ${item.id} ${room.style}`));
}

/** What is seen through the glass: a dashboard with its wheel, seats with headrests, a shelf behind. */
function cabin(f: ItemFrame, shape: Body, palette: Palette): void {
  const trim = palette.custom('car trim', () => plain([0.05, 0.05, 0.053], { roughness: 0.8 }));
  const hide = palette.custom('car seats', () => plain([0.13, 0.11, 0.095], { roughness: 0.6 }));
  const { screen, rear } = shape.glazing;
  const y = (along: number): number => (along - 0.5) * f.depth;
  const belt = shape.shoulderAt(0.5);
  const half = f.width / 2 - 9;
  f.box(-half, y(screen[0]) + 4, belt - 8, half, y(rear[0]) - 6, belt - 3, trim, { bevel: 0 });
  f.roundedBox([0, y(screen[0]) + 15, belt - 1], [half, 9, 3], 2, trim);
  f.mesh(
    'steering wheel',
    () =>
      swept(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const a = (i / 24) * 2 * Math.PI;
          return [6.8 * Math.cos(a), 2.6 * Math.sin(a), 6.2 * Math.sin(a)];
        }),
        0.6,
        { segments: 8, steps: 1, lids: false },
      ),
    trim,
    { at: [-half * 0.5, y(screen[0]) + 25, belt + 1] },
  );
  const top = f.height - belt;
  for (const [along, seats] of [
    [Math.min(screen[1] + 0.07, 0.54), 2],
    [Math.min(rear[1] + 0.03, 0.76), 3],
  ] as const)
    for (let i = 0; i < seats; i++) {
      const x = ((i + 0.5) / seats - 0.5) * 2 * half * 0.94;
      const lean = { x: -14 };
      f.roundedBox([x, y(along), belt + top * 0.12], [half / seats - 1.2, 2.6, top * 0.36], 2, hide, lean);
      f.roundedBox([x, y(along) + top * 0.13, belt + top * 0.6], [4.6, 1.7, top * 0.13], 1.5, hide, lean);
    }
  // inner mirror
  f.roundedBox([0, y(screen[1]) - 3, f.height - 6], [4.4, 0.6, 1.1], 0.5, trim);
}
