/** Three numbers: a direction or a point. What they mean (camera, room) is said where they are used. */
export type Vector = readonly [x: number, y: number, z: number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const length = (a: Vector): number => Math.sqrt(dot(a, a));

/** The same direction with length 1; a zero vector stays zero. */
export function unit(a: Vector): Vector {
  const by = length(a) || 1;
  return [a[0] / by, a[1] / by, a[2] / by];
}
