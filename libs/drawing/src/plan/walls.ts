import {
  atFrame,
  type Frame,
  framesAt,
  neighboursOf,
  overlaps,
  rectsOf,
  runsEast,
  type Shell,
  type Side,
  type Wall,
  type WallFrame,
} from '@plumbline/concept';
import { EXTERIOR_WALL, INTERIOR_WALL } from '@plumbline/room/parts';
import { drawMark, marksOf } from '../elevations/wall-marks.js';
import type { Area } from '../pen/labels.js';
import { INK, rect } from '../pen/svg.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';

/** Walls as solid poché. */

/** A piece of a wall between openings, in sheet points. */
interface PochePiece extends Area {
  readonly wall: Wall;
}

const ORDER: readonly Side[] = ['north', 'south', 'west', 'east'];

/** The walls in the order in which they are drawn. */
export const framesOf = (shell: Shell): WallFrame[] => ORDER.flatMap((side) => framesAt(shell, side));

/** How far it is from a wall's face, outwards, to floor of the same room. Inches; without end where there is none. */
export function gapBehind(shell: Shell, frame: Frame): number {
  const far = 1e6;
  const beyond = atFrame(frame, 0, -far, frame.lengthIn, far);
  return rectsOf(shell).reduce((least, r) => {
    if (!overlaps(r, beyond)) return least;
    const { x, y } = frame.from;
    const gap = {
      north: r.y - y,
      south: y - r.y - r.d,
      east: r.x - x,
      west: x - r.x - r.w,
    }[frame.side];
    return Math.min(least, gap);
  }, Number.POSITIVE_INFINITY);
}

/** Thickness in inches: what walls of its sort have, and no more than there is between two faces. */
export const thicknessIn = (shell: Shell, frame: WallFrame): number =>
  Math.min(frame.wall.exterior ? EXTERIOR_WALL : INTERIOR_WALL, gapBehind(shell, frame));

/** A place in a wall's terms as a sheet point: `t` points along it from its west or south end, `k` into the room. */
export function pointAt(v: View, { side, from }: Frame, t: number, k: number): [number, number] {
  const x = sheetX(v, from.x);
  const y = sheetY(v, from.y);
  switch (side) {
    case 'north':
      return [x + t, y + k];
    case 'south':
      return [x + t, y - k];
    case 'west':
      return [x + k, y - t];
    case 'east':
      return [x - k, y - t];
  }
}

/** All walls as pieces between openings, closed at inside and outside corners. */
export function wallPieces(v: View): PochePiece[] {
  const { shell, openings } = v.room;
  const frames = framesOf(shell);
  const thick = new Map(frames.map((frame) => [frame.wall.id, thicknessIn(shell, frame) * v.s]));
  const pieces: PochePiece[] = [];
  for (const frame of frames) {
    const { wall, lengthIn } = frame;
    const th = thick.get(wall.id) ?? 0;
    const ends = neighboursOf(shell, wall.id);
    // North and south walls take the corners, inside ones beyond their own length.
    const reach = ({ wall: other, kind }: (typeof ends)['start']): number =>
      runsEast(frame.side) === (kind === 'inside') ? (thick.get(other) ?? 0) : 0;
    const sign = runsEast(frame.side) ? 1 : -1;
    const push = (from: number, to: number): void => {
      if (to - from < 0.01) return;
      const [x1, y1] = pointAt(v, frame, from, -th);
      const [x2, y2] = pointAt(v, frame, to, 0);
      const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
      const [w, h] = runsEast(frame.side) ? [to - from, th] : [th, to - from];
      pieces.push({ x, y, w, h, wall });
    };
    let at = -sign * reach(ends.start);
    for (const gap of openings
      .filter((o) => o.wall === wall.id)
      .map((o) => ({ from: o.offsetIn * v.s, to: (o.offsetIn + o.widthIn) * v.s }))
      .sort((a, b) => a.from - b.from)) {
      push(at, gap.from);
      at = gap.to;
    }
    push(at, lengthIn * v.s + sign * reach(ends.end));
  }
  return pieces;
}

export const drawWalls = (pieces: readonly PochePiece[]): string =>
  pieces
    .map(
      (p) =>
        rect(p.x, p.y, p.w, p.h, { fill: INK.poche, weight: 0.3, stroke: INK.poche }) +
        marksOf(p.wall)
          .map((mark, i, all) => drawMark(mark, p, runsEast(p.wall.side), (i + 1) / (all.length + 1)))
          .join(''),
    )
    .join('');
