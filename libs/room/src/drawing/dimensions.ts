import type { Side } from '@plumbline/concept';
import { rectOf, seenFromWall } from '../planner/geometry.js';
import { feetAndInches } from '../units.js';
import type { Labels } from './labels.js';
import { doorsOut, type View } from './sheet.js';
import { leftOut } from './shorten.js';
import { INK, line, WEIGHT } from './svg.js';
import { textWidth } from './text.js';
import { thickness } from './walls.js';

/** Dimension strings outside the walls: segments next to the wall, the whole length beyond them. Points. */
export const DIMENSION = { first: 15, second: 33, tick: 3 } as const;

const BREAKING = new Set([
  'refrigerator',
  'range',
  'wall-oven',
  'tall-cabinet',
  'sink-base',
  'dishwasher',
  'vanity',
  'toilet',
  'bathtub',
  'shower',
  'fireplace',
  'closet',
  'walk-in-closet',
  'stair',
  'pedestal-sink',
]);

/** Where the segments of a side begin and end: its openings' edges, and the appliances and fixtures that set it out. */
function breaksOf(v: View, side: Side, length: number, least: number): number[] {
  const { room } = v;
  const edges: { at: number; rank: number }[] = [];
  for (const o of room.openings) {
    if (o.side === side) edges.push({ at: o.offsetIn, rank: 2 }, { at: o.offsetIn + o.widthIn, rank: 2 });
  }
  for (const item of room.items) {
    if (!BREAKING.has(item.kind) || item.box.z > 1) continue;
    const s = seenFromWall(room, side, rectOf(item.box));
    if (s.n > 3) continue;
    edges.push({ at: s.t, rank: 1 }, { at: s.t + s.along, rank: 1 });
  }
  // Openings first; an edge that leaves no place for its figure is told by the schedule instead.
  const chosen = [0, length];
  for (const edge of edges.sort((a, b) => b.rank - a.rank || a.at - b.at)) {
    if (chosen.every((c) => Math.abs(c - edge.at) >= least)) chosen.push(edge.at);
  }
  return chosen.sort((a, b) => a - b);
}

/** All strings of the plan. Figures go to `labels`. */
export function drawDimensions(v: View, labels: Labels): string {
  let art = '';
  for (const side of ['north', 'west', 'south', 'east'] as const) {
    const across = side === 'north' || side === 'south';
    const length = across ? v.room.widthIn : v.room.depthIn;
    const widest = textWidth('10\'-10 1/2"', v.type.dimension) + 3;
    const breaks = breaksOf(v, side, length, Math.max(widest / v.s, 6));
    const overall = side === 'north' || side === 'west';
    if (breaks.length > 2) art += string(v, side, breaks, DIMENSION.first, labels);
    if (overall)
      art += string(v, side, [0, length], breaks.length > 2 ? DIMENSION.second : DIMENSION.first, labels);
  }
  return art;
}

function string(v: View, side: Side, breaks: readonly number[], away: number, labels: Labels): string {
  const across = side === 'north' || side === 'south';
  const out = thickness(v, side) + doorsOut(v.room, side) * v.s + away;
  const { s, left, top, room } = v;
  const w = room.widthIn * s;
  const h = room.depthIn * s;
  const P = (t: number, k: number): [number, number] =>
    side === 'north'
      ? [left + t * s, top - k]
      : side === 'south'
        ? [left + t * s, top + h + k]
        : side === 'west'
          ? [left - k, top + h - t * s]
          : [left + w + k, top + h - t * s];
  const pen = { weight: WEIGHT.fine, stroke: INK.soft } as const;
  let art = line(...P(breaks[0] ?? 0, out), ...P(breaks.at(-1) ?? 0, out), pen);
  for (const at of breaks) {
    const [x, y] = P(at, out);
    art += line(...P(at, thickness(v, side) + 4), ...P(at, out + 3), pen);
    art += line(x - DIMENSION.tick, y + DIMENSION.tick, x + DIMENSION.tick, y - DIMENSION.tick, {
      weight: WEIGHT.wall,
      stroke: INK.line,
    });
  }
  for (let i = 1; i < breaks.length; i++) {
    const from = breaks[i - 1] ?? 0;
    const to = breaks[i] ?? 0;
    const [x, y] = P((from + to) / 2, out);
    const lift = 6.5;
    labels.set(
      feetAndInches(to - from + leftOut(v.shortened, from, to, across)),
      across ? [[x, y - lift]] : [[x - lift, y]],
      {
        size: v.type.dimension,
        anchor: 'middle',
        turned: !across,
      },
    );
  }
  return art;
}
