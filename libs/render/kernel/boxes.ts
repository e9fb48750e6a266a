// Four boxes of a hierarchy's node against one ray. A node is 128 bytes: min x, y, z and max x, y, z of four boxes
// side by side, four links, and a bit for each box that is itself the primitive.

/** A link to what is no node. */
export const LEAF: u32 = 0x80000000;
export const NOTHING: u32 = 0xffffffff;

@inline
export function inverse(d: f32): f32 {
  return 1 / (abs<f32>(d) < 1e-8 ? (d < 0 ? <f32>-1e-8 : <f32>1e-8) : d);
}

/** Entry distances of the four boxes go to `out`; the bits of the answer tell which are met before `limit`. */
@inline
export function meetBoxes(
  at: usize, out: usize, ox: f32, oy: f32, oz: f32, ix: f32, iy: f32, iz: f32,
  nearX: usize, nearY: usize, nearZ: usize, limit: f32,
): i32 {
  if (ASC_FEATURE_SIMD) {
    const x: v128 = f32x4.splat(ox);
    const y: v128 = f32x4.splat(oy);
    const z: v128 = f32x4.splat(oz);
    const kx: v128 = f32x4.splat(ix);
    const ky: v128 = f32x4.splat(iy);
    const kz: v128 = f32x4.splat(iz);
    const near: v128 = f32x4.pmax(
      f32x4.pmax(
        f32x4.mul(f32x4.sub(v128.load(at + nearX), x), kx),
        f32x4.mul(f32x4.sub(v128.load(at + nearY), y), ky),
      ),
      f32x4.mul(f32x4.sub(v128.load(at + nearZ), z), kz),
    );
    const far: v128 = f32x4.pmin(
      f32x4.pmin(
        f32x4.mul(f32x4.sub(v128.load(at + (48 - nearX)), x), kx),
        f32x4.mul(f32x4.sub(v128.load(at + (80 - nearY)), y), ky),
      ),
      f32x4.pmin(f32x4.mul(f32x4.sub(v128.load(at + (112 - nearZ)), z), kz), f32x4.splat(limit)),
    );
    v128.store(out, near);
    return i32x4.bitmask(f32x4.le(f32x4.pmax(near, f32x4.splat(0)), far));
  } else {
    let bits: i32 = 0;
    for (let i: usize = 0; i < 4; i++) {
      const o: usize = at + i * 4;
      const near: f32 = max<f32>(
        max<f32>((load<f32>(o + nearX) - ox) * ix, (load<f32>(o + nearY) - oy) * iy),
        (load<f32>(o + nearZ) - oz) * iz,
      );
      const far: f32 = min<f32>(
        min<f32>((load<f32>(o + (48 - nearX)) - ox) * ix, (load<f32>(o + (80 - nearY)) - oy) * iy),
        min<f32>((load<f32>(o + (112 - nearZ)) - oz) * iz, limit),
      );
      store<f32>(out + i * 4, near);
      if (near <= far && far >= 0) bits |= 1 << <i32>i;
    }
    return bits;
  }
}
