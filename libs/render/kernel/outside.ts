// What lies outside of the windows, as the small aperture of an interior's photographer shows it: nearly sharp. Where a garden was
// rendered (outdoors/panorama.ts) it is that; else it is a painted picture on a ring about the room, in colours as they send back
// an overcast sky's light; a direction is told by its bearing (u east, w north, of length 1) and by its elevation e, the tangent
// of its angle above the horizon. Sizes are such tangents too: 0.1 is a yard at a distance of ten. The eye is 1.5 m above a lawn,
// or on a third floor above a street.

import { cloud3, mix, noise3, smooth } from './math';
import { garden } from './outdoors/garden';
import { halfTurnU, halfTurnW, hasPanorama, panorama, turnedU, turnedW } from './outdoors/panorama';
import { behindAll, seenB, seenG, seenR, setPlants } from './outdoors/seen';
import { shore } from './outdoors/shore';
import { street } from './outdoors/town';

const TOWN: u32 = 1;
const SEA: u32 = 2;

let place: u32 = 0;

/** Colour found by the last call of {@link lookOutside}: 1 is a white cloud. */
export let outR: f32 = 0;
export let outG: f32 = 0;
export let outB: f32 = 0;

/**
 * Sets what lies outside: 0 a garden, 1 a town, 2 the sea; what grows there (0 broadleaf trees, 1 conifers, 2 a desert's
 * shrubs, 3 evergreen broadleaf trees) and the season (0 summer, 1 spring, 2 autumn, 3 winter, 4 winter with snow).
 */
export function setOutside(which: u32, kind: u32, season: u32): void {
  place = which;
  setPlants(kind, season);
}

/** What is seen in a direction of length 1. */
export function lookOutside(x: f32, y: f32, z: f32): void {
  const flat: f32 = 1 / max<f32>(sqrt<f32>(x * x + y * y), 1e-4);
  const u: f32 = x * flat;
  const w: f32 = y * flat;
  const e: f32 = z * flat;
  if (hasPanorama()) {
    const a: f32 = turnedU(u, w);
    const b: f32 = turnedW(u, w);
    clouds(halfTurnU(a, b), halfTurnW(a, b), e);
    panorama(a, b, e);
    outR = seenR;
    outG = seenG;
    outB = seenB;
    return;
  }
  clouds(u, w, e);
  if (place == SEA) shore(u, w, e);
  else if (place == TOWN) street(u, w, e);
  else garden(u, w, e);
  outR = seenR;
  outG = seenG;
  outB = seenB;
}

/** A sky with clouds before blue, paler towards the horizon, never white. */
export function clouds(u: f32, w: f32, e: f32): void {
  const high: f32 = max<f32>(e, 0);
  const d: f32 = 1 / (high + 0.35);
  const heap: f32 = cloud3(u * d * 2.1, w * d * 2.1, e * 3) + (noise3(u * 13, w * 13, e * 22) - 0.5) * 0.12;
  const cloud: f32 = smooth(0.48, 0.72, heap) * 0.7;
  const blueness: f32 = smooth(0.0, 0.6, e);
  const under: f32 = 0.86 - 0.14 * smooth(0.6, 0.85, heap);
  behindAll(
    mix(mix(0.54, 0.22, blueness), under, cloud),
    mix(mix(0.7, 0.44, blueness), under, cloud),
    mix(mix(0.87, 0.8, blueness), under + 0.02, cloud),
  );
}
