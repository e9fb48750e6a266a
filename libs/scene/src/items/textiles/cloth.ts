/** Cloth that hangs, is folded and lies over things. Inches. */
import { randomFrom } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, lofted, type Ring, sheet } from '../../mesh/surfaces.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';

/**
 * Cloth that hangs between two places along x from z1 down to z0, in folds about `fold` wide: even where it is
 * gathered at the top, freer and some of them merged towards the hem.
 */
export function hungCloth(
  f: ItemFrame,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  m: number,
  fold = 2.4,
  deep = 1.3,
): void {
  const [wide, high] = [x1 - x0, z1 - z0];
  const form = textHash(`${Math.round(x0)} ${Math.round(wide)}`) % 7;
  const name = `hung ${[wide.toFixed(1), high.toFixed(1), fold, deep, form].join()}`;
  f.mesh(name, () => foldedSheet(wide, high, fold, deep, form), m, { at: [x0, y, z0] });
}

/** How far the folds of hung cloth reach to either side of its place, in times their depth. */
export const FOLD_REACH = 1.95;

function foldedSheet(wide: number, high: number, fold: number, deep: number, seed: number): Mesh {
  const next = randomFrom(seed * 977 + 13);
  const count = Math.max(3, Math.round(wide / fold));
  // Each fold has a width and a depth of its own, at the hem another than at the top.
  const shares = (): number[] => {
    const list = Array.from({ length: count }, () => 0.45 + 1.1 * next());
    const all = list.reduce((sum, v) => sum + v, 0);
    return list.map((v) => v / all);
  };
  const even = (list: number[]): number[] => list.map((v) => (v + 1 / count) / 2);
  const [top, hem] = [even(shares()), shares()];
  const depth = Array.from({ length: count }, () => 0.3 + next());
  // How each fold leans from a sine: rounder before, sharper behind, or with a small fold in its flank.
  const flank = Array.from({ length: count }, () => (next() - 0.5) * 0.5);
  const sway = Array.from({ length: count }, () => (next() - 0.5) * 2);
  const columns = count * 8;
  const edges = (list: readonly number[]): number[] => {
    let sum = 0;
    return [0, ...list.map((v) => (sum += v))];
  };
  const [topEdges, hemEdges] = [edges(top), edges(hem)];
  return sheet(columns, 12, (u, v) => {
    const at = Math.min(count - 1e-6, u * count);
    const i = Math.floor(at);
    const t = at - i;
    const down = 1 - v;
    const ease = down * down * (3 - 2 * down);
    const along = (list: readonly number[]): number => list[i]! + (list[i + 1]! - list[i]!) * t;
    const x = along(topEdges) * (1 - ease) + along(hemEdges) * ease;
    const blend = (list: readonly number[]): number =>
      list[i]! * (1 - t) + list[Math.min(count - 1, i + 1)]! * t;
    const wave = Math.sin(2 * Math.PI * t) + blend(flank) * Math.sin(4 * Math.PI * t) * (0.4 + 0.6 * ease);
    const spread = (0.5 + 0.5 * ease) * (0.75 + 0.45 * ease * blend(depth));
    const rest = blend(sway) * ease * 0.6;
    return [
      x * wide + (0.1 * Math.sin(4 * Math.PI * t) * wide) / count,
      deep * Math.min(FOLD_REACH, Math.max(-FOLD_REACH, wave * spread + rest)),
      v * high + (v < 0.01 ? 0.12 * wave : 0),
    ];
  });
}

interface TowelHang {
  /** Half its width as it hangs, the bar's radius about x, and how far it hangs down in front and behind. */
  readonly half: number;
  readonly r: number;
  readonly front: number;
  readonly behind: number;
  /** How far it stands off below for each inch that it hangs, in front and behind: over a rim that is wider below. */
  readonly off?: readonly [front: number, behind: number];
  /** How deep its folds are: times those of a towel that hangs flat on a bar. */
  readonly folds?: number;
}

/** How thick terry is. */
const TERRY = 0.34;

/** Where a towel is so many inches from its front hem, measured over the bar: y, z. */
function overBar({ r, front, off = [0, 0] }: TowelHang, along: number): [number, number] {
  const over = Math.PI * r;
  if (along < front) {
    const down = front - along;
    return [-r - 0.4 * Math.min(1, down / 8) - off[0] * down, -down];
  }
  if (along < front + over) {
    const a = Math.PI - (along - front) / r;
    return [r * Math.cos(a), r * Math.sin(a)];
  }
  const down = along - front - over;
  return [r + 0.25 * Math.min(1, down / 8) + off[1] * down, -down];
}

/** A towel and the one below it, which lies so far aside along the bar and gives it its folds. */
interface Under {
  readonly hang: TowelHang;
  readonly aside: number;
}

/** How a towel hangs askew and where its folds are. */
interface Fall {
  readonly lean: number;
  readonly p: number;
  readonly q: number;
}

function fallOf({ half, front }: TowelHang): Fall {
  const next = randomFrom(Math.round(half * 10) + 5 + Math.round(front));
  return { lean: (next() - 0.5) * 0.8, p: next() * 6, q: next() * 6 };
}

