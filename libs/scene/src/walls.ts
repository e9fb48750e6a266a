/** The walls of the shell, with what is set into them and runs along them. */

import {
  atFrame,
  frameOf,
  framesAt,
  isRectangular,
  neighboursOf,
  type Opening,
  opposite,
  overlaps,
  rectsOf,
  runsEast,
  type Shell,
  seenFromFrame,
  type WallFrame,
  wallTop,
} from '@plumbline/concept';
import { ItemFrame, type SceneBuilder } from './builder.js';
import { type Context, wallOptions } from './context.js';
import { buildOpening, NEXT_DEPTH } from './openings.js';
import type { Vec3 } from './scene.js';
import { buildTrim, type WallWithOpenings } from './trim.js';

const OUTER_WALL = 6.5;
const INNER_WALL = 4.5;
const CLADDING = 0.25;
/** Radiance of a light wall outside, under the sky. */
const SIDING: Vec3 = [3.1, 3.1, 3];

/** A wall's frame: x along the wall from its middle, y = 0 its inner face, y grows outwards, as high as its top. */
export function wallFrame(scene: SceneBuilder, shell: Shell, id: string): ItemFrame {
  const { side, from, lengthIn } = frameOf(shell, id);
  const half = lengthIn / 2;
  const high = Math.max(...wallTop(shell, id).map(({ heightIn }) => heightIn));
  return new ItemFrame(
    scene,
    runsEast(side) ? [from.x + half, from.y, 0] : [from.x, from.y + half, 0],
    opposite(side),
    lengthIn,
    0,
    high,
  );
}

/** Middle of an opening along its wall's frame, whose x runs from the west or south on a north or west wall only. */
export function openingMiddle(shell: Shell, opening: Opening): number {
  const { side, lengthIn } = frameOf(shell, opening.wall);
  const s = opening.offsetIn + opening.widthIn / 2;
  return side === 'north' || side === 'west' ? s - lengthIn / 2 : lengthIn / 2 - s;
}

export function buildWalls(context: Context): void {
  // A fixed order of sides: the picture's noise depends on the order of primitives.
  for (const side of ['north', 'east', 'south', 'west'] as const)
    for (const frame of framesAt(context.shell, side)) buildWall(frame, context);
}

function buildWall(wallsFrame: WallFrame, context: Context): void {
  const { room, scene, shell, palette } = context;
  const { wall } = wallsFrame;
  const f = wallFrame(scene, shell, wall.id);
  const thick = thicknessOf(shell, wallsFrame);
  const half = f.width / 2;
  const openings = openingsIn(f, wall.id, context);
  const holed: WallWithOpenings = { frame: f, openings, ends: endsOf(shell, wallsFrame) };

  // Behind a slope walls go on to the height of the flat ceiling, where nobody sees them.
  const high = room.ceilingIn;
  // At an outside corner the wall's end shows in the room.
  const bare = (kind: 'inside' | 'outside'): number => (kind === 'outside' ? 4 * CLADDING : -OUTER_WALL);
  // From the window of another wing one sees this wall from outside, by day.
  const seenFromOutside = wall.exterior && !isRectangular(shell);
  const back = seenFromOutside ? Math.max(0, thick - CLADDING) : thick;
  const box = (x0: number, z0: number, x1: number, z1: number): void => {
    if (x1 <= x0) return;
    f.box(x0, 0, z0, x1, back, z1, palette.wall, wallOptions(room));
    if (!seenFromOutside) return;
    const [a, b] = [Math.max(x0, -half + bare(holed.ends.left)), Math.min(x1, half - bare(holed.ends.right))];
    f.box(a, back, z0, Math.max(a, b), thick, z1, palette.glow(SIDING), { bevel: 0 });
  };
  const [left, right] = reachOf(shell, wallsFrame, thick);
  let from = -half - left;
  for (const o of openings) {
    box(from, 0, o.x0, high);
    box(o.x0, 0, o.x1, o.z0);
    box(o.x0, o.z1, o.x1, high);
    from = Math.max(from, o.x1);
  }
  box(from, 0, half + right, high);

  buildTrim(holed, context);
  for (const o of openings)
    buildOpening(holeOf(f, o, thick), o.opening, behindWall(shell, wallsFrame, thick), context);
}

/** An opening of a wall, with its foot and head. */
type Hole = WallWithOpenings['openings'][number] & { readonly z0: number; readonly z1: number };

