// The kernel: everything that is done a million times. One instance a worker; all share one memory.

export { setScene } from './scene';
export { setDaylight } from './light';
export { setCells, setAmbient, lightCells, settleCells } from './cells';
export { setPicture, setCamera, itemAt, itemDistance, renderRows, scout } from './path';
export { setFilter, gather, resolve, calm, filter, compose } from './denoise';
export { setLook, develop } from './finish';

import { badValues as badValuesFound } from './denoise';
import { sampleOne, sampleSun, litR } from './light';
import { hitPrimitive, hitT, passes, rays, trace } from './traverse';

/** Values that were not numbers, so far. */
export function badValues(): i32 {
  return badValuesFound;
}

/** Rays traced by this instance, modulo 2^32. */
export function rayCount(): u32 {
  return rays;
}

/** First hit along a ray: its distance, or 1e30. */
export function firstHit(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): f32 {
  trace(ox, oy, oz, dx, dy, dz, 1e30);
  return hitT;
}

/** The primitive of the last {@link firstHit}. */
export function hitIndex(): i32 {
  return <i32>hitPrimitive;
}

/** Whether nothing stands on a ray up to `limit`: the share of light that passes. */
export function visibility(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): f32 {
  return passes(ox, oy, oz, dx, dy, dz, limit);
}

/** Red irradiance over pi at a point from light `i` alone, for one sample. */
export function lightFrom(i: i32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, s1: f32, s2: f32): f32 {
  sampleOne(i, x, y, z, nx, ny, nz, s1, s2, 1);
  return litR;
}

/** Share of the sun's irradiance over pi at a point. */
export function sunAt(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): f32 {
  return sampleSun(x, y, z, nx, ny, nz, 0, 0);
}
