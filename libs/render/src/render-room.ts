import { availableParallelism } from 'node:os';
import type { Room } from '@plumbline/concept';
import { buildScene, inPhotoColors, photoLight, type Scene, type Vec3 } from '@plumbline/scene';
import { cameraCall, chooseViews, type Views } from './camera/camera.js';
import { insideWindows } from './camera/kept-windows.js';
import { standingTaken } from './camera/near-walls.js';
import { clearOfCamera, photoCamera, sizeInShape } from './camera/photo-view.js';
import { type Camera, SHAPE } from './camera/view.js';
import { MemoryPlan } from './memory.js';
import { NETWORK_SCRATCH_BYTES, networkCall, type Weights, weightsOf } from './network/network.js';
import type { Picture, Quality, RenderOptions } from './options.js';
import type { SeenNormals, SmallPhoto } from './photo-light.js';
import { type Cleaner, type Denoise, PictureBuffers } from './picture-buffers.js';
import {
  CELL_POINT_BYTES,
  type CellMemory,
  collectCells,
  GATHER_RAYS,
  MOST_CELLS,
  MOST_SLOTS,
  RECORD_BYTES,
  settle,
} from './settled-light.js';
import {
  compiledKernel,
  createMemory,
  growMemory,
  KERNEL_BYTES,
  type KernelForm,
  SCRATCH_BYTES,
  simdWorks,
} from './tracer/kernel.js';
import { SceneTables, seeScene, type TableAddresses } from './tracer/scene-tables.js';
import { paintTowards } from './wall-paint.js';
import { KernelPool, type SetupCall } from './workers/pool.js';

