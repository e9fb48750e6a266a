/**
 * Skins that are cut along drawn lines, as sheet metal is: a fine grid is made of the whole surface, then lines that are
 * level lines of functions part it into panels, which are sunk, raised or taken away. Shading stays that of the whole
 * surface, so that a reflection runs on over a cut. Lengths are inches.
 */
import { cross, unit, type Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';

/** A corner of a skin: where it is, its normal, and its place on the drawing (what that means is the surface's affair). */
export interface Corner {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly [u: number, v: number];
}

/** Three corners a face, by their numbers, counter-clockwise from outside. */
export type Faces = readonly number[];

/** Two corners a line, by their numbers: where a skin was cut. */
type Cuts = readonly number[];

/** Negative within, positive without; in inches near the line, so that gaps keep their width. */
export type Region = (corner: Corner) => number;

interface Parted {
  readonly inside: number[];
  readonly outside: number[];
  readonly cuts: number[];
}

/** Corners of a surface and of all that is cut from it. */
export class Skin {
  private readonly corners: Corner[] = [];

  /** A band of rings, each closed; `normalAt` may tell a normal better than the grid does. */
  band(
    rings: readonly (readonly Omit<Corner, 'normal'>[])[],
    normalAt?: (at: Vec3, row: number) => Vec3 | undefined,
  ): number[] {
    const n = rings[0]!.length;
    const last = rings.length - 1;
    const first = this.corners.length;
    const faces: number[] = [];
    rings.forEach((ring, row) => {
      const [above, below] = [rings[Math.min(row + 1, last)]!, rings[Math.max(row - 1, 0)]!];
      ring.forEach((point, j) => {
        const east = minus(ring[(j + 1) % n]!.at, ring[(j + n - 1) % n]!.at);
        const north = minus(above[j]!.at, below[j]!.at);
        const normal = normalAt?.(point.at, row) ?? unit(cross(east, north));
        this.corners.push({ ...point, normal });
        if (row === last) return;
        const next = (j + 1) % n;
        const [a, b] = [first + row * n + j, first + row * n + next];
        faces.push(a, b, b + n, a, b + n, a + n);
      });
    });
    return faces;
  }

  /** A face's first corner. */
  cornerOf(faces: Faces, face: number): Corner {
    return this.corners[faces[face * 3]!]!;
  }

  /** Parts faces along a region's line. */
  part(faces: Faces, region: Region): Parted {
    const far = new Float64Array(this.corners.length).fill(Number.NaN);
    const of = (corner: number): number => {
      if (Number.isNaN(far[corner])) far[corner] = region(this.corners[corner]!);
      return far[corner]!;
    };
    const [inside, outside, cuts]: [number[], number[], number[]] = [[], [], []];
    for (let f = 0; f < faces.length; f += 3) {
      const [p, q, r] = [faces[f]!, faces[f + 1]!, faces[f + 2]!];
      const [inP, inQ, inR] = [of(p) < 0, of(q) < 0, of(r) < 0];
      const within = Number(inP) + Number(inQ) + Number(inR);
      if (within === 3) inside.push(p, q, r);
      else if (within === 0) outside.push(p, q, r);
      else {
        // The corner that is alone on its side comes first.
        const isAlone = within === 1;
        const [a, b, c] =
          inP === isAlone && inQ !== isAlone && inR !== isAlone
            ? [p, q, r]
            : inQ === isAlone && inR !== isAlone
              ? [q, r, p]
              : [r, p, q];
        const ab = this.between(a, b, of(a) / (of(a) - of(b)));
        const ac = this.between(a, c, of(a) / (of(a) - of(c)));
        const [one, two] = isAlone ? [inside, outside] : [outside, inside];
        one.push(a, ab, ac);
        two.push(ab, b, c, ab, c, ac);
        if (isAlone) cuts.push(ab, ac);
        else cuts.push(ac, ab);
      }
    }
    return { inside, outside, cuts };
  }

  /** Faces sunk so deep below the skin; raised where negative. */
  sink(faces: Faces, depth: number): number[] {
    const moved = new Map<number, number>();
    return faces.map((corner) => {
      let there = moved.get(corner);
      if (there === undefined) {
        there = this.add(this.below(corner, depth));
        moved.set(corner, there);
      }
      return there;
    });
  }

  /** The wall along a cut, from the skin down to a depth (from `top`, 0 unless told otherwise). */
  wall(cuts: Cuts, depth: number, top = 0): number[] {
    const faces: number[] = [];
    for (let i = 0; i < cuts.length; i += 2) {
      const [p, q] = [cuts[i]!, cuts[i + 1]!];
      const along = minus(this.corners[q]!.at, this.corners[p]!.at);
      const normal = unit(cross(this.corners[p]!.normal, along));
      const corner = (of: number, deep: number): number => this.add({ ...this.below(of, deep), normal });
      const [a, b, c, d] = [corner(p, top), corner(q, top), corner(q, depth), corner(p, depth)];
      faces.push(a, b, c, a, c, d);
    }
    return faces;
  }

  /**
   * Faces whose shading turns down towards a cut, as sheet that is folded over its edge: at the cut the normal leans over it by
   * `lean` (1: half a right angle).
   */
  folded(faces: Faces, cuts: Cuts, lean: number): number[] {
    const over = new Map<number, Vec3>();
    for (let i = 0; i < cuts.length; i += 2) {
      const [p, q] = [cuts[i]!, cuts[i + 1]!];
      const along = minus(this.corners[q]!.at, this.corners[p]!.at);
      if (Math.hypot(...along) < 1e-6) continue;
      const out = unit(cross(this.corners[p]!.normal, along));
      for (const corner of [p, q]) over.set(corner, out);
    }
    const made = new Map<number, number>();
    return faces.map((corner) => {
      const out = over.get(corner);
      if (!out) return corner;
      let there = made.get(corner);
      if (there === undefined) {
        const { normal: n } = this.corners[corner]!;
        const normal = unit([n[0] + out[0] * lean, n[1] + out[1] * lean, n[2] + out[2] * lean]);
        there = this.add({ ...this.corners[corner]!, normal });
        made.set(corner, there);
      }
      return there;
    });
  }

  /** Faces as a mesh that is seen from both sides. */
  mesh(faces: Faces): Mesh {
    const numbers = new Int32Array(this.corners.length).fill(-1);
    const used: number[] = [];
    const indices: number[] = [];
    for (let f = 0; f < faces.length; f += 3) {
      // Slivers that a cut left.
      const [a, b, c] = [0, 1, 2].map((k) => this.corners[faces[f + k]!]!.at) as [Vec3, Vec3, Vec3];
      if (Math.hypot(...cross(minus(b, a), minus(c, a))) < 1e-7) continue;
      for (let k = f; k < f + 3; k++) {
        const corner = faces[k]!;
        if (numbers[corner] === -1) numbers[corner] = used.push(corner) - 1;
        indices.push(numbers[corner]!);
      }
    }
    const [positions, normals] = [new Float32Array(used.length * 3), new Float32Array(used.length * 3)];
    used.forEach((corner, i) => {
      positions.set(this.corners[corner]!.at, i * 3);
      normals.set(this.corners[corner]!.normal, i * 3);
    });
    return { positions, normals, indices: Uint32Array.from(indices), closed: false };
  }

  private add(corner: Corner): number {
    return this.corners.push(corner) - 1;
  }

  private between(from: number, to: number, t: number): number {
    const [a, b] = [this.corners[from]!, this.corners[to]!];
    const mix = (p: Vec3, q: Vec3): Vec3 => [
      p[0] + (q[0] - p[0]) * t,
      p[1] + (q[1] - p[1]) * t,
      p[2] + (q[2] - p[2]) * t,
    ];
    return this.add({
      at: mix(a.at, b.at),
      normal: unit(mix(a.normal, b.normal)),
      uv: [a.uv[0] + (b.uv[0] - a.uv[0]) * t, a.uv[1] + (b.uv[1] - a.uv[1]) * t],
    });
  }

  /** A corner moved along its normal: in where `depth` is positive. */
  private below(corner: number, depth: number): Corner {
    const { at, normal, uv } = this.corners[corner]!;
    return {
      at: [at[0] - normal[0] * depth, at[1] - normal[1] * depth, at[2] - normal[2] * depth],
      normal,
      uv,
    };
  }
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/**
 * Distance of a place from a polygon's outline, negative within (Quilez, "2D distance functions"); corners are round
 * with the radius, the outline as a whole stays.
 */
export function polygon(
  points: readonly (readonly [number, number])[],
  radius = 0,
): (x: number, y: number) => number {
  const shrunk = radius > 0 ? inset(points, radius) : points;
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    let sign = 1;
    for (let i = 0, j = shrunk.length - 1; i < shrunk.length; j = i++) {
      const [[ax, ay], [bx, by]] = [shrunk[i]!, shrunk[j]!];
      const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      least = Math.min(least, Math.hypot(wx - ex * t, wy - ey * t));
      const [over, under, left] = [y >= ay, y < by, ex * wy > ey * wx];
      if ((over && under && left) || (!over && !under && !left)) sign = -sign;
    }
    return sign * least - radius;
  };
}

/** A convex polygon with its sides moved in. */
function inset(points: readonly (readonly [number, number])[], by: number): [number, number][] {
  const n = points.length;
  const area = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % n]!;
    return sum + x * v - u * y;
  }, 0);
  const s = area > 0 ? 1 : -1;
  return points.map(([x, y], i) => {
    const [px, py] = points[(i + n - 1) % n]!;
    const [qx, qy] = points[(i + 1) % n]!;
    const [l, m] = [Math.hypot(x - px, y - py), Math.hypot(qx - x, qy - y)];
    // Inward normals of the two sides that meet here.
    const [ax, ay] = [(-s * (y - py)) / l, (s * (x - px)) / l];
    const [bx, by_] = [(-s * (qy - y)) / m, (s * (qx - x)) / m];
    const k = by / (1 + ax * bx + ay * by_);
    return [x + (ax + bx) * k, y + (ay + by_) * k];
  });
}
