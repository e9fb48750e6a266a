// From linear light to the picture one looks at: balance, bloom, AgX, a slight vignette, dither.

import { clamp, hash3, log2, luminance, mix, power, unit } from './math';

let contrast: f32 = 1;
let saturation: f32 = 1;
let blends: bool = false;

// AgX keeps white for light sixteen times the middle grey; a room's white walls are to come near it. So the curve is
// steeper up to KNEE, and from there bends back to where AgX ends: highlights keep two more stops of drawing.
const WHITE: f32 = 1.11;
const KNEE: f32 = 0.7;
const BEND: f32 = (WHITE - 1) / ((1 - KNEE) * (1 - KNEE));

@inline
function lift(v: f32): f32 {
  const over: f32 = max<f32>(v - KNEE, 0);
  return clamp(v * WHITE - BEND * over * over, 0, 1);
}

// How much of an S a print's contrast adds about the middle: blacks deepen and lit whites come near paper white.
const PRINT: f32 = 0.58;

@inline
function printed(v: f32): f32 {
  const t: f32 = clamp(v, 0, 1);
  return v + PRINT * (t * t * (3 - 2 * t) - t);
}

// How much lighter or darker than what lies around it a tone becomes, as a power of how much it differs already: edges and
// folds stand out of a room in which light goes to and fro. Beyond so many times it is no edge but a lamp, a window, a hole.
const CLARITY: f32 = 0.21;
const MOST_APART: f32 = 4;
// What both are lifted by, that the noise of the dark is left alone.
const DARK: f32 = 0.004;

// Exposures are blended, as photographers of interiors do: what lies in light brighter than BRIGHT (a white wall has about 1) is
// burnt in and what lies in shade darker than GLOOM is dodged, by these powers of how far it lies beyond, so that a wall beside a
// lamp and the front of a dark island keep their drawing. It goes by the light about a pixel: details stay. Both are held back: with
// powers over a half all lit walls come out at one tone, and a room's light at no direction. Only what lies in the sun, lighter than
// SUNLIT, is burnt in by so much more.
const BRIGHT: f32 = 1;
const BURN: f32 = 0.2;
const SUNLIT: f32 = 1.7;
const BURN_SUNLIT: f32 = 0.45;
const GLOOM: f32 = 0.16;
const DODGE: f32 = 0.28;

@inline
function blended(around: f32): f32 {
  if (!blends) return 1;
  if (around > BRIGHT) {
    const burnt: f32 = power(BRIGHT / around, BURN);
    return around > SUNLIT ? burnt * power(SUNLIT / around, BURN_SUNLIT) : burnt;
  }
  return around < GLOOM ? power(GLOOM / (around + DARK), DODGE) : 1;
}

// Where the darkest part of a picture becomes black, this tone of the print stays as it is.
const HELD: f32 = 0.7;

// How much of its own hue and chroma light keeps. The curve bends each channel by itself: what is dark would gain up to three
// times its chroma, paint in the light lose half of it, and blues turn. So each pixel is as light as the curve makes it, and of the
// color of its light. Where a channel would pass beyond white, the color goes towards the grey that is as light, not by channels of
// their own: those would turn a brown in the sun to salmon. Of how far a color may lie from its grey, this share is left as it is, and
// what lies beyond is pressed together.
const WHOLE: f32 = 0.72;
// And it is shown darker, by this much for all that lies beyond white: what is full of color is never as light as paper. Lamps, several
// times as bright as a white wall, are white all the same.
const DEEPER: f32 = 1;
const A_LAMP: f32 = 4;

// How much of its distance from grey a color keeps that reaches `out` beyond a grey of so much light.
@inline
function kept(out: f32, grey: f32): f32 {
  const room: f32 = max<f32>(1 - grey, 1e-4);
  const over: f32 = out - room * WHOLE;
  if (over <= 0) return 1;
  const rest: f32 = room * (1 - WHOLE);
  return (room * WHOLE + (over * rest) / (over + rest)) / out;
}

// sRGB both ways by a polynomial and by roots (Ian Taylor), within half a hundredth: powers would cost half as much again.
@inline
function ofSrgb(v: f32): f32 {
  return v * (v * (v * 0.305306011 + 0.682171111) + 0.012522878);
}

@inline
function toSrgb(v: f32): f32 {
  const s1: f32 = sqrt<f32>(v);
  const s2: f32 = sqrt<f32>(s1);
  return max<f32>(0.585122381 * s1 + 0.783140355 * s2 - 0.368262736 * sqrt<f32>(s2), 0);
}

/** Sets the look: contrast as an exponent, saturation as a factor, and whether exposures are blended (1 or 0). */
export function setLook(power: f32, colour: f32, blend: f32): void {
  blends = blend > 0.5;
  contrast = power;
  saturation = colour;
}

// The black point taken from a tone of 0 to 1, darks pulled down and the light tones kept.
@inline
function grounded(v: f32, black: f32, bend: f32): f32 {
  return power(max<f32>(v - black, 0) / (1 - black), bend);
}

// Wrensch's polynomial for Troy Sobotka's AgX.
@inline
function curve(x: f32): f32 {
  const x2: f32 = x * x;
  const x4: f32 = x2 * x2;
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
}

@inline
function encode(v: f32): f32 {
  return curve((clamp(log2(max<f32>(v, 1e-10)), -12.47393, 4.026069) + 12.47393) / 16.5);
}

