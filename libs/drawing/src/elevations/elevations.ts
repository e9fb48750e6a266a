import type { Room } from '@plumbline/concept';
import { scheduleOf } from '@plumbline/room/parts';
import { Labels } from '../pen/labels.js';
import type { SheetOptions } from '../sheet/open-sheet.js';
import type { PlanInfo } from '../sheet/plan-info.js';
import { drawingArea, framed, type Paper, type Sheet } from '../sheet/sheet-frame.js';
import { drawElevation } from './draw-elevation.js';
import type { Elevation } from './elevation.js';
import { drawnAt } from './elevation-pen.js';
import { islandsOf } from './islands-seen.js';
import { wallsOf } from './walls-seen.js';

/**
 * Sheets A-2: each wall that carries anything, seen from the room: cabinets with doors and drawers, appliances, tile,
 * valves, openings, receptacles and switches, with widths below and heights beside; and each side of an island that has
 * fronts, or a back that is seen. Lengths in inches, drawing in points.
 */

/** Walls of a room as elevations, those that carry something, and then the sides of islands. */
export const elevationsOf = (room: Room): Elevation[] => {
  const walls = wallsOf(room);
  return [...walls, ...islandsOf(room, room.shell.walls.length)];
};

/** Architect's scales that elevations are drawn at: points an inch. */
const SCALES: readonly (readonly [name: string, s: number])[] = [
  ['1/2" = 1\'-0"', 3],
  ['3/8" = 1\'-0"', 2.25],
  ['1/4" = 1\'-0"', 1.5],
  ['3/16" = 1\'-0"', 1.125],
  ['1/8" = 1\'-0"', 0.75],
  ['1/16" = 1\'-0"', 0.375],
];
/** Points around an elevation for its strings and its name. */
const ROUND = { left: 6, right: 40, top: 4, bottom: 46 } as const;

/** Elevations side by side. */
interface ElevationRow {
  readonly walls: Elevation[];
  /** Points, with their strings. */
  wide: number;
  high: number;
}

/** The elevations at the scale that shows most on the paper they take. */
export function drawElevations(
  info: PlanInfo,
  walls: readonly Elevation[],
  paper: Paper = 'letter',
  options: SheetOptions = {},
): Sheet[] {
  if (walls.length === 0) return [];
  const area = drawingArea(paper);
  const longest = Math.max(...walls.map((w) => w.lengthIn));
  const highest = Math.max(...walls.map((w) => w.heightIn));
  const most = Math.min(
    (area.w - ROUND.left - ROUND.right) / longest,
    (area.h - ROUND.top - ROUND.bottom) / highest,
  );
  const named = SCALES.filter(([, s]) => s <= most);
  const { scale, s, pages } = (named.length > 0 ? named : [['not to scale', most] as const])
    .map(([scale, s]) => ({ scale, s, pages: pagesOf(walls, s, area) }))
    .reduce((a, b) => (b.s ** 2 / b.pages.length > a.s ** 2 / a.pages.length ? b : a));
  const { tagOf } = scheduleOf(info.room);
  return pages.map((rows, i) => {
    const labels = new Labels();
    const key = new Map<string, string>();
    let art = '';
    // What is left of the paper is shared out between rows, and in a row between walls.
    const gapY = (area.h - rows.reduce((n, { high }) => n + high, 0)) / (rows.length + 1);
    let y = area.y;
    for (const row of rows) {
      const gapX = (area.w - row.wide) / (row.walls.length + 1);
      let x = area.x;
      y += gapY;
      for (const wall of row.walls) {
        x += gapX;
        const at = { x: x + ROUND.left, y: y + row.high - ROUND.bottom };
        art += drawElevation(drawnAt(wall, at, s, labels), tagOf, key);
        x += sizeAt(wall, s).w;
      }
      y += row.high;
    }
    return framed(
      info,
      paper,
      {
        number: pages.length > 1 ? `A-2.${i + 1}` : 'A-2',
        title: 'Interior elevations',
        scale,
        s,
        key: [...key].map(([tag, name]) => `${tag} ${name}`).join(', '),
      },
      art + labels.toSvg(),
      labels.placed,
      options,
    );
  });
}

/** Points that an elevation takes with its strings. */
const sizeAt = ({ lengthIn, heightIn }: Elevation, s: number) => ({
  w: lengthIn * s + ROUND.left + ROUND.right,
  h: heightIn * s + ROUND.top + ROUND.bottom,
});

/** Elevations in rows, each in the first that has room for it, and rows on as many pages as they take. */
function pagesOf(
  walls: readonly Elevation[],
  s: number,
  area: { readonly w: number; readonly h: number },
): ElevationRow[][] {
  const rows: ElevationRow[] = [];
  for (const wall of walls) {
    const { w, h } = sizeAt(wall, s);
    const row = rows.find(({ wide }) => wide + w <= area.w);
    if (row) {
      row.walls.push(wall);
      row.wide += w;
      row.high = Math.max(row.high, h);
    } else rows.push({ walls: [wall], wide: w, high: h });
  }
  const pages: ElevationRow[][] = [];
  let left = 0;
  for (const row of rows) {
    if (row.high > left + 0.01) {
      pages.push([]);
      left = area.h;
    }
    pages.at(-1)?.push(row);
    left -= row.high;
  }
  return pages;
}
