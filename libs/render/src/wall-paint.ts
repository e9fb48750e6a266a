/** Walls in the paint that the photo shows: as light and as tinted beside the ceiling, whatever light falls on them here. */
import type { Room } from '@plumbline/concept';
import type { Vec3 } from '@plumbline/scene';
import type { PhotoView } from './camera/photo-view.js';
import { PART, shellSeen } from './camera/shell-seen.js';
import { BARE } from './photo-colors.js';
import { LINEAR, type SeenNormals } from './photo-light.js';

const METRE = 0.0254;
/** What lies no farther than this from a bare surface, in inches, is that surface. */
const SURFACE = 0.75;
/** Share of the picture that must show bare wall, and ceiling. */
const FEWEST = 0.004;
/** Paint changes by this factor at most, in each of red, green and blue. */
const MOST = 1.9;
/** Light below this share tells no ratio. */
const LEAST_LIGHT = 0.004;

/**
 * Factors for the red, green and blue of the walls' paint, `before` among them, by which a picture's walls come closer to
 * being such shares of its ceiling's light as `wallOfCeiling` tells. `before` where too little of either is bare in the picture.
 */
export function paintTowards(
  picture: SeenNormals,
  room: Room,
  view: PhotoView,
  wallOfCeiling: Vec3,
  before: Vec3,
): Vec3 {
  const { width, height, rgb, normals } = picture;
  const { part, depth, up } = shellSeen(room, view, [width, height]);
  const high = room.shell.ceiling.heightIn;
  const walls: number[] = [];
  const ceiling: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (Math.abs(normals[i * 4 + 3]! / METRE - depth[i]!) > SURFACE) continue;
    if (part[i] === PART.ceiling) ceiling.push(i);
    else if (part[i] === PART.wall && up[i]! > BARE.from && up[i]! < high - BARE.under) walls.push(i);
  }
  if (Math.min(walls.length, ceiling.length) < FEWEST * width * height) return before;
  const middle = (pixels: readonly number[], c: number): number => {
    const values = pixels.map((i) => LINEAR[rgb[i * 3 + c]!]!).sort((a, b) => a - b);
    return Math.max(LEAST_LIGHT, values[values.length >> 1]!);
  };
  return [0, 1, 2].map((c) => {
    const is = middle(walls, c) / middle(ceiling, c);
    return Math.min(MOST, Math.max(1 / MOST, (before[c]! * wallOfCeiling[c]!) / is));
  }) as unknown as Vec3;
}
