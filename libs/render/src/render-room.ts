import { availableParallelism } from 'node:os';
import type { Room } from '@plumbline/room';
import { type Camera, CLIP, chooseCamera } from './camera/camera.js';
import {
  CELL_POINT_BYTES,
  type CellMemory,
  collectCells,
  GATHER_RAYS,
  MOST_CELLS,
  MOST_SLOTS,
  RECORD_BYTES,
  settle,
} from './cells.js';
import { bloomOf, meanColor, measure } from './exposure.js';
import {
  compiledKernel,
  createMemory,
  KERNEL_BYTES,
  type KernelForm,
  SCRATCH_BYTES,
  simdWorks,
} from './kernel/kernel.js';
import { SceneTables, seeScene, type TableAddresses } from './kernel/scene-tables.js';
import { MemoryPlan } from './memory.js';
import type { Picture, Quality, RenderOptions } from './options.js';
import { buildScene, type Scene } from './scene/build-scene.js';
import { inPhotoColors } from './scene/in-photo-colors.js';
import { KernelPool, type SetupCall } from './workers/pool.js';

/** Samples a pixel by quality. Fixed, so that a seed always gives the same picture. */
const SAMPLES = { preview: 4, final: 8 } as const;
const SIZES = { preview: [768, 512], final: [1536, 1024] } as const;
/** Wall-clock limit of the sampling: only a machine many times too slow reaches it. */
const HARD_LIMIT_MS = 60_000;
/** Passes of the filter: step and reach in pixels, and deviations allowed. An odd number each. */
const DIFFUSE_PASSES = [
  [1, 2, 6],
  [2, 1, 5],
  [4, 1, 4],
  [8, 1, 3.5],
  [16, 1, 3],
] as const;
const GLOSS_PASSES = [
  [1, 1, 5],
  [2, 1, 4],
  [4, 1, 3],
] as const;
const BLOOM = 0.035;
const LOOK = { contrast: 1.34, saturation: 1.02 };

export interface RenderStatistics {
  readonly primitives: number;
  readonly lights: number;
  readonly cells: number;
  readonly rays: number;
  readonly badValues: number;
  /** Milliseconds of each stage. */
  readonly times: Readonly<Record<string, number>>;
  readonly memoryBytes: number;
}

export interface StudyOptions extends RenderOptions {
  /** For tests and the bench: which kernel, which view, whether the filter runs, and how long sampling may take (ms). */
  readonly form?: KernelForm;
  readonly camera?: Camera;
  readonly denoise?: boolean;
  readonly limitMs?: number;
}

export interface StudyPicture extends Picture {
  /** The picture before it is developed: linear RGB and a 1, 4 floats a pixel. */
  readonly linear: Float32Array;
  readonly view: Camera;
  readonly statistics: RenderStatistics;
}

/** Bytes to spare, so that the tables of the next, fuller room find a place in the same memory. */
const ROOM_FOR_OTHERS = 2 ** 22;

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

function pictureOf({ width, height, rgb, samples, camera }: Picture): Picture {
  return { width, height, rgb, samples, camera };
}

