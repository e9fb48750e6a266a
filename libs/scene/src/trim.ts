/** Baseboards, crown and wainscot of a wall. */
import type { Item, Opening, Room } from '@plumbline/concept';
import type { ItemFrame } from './builder.js';
import type { Context } from './context.js';
import { cloudy } from './materials/patterns.js';
import { moulding, type SectionPoint } from './moulding.js';
import { CASING } from './openings.js';

/** An opening and its place along the wall's frame. */
interface PlacedOpening {
  readonly opening: Opening;
  readonly x0: number;
  readonly x1: number;
}

export interface WallWithOpenings {
  readonly frame: ItemFrame;
  /** From left to right. */
  readonly openings: readonly PlacedOpening[];
  /** Corners as seen from the room; of two walls at a corner one takes it. */
  readonly ends: {
    readonly left: 'inside' | 'outside';
    readonly right: 'inside' | 'outside';
    readonly takesCorner: boolean;
  };
}

export function buildTrim(wall: WallWithOpenings, context: Context): void {
  baseboards(wall, context);
  crown(wall, context);
  if (context.room.finishes.walls.material === 'wainscot') wainscot(wall, context);
}

/** From where to where a moulding so deep runs: round an outside corner on the wall that takes it. */
function ends(
  { frame, ends: { left, right, takesCorner } }: WallWithOpenings,
  deep: number,
): [number, number] {
  const beyond = (kind: string): number => (takesCorner && kind === 'outside' ? deep : 0);
  return [-frame.width / 2 - beyond(left), frame.width / 2 + beyond(right)];
}

/** How near to a wall a thing stands that its baseboard ends at. */
const AT_WALL = 3;

/** Where along the wall tile or a tub's flange goes down to the floor: no baseboard runs there. */
function wetSpans({ frame: f }: WallWithOpenings, room: Room): [number, number][] {
  const half = f.width / 2;
  const [a, b] = [f.place([-half, 0, 0]), f.place([half, 0, 0])];
  const axis = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? 0 : 1;
  const across = 1 - axis;
  const way = Math.sign(b[axis]! - a[axis]!);
  return room.items.flatMap((item) => {
    if (!isBuiltIntoWall(item)) return [];
    const low = [item.box.x, item.box.y];
    const high = [item.box.x + item.box.widthIn, item.box.y + item.box.depthIn];
    if (low[across]! > a[across]! + AT_WALL || high[across]! < a[across]! - AT_WALL) return [];
    const along = [low[axis]!, high[axis]!].map((v) => (v - a[axis]!) * way - half);
    const span: [number, number] = [Math.min(...along), Math.max(...along)];
    return span[1] > -half && span[0] < half ? [span] : [];
  });
}

const isBuiltIntoWall = (item: Item): boolean =>
  item.kind === 'shower' ||
  (item.kind === 'bathtub' && !['freestanding', 'clawfoot'].includes(String(item.traits?.form ?? 'alcove')));

/** The parts of a moulding's run that no door and nothing of `out` interrupts. */
function freeSpans(
  wall: WallWithOpenings,
  deep: number,
  out: readonly (readonly [number, number])[] = [],
): [number, number][] {
  const beside = CASING;
  const spans: [number, number][] = [];
  let [from, to] = ends(wall, deep);
  const gaps = [
    ...wall.openings
      .filter((o) => o.opening.kind !== 'window')
      .map((o) => [o.x0 - beside, o.x1 + beside] as const),
    ...out,
  ].sort((a, b) => a[0] - b[0]);
  for (const [x0, x1] of gaps) {
    if (x0 > from) spans.push([from, Math.min(x0, to)]);
    from = Math.max(from, x1);
  }
  if (to > from) spans.push([from, to]);
  return spans.filter(([a, b]) => b - a > 0.2);
}

function mouldings(
  wall: WallWithOpenings,
  spans: readonly (readonly [number, number])[],
  section: readonly SectionPoint[],
  m: number,
): void {
  const { frame, ends: corners } = wall;
  const half = frame.width / 2;
  for (const [a, b] of spans)
    moulding(
      frame,
      a,
      b,
      section,
      [corners.left === 'outside' && a < -half, corners.right === 'outside' && b > half],
      m,
    );
}

