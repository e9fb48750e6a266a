// The kernel: everything that is done a million times. One instance a worker; all share one memory.
//
// A Monte Carlo path tracer in two passes: radiosity, then final gathering.
//
// Rendering equation       estimated along paths from the eye (Kajiya, "The Rendering Equation", 1986). Light that has
//                          bounced comes from a radiosity solution: Goral et al., "Modeling the Interaction of Light
//                          Between Diffuse Surfaces", 1984; the two passes: Wallace, Cohen and Greenberg, "A Two-pass
//                          Solution to the Rendering Equation", 1987; Reichert, "A Two-pass Radiosity Method Driven by
//                          Lights and Viewer Position", 1992.
// Radiosity (cells.ts)     on a sparse grid of 14 cm cells by six directions of the normal, found by scouting paths from
//                          the eye. 48 rays a cell by cosine stand for the form factors; direct light is sampled 16
//                          times; Jacobi iteration in 20 sweeps. Radiosity is kept as RGB with a shared exponent.
// Final gathering          (secondary-rays.ts) one ray a sample by cosine from the first diffuse surface; what it meets
//                          sends back the radiosity of its cell, looked up with jitter. Within 15 cm of that surface,
//                          where cells would leak, the path goes on instead, for two bounces at most.
// Direct light (light.ts)  next-event estimation: one light a shading point, chosen in proportion to what it would give
//                          unshadowed, and one point on it by area (Shirley, Wang and Zimmerman, "Monte Carlo
//                          Techniques for Direct Lighting Calculations", 1996). Windows are portals: area lights that
//                          show the sky. The sun is a disc, sampled on its own, through the portals.
// Reflection (gloss.ts)    GGX microfacets (Walter et al., "Microfacet Models for Refraction through Rough Surfaces",
//                          2007) with Smith's shadowing and Schlick's Fresnel term ("An Inexpensive BRDF Model for
//                          Physically-based Rendering", 1994). Metals and smooth dielectrics sample visible normals
//                          (Heitz, "Sampling the GGX Distribution of Visible Normals", 2018); rough dielectrics reflect
//                          only the light sampled. Each path has one technique: there is no multiple importance
//                          sampling, and there are no caustics.
// Bias                     cells of 14 cm, clamped samples, reflections of one bounce: the picture is free of noise
//                          sooner than it is exact.
// Numbers (sampler.ts)     Owen-scrambled Sobol points in Z-order: blue noise in the picture (Burley 2020; Ahmed and
//                          Wonka 2020).
// Rays (traverse.ts)       a four-wide bounding volume hierarchy, four boxes at a time; exact intersections with
//                          primitives (intersect.ts); a mesh is one of them, with a hierarchy of its own in which
//                          four triangles are met at a time (mesh.ts). The host builds both (src/tracer/bvh.ts,
//                          mesh-tables.ts).
// Patterns (patterns/)     procedural textures and bump mapping (Perlin, "An Image Synthesizer", 1985; Blinn,
//                          "Simulation of Wrinkled Surfaces", 1978).
// Noise (noise/network.ts) a U-Net (Ronneberger et al., "U-Net: Convolutional Networks for Biomedical Image
//                          Segmentation", 2015) with the weights of Open Image Denoise, by Winograd's convolutions.
// Without SIMD             (noise/filter.ts) an edge-avoiding a-trous wavelet filter, guided by normal, depth and
//                          variance (Dammertz et al. 2010; Schied et al. 2017), on light whose albedo is divided out.
// Tone (finish.ts)         white balance, bloom, and the AgX curve (Sobotka; polynomial by Wrensch).

export { setScene } from './scene';
export { setDaylight } from './light';
export { setPanorama } from './outdoors/panorama';
export { setCells, setAmbient, lightCells, settleCells } from './cells';
export { setPicture } from './picture';
export { setCamera, itemAt, itemDistance } from './eye';
export { scout } from './scout';
export { renderRows, renderMarked } from './path';
export { markEdges } from './edges';
export { setFilter, gather, resolve, calm, compose } from './noise/denoise';
export { filter } from './noise/filter';
export { setLook, develop } from './finish';
export { setNetwork, convolve } from './noise/network';
export { takeTile, giveTile } from './noise/tile';

import { badValues as badValuesFound } from './noise/denoise';
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
export { setFill } from './secondary-rays';
