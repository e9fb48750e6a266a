import { cross, unit, type Vec3 } from '../../vector.js';
import type { Fall } from './sheet.js';

/** The same surface with a point between every two: through the points, as Catmull and Rom draw curves. */
export function finer(points: readonly (readonly Vec3[])[]): Vec3[][] {
  const doubled = <T>(line: readonly T[], middle: (a: T, b: T, c: T, d: T) => T): T[] =>
    line.flatMap((p, i) => {
      const next = line[i + 1];
      return next === undefined ? [p] : [p, middle(line[i - 1] ?? p, p, next, line[i + 2] ?? next)];
    });
  const half = (a: Vec3, b: Vec3, c: Vec3, d: Vec3): Vec3 => [
    (9 * (b[0] + c[0]) - a[0] - d[0]) / 16,
    (9 * (b[1] + c[1]) - a[1] - d[1]) / 16,
    (9 * (b[2] + c[2]) - a[2] - d[2]) / 16,
  ];
  const wide = points.map((row) => doubled(row, half));
  return doubled<Vec3[]>(wide, (a, b, c, d) => b.map((_, j) => half(a[j]!, b[j]!, c[j]!, d[j]!)));
}

/** Folds of a cover that was slept under start together where it was drawn: square inches for each such place, folds from each. */
const A_PINCH = 330;
const FOLDS = 5;
/** From the sides so far, inches: there a cover hangs, and its folds run down. */
const HANGS = 13;

/** A face drawn finer, with folds: they start together, as sharp as the face is fine, and run out long and low; what hangs has them upright. */
export function wrinkled(
  points: readonly (readonly Vec3[])[],
  fall: Fall,
  high: number,
  next: () => number,
): Vec3[][] {
  const fine = finer(points);
  const [rows, columns] = [fine.length - 1, fine[0]!.length - 1];
  const raised = new Heights(rows, columns, fall.half);
  const [wide, deep] = [2 * fall.half[0], 2 * fall.half[1]];
  for (let n = Math.round((wide * deep) / A_PINCH); n > 0; n--) {
    const from = [wide * next(), deep * next()] as const;
    const hanging = Math.min(from[0], wide - from[0]) < HANGS;
    for (let k = 0; k < FOLDS; k++) {
      // A direction without a sine: a point of a square, brought to length 1.
      const [p, q] = [next() - 0.5, (next() - 0.5) * (hanging ? 0.25 : 1)];
      const l = Math.sqrt(p * p + q * q) || 1;
      raised.fold(from, [p / l, q / l], {
        long: 4 + 15 * next() * next(),
        bent: (next() - 0.5) * 0.05,
        high: high * (0.25 + 0.75 * next()),
      });
    }
  }
  return lifted(fine, raised.at);
}

interface Fold {
  readonly long: number;
  readonly bent: number;
  readonly high: number;
}

/** How high a sheet's face stands out at its points, by row and column. */
class Heights {
  readonly at: number[][];

  constructor(
    private readonly rows: number,
    private readonly columns: number,
    private readonly half: readonly [number, number],
  ) {
    this.at = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  }

  /** A ridge with a hollow beside it, from a place into a direction; it begins narrow and runs out broad. */
  fold(
    [x, y]: readonly [number, number],
    [c, s]: readonly [number, number],
    { long, bent, high }: Fold,
  ): void {
    const [dx, dy] = [(2 * this.half[0]) / this.columns, (2 * this.half[1]) / this.rows];
    const reach = long + 2;
    const rows = [Math.max(0, Math.floor((y - reach) / dy)), Math.min(this.rows, (y + reach) / dy)] as const;
    const columns = [
      Math.max(0, Math.floor((x - reach) / dx)),
      Math.min(this.columns, (x + reach) / dx),
    ] as const;
    for (let i = rows[0]; i <= rows[1]; i++)
      for (let j = columns[0]; j <= columns[1]; j++) {
        const [u, v] = [j * dx - x, i * dy - y];
        const t = (u * c + v * s) / long;
        if (t <= -0.1 || t >= 1) continue;
        const off = (v * c - u * s + bent * long * t * t) / (0.6 + 0.7 * Math.max(0, t));
        if (off * off > 9) continue;
        // Steep on one side, and hollow beyond.
        const crest = 1 / (1 + off * off) ** 2 - 0.5 / (1 + (off - 1.5) * (off - 1.5)) ** 2;
        this.at[i]![j]! += high * Math.min(1, (t + 0.1) * 2.4) * (1 - t) * crest;
      }
  }
}