/** How far a towel's folds reach towards the front at a place along the bar, and up or down from it. */
function foldAt(
  { hang, aside }: Under,
  { lean, p, q }: Fall,
  x: number,
  z: number,
  isFront: boolean,
): number {
  const down = Math.max(0, -z) / Math.max(hang.front, 1);
  const u = ((x - aside - lean * down * 0.6) / (hang.half * (0.94 + 0.08 * down)) + 1) / 2;
  const fold =
    (hang.folds ?? 1.2) *
      (Math.sin(u * 7.5 + p + (isFront ? 0 : 2)) * 0.42 + Math.sin(u * 17 + q) * 0.16) *
      Math.sqrt(down) +
    Math.sin(u * 40 + q) * 0.03;
  return isFront ? fold - Math.abs(fold) * 0.2 : fold * 0.7;
}

/**
 * One layer of it between two places along: gathered a little over the bar, in soft folds below, its hem not straight.
 * Layers that lie on one another have their folds from the lowest.
 */
function towelLayer(hang: TowelHang, from: number, to: number, thick: number, under: Under): Mesh {
  const { half, front } = hang;
  const { lean, q } = fallOf(hang);
  const fall = fallOf(under.hang);
  const rows = Math.max(3, Math.round((to - from) / 0.8));
  return thickened(
    36,
    rows,
    (u, v) => {
      const along = from + (to - from) * v;
      const [y, z] = overBar(hang, along);
      const down = Math.max(0, -z) / Math.max(front, 1);
      const hem = (Math.sin(u * 5 + q) * 0.3 + (u - 0.5) * lean) * down;
      const x = (u * 2 - 1) * half * (0.94 + 0.08 * down) + lean * down * 0.6;
      return [x, y + foldAt(under, fall, x, z + hem, y < 0), z + hem];
    },
    thick,
  );
}

/** A towel folded lengthwise over a bar: two layers, the inner one a little longer and narrower, so that its hem shows. */
function towelOver(hang: TowelHang): Mesh {
  const { half, r, front, behind } = hang;
  const over = Math.PI * r;
  const inner: TowelHang = { ...hang, half: half * 0.965, r: Math.max(0.4, r - TERRY), front: front + 0.5 };
  const under = { hang, aside: 0 };
  return joined([
    towelLayer(hang, 0, front + over + behind, TERRY, under),
    towelLayer(inner, 0, inner.front + Math.PI * inner.r + behind - 0.4, TERRY, under),
  ]);
}

/** The flat woven band above a towel's front hem. */
function towelBand(hang: TowelHang, under: Under): Mesh {
  const from = Math.min(2.6, hang.front * 0.2);
  return joined([
    towelLayer(hang, from, from + 1.3, TERRY + 0.03, under),
    towelLayer(hang, 0.1, 0.5, TERRY + 0.03, under),
  ]);
}

/** What a towel is called among meshes: alike ones share one. */
const towelName = ({ half, r, front, behind, off = [0, 0], folds = 1.2 }: TowelHang): string =>
  [half, r, front, behind, ...off, folds].map((v) => v.toFixed(2)).join();

/** A towel hung over a bar or rim along x at a place, with its band in another cloth. */
export function hangTowel(f: ItemFrame, at: Vec3, hang: TowelHang, cloth: number, band: number): void {
  const name = towelName(hang);
  f.mesh(`towel ${name}`, () => towelOver(hang), cloth, { at });
  f.mesh(`towel band ${name}`, () => towelBand(hang, { hang, aside: 0 }), band, { at });
}

/**
 * A smaller towel laid over one that hangs at a place, so far aside from its middle: a single layer in the folds of the
 * one below it, of which nothing comes through.
 */
export function hangTowelOver(
  f: ItemFrame,
  at: Vec3,
  below: TowelHang,
  aside: number,
  size: Pick<TowelHang, 'half' | 'front' | 'behind'>,
  cloth: number,
  band: number,
): void {
  // Folds are steeper than they are far apart: layers are a little more than their thickness apart.
  const hang: TowelHang = { ...below, ...size, r: below.r + TERRY * 1.75 };
  const under = { hang: below, aside: -aside };
  const over = Math.PI * hang.r;
  const name = `${towelName(hang)} over ${towelName(below)} ${aside.toFixed(2)}`;
  const place = { at: [at[0] + aside, at[1], at[2]] as Vec3 };
  f.mesh(
    `towel ${name}`,
    () => towelLayer(hang, 0, hang.front + over + hang.behind, TERRY, under),
    cloth,
    place,
  );
  f.mesh(`towel band ${name}`, () => towelBand(hang, under), band, place);
}

/** A sheet with a front, a back and rounded edges, `thick` in all. */
function thickened(columns: number, rows: number, at: (u: number, v: number) => Vec3, thick: number): Mesh {
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_, j) => at(j / columns, i / rows)),
  );
  const normal = (i: number, j: number): Vec3 => {
    const point = (a: number, b: number): Vec3 =>
      grid[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
    const [a, b, c, d] = [point(i, j - 1), point(i, j + 1), point(i - 1, j), point(i + 1, j)];
    const p: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const q: Vec3 = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
    const n: Vec3 = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
    const l = Math.hypot(...n) || 1;
    return [n[0] / l, n[1] / l, n[2] / l];
  };
  const side = (sign: number): Vec3[][] =>
    grid.map((row, i) =>
      row.map((p, j) => {
        const n = normal(i, j);
        const k = (sign * thick) / 2;
        return [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k] as const;
      }),
    );
  const [front, back] = [side(1), side(-1)];
  // Rows run around: along the front, then back along the other side; the ends are closed by the loft itself.
  const rings: Ring[] = front.map((row, i) => [...row, ...back[i]!.toReversed()]);
  return lofted(rings, { lids: 'none', creaseAt: 100 });
}
