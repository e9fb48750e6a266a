import { axesAndLens, type Camera } from './camera/view.js';
import { bloomOf, meanColor, measure } from './exposure.js';
import type { MemoryPlan } from './memory.js';
import { followPhoto, type SmallPhoto } from './photo-light.js';
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
const BLOOM = 0.035;
/** How often the light is brought closer to a photo's. */
const FOLLOW = 2;

/** The buffers of a picture in one memory, and the way from sums of samples to bytes. */
export class Frame {
  /** Bytes. `spare` holds nothing until the filter runs, and is at least as large as asked for. */
  readonly buffers: Readonly<
    Record<'diffuse' | 'gloss' | 'albedo' | 'normal' | 'clear' | 'spare' | 'rgb' | 'bloom', number>
  >;
  /** Set before a picture is made. */
  memory!: WebAssembly.Memory;

  constructor(
    plan: MemoryPlan,
    readonly width: number,
    readonly height: number,
    spareBytes = 0,
  ) {
    const bytes = width * height * 16;
    this.buffers = {
      spare: plan.reserve(Math.max(bytes, spareBytes)),
      diffuse: plan.reserve(bytes),
      gloss: plan.reserve(bytes),
      albedo: plan.reserve(bytes),
      normal: plan.reserve(bytes),
      clear: plan.reserve(bytes),
      rgb: plan.reserve(width * height * 3),
      bloom: plan.reserve(Math.ceil(width / 4) * Math.ceil(height / 4) * 16),
    };
  }

  /** Diffuse, gloss, albedo, normal, clear: what samples are summed into. */
  get sums(): readonly number[] {
    const { diffuse, gloss, albedo, normal, clear } = this.buffers;
    return [diffuse, gloss, albedo, normal, clear];
  }

  /** Tells the filter which picture to work on, and how it was seen. */
  filterCall(camera: Camera): SetupCall {
    return ['setFilter', [this.width, this.height, ...this.sums, ...axesAndLens(camera)]];
  }

  /** Sums the blocks of a picture twice as wide and high into this one, and tells the filter to work on it. */
  async gather(pool: KernelPool, from: Frame, view: Camera): Promise<void> {
    await pool.setup([this.filterCall(view)]);
    await pool.run('gather', this.height, 8, [from.width, ...from.sums]);
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
        for (const [step, sigma] of passes) {
          await run('filter', from, to, step, sigma, isGloss);
          [from, to] = [to, from];
        }
      }
    }
    await run('compose', diffuse);
    return light;
  }

  /** Exposes and develops the linear picture; as bright and as warm as `photo`, where one is given. */
  async develop(
    pool: KernelPool,
    light: readonly [number, number, number],
    photo?: SmallPhoto,
  ): Promise<Uint8Array> {
    const { width, height, buffers } = this;
    const picture = this.linear();
    const albedo = meanColor(this.floats(buffers.albedo));
    const { gains } = measure(picture, light, albedo);
    const bloom = bloomOf(picture, width, height, 8 / gains[1]);
    new Float32Array(this.memory.buffer, buffers.bloom, bloom.data.length).set(bloom.data);
    const developed = async ([r, g, b]: readonly [number, number, number]): Promise<Uint8Array> => {
      await pool.run('develop', height, 8, [
        width,
        height,
        buffers.diffuse,
        buffers.rgb,
        gains[0] * r,
        gains[1] * g,
        gains[2] * b,
        buffers.bloom,
        bloom.width,
        bloom.height,
        BLOOM,
      ]);
      return new Uint8Array(this.memory.buffer, buffers.rgb, width * height * 3).slice();
    };
    let by: readonly [number, number, number] = [1, 1, 1];
    let rgb = await developed(by);
    if (!photo) return rgb;
    const normals = this.floats(buffers.normal);
    // The tone curve bends: the second time it comes closer.
    for (let i = 0; i < FOLLOW; i++) {
      by = followPhoto({ width, height, rgb, normals }, photo, by);
      rgb = await developed(by);
    }
    return rgb;
  }

  linear(): Float32Array {
    return this.floats(this.buffers.diffuse);
  }

  private floats(at: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, this.width * this.height * 4);
  }
}
