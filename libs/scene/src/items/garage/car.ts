import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { linear, scaled } from '../../color.js';
import type { Context, Palette } from '../../context.js';
import { glass, plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { swept } from '../../mesh/surfaces.js';
import type { Material } from '../../scene.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';
import { Body } from './car-body.js';
import { fittings } from './car-fittings.js';
import { bodyPanels, glassPanels, type Stuff } from './car-panels.js';
import { FACES, HATCHBACK, MINIVAN, PICKUP, SEDAN, SUV } from './car-styles.js';
import { wheel } from './car-wheel.js';
import { motorcycle } from './motorcycle.js';

/** A car whose nose is the item's front. Beside a sedan stands a hatchback: no two of a garage are of one mould, and each has a nose and wheels of its own. */
export function car(f: ItemFrame, item: ItemOf<'car'>, { palette, room, seed }: Context): void {
  const form = item.traits?.form ?? 'sedan';
  if (form === 'motorcycle') {
    motorcycle(f, item.traits?.color ?? '#27323d', palette);
    return;
  }
  const nth = room.items.filter(({ kind }) => kind === 'car').indexOf(item);
  const tall = form === 'suv' || f.height > 62;
  const named = { pickup: PICKUP, minivan: MINIVAN, suv: SUV, sedan: undefined }[form];
  const style = named ?? (tall ? SUV : nth % 2 === 1 ? HATCHBACK : SEDAN);
  const body = new Body(f.width / 2 - 1, f.depth, f.height, style);
  const stuffs = materials(palette, item.traits?.color ?? '#3f4c5a');
  // Makers differ in their noses: none of a garage's first three cars has another's.
  const face = Math.max(0, nth) % FACES.length;
  const size = [f.width, f.depth, f.height, form, nth % 2, face].join();
  const put = (part: string, cut: (of: Body) => ReadonlyMap<Stuff, Mesh>, of: readonly Stuff[]): void => {
    let made: ReadonlyMap<Stuff, Mesh> | undefined;
    const meshOf = (stuff: Stuff): Mesh => {
      made ??= cut(body);
      return made.get(stuff)!;
    };
    for (const stuff of of) f.mesh(`car ${part} ${stuff} ${size}`, () => meshOf(stuff), stuffs[stuff]);
  };
  put('body', (of) => bodyPanels(of, FACES[face]!), OF_BODY);
  put('glass', glassPanels, ['paint', 'gloss', 'pane']);
  cabin(f, body, palette);
  const [x, y] = [f.width / 2 - 1, f.depth / 2];
  // The floor, which closes the arches.
  f.box(-x + 11, -y + 14, style.sill, x - 11, y - 12, f.height * 0.42, palette.toeKick, { bevel: 0 });
  for (const share of style.axles)
    for (const s of [-1, 1])
      wheel(f, [s * (x - 4.9), body.y(share), style.tire], style.tire, s > 0 ? 0 : 180, face, palette);
  fittings(f, body, stuffs.paint, palette, textHash(`${seed} ${item.id} ${room.style}`));
}

const OF_BODY = [
  'paint',
  'plastic',
  'gloss',
  'dark',
  'bar',
  'seam',
  'lens',
  'daylight',
  'red',
  'redLight',
] as const satisfies readonly Stuff[];

/** The numbers of what panels are made of. */
function materials(palette: Palette, color: string): Readonly<Record<Stuff, number>> {
  const custom = (name: string, make: () => Material): number => palette.custom(name, make);
  const paint = linear(color);
  return {
    // Metallic paint under clear lacquer: darker by itself than the color it is sold as, and it mirrors more.
    paint: custom(`car paint ${color}`, () =>
      plain(scaled(paint, 0.78), { roughness: 0.08, reflectance: 0.085 }),
    ),
    plastic: custom('car plastic', () => plain([0.022, 0.022, 0.023], { roughness: 0.55 })),
    gloss: custom('car gloss', () => plain([0.012, 0.012, 0.013], { roughness: 0.07, reflectance: 0.055 })),
    dark: custom('car depth', () => plain([0.006, 0.006, 0.006], { roughness: 0.8, reflectance: 0.02 })),
    bar: custom('car bar', () => plain([0.03, 0.031, 0.033], { roughness: 0.16, reflectance: 0.12 })),
    seam: custom('car seam', () => plain([0.004, 0.004, 0.004], { roughness: 0.9, reflectance: 0.01 })),
    pane: custom('car glass', () => glass([0.42, 0.46, 0.45])),
    lens: custom('lamp lens', () => glass([0.92, 0.93, 0.94])),
    daylight: custom('day light', () => plain([0.42, 0.43, 0.45], { roughness: 0.2 })),
    red: custom('tail lamp', () => plain([0.2, 0.008, 0.008], { roughness: 0.05, reflectance: 0.07 })),
    redLight: custom('tail line', () => plain([0.5, 0.02, 0.02], { roughness: 0.2 })),
  };
}

/** What is seen through the glass: a dashboard with its wheel, seats with headrests, a shelf behind. */
function cabin(f: ItemFrame, body: Body, palette: Palette): void {
  const trim = palette.custom('car trim', () => plain([0.05, 0.05, 0.053], { roughness: 0.8 }));
  const hide = palette.custom('car seats', () => plain([0.13, 0.11, 0.095], { roughness: 0.6 }));
  const { screen, rear } = body.style;
  const y = (share: number): number => body.y(share);
  const belt = body.edgeAt(body.half, 0);
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
    [Math.min(rear[1] - 0.035, 0.72), 3],
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
