import { type Item, opposite, type Point, type Rect, SIDES, type Side } from '@plumbline/concept';
import { ahead, feetAndInches, rectOf } from '@plumbline/room/parts';
import type { Labels } from '../pen/labels.js';
import { d, INK, line, path, WEIGHT } from '../pen/svg.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';

/** The ways and clear floors that matter, as thin arrows with their length: aisles, behind seats, before fixtures. */

interface Way {
  readonly item: Item;
  readonly side: Side;
}

/** Longest way that is worth an arrow, in inches. */
const LONGEST = 96;
/** Groups whose parts bound one another's ways. */
const ENCLOSED: ReadonlySet<string> = new Set(['bath', 'main', 'guest']);

function waysOf({ room }: View): Way[] {
  const of = (...kinds: string[]) => room.items.filter((i) => kinds.includes(i.kind));
  const tops = of('countertop').filter((i) => i.group === 'island' || i.group === 'peninsula');
  if (tops.length > 0) return tops.flatMap((item) => SIDES.map((side) => ({ item, side })));
  if (room.category === 'kitchen') {
    return of('range', 'sink-base').map((item) => ({ item, side: item.facing }));
  }
  return [
    ...of('toilet', 'vanity', 'pedestal-sink', 'shower', 'bathtub').map((item) => ({
      item,
      side: item.facing,
    })),
    ...of('bed').flatMap((item) =>
      SIDES.filter((s) => s !== opposite(item.facing)).map((side) => ({ item, side })),
    ),
    ...of('workbench', 'pool-table').map((item) => ({ item, side: item.facing })),
  ];
}

/** Draws the arrows whose figures find a place. */
export function drawClearances(v: View, labels: Labels): string {
  let art = '';
  const drawn = new Set<string>();
  for (const { item, side } of waysOf(v)) {
    const r = rectOf(item.box);
    const own = (o: Item): boolean => o.group === item.group && !ENCLOSED.has(o.group ?? '');
    const { distance, item: met } = ahead(v.room, middle(r, side), side, own);
    if (distance < 12 || distance > LONGEST) continue;
    // The way between two fixtures is told once.
    if (met && drawn.has(`${met.id} ${item.id}`)) continue;
    const along = side === 'east' || side === 'west';
    for (const shift of [0, 0.25, -0.25, 0.4, -0.4]) {
      const from = edge(r, side, shift);
      const to = step(from, side, distance);
      const [x1, y1] = [sheetX(v, from.x), sheetY(v, from.y)];
      const [x2, y2] = [sheetX(v, to.x), sheetY(v, to.y)];
      const figure = feetAndInches(Math.round(distance * 2) / 2);
      const at: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const options = { size: v.type.clearance, anchor: 'middle' as const, color: INK.soft, turned: !along };
      if (!labels.set(figure, [at], options, INK.floor)) continue;
      const pen = { weight: WEIGHT.fine, stroke: INK.soft };
      if (met) drawn.add(`${item.id} ${met.id}`);
      labels.reserve({
        x: Math.min(x1, x2) - 1,
        y: Math.min(y1, y2) - 1,
        w: Math.abs(x2 - x1) + 2,
        h: Math.abs(y2 - y1) + 2,
      });
      art += line(x1, y1, x2, y2, pen) + head(x1, y1, x2, y2) + head(x2, y2, x1, y1);
      break;
    }
  }
  return art;
}

/** A thin strip through the middle of a rectangle, looking towards a side. */
const middle = (r: Rect, side: Side): Rect =>
  side === 'north' || side === 'south'
    ? { ...r, x: r.x + r.w / 2 - 4, w: 8 }
    : { ...r, y: r.y + r.d / 2 - 4, d: 8 };

function edge(r: Rect, side: Side, shift: number): Point {
  const x = r.x + r.w * (0.5 + shift);
  const y = r.y + r.d * (0.5 + shift);
  switch (side) {
    case 'north':
      return { x, y: r.y + r.d };
    case 'south':
      return { x, y: r.y };
    case 'east':
      return { x: r.x + r.w, y };
    case 'west':
      return { x: r.x, y };
  }
}

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};

function step(from: Point, side: Side, by: number): Point {
  const [dx, dy] = STEP[side];
  return { x: from.x + dx * by, y: from.y + dy * by };
}

/** An open arrow head at the first point, pointing away from the second. */
function head(x: number, y: number, fromX: number, fromY: number): string {
  const a = Math.atan2(y - fromY, x - fromX);
  const at = (turn: number): [number, number] => [x - 4 * Math.cos(a + turn), y - 4 * Math.sin(a + turn)];
  return path(d('M', ...at(0.4), 'L', x, y, 'L', ...at(-0.4)), { weight: WEIGHT.fine, stroke: INK.soft });
}
