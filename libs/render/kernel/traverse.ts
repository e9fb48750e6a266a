// Four-wide bounding volume hierarchy. A node holds four boxes in structure-of-arrays form and four
// children (boxes.ts); the box of a plain-box primitive is the primitive, so its slab distance is the hit.

import { FAR } from './math';
import { FLAME, GLASS, materialAt, nodes, primitiveAt, scratch } from './scene';
import { inverse, LEAF, meetBoxes, NOTHING } from './boxes';
import { meet } from './intersect';
import { metTriangle } from './mesh';

const PLAIN_BOX: u32 = 0x40000000;
const INDEX: u32 = 0x3fffffff;
const NEAR: f32 = 1e-5;

/** The hit of the last {@link trace}: its distance (FAR: none) and primitive. */
export let hitT: f32 = 1e30;
export let hitPrimitive: u32 = 0;
/** Of a mesh, the triangle that was met. */
export let hitTriangle: u32 = 0;
/** Rays traced by this instance. */
export let rays: u32 = 0;

// The nearest of the four distances at `near` that is met (`boxes`: a bit each) before the ray's start is left
// behind; its number goes to {@link nearestChild}.
@inline
function nearestBox(near: usize, boxes: i32): f32 {
  if (ASC_FEATURE_SIMD) {
    const bit: v128 = i32x4(1, 2, 4, 8);
    const t: v128 = v128.load(near);
    const met: v128 = v128.and(
      i32x4.ne(v128.and(i32x4.splat(boxes), bit), i32x4.splat(0)), f32x4.gt(t, f32x4.splat(NEAR)),
    );
    const d: v128 = v128.bitselect(t, f32x4.splat(FAR), met);
    const pair: v128 = f32x4.pmin(d, v128.shuffle<f32>(d, d, 2, 3, 0, 1));
    const least: v128 = f32x4.pmin(pair, v128.shuffle<f32>(pair, pair, 1, 0, 3, 2));
    nearestChild = <usize>ctz(i32x4.bitmask(f32x4.eq(d, least)));
    return f32x4.extract_lane(least, 0);
  } else {
    let least: f32 = FAR;
    for (let i: usize = 0; i < 4; i++) {
      const t: f32 = load<f32>(near + (i << 2));
      if (boxes & (1 << <i32>i) && t > NEAR && t < least) {
        least = t;
        nearestChild = i;
      }
    }
    return least;
  }
}

let nearestChild: usize = 0;

/** Finds the first primitive along the ray within `limit`. */
export function trace(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): void {
  rays += 1;
  const ix: f32 = inverse(dx);
  const iy: f32 = inverse(dy);
  const iz: f32 = inverse(dz);
  const nearX: usize = ix < 0 ? 48 : 0;
  const nearY: usize = iy < 0 ? 64 : 16;
  const nearZ: usize = iz < 0 ? 80 : 32;
  const near: usize = scratch;
  const bottom: usize = scratch + 16;
  let top: usize = bottom;
  let best: f32 = limit;
  let bestPrimitive: u32 = NOTHING;
  let node: u32 = 0;
  while (true) {
    const at: usize = nodes + (<usize>node << 7);
    let bits: i32 = meetBoxes(at, near, ox, oy, oz, ix, iy, iz, nearX, nearY, nearZ, best);
    // The nearest inner child is next; the others wait on the stack.
    let next: u32 = NOTHING;
    let nextT: f32 = FAR;
    const boxes: i32 = bits & load<i32>(at, 112);
    if (boxes != 0) {
      const t: f32 = nearestBox(near, boxes);
      if (t < best) {
        best = t;
        bestPrimitive = load<u32>(at + (nearestChild << 2), 96) & INDEX;
      }
      bits ^= boxes;
    }
    while (bits != 0) {
      const i: usize = <usize>ctz(bits);
      bits &= bits - 1;
      const t: f32 = load<f32>(near + (i << 2));
      const child: u32 = load<u32>(at + (i << 2), 96);
      if (child & LEAF) {
        if (t < best) {
          const d: f32 = meet(primitiveAt(child & INDEX), ox, oy, oz, dx, dy, dz, best);
          if (d < best) {
            best = d;
            bestPrimitive = child & INDEX;
            hitTriangle = metTriangle;
          }
        }
      } else {
        if (t < nextT) {
          if (next != NOTHING) {
            store<u32>(top, next);
            store<f32>(top, nextT, 4);
            top += 8;
          }
          next = child;
          nextT = t;
        } else {
          store<u32>(top, child);
          store<f32>(top, t, 4);
          top += 8;
        }
      }
    }
    if (next != NOTHING && nextT < best) {
      node = next;
      continue;
    }
    while (true) {
      if (top == bottom) {
        hitT = bestPrimitive == NOTHING ? FAR : best;
        hitPrimitive = bestPrimitive;
        return;
      }
      top -= 8;
      if (load<f32>(top, 4) < best) {
        node = load<u32>(top);
        break;
      }
    }
  }
}

/** What share of light passes along the ray up to `limit`: 1, 0, or between where glass stands. */
export function passes(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): f32 {
  rays += 1;
  const ix: f32 = inverse(dx);
  const iy: f32 = inverse(dy);
  const iz: f32 = inverse(dz);
  const nearX: usize = ix < 0 ? 48 : 0;
  const nearY: usize = iy < 0 ? 64 : 16;
  const nearZ: usize = iz < 0 ? 80 : 32;
  const near: usize = scratch;
  const bottom: usize = scratch + 16;
  let top: usize = bottom;
  let share: f32 = 1;
  let node: u32 = 0;
  while (true) {
    const at: usize = nodes + (<usize>node << 7);
    let bits: i32 = meetBoxes(at, near, ox, oy, oz, ix, iy, iz, nearX, nearY, nearZ, limit);
    while (bits != 0) {
      const i: usize = <usize>ctz(bits);
      bits &= bits - 1;
      const child: u32 = load<u32>(at + (i << 2), 96);
      if (child & LEAF) {
        const primitive: usize = primitiveAt(child & INDEX);
        if (child & PLAIN_BOX) {
          const t: f32 = load<f32>(near + (i << 2));
          if (t <= NEAR || t >= limit) continue;
        } else if (meet(primitive, ox, oy, oz, dx, dy, dz, limit) >= limit) continue;
        const flags: u32 = load<u32>(materialAt(load<u32>(primitive, 4)), 84);
        if (flags & GLASS) share *= 0.88;
        else if (!(flags & FLAME)) return 0;
      } else {
        store<u32>(top, child);
        top += 8;
      }
    }
    if (top == bottom) return share;
    top -= 8;
    node = load<u32>(top);
  }
}
