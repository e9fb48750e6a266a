/** What stands between the eye and the room: walls, which it looks through from behind, and chairs and small tables, carried aside. */
import { contains, edgesOf, type Item, type Room, type Shell, type Side } from '@plumbline/concept';
import { CLIP, type LevelCamera, type SceneCamera } from './view.js';
import { RUNS, SOFAS } from './worth.js';

const METRE = 0.0254;
/** So near a wall, in inches, a place counts as inside. */
const HAIR = 0.04;

/** Where the eye's rays come into the room through a wall: a little inside of its face. Metres. */
export interface WallPlane {
  /** The axis that the wall stands across. */
  readonly across: 'x' | 'y';
  /** Which way along that axis the room lies. */
  readonly inward: 1 | -1;
  readonly place: number;
  /** From where to where it runs along the other axis. */
  readonly from: number;
  readonly to: number;
}

/** A plane for each wall of the outline, `CLIP` inside of it, from corner to corner. */
export function wallsSeenThrough(shell: Shell): WallPlane[] {
  const edges = edgesOf(shell);
  // The outline runs counter-clockwise: the room lies to the left of each edge.
  const inwards = edges.map(([a, b]) => [-Math.sign(b.y - a.y), Math.sign(b.x - a.x)] as const);
  return edges.map(([a, b], i) => {
    const [x, y] = inwards[i]!;
    const before = inwards[(i + edges.length - 1) % edges.length]!;
    const after = inwards[(i + 1) % edges.length]!;
    if (x !== 0) {
      const ends = [a.y * METRE + before[1] * CLIP, b.y * METRE + after[1] * CLIP];
      return {
        across: 'x',
        inward: x > 0 ? 1 : -1,
        place: a.x * METRE + x * CLIP,
        from: Math.min(...ends),
        to: Math.max(...ends),
      };
    }
    const ends = [a.x * METRE + before[0] * CLIP, b.x * METRE + after[0] * CLIP];
    return {
      across: 'y',
      inward: y > 0 ? 1 : -1,
      place: a.y * METRE + y * CLIP,
      from: Math.min(...ends),
      to: Math.max(...ends),
    };
  });
}

/** Through how many of the room's walls the camera may look: none from inside, else all. */
export function wallsBefore({ x, y }: Pick<SceneCamera, 'x' | 'y'>, shell: Shell): number {
  const inside = contains(shell, { x: x / METRE - HAIR, y: y / METRE - HAIR, w: 2 * HAIR, d: 2 * HAIR });
  return inside ? 0 : edgesOf(shell).length;
}

const WAYS = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] } as const;

/** The kernel's bits for what is taken away together with a side's wall; those below are a primitive's grain. */
const TAKEN: Readonly<Record<Side, number>> = { south: 8, north: 16, west: 32, east: 64 };
/** How far, in inches, what is taken away with a wall may reach into the room: what is deeper belongs to the room. */
const HANGS_WITHIN = 26;

/** The sides with whose walls a thing is taken away: those at which it stands or hangs, curtains too. Runs of cabinets stay. */
export function atWalls(
  { kind, box }: Item,
  { widthIn, depthIn }: Pick<Room, 'widthIn' | 'depthIn'>,
): number {
  if (RUNS.includes(kind) && kind !== 'curtain') return 0;
  const sides: readonly (readonly [Side, number])[] = [
    ['south', box.y + box.depthIn],
    ['north', depthIn - box.y],
    ['west', box.x + box.widthIn],
    ['east', widthIn - box.x],
  ];
  return sides.reduce((bits, [side, reach]) => (reach <= HANGS_WITHIN ? bits | TAKEN[side] : bits), 0);
}

/** The first bit of what can be carried aside, and how many chairs, and tables at the ends of sofas, have one. */
const FIRST_CARRIED = 128;
const MOST_CARRIED = 4;
/** How far before the eye, in metres, a chair with its back to it or a small table stands in the way. */
const IN_THE_WAY = 2.8;

/** Whether a lamp stands on a table. */
const standsOn = ({ kind, box }: Item, table: Item['box']): boolean =>
  kind === 'table-lamp' &&
  box.x + box.widthIn / 2 > table.x &&
  box.x + box.widthIn / 2 < table.x + table.widthIn &&
  box.y + box.depthIn / 2 > table.y &&
  box.y + box.depthIn / 2 < table.y + table.depthIn;

/**
 * A bit for each armchair beside which the room has other seats, and for each side table with its lamp: a photographer carries
 * the one before the lens aside.
 */
export function carriedBits(items: readonly Item[]): number[] {
  const chairs = items.filter(({ kind }) => kind === 'armchair');
  const tables = items.filter(({ kind }) => kind === 'side-table');
  const isSpare = chairs.length > 1 || items.some(({ kind }) => SOFAS.includes(kind));
  return items.map((item) => {
    const nth = chairs.indexOf(item);
    if (nth >= 0) return isSpare && nth < MOST_CARRIED ? FIRST_CARRIED << nth : 0;
    const table = tables.findIndex((one) => one === item || standsOn(item, one.box));
    return table >= 0 && table < MOST_CARRIED ? FIRST_CARRIED << (MOST_CARRIED + table) : 0;
  });
}

/** The bits of the chairs that stand close before a camera with their backs to it, and of small tables, to be carried aside. */
export function carriedAside(
  { x, y, headingX, headingY }: Pick<LevelCamera, 'x' | 'y' | 'headingX' | 'headingY'>,
  items: readonly Item[],
): number {
  return carriedBits(items).reduce((bits, bit, i) => {
    const { kind, box, facing } = items[i]!;
    const dx = (box.x + box.widthIn / 2) * METRE - x;
    const dy = (box.y + box.depthIn / 2) * METRE - y;
    const [fx, fy] = WAYS[facing];
    const isBefore = dx * headingX + dy * headingY > -0.3 && Math.hypot(dx, dy) < IN_THE_WAY;
    const turnsAway = kind !== 'armchair' || fx * headingX + fy * headingY > 0.3;
    return isBefore && turnsAway ? bits | bit : bits;
  }, 0);
}

/** What is taken away for a camera: what stands at the outer walls behind which it stands, and what is carried out of its way. */
export function takenFor(
  { x, y, aside = 0 }: Pick<SceneCamera, 'x' | 'y' | 'aside'>,
  { widthIn, depthIn }: Pick<Room, 'widthIn' | 'depthIn'>,
): number {
  const behind: readonly (readonly [Side, boolean])[] = [
    ['south', y < 0],
    ['north', y > depthIn * METRE],
    ['west', x < 0],
    ['east', x > widthIn * METRE],
  ];
  return behind.reduce((bits, [side, is]) => (is ? bits | TAKEN[side] : bits), aside);
}

/** A thing whose underside is lower than this, in inches, stands on the floor. */
const STANDS_BELOW = 6;

/**
 * The things, by their place among the room's, that a camera does altogether without: what stands on the floor at the wall
 * behind which it stands, and chairs and tables that were carried aside. Taken away for the eye only, it would leave its own dark place on the floor.
 */
export function standingTaken(
  camera: Pick<SceneCamera, 'x' | 'y' | 'aside'>,
  room: Room,
): ReadonlySet<number> {
  const taken = takenFor(camera, room);
  const carried = carriedBits(room.items);
  return new Set(
    room.items.flatMap((item, i) =>
      (item.box.z < STANDS_BELOW && (atWalls(item, room) & taken) !== 0) || (carried[i]! & taken) !== 0
        ? [i]
        : [],
    ),
  );
}
