import { axesAndLens, type SceneCamera } from './camera/view.js';
import { blackPoint, bloomOf, meanColor, measure, middleExposure } from './exposure.js';
import { Network, type NetworkSize, type Weights } from './network/network.js';
import { followPhoto, type SmallPhoto } from './photo-light.js';
import { MemoryPlan } from './wasm/memory.js';
import { exposeView, RENDERED } from './window-view.js';
import type { BandCall } from './workers/messages.js';
import type { KernelPool, SetupCall } from './workers/pool.js';

/** Passes of the filter: step in pixels, and deviations allowed. An odd number each. */
const DIFFUSE_PASSES = [
  [1, 7],
  [2, 6],
  [4, 4.5],
  [8, 4],
  [16, 3.5],
] as const;
const GLOSS_PASSES = [
  [1, 5],
  [2, 4],
  [4, 3],
] as const;
const BLOOM = 0.05;
/** How often the light is brought closer to a photo's. */
const FOLLOW = 2;
/** At most so dark a tone, 0 to 1, becomes black where a picture follows a photo. */
const HAZY_BLACK = 0.1;

/** What takes the noise out of a picture: a trained network, the filter, or nothing. */
export type Denoise = NetworkSize | 'filter' | 'nothing';

/** That with its place in the memory: the filter works between two buffers, of which one is to spare. */
export type Cleaner = Network | { readonly spare: number } | 'nothing';

/** The buffers of a picture in one memory, and the way from sums of samples to bytes. */
export class PictureBuffers {
  /** Addresses in bytes. `clear` lies last: once the picture is put together, a network may work from there on. */
  readonly buffers: Readonly<
    Record<'diffuse' | 'gloss' | 'albedo' | 'normal' | 'clear' | 'rgb' | 'bloom', number>
  >;
  /** Where the buffers end. */
  readonly end: number;
  /** Set before a picture is made. */
  memory!: WebAssembly.Memory;
  /** The light of a white cloud in what windows show; 0 where that was not rendered but is painted. */
  cloud = 0;
  /** The buffer that holds the linear picture once it is clear. */
  private result: 'diffuse' | 'gloss' = 'diffuse';

  constructor(
    plan: MemoryPlan,
    readonly width: number,
    readonly height: number,
  ) {
    const bytes = width * height * 16;
    this.buffers = {
      diffuse: plan.reserve(bytes),
      gloss: plan.reserve(bytes),
      albedo: plan.reserve(bytes),
      normal: plan.reserve(bytes),
      rgb: plan.reserve(width * height * 3),
      bloom: plan.reserve(Math.ceil(width / 4) * Math.ceil(height / 4) * 16),
      clear: plan.reserve(bytes),
    };
    this.end = plan.bytes;
  }

  /** Plans what takes the noise out of this picture, partly behind its buffers; returns it and where its bytes end. */
  planCleaner(by: Weights | 'filter' | 'nothing'): { readonly cleaner: Cleaner; readonly end: number } {
    const { width, height, buffers, end } = this;
    if (by === 'nothing') return { cleaner: by, end };
    if (by === 'filter') {
      const plan = new MemoryPlan(end);
      return { cleaner: { spare: plan.reserve(width * height * 16) }, end: plan.bytes };
    }
    const network = new Network(by, buffers.clear, width, height);
    return { cleaner: network, end: Math.max(end, network.end) };
  }

  /** Diffuse, gloss, albedo, normal, clear: what samples are summed into. */
  get sums(): readonly number[] {
    const { diffuse, gloss, albedo, normal, clear } = this.buffers;
    return [diffuse, gloss, albedo, normal, clear];
  }

  /** Tells the filter which picture to work on, and how it was seen. */
  filterCall(camera: SceneCamera): SetupCall {
    return ['setFilter', [this.width, this.height, ...this.sums, ...axesAndLens(camera)]];
  }

  /** Sums the blocks of a picture twice as wide and high into this one, and tells the filter to work on it. */
  async gather(pool: KernelPool, from: PictureBuffers, view: SceneCamera): Promise<void> {
    await pool.setup([this.filterCall(view)]);
    await pool.run('gather', this.height, 8, [from.width, ...from.sums]);
  }

