import type { Room } from '@plumbline/concept';
import { buildScene, floorInPhoto, inPhotoColors, photoLight, type Scene, type Vec3 } from '@plumbline/scene';
import { chooseViews, type Views } from './camera/choose-views.js';
import { insideWindows } from './camera/kept-windows.js';
import { withoutFlatLight } from './camera/light-behind.js';
import { standingTaken } from './camera/near-walls.js';
import { clearOfCamera, photoCamera } from './camera/photo-view.js';
import { stagedTaken } from './camera/staged-taken.js';
import { type SceneCamera, SHAPE } from './camera/view.js';
import { weightsOf } from './network/network.js';
import type { Picture, RenderOptions } from './options.js';
import { paintTowards } from './paint-like-photo.js';
import { panoramaOf } from './panorama.js';
import type { PictureBuffers } from './picture-buffers.js';
import { type Cleaning, PIXELS, RenderSession } from './render-session.js';
import { type StudyOptions, sizeOf } from './study-options.js';
import { SceneTables, seeScene } from './tracer/scene-tables.js';
import {
  compiledKernel,
  createMemory,
  growMemory,
  KERNEL_BYTES,
  type KernelForm,
  simdWorks,
} from './wasm/kernel.js';

import { KernelPool } from './workers/pool.js';

/** Samples that make a pixel of the first look: one of the four pixels of the picture that it stands for. */
const SAMPLES_OF_PREVIEW = 1;
/** How often the walls are brought closer to a photo's. */
const COATS = 3;

interface RenderStatistics {
  readonly primitives: number;
  readonly lights: number;
  readonly cells: number;
  readonly rays: number;
  readonly badValues: number;
  /** Milliseconds of each stage. */
  readonly times: Readonly<Record<string, number>>;
  /** Milliseconds of processor time of each stage, of all the process's threads. */
  readonly processorTimes: Readonly<Record<string, number>>;
  readonly memoryBytes: number;
}

export interface StudyPicture extends Picture {
  /** The picture before it is developed: linear RGB and a 1, 4 floats a pixel. */
  readonly linear: Float32Array;
  /** What share of white light each pixel's surface sends back: linear RGB, 4 floats a pixel. */
  readonly albedos: Float32Array;
  readonly view: SceneCamera;
  readonly statistics: RenderStatistics;
}

/** The memory of the picture before: something so large is collected late, and two of them are too many. */
let kept: WebAssembly.Memory | undefined;

/**
 * Renders a concept picture of a room. The same room, seed, size and quality give the same bytes whatever
 * the number of workers. Rejects with the signal's reason when aborted.
 */
export async function renderRoom(room: Room, options: RenderOptions): Promise<Picture> {
  const lent = kept;
  kept = undefined;
  const { picture, memory } = await study(room, options, lent);
  kept = memory;
  return pictureOf(picture);
}

/** {@link renderRoom} with everything that was measured on the way. */
export async function studyRoom(room: Room, options: StudyOptions): Promise<StudyPicture> {
  return (await study(room, options)).picture;
}

function pictureOf({ width, height, rgb, samples, camera, wantsDetail, keeps }: Picture): Picture {
  return { width, height, rgb, samples, camera, wantsDetail, ...(keeps && { keeps }) };
}

