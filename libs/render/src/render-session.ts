import { availableParallelism } from 'node:os';
import type { Scene, Vec3 } from '@plumbline/scene';
import { cameraCall } from './camera/place-camera.js';
import { sunInView } from './camera/sun-in-view.js';
import type { SceneCamera } from './camera/view.js';
import { NETWORK_SCRATCH_BYTES, networkCall, type Weights } from './network/network.js';
import { type Panorama, panoramaCall } from './panorama.js';
import type { SeenNormals, SmallPhoto } from './photo-light.js';
import { type Cleaner, PictureBuffers } from './picture-buffers.js';
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
import { type StudyOptions, samplesOf, sizeOf } from './study-options.js';
import type { SceneTables, TableAddresses } from './tracer/scene-tables.js';
import { SCRATCH_BYTES } from './wasm/kernel.js';
import { MemoryPlan, write } from './wasm/memory.js';
import type { KernelPool, SetupCall } from './workers/pool.js';

/** The share of a final picture's pixels, those at edges, that have more samples, and how many. */
const EDGES = { share: 0.2, samples: 4 } as const;
/** Samples a pixel between two looks at the clock. */
const PASS = 4;
/** Pixels of the picture that get a sample: all, one of each two by two, or the three others. */
export const PIXELS = { all: 0, oneOfFour: 1, threeOfFour: 2 } as const;
/** Wall-clock limit of the sampling: only a machine many times too slow reaches it. Nobody waits for a refined picture. */
const HARD_LIMIT_MS = 60_000;
/** Pixels of the longer side, and samples, of the small picture in which they are looked at. */
const SWATCH = { size: 96, samples: 4 } as const;
export const LOOK = { contrast: 1.58, saturation: 1.07 };

/** What takes the noise out of the picture and of the preview: a network where the kernel has one, else the filter. */
export interface Cleaning {
  readonly picture: Weights | 'filter' | 'nothing';
  readonly preview: Weights | 'filter' | 'nothing';
}

/** A white cloud outside is no brighter than so many times the room's mean light: `OUTSIDE` in the kernel. */
const BRIGHTEST_CLOUD = 2.7;

const luminance = ([r, g, b]: Vec3): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The rendering of one picture: its memory, and the calls that its threads make. */
export class RenderSession {
  readonly samples: number;
  readonly workers: number;
  /** Bytes of memory that it needs. */
  readonly bytes: number;
  readonly frame: PictureBuffers;
  readonly cleaner: Cleaner;
  /** The preview, where one is wanted. */
  readonly preview: { readonly frame: PictureBuffers; readonly cleaner: Cleaner } | undefined;
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
  private readonly followsPhoto: boolean;
  /** Samples of the pixels at edges, where they have more than the others. */
  private readonly edgeSamples: number;
  /** A byte a pixel, over what found the cells. */
  private readonly marks: number;
  private readonly panoramaAt: number;

  constructor(
    private readonly scene: Scene,
    tables: SceneTables,
    options: StudyOptions,
    cleaning: Cleaning,
    private readonly panorama: Panorama | undefined,
  ) {
    const [width, height] = sizeOf(options);
    this.samples = samplesOf(options.quality);
    this.edgeSamples = Math.max(
      this.samples,
      options.edgeSamples ?? (options.quality === 'final' ? EDGES.samples : 0),
    );
    this.workers = Math.max(1, Math.round(options.workers ?? Math.min(4, availableParallelism())));
    this.seed = options.seed >>> 0;
    this.followsPhoto = options.lightOf !== undefined;
    this.limitMs =
      options.limitMs ?? (options.quality === 'refined' ? Number.POSITIVE_INFINITY : HARD_LIMIT_MS);

    const plan = new MemoryPlan();
    this.tablesAt = tables.reserve(plan);
    this.scratch = plan.reserve(this.workers * SCRATCH_BYTES);
    this.networkScratch = plan.reserve(this.workers * NETWORK_SCRATCH_BYTES);
    this.panoramaAt = panorama ? plan.reserve(panorama.rgb.length) : 0;
    this.scouts = Math.min(60_000, Math.max(8000, Math.round((width * height) / 20)));
    const cells = {
      table: plan.reserve(MOST_SLOTS * 8),
      points: plan.reserve(MOST_CELLS * CELL_POINT_BYTES),
      direct: plan.reserve(MOST_CELLS * 16),
      light: [plan.reserve(MOST_CELLS * 16), plan.reserve(MOST_CELLS * 16)] as const,
    };
    this.frame = new PictureBuffers(plan, width, height);
    // What is needed one after the other shares the rest: what finds the cells, the preview, what clears the picture.
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
      const previewing = new MemoryPlan(rest);
      const frame = new PictureBuffers(previewing, Math.floor(width / 2), Math.floor(height / 2));
      const planned = frame.planCleaner(cleaning.preview);
      this.preview = { frame, cleaner: planned.cleaner };
      this.bytes = Math.max(this.bytes, planned.end);
    }
  }

  /**
   * Moves into a memory and puts what the view shows of the scene into it. Returns the calls that tell every instance the light, the look,
   * the picture and the camera.
   */
  move(memory: WebAssembly.Memory, view: SceneCamera, tables: SceneTables): SetupCall[] {
    this.memory = memory;
    this.frame.memory = memory;
    if (this.small) this.small.frame.memory = memory;
    if (this.preview) this.preview.frame.memory = memory;
    tables.write(memory, this.tablesAt);
    if (this.panorama) write(memory, this.panoramaAt, this.panorama.rgb);
    const { scene } = this;
    const { sunlight, sky, ground, view: seen, outside } = scene.daylight;
    // A photo's own view is in the photo's own light.
    const sun = this.followsPhoto ? scene.daylight.sun : sunInView(scene, view);
    return [
      ['setDaylight', [...sun, ...sunlight, ...sky, ...ground, seen, outside]],
      panoramaCall(this.panorama, this.panoramaAt, this.seed),
      ['setFill', [this.followsPhoto ? 1 : 0]],
      // A photo's own light is not blended.
      ['setLook', [LOOK.contrast, LOOK.saturation, this.followsPhoto ? 0 : 1]],
      this.pictureCall(this.frame, this.edgeSamples),
      cameraCall(view, scene),
    ];
  }

  private pictureCall({ width, height, sums }: PictureBuffers, samples: number): SetupCall {
    return ['setPicture', [width, height, pointsFor(samples), this.seed, ...sums]];
  }

  /** A small picture of the scene as it is painted by now, as bright and as warm as `photo`, with what each pixel shows. */
  async swatch(pool: KernelPool, view: SceneCamera, photo: SmallPhoto): Promise<SeenNormals> {
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
    const light = await settle(
      this.memory,
      this.cells,
      cells,
      (from, to) => pool.run('settleCells', count, 512, [from, to]),
      (calls) => pool.setup(calls),
    );
    const { view, sky } = this.scene.daylight;
    const cloud = Math.min(view * luminance(sky), BRIGHTEST_CLOUD * luminance(light));
    for (const one of [this.frame, this.small?.frame, this.preview?.frame])
      if (one) one.cloud = this.panorama ? cloud : 0;
    return count;
  }

  /** Takes the first sample of a part of the pixels: of those of the preview, later of the others. */
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

/** The points of a pixel's set: the sampler wants a power of two, and any part of it is well spread. */
function pointsFor(samples: number): number {
  return 2 ** Math.ceil(Math.log2(samples));
}
