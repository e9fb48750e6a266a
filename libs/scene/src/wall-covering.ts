import { frameOf, type Opening, type Room, runsEast } from '@plumbline/concept';
import { type Block, withoutBlock } from './blocks.js';
import type { ItemFrame, SceneBuilder, ShapeOptions } from './builder.js';
import { Pattern, type Vec3 } from './scene.js';

const METRE = 0.0254;

/** Width of the casing around an opening. */
const CASING = 2;
/** How far from its wall an opening cuts what covers the wall. */
const CUT_DEEP = 3;

/**
 * Tile or slab on a wall, left out where a window or a door is. Corners as for ItemFrame.box. Answers the material as it is
 * laid: what goes on beside it takes that.
 */
export function coverWall(
  f: ItemFrame,
  room: Room,
  [x0, y0, z0]: Vec3,
  [x1, y1, z1]: Vec3,
  material: number,
  options: ShapeOptions,
): number {
  const a = f.place([x0, y0, z0]);
  const b = f.place([x1, y1, z1]);
  const least = (i: 0 | 1 | 2) => Math.min(a[i], b[i]);
  const most = (i: 0 | 1 | 2) => Math.max(a[i], b[i]);
  const whole = { min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)] } as const;
  const inRoom = f.scene.frame({ x: 0, y: 0, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
  const axis = whole.max[0] - whole.min[0] > whole.max[1] - whole.min[1] ? 0 : 1;
  const laid = laidFromMiddle(f.scene, material, whole.min[axis], whole.max[axis]);
  for (const { min, max } of withoutOpenings(room, { min: [...whole.min], max: [...whole.max] }))
    inRoom.box(min[0], min[1], min[2], max[0], max[1], max[2], laid, options);
  return laid;
}

/**
 * Tile as it is set out on a wall from one place to another, inches: from the middle, so that the pieces at both ends are
 * alike and no narrower than half a tile. What is not tile, or has been set out already, stays as it is.
 */
function laidFromMiddle(scene: SceneBuilder, index: number, from: number, to: number): number {
  const material = scene.materials[index]!;
  if (material.pattern !== Pattern.tiles || material.parameters.length > 5) return index;
  const [wide] = material.parameters as [number];
  const [middle, half] = [((from + to) / 2) * METRE, ((to - from) / 2) * METRE];
  // With a joint in the middle so much is left at each end; where that is less than half a tile, a tile is in the middle.
  const left = (half / wide) % 1;
  const joint = left > 0.001 && left < 0.499 ? middle + wide / 2 : middle;
  return scene.material({ ...material, parameters: [...material.parameters, joint % wide] });
}

/** What is left of a block once every door and window with its casing is cut out of it. */
export function withoutOpenings(room: Room, block: Block): Block[] {
  return room.openings.reduce<Block[]>(
    (blocks, opening) => blocks.flatMap((part) => withoutBlock(part, holeOf(room, opening))),
    [block],
  );
}

/** The place of an opening and its casing before its wall. */
function holeOf(room: Room, opening: Opening): Block {
  const { offsetIn, widthIn, sillIn, heightIn } = opening;
  const { side, from } = frameOf(room.shell, opening.wall);
  const [start, end] = [offsetIn - CASING, offsetIn + widthIn + CASING];
  const low = sillIn > 0 ? sillIn - CASING : 0;
  const high = sillIn + heightIn + CASING;
  const deep = side === 'north' || side === 'east' ? -CUT_DEEP : CUT_DEEP;
  return runsEast(side)
    ? {
        min: [from.x + start, Math.min(from.y, from.y + deep), low],
        max: [from.x + end, Math.max(from.y, from.y + deep), high],
      }
    : {
        min: [Math.min(from.x, from.x + deep), from.y + start, low],
        max: [Math.max(from.x, from.x + deep), from.y + end, high],
      };
}
