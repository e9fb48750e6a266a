import { atFrame, contains, frameOf, overlaps, runsEast, type Side } from '@plumbline/concept';
import { rectOf } from '@plumbline/room/parts';
import type { Area, Labels, SheetPoint } from '../pen/labels.js';
import { circle, INK, path, WEIGHT } from '../pen/svg.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';
import type { Elevation } from './elevation.js';

/** Points. */
const RADIUS = 7;
const TIP = 5;
/** From what is seen to the middle of its mark, and along it, the best first. */
const AWAY = [20, 28, 38, 50, 64, 80, 100, 120, 150];
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
/** Lower than this, or above it, things leave floor for a mark. Inches. */
const RUG = 2;
const OVERHEAD = 60;

/**
 * Marks of interior elevations (US National CAD Standard): a circled letter whose filled tip points to what is seen. Each
 * stands on open floor before its wall or island, or else over what stands there; none where no place is free.
 */
export function drawElevationMarks(v: View, elevations: readonly Elevation[], labels: Labels): string {
  const solids = [
    ...v.room.items.filter(({ box }) => box.z < OVERHEAD && box.heightIn > RUG).map(({ box }) => rectOf(box)),
    ...v.room.openings
      .filter((o) => o.swing?.into === 'room')
      .map((o) => atFrame(frameOf(v.room.shell, o.wall), o.offsetIn, 0, o.widthIn, o.widthIn)),
  ];
  let art = '';
  for (const elevation of elevations) {
    const spots = spotsBefore(v, elevation);
    const isOpen = (spot: SheetPoint): boolean =>
      !solids.some((solid) => overlaps(solid, floorUnder(v, spot)));
    const free = spots.filter(
      (spot) => contains(v.room.shell, floorUnder(v, spot)) && labels.isFree(markArea(spot), 1),
    );
    const spot = free.find(isOpen) ?? free[0];
    if (!spot) continue;
    art += markAt(spot, elevation.looks);
    labels.set(elevation.letter, [[spot.x, spot.y]], { size: 9, weight: 'bold', anchor: 'middle' });
    labels.reserve(markArea(spot));
  }
  return art;
}

const REACH = RADIUS + TIP;
const markArea = ({ x, y }: SheetPoint): Area => ({ x: x - REACH, y: y - REACH, w: 2 * REACH, h: 2 * REACH });

/** The floor that a mark covers, in inches. */
const floorUnder = (v: View, { x, y }: SheetPoint) => {
  const r = RADIUS / v.s;
  return {
    x: (x - v.left) / v.s - r,
    y: v.room.depthIn - (y - v.top) / v.s - r,
    w: 2 * r,
    d: 2 * r,
  };
};

/** On the sheet, x runs east and y south. */
const TOWARDS: Readonly<Record<Side, SheetPoint>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

/** Places before a wall or an island's side, the nearest to its middle first. */
function spotsBefore(v: View, { wall, side, looks }: Elevation): SheetPoint[] {
  const strip = wall ? stripOf(v, wall.id) : side;
  // What a shortened room leaves out moves what is no wall.
  if (!strip || (!wall && v.shortened.cuts.length > 0)) return [];
  const to = TOWARDS[looks];
  return AWAY.flatMap((away) =>
    ALONG.map((k) => ({
      x: sheetX(v, strip.x + strip.w * k) - to.x * away,
      y: sheetY(v, strip.y + strip.d * k) - to.y * away,
    })),
  );
}

function stripOf(v: View, wall: string) {
  const { from, lengthIn, side } = frameOf(v.room.shell, wall);
  return runsEast(side)
    ? { x: from.x, y: from.y, w: lengthIn, d: 0 }
    : { x: from.x, y: from.y, w: 0, d: lengthIn };
}

function markAt({ x, y }: SheetPoint, looks: Side): string {
  const { x: dx, y: dy } = TOWARDS[looks];
  const tip = [x + dx * REACH, y + dy * REACH];
  // The tip's sides touch the circle left and right of where one looks.
  const k = RADIUS * 0.92;
  const [a, b] = [1, -1].map((by) => [
    x + dx * RADIUS * 0.4 - dy * k * by,
    y + dy * RADIUS * 0.4 + dx * k * by,
  ]) as [number[], number[]];
  const d = `M${a.map(round).join(' ')}L${tip.map(round).join(' ')}L${b.map(round).join(' ')}Z`;
  return (
    path(d, { fill: INK.line, stroke: 'none', weight: 0 }) +
    circle(x, y, RADIUS, { fill: INK.paper, weight: WEIGHT.object })
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
