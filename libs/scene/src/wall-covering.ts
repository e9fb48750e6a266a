import type { Opening, Room } from '@plumbline/concept';
import type { Frame, Look } from './builder.js';
import type { Vec3 } from './scene.js';

/** A box in the room, inches: its least and its greatest corner. */
export interface Block {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Width of the casing around an opening. */
const CASING = 2;
/** How far from its wall an opening cuts what covers the wall. */
const CUT_DEEP = 3;

/** Tile or slab on a wall, left out where a window or a door is. Corners as for Frame.box. */
export function coverWall(
  f: Frame,
  room: Room,
  [x0, y0, z0]: Vec3,
  [x1, y1, z1]: Vec3,
  material: number,
  look: Look,
): void {
  const a = f.place([x0, y0, z0]);
  const b = f.place([x1, y1, z1]);
  const least = (i: 0 | 1 | 2) => Math.min(a[i], b[i]);
  const most = (i: 0 | 1 | 2) => Math.max(a[i], b[i]);
  const whole = { min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)] } as const;
  const inRoom = f.scene.frame({ x: 0, y: 0, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
  for (const { min, max } of withoutOpenings(room, { min: [...whole.min], max: [...whole.max] }))
    inRoom.box(min[0], min[1], min[2], max[0], max[1], max[2], material, look);
}

/** What is left of a block once every door and window with its casing is cut out of it. */
export function withoutOpenings(room: Room, block: Block): Block[] {
  return room.openings.reduce<Block[]>(
    (blocks, opening) => blocks.flatMap((part) => without(part, holeOf(room, opening))),
    [block],
  );
}

/** The place of an opening and its casing before its wall. */
function holeOf(room: Room, { side, offsetIn, widthIn, sillIn, heightIn }: Opening): Block {
  const from = offsetIn - CASING;
  const to = offsetIn + widthIn + CASING;
  const low = sillIn > 0 ? sillIn - CASING : 0;
  const high = sillIn + heightIn + CASING;
  switch (side) {
    case 'north':
      return { min: [from, room.depthIn - CUT_DEEP, low], max: [to, room.depthIn, high] };
    case 'south':
      return { min: [from, 0, low], max: [to, CUT_DEEP, high] };
    case 'east':
      return { min: [room.widthIn - CUT_DEEP, from, low], max: [room.widthIn, to, high] };
    case 'west':
      return { min: [0, from, low], max: [CUT_DEEP, to, high] };
  }
}

const AXES = [0, 1, 2] as const;

/** A block less a hole: the block itself where they do not meet, else up to six parts around the hole. */
function without(block: Block, hole: Block): Block[] {
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
