/** The camera of a photo that the room was measured in: its picture lies over the photo. */
import type { Item, Room } from '@plumbline/concept';
import type { SceneCamera } from './view.js';
import { SCREENS } from './worth.js';

const METRE = 0.0254;
/** So near the eye, in inches, a thing of the new room hides the picture. */
const REACH = 10;
/** One that rises over the eye hides half of it from this near. */
const TALL_REACH = 26;
/** One that is opaque, begins within so many inches, rises over the eye and fills more than this share of the picture hides the room. */
const SCREEN_REACH = 60;
const SCREEN_SHARE = 0.15;
/** Rays across and down the picture that tell what fills it. */
const LOOKS = { across: 48, down: 36 } as const;
/** Inches by which rounding may miss a face. */
const HAIR = 0.01;
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
export function photoCamera({
  width,
  height,
  focal,
  cx,
  cy,
  at,
  right,
  down,
  ahead,
}: PhotoView): SceneCamera {
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

/**
 * The room without what stands where the camera stood, whoever takes the photo again would step aside, and without what
 * would hide the room from right before it: what is opaque, rises over the eye, begins near and fills much of the picture
 * with anything but its front.
 */
export function clearOfCamera(room: Room, view: PhotoView): Room {
  const { at } = view;
  const inTheWay = ({ box }: Item): boolean => {
    const reach = risesOver(box, at.z) ? TALL_REACH : REACH;
    return (
      at.x > box.x - reach &&
      at.x < box.x + box.widthIn + reach &&
      at.y > box.y - reach &&
      at.y < box.y + box.depthIn + reach &&
      box.z < at.z + ABOVE &&
      box.z + box.heightIn > at.z - BELOW
    );
  };
  let items = room.items.filter((item) => !inTheWay(item));
  // What stood behind a thing that is left out may hide the picture in its turn.
  for (;;) {
    const screen = screenBefore(items, view);
    if (!screen) return { ...room, items };
    items = items.filter((item) => item !== screen);
  }
}

const risesOver = ({ z, heightIn }: Item['box'], eye: number): boolean => z < eye && z + heightIn > eye;

/** The thing that begins within {@link SCREEN_REACH}, rises over the eye and fills the most of the picture, if too much. */
function screenBefore(items: readonly Item[], view: PhotoView): Item | undefined {
  const { at, right, down, ahead, width, height, focal, cx, cy } = view;
  const fills = items.map(() => 0);
  for (let row = 0; row < LOOKS.down; row++)
    for (let column = 0; column < LOOKS.across; column++) {
      const a = (((column + 0.5) * width) / LOOKS.across - cx) / focal;
      const b = (((row + 0.5) * height) / LOOKS.down - cy) / focal;
      const way = [0, 1, 2].map((i) => ahead[i]! + a * right[i]! + b * down[i]!) as unknown as Direction;
      let [near, first] = [Number.POSITIVE_INFINITY, -1];
      items.forEach(({ box }, i) => {
        const reach = reachOf(box, at, way);
        if (reach < near) [near, first] = [reach, i];
      });
      if (first >= 0 && !showsFront(items[first]!, at, way, near)) fills[first]!++;
    }
  const most = SCREEN_SHARE * LOOKS.across * LOOKS.down;
  const [screen] = items
    .map((item, i) => ({ item, fills: fills[i]! }))
    .filter(
      ({ item: { kind, box }, fills }) =>
        fills > most && SCREENS.includes(kind) && risesOver(box, at.z) && fromTo(at, box) < SCREEN_REACH,
    )
    .sort((a, b) => b.fills - a.fills);
  return screen?.item;
}

/** Inches on the floor from a place to a box; 0 inside of it. */
function fromTo({ x, y }: PhotoView['at'], box: Item['box']): number {
  const aside = Math.max(box.x - x, x - box.x - box.widthIn, 0);
  return Math.hypot(aside, Math.max(box.y - y, y - box.y - box.depthIn, 0));
}

/** Whether that many times `way` leads from a place to a thing's front; a partition has none. */
function showsFront(
  { kind, box, facing }: Item,
  at: PhotoView['at'],
  way: Direction,
  times: number,
): boolean {
  if (kind === 'partition') return false;
  const off = {
    south: at.y + times * way[1] - box.y,
    north: box.y + box.depthIn - at.y - times * way[1],
    west: at.x + times * way[0] - box.x,
    east: box.x + box.widthIn - at.x - times * way[0],
  }[facing];
  return off < HAIR;
}

/** How many times `way` leads from a place to a box; infinity where it misses. */
function reachOf(box: Item['box'], at: PhotoView['at'], way: Direction): number {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const [start, size, place, step] of [
    [box.x, box.widthIn, at.x, way[0]],
    [box.y, box.depthIn, at.y, way[1]],
    [box.z, box.heightIn, at.z, way[2]],
  ] as const) {
    const [one, other] = [(start - place) / step, (start + size - place) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to ? from : Number.POSITIVE_INFINITY;
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
