/** The camera of a photo that the room was measured in: its picture lies over the photo. */
import type { Item, Room } from '@plumbline/concept';
import type { Camera } from './view.js';

const METRE = 0.0254;
/** So near the eye, in inches, a thing of the new room hides the picture. */
const REACH = 10;
/** One that rises over the eye hides half of it from this near. */
const TALL_REACH = 26;
/** A thing whose top lies so far below the eye, in inches, is seen over. */
const BELOW = 20;
const ABOVE = 8;

type Direction = readonly [number, number, number];

/**
 * A pinhole camera in a room: what lies at p from `at` is at the pixel (cx + focal·(p·right)/(p·ahead),
 * cy + focal·(p·down)/(p·ahead)) from the upper left corner of a picture of `width` by `height`.
 */
export interface PhotoView {
  readonly width: number;
  readonly height: number;
  /** Pixels. */
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  /** Inches from the room's origin, z above the floor. */
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  /** Unit vectors at right angles; x east, y north, z up. */
  readonly right: Direction;
  readonly down: Direction;
  readonly ahead: Direction;
}

/** The kernel's camera for a photo's. */
export function photoCamera({ width, height, focal, cx, cy, at, right, down, ahead }: PhotoView): Camera {
  return {
    x: at.x * METRE,
    y: at.y * METRE,
    z: at.z * METRE,
    ahead,
    right,
    up: [-down[0], -down[1], -down[2]],
    halfWidth: width / 2 / focal,
    shiftRight: (width / 2 - cx) / focal,
    shiftUp: (cy - height / 2) / focal,
    name: 'from where the photo was taken',
  };
}

/** The room without what stands where the camera stood: whoever takes the photo again would step aside. */
export function clearOfCamera(room: Room, { at }: Pick<PhotoView, 'at'>): Room {
  const inTheWay = ({ box }: Item): boolean => {
    const reach = box.z < at.z && box.z + box.heightIn > at.z ? TALL_REACH : REACH;
    return (
      at.x > box.x - reach &&
      at.x < box.x + box.widthIn + reach &&
      at.y > box.y - reach &&
      at.y < box.y + box.depthIn + reach &&
      box.z < at.z + ABOVE &&
      box.z + box.heightIn > at.z - BELOW
    );
  };
  return { ...room, items: room.items.filter((item) => !inTheWay(item)) };
}

/** Width and height in the photo's shape with as many pixels as `width` by `height` has; both even. */
export function sizeInShape(
  view: Pick<PhotoView, 'width' | 'height'>,
  [width, height]: readonly [number, number],
): readonly [number, number] {
  const scale = Math.sqrt((width * height) / (view.width * view.height));
  const even = (pixels: number): number => Math.max(16, 2 * Math.round((pixels * scale) / 2));
  return [even(view.width), even(view.height)];
}