@inline
function bloomAt(bloom: usize, w: i32, x0: i32, y0: i32, x1: i32, y1: i32, u: f32, v: f32, c: usize): f32 {
  const a: f32 = load<f32>(bloom + (<usize>(y0 * w + x0) << 4) + c);
  const b: f32 = load<f32>(bloom + (<usize>(y0 * w + x1) << 4) + c);
  const d: f32 = load<f32>(bloom + (<usize>(y1 * w + x0) << 4) + c);
  const e: f32 = load<f32>(bloom + (<usize>(y1 * w + x1) << 4) + c);
  return mix(mix(a, b, u), mix(d, e, u), v);
}

/**
 * Writes rows of 8-bit sRGB (3 bytes a pixel) to `out` from linear light at `from`. Gains are exposure and
 * white balance; `bloom` is a quarter-size picture of bw by bh that is mixed in by `share`. `black` is the tone,
 * 0 to 1, that becomes black.
 */
export function develop(
  first: i32, end: i32, width: i32, height: i32, from: usize, out: usize,
  gainR: f32, gainG: f32, gainB: f32, bloom: usize, bw: i32, bh: i32, share: f32, black: f32,
): void {
  const bend: f32 = log2(HELD) / log2((HELD - black) / (1 - black));
  for (let y: i32 = first; y < end; y++) {
    const fy: f32 = clamp((<f32>y + 0.5) * 0.25 - 0.5, 0, <f32>(bh - 1));
    const y0: i32 = <i32>fy;
    const y1: i32 = min(y0 + 1, bh - 1);
    for (let x: i32 = 0; x < width; x++) {
      const fx: f32 = clamp((<f32>x + 0.5) * 0.25 - 0.5, 0, <f32>(bw - 1));
      const x0: i32 = <i32>fx;
      const x1: i32 = min(x0 + 1, bw - 1);
      const u: f32 = fx - <f32>x0;
      const v: f32 = fy - <f32>y0;
      const o: usize = from + (<usize>(y * width + x) << 4);
      const cx: f32 = ((<f32>x + 0.5) / <f32>width - 0.5) * 2;
      const cy: f32 = ((<f32>y + 0.5) / <f32>height - 0.5) * 2;
      const d: f32 = cx * cx * 0.6 + cy * cy * 0.4;
      const shade: f32 = 1 - 0.1 * d * d;
      const aroundR: f32 = bloomAt(bloom, bw, x0, y0, x1, y1, u, v, 0);
      const aroundG: f32 = bloomAt(bloom, bw, x0, y0, x1, y1, u, v, 4);
      const aroundB: f32 = bloomAt(bloom, bw, x0, y0, x1, y1, u, v, 8);
      let r: f32 = mix(load<f32>(o), aroundR, share) * gainR;
      let g: f32 = mix(load<f32>(o, 4), aroundG, share) * gainG;
      let b: f32 = mix(load<f32>(o, 8), aroundB, share) * gainB;
      const around: f32 = bloomAt(bloom, bw, x0, y0, x1, y1, u, v, 12) * gainG;
      const apart: f32 = clamp((luminance(r, g, b) + DARK) / (around + DARK), 1 / MOST_APART, MOST_APART);
      const lit: f32 = shade * power(apart, CLARITY) * blended(around);
      r *= lit;
      g *= lit;
      b *= lit;
      let p: f32 = encode(0.842479062 * r + 0.0784335999 * g + 0.0792237451 * b);
      let q: f32 = encode(0.0423282423 * r + 0.878468636 * g + 0.0791661275 * b);
      let s: f32 = encode(0.0423756549 * r + 0.0784336 * g + 0.879142974 * b);
      p = grounded(printed(power(lift(p), contrast)), black, bend);
      q = grounded(printed(power(lift(q), contrast)), black, bend);
      s = grounded(printed(power(lift(s), contrast)), black, bend);
      const er: f32 = clamp(1.19687900 * p - 0.0980208811 * q - 0.0990297441 * s, 0, 1);
      const eg: f32 = clamp(-0.0528968518 * p + 1.15190313 * q - 0.0989611768 * s, 0, 1);
      const eb: f32 = clamp(-0.0529716355 * p - 0.0980434501 * q + 1.15107367 * s, 0, 1);
      const whole: f32 = luminance(r, g, b);
      const light: f32 = luminance(ofSrgb(er), ofSrgb(eg), ofSrgb(eb));
      const full: f32 = (max<f32>(r, max<f32>(g, b)) / max<f32>(whole, 1e-6)) * light;
      const deeper: f32 = DEEPER * clamp((A_LAMP - whole) * 0.5, 0, 1);
      const grey: f32 = light / (1 + deeper * max<f32>(full - 1, 0));
      const k: f32 = grey / max<f32>(whole, 1e-6);
      // More or less of its own chroma, about its grey.
      const ownR: f32 = max<f32>(whole + (r - whole) * saturation, 0) * k;
      const ownG: f32 = max<f32>(whole + (g - whole) * saturation, 0) * k;
      const ownB: f32 = max<f32>(whole + (b - whole) * saturation, 0) * k;
      const own: f32 = kept(max<f32>(ownR, max<f32>(ownG, ownB)) - grey, grey);
      const shownR: f32 = toSrgb(grey + (ownR - grey) * own);
      const shownG: f32 = toSrgb(grey + (ownG - grey) * own);
      const shownB: f32 = toSrgb(grey + (ownB - grey) * own);
      const noise: f32 = unit(hash3(x, y, 91)) + unit(hash3(x, y, 17)) - 0.5;
      const at: usize = out + <usize>((y * width + x) * 3);
      store<u8>(at, <u8>clamp(shownR * 255 + noise, 0, 255));
      store<u8>(at, <u8>clamp(shownG * 255 + noise, 0, 255), 1);
      store<u8>(at, <u8>clamp(shownB * 255 + noise, 0, 255), 2);
    }
  }
}
