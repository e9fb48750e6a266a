import {
  CATALOGUE,
  frameOf,
  type Item,
  type Opening,
  type Room,
  rectsOf,
  runsEast,
  type Shell,
} from '@plumbline/concept';
import { rectOf } from '@plumbline/room/parts';
import { d, INK, line, path, WEIGHT } from '../pen/svg.js';
import type { Shortened } from './view.js';
import { sheetX, sheetY, type View } from './view.js';

/** Only rooms at least this long, in inches and as a multiple of their width, are shortened. */
const LONG = { in: 480, ratio: 4 } as const;
/** Empty stretches over this length are cut, but for what is left on either side of the break. Inches. */
const EMPTY = 144;
const LEFT = 30;

/** Leaves out the stretches of a very long room in which nothing but ceiling lights is. */
export function shortened(room: Room): Shortened {
  const alongX = room.widthIn >= room.depthIn;
  const [length, width] = alongX ? [room.widthIn, room.depthIn] : [room.depthIn, room.widthIn];
  if (length < LONG.in || length < width * LONG.ratio) return { room, alongX, cuts: [] };
  const { shell } = room;
  const isAlong = (o: Opening): boolean => runsEast(o.side) === alongX;
  const startOf = (o: Opening): number => frameOf(shell, o.wall).from[alongX ? 'x' : 'y'];
  const spans = [
    ...room.items.filter((i) => !isLight(i)).map((i) => spanOf(i, alongX)),
    ...room.openings
      .filter(isAlong)
      .map((o) => [startOf(o) + o.offsetIn, startOf(o) + o.offsetIn + o.widthIn] as const),
    ...marksOf(shell, alongX).map((at) => [at, at] as const),
  ].sort((a, b) => a[0] - b[0]);
  const gaps: { from: number; to: number }[] = [];
  let at = 0;
  for (const [from, to] of [...spans, [length, length] as const]) {
    if (from - at > EMPTY) gaps.push({ from: at + LEFT, to: from - LEFT });
    at = Math.max(at, to);
  }
  const before = (t: number): number => gaps.reduce((sum, g) => sum + (t >= g.to ? g.to - g.from : 0), 0);
  const moved = (t: number): number => t - before(t);
  const inGap = (item: Item): boolean => {
    const [from, to] = spanOf(item, alongX);
    return gaps.some((g) => from < g.to && to > g.from);
  };
  return {
    alongX,
    cuts: gaps.map((g) => ({ at: g.from - before(g.from), leftOutIn: g.to - g.from })),
    room: {
      ...room,
      shell: shortenedShell(shell, alongX, moved),
      ...(alongX ? { widthIn: moved(length) } : { depthIn: moved(length) }),
      items: room.items
        .filter((i) => !inGap(i))
        .map((i) => ({
          ...i,
          box: alongX ? { ...i.box, x: moved(i.box.x) } : { ...i.box, y: moved(i.box.y) },
        })),
      openings: room.openings.map((o) =>
        isAlong(o) ? { ...o, offsetIn: moved(startOf(o) + o.offsetIn) - moved(startOf(o)) } : o,
      ),
    },
  };
}

/** Where corners of the outline and parts of the ceiling are, which are not left out. */
function marksOf({ outline, ceiling: { zones, slope } }: Shell, alongX: boolean): number[] {
  const across = slope && (slope.ridge === 'north-south') === alongX;
  return [
    ...outline.map((p) => (alongX ? p.x : p.y)),
    ...zones.flatMap((z) => (alongX ? [z.x, z.x + z.widthIn] : [z.y, z.y + z.depthIn])),
    ...(across ? [slope.ridgeAtIn] : []),
  ];
}

function shortenedShell(shell: Shell, alongX: boolean, moved: (t: number) => number): Shell {
  const { zones, slope, heightIn } = shell.ceiling;
  const across = slope && (slope.ridge === 'north-south') === alongX;
  return {
    ...shell,
    outline: shell.outline.map((p) => (alongX ? { ...p, x: moved(p.x) } : { ...p, y: moved(p.y) })),
    // Frames are known by their walls: these stand elsewhere.
    walls: [...shell.walls],
    ceiling: {
      heightIn,
      zones: zones.map((z) =>
        alongX
          ? { ...z, x: moved(z.x), widthIn: moved(z.x + z.widthIn) - moved(z.x) }
          : { ...z, y: moved(z.y), depthIn: moved(z.y + z.depthIn) - moved(z.y) },
      ),
      ...(slope ? { slope: across ? { ...slope, ridgeAtIn: moved(slope.ridgeAtIn) } : slope } : {}),
    },
  };
}

const isLight = (item: Item): boolean => CATALOGUE[item.kind].mount === 'ceiling';

const spanOf = (item: Item, alongX: boolean): readonly [number, number] => {
  const r = rectOf(item.box);
  return alongX ? [r.x, r.x + r.w] : [r.y, r.y + r.d];
};

/** What is left out between two places of the drawing, in inches; `across` for those along x. */
export const leftOut = ({ alongX, cuts }: Shortened, from: number, to: number, across: boolean): number =>
  across === alongX ? cuts.reduce((sum, c) => sum + (c.at > from && c.at <= to ? c.leftOutIn : 0), 0) : 0;

/** From where to where the floor reaches at a place along the room. */
function floorAt(shell: Shell, at: number, alongX: boolean): readonly [number, number] {
  const there = rectsOf(shell)
    .map(({ x, y, w, d }) => (alongX ? { x, w, y, d } : { x: y, w: d, y: x, d: w }))
    .filter((r) => r.x <= at && at <= r.x + r.w);
  return [Math.min(...there.map((r) => r.y)), Math.max(...there.map((r) => r.y + r.d))];
}

/** A pair of break lines through walls and floor at each cut, the band between them blank. */
export function drawBreaks(v: View, { alongX, cuts }: Shortened, wall: number): string {
  return cuts
    .map(({ at }) => {
      const [start, end] = floorAt(v.room.shell, at, alongX);
      const P = (along: number, across: number): [number, number] =>
        alongX ? [sheetX(v, at) + along, sheetY(v, across)] : [sheetX(v, across), sheetY(v, at) - along];
      const over = (wall + 2) / v.s;
      const edge = (shift: number): [number, number][] => {
        const mid = (start + end) / 2;
        const z = 5 / v.s;
        return [
          P(shift, start - over),
          P(shift, mid - z),
          P(shift + 4, mid - z / 3),
          P(shift - 4, mid + z / 3),
          P(shift, mid + z),
          P(shift, end + over),
        ];
      };
      const low = edge(-4);
      const high = edge(4);
      const band = [...low, ...high.slice().reverse()];
      const outline = (points: [number, number][]) =>
        points
          .slice(1)
          .map((p, i) =>
            line(...(points[i] as [number, number]), ...p, { weight: WEIGHT.detail, stroke: INK.line }),
          )
          .join('');
      const [first, ...rest] = band as [[number, number], ...[number, number][]];
      return (
        path(d('M', ...first, ...rest.flatMap((p) => ['L', ...p]), 'Z'), {
          fill: INK.paper,
          stroke: 'none',
          weight: 0,
        }) +
        outline(low) +
        outline(high)
      );
    })
    .join('');
}