/** From one row of a quilt's stitches to the next, and how far its filling swells between them. Inches. */
const CHANNEL = 4.3;
const SWELL = 0.46;
/** Shares of a channel at which a row of points lies: close together about its stitches. */
const ROWS = [0, 0.08, 0.25, 0.5, 0.75, 0.92] as const;

/** A sheet's two faces with rows of stitches across: between them the filling swells, in them the cover is drawn together. */
export function stitched(
  [upper, lower]: readonly [readonly (readonly Vec3[])[], readonly (readonly Vec3[])[]],
  { half }: Fall,
  next: () => number,
): [upper: Vec3[][], lower: Vec3[][]] {
  const channels = Math.max(2, Math.round((2 * half[1]) / CHANNEL));
  const at = Array.from({ length: channels }, (_, n) => ROWS.map((t) => (n + t) / channels)).flat();
  const [face, back] = [rowsAt(finer(upper), [...at, 1]), rowsAt(finer(lower), [...at, 1])];
  const columns = face[0]!.length - 1;
  // What is drawn together puckers, here more than there.
  const puckers = Array.from({ length: channels + 1 }, () =>
    Array.from({ length: columns + 1 }, () => next() - 0.5),
  );
  const raised = face.map((row, i) => {
    const t = ROWS[i % ROWS.length]!;
    const channel = Math.floor(i / ROWS.length);
    const stitch = t > 0.5 ? channel + 1 : channel;
    const near = Math.max(0, 1 - 4 * Math.min(t, 1 - t));
    const swell = SWELL * Math.sqrt(4 * t * (1 - t));
    return row.map((_, j) => {
      const loose = 0.8 + 0.4 * (puckers[channel]![(j * 5 + 3) % (columns + 1)]! + 0.5);
      return swell * (0.7 + 0.3 * loose) + puckers[stitch]![j]! * 0.3 * near * Math.min(1, 12 * t * (1 - t));
    });
  });
  return [lifted(face, raised), back];
}

/** Rows of points at shares of a sheet's length, between those that it has. */
function rowsAt(points: readonly (readonly Vec3[])[], shares: readonly number[]): Vec3[][] {
  const last = points.length - 1;
  return shares.map((share) => {
    const i = Math.min(last - 1, Math.floor(share * last));
    const t = share * last - i;
    return points[i]!.map((p, j): Vec3 => {
      const q = points[i + 1]![j]!;
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    });
  });
}

/** A face whose points stand out by so much along its normals; the hem stays as it was sewn. */
function lifted(face: readonly (readonly Vec3[])[], raised: readonly (readonly number[])[]): Vec3[][] {
  const [rows, columns] = [face.length - 1, face[0]!.length - 1];
  return face.map((row, i) =>
    row.map((p, j): Vec3 => {
      const at = (a: number, b: number): Vec3 =>
        face[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
      const [w, e, n, s] = [at(i, j - 1), at(i, j + 1), at(i - 1, j), at(i + 1, j)];
      const out = unit(
        cross([e[0] - w[0], e[1] - w[1], e[2] - w[2]], [s[0] - n[0], s[1] - n[1], s[2] - n[2]]),
      );
      const k = raised[i]![j]! * Math.min(1, Math.min(i, rows - i, j, columns - j) / 4);
      return [p[0] + out[0] * k, p[1] + out[1] * k, p[2] + out[2] * k];
    }),
  );
}
