/** Brightness of a picture, row by row, 0 to 255. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Brightness (Rec. 709 weights) of 8-bit RGBA pixels, as a canvas gives them. */
export function grayOf(rgba: ArrayLike<number>, width: number, height: number): GrayImage {
  const data = new Float32Array(width * height);
  for (let i = 0, p = 0; i < data.length; i++, p += 4) {
    data[i] = 0.2126 * rgba[p]! + 0.7152 * rgba[p + 1]! + 0.0722 * rgba[p + 2]!;
  }
  return { width, height, data };
}

/**
 * The picture at `scale` (0 to 1) of its size, blurred first by a Gaussian of `blur / scale` pixels so that no
 * pattern appears that was not there.
 */
export function shrink(image: GrayImage, scale: number, blur = 0.6): GrayImage {
  const across = resample(image.data, image.width, image.height, 1, image.width, scale, blur);
  const width = Math.floor(image.width * scale);
  const height = Math.floor(image.height * scale);
  return { width, height, data: resample(across, image.height, width, width, 1, scale, blur) };
}

/**
 * Resamples along one axis: `count` samples that lie `step` apart become `floor(count * scale)`; the `lines` of the
 * other axis lie `stride` apart before and keep their order.
 */
function resample(
  from: Float32Array,
  count: number,
  lines: number,
  step: number,
  stride: number,
  scale: number,
  blur: number,
): Float32Array {
  const fewer = Math.floor(count * scale);
  const sigma = blur / scale;
  const reach = Math.ceil(3 * sigma);
  const into = new Float32Array(fewer * lines);
  // The new picture keeps the order of rows and columns of the old one.
  const [intoStep, intoStride] = step === 1 ? [1, fewer] : [lines, 1];
  const weights = new Float32Array(2 * reach + 1);
  for (let i = 0; i < fewer; i++) {
    const centre = (i + 0.5) / scale - 0.5;
    const first = Math.round(centre) - reach;
    let sum = 0;
    for (let k = 0; k < weights.length; k++) {
      const off = (first + k - centre) / sigma;
      weights[k] = Math.exp(-0.5 * off * off);
      sum += weights[k]!;
    }
    for (let line = 0; line < lines; line++) {
      let value = 0;
      for (let k = 0; k < weights.length; k++) {
        const at = Math.min(count - 1, Math.max(0, first + k));
        value += weights[k]! * from[at * step + line * stride]!;
      }
      into[i * intoStep + line * intoStride] = value / sum;
    }
  }
  return into;
}
