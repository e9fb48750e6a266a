import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted, sheet } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { hangTowel, hangTowelOver } from '../textiles/cloth.js';

/** A bath towel over the bar, not in its middle; on most of them a hand towel in the room's tone over it. */
export function towelBar(f: ItemFrame, item: ItemOf<'towel-bar'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.metal;
  if (f.height > 8) {
    for (const s of [-1, 1]) f.capsule([s * (x - 0.6), -y + 1, 0], [s * (x - 0.6), -y + 1, f.height], 0.6, m);
    for (let z = 3; z < f.height; z += 5) f.capsule([-x + 0.6, -y + 1, z], [x - 0.6, -y + 1, z], 0.4, m);
    hangTowel(
      f,
      [0, -y + 1, 3 + 5 * Math.floor((f.height * 0.8) / 5)],
      { half: x * 0.62, r: 0.8, front: f.height * 0.42, behind: f.height * 0.34 },
      palette.terry,
      palette.cotton,
    );
    return;
  }
  const z = f.height / 2;
  f.capsule([-x, -y + 0.6, z], [x, -y + 0.6, z], 0.4, m);
  for (const s of [-1, 1]) f.capsule([s * (x - 0.6), y, z], [s * (x - 0.6), -y + 0.6, z], 0.45, m);
  const next = context.random(item);
  const half = Math.min(x * 0.62, 8);
  const aside = (next() - 0.5) * (x - half - 1);
  const long = 16 + Math.round(next() * 5) * 1.2;
  const at: Vec3 = [aside, -y + 0.6, z + 0.1];
  const bath = { half, r: 0.78, front: long, behind: long - 1.5 - Math.round(next() * 4) };
  hangTowel(f, at, bath, palette.terry, palette.towelBand);
  if (next() >= 0.7) return;
  const hand = {
    half: half * (0.5 + Math.round(next() * 4) * 0.05),
    front: 9 + Math.round(next() * 5),
    behind: 8,
  };
  hangTowelOver(
    f,
    at,
    bath,
    (next() - 0.5) * half * 0.5,
    hand,
    palette.coloredTerry(context.random('terry')()),
    palette.towelBand,
  );
}

export function paperHolder(f: ItemFrame, _item: Item, { palette }: Context): void {
  const y = f.depth / 2;
  const z = f.height / 2;
  f.capsule([-2.6, y, z], [-2.6, -y + 1.4, z], 0.3, palette.metal);
  f.capsule([-2.6, -y + 1.4, z], [2.4, -y + 1.4, z], 0.3, palette.metal);
  f.cone([-2.1, -y + 1.4, z - 0.8], [2.1, -y + 1.4, z - 0.8], 2, 2, palette.paper);
}

export function grabBar(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.capsule([-x, -y + 0.7, 0.7], [x, -y + 0.7, 0.7], 0.62, palette.metal);
  // Each end has a flange over its screws, 3 in wide.
  for (const s of [-1, 1]) {
    f.capsule([s * x, y, 0.7], [s * x, -y + 0.7, 0.7], 0.62, palette.metal);
    f.cone([s * x, y, 0.7], [s * x, y - 0.35, 0.7], 1.5, 1.4, palette.metal);
  }
}

export function exhaustFan(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.whitePlastic, { bevel: 0.3 });
  for (let at = -y + 1.5; at < y - 1; at += 1.2)
    f.box(-x + 1.2, at, -0.05, x - 1.2, at + 0.4, 0.1, palette.toeKick);
}

/** How wide the flat woven border of a bath mat is, and how far the ribs of its pile are apart. Inches. */
const MAT_BORDER = 1.5;
const MAT_RIB = 0.85;

/** A mat of cotton: ribs of pile within a flat woven border, one corner of which was kicked up a little. */
export function bathMat(f: ItemFrame, item: Item, context: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const size = `${x.toFixed(1)} ${y.toFixed(1)}`;
  const which = context.random('terry')();
  const turn = { turn: { z: (context.random(item)() - 0.5) * 5 } };
  f.mesh(`mat border ${size}`, () => matBorder(x, y), context.palette.matBorder(which), turn);
  f.mesh(`mat pile ${size}`, () => matPile(x, y), context.palette.matPile(which), turn);
}

/** How far a mat of these half sizes lies off the floor at a place: its kicked corner, and where it was trodden on. */
function matLift(x: number, y: number, px: number, py: number): number {
  const corner = Math.max(0, px / x + py / y - 1.5);
  return 1.4 * corner * corner + 0.05 * Math.sin(px * 0.43 + 1) * Math.sin(py * 0.37);
}

function matBorder(x: number, y: number): Mesh {
  const rings = [
    [0, 0.04],
    [0.06, 0.14],
    [0, 0.28],
    [-0.12, 0.34],
    [-MAT_BORDER, 0.34],
    [-MAT_BORDER - 1, 0.3],
  ] as const;
  return lofted(
    rings.map(([grow, up]) =>
      ellipse(x + grow, y + grow, 0, 120, 22).map(([px, py]): Vec3 => {
        // Washed often: its edge wanders.
        const edge = 0.05 * Math.sin(px * 0.5 + py * 0.4) + 0.03 * Math.sin(px * 1.9 - py * 1.3);
        return [px + edge, py + edge, up + Math.max(0, matLift(x, y, px, py))];
      }),
    ),
    { lids: 'last', creaseAt: 60 },
  );
}

/** The pile: ribs across its length, a whole number of them, rounded to its edge and to the grooves between them. */
function matPile(x: number, y: number): Mesh {
  const [halfX, halfY] = [x - MAT_BORDER, y - MAT_BORDER];
  const isLong = x >= y;
  const ribs = Math.round((Math.max(halfX, halfY) * 2) / MAT_RIB);
  const across = Math.round(Math.min(halfX, halfY) * 1.8);
  return sheet(isLong ? ribs * 6 : across, isLong ? across : ribs * 6, (u, v): Vec3 => {
    const [px, py] = [(u * 2 - 1) * halfX, (v * 2 - 1) * halfY];
    const inside = Math.min(halfX - Math.abs(px), halfY - Math.abs(py));
    const rim = Math.sqrt(Math.max(0, Math.min(1, inside / 0.35)));
    const rib = Math.sqrt(Math.abs(Math.sin((isLong ? u : v) * ribs * Math.PI)));
    return [px, py, 0.3 + rim * (0.12 + 0.34 * rib) + Math.max(0, matLift(x, y, px, py))];
  });
}
