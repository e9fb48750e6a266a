/** Walls and floor as the photo shows them: as light and as tinted beside the ceiling, whatever light falls on them here. */
import type { Room } from '@plumbline/concept';
import type { Vec3 } from '@plumbline/scene';
import type { PhotoView } from './camera/photo-view.js';
import { PART, shellSeen } from './camera/shell-seen.js';
import { byChannel, LINEAR, lightness, valueAt } from './levels.js';
import { BARE } from './measured-surfaces.js';
import { ceilingPaint, type SeenNormals, type SmallPhoto } from './photo-light.js';

const METRE = 0.0254;
/** What lies no farther than this from a bare surface, in inches, is that surface. */
const SURFACE = 0.75;
/** Share of the picture that must show the bare surface, and ceiling. */
const FEWEST = 0.004;
/** The paint's lightness changes by this factor at most. */
const MOST = 1.9;
/** Of a wall's or a floor's pixels, from the darkest: the paint that is read in a photo is that in the light. */
const LIT = 0.62;
/** Light below this share tells no ratio. */
const LEAST_LIGHT = 0.004;

/**
 * Of what the picture's ceiling lacks of the photo's brightness and tint, which it follows within bounds only, so much is
 * believed to be the walls' own: the power of the ratio. Of its tint, no more than the walls have beside the ceiling: paint that
 * is as tinted as a ceiling is white paint in tinted light.
 */
const OWN = 0.5;
/** Red, green and blue change by this factor at most beside the lightness. */
const MOST_TINT = 1.3;

/** What one surface is painted with so far, and what its light is to be beside the ceiling's. */
export interface Coat {
  readonly surface: 'walls' | 'floor';
  readonly ofCeiling: Vec3;
  readonly before: Vec3;
}

/**
 * Factors for the red, green and blue of walls or floor, `before` among them, by which these come closer in a picture to being
 * such shares of its ceiling's light as `ofCeiling` tells. `before` where too little of either is bare in the picture.
 */
export function paintTowards(
  picture: SeenNormals,
  photo: SmallPhoto,
  room: Room,
  view: PhotoView,
  { surface, ofCeiling, before }: Coat,
): Vec3 {
  const { width, height, normals } = picture;
  const { part, depth, up } = shellSeen(room, view, [width, height]);
  const high = room.shell.ceiling.heightIn;
  const bare: number[] = [];
  const ceiling: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (Math.abs(normals[i * 4 + 3]! / METRE - depth[i]!) > SURFACE) continue;
    if (part[i] === PART.ceiling) ceiling.push(i);
    else if (surface === 'floor') {
      if (part[i] === PART.floor) bare.push(i);
    } else if (part[i] === PART.wall && up[i]! > BARE.from && up[i]! < high - BARE.under) bare.push(i);
  }
  if (Math.min(bare.length, ceiling.length) < FEWEST * width * height) return before;
  const lightsOf = (shown: SmallPhoto, pixels: readonly number[], c: number): number[] =>
    pixels.map((i) => {
      const x = Math.floor((((i % width) + 0.5) / width) * shown.width);
      const y = Math.floor(((Math.floor(i / width) + 0.5) / height) * shown.height);
      return LINEAR[shown.rgb[(y * shown.width + x) * 3 + c]!]!;
    });
  const inLight = (lights: number[]): number => Math.max(LEAST_LIGHT, valueAt(lights, LIT));
  const above = (shown: SmallPhoto): readonly number[] =>
    ceilingPaint([0, 1, 2].map((c) => lightsOf(shown, ceiling, c))).map((light) =>
      Math.max(LEAST_LIGHT, light),
    );
  const [own, was] = [above(picture), above(photo)];
  const lacks = byChannel((c) => (was[c]! / own[c]!) ** OWN);
  const by = byChannel((c) => {
    const tint = ownTint(lacks[c] / lightness(lacks), ofCeiling[c] / lightness(ofCeiling));
    const share = ofCeiling[c] * lightness(lacks) * tint;
    return (before[c] * share) / (inLight(lightsOf(picture, bare, c)) / own[c]!);
  });
  const lighter = within(lightness(by), MOST);
  return byChannel((c) => lighter * within(by[c] / lighter, MOST_TINT));
}

/** What of a factor on one channel is the surface's own: it is on the same side of 1 as the surface's tint, and no farther off. */
const ownTint = (factor: number, tint: number): number =>
  factor < 1 ? Math.max(factor, Math.min(1, tint)) : Math.min(factor, Math.max(1, tint));

const within = (factor: number, most: number): number => Math.min(most, Math.max(1 / most, factor));
