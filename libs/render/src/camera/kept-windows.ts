/** What of a photo stays in the picture that is seen through its camera: its windows, with the view through them. */
import { frameOf, type Opening, type Room, runsEast } from '@plumbline/concept';
import type { PhotoView } from './photo-view.js';

const METRE = 0.0254;
/** What stands less than this before a wall, in inches, belongs to the window: sash, sill, casing. */
const AT_THE_WALL = 1;
/** Pixels over which photo and picture run into each other, inside of the window. */
const FEATHER = 2;

/**
 * How much of each pixel of a picture of `width` by `height` shows the inside of one of the windows, 0 to 255: nothing
 * where something of the room stands before it, and less and less towards the window's edge, so that no seam is seen.
 * `depthAt` tells how far along the lens, in metres, a pixel's surface lies; what is seen through a pane lies far.
 */
export function insideWindows(
  room: Pick<Room, 'shell'>,
  windows: readonly Opening[],
  view: PhotoView,
  [width, height]: readonly [number, number],
  depthAt: (pixel: number) => number,
): Uint8Array {
  const share = new Uint8Array(width * height);
  const [toX, toY] = [view.width / width, view.height / height];
  for (const opening of windows) {
    const { side, from } = frameOf(room.shell, opening.wall);
    const alongX = runsEast(side);
    const [wall, eye] = alongX ? [from.y, view.at.y] : [from.x, view.at.x];
    const start = (alongX ? from.x : from.y) + opening.offsetIn;
    const axis = alongX ? 1 : 0;
    for (let y = 0; y < height; y++) {
      const b = ((y + 0.5) * toY - view.cy) / view.focal;
      for (let x = 0; x < width; x++) {
        const a = ((x + 0.5) * toX - view.cx) / view.focal;
        const way = view.ahead[axis] + a * view.right[axis] + b * view.down[axis];
        // Along the lens this way is 1 long, so that inches to the wall are its depth.
        const depth = (wall - eye) / way;
        if (!(depth > 0)) continue;
        const along =
          (alongX
            ? view.at.x + depth * (view.ahead[0] + a * view.right[0] + b * view.down[0])
            : view.at.y + depth * (view.ahead[1] + a * view.right[1] + b * view.down[1])) - start;
        const up =
          view.at.z + depth * (view.ahead[2] + a * view.right[2] + b * view.down[2]) - opening.sillIn;
        const inside = Math.min(along, opening.widthIn - along, up, opening.heightIn - up);
        if (inside <= 0) continue;
        const pixel = y * width + x;
        if (depthAt(pixel) < (depth - AT_THE_WALL) * METRE) continue;
        const pixelsIn = (inside * view.focal) / depth / toX;
        share[pixel] = Math.round(255 * Math.min(1, pixelsIn / FEATHER));
      }
    }
  }
  return share;
}
