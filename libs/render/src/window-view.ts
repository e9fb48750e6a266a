/** The view through windows as a photographer brings it home: exposed for itself, a little soft, seen through glass and air. */

/** A picture of four floats a pixel, with what its pixels show: surfaces have an albedo or a normal, the world outside has neither. */
interface Seen {
  readonly width: number;
  readonly height: number;
  /** Linear light; the view in it is changed. */
  readonly picture: Float32Array;
  /** Of it, what needs no filter: all of a view, lamps, flames. */
  readonly clear: Float32Array;
  readonly albedos: Float32Array;
  readonly normals: Float32Array;
}

export interface ViewLook {
  /** The tone that the view's mean is brought to, where a white wall in good light has about 1 ... */
  readonly tone: number;
  /** ... but no more than {@link LIGHTEST_SHARE} of it becomes lighter than so light a tone. */
  readonly lightest: number;
  /** Deviation of the blur of a lens that is focused in the room, as a share of the picture's width. */
  readonly softness: number;
  /** The light that a white cloud has in what was rendered: what is lighter than leaves stays so in part. */
  readonly cloud?: number;
}

/**
 * A quarter of a stop lighter than the room, which is lit from there: as dark as the room, it looks like a picture hung on the wall. Painted
 * leaves lie out of focus.
 */
const PAINTED: ViewLook = { tone: 1.3, lightest: 2.5, softness: 0.0022 };
/** Leaves that were rendered are dark and fine as leaves are: skies over them burn out, as in a photo. */
export const RENDERED: ViewLook = { tone: 0.85, lightest: 4.2, softness: 0.0011 };
/** So that skies and white houses keep their drawing. */
const LIGHTEST_SHARE = 0.06;
/** What is lighter in the mean than a garden, against a white cloud, is that much lighter in the picture too, to this power. */
const GARDEN = { mean: 0.17, power: 0.75 } as const;
/** A factor of its light stays between these: a view at dusk is none of a bright day. */
const FACTOR = { least: 0.04, most: 4.5 } as const;
/** How far glass and air take its colors towards gray, and how much of its mean light they spread over all of it. */
const GRAYED = 0.1;
const VEIL = 0.02;
/** Fewer pixels than this are no view. */
const FEWEST = 48;

const luminance = (of: Float32Array, o: number): number =>
  of[o]! * 0.2126 + of[o + 1]! * 0.7152 + of[o + 2]! * 0.0722;

/**
 * Exposes and softens what is seen of the world outside. `exposure` is what the picture will be multiplied with. Returns the pixels
 * that show nothing else.
 */
export function exposeView(seen: Seen, exposure: number, look: ViewLook = PAINTED): Uint32Array {
  const { width, height, picture, clear } = seen;
  const view = pixelsOutside(seen);
  if (view.length < FEWEST) return view;
  const lights = Float32Array.from(view, (pixel) => luminance(clear, pixel * 4)).sort();
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const lightest = lights[Math.floor((1 - LIGHTEST_SHARE) * (lights.length - 1))]!;
  if (!(mean > 0)) return view;
  const lighter = look.cloud ? Math.max(1, mean / (look.cloud * GARDEN.mean)) ** GARDEN.power : 1;
  const wanted = Math.min((look.tone * lighter) / mean, look.lightest / lightest) / exposure;
  const factor = Math.min(FACTOR.most, Math.max(FACTOR.least, wanted));
  const soft = softened(clear, view, width, height, look.softness * width);
  const grey = mean * factor * VEIL;
  const outside = new Uint8Array(width * height);
  for (const [i, pixel] of view.entries()) {
    outside[pixel] = 1;
    const o = pixel * 4;
    const light = luminance(soft, i * 3) * factor;
    for (let c = 0; c < 3; c++) {
      const own = soft[i * 3 + c]! * factor;
      picture[o + c] = (own + (light - own) * GRAYED) * (1 - VEIL) + grey;
    }
  }
  // Where a pixel shows part of the view past an edge, that part follows.
  for (const pixel of besideView(view, outside, width, height)) {
    const o = pixel * 4;
    for (let c = 0; c < 3; c++) picture[o + c]! += clear[o + c]! * (factor - 1);
  }
  return view;
}

/** Pixels that show nothing but the world outside, in order. */
function pixelsOutside({ width, height, clear, albedos, normals }: Seen): Uint32Array {
  const found = new Uint32Array(width * height);
  let count = 0;
  for (let pixel = 0; pixel < found.length; pixel++) {
    const o = pixel * 4;
    if (albedos[o]! !== 0 || albedos[o + 1]! !== 0 || albedos[o + 2]! !== 0) continue;
    if (normals[o]! !== 0 || normals[o + 1]! !== 0 || normals[o + 2]! !== 0) continue;
    if (clear[o + 1]! > 0) found[count++] = pixel;
  }
  return found.slice(0, count);
}

function* besideView(
  view: Uint32Array,
  outside: Uint8Array,
  width: number,
  height: number,
): Generator<number> {
  for (const pixel of view) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        const beside = j * width + i;
        if (outside[beside] !== 0) continue;
        outside[beside] = 2;
        yield beside;
      }
  }
}

/** The view's light, three floats for each of its pixels, blurred with a Gaussian among them alone. */
function softened(
  clear: Float32Array,
  view: Uint32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const radius = Math.ceil(2.5 * sigma);
  const weights = Float32Array.from({ length: radius + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const place = new Int32Array(width * height).fill(-1);
  view.forEach((pixel, i) => {
    place[pixel] = i;
  });
  let from = new Float32Array(view.length * 3);
  for (const [i, pixel] of view.entries()) from.set(clear.subarray(pixel * 4, pixel * 4 + 3), i * 3);
  for (const [step, length] of [
    [1, width],
    [width, height],
  ] as const) {
    const to = new Float32Array(from.length);
    view.forEach((pixel, i) => {
      const at = step === 1 ? pixel % width : Math.floor(pixel / width);
      let sum = 0;
      for (let k = Math.max(-radius, -at); k <= Math.min(radius, length - 1 - at); k++) {
        const other = place[pixel + k * step]!;
        if (other < 0) continue;
        const weight = weights[Math.abs(k)]!;
        sum += weight;
        for (let c = 0; c < 3; c++) to[i * 3 + c]! += from[other * 3 + c]! * weight;
      }
      for (let c = 0; c < 3; c++) to[i * 3 + c]! /= sum;
    });
    from = to;
  }
  return from;
}