async function study(
  room: Room,
  options: StudyOptions,
  lent?: WebAssembly.Memory,
): Promise<{ readonly picture: StudyPicture; readonly memory: WebAssembly.Memory }> {
  const { signal, photoColors, photoSurfaces = [], onPreview } = options;
  const report = (percent: number, stage: string): void =>
    options.onProgress?.({ percent: Math.round(percent), stage });
  const clock = new Stopwatch();
  signal?.throwIfAborted();
  report(0, 'Building the room');
  const shown = photoColors ? inPhotoColors(room, photoColors, photoSurfaces) : room;
  const scene = buildScene(shown, options.seed, photoColors);
  const tables = new SceneTables(scene);
  clock.lap('scene');
  report(2, 'Choosing the view');
  const form = options.form ?? (simdWorks ? 'simd' : 'javascript');
  const view = options.camera ?? chooseCamera(await seeScene(tables, form), scene);
  clock.lap('camera');
  const studio = new Studio(scene, tables, options);
  const half = { width: studio.width / 2, height: studio.height / 2 };
  const quick: StudyOptions = { ...options, quality: 'preview', ...half };
  const first = onPreview && new Studio(scene, tables, quick);
  const bytes = Math.max(studio.bytes, first?.bytes ?? 0);
  const memory = lent && lent.buffer.byteLength >= bytes ? lent : createMemory(bytes + ROOM_FOR_OTHERS);
  const code = form === 'simd' ? await compiledKernel() : undefined;
  const pool = new KernelPool(studio.workers, memory, form, code);
  const stop = (): void => pool.cancel();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (onPreview && first) {
      first.move(memory);
      const look: Report = (share) => report(4 + share * 12, 'Taking a first look');
      onPreview(pictureOf(await takePicture(first, pool, view, quick, look, new Stopwatch())));
      clock.lap('preview');
    }
    studio.move(memory);
    const from = onPreview ? 16 : 4;
    const picture = await takePicture(
      studio,
      pool,
      view,
      options,
      (share, stage) => report(from + share * (100 - from), stage),
      clock,
    );
    report(100, 'Done');
    return { picture, memory };
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** Hears how far a picture is: 0 to 1, and what is being done. */
type Report = (share: number, stage: string) => void;

async function takePicture(
  studio: Studio,
  pool: KernelPool,
  view: Camera,
  { signal, denoise = true }: StudyOptions,
  report: Report,
  clock: Stopwatch,
): Promise<StudyPicture> {
  signal?.throwIfAborted();
  await pool.setup(studio.calls(view), (i) => [studio.scratchCall(i)]);
  report(0, 'Letting the light settle');
  const cells = await studio.lightCells(pool);
  signal?.throwIfAborted();
  clock.lap('cells');
  const samples = await studio.sample(pool, (share) => report(0.05 + 0.8 * share, 'Tracing light'), signal);
  signal?.throwIfAborted();
  clock.lap('sampling');
  report(0.86, 'Clearing the picture');
  const light = await studio.clear(pool, samples, denoise);
  signal?.throwIfAborted();
  clock.lap('denoise');
  report(0.95, 'Developing the picture');
  const rgb = await studio.develop(pool, light);
  clock.lap('develop');
  const { width, height, scene, memory } = studio;
  return {
    width,
    height,
    rgb,
    samples,
    camera: view.name,
    linear: studio.linear(),
    view,
    statistics: {
      primitives: scene.primitives.length,
      lights: scene.lights.length,
      cells,
      rays: pool.rays,
      badValues: pool.badValues,
      times: clock.laps,
      memoryBytes: memory.buffer.byteLength,
    },
  };
}

/** One picture's memory and the calls that make it. */
class Studio {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly workers: number;
  private readonly limitMs: number;
  /** Bytes of memory that it needs. */
  readonly bytes: number;
  /** Set by {@link move}. */
  memory!: WebAssembly.Memory;
  private readonly tablesAt: TableAddresses;
  private readonly scratch: number;
  private readonly buffers: Readonly<
    Record<'diffuse' | 'gloss' | 'albedo' | 'normal' | 'clear' | 'spare' | 'rgb' | 'bloom', number>
  >;
  private readonly cells: CellMemory;
  private readonly scouts: number;
  private readonly seed: number;

  constructor(
    readonly scene: Scene,
    private readonly tables: SceneTables,
    options: StudyOptions,
  ) {
    const [w, h] = SIZES[options.quality === 'preview' ? 'preview' : 'final'];
    this.width = Math.max(16, Math.round(options.width ?? (options.height ? options.height * 1.5 : w)));
    this.height = Math.max(16, Math.round(options.height ?? (options.width ? options.width / 1.5 : h)));
    this.samples = samplesOf(options.quality);
    this.workers = Math.max(1, Math.round(options.workers ?? Math.min(4, availableParallelism())));
    this.seed = options.seed >>> 0;
    this.limitMs = options.limitMs ?? HARD_LIMIT_MS;

    const plan = new MemoryPlan();
    this.tablesAt = tables.reserve(plan);
    this.scratch = plan.reserve(this.workers * SCRATCH_BYTES);
    const pixels = this.width * this.height;
    this.scouts = Math.min(60_000, Math.max(8000, Math.round(pixels / 20)));
    const points = plan.reserve(MOST_CELLS * CELL_POINT_BYTES);
    const direct = plan.reserve(MOST_CELLS * 16);
    const light: [number, number] = [plan.reserve(MOST_CELLS * 16), plan.reserve(MOST_CELLS * 16)];
    // Records and links are needed before the spare picture is, and lie in its place.
    const spareBytes = Math.max(pixels * 16, this.scouts * RECORD_BYTES + MOST_CELLS * GATHER_RAYS * 8);
    const table = plan.reserve(MOST_SLOTS * 8);
    const spare = plan.reserve(spareBytes);
    this.cells = {
      records: spare,
      table,
      points,
      direct,
      links: spare + this.scouts * RECORD_BYTES,
      light,
    };
    this.buffers = {
      diffuse: plan.reserve(pixels * 16),
      gloss: plan.reserve(pixels * 16),
      albedo: plan.reserve(pixels * 16),
      normal: plan.reserve(pixels * 16),
      clear: plan.reserve(pixels * 16),
      spare,
      rgb: plan.reserve(pixels * 3),
      bloom: plan.reserve(Math.ceil(this.width / 4) * Math.ceil(this.height / 4) * 16),
    };
    this.bytes = plan.bytes;
  }

  /** Moves into a memory: wipes it of what was made there before, and puts the scene into it. */
  move(memory: WebAssembly.Memory): void {
    this.memory = memory;
    new Uint8Array(memory.buffer, KERNEL_BYTES).fill(0);
    this.tables.write(memory, this.tablesAt);
  }

  /** The scene's tables with the scratch memory of one instance. */
  scratchCall(instance: number): SetupCall {
    return this.tables.call(this.tablesAt, this.scratch + instance * SCRATCH_BYTES);
  }

  /** Tells every instance the light, the look, the picture and the camera. */
  calls(camera: Camera): SetupCall[] {
    const { diffuse, gloss, albedo, normal, clear } = this.buffers;
    const { width, height, scene } = this;
    const buffers = [diffuse, gloss, albedo, normal, clear];
    const { headingX, headingY, halfWidth, up } = camera;
    const inset = CLIP;
    const { sun, sunlight, sky, ground, view, outside } = scene.daylight;
    return [
      ['setDaylight', [...sun, ...sunlight, ...sky, ...ground, view, outside]],
      ['setLook', [LOOK.contrast, LOOK.saturation]],
      ['setPicture', [width, height, this.samples, this.seed, ...buffers]],
      [
        'setCamera',
        [
          camera.x,
          camera.y,
          camera.z,
          headingX,
          headingY,
          halfWidth,
          up,
          inset,
          inset,
          scene.width - inset,
          scene.depth - inset,
        ],
      ],
      ['setFilter', [width, height, ...buffers, headingX, headingY, halfWidth, up]],
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

  /** Takes the samples, in passes, and returns how many a pixel got. */
  async sample(pool: KernelPool, onShare: (share: number) => void, signal?: AbortSignal): Promise<number> {
    const started = performance.now();
    const pass = Math.min(this.samples, 4);
    let done = 0;
    while (done < this.samples) {
      await pool.run('renderRows', this.height, 4, [done, done + pass], (share) =>
        onShare((done + share * pass) / this.samples),
      );
      signal?.throwIfAborted();
      done += pass;
      onShare(done / this.samples);
      if (performance.now() - started > this.limitMs) break;
    }
    return done;
  }

  /** Filters the noise away and puts the linear picture together in the diffuse buffer; returns the mean light. */
  async clear(pool: KernelPool, samples: number, denoise: boolean): Promise<[number, number, number]> {
    const { diffuse, gloss, spare } = this.buffers;
    const run = (call: Parameters<KernelPool['run']>[0], ...rest: number[]): Promise<void> =>
      pool.run(call, this.height, 8, rest);
    await run('resolve', samples);
    const light = meanColor(this.floats(diffuse));
    if (denoise) {
      for (const [buffer, isGloss, passes] of [
        [diffuse, 0, DIFFUSE_PASSES],
        [gloss, 1, GLOSS_PASSES],
      ] as const) {
        let [from, to] = [spare, buffer];
        await run('calm', buffer, spare);
        for (const [step, reach, sigma] of passes) {
          await run('filter', from, to, step, reach, sigma, isGloss);
          [from, to] = [to, from];
        }
      }
    }
    await run('compose', diffuse);
    return light;
  }

  /** Exposes and develops the linear picture. */
  async develop(pool: KernelPool, light: readonly [number, number, number]): Promise<Uint8Array> {
    const { width, height, buffers } = this;
    const picture = this.linear();
    const albedo = meanColor(this.floats(buffers.albedo));
    const { gains } = measure(picture, light, albedo);
    const bloom = bloomOf(picture, width, height, 8 / gains[1]);
    new Float32Array(this.memory.buffer, buffers.bloom, bloom.data.length).set(bloom.data);
    await pool.run('develop', height, 8, [
      width,
      height,
      buffers.diffuse,
      buffers.rgb,
      ...gains,
      buffers.bloom,
      bloom.width,
      bloom.height,
      BLOOM,
    ]);
    return new Uint8Array(this.memory.buffer, buffers.rgb, width * height * 3).slice();
  }

  linear(): Float32Array {
    return this.floats(this.buffers.diffuse);
  }

  private floats(at: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, this.width * this.height * 4);
  }
}

/** Samples a pixel for a quality: a power of two, as the sampler's point sets want it. */
export function samplesOf(quality: Quality): number {
  const wanted = typeof quality === 'number' ? quality : SAMPLES[quality];
  return 2 ** Math.max(0, Math.min(12, Math.round(Math.log2(Math.max(1, wanted)))));
}

class Stopwatch {
  readonly laps: Record<string, number> = {};
  private from = performance.now();

  lap(name: string): void {
    const now = performance.now();
    this.laps[name] = now - this.from;
    this.from = now;
  }
}
