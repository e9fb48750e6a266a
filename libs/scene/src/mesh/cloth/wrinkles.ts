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

/** Square inches of cotton for each of its wrinkles. */
const A_WRINKLE = 44;

/** A face drawn finer, with wrinkles: ridges a hand long with a hollow beside them, in all directions and heights. */
export function wrinkled(
  points: readonly (readonly Vec3[])[],
  { half }: Fall,
  high: number,
  next: () => number,
): Vec3[][] {
  const fine = finer(points);
  const [rows, columns] = [fine.length - 1, fine[0]!.length - 1];
  const raised = fine.map((row) => row.map(() => 0));
  const [dx, dy] = [(2 * half[0]) / columns, (2 * half[1]) / rows];
  for (let n = Math.round((4 * half[0] * half[1]) / A_WRINKLE); n > 0; n--) {
    const [x, y] = [2 * half[0] * next(), 2 * half[1] * next()];
    // A direction without a sine: a point of a square, brought to length 1.
    const [p, q] = [next() - 0.5, next() - 0.5];
    const l = Math.sqrt(p * p + q * q) || 1;
    const [c, s] = [p / l, q / l];
    const [long, wide] = [3.5 + 8 * next() * next(), 0.7 + 0.6 * next()];
    const bent = (next() - 0.5) * 0.12;
    const own = high * (0.3 + 0.7 * next());
    const reach = long + 2;
    for (let i = Math.max(0, Math.floor((y - reach) / dy)); i <= Math.min(rows, (y + reach) / dy); i++)
      for (let j = Math.max(0, Math.floor((x - reach) / dx)); j <= Math.min(columns, (x + reach) / dx); j++) {
        const [u, v] = [j * dx - x, i * dy - y];
        const t = (u * c + v * s) / long;
        if (t * t >= 1) continue;
        const off = (v * c - u * s + bent * long * t * t) / wide;
        if (off * off > 9) continue;
        // Steep on one side, and hollow beyond.
        const ridge = 1 / (1 + off * off) ** 2 - 0.5 / (1 + (off - 1.5) * (off - 1.5)) ** 2;
        raised[i]![j]! += own * (1 - t * t) * (1 - t * t) * ridge;
      }
  }
  return fine.map((row, i) =>
    row.map((p, j): Vec3 => {
      const at = (a: number, b: number): Vec3 =>
        fine[Math.min(rows, Math.max(0, a))]![Math.min(columns, Math.max(0, b))]!;
      const [w, e, n, s] = [at(i, j - 1), at(i, j + 1), at(i - 1, j), at(i + 1, j)];
      const out = unit(
        cross([e[0] - w[0], e[1] - w[1], e[2] - w[2]], [s[0] - n[0], s[1] - n[1], s[2] - n[2]]),
      );
      // The hem stays as it was sewn.
      const k = raised[i]![j]! * Math.min(1, Math.min(i, rows - i, j, columns - j) / 4);
      return [p[0] + out[0] * k, p[1] + out[1] * k, p[2] + out[2] * k];
    }),
  );
}
