/** Meshes of the shapes, in spaces of their own; `segments` is a full turn's, a multiple of four. */
import type { Vec3 } from '../vector.js';
import { type Mesh, MeshBuilder } from './mesh.js';

/** A point of the outline that is turned about z: radius, height, and the normal's share outwards and upwards. */
type ProfilePoint = readonly [radius: number, z: number, out: number, up: number];

const SOUTH_POLE = -Math.PI / 2;

/** Cube from -1 to 1. */
export function cube(): Mesh {
  const builder = new MeshBuilder();
  for (const axis of [0, 1, 2])
    for (const sign of [-1, 1]) {
      const corner = (u: number, v: number): number => {
        const at = [0, 0, 0] as [number, number, number];
        const normal = [0, 0, 0] as [number, number, number];
        at[axis] = normal[axis] = sign;
        at[(axis + 1) % 3] = u * sign;
        at[(axis + 2) % 3] = v;
        return builder.vertex({ at, normal });
      };
      builder.quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
    }
  return builder.build(true);
}

/** Unit sphere. */
export const sphere = (segments: number): Mesh =>
  revolve([arc(1, 0, SOUTH_POLE, -SOUTH_POLE, segments / 2)], segments, true);

/** Unit sphere below z = `cut`. */
export const bowl = (cut: number, segments: number): Mesh => {
  const end = Math.asin(Math.min(1, Math.max(-1, cut)));
  const steps = Math.max(2, Math.ceil(((end - SOUTH_POLE) / (2 * Math.PI)) * segments));
  return revolve([arc(1, 0, SOUTH_POLE, end, steps)], segments, false);
};

/** Cylinder of radius 1 from -`half` to `half` with round ends. */
export const capsule = (half: number, segments: number): Mesh =>
  revolve(
    [[...arc(1, -half, SOUTH_POLE, 0, segments / 4), ...arc(1, half, 0, -SOUTH_POLE, segments / 4)]],
    segments,
    true,
  );

/** Truncated cone from z = -1 to 1 with flat ends, its radii below and above. */
export const cone = (below: number, above: number, segments: number): Mesh =>
  revolve(
    [
      [
        [0, -1, 0, -1],
        [below, -1, 0, -1],
      ],
      side(below, above),
      [
        [above, 1, 0, 1],
        [0, 1, 0, 1],
      ],
    ],
    segments,
    true,
  );

/** The side of a truncated cone from z = -1 to 1. */
export const tube = (below: number, above: number, segments: number): Mesh =>
  revolve([side(below, above)], segments, false);

/** Unit disk, its normal up. */
export const disk = (segments: number): Mesh =>
  revolve(
    [
      [
        [1, 0, 0, 1],
        [0, 0, 0, 1],
      ],
    ],
    segments,
    false,
  );

/** Box of half sizes about the origin, its edges and corners rounded by `radius`. */
export function roundedBox([a, b, c]: Vec3, radius: number, segments: number): Mesh {
  const builder = new MeshBuilder();
  const steps = segments / 4;
  const inner: Vec3 = [a - radius, b - radius, c - radius];
  // A sphere whose eight octants are moved apart: rings from pole to pole, the equator's twice, each of four arcs.
  const rings: number[][] = [];
  for (const half of [-1, 1])
    for (let i = 0; i <= steps; i++) {
      const latitude = ((half < 0 ? i - steps : i) / steps) * (Math.PI / 2);
      const ring: number[] = [];
      for (let quadrant = 0; quadrant < 4; quadrant++)
        for (let j = 0; j <= steps; j++) {
          const [x, y] = direction(quadrant + j / steps);
          const [level, up] = [Math.cos(latitude), Math.sin(latitude)];
          // At the poles the cosine is no exact zero.
          const pole = i === (half < 0 ? 0 : steps);
          const normal: Vec3 = pole ? [0, 0, half] : [x * level, y * level, up];
          const [sx, sy] = [quadrant === 0 || quadrant === 3 ? 1 : -1, quadrant < 2 ? 1 : -1];
          ring.push(
            builder.vertex({
              at: [
                sx * inner[0] + normal[0] * radius,
                sy * inner[1] + normal[1] * radius,
                half * inner[2] + normal[2] * radius,
              ],
              normal,
            }),
          );
        }
      rings.push(ring);
    }
  const round = 4 * (steps + 1);
  for (let i = 1; i < rings.length; i++)
    for (let j = 0; j < round; j++) {
      const [low, high, next] = [rings[i - 1]!, rings[i]!, (j + 1) % round];
      builder.quad(low[j]!, low[next]!, high[next]!, high[j]!);
    }
  const at = (ring: readonly number[], quadrant: number): number => ring[quadrant * (steps + 1)]!;
  const [bottom, top] = [rings[0]!, rings.at(-1)!];
  builder.quad(at(bottom, 3), at(bottom, 2), at(bottom, 1), at(bottom, 0));
  builder.quad(at(top, 0), at(top, 1), at(top, 2), at(top, 3));
  return builder.build(true);
}

/** Turns outlines, each from below to above or from the rim inwards, about z. */
function revolve(outlines: readonly (readonly ProfilePoint[])[], segments: number, closed: boolean): Mesh {
  const builder = new MeshBuilder();
  for (const outline of outlines) {
    const rings = outline.map(([radius, z, out, up]) =>
      Array.from({ length: segments }, (_, j) => {
        const [x, y] = direction((4 * j) / segments);
        return builder.vertex({ at: [x * radius, y * radius, z], normal: [x * out, y * out, up] });
      }),
    );
    for (let i = 1; i < rings.length; i++)
      for (let j = 0; j < segments; j++) {
        const [low, high, next] = [rings[i - 1]!, rings[i]!, (j + 1) % segments];
        builder.quad(low[j]!, low[next]!, high[next]!, high[j]!);
      }
  }
  return builder.build(closed);
}

/** Part of a circle about (0, z), from one latitude to another. */
function arc(radius: number, z: number, from: number, to: number, steps: number): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const latitude = from + ((to - from) * i) / steps;
    // At the poles the cosine is no exact zero.
    const out = Math.abs(latitude) === -SOUTH_POLE ? 0 : Math.cos(latitude);
    const up = Math.sin(latitude);
    return [out * radius, z + up * radius, out, up];
  });
}

function side(below: number, above: number): ProfilePoint[] {
  // The slope of the side over the height of 2.
  const slope = (below - above) / 2;
  const l = Math.hypot(1, slope);
  return [
    [below, -1, 1 / l, slope / l],
    [above, 1, 1 / l, slope / l],
  ];
}

/** Unit vector after so many quarter turns, exact at whole ones. */
function direction(quarters: number): [number, number] {
  const whole = Math.floor(quarters);
  const part = ((quarters - whole) * Math.PI) / 2;
  const [c, s] = [Math.cos(part), Math.sin(part)];
  switch (whole % 4) {
    case 0:
      return [c, s];
    case 1:
      return [-s, c];
    case 2:
      return [-c, -s];
    default:
      return [s, -c];
  }
}