/** Samples a pixel by quality. Fixed, so that a seed always gives the same picture. */
const SAMPLES = { preview: 4, final: 1, refined: 64 } as const;
/** The share of a final picture's pixels, those at edges, that have more samples, and how many. */
const EDGES = { share: 0.2, samples: 4 } as const;
/** Pixels, by quality; a number of samples has the size of `refined`. */
const SIZES = { preview: [768, 512], final: [1392, 928], refined: [1536, 1024] } as const;
/** Samples a pixel between two looks at the clock. */
const PASS = 4;
/** Pixels of the picture that get a sample: all, one of each two by two, or the three others. */
const PIXELS = { all: 0, oneOfFour: 1, threeOfFour: 2 } as const;
/** Samples that make a pixel of the first look: one of the four pixels of the picture that it stands for. */
const SAMPLES_A_LOOK = 1;
/** Wall-clock limit of the sampling: only a machine many times too slow reaches it. Nobody waits for a refined picture. */
const HARD_LIMIT_MS = 60_000;
/** How often the walls are brought closer to a photo's. */
const COATS = 3;
/** Pixels of the longer side, and samples, of the small picture in which they are looked at. */
const SWATCH = { size: 96, samples: 4 } as const;
const LOOK = { contrast: 1.42, saturation: 1.07 };
export interface RenderStatistics {
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

export interface StudyOptions extends RenderOptions {
  /** For tests and the bench: which kernel, which view, what takes the noise out, and how long sampling may take (ms). */
  readonly form?: KernelForm;
  readonly camera?: Camera;
  /** What is seen instead of the room. */
  readonly scene?: Scene;
  readonly denoise?: Denoise;
  readonly limitMs?: number;
  /** Samples of the pixels at edges. */
  readonly edgeSamples?: number;
}

export interface StudyPicture extends Picture {
  /** The picture before it is developed: linear RGB and a 1, 4 floats a pixel. */
  readonly linear: Float32Array;
  readonly view: Camera;
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
  options: StudyOptions,
  lent?: WebAssembly.Memory,
): Promise<{ readonly picture: StudyPicture; readonly memory: WebAssembly.Memory }> {
  const { signal, photoColors, photoSurfaces = [], lightOf, onPreview } = options;
  const clock = new Stopwatch();
  const report = (percent: number, stage: string): void =>
    options.onProgress?.({ percent: Math.round(percent), stage });
  const goOn = (percent: number, stage: string): void => {
    signal?.throwIfAborted();
    report(percent, stage);
  };
  goOn(0, 'Building the room');
  const cleared = options.view ? clearOfCamera(room, options.view) : room;
  const shown = photoColors ? inPhotoColors(cleared, photoColors, photoSurfaces) : cleared;
  const scene =
    options.scene ??
    buildScene(shown, options.seed, photoLight(photoColors, photoSurfaces), options.windowFrame);
  const tables = new SceneTables(scene);
  clock.lap('scene');
  goOn(2, 'Choosing the view');
  const form = options.form ?? (simdWorks ? 'simd' : 'javascript');
  const studio = new Studio(scene, tables, options, await cleaningOf(options, form));
  const memory = memoryFor(studio.bytes, lent);
  const code = form === 'simd' ? await compiledKernel() : undefined;
  // The threads start while the view is chosen.
  const pool = new KernelPool(studio.workers, memory, form, code);
  const stop = (): void => pool.cancel();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const given = options.camera ?? (options.view && photoCamera(options.view));
    const views: Views = given ? { main: given } : chooseViews(await seeScene(tables, form), scene);
    const view = (options.shows === 'detail' && views.detail) || views.main;
    const wantsDetail = view === views.main && views.detail !== undefined;
    clock.lap('camera');
    const seen = tables.without(standingTaken(view, scene.room));
    await pool.setup(studio.move(memory, view, seen), (i) => studio.scratchCalls(i, seen));
    goOn(4, 'Letting the light settle');
    const cells = await studio.lightCells(pool);
    clock.lap('cells');
    if (await paintLikePhoto(studio, pool, view, cleared, tables, memory, options)) clock.lap('paint');
    const { frame, look } = studio;
    if (onPreview && look) {
      report(10, 'Taking a first look');
      await studio.samplePart(pool, PIXELS.oneOfFour);
      onPreview({ ...(await firstLook(studio, look, pool, view, options)), wantsDetail });
      clock.lap('preview');
      await studio.samplePart(pool, PIXELS.threeOfFour);
    }
    await studio.sample(pool, (share) => report(10 + 55 * share, 'Tracing light'));
    signal?.throwIfAborted();
    clock.lap('sampling');
    goOn(66, 'Clearing the picture');
    await pool.setup([frame.filterCall(view)]);
    const light = await frame.clear(pool, studio.cleaner, (share) =>
      report(66 + 28 * share, 'Clearing the picture'),
    );
    clock.lap('denoise');
    goOn(95, 'Developing the picture');
    const rgb = await frame.develop(pool, light, lightOf);
    const keeps = windowsKept(room, frame, options);
    clock.lap('develop');
    goOn(100, 'Done');
    const picture: StudyPicture = {
      width: frame.width,
      height: frame.height,
      rgb,
      samples: studio.meanSamples,
      camera: view.name,
      wantsDetail,
      ...(keeps && { keeps }),
      linear: frame.linear(),
      view,
      statistics: {
        primitives: scene.primitives.length,
        lights: scene.lights.length,
        cells,
        rays: pool.rays,
        badValues: pool.badValues,
        times: clock.laps,
        processorTimes: clock.processorLaps,
        memoryBytes: memory.buffer.byteLength,
      },
    };
    return { picture, memory };
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** Walls in the photo's paint, coat by coat, where the photo tells it and nobody named another; whether they were painted. */
async function paintLikePhoto(
  studio: Studio,
  pool: KernelPool,
  camera: Camera,
  room: Room,
  tables: SceneTables,
  memory: WebAssembly.Memory,
  { view, lightOf, photoColors, photoSurfaces = [] }: StudyOptions,
): Promise<boolean> {
  const { wallOfCeiling } = photoColors ?? {};
  if (!view || !lightOf || !wallOfCeiling || !photoSurfaces.includes('walls')) return false;
  let paint: Vec3 = [1, 1, 1];
  for (let i = 0; i < COATS; i++) {
    const swatch = await studio.swatch(pool, camera, lightOf);
    paint = paintTowards(swatch, lightOf, room, view, wallOfCeiling, paint);
    tables.repaintWalls(memory, studio.tablesAt, paint);
  }
  return true;
}

/** The picture of one pixel of four, small, from the samples that are there. */
async function firstLook(
  { frame }: Studio,
  look: NonNullable<Studio['look']>,
  pool: KernelPool,
  camera: Camera,
  { lightOf, signal }: StudyOptions,
): Promise<Omit<Picture, 'wantsDetail'>> {
  await look.frame.gather(pool, frame, camera);
  const rgb = await look.frame.develop(pool, await look.frame.clear(pool, look.cleaner), lightOf);
  signal?.throwIfAborted();
  const { width, height } = look.frame;
  return { width, height, rgb, samples: SAMPLES_A_LOOK, camera: camera.name };
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

/** What takes the noise out of the picture and of the first look: a network where the kernel has one, else the filter. */
interface Cleaning {
  readonly picture: Weights | 'filter' | 'nothing';
  readonly look: Weights | 'filter' | 'nothing';
}

async function cleaningOf({ quality, ...options }: StudyOptions, form: KernelForm): Promise<Cleaning> {
  const { denoise = quality === 'refined' ? 'base' : 'small' } = options;
  if (denoise === 'nothing') return { picture: denoise, look: denoise };
  // Plain JavaScript would multiply for minutes.
  if (denoise === 'filter' || form === 'javascript') return { picture: 'filter', look: 'filter' };
  return { picture: await weightsOf(denoise), look: await weightsOf('small') };
}

/** A zeroed memory of so many bytes: the one of the picture before, larger where it has to be, or a new one. */
function memoryFor(bytes: number, lent: WebAssembly.Memory | undefined): WebAssembly.Memory {
  if (!lent) return createMemory(bytes);
  const used = Math.min(bytes, lent.buffer.byteLength);
  growMemory(lent, bytes);
  new Uint8Array(lent.buffer, KERNEL_BYTES, used - KERNEL_BYTES).fill(0);
  return lent;
}

/** One picture's memory and the calls that make it. */
class Studio {
  readonly samples: number;
  readonly workers: number;
  /** Bytes of memory that it needs. */
  readonly bytes: number;
  readonly frame: PictureBuffers;
  readonly cleaner: Cleaner;
  /** The first look, where one is wanted. */
  readonly look: { readonly frame: PictureBuffers; readonly cleaner: Cleaner } | undefined;
  /** A small picture in which the walls are held against a photo's. */
  private readonly small: { readonly frame: PictureBuffers; readonly cleaner: Cleaner } | undefined;
  /** Samples that every pixel has so far, and the share of pixels that have all of an edge's. */
  private taken = 0;
  private edgeShare = 0;
  private memory!: WebAssembly.Memory;
  private readonly limitMs: number;
  readonly tablesAt: TableAddresses;
  private readonly scratch: number;
  private readonly networkScratch: number;
  private readonly cells: CellMemory;
  private readonly scouts: number;
  private readonly seed: number;
  /** Samples of the pixels at edges, where they have more than the others. */
  private readonly edgeSamples: number;
  /** A byte a pixel, over what found the cells. */
  private readonly marks: number;

  constructor(
    private readonly scene: Scene,
    tables: SceneTables,
    options: StudyOptions,
    cleaning: Cleaning,
  ) {
    const [width, height] = sizeOf(options);
    this.samples = samplesOf(options.quality);
    this.edgeSamples = Math.max(
      this.samples,
      options.edgeSamples ?? (options.quality === 'final' ? EDGES.samples : 0),
    );
    this.workers = Math.max(1, Math.round(options.workers ?? Math.min(4, availableParallelism())));
    this.seed = options.seed >>> 0;
    this.limitMs =
      options.limitMs ?? (options.quality === 'refined' ? Number.POSITIVE_INFINITY : HARD_LIMIT_MS);

    const plan = new MemoryPlan();
    this.tablesAt = tables.reserve(plan);
    this.scratch = plan.reserve(this.workers * SCRATCH_BYTES);
    this.networkScratch = plan.reserve(this.workers * NETWORK_SCRATCH_BYTES);
    this.scouts = Math.min(60_000, Math.max(8000, Math.round((width * height) / 20)));
    const cells = {
      table: plan.reserve(MOST_SLOTS * 8),
      points: plan.reserve(MOST_CELLS * CELL_POINT_BYTES),
      direct: plan.reserve(MOST_CELLS * 16),
      light: [plan.reserve(MOST_CELLS * 16), plan.reserve(MOST_CELLS * 16)] as const,
    };
    this.frame = new PictureBuffers(plan, width, height);
    // What is needed one after the other shares the rest: what finds the cells, the first look, what clears the picture.
    const rest = plan.bytes;
    const finding = new MemoryPlan(rest);
    this.cells = {
      ...cells,
      records: finding.reserve(this.scouts * RECORD_BYTES),
      links: finding.reserve(MOST_CELLS * GATHER_RAYS * 8),
    };
    const marking = new MemoryPlan(rest);
    this.marks = marking.reserve(width * height);
    const { cleaner, end } = this.frame.planCleaner(cleaning.picture);
    this.cleaner = cleaner;
    this.bytes = Math.max(finding.bytes, marking.bytes, end);
    if (options.view && options.lightOf) {
      const trying = new MemoryPlan(rest);
      const scale = SWATCH.size / Math.max(width, height);
      const frame = new PictureBuffers(trying, Math.ceil(width * scale), Math.ceil(height * scale));
      const planned = frame.planCleaner('filter');
      this.small = { frame, cleaner: planned.cleaner };
      this.bytes = Math.max(this.bytes, planned.end);
    }
    if (options.onPreview) {
      const looking = new MemoryPlan(rest);
      const frame = new PictureBuffers(looking, Math.floor(width / 2), Math.floor(height / 2));
      const planned = frame.planCleaner(cleaning.look);
      this.look = { frame, cleaner: planned.cleaner };
      this.bytes = Math.max(this.bytes, planned.end);
    }
  }

  /**
   * Moves into a memory and puts what the view shows of the scene into it. Returns the calls that tell every instance the light, the look,
   * the picture and the camera.
   */
  move(memory: WebAssembly.Memory, view: Camera, tables: SceneTables): SetupCall[] {
    this.memory = memory;
    this.frame.memory = memory;
    if (this.small) this.small.frame.memory = memory;
    if (this.look) this.look.frame.memory = memory;
    tables.write(memory, this.tablesAt);
    const { scene } = this;
    const { sun, sunlight, sky, ground, view: seen, outside } = scene.daylight;
    return [
      ['setDaylight', [...sun, ...sunlight, ...sky, ...ground, seen, outside]],
      ['setLook', [LOOK.contrast, LOOK.saturation]],
      this.pictureCall(this.frame, this.edgeSamples),
      cameraCall(view, scene),
    ];
  }

  private pictureCall({ width, height, sums }: PictureBuffers, samples: number): SetupCall {
    return ['setPicture', [width, height, pointsFor(samples), this.seed, ...sums]];
  }

  /** A small picture of the scene as it is painted by now, as bright and as warm as `photo`, with what each pixel shows. */
  async swatch(pool: KernelPool, view: Camera, photo: SmallPhoto): Promise<SeenNormals> {
    const { frame, cleaner } = this.small!;
    frame.empty();
    await pool.setup([this.pictureCall(frame, SWATCH.samples), frame.filterCall(view)]);
    await pool.run('renderRows', frame.height, 4, [0, SWATCH.samples, PIXELS.all]);
    const rgb = await frame.develop(pool, await frame.clear(pool, cleaner), photo);
    await pool.setup([this.pictureCall(this.frame, this.edgeSamples)]);
    const { width, height } = frame;
    return { width, height, rgb, normals: frame.normals() };
  }

  /** The scene's tables with the scratch memory of one instance, and that of its network. */
  scratchCalls(instance: number, seen: SceneTables): SetupCall[] {
    return [
      seen.call(this.tablesAt, this.scratch + instance * SCRATCH_BYTES),
      networkCall(this.networkScratch + instance * NETWORK_SCRATCH_BYTES),
    ];
  }

  /** Finds and lights the cells; returns their number. */
  async lightCells(pool: KernelPool): Promise<number> {
    await pool.run('scout', this.scouts, 256, [this.scouts, this.cells.records]);
    const { table, points, direct, links } = this.cells;
    const cells = collectCells(this.memory, this.cells, this.scouts);
    const { count, slots } = cells;
    await pool.setup([['setCells', [table, slots - 1, points, direct, links, this.seed]]]);
    await pool.run('lightCells', count, 64, []);
    await settle(
      this.memory,
      this.cells,
      cells,
      (from, to) => pool.run('settleCells', count, 512, [from, to]),
      (calls) => pool.setup(calls),
    );
    return count;
  }

  /** Takes the first sample of a part of the pixels: of those of the first look, later of the others. */
  async samplePart(pool: KernelPool, pixels: number): Promise<void> {
    await pool.run('renderRows', this.frame.height, 4, [0, 1, pixels]);
    if (pixels === PIXELS.threeOfFour) this.taken = 1;
  }

  /** Samples a pixel that were taken, to the next whole number. */
  get meanSamples(): number {
    return Math.round(this.taken + this.edgeShare * (this.edgeSamples - this.samples));
  }

  /** Takes the further samples of the pixels where an edge may run: the rest has what it needs from the network. */
  private async sampleEdges(pool: KernelPool): Promise<void> {
    if (this.edgeSamples <= this.samples) return;
    const { width, height } = this.frame;
    await pool.run('markEdges', height, 8, [this.marks]);
    const counts = new Uint32Array(256);
    for (const mark of new Uint8Array(this.memory.buffer, this.marks, width * height)) counts[mark]!++;
    // As many of the highest marks as the share allows.
    let least = 256;
    let left = EDGES.share * width * height;
    while (least > 1 && counts[least - 1]! <= left) left -= counts[--least]!;
    this.edgeShare = EDGES.share - left / (width * height);
    await pool.run('renderMarked', height, 4, [this.samples, this.edgeSamples, this.marks, least]);
  }

  /** Takes the samples that are left, in passes; `onShare` hears the share of all that are taken. */
  async sample(pool: KernelPool, onShare: (share: number) => void): Promise<void> {
    const started = performance.now();
    while (this.taken < this.samples && (this.taken === 0 || performance.now() - started < this.limitMs)) {
      const from = this.taken;
      const to = Math.min(this.samples, from + PASS);
      await pool.run('renderRows', this.frame.height, 4, [from, to, PIXELS.all], (share) =>
        onShare((from + share * (to - from)) / this.samples),
      );
      this.taken = to;
      onShare(to / this.samples);
    }
    if (performance.now() - started < this.limitMs) await this.sampleEdges(pool);
  }
}

/** Samples a pixel for a quality. */
export function samplesOf(quality: Quality): number {
  return typeof quality === 'number' ? Math.max(1, Math.min(4096, Math.round(quality))) : SAMPLES[quality];
}

/** Pixels of the longest side, and of the whole picture, at most. */
const MOST_SIDE = 8192;
const MOST_PIXELS = 2 ** 23;

/** Width and height of the picture. @throws RangeError where that is more than memory is kept for */
export function sizeOf({ width, height, quality, view }: StudyOptions): readonly [number, number] {
  const own = SIZES[typeof quality === 'number' ? 'refined' : quality];
  const usual = view ? sizeInShape(view, own) : own;
  const shape = view ? view.height / view.width : SHAPE;
  const sides = [
    width ?? (height ? height / shape : usual[0]),
    height ?? (width ? width * shape : usual[1]),
  ] as const;
  const [w, h] = [Math.max(16, Math.round(sides[0])), Math.max(16, Math.round(sides[1]))];
  if (Math.max(w, h) > MOST_SIDE || w * h > MOST_PIXELS)
    throw new RangeError(`A picture of ${w} x ${h} pixels is too large to render.`);
  return [w, h];
}

/** The points of a pixel's set: the sampler wants a power of two, and any part of it is well spread. */
function pointsFor(samples: number): number {
  return 2 ** Math.ceil(Math.log2(samples));
}

class Stopwatch {
  readonly laps: Record<string, number> = {};
  readonly processorLaps: Record<string, number> = {};
  private from = performance.now();
  private processorFrom = processorMs();

  lap(name: string): void {
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