  /**
   * Turns the sums of samples into the linear picture, its noise taken out; returns the mean light. `onShare` hears the
   * share of the work that is done.
   */
  async clear(
    pool: KernelPool,
    by: Cleaner,
    onShare?: (share: number) => void,
  ): Promise<[number, number, number]> {
    const { diffuse } = this.buffers;
    const run = (call: BandCall, ...rest: number[]): Promise<void> => pool.run(call, this.height, 8, rest);
    await run('resolve');
    const light = meanColor(this.floats(diffuse));
    if (by !== 'nothing' && !(by instanceof Network)) await this.filter(run, by.spare);
    await run('compose', diffuse);
    this.result = 'diffuse';
    const view = this.exposeView(light);
    if (by instanceof Network) {
      // The view has no noise, and no guides by which the network could tell leaves from noise: it would smear them.
      const kept = this.linear();
      const seen = Float32Array.from(
        { length: view.length * 3 },
        (_, i) => kept[view[Math.floor(i / 3)]! * 4 + (i % 3)]!,
      );
      by.write(this.memory);
      await by.clean(pool, middleExposure(this.linear(), this.width, this.height), onShare);
      this.result = 'gloss';
      const cleaned = this.linear();
      for (const [i, pixel] of view.entries()) cleaned.set(seen.subarray(i * 3, i * 3 + 3), pixel * 4);
    }
    return light;
  }

  /** Brings the view through windows to a tone of its own, before the network sees it. */
  private exposeView(light: readonly [number, number, number]): Uint32Array {
    const { width, height, buffers } = this;
    const [picture, albedos, normals] = [this.linear(), this.albedos(), this.normals()];
    const { exposure } = measure(picture, light, albedos);
    const clear = this.floats(buffers.clear);
    const look = this.cloud > 0 ? { ...RENDERED, cloud: this.cloud } : undefined;
    return exposeView({ width, height, picture, clear, albedos, normals }, exposure, look);
  }

  private async filter(
    run: (call: BandCall, ...rest: number[]) => Promise<void>,
    spare: number,
  ): Promise<void> {
    const { diffuse, gloss } = this.buffers;
    for (const [buffer, isGloss, passes] of [
      [diffuse, 0, DIFFUSE_PASSES],
      [gloss, 1, GLOSS_PASSES],
    ] as const) {
      let [from, to] = [spare, buffer];
      await run('calm', buffer, spare);
      for (const [step, sigma] of passes) {
        await run('filter', from, to, step, sigma, isGloss);
        [from, to] = [to, from];
      }
    }
  }

  /** Exposes and develops the linear picture; as bright and as warm as `photo`, where one is given. */
  async develop(
    pool: KernelPool,
    light: readonly [number, number, number],
    photo?: SmallPhoto,
  ): Promise<Uint8Array> {
    const { width, height, buffers } = this;
    const picture = this.linear();
    const { gains } = measure(picture, light, this.albedos(), photo !== undefined);
    const bloom = bloomOf(picture, this.albedos(), width, height, gains[1]);
    new Float32Array(this.memory.buffer, buffers.bloom, bloom.data.length).set(bloom.data);
    let black = 0;
    // Each time into the same bytes: copies of what is only looked at would be collected late.
    const developed = async ([r, g, b]: readonly [number, number, number]): Promise<Uint8Array> => {
      await pool.run('develop', height, 8, [
        width,
        height,
        buffers[this.result],
        buffers.rgb,
        gains[0] * r,
        gains[1] * g,
        gains[2] * b,
        buffers.bloom,
        bloom.width,
        bloom.height,
        BLOOM,
        black,
      ]);
      return new Uint8Array(this.memory.buffer, buffers.rgb, width * height * 3);
    };
    let by: readonly [number, number, number] = [1, 1, 1];
    let rgb = await developed(by);
    // A phone's photo has haze of its own; beside it, blacks any deeper and their colors would stand out.
    black = photo ? Math.min(HAZY_BLACK, blackPoint(rgb)) : blackPoint(rgb);
    rgb = await developed(by);
    if (!photo) return rgb.slice();
    const [normals, albedos] = [this.normals(), this.albedos()];
    // The tone curve bends: the second time it comes closer.
    for (let i = 0; i < FOLLOW; i++) {
      by = followPhoto({ width, height, rgb, normals, albedos }, photo, by);
      rgb = await developed(by);
    }
    return rgb.slice();
  }

  /** How far along the lens each pixel's surface lies, in metres; for who has not cleared another picture since. */
  depths(): (pixel: number) => number {
    const normals = this.normals();
    return (pixel) => normals[pixel * 4 + 3]!;
  }

  /** The normal of what each pixel shows, and how far along the lens it lies in metres: four floats a pixel. */
  normals(): Float32Array {
    return this.floats(this.buffers.normal);
  }

  /** The colors of the surfaces: four floats a pixel. */
  albedos(): Float32Array {
    return this.floats(this.buffers.albedo);
  }

  /** Takes all samples back, so that others may be summed. */
  empty(): void {
    for (const at of this.sums) this.floats(at).fill(0);
  }

  linear(): Float32Array {
    return this.floats(this.buffers[this.result]);
  }

  private floats(at: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, this.width * this.height * 4);
  }
}
