/** Triangles of plants. What a triangle carries instead of a normal: the tone of its leaf, its hue, and how dry it is, each 0 to 1. */
import { across, add, cross, times, unit } from './numbers.mjs';

export class Triangles {
  positions = [];
  own = [];

  triangle(a, b, c, [tone, hue, dry]) {
    this.positions.push(...a, ...b, ...c);
    for (let i = 0; i < 3; i++) this.own.push(tone, hue, dry);
  }

  quad(a, b, c, d, own) {
    this.triangle(a, b, c, own);
    this.triangle(a, c, d, own);
  }

  /** A leaf folded along its rib, that bends down to its tip: four triangles. */
  leaf(at, along, normal, length, width, own) {
    const side = unit(cross(along, normal));
    const up = unit(cross(side, along));
    const middle = add(add(at, along, length * 0.45), up, length * 0.06);
    const tip = add(add(at, along, length), up, -length * 0.12);
    for (const k of [-1, 1]) {
      const edge = add(add(add(at, along, length * 0.42), side, (k * width) / 2), up, length * 0.16);
      this.triangle(at, edge, middle, own);
      this.triangle(middle, edge, tip, own);
    }
  }

  /** The same of two triangles, for what stands far away or is small. */
  smallLeaf(at, along, normal, length, width, own) {
    const side = unit(cross(along, normal));
    const up = unit(cross(side, along));
    const tip = add(add(at, along, length), up, -length * 0.1);
    for (const k of [-1, 1])
      this.triangle(
        at,
        add(add(add(at, along, length * 0.45), side, (k * width) / 2), up, length * 0.12),
        tip,
        own,
      );
  }

  /** A blade: broad below, a tip above, bent over. */
  blade(at, along, bend, length, width, own) {
    const side = times(across(along), width / 2);
    const knee = add(at, along, length * 0.55);
    const tip = add(add(at, along, length * 0.9), bend, length * 0.4);
    this.quad(add(at, side, -1), add(at, side), add(knee, side, 0.8), add(knee, side, -0.8), own);
    this.triangle(add(knee, side, -0.8), add(knee, side, 0.8), tip, own);
  }

  /** A limb from a to b. */
  limb(a, b, radiusA, radiusB, sides, own) {
    const along = unit(add(b, a, -1));
    const u = across(along);
    const v = cross(along, u);
    const ring = (at, radius, i) => {
      const t = (2 * Math.PI * i) / sides;
      return add(add(at, u, radius * Math.cos(t)), v, radius * Math.sin(t));
    };
    for (let i = 0; i < sides; i++)
      this.quad(
        ring(a, radiusA, i),
        ring(a, radiusA, i + 1),
        ring(b, radiusB, i + 1),
        ring(b, radiusB, i),
        own,
      );
  }

  box([x0, y0, z0], [x1, y1, z1], own) {
    const p = (i) => [i & 1 ? x1 : x0, i & 2 ? y1 : y0, i & 4 ? z1 : z0];
    for (const [a, b, c, d] of [
      [0, 1, 5, 4],
      [2, 3, 7, 6],
      [0, 2, 6, 4],
      [1, 3, 7, 5],
      [4, 5, 7, 6],
    ])
      this.quad(p(a), p(b), p(c), p(d), own);
  }

  mesh() {
    const positions = Float32Array.from(this.positions);
    const indices = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
    return { positions, normals: Float32Array.from(this.own), indices, closed: false };
  }
}
