// Scouting paths from the eye: where light has to be known, cells are made.

import { beginSetSample, draw, u1, u2 } from './sampler';
import { FAR, hash } from './math';
import { GLASS, LAMP, MIRROR } from './scene';
import { hitPrimitive, hitT, trace } from './traverse';
import * as at from './surface';
import { aim, dirX, dirY, dirZ, fromX, fromY, fromZ, OFF } from './eye';
import { height, pictureSeed, width } from './picture';
import { cellKey } from './cells';

/**
 * Sends out scouting paths `first` up to `end` of `total` and writes two records for each: cell key u32,
 * position and normal, one u32 unused; a key of 0 where the path met nothing.
 */
export function scout(first: i32, end: i32, total: i32, records: usize): void {
  for (let i: i32 = first; i < end; i++) {
    const out: usize = records + (<usize>i << 6);
    store<u32>(out, 0);
    store<u32>(out, 0, 32);
    beginSetSample(hash(<u32>(i >> 6)), <u32>(i & 63), pictureSeed ^ 0xa511e9b3);
    // A spiral lattice over the picture.
    const v: f32 = (<f32>i + 0.5) / <f32>total;
    const g: f32 = <f32>i * 0.61803399;
    aim((g - floor<f32>(g)) * <f32>width, v * <f32>height, width, height);
    let x: f32 = fromX;
    let y: f32 = fromY;
    let z: f32 = fromZ;
    let dx: f32 = dirX;
    let dy: f32 = dirY;
    let dz: f32 = dirZ;
    let bounce: i32 = 0;
    for (let step: i32 = 0; step < 7 && bounce < 3; step++) {
      trace(x, y, z, dx, dy, dz, FAR);
      if (hitT >= FAR) break;
      at.readMean(hitPrimitive);
      at.locate(hitPrimitive, hitT, x, y, z, dx, dy, dz, false);
      if (at.flags & GLASS) {
        x = at.px + dx * 0.001;
        y = at.py + dy * 0.001;
        z = at.pz + dz * 0.001;
        continue;
      }
      if (at.flags & LAMP) break;
      x = at.px + at.gx * OFF;
      y = at.py + at.gy * OFF;
      z = at.pz + at.gz * OFF;
      if (at.flags & MIRROR) {
        const k: f32 = 2 * (at.gx * dx + at.gy * dy + at.gz * dz);
        dx -= k * at.gx;
        dy -= k * at.gy;
        dz -= k * at.gz;
        continue;
      }
      if (bounce > 0) {
        const p: usize = out + (<usize>(bounce - 1) << 5);
        store<u32>(p, cellKey(at.px, at.py, at.pz, at.gx, at.gy, at.gz));
        store<f32>(p, at.px, 4);
        store<f32>(p, at.py, 8);
        store<f32>(p, at.pz, 12);
        store<f32>(p, at.gx, 16);
        store<f32>(p, at.gy, 20);
        store<f32>(p, at.gz, 24);
      }
      bounce += 1;
      draw();
      at.scatter(at.gx, at.gy, at.gz, u1, u2);
      dx = at.outX;
      dy = at.outY;
      dz = at.outZ;
    }
  }
}
