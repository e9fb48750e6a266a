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
  const taps = 2 * reach + 1;
  const weights = new Float32Array(fewer * taps);
  const places = new Int32Array(fewer * taps);
  const sums = new Float64Array(fewer);
  for (let i = 0; i < fewer; i++) {
    const centre = (i + 0.5) / scale - 0.5;
    const first = Math.round(centre) - reach;
    for (let k = 0; k < taps; k++) {
      const off = (first + k - centre) / sigma;
      const weight = Math.exp(-0.5 * off * off);
      weights[i * taps + k] = weight;
      places[i * taps + k] = Math.min(count - 1, Math.max(0, first + k)) * step;
      sums[i]! += weight;
    }
  }
  // Both ways along memory: rows from left to right, columns a row at a time.
  if (step === 1) {
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      for (let i = 0; i < fewer; i++) {
        let value = 0;
        for (let k = i * taps; k < (i + 1) * taps; k++) value += weights[k]! * from[start + places[k]!]!;
        into[line * fewer + i] = value / sums[i]!;
      }
    }
    return into;
  }
  const row = new Float64Array(lines);
  for (let i = 0; i < fewer; i++) {
    row.fill(0);
    for (let k = i * taps; k < (i + 1) * taps; k++) {
      const weight = weights[k]!;
      for (let line = 0, at = places[k]!; line < lines; line++, at += stride)
        row[line]! += weight * from[at]!;
    }
    for (let line = 0; line < lines; line++) into[i * lines + line] = row[line]! / sums[i]!;
  }
  return into;
}
