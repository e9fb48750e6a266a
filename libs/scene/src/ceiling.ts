/** The ceiling: flat, on slopes, with soffits, beams and trays. */
import {
  type Box,
  boundsOf,
  edgesOf,
  overlaps,
  type Rect,
  type Room,
  rectsOf,
  type Shell,
  type Slope,
  zoneRect,
} from '@plumbline/concept';
import { type Block, withoutBlock } from './blocks.js';
import type { ItemFrame, ShapeOptions } from './builder.js';
import type { Context } from './context.js';
import { stairwells, CEILING_THICK as THICK } from './flights.js';
import { buildStairwell } from './items/building/stairwell.js';
import { roomFrame } from './room-frame.js';

/** How far floor and ceiling reach under and over the walls. */
export const OVER_WALLS = 12;

export function buildCeiling(context: Context): void {
  const { room, shell, palette } = context;
  const { zones, slope } = shell.ceiling;
  const high = room.ceilingIn;
  const f = roomFrame(context);
  const options: ShapeOptions = { bevel: 0, inRoom: true, grain: room.widthIn > room.depthIn ? 'x' : 'y' };
  const trays = zones.filter(({ kind }) => kind === 'tray');
  const wells = stairwells(room);
  const holes: Rect[] = [...trays.map(zoneRect), ...wells];
  for (const { x, y, w, d } of rectsOf(shell)) {
    const whole: Block = {
      min: [x - OVER_WALLS, y - OVER_WALLS, high],
      max: [x + w + OVER_WALLS, y + d + OVER_WALLS, high + THICK],
    };
    const parts = holes.reduce<Block[]>(
      (blocks, hole) =>
        blocks.flatMap((block) =>
          withoutBlock(block, {
            min: [hole.x, hole.y, high],
            max: [hole.x + hole.w, hole.y + hole.d, high + THICK],
          }),
        ),
      [whole],
    );
    for (const { min, max } of parts) f.box(...min, ...max, palette.ceiling, options);
  }
  for (const zone of trays) tray(f, zoneRect(zone), zone.heightIn, context);
  for (const well of wells) buildStairwell(well, context);
  const hung = hungBelow(f, context, wells);
  if (room.finishes.ceiling.material === 'beams') beams(context, hung);
  if (room.finishes.ceiling.material === 'coffered') coffers(context, hung);
  if (slope) slopes(f, slope, context);
  for (const zone of zones) {
    if (zone.kind === 'tray') continue;
    const material = zone.kind === 'beam' ? palette.wood : palette.ceiling;
    const along = zone.widthIn > zone.depthIn ? 'x' : 'y';
    for (const { x, y, w, d } of within(shell, zoneRect(zone)))
      f.box(x, y, zone.heightIn, x + w, y + d, high, material, { grain: along });
  }
}

/** The parts of a rectangle that lie in the room. */
function within(shell: Shell, area: Rect): Rect[] {
  return rectsOf(shell)
    .filter((rect) => overlaps(rect, area))
    .map((rect) => {
      const [x, y] = [Math.max(rect.x, area.x), Math.max(rect.y, area.y)];
      return {
        x,
        y,
        w: Math.min(rect.x + rect.w, area.x + area.w) - x,
        d: Math.min(rect.y + rect.d, area.y + area.d) - y,
      };
    });
}

/** The raised part of a tray ceiling: its top and four sides. */
function tray(f: ItemFrame, { x, y, w, d }: Rect, top: number, { room, palette }: Context): void {
  const t = 4;
  const options = { bevel: 0 };
  const side = (x0: number, y0: number, x1: number, y1: number): void =>
    f.box(x0, y0, room.ceilingIn, x1, y1, top + t, palette.ceiling, options);
  f.box(x - t, y - t, top, x + w + t, y + d + t, top + t, palette.ceiling, options);
  side(x - t, y - t, x, y + d + t);
  side(x + w, y - t, x + w + t, y + d + t);
  side(x, y - t, x + w, y);
  side(x, y + d, x + w, y + d + t);
}

/**
 * Slabs under both sides of a ridge. They go on beyond the eaves, below the knee walls' outer faces, and beyond the
 * ridge, above one another.
 */
function slopes(f: ItemFrame, slope: Slope, { room, shell, palette }: Context): void {
  const bounds = boundsOf(shell);
  const level = slope.ridge === 'east-west';
  const extent = level ? bounds.d : bounds.w;
  const { ridgeAtIn, ridgeIn } = slope;
  for (const [eave, knee, rises] of [
    [0, slope.kneeStartIn, 1],
    [extent, slope.kneeEndIn, -1],
  ] as const) {
    const run = Math.abs(ridgeAtIn - eave);
    if (run <= 0 || Math.min(knee, ridgeIn) >= room.ceilingIn) continue;
    const angle = Math.atan2(ridgeIn - knee, run);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const rect of rectsOf(shell)) {
      const [low, long] = level ? [rect.y, rect.d] : [rect.x, rect.w];
      const from = Math.max(low, Math.min(eave, ridgeAtIn));
      const to = Math.min(low + long, Math.max(eave, ridgeAtIn));
      if (to <= from) continue;
      const at = (from + to) / 2;
      const height = knee + ((ridgeIn - knee) * Math.abs(at - eave)) / run;
      const across = at - rises * sin * (THICK / 2);
      const middle = height + cos * (THICK / 2);
      const reach = ((to - from) / 2 + OVER_WALLS) / cos;
      const degrees = (rises * angle * 180) / Math.PI;
      if (level)
        f.orientedBox(
          [rect.x + rect.w / 2, across, middle],
          [rect.w / 2 + OVER_WALLS, reach, THICK / 2],
          { x: degrees },
          palette.ceiling,
          { bevel: 0, grain: 'x' },
        );
      else
        f.orientedBox(
          [across, rect.y + rect.d / 2, middle],
          [reach, rect.d / 2 + OVER_WALLS, THICK / 2],
          { y: -degrees },
          palette.ceiling,
          { bevel: 0, grain: 'y' },
        );
    }
  }
}

