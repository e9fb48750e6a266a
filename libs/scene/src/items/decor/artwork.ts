import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { blend, brightness, linear, muted, scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { PRINT_KINDS, Print } from '../../prints.js';
import { Pattern, type Vec3 } from '../../scene.js';
import { textHash } from '../../text-hash.js';
import { isChildsRoom } from '../childs-room.js';

export function artwork(f: ItemFrame, item: ItemOf<'artwork'>, context: Context): void {
  framedPrint(f, item.id, context.prints.one(), textHash(item.id) % 3 === 0, context);
}

/** Kinds that are photographs: paper, and how light sets in it. */
const PHOTOGRAPHS: readonly number[] = [Print.hills, Print.coast, Print.dunes, Print.arcade];

/** Paper and silver, warm or cool; two that were printed in color, faded. */
const PHOTO_TONES: readonly Inks[] = [
  [
    [0.76, 0.75, 0.73],
    [0.022, 0.022, 0.023],
    [0.1, 0.1, 0.1],
  ],
  [
    [0.74, 0.71, 0.65],
    [0.035, 0.028, 0.021],
    [0.2, 0.15, 0.1],
  ],
  [
    [0.7, 0.74, 0.77],
    [0.02, 0.035, 0.05],
    [0.42, 0.36, 0.27],
  ],
  [
    [0.78, 0.72, 0.62],
    [0.045, 0.06, 0.055],
    [0.45, 0.34, 0.22],
  ],
];

/** Paper and two inks that printers and painters set beside each other. */
const PRINT_INKS: readonly Inks[] = [
  [
    [0.74, 0.71, 0.64],
    [0.09, 0.13, 0.09],
    [0.4, 0.22, 0.08],
  ],
  [
    [0.76, 0.74, 0.7],
    [0.05, 0.09, 0.17],
    [0.5, 0.36, 0.16],
  ],
  [
    [0.72, 0.66, 0.56],
    [0.3, 0.08, 0.05],
    [0.05, 0.06, 0.07],
  ],
  [
    [0.77, 0.75, 0.72],
    [0.03, 0.03, 0.032],
    [0.34, 0.32, 0.29],
  ],
  [
    [0.7, 0.68, 0.6],
    [0.2, 0.26, 0.17],
    [0.1, 0.13, 0.1],
  ],
  [
    [0.75, 0.69, 0.62],
    [0.36, 0.19, 0.14],
    [0.16, 0.2, 0.24],
  ],
  [
    [0.66, 0.62, 0.52],
    [0.07, 0.16, 0.17],
    [0.52, 0.28, 0.09],
  ],
];

/** Paper, first and second ink. */
type Inks = readonly [paper: Vec3, first: Vec3, second: Vec3];

/** The colors of a print: a photograph's, or inks of which one in three sheets has the room's accent, as people choose them. */
function inksOf(which: number, room: Context['room']): Inks {
  const n = textHash(`inks ${which} ${room.style}`);
  const kind = which % PRINT_KINDS;
  if (PHOTOGRAPHS.includes(kind)) return PHOTO_TONES[n % PHOTO_TONES.length]!;
  const [paper, first, second] = PRINT_INKS[n % PRINT_INKS.length]!;
  const accent = muted(linear(room.finishes.accent.color), 0.25);
  if (isChildsRoom(room) || n % 3 === 0)
    return [paper, brightness(accent) > 0.45 ? scaled(accent, 0.5) : accent, second];
  return [paper, first, second];
}

/** How a print is framed: its rail's width, and its mat's as a share of the shorter side; canvas has none. */
const FRAMES = [
  { rim: 0.8, mat: 0.13 },
  { rim: 0.55, mat: 0.2 },
  { rim: 1.3, mat: 0.09 },
  { rim: 0.7, mat: 0 },
  { rim: 0.6, mat: 0.16 },
  { rim: 0.5, mat: 0.25 },
  { rim: 1.1, mat: 0.15 },
] as const;

/**
 * A print in a frame, most of them with a mat, wider below than above; `which` modulo {@link PRINT_KINDS} is its kind (the
 * kernel's `art`), the rest of it its seed.
 */
export function framedPrint(
  f: ItemFrame,
  name: string,
  which: number,
  dark: boolean,
  { palette, room }: Context,
): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const [paper, first, second] = inksOf(which, room);
  const { rim, mat: share } = FRAMES[textHash(`frame ${name} ${which}`) % FRAMES.length]!;
  const mat = share === 0 ? rim : Math.max(rim + 1, Math.min(f.width, h) * share);
  const weight = share === 0 ? 0 : mat * 0.14;
  const m = palette.custom(`art ${name} ${which}`, () =>
    plain(paper, {
      pattern: Pattern.art,
      accent: first,
      third: second,
      mean: blend(paper, first, 0.3),
      // Behind a pane that reflects little.
      roughness: 0.4,
      reflectance: 0.02,
      parameters: [2 * (x - mat) * 0.0254, (h - 2 * mat - weight) * 0.0254, which],
    }),
  );
  const board = palette.custom('mat board', () =>
    plain([0.74, 0.73, 0.7], { roughness: 0.6, reflectance: 0.02 }),
  );
  const frame = railOf(name, dark, palette);
  f.box(-x, -y + 0.4, 0, x, y, h, board, { bevel: 0 });
  if (share > 0) {
    // The mat is cut at a slant: its core shows as a line of light and shade about the print.
    const core = palette.custom('mat core', () =>
      plain([0.6, 0.59, 0.57], { roughness: 0.9, reflectance: 0 }),
    );
    f.box(-x + mat - 0.12, -y + 0.36, mat + weight - 0.12, x - mat + 0.12, -y + 0.5, h - mat + 0.12, core, {
      bevel: 0,
    });
  }
  f.box(-x + mat, -y + 0.3, mat + weight, x - mat, -y + 0.5, h - mat, m, { bevel: 0 });
  for (const [x0, z0, x1, z1] of [
    [-x, 0, x, rim],
    [-x, h - rim, x, h],
    [-x, rim, -x + rim, h - rim],
    [x - rim, rim, x, h - rim],
  ] as const)
    f.box(x0, -y, z0, x1, y, z1, frame, { bevel: 0.1 });
}

/**
 * A dark rail is black or, as often, walnut or oak; a light one white, the room's own wood, ash or brass. What hangs in rows,
 * and is named by numbers, has like rails.
 */
function railOf(name: string, dark: boolean, palette: Context['palette']): number {
  const n = textHash(`rail ${name.replace(/^(\d+) .*/, '$1')}`) % 4;
  if (dark) return n < 2 ? palette.blackMetal : palette.rail(n === 2 ? 0.6 : 0.3);
  if (n === 0) return palette.paint('#e9e5dc');
  return n === 1 ? palette.wood : palette.rail(n === 2 ? 0 : 0.8);
}
