import { setImmediate as breathe } from 'node:timers/promises';
import type { FloorFree, Opening, Room } from '@plumbline/concept';
import { buildScene } from '@plumbline/scene';
import sharp from 'sharp';
import { chooseCamera } from '../camera/choose-views.js';
import { insideWindows } from '../camera/kept-windows.js';
import { standingTaken } from '../camera/near-walls.js';
import { clearOfCamera, type PhotoView, photoCamera } from '../camera/photo-view.js';
import { placeCamera } from '../camera/place-camera.js';
import { stagedTaken } from '../camera/staged-taken.js';
import type { SceneCamera } from '../camera/view.js';
import { SceneTables, seeScene } from '../tracer/scene-tables.js';
import { type Kernel, simdWorks } from '../wasm/kernel.js';

/** Share of the inverse depth by which it must leave a plane within one pixel to show an edge. */
const CREASE = 0.0012;
/** The inverse depths between which the greys are spread, as shares of all pixels: a near lamp must not darken all. */
const SPREAD = { from: 0.005, to: 0.97 } as const;

/** Rows that are looked at before the process may do something else. */
const ROWS_AT_ONCE = 8;

export interface GuideOptions {
  /** The seed of the picture: the same room and seed are seen by the same camera. */
  readonly seed: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly camera?: SceneCamera;
  /** The camera of a photo that the room was measured in. */
  readonly view?: PhotoView;
  /** Windows that stay as that photo shows them. */
  readonly kept?: readonly Opening[];
  /** What is not put down on the floor, as in the picture's options. */
  readonly floorFree?: FloorFree;
}

/** What an image model is led by, as ControlNet's depth and line models and inpainting expect it; PNG, 8 bit grey. */
export interface Guides {
  /** Inverse depth, near is white. */
  readonly depth: Buffer;
  /** White lines on black. */
  readonly lines: Buffer;
  /** White where the model paints, black where the photo stays: inside its windows, but for what stands before them. */
  readonly mask: Buffer;
}

/**
 * The depth and the edges of a room as the picture of the same seed sees it, and what of a photo may be painted over. Takes one ray a pixel, about a second
 * for 1024 x 683, in this process: the choice of the view at once, the rest in small pieces.
 */
export async function renderGuides(room: Room, options: GuideOptions): Promise<Guides> {
  const { width, height } = options;
  const shown = options.view ? clearOfCamera(room, options.view) : room;
  const scene = buildScene(shown, options.seed, undefined, undefined, options.floorFree);
  const tables = new SceneTables(scene);
  const form = simdWorks ? 'simd' : 'javascript';
  const whole = await seeScene(tables, form);
  const given = options.camera ?? (options.view && photoCamera(options.view));
  const camera = given ?? chooseCamera(whole, scene);
  const seenTables = tables.without(
    new Set([...standingTaken(camera, scene.room), ...stagedTaken(camera, scene, height / width)]),
  );
  const kernel = seenTables === tables ? whole : await seeScene(seenTables, form);
  placeCamera(kernel, camera, scene);
  const seen = await look(kernel, camera, width, height);
  const { view, kept = [] } = options;
  const stays = view
    ? insideWindows(room, kept, view, [width, height], (i) => 1 / seen.near[i]!)
    : new Uint8Array(width * height);
  const [depth, lines, mask] = await Promise.all([
    encode(depthPicture(seen.near), width, height),
    encode(linePicture(seen, width, height), width, height),
    encode(
      stays.map((share) => 255 - share),
      width,
      height,
    ),
  ]);
  return { depth, lines, mask };
}

interface Seen {
  /** 1 / metres along the camera's lens; 0 where there is nothing. */
  readonly near: Float32Array;
  /** Index of the item, -1 for the room itself. */
  readonly items: Int32Array;
}

async function look(kernel: Kernel, camera: SceneCamera, width: number, height: number): Promise<Seen> {
  const { halfWidth, shiftRight, shiftUp } = camera;
  const near = new Float32Array(width * height);
  const items = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    if (y % ROWS_AT_ONCE === 0) await breathe();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      items[i] = kernel.itemAt(x + 0.5, y + 0.5, width, height);
      const distance = kernel.itemDistance();
      const aside = shiftRight + ((2 * (x + 0.5)) / width - 1) * halfWidth;
      const above = shiftUp + (1 - (2 * (y + 0.5)) / height) * halfWidth * (height / width);
      near[i] = distance < 1e6 ? Math.hypot(1, aside, above) / distance : 0;
    }
  }
  return { near, items };
}

function depthPicture(near: Float32Array): Uint8Array {
  const sorted = Float32Array.from(near).sort();
  const from = sorted[Math.floor(sorted.length * SPREAD.from)]!;
  const to = sorted[Math.floor(sorted.length * SPREAD.to)]!;
  return Uint8Array.from(near, (value) =>
    Math.round(255 * Math.max(0, Math.min(1, (value - from) / (to - from || 1)))),
  );
}

/** Inverse depth is linear across the picture of a plane: where it bends or jumps, surfaces meet. */
function linePicture({ near, items }: Seen, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const own = near[i]!;
      const bent = [1, width].some(
        (step) => Math.abs(near[i - step]! + near[i + step]! - 2 * own) > CREASE * Math.max(own, 0.05),
      );
      if (bent || items[i] !== items[i + 1] || items[i] !== items[i + width]) grey[i] = 255;
    }
  return grey;
}

const encode = (grey: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