/** The foot of a garage's walls: the foundation's concrete, which stands 5 in over the slab and a little before the boards. */
const STEM_WALL: readonly SectionPoint[] = [
  [0, 0],
  [0.5, 0],
  [0.5, 4.8],
  [0.38, 5],
  [0, 5],
];

function baseboards(wall: WallWithOpenings, { palette, room, form }: Context): void {
  if (room.category === 'garage') {
    const m = palette.custom('stem wall', () =>
      cloudy([0.34, 0.335, 0.325], [0.22, 0.215, 0.205], 0.35, 0.7, { roughness: 0.85, reflectance: 0.02 }),
    );
    mouldings(wall, freeSpans(wall, 0.5, []), STEM_WALL, m);
    return;
  }
  const h = form.baseboardIn;
  const section: readonly SectionPoint[] =
    form.casing === 'flat'
      ? [
          [0, 0],
          [0.56, 0],
          [0.56, h - 0.08],
          [0.48, h],
          [0, h],
        ]
      : [
          [0, 0],
          [0.95, 0],
          [0.95, 0.3],
          [0.86, 0.58],
          [0.62, 0.72],
          [0.6, h - 1.3],
          [0.52, h - 1.1],
          [0.52, h - 0.85],
          [0.4, h - 0.62],
          [0.2, h - 0.3],
          [0.16, h],
          [0, h],
        ];
  const deep = Math.max(...section.map(([out]) => out));
  mouldings(wall, freeSpans(wall, deep, wetSpans(wall, room)), section, palette.trim);
}

/** Crown of 4 1/2 in that springs from the wall and reaches 3 1/4 in along the ceiling at height `h`. */
export const crownSection = (h: number): readonly SectionPoint[] => [
  [0, h - 4.5],
  [0.32, h - 4.5],
  [0.36, h - 4.1],
  [0.62, h - 3.9],
  [0.82, h - 3.2],
  [1.3, h - 2.4],
  [2, h - 1.7],
  [2.6, h - 1.1],
  [2.72, h - 0.7],
  [3.1, h - 0.62],
  [3.25, h - 0.36],
  [3.25, h],
  [0, h],
];

/** Whether the room's walls have one: below a slope there is no room for it. */
export const hasCrown = ({ room, shell, form }: Context): boolean =>
  form.crown && !shell.ceiling.slope && room.category !== 'garage' && room.category !== 'basement';

function crown(wall: WallWithOpenings, context: Context): void {
  if (hasCrown(context))
    mouldings(wall, [ends(wall, 3.25)], crownSection(wall.frame.height), context.palette.trim);
}

function wainscot(wall: WallWithOpenings, { palette }: Context): void {
  const { frame: f } = wall;
  const high = Math.min(36, f.height - 4);
  for (const [a, b] of freeSpans(wall, 1.4)) {
    f.box(a, -0.35, 0, b, 0, high - 1, palette.trim);
    f.box(a, -1.4, high - 1.2, b, 0, high, palette.trim, { bevel: 0.3 });
    const count = Math.max(1, Math.round((b - a) / 24));
    for (let i = 0; i < count; i++) {
      const x0 = a + ((b - a) * i) / count;
      const x1 = a + ((b - a) * (i + 1)) / count;
      frameOf(f, x0 + 2.5, 8, x1 - 2.5, high - 4, -0.8, palette.trim);
    }
  }
}

/** A thin picture-frame moulding on a wall. */
function frameOf(
  f: ItemFrame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  material: number,
): void {
  if (x1 - x0 < 4) return;
  const t = 0.9;
  f.box(x0, y, z0, x1, 0, z0 + t, material, { bevel: 0.3 });
  f.box(x0, y, z1 - t, x1, 0, z1, material, { bevel: 0.3 });
  f.box(x0, y, z0 + t, x0 + t, 0, z1 - t, material, { bevel: 0.3 });
  f.box(x1 - t, y, z0 + t, x1, 0, z1 - t, material, { bevel: 0.3 });
}