async function study(
  room: Room,
  given: StudyOptions,
  lent?: WebAssembly.Memory,
): Promise<{ readonly picture: StudyPicture; readonly memory: WebAssembly.Memory }> {
  const onWalls = given.photoColors?.lightOnWalls;
  const options = given.lightOf ? { ...given, lightOf: { ...given.lightOf, onWalls } } : given;
  const { signal } = options;
  const stages = new Stages(options);
  stages.begin(0, 'Building the room');
  const cleared = options.view ? clearOfCamera(room, options.view) : room;
  const scene = sceneOf(cleared, options);
  const tables = new SceneTables(scene);
  stages.end('scene');
  stages.begin(2, 'Choosing the view');
  const form = options.form ?? (simdWorks ? 'simd' : 'javascript');
  // A view that may stand upright tells the picture's size.
  const chosen = options.mayStandUpright ? await viewOf(scene, tables, form, options) : undefined;
  const sized = chosen ? inShapeOf(chosen.view, options) : options;
  const panorama = await panoramaOf(scene.daylight.outside);
  const session = new RenderSession(scene, tables, sized, await cleaningOf(options, form), panorama);
  const memory = memoryFor(session.bytes, lent);
  const code = form === 'simd' ? await compiledKernel() : undefined;
  // The threads start while the view is chosen.
  const pool = new KernelPool(session.workers, memory, form, code);
  const stop = (): void => pool.cancel();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { view, wantsDetail } = chosen ?? (await viewOf(scene, tables, form, options));
    stages.end('camera');
    const { width, height } = session.frame;
    const taken = stagedTaken(view, scene, height / width);
    const away = new Set([...standingTaken(view, scene.room), ...taken]);
    // A photo's own view is in the photo's own light.
    const seen = tables.without(away, options.view ? scene.lights : withoutFlatLight(scene.lights, view));
    await pool.setup(session.move(memory, view, seen), (i) => session.scratchCalls(i, seen));
    stages.begin(4, 'Letting the light settle');
    const cells = await session.lightCells(pool);
    stages.end('cells');
    if (await paintLikePhoto(session, pool, view, cleared, tables, memory, options)) stages.end('paint');
    await traceLight(session, pool, stages, view, wantsDetail, options);
    const rgb = await develop(session, pool, stages, view, options);
    const { frame } = session;
    const keeps = windowsKept(room, frame, options);
    stages.end('develop');
    stages.begin(100, 'Done');
    const picture: StudyPicture = {
      width: frame.width,
      height: frame.height,
      rgb,
      samples: session.meanSamples,
      camera: view.name,
      wantsDetail,
      ...(keeps && { keeps }),
      linear: frame.linear(),
      albedos: frame.albedos(),
      view,
      statistics: {
        primitives: scene.primitives.length,
        lights: scene.lights.length,
        cells,
        rays: pool.rays,
        badValues: pool.badValues,
        times: stages.laps,
        processorTimes: stages.processorLaps,
        memoryBytes: memory.buffer.byteLength,
      },
    };
    return { picture, memory };
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** What is drawn: the room in the photo's colors where they are taken over, or the scene that was given. */
function sceneOf(room: Room, options: StudyOptions): Scene {
  const { photoColors, photoSurfaces = [] } = options;
  const shown = photoColors ? inPhotoColors(room, photoColors, photoSurfaces) : room;
  return (
    options.scene ??
    buildScene(
      shown,
      options.seed,
      photoLight(photoColors, photoSurfaces),
      options.windowFrame,
      options.floorFree,
    )
  );
}

/** The camera that was given, or the room's view that was asked for, and whether a second view would show more. */
async function viewOf(
  scene: Scene,
  tables: SceneTables,
  form: KernelForm,
  options: StudyOptions,
): Promise<{ readonly view: SceneCamera; readonly wantsDetail: boolean }> {
  const given = options.camera ?? (options.view && photoCamera(options.view));
  const views: Views = given
    ? { main: given }
    : chooseViews(await seeScene(tables, form), scene, options.mayStandUpright);
  const view = (options.shows === 'detail' && views.detail) || views.main;
  return { view, wantsDetail: view === views.main && views.detail !== undefined };
}

/** With width and height exchanged where the view stands upright. */
function inShapeOf({ shape = SHAPE }: SceneCamera, options: StudyOptions): StudyOptions {
  const [width, height] = sizeOf(options);
  return shape > 1 ? { ...options, width: height, height: width } : options;
}

/** Takes the samples; where a preview is wanted, those that it shows come first. */
async function traceLight(
  session: RenderSession,
  pool: KernelPool,
  stages: Stages,
  view: SceneCamera,
  wantsDetail: boolean,
  options: StudyOptions,
): Promise<void> {
  const { preview } = session;
  if (options.onPreview && preview) {
    stages.report(10, 'Taking a first look');
    await session.samplePart(pool, PIXELS.oneOfFour);
    options.onPreview({ ...(await previewOf(session, preview, pool, view, options)), wantsDetail });
    stages.end('preview');
    await session.samplePart(pool, PIXELS.threeOfFour);
  }
  await session.sample(pool, (share) => stages.report(10 + 55 * share, 'Tracing light'));
  options.signal?.throwIfAborted();
  stages.end('sampling');
}

/** Takes out the noise and makes colors of the light. */
async function develop(
  { frame, cleaner }: RenderSession,
  pool: KernelPool,
  stages: Stages,
  view: SceneCamera,
  { lightOf }: StudyOptions,
): Promise<Uint8Array> {
  const clearing = 'Clearing the picture';
  stages.begin(66, clearing);
  await pool.setup([frame.filterCall(view)]);
  const light = await frame.clear(pool, cleaner, (share) => stages.report(66 + 28 * share, clearing));
  stages.end('denoise');
  stages.begin(95, 'Developing the picture');
  return frame.develop(pool, light, lightOf);
}

/** Walls and floor as in the photo, coat by coat, where the photo tells them and nobody named others; whether any was painted. */
async function paintLikePhoto(
  session: RenderSession,
  pool: KernelPool,
  camera: SceneCamera,
  room: Room,
  tables: SceneTables,
  memory: WebAssembly.Memory,
  { view, lightOf, photoColors, photoSurfaces = [] }: StudyOptions,
): Promise<boolean> {
  if (!view || !lightOf || !photoColors) return false;
  const towards = {
    walls: photoSurfaces.includes('walls') ? photoColors.wallOfCeiling : undefined,
    floor: floorInPhoto(room, photoColors, photoSurfaces) && photoColors.floorOfCeiling,
  };
  if (!towards.walls && !towards.floor) return false;
  const paint: Record<'walls' | 'floor', Vec3> = { walls: [1, 1, 1], floor: [1, 1, 1] };
  for (let i = 0; i < COATS; i++) {
    const swatch = await session.swatch(pool, camera, lightOf);
    for (const surface of ['walls', 'floor'] as const) {
      const ofCeiling = towards[surface];
      if (!ofCeiling) continue;
      const coat = { surface, ofCeiling, before: paint[surface] };
      paint[surface] = paintTowards(swatch, lightOf, room, view, coat);
    }
    tables.repaint(memory, session.tablesAt, paint);
  }
  return true;
}

/** The picture of one pixel of four, small, from the samples that are there. */
async function previewOf(
  { frame }: RenderSession,
  preview: NonNullable<RenderSession['preview']>,
  pool: KernelPool,
  camera: SceneCamera,
  { lightOf, signal }: StudyOptions,
): Promise<Omit<Picture, 'wantsDetail'>> {
  await preview.frame.gather(pool, frame, camera);
  const rgb = await preview.frame.develop(pool, await preview.frame.clear(pool, preview.cleaner), lightOf);
  signal?.throwIfAborted();
  const { width, height } = preview.frame;
  return { width, height, rgb, samples: SAMPLES_OF_PREVIEW, camera: camera.name };
}

/** Where the photo's own view through its windows goes into the picture. */
const windowsKept = (
  room: Room,
  frame: PictureBuffers,
  { view, kept = [] }: StudyOptions,
): Picture['keeps'] =>
  view && kept.length > 0
    ? insideWindows(room, kept, view, [frame.width, frame.height], frame.depths())
    : undefined;

async function cleaningOf({ quality, ...options }: StudyOptions, form: KernelForm): Promise<Cleaning> {
  const { denoise = quality === 'refined' ? 'base' : 'small' } = options;
  if (denoise === 'nothing') return { picture: denoise, preview: denoise };
  // Plain JavaScript would multiply for minutes.
  if (denoise === 'filter' || form === 'javascript') return { picture: 'filter', preview: 'filter' };
  return { picture: await weightsOf(denoise), preview: await weightsOf('small') };
}

/** A zeroed memory of so many bytes: the one of the picture before, larger where it has to be, or a new one. */
function memoryFor(bytes: number, lent: WebAssembly.Memory | undefined): WebAssembly.Memory {
  if (!lent) return createMemory(bytes);
  const used = Math.min(bytes, lent.buffer.byteLength);
  growMemory(lent, bytes);
  new Uint8Array(lent.buffer, KERNEL_BYTES, used - KERNEL_BYTES).fill(0);
  return lent;
}

/** The stages of a picture: who waits hears of each, and how long each took is written down. */
class Stages {
  readonly laps: Record<string, number> = {};
  readonly processorLaps: Record<string, number> = {};
  private from = performance.now();
  private processorFrom = processorMs();

  constructor(private readonly options: StudyOptions) {}

  /** Says how far the picture is. */
  report(percent: number, stage: string): void {
    this.options.onProgress?.({ percent: Math.round(percent), stage });
  }

  /** Says that a stage begins. @throws the signal's reason once nobody waits any more */
  begin(percent: number, stage: string): void {
    this.options.signal?.throwIfAborted();
    this.report(percent, stage);
  }

  /** Writes down how long the stage took that ends here. */
  end(name: string): void {
    const [now, processorNow] = [performance.now(), processorMs()];
    this.laps[name] = now - this.from;
    this.processorLaps[name] = processorNow - this.processorFrom;
    this.from = now;
    this.processorFrom = processorNow;
  }
}

/** Milliseconds that the processor has worked for this process so far. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
