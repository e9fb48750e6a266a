import type { Vec3 } from './scene.js';

/** A box in the room, inches: its least and its greatest corner. */
export interface Block {
  readonly min: Vec3;
  readonly max: Vec3;
}

const AXES = [0, 1, 2] as const;

/** A block less a hole: the block itself where they do not meet, else up to six parts around the hole. */
export function withoutBlock(block: Block, hole: Block): Block[] {
  if (AXES.some((i) => block.min[i] >= hole.max[i] - 0.01 || hole.min[i] >= block.max[i] - 0.01))
    return [block];
  const parts: Block[] = [];
  let rest = block;
  for (const i of AXES) {
    if (rest.min[i] < hole.min[i]) {
      parts.push({ min: rest.min, max: at(rest.max, i, hole.min[i]) });
      rest = { min: at(rest.min, i, hole.min[i]), max: rest.max };
    }
    if (rest.max[i] > hole.max[i]) {
      parts.push({ min: at(rest.min, i, hole.max[i]), max: rest.max });
      rest = { min: rest.min, max: at(rest.max, i, hole.max[i]) };
    }
  }
  return parts;
}

/** A corner with one coordinate set. */
const at = (corner: Vec3, axis: 0 | 1 | 2, value: number): Vec3 =>
  corner.map((v, i) => (i === axis ? value : v)) as unknown as Vec3;