/** A hole in a wall so thick. */
const holeOf = (f: ItemFrame, { x0, x1, z0, z1 }: Hole, thick: number): ItemFrame =>
  f.at((x0 + x1) / 2, 0, z0, x1 - x0, thick, z1 - z0);

/** Where the openings of a wall are, from left to right. */
function openingsIn(f: ItemFrame, wall: string, { room, shell }: Context): Hole[] {
  const half = f.width / 2;
  return room.openings
    .filter((o) => o.wall === wall)
    .map((o) => {
      const middle = openingMiddle(shell, o);
      const z0 = o.kind === 'window' ? Math.max(0, o.sillIn) : 0;
      return {
        opening: o,
        x0: Math.max(-half, middle - o.widthIn / 2),
        x1: Math.min(half, middle + o.widthIn / 2),
        z0,
        z1: Math.min(f.height - 1, z0 + o.heightIn),
      };
    })
    .sort((a, b) => a.x0 - b.x0);
}

/** How far nothing of the room lies behind a wall so thick, up to the depth of a next room. */
const behindWall = (shell: Shell, frame: WallFrame, thick: number): number =>
  clearBehind(shell, frame, 0, frame.lengthIn, thick + NEXT_DEPTH) - thick;

/** The holes of cased openings, and how much is free behind their walls. */
export function casedOpenings(context: Context): { readonly hole: ItemFrame; readonly behind: number }[] {
  const { room, scene, shell } = context;
  const walls = new Set(room.openings.filter(({ kind }) => kind === 'cased-opening').map(({ wall }) => wall));
  return [...walls].flatMap((wall) => {
    const [f, frame] = [wallFrame(scene, shell, wall), frameOf(shell, wall)];
    const thick = thicknessOf(shell, frame);
    return openingsIn(f, wall, context)
      .filter(({ opening }) => opening.kind === 'cased-opening')
      .map((hole) => ({ hole: holeOf(f, hole, thick), behind: behindWall(shell, frame, thick) }));
  });
}

/** What stands at a wall's left and right end as seen in its frame. */
function endsOf(shell: Shell, { wall, side }: WallFrame): WallWithOpenings['ends'] {
  const { start, end } = neighboursOf(shell, wall.id);
  const [left, right] = side === 'north' || side === 'west' ? [start, end] : [end, start];
  return { left: left.kind, right: right.kind, takesCorner: runsEast(side) };
}

/**
 * How far a wall reaches beyond its ends. Corners belong to the walls along x, so that no two walls share a face: these
 * go on round inside corners, and the others begin behind them at outside corners.
 */
function reachOf(shell: Shell, frame: WallFrame, thick: number): readonly [left: number, right: number] {
  const { wall, side, lengthIn } = frame;
  const { start, end } = neighboursOf(shell, wall.id);
  const reach = (next: typeof start, t: number): number => {
    if (!runsEast(side))
      return next.kind === 'inside'
        ? 0
        : Math.min(0, 2 * CLADDING - thicknessOf(shell, frameOf(shell, next.wall)));
    if (next.kind === 'outside') return 0;
    // Beyond the corner may lie another part of the room.
    const strip = atFrame(frame, t, -thick, OUTER_WALL, thick);
    const parts = rectsOf(shell).filter((rect) => overlaps(strip, rect));
    const free = parts.map((rect) => {
      const seen = seenFromFrame(frame, rect);
      return t < 0 ? -(seen.t + seen.along) : seen.t - lengthIn;
    });
    return Math.max(0, Math.min(OUTER_WALL, ...free));
  };
  const [first, last] = [reach(start, -OUTER_WALL), reach(end, lengthIn)];
  return side === 'north' || side === 'west' ? [first, last] : [last, first];
}

/** A wall's thickness: less where another part of the room lies close behind it. */
function thicknessOf(shell: Shell, frame: WallFrame): number {
  const thick = frame.wall.exterior ? OUTER_WALL : INNER_WALL;
  return clearBehind(shell, frame, 0, frame.lengthIn, thick);
}

/** How far behind a stretch of a wall no other part of the room lies, up to `most`. */
function clearBehind(shell: Shell, frame: WallFrame, t: number, along: number, most: number): number {
  const strip = atFrame(frame, t, -most, along, most);
  return rectsOf(shell)
    .filter((rect) => overlaps(strip, rect))
    .map((rect) => seenFromFrame(frame, rect))
    .reduce((least, { n, deep }) => Math.min(least, Math.max(0, -n - deep)), most);
}
