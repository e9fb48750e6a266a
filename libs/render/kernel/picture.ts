// The picture that is made: its size and its buffers.

export let width: i32 = 0;
export let height: i32 = 0;
export let samples: u32 = 1;
export let pictureSeed: u32 = 0;
export let diffuseAt: usize = 0;
export let glossAt: usize = 0;
export let albedoAt: usize = 0;
export let normalAt: usize = 0;
export let clearAt: usize = 0;

/**
 * Sets the picture: size, samples a pixel (a power of two) and the buffers of four f32 a pixel, all sums over
 * samples: diffuse light without its colour and gloss (each with its squared luminance), albedo, normal (and
 * depth), and light that needs no filter (and roughness).
 */
export function setPicture(
  w: i32, h: i32, count: u32, seed: u32, diffuse: usize, gloss: usize, albedo: usize, normal: usize, clear: usize,
): void {
  width = w;
  height = h;
  samples = count;
  pictureSeed = seed;
  diffuseAt = diffuse;
  glossAt = gloss;
  albedoAt = albedo;
  normalAt = normal;
  clearAt = clear;
}