/** Where a line across the room at `x` or `y` runs inside of it: from and to, in order. */
function crossings(shell: Shell, axis: 'x' | 'y', at: number): [from: number, to: number][] {
  const other = axis === 'x' ? 'y' : 'x';
  const stops = edgesOf(shell)
    .filter(
      ([a, b]) =>
        a[other] === b[other] && Math.min(a[axis], b[axis]) <= at && Math.max(a[axis], b[axis]) > at,
    )
    .map(([a]) => a[other])
    .sort((a, b) => a - b);
  return Array.from({ length: stops.length / 2 }, (_, i) => [stops[2 * i]!, stops[2 * i + 1]!]);
}

/** Half the width of a beam, inches. */
const BEAM = 3;

/** Where the middles of beams are, along the room's longer side, inches. */
function beamsOf({ widthIn, depthIn }: Pick<Room, 'widthIn' | 'depthIn'>): number[] {
  const length = Math.max(widthIn, depthIn);
  const count = Math.max(2, Math.round(length / 48));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * length);
}

/** The box of what is set flat into a ceiling, moved aside where one of its beams would cut through it. */
export function besideBeams(box: Box, room: Room): Box {
  if (room.finishes.ceiling.material !== 'beams') return box;
  if (box.heightIn > 4 || box.z + box.heightIn < room.ceilingIn - 1) return box;
  const along = room.widthIn < room.depthIn;
  const [from, long] = along ? [box.y, box.depthIn] : [box.x, box.widthIn];
  const least = BEAM + 1 + long / 2;
  const at = from + long / 2;
  const beam = beamsOf(room).find((middle) => Math.abs(middle - at) < least);
  if (beam === undefined) return box;
  const moved = beam + (at < beam ? -least : least) - long / 2;
  return along ? { ...box, y: moved } : { ...box, x: moved };
}

/** Builds a strip of so many inches below the ceiling. */
type Hang = (area: Rect, deep: number, material: number, options: ShapeOptions) => void;

/** What hangs below the ceiling ends at a stair's well, where a head would strike it. */
const hungBelow =
  (f: ItemFrame, { room: { ceilingIn: high } }: Context, wells: readonly Rect[]): Hang =>
  ({ x, y, w, d }, deep, material, options) => {
    const whole: Block = { min: [x, y, high - deep], max: [x + w, y + d, high] };
    const parts = wells.reduce<Block[]>(
      (blocks, well) =>
        blocks.flatMap((block) =>
          withoutBlock(block, {
            min: [well.x, well.y, high - deep],
            max: [well.x + well.w, well.y + well.d, high],
          }),
        ),
      [whole],
    );
    for (const { min, max } of parts) f.box(...min, ...max, material, options);
  };

function beams({ palette, room, shell }: Context, hang: Hang): void {
  const along = room.widthIn < room.depthIn;
  for (const at of beamsOf(room))
    for (const [from, to] of crossings(shell, along ? 'y' : 'x', at))
      if (along)
        hang({ x: from, y: at - BEAM, w: to - from, d: 2 * BEAM }, 6, palette.wood, { grain: 'x' });
      else hang({ x: at - BEAM, y: from, w: 2 * BEAM, d: to - from }, 6, palette.wood, { grain: 'y' });
}

/** Half the width of what divides a coffered ceiling, inches. */
const RIB = 2.5;

function coffers({ palette, room, shell }: Context, hang: Hang): void {
  const { widthIn, depthIn } = room;
  const options = { bevel: 0.3 };
  const nx = Math.max(2, Math.round(widthIn / 54));
  const ny = Math.max(2, Math.round(depthIn / 54));
  // The first and the last lie half in the walls.
  const inside = (at: number, length: number): number => Math.min(Math.max(at, 1), length - 1);
  for (let i = 0; i <= nx; i++) {
    const at = (i / nx) * widthIn;
    for (const [from, to] of crossings(shell, 'x', inside(at, widthIn)))
      hang({ x: at - RIB, y: from, w: 2 * RIB, d: to - from }, 4.5, palette.trim, options);
  }
  for (let i = 0; i <= ny; i++) {
    const at = (i / ny) * depthIn;
    for (const [from, to] of crossings(shell, 'y', inside(at, depthIn)))
      hang({ x: from, y: at - RIB, w: to - from, d: 2 * RIB }, 4.4, palette.trim, options);
  }
}
