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

/** A sky with heaps of cloud before blue: white above, gray below, smaller and paler towards the horizon; never white. */
export function clouds(u: f32, w: f32, e: f32): void {
  const high: f32 = max<f32>(e, 0);
  const heap: f32 = heaped(u, w, high);
  const over: f32 = heaped(u, w, high + 0.022 + 0.06 * high);
  // Low over the horizon one cloud stands behind the other.
  const least: f32 = 0.585 - 0.05 * smooth(0.3, 0.06, high);
  const cloud: f32 = smooth(least, least + 0.09, heap) * mix(0.3, 0.94, smooth(0, 0.08, high));
  // What has more of it above is its gray underside.
  const lit: f32 = 0.97 - 0.2 * smooth(0.53, 0.72, over) - 0.07 * smooth(0.62, 0.8, heap);
  const air: f32 = 0.6 * smooth(0.2, 0, high);
  const blueness: f32 = smooth(0.0, 0.62, high);
  behindAll(
    mix(mix(0.6, 0.2, blueness), mix(lit * 0.97, 0.74, air), cloud),
    mix(mix(0.75, 0.42, blueness), mix(lit * 0.985, 0.8, air), cloud),
    mix(mix(0.88, 0.77, blueness), mix(lit * 1.01, 0.87, air), cloud),
  );
}

// How much cloud lies in a direction, as on a level sheet above: rounds of rounds.
function heaped(u: f32, w: f32, e: f32): f32 {
  const d: f32 = 1 / (e + 0.17);
  const x: f32 = u * d;
  const y: f32 = w * d;
  const z: f32 = e * 2;
  const large: f32 = cloud3(x * 2 + 11, y * 2 + 7, z);
  const round: f32 = abs<f32>(noise3(x * 5.2, y * 5.2, z * 6) - 0.5);
  const small: f32 = abs<f32>(noise3(x * 11.7, y * 11.7, z * 13) - 0.5);
  return large + 0.16 * (0.27 - round) + 0.09 * (0.27 - small) + 0.05 * (noise3(x * 26, y * 26, z * 28) - 0.5);
}
