import { CATALOGUE, type Item, type Room } from '@plumbline/concept';
import { rectOf } from '../planner/geometry.js';
import { sheetX, sheetY, type View } from './sheet.js';
import { d, INK, line, path, WEIGHT } from './svg.js';

/** A room many times as long as wide is drawn shortened, with break lines where nothing stands. */

/** A stretch that is left out of the drawing, along x or y. Inches. */
export interface Cut {
  /** Where the drawing is cut, in the shortened room. */
  readonly at: number;
  readonly leftOutIn: number;
}

export interface Shortened {
  readonly room: Room;
  readonly alongX: boolean;
  readonly cuts: readonly Cut[];
}

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
  const spans = [
    ...room.items.filter((i) => !isLight(i)).map((i) => spanOf(i, alongX)),
    ...room.openings
      .filter((o) => (o.side === 'north' || o.side === 'south') === alongX)
      .map((o) => [o.offsetIn, o.offsetIn + o.widthIn] as const),
  ].sort((a, b) => a[0] - b[0]);
  const gaps: { from: number; to: number }[] = [];
  let at = 0;
  for (const [from, to] of [...spans, [length, length] as const]) {
    if (from - at > EMPTY) gaps.push({ from: at + LEFT, to: from - LEFT });
    at = Math.max(at, to);
  }
  const before = (t: number): number => gaps.reduce((sum, g) => sum + (t >= g.to ? g.to - g.from : 0), 0);
  const moved = <T extends number>(t: T): number => t - before(t);
  const inGap = (item: Item): boolean => {
    const [from, to] = spanOf(item, alongX);
    return gaps.some((g) => from < g.to && to > g.from);
  };
  return {
    alongX,
    cuts: gaps.map((g) => ({ at: g.from - before(g.from), leftOutIn: g.to - g.from })),
    room: {
      ...room,
      ...(alongX ? { widthIn: moved(length) } : { depthIn: moved(length) }),
      items: room.items
        .filter((i) => !inGap(i))
        .map((i) => ({
          ...i,
          box: alongX ? { ...i.box, x: moved(i.box.x) } : { ...i.box, y: moved(i.box.y) },
        })),
      openings: room.openings.map((o) =>
        (o.side === 'north' || o.side === 'south') === alongX ? { ...o, offsetIn: moved(o.offsetIn) } : o,
      ),
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

/** A pair of break lines through walls and floor at each cut, the band between them blank. */
export function drawBreaks(v: View, { alongX, cuts }: Shortened, wall: number): string {
  return cuts
    .map(({ at }) => {
      const end = alongX ? v.room.depthIn : v.room.widthIn;
      const P = (along: number, across: number): [number, number] =>
        alongX ? [sheetX(v, at) + along, sheetY(v, across)] : [sheetX(v, across), sheetY(v, at) - along];
      const over = (wall + 2) / v.s;
      const edge = (shift: number): [number, number][] => {
        const mid = end / 2;
        const z = 5 / v.s;
        return [
          P(shift, -over),
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
      const [start, ...rest] = band as [[number, number], ...[number, number][]];
      return (
        path(d('M', ...start, ...rest.flatMap((p) => ['L', ...p]), 'Z'), {
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
