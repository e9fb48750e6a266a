/** Which part of a bare room each pixel of a photo's view lies on, and how far away. */
import { frameOf, holdsPoint, type Room, runsEast } from '@plumbline/concept';
import type { PhotoView } from './photo-view.js';

/** What a pixel shows of a bare room; nothing where a photo's view leaves it, or the ceiling is not flat there. */
export const PART = { nothing: 0, floor: 1, ceiling: 2, wall: 3, opening: 4 } as const;

export interface ShellSeen {
  /** One of {@link PART} a pixel, rows from the top. */
  readonly part: Uint8Array;
  /** Along the lens, inches. */
  readonly depth: Float32Array;
  /** Above the floor, inches. */
  readonly up: Float32Array;
}

type Bare = Pick<Room, 'shell' | 'openings'>;

/** The bare room as a picture of `width` by `height` shows it through a photo's camera. */
export function shellSeen(
  { shell, openings }: Bare,
  view: PhotoView,
  [width, height]: readonly [number, number],
): ShellSeen {
  const { at, right, down, ahead } = view;
  const high = shell.ceiling.heightIn;
  const isFlat = shell.ceiling.zones.length === 0 && !shell.ceiling.slope;
  const walls = shell.walls.map(({ id, side }) => {
    const { from, lengthIn } = frameOf(shell, id);
    return { id, from, lengthIn, isLevel: runsEast(side), inwards: side === 'north' || side === 'east' };
  });
  const part = new Uint8Array(width * height);
  const depth = new Float32Array(width * height);
  const up = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const b = (((y + 0.5) * view.height) / height - view.cy) / view.focal;
    for (let x = 0; x < width; x++) {
      const a = (((x + 0.5) * view.width) / width - view.cx) / view.focal;
      // Along the lens this way is 1 long, so that its multiple is the depth.
      const [dx, dy, dz] = [0, 1, 2].map((i) => ahead[i]! + a * right[i]! + b * down[i]!) as [
        number,
        number,
        number,
      ];
      const level = dz > 0 ? (high - at.z) / dz : dz < 0 ? -at.z / dz : Number.POSITIVE_INFINITY;
      let [near, id, along] = [Number.POSITIVE_INFINITY, '', 0];
      for (const wall of walls) {
        const step = wall.isLevel ? dy : dx;
        if (wall.inwards ? step <= 0 : step >= 0) continue;
        const reach = (wall.isLevel ? wall.from.y - at.y : wall.from.x - at.x) / step;
        if (!(reach > 0 && reach < near)) continue;
        const t = wall.isLevel ? at.x + reach * dx - wall.from.x : at.y + reach * dy - wall.from.y;
        if (t >= 0 && t <= wall.lengthIn) [near, id, along] = [reach, wall.id, t];
      }
      const pixel = y * width + x;
      const reach = Math.min(near, level);
      if (!Number.isFinite(reach)) continue;
      depth[pixel] = reach;
      const z = at.z + reach * dz;
      up[pixel] = z;
      if (level < near) {
        if (!holdsPoint(shell, at.x + reach * dx, at.y + reach * dy)) continue;
        part[pixel] = dz < 0 ? PART.floor : isFlat ? PART.ceiling : PART.nothing;
      } else if (isFlat || z < shell.ceiling.heightIn / 2) {
        const isOpen = openings.some(
          (one) =>
            one.wall === id &&
            along > one.offsetIn &&
            along < one.offsetIn + one.widthIn &&
            z > one.sillIn &&
            z < one.sillIn + one.heightIn,
        );
        part[pixel] = isOpen ? PART.opening : PART.wall;
      }
    }
  }
  return { part, depth, up };
}
