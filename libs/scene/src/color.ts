import type { Vec3 } from './scene.js';

/** Linear RGB of an sRGB hex colour; a colour that cannot be read is a warm grey. */
export function linear(hex: string): Vec3 {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim());
  if (!match) return [0.5, 0.48, 0.45];
  const channel = (text: string): number => {
    const v = Number.parseInt(text, 16) / 255;
    // No paint sends back more than this; a higher albedo would wash the room out.
    return Math.min(0.86, v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  };
  return [channel(match[1]!), channel(match[2]!), channel(match[3]!)];
}

export function blend(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scaled(a: Vec3, k: number): Vec3 {
  return [Math.min(0.86, a[0] * k), Math.min(0.86, a[1] * k), Math.min(0.86, a[2] * k)];
}

export function brightness(a: Vec3): number {
  return a[0] * 0.2126 + a[1] * 0.7152 + a[2] * 0.0722;
}

/** The same brightness with a share of its saturation taken away. */
export function muted(a: Vec3, share: number): Vec3 {
  const grey = brightness(a);
  return blend(a, [grey, grey, grey], share);
}

/**
 * The colour, or where it is lighter than `most` (luminance), that colour as dark. In a real room no two whites are the
 * same: of surfaces that are all as white, the picture shows no edge between.
 */
export function noLighterThan(a: Vec3, most: number): Vec3 {
  const light = brightness(a);
  return light > most ? scaled(a, most / light) : a;
}

/** The colour, or where it is darker than `least` (luminance), that colour as light. */
export function noDarkerThan(a: Vec3, least: number): Vec3 {
  const light = brightness(a);
  return light > 0 && light < least ? scaled(a, least / light) : a;
}

/** Saturation, the share of the strongest channel that the weakest lacks, that light takes on where it bounces. */
const MOST_BOUNCED = 0.42;

/**
 * What a surface lends the light that it sends on: its colour, of the same brightness, and no more saturated than a camera
 * balanced for the room would show. A clay floor or a stained table otherwise dyes the ceiling and all steel.
 */
export function bounced(a: Vec3): Vec3 {
  const [most, least] = [Math.max(...a), Math.min(...a)];
  if (most - least <= MOST_BOUNCED * most) return a;
  const grey = brightness(a);
  // What is left of each channel's distance from grey, so that the strongest and the weakest stand that far apart.
  const left = (MOST_BOUNCED * grey) / (most - least - MOST_BOUNCED * (most - grey));
  return muted(a, 1 - left);
}
