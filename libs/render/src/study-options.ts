import type { Scene } from '@plumbline/scene';
import { sizeInShape } from './camera/photo-view.js';
import { type SceneCamera, SHAPE } from './camera/view.js';
import type { Quality, RenderOptions } from './options.js';
import type { Denoise } from './picture-buffers.js';
import type { KernelForm } from './wasm/kernel.js';

/** What {@link RenderOptions} asks for, and what tests and the bench set besides. */
export interface StudyOptions extends RenderOptions {
  /** Which kernel, which view, what takes the noise out, and how long sampling may take (ms). */
  readonly form?: KernelForm;
  readonly camera?: SceneCamera;
  /** What is seen instead of the room. */
  readonly scene?: Scene;
  readonly denoise?: Denoise;
  readonly limitMs?: number;
  /** Samples of the pixels at edges. */
  readonly edgeSamples?: number;
}

/** Samples a pixel by quality. Fixed, so that a seed always gives the same picture. */
const SAMPLES = { preview: 4, final: 1, refined: 64 } as const;
/** Pixels, by quality; a number of samples has the size of `refined`. */
const SIZES = { preview: [768, 512], final: [1392, 928], refined: [1536, 1024] } as const;

/** Samples a pixel for a quality. */
export function samplesOf(quality: Quality): number {
  return typeof quality === 'number' ? Math.max(1, Math.min(4096, Math.round(quality))) : SAMPLES[quality];
}

/** Pixels of the longest side, and of the whole picture, at most. */
const MOST_SIDE = 8192;
const MOST_PIXELS = 2 ** 23;

/** Width and height of the picture. @throws RangeError where that is more than memory is kept for */
export function sizeOf({ width, height, scale = 1, quality, view }: StudyOptions): readonly [number, number] {
  const [across, high] = SIZES[typeof quality === 'number' ? 'refined' : quality];
  const own = [across * scale, high * scale] as const;
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
