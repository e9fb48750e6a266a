/**
 * Cloth as masses and springs, moved step by step until it lies still (Müller et al., "Position Based Dynamics",
 * 2007). Only sums, products and roots are taken, so the same cloth falls the same everywhere. Inches.
 */
import type { Vec3 } from '../../vector.js';

/** A box with round edges that cloth lies on. */
export interface Support {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly radius: number;
}

/** Speed that is left after a step; cloth in air swings little. */
const DAMPING = 0.94;
/** Share of its sliding that a point on a support keeps. */
const SLIDING = 0.35;

export class Cloth {
  readonly at: Float64Array;
  private readonly before: Float64Array;
  private readonly springs: number[] = [];
  private readonly rests: number[] = [];
  private readonly strengths: number[] = [];

  constructor(points: readonly Vec3[]) {
    this.at = Float64Array.from(points.flat());
    this.before = this.at.slice();
  }

  /** Two points that keep their distance, in so many shares of what they are off a pass. */
  tie(a: number, b: number, strength: number, rest = this.distance(a, b)): void {
    this.springs.push(a * 3, b * 3);
    this.rests.push(rest);
    this.strengths.push(strength);
  }

  distance(a: number, b: number): number {
    const [p, at] = [a * 3, this.at];
    const q = b * 3;
    return Math.sqrt(
      (at[p]! - at[q]!) ** 2 + (at[p + 1]! - at[q + 1]!) ** 2 + (at[p + 2]! - at[q + 2]!) ** 2,
    );
  }

  /** So many steps: what moves goes on, `push` is added, then springs and supports have their way, pass by pass. */
  steps(
    count: number,
    passes: number,
    push: (at: Float64Array) => void,
    hold: (at: Float64Array, before: Float64Array) => void,
  ): void {
    const springs = Int32Array.from(this.springs);
    const rests = Float64Array.from(this.rests);
    const strengths = Float64Array.from(this.strengths);
    for (let step = 0; step < count; step++) {
      this.goOn();
      push(this.at);
      for (let pass = 0; pass < passes; pass++) {
        // From one end and then from the other: cloth is drawn to neither side.
        pull(this.at, springs, rests, strengths, pass % 2 === 1);
        hold(this.at, this.before);
      }
    }
  }

  /** What moves goes on, a little slower. */
  private goOn(): void {
    const { at, before } = this;
    for (let i = 0; i < at.length; i++) {
      const v = (at[i]! - before[i]!) * DAMPING;
      before[i] = at[i]!;
      at[i]! += v;
    }
  }

  point(i: number): Vec3 {
    return [this.at[i * 3]!, this.at[i * 3 + 1]!, this.at[i * 3 + 2]!];
  }
}

/** Brings the ends of all springs, two coordinates' indices each, closer to their lengths at rest, from the first or the last. */
function pull(
  at: Float64Array,
  springs: Int32Array,
  rests: Float64Array,
  strengths: Float64Array,
  fromLast: boolean,
): void {
  for (let n = 0; n < rests.length; n++) {
    const s = fromLast ? rests.length - 1 - n : n;
    const p = springs[s * 2]!;
    const q = springs[s * 2 + 1]!;
    const x = at[q]! - at[p]!;
    const y = at[q + 1]! - at[p + 1]!;
    const z = at[q + 2]! - at[p + 2]!;
    const l = Math.sqrt(x * x + y * y + z * z);
    if (l < 1e-9) continue;
    const k = ((l - rests[s]!) / l) * 0.5 * strengths[s]!;
    at[p]! += x * k;
    at[p + 1]! += y * k;
    at[p + 2]! += z * k;
    at[q]! -= x * k;
    at[q + 1]! -= y * k;
    at[q + 2]! -= z * k;
  }
}

/** Moves points out of a support's rounded box, and brakes them there. */
export function keepOut(at: Float64Array, before: Float64Array, { min, max, radius: r }: Support): void {
  const x0 = min[0] + r;
  const x1 = max[0] - r;
  const y0 = min[1] + r;
  const y1 = max[1] - r;
  const z0 = min[2] + r;
  const z1 = max[2] - r;
  const top = max[2];
  for (let i = 0; i < at.length; i += 3) {
    const z = at[i + 2]!;
    if (z >= top) continue;
    const x = at[i]!;
    const y = at[i + 1]!;
    const dx = x < x0 ? x - x0 : x > x1 ? x - x1 : 0;
    const dy = y < y0 ? y - y0 : y > y1 ? y - y1 : 0;
    const dz = z < z0 ? z - z0 : z > z1 ? z - z1 : 0;
    const square = dx * dx + dy * dy + dz * dz;
    if (square >= r * r) continue;
    const l = Math.sqrt(square);
    if (l < 1e-9) {
      // Deep within: up is the way that cloth came.
      at[i + 2] = top;
      continue;
    }
    const k = r / l - 1;
    at[i] = x + dx * k;
    at[i + 1] = y + dy * k;
    at[i + 2] = z + dz * k;
    for (let axis = i; axis < i + 3; axis++) before[axis]! += (at[axis]! - before[axis]!) * (1 - SLIDING);
  }
}
