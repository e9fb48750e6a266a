import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, sheet, swept, turned } from '../../mesh/surfaces.js';
import { STOOL_REACH } from '../../openings.js';
import { FOLD_REACH, hungCloth } from './cloth.js';

export function curtain(f: ItemFrame, item: ItemOf<'curtain'>, context: Context): void {
  const { palette } = context;
  const form = item.traits?.form ?? 'drapes';
  const [x, h] = [f.width / 2, f.height];
  const cloth = palette.linen;
  if (form === 'roman') {
    const drop = Math.min(h * 0.62, 22);
    f.roundedBox([0, 0.5, h - 0.9], [x, 0.7, 0.9], 0.3, cloth);
    f.mesh(`roman shade ${x.toFixed(2)} ${drop.toFixed(2)}`, () => romanShade(x, drop), cloth, {
      at: [0, 0.3, h - 0.6],
    });
    return;
  }
  if (form === 'blinds' || form === 'shutters') {
    const slats = Math.round(form === 'blinds' ? h / 2.4 : h / 3.2);
    const m = palette.paint('#f4f2ec');
    for (let i = 0; i < slats; i++)
      f.orientedBox(
        [0, 0.4, ((i + 0.5) * h) / slats],
        [x - 0.3, form === 'blinds' ? 0.95 : 1.3, 0.08],
        { x: 28 },
        m,
      );
    if (form === 'shutters') {
      for (const at of [-x, -0.9, x - 1.8]) f.box(at, -0.4, 0, at + 1.8, 1, h, m);
      f.box(-x, -0.4, 0, x, 1, 2, m);
      f.box(-x, -0.4, h - 2, x, 1, h, m);
    } else f.box(-x, -0.8, h - 2.2, x, 1.4, h, m);
    return;
  }
  const wide = Math.min(16, f.width * 0.2);
  const rod = h - 1.4;
  const heavy = context.form.curtains === 'woven';
  const deep = heavy ? 1.6 : 1.3;
  // Folds clear the stool of the window, and a hem that goes to the floor ends 3/8 in over it.
  const y = f.depth / 2 - STOOL_REACH - 0.2 - FOLD_REACH * deep;
  const hem = item.box.z < 2 ? 0.375 - item.box.z : 0.35;
  f.capsule([-x, y, rod], [x, y, rod], 0.5, palette.metal);
  for (const s of [-1, 1]) {
    f.mesh('finial', finial, palette.metal, { at: [s * x, y, rod], turn: { y: s * 90 } });
    f.capsule([s * (x - 0.8), f.depth / 2, rod], [s * (x - 0.8), y, rod], 0.35, palette.metal);
    const [inner, outer] = [s * (x - wide), s * x * 0.985];
    const [from, to] = [Math.min(inner, outer), Math.max(inner, outer)];
    hungCloth(f, from, to, y, hem, rod - 0.5, heavy ? palette.heavyCurtain : cloth, heavy ? 3 : 2.5, deep);
    // Rings, one for each fold.
    const rings = Math.max(3, Math.round(wide / (heavy ? 3 : 2.5)));
    for (let i = 0; i < rings; i++)
      f.mesh('curtain ring', curtainRing, palette.metal, {
        at: [from + ((i + 0.5) / rings) * (to - from), y, rod - 0.2],
      });
  }
}

/** A roman shade half drawn up, before its lining: without that one looks through its folds from aside. */
const romanShade = (x: number, drop: number): Mesh =>
  joined([
    shadeFolds(x, drop),
    sheet(2, 2, (u, v) => [(1 - 2 * u) * (x - 0.06), -0.04, -v * (drop * 1.02 + 2.2)]),
  ]);

/** Its folds: each swells, hangs below the next one and tucks back under itself. */
function shadeFolds(x: number, drop: number): Mesh {
  const folds = 4;
  const each = drop / folds;
  // A fold from where it is held, down over its belly and back up to the next: shares of its height, inches outwards.
  const belly: readonly (readonly [down: number, out: number])[] = [
    [0, 0.1],
    [0.25, 0.36],
    [0.6, 0.64],
    [0.95, 0.78],
    [1.1, 0.66],
    [1.12, 0.44],
    [1.02, 0.24],
  ];
  const path = Array.from({ length: folds }, (_, i) =>
    belly.map(([down, out]): readonly [number, number] => [(i + down) * each, out * (0.34 + 0.12 * i)]),
  ).flat();
  path.push([drop * 1.02, 0.15], [drop * 1.02 + 2.4, 0.2]);
  return sheet(12, path.length - 1, (u, v) => {
    const [down, out] = path[Math.round(v * (path.length - 1))]!;
    // Cords hold it at its quarters; between them it sags.
    const sag = 0.12 * Math.sin(4 * Math.PI * u) ** 2 * (down / drop);
    return [(1 - 2 * u) * x, -out, -down - sag];
  });
}

const finial = () =>
  turned(
    [
      [0.5, 0],
      [0.62, 0.15],
      [0.4, 0.4],
      [0.5, 0.7],
      [1, 1.3],
      [1.05, 1.8],
      [0.7, 2.4],
      [0, 2.6],
    ],
    20,
  );

const curtainRing = () =>
  swept(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI;
      return [0, 0.78 * Math.sin(a), 0.78 * Math.cos(a)] as const;
    }),
    0.1,
    { segments: 6, steps: 1, lids: false },
  );
