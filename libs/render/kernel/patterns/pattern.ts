// What a pattern tells of the point that it colors, and what it is told of it.
import { clamp } from '../math';

/** A point on a patterned surface. Patterns read and write it; there is one, since a kernel colors one point at a time. */
export class Spot {
  /** How far from the material's base color towards its accent, and then towards its third color: 0 to 1. */
  static tone: f32 = 0;
  static third: f32 = 0;
  /** What the color is multiplied by. */
  static shade: f32 = 1;
  /** How far the normal leans along the face's two axes. */
  static bumpU: f32 = 0;
  static bumpV: f32 = 0;
  /** The material's own, changed where the pattern is rougher, duller or shines. */
  static roughness: f32 = 1;
  static f0: f32 = 0.04;
  static emitR: f32 = 0;
  static emitG: f32 = 0;
  static emitB: f32 = 0;
  /** Where a lampshade's light is seen: 1 on average, more at the height of its bulb. */
  static glow: f32 = 1;
  /** A pixel's width there, metres, and the cosine between the eye and the surface. */
  static span: f32 = 0;
  static facing: f32 = 1;
}

// How much is seen of details so many metres wide: 1 where they are several pixels wide, 0 where a pixel holds one.
@inline
export function seen(detail: f32): f32 {
  return clamp((detail - Spot.span) / (detail * 0.7), 0, 1);
}
