import {
  frameOf,
  type Item,
  isOf,
  type Kind,
  type Opening,
  type Room,
  SIDES,
  type Side,
  seenFromWall,
  tileToHoods,
  type Wall,
  wallTop,
} from '@plumbline/concept';
import { WAINSCOT_IN } from '../estimate/quantities.js';
import { rectOf } from '../planner/geometry.js';
import { upperFirst } from '../text.js';
import { feetAndInches, plainInches } from '../units.js';
import { valveOf } from '../valves.js';
import { type Area, insideOf, Labels, meets } from './labels.js';
import type { PlanInfo, PlanOptions } from './plan.js';
import { EXISTING_TAG, plainName, scheduleOf } from './schedule.js';
import { drawingArea, framed, type Paper, type Sheet } from './sheet-frame.js';
import { circle, INK, line, path, rect, WEIGHT } from './svg.js';

/**
 * Sheets A-2: each wall that carries anything, seen from the room: cabinets with doors and drawers, appliances, tile,
 * valves, openings, receptacles and switches, with widths below and heights beside; and each side of an island that has
 * fronts, or a back that is seen. Lengths in inches, drawing in points.
 */

/** Nearer to a wall than this a thing stands at it. */
const AT_WALL = 2;

/** A thing on a wall as one looks at it: `x` from the left end, `z` from the floor. */
interface Seen {
  readonly item: Item;
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  /** How far its front stands off the wall. */
  readonly front: number;
  /** How high the wall behind it is tiled; 0 where it is not. */
  readonly tile: number;
  /** Seen from its front, not from a side. */
  readonly facing: boolean;
}

interface Elevation {
  /** Nothing for the side of an island. */
  readonly wall?: Wall;
  readonly name: string;
  readonly lengthIn: number;
  readonly heightIn: number;
  readonly top: readonly { readonly x: number; readonly heightIn: number }[];
  readonly things: readonly Seen[];
  readonly openings: readonly (Opening & { readonly x: number })[];
  /** How high the wall is panelled below its paint; 0 where it is not. */
  readonly dado: number;
  /** The finished back of an island: from where on, how wide and how high, and how far its top stands over it. */
  readonly back?: { readonly x: number; readonly w: number; readonly h: number; readonly overhang: number };
}

/** Loose things that no builder sets against the wall. */
const LOOSE: ReadonlySet<Kind> = new Set<Kind>([
  'rug',
  'plant',
  'artwork',
  'curtain',
  'floor-lamp',
  'table-lamp',
  'bath-mat',
  'monitor',
  'sofa',
  'sectional',
  'armchair',
  'ottoman',
  'bench',
  'coffee-table',
  'side-table',
  'console-table',
  'dining-table',
  'dining-chair',
  'stool',
  'bed',
  'bunk-bed',
  'crib',
  'nightstand',
  'dresser',
  'desk',
  'office-chair',
  'piano',
  'partition',
  'partition-door',
  'stair',
  'beam',
  'recessed-light',
  'pendant',
  'chandelier',
  'ceiling-fan',
  'exhaust-fan',
  'smoke-alarm',
  'supply-register',
  'car',
  'bike-rack',
  'tool-chest',
  'pool-table',
  'game-table',
  'treadmill',
  'piece',
  'exercise-mat',
  'overhead-rack',
  'freezer',
  'wardrobe',
  'cabinet',
  'tv-console',
  'under-cabinet-light',
]);

/** Walls of a room as elevations, those that carry something, and then the sides of islands. */
export const elevationsOf = (room: Room): Elevation[] => {
  const walls = wallsOf(room);
  return [...walls, ...islandsOf(room, room.shell.walls.length)];
};

/** Letters of elevations: walls in order from A, islands after them. */
const letterOf = (i: number): string => String.fromCharCode(65 + (i % 26));

/** What an island is built of; stools and lamps are not. */
const isIslandPart = ({ kind }: Item): boolean =>
  kind === 'countertop' ||
  kind === 'base-cabinet' ||
  kind === 'sink-base' ||
  kind === 'corner-base-cabinet' ||
  kind === 'filler' ||
  kind === 'range' ||
  kind === 'cooktop' ||
  kind === 'dishwasher' ||
  kind === 'microwave' ||
  kind === 'beverage-cooler';

/** The sides of each island that have doors, drawers or appliances, and the back that stools stand at. */
function islandsOf(room: Room, before: number): Elevation[] {
  const groups = [
    ...new Set(room.items.flatMap(({ group }) => (group?.startsWith('island') ? [group] : []))),
  ];
  const found = groups.flatMap((group) => {
    const parts = room.items.filter((item) => item.group === group && isIslandPart(item));
    const boxes = parts.filter(({ kind }) => kind !== 'countertop');
    if (boxes.length === 0) return [];
    const fronts = SIDES.filter((side) => boxes.some(({ facing }) => facing === side));
    const backs = SIDES.filter(
      (side) => fronts.some((front) => OPPOSITE[front] === side) && !fronts.includes(side),
    );
    return [...fronts, ...backs].map((side) => ({
      name: `${upperFirst(group.replace('-', ' '))}, ${side} side`,
      ...islandSide(parts, boxes, side, fronts.includes(side)),
    }));
  });
  return found.map((side, i) => ({ ...side, name: `${letterOf(before + i)} · ${side.name}` }));
}

/** One side of an island, seen from before it. */
function islandSide(
  parts: readonly Item[],
  boxes: readonly Item[],
  side: Side,
  isFront: boolean,
): Omit<Elevation, 'name'> {
  const alongX = side === 'north' || side === 'south';
  const from = ({ box }: Item): number => (alongX ? box.x : box.y);
  const wide = ({ box }: Item): number => (alongX ? box.widthIn : box.depthIn);
  const low = Math.min(...parts.map(from));
  const high = Math.max(...parts.map((item) => from(item) + wide(item)));
  // From the north or the west the high end is at the left.
  const mirrored = side === 'north' || side === 'west';
  const left = (at: number, w: number): number => (mirrored ? high - at - w : at - low);
  const face = ({ box }: Item): number =>
    ({ south: -box.y, north: box.y + box.depthIn, west: -box.x, east: box.x + box.widthIn })[side];
  const heightIn = Math.max(...parts.map(({ box }) => box.z + box.heightIn));
  const seen = (item: Item): Seen => ({
    item,
    x: left(from(item), wide(item)),
    z: item.box.z,
    w: wide(item),
    h: item.box.heightIn,
    tile: 0,
    front: face(item),
    facing: item.facing === side,
  });
  const things = (isFront ? parts : parts.filter(({ kind }) => kind === 'countertop')).map(seen);
  const ends = boxes.map((item) => [from(item), from(item) + wide(item)] as const);
  const start = Math.min(...ends.map(([a]) => a));
  const end = Math.max(...ends.map(([, b]) => b));
  const tops = parts.filter(({ kind }) => kind === 'countertop');
  return {
    lengthIn: high - low,
    heightIn,
    top: [],
    openings: [],
    dado: 0,
    things: things.sort((a, b) => a.front - b.front),
    ...(isFront
      ? {}
      : {
          back: {
            x: left(start, end - start),
            w: end - start,
            h: Math.max(...boxes.map(({ box }) => box.z + box.heightIn)),
            overhang: Math.max(
              0,
              Math.max(...tops.map(face), ...boxes.map(face)) - Math.max(...boxes.map(face)),
            ),
          },
        }),
  };
}

function wallsOf(room: Room): Elevation[] {
  const dado = room.finishes.walls.material === 'wainscot' ? WAINSCOT_IN : 0;
  return room.shell.walls.flatMap((wall, i): Elevation[] => {
    const { lengthIn } = frameOf(room.shell, wall.id);
    // Facing south or east, what runs west to east or south to north is seen from its far end.
    const mirrored = wall.side === 'south' || wall.side === 'east';
    const left = (t: number, w: number) => (mirrored ? lengthIn - t - w : t);
    const top = wallTop(room.shell, wall.id)
      .map(({ t, heightIn }) => ({ x: mirrored ? lengthIn - t : t, heightIn }))
      .sort((a, b) => a.x - b.x);
    const heightIn = Math.max(...top.map((p) => p.heightIn));
    const seen = (item: Item, box = item.box): Seen[] => {
      if (LOOSE.has(item.kind) && !(item.traits as { builtIn?: boolean } | undefined)?.builtIn) return [];
      const { t, n, along, deep } = seenFromWall(room.shell, wall.id, rectOf(box));
      if (Math.abs(n) > AT_WALL || t + along < 1 || t > lengthIn - 1) return [];
      const from = Math.max(0, t);
      const w = Math.min(lengthIn, t + along) - from;
      const facing = item.facing === wall.side ? false : OPPOSITE[item.facing] === wall.side;
      return [
        {
          item,
          x: left(from, w),
          z: box.z,
          w,
          h: Math.min(box.heightIn, heightIn - box.z),
          tile: Math.min(heightIn, tileOf(item)),
          front: n + deep,
          facing,
        },
      ];
    };
    const things = room.items.flatMap((item) => [
      ...seen(item),
      ...(isOf(item, 'backsplash') ? tileToHoods(item, room.items).flatMap((box) => seen(item, box)) : []),
    ]);
    if (!things.some(isBuilt) && dado === 0) return [];
    return [
      {
        wall,
        name: `${letterOf(i)} · ${upperFirst(wall.side)} wall`,
        lengthIn,
        heightIn,
        dado: Math.min(dado, heightIn),
        top,
        things: things.sort((a, b) => a.front - b.front),
        openings: room.openings
          .filter((o) => o.wall === wall.id)
          .map((o) => ({ ...o, x: left(o.offsetIn, o.widthIn) })),
      },
    ];
  });
}

/** Shown from its front, or tiled: a wall with nothing but receptacles, or with the side of a cabinet, is on the plan. */
const isBuilt = ({ item, facing, tile }: Seen): boolean =>
  tile > 0 || (facing && !isOf(item, 'receptacle', 'switch', 'return-grille'));

const tileOf = (item: Item): number =>
  isOf(item, 'shower', 'bathtub') ? (item.traits?.tileHeightIn ?? 0) : 0;

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

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
export function drawElevations(info: PlanInfo, paper: Paper = 'letter', options: PlanOptions = {}): Sheet[] {
  const walls = elevationsOf(info.room);
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
        art += drawElevation(wall, x + ROUND.left, y + ROUND.top + wall.heightIn * s, s, tagOf, labels, key);
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

/** One wall; `x0` is its left end and `y0` its floor on the sheet. */
function drawElevation(
  elevation: Elevation,
  x0: number,
  y0: number,
  s: number,
  tagOf: ReadonlyMap<string, string>,
  labels: Labels,
  key: Map<string, string>,
): string {
  const { name, lengthIn, heightIn, top, things, openings, dado, back } = elevation;
  const X = (x: number) => x0 + x * s;
  const Y = (z: number) => y0 - z * s;
  const box = (x: number, z: number, w: number, h: number, pen: Parameters<typeof rect>[4]) =>
    rect(X(x), Y(z + h), w * s, h * s, pen);
  // Panels and tile end at openings, and cabinets and fixtures stand before them.
  let art =
    dado > 0 ? box(0, 0, lengthIn, dado, { fill: INK.counter, weight: WEIGHT.detail, stroke: INK.soft }) : '';
  art += things.map((seen) => drawTile(seen, box, X, Y, s)).join('');
  for (const o of openings) {
    art += box(o.x - 2.5, Math.max(0, o.sillIn - 2.5), o.widthIn + 5, o.heightIn + (o.sillIn > 0 ? 5 : 2.5), {
      weight: WEIGHT.fine,
      stroke: INK.soft,
    });
    art += box(o.x, o.sillIn, o.widthIn, o.heightIn, {
      weight: WEIGHT.object,
      fill: o.kind === 'window' ? INK.water : INK.paper,
    });
    if (o.kind === 'window')
      art += line(X(o.x), Y(o.sillIn + o.heightIn / 2), X(o.x + o.widthIn), Y(o.sillIn + o.heightIn / 2), {
        weight: WEIGHT.detail,
      });
    else if (o.kind !== 'cased-opening')
      art += path(
        `M${X(o.x)} ${Y(o.sillIn)}L${X(o.x + o.widthIn / 2)} ${Y(o.sillIn + o.heightIn)}L${X(o.x + o.widthIn)} ${Y(o.sillIn)}`,
        { weight: WEIGHT.fine, dash: '3 2', stroke: INK.soft },
      );
  }
  if (back) art += box(back.x, 0, back.w, back.h, { fill: INK.cabinet, weight: WEIGHT.object });
  for (const seen of things) art += drawThing(seen, lengthIn, box, X, Y);
  for (const seen of things) art += drawValve(seen, elevation, X, Y, s, labels);
  // The wall itself, over what stands at its edges.
  const outline = [
    `M${X(0)} ${Y(0)}`,
    ...top.map((p) => `L${X(p.x)} ${Y(p.heightIn)}`),
    `L${X(lengthIn)} ${Y(0)}Z`,
  ].join('');
  if (elevation.wall) art += path(outline, { weight: WEIGHT.wall });
  art += line(X(0) - 5, Y(0), X(lengthIn) + 5, Y(0), { weight: 1.6 });

  labels.set(name, [[X(0), y0 + 39]], { size: 9.5, weight: 'bold' });
  if (back)
    labels.set(
      `Finished back${back.overhang >= 1 ? `, top stands ${plainInches(back.overhang)}" over it` : ''}`,
      [[X(back.x + back.w / 2), Y(back.h / 2)]],
      { size: 7.5, anchor: 'middle' },
      undefined,
    );
  art += widths(things, openings, lengthIn, X, y0, s, labels);
  art += heights(things, openings, heightIn, dado, X(lengthIn), Y, labels);
  for (const { item, x, z, w, h } of things) {
    if (isOf(item, 'receptacle', 'switch')) continue;
    const own = tagOf.get(item.id);
    // A number is the plan's; here the thing's name stands where it has room, else what is short for it.
    const numbered = own === undefined || /^\d/.test(own);
    const short = numbered ? (SHORT[item.kind] ?? own) : own;
    if (!short || w * s < 8) continue;
    const mark = item.existing ? ` ${EXISTING_TAG}` : '';
    const inside = { x: X(x), y: Y(z + h), w: w * s, h: h * s };
    const mid = X(x + w / 2);
    const steps = [0.5, 0.7, 0.3, 0.85, 0.15].map((k): readonly [number, number] => [
      mid,
      inside.y + inside.h * k,
    ]);
    const within = (a: Area): boolean => insideOf(inside, a);
    const pen = { size: 7.5, anchor: 'middle', weight: 'bold' } as const;
    const name = numbered && !KEYED.has(item.kind) ? plainName(item) : short;
    if (labels.set(name + mark, steps, pen, INK.paper, within)) continue;
    if (labels.set(short + mark, steps, pen, INK.paper, within) && numbered)
      key.set(short, plainName(item).toLowerCase());
  }
  const shown = [
    ...openings.map((o) => ({
      x: X(o.x - 2.5),
      y: Y(o.sillIn + o.heightIn + 2.5),
      w: (o.widthIn + 5) * s,
      h: (o.heightIn + 5) * s,
    })),
    ...things
      .filter(({ item }) =>
        isOf(
          item,
          'mirror',
          'medicine-cabinet',
          'return-grille',
          'towel-bar',
          'wall-cabinet',
          'tall-cabinet',
        ),
      )
      .map(({ x, z, w, h }) => ({ x: X(x), y: Y(z + h), w: w * s, h: h * s })),
  ];
  const wall = { x: X(0), y: Y(heightIn), w: lengthIn * s, h: heightIn * s };
  if (dado > 0) {
    const stood = things.map(({ x, z, w, h }) => ({ x: X(x), y: Y(z + h), w: w * s, h: h * s }));
    labels.set(
      'Wainscot',
      [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.08, 0.92].map((k) => [X(lengthIn * k), Y(dado / 2)] as const),
      { size: 7.5, anchor: 'middle' },
      undefined,
      (a) => insideOf(wall, a) && ![...shown, ...stood].some((other) => meets(other, a)),
    );
  }
  for (const { item, x, z, w, h } of things) {
    if (!isOf(item, 'receptacle') || !item.traits?.gfci) continue;
    const pen = { size: 6, color: INK.soft };
    const places = [
      [X(x + w) + 2, Y(z + h / 2)],
      [X(x) - 2 - 14, Y(z + h / 2)],
      [X(x + w / 2) - 7, Y(z) + 5],
      [X(x + w / 2) - 7, Y(z + h) - 5],
    ] as const;
    const isClear = (a: Area): boolean => insideOf(wall, a) && !shown.some((other) => meets(other, a));
    // Where windows and mirrors leave it no place it stands before one.
    if (!labels.set('GFCI', places, pen, INK.paper, isClear)) labels.set('GFCI', places, pen, INK.paper);
  }
  return art;
}

/** Kinds that the plan gives no tag and an elevation names. */
const SHORT: Readonly<Partial<Record<Kind, string>>> = {
  mirror: 'MIR',
  'medicine-cabinet': 'MED',
  'towel-bar': 'TB',
  'grab-bar': 'GB',
  'shower-niche': 'NICHE',
  'return-grille': 'RA',
  'electrical-panel': 'PNL',
  'ev-charger': 'EV',
  'beverage-cooler': 'BC',
  'shower-bench': 'BN',
  'floating-shelf': 'SH',
  'water-heater': 'WH',
  furnace: 'FU',
};

/** Named by what is short for them, as everybody knows it. */
const KEYED: ReadonlySet<Kind> = new Set<Kind>([
  'mirror',
  'medicine-cabinet',
  'towel-bar',
  'grab-bar',
  'shower-niche',
]);

type Draw = (x: number, z: number, w: number, h: number, pen: Parameters<typeof rect>[4]) => string;

/** The tile on the wall behind a counter, a shower or a tub. */
function drawTile(
  { item, x, z, w, h, tile }: Seen,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
): string {
  const [from, high] = item.kind === 'backsplash' ? [z, h] : [0, tile];
  if (high <= 0) return '';
  return (
    box(x, from, w, high, { fill: INK.counter, weight: WEIGHT.fine, stroke: INK.faint }) +
    courses(x, from, w, high, X, Y, s)
  );
}

function drawThing(
  { item, x, z, w, h, facing }: Seen,
  lengthIn: number,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  switch (item.kind) {
    case 'base-cabinet':
    case 'sink-base':
    case 'vanity':
    case 'corner-base-cabinet': {
      if (isKneeSpace(item))
        return (
          box(x, z, w, h, { fill: INK.paper, weight: WEIGHT.detail, dash: '3 2' }) +
          box(x, z + h - APRON, w, APRON, { fill: INK.cabinet, weight: WEIGHT.object })
        );
      if (isOf(item, 'vanity') && item.traits?.mount === 'floating') {
        const up = Math.max(9, h - 22);
        return (
          box(x, z + up, w, h - up, { fill: INK.cabinet, weight: WEIGHT.object }) +
          (facing ? fronts(item, x, z + up, w, h - up, box, X, Y) : '')
        );
      }
      const kick = item.kind === 'vanity' && z > 2 ? 0 : 4;
      const body = box(x, z + kick, w, h - kick, { fill: INK.cabinet, weight: WEIGHT.object });
      const toe = kick > 0 ? box(x + 1, z, w - 2, kick, { fill: INK.appliance, weight: WEIGHT.fine }) : '';
      const corner = item.kind === 'corner-base-cabinet' ? cornerFront(x, w, lengthIn, BASE_DEEP) : undefined;
      if (corner)
        return (
          toe +
          body +
          line(X(corner.joint), Y(z + kick), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
          fronts(ONE_DOOR, corner.x, z + kick, corner.w, h - kick, box, X, Y)
        );
      return toe + body + (facing ? fronts(item, x, z + kick, w, h - kick, box, X, Y) : '');
    }
    case 'filler':
      return box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.fine });
    case 'corner-wall-cabinet': {
      const corner = cornerFront(x, w, lengthIn, WALL_DEEP);
      const body = box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object });
      return corner
        ? body +
            line(X(corner.joint), Y(z), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
            fronts(ONE_DOOR, corner.x, z, corner.w, h, box, X, Y)
        : body + (facing ? fronts(item, x, z, w, h, box, X, Y) : '');
    }
    case 'wall-cabinet':
    case 'tall-cabinet':
      return (
        box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object }) +
        (facing ? fronts(item, x, z, w, h, box, X, Y) : '')
      );
    case 'countertop':
      return box(x, z, w, Math.max(1.5, h), { fill: INK.poche, weight: WEIGHT.fine });
    case 'backsplash':
      return '';
    case 'bathtub':
      return box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.object });
    case 'shower':
      return box(x, 0, w, 3, { fill: INK.fixture, weight: WEIGHT.object });
    case 'receptacle':
    case 'switch':
      return (
        box(x, z, w, Math.max(h, 1), { fill: INK.paper, weight: WEIGHT.detail }) +
        (item.kind === 'switch'
          ? ''
          : line(X(x + w / 2), Y(z + 1), X(x + w / 2), Y(z + h - 1), { weight: WEIGHT.detail }))
      );
    case 'mirror':
    case 'medicine-cabinet':
    case 'tv':
      return box(x, z, w, h, { fill: INK.water, weight: WEIGHT.detail });
    case 'range':
    case 'refrigerator':
    case 'dishwasher':
    case 'wall-oven':
    case 'cooktop':
    case 'microwave':
    case 'hood':
    case 'beverage-cooler':
    case 'washer':
    case 'dryer':
      return (
        box(x, z, w, h, { fill: INK.appliance, weight: WEIGHT.object }) +
        (facing && h > 30
          ? line(X(x + 2), Y(z + h * 0.86), X(x + w - 2), Y(z + h * 0.86), { weight: WEIGHT.detail })
          : '')
      );
    default:
      return box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.detail });
  }
}

/** The valve of a tub or shower on the wall that carries it, and its head, with their heights. */
function drawValve(
  { item, x, w }: Seen,
  { wall, lengthIn, heightIn }: Elevation,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
  labels: Labels,
): string {
  const valve = item.existing ? undefined : valveOf(item);
  if (!valve || valve.side !== wall?.side) return '';
  const mid = X(x + w / 2);
  for (const z of [valve.valveIn, valve.headIn ?? valve.valveIn])
    labels.reserve({ x: mid - 3 * s, y: Y(z) - 3 * s, w: 6 * s, h: 6 * s });
  const pen = { size: 6.5 } as const;
  const tell = (words: string, z: number): void => {
    const at = (aside: number) => [0, 8, -8].map((down) => [mid + aside, Y(z) + down] as const);
    const within = (a: Area): boolean =>
      insideOf({ x: X(0), y: Y(heightIn), w: lengthIn * s, h: heightIn * s }, a);
    const name = `${words} ${plainInches(z)}"`;
    if (!labels.set(name, at(4 * s), pen, INK.paper, within))
      labels.set(name, at(-4 * s), { ...pen, anchor: 'end' }, INK.paper, within);
  };
  tell('Valve', valve.valveIn);
  let art = circle(mid, Y(valve.valveIn), 3 * s, { weight: WEIGHT.object, fill: INK.paper });
  art += line(mid, Y(valve.valveIn), mid, Y(valve.valveIn) + 2.5 * s, { weight: WEIGHT.object });
  if (valve.headIn !== undefined) {
    tell('Head', valve.headIn);
    const up = Y(valve.headIn);
    art += path(
      `M${mid - s} ${up - s}L${mid + s} ${up - s}L${mid + 2.5 * s} ${up + 2 * s}L${mid - 2.5 * s} ${up + 2 * s}Z`,
      {
        weight: WEIGHT.object,
        fill: INK.paper,
      },
    );
  }
  return art;
}

/** Depths of the other leg, which hides as much of a corner cabinet. Inches. */
const BASE_DEEP = 24;
const WALL_DEEP = 12;
/** What a knee space has above the knees. Inches. */
const APRON = 5;
const ONE_DOOR = { traits: { doors: 1 } } as const;

const isKneeSpace = (item: Item): boolean =>
  (item.traits as { kneeSpace?: boolean } | undefined)?.kneeSpace === true;

/** The part of a corner cabinet that one sees beside the other leg: from where and how wide; nothing away from a corner. */
function cornerFront(
  x: number,
  w: number,
  lengthIn: number,
  hidden: number,
): { readonly x: number; readonly w: number; readonly joint: number } | undefined {
  if (w <= hidden + 3) return undefined;
  if (x < 3) return { x: hidden + x, w: w - hidden, joint: x + hidden };
  return x + w > lengthIn - 3 ? { x, w: w - hidden, joint: x + w - hidden } : undefined;
}

/** Doors with the lines that meet at their hinges, drawers below each other. */
function fronts(
  item: { readonly traits?: object },
  x: number,
  z: number,
  w: number,
  h: number,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  const traits = (item.traits ?? {}) as { doors?: number; drawers?: number; hinge?: string; open?: boolean };
  if (traits.open) return '';
  const drawers = traits.drawers ?? 0;
  const doors = traits.doors ?? (drawers > 0 ? 0 : w > 21 ? 2 : 1);
  const gap = 0.75;
  let art = '';
  const drawerHigh = doors > 0 ? Math.min(6, h / 4) : (h - gap) / Math.max(1, drawers);
  for (let i = 0; i < drawers && (doors === 0 || i === 0); i++)
    art += box(x + gap, z + h - (i + 1) * drawerHigh, w - 2 * gap, drawerHigh - gap, { weight: WEIGHT.fine });
  const high = h - (doors > 0 && drawers > 0 ? drawerHigh : 0) - gap;
  const each = (w - gap) / Math.max(1, doors);
  for (let i = 0; i < doors; i++) {
    const from = x + gap + i * each;
    art += box(from, z + gap, each - gap, high - gap, { weight: WEIGHT.fine });
    const right = doors === 1 ? traits.hinge === 'right' : i % 2 === 1;
    const hinge = right ? from + each - gap : from;
    const open = right ? from : from + each - gap;
    art += path(`M${X(open)} ${Y(z + high)}L${X(hinge)} ${Y(z + high / 2)}L${X(open)} ${Y(z + gap)}`, {
      weight: 0.25,
      dash: '2 2',
      stroke: INK.soft,
    });
  }
  return art;
}

/** Tile in courses of 6 in, or what the scale lets one see. */
function courses(
  x: number,
  z: number,
  w: number,
  h: number,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
): string {
  const step = s >= 1.5 ? 6 : 12;
  let art = '';
  for (let up = step; up < h - 1; up += step)
    art += line(X(x), Y(z + up), X(x + w), Y(z + up), { weight: 0.2, stroke: INK.faint });
  return art;
}

/** Widths along the floor: of what stands there and the gaps between, and the wall's length below. */
function widths(
  things: readonly Seen[],
  openings: Elevation['openings'],
  lengthIn: number,
  X: (x: number) => number,
  y0: number,
  s: number,
  labels: Labels,
): string {
  const stops = new Set([0, lengthIn]);
  for (const t of things)
    if (t.z < 4 && t.w >= 3 && t.item.kind !== 'receptacle') {
      stops.add(t.x);
      stops.add(t.x + t.w);
    }
  for (const o of openings)
    if (o.sillIn < 4) {
      stops.add(o.x);
      stops.add(o.x + o.widthIn);
    }
  // Windows where nothing stands below them.
  for (const o of openings)
    if (
      o.sillIn >= 4 &&
      ![...stops].some((x) => x > o.x - 0.5 && x < o.x + o.widthIn + 0.5) &&
      !things.some(
        (t) =>
          t.z < 4 && t.w >= 3 && t.item.kind !== 'receptacle' && t.x < o.x + o.widthIn && t.x + t.w > o.x,
      )
    ) {
      stops.add(o.x);
      stops.add(o.x + o.widthIn);
    }
  const sorted = [...stops]
    .sort((a, b) => a - b)
    .filter((x, i, all) => i === 0 || x - (all[i - 1] as number) > 0.4);
  const y = y0 + 14;
  // One stretch is the wall's length, which stands below.
  const isSplit = sorted.length > 2;
  let art = isSplit ? line(X(0), y, X(lengthIn), y, { weight: WEIGHT.fine, stroke: INK.soft }) : '';
  for (const x of isSplit ? sorted : []) art += tick(X(x), y);
  for (let i = 1; isSplit && i < sorted.length; i++) {
    const from = sorted[i - 1] as number;
    const to = sorted[i] as number;
    const mid = X((from + to) / 2);
    const room = (to - from) * s;
    labels.set(
      `${plainInches(to - from)}"`,
      [
        [mid, y - 6],
        [mid, y + 7],
      ],
      { size: 7, anchor: 'middle' },
      undefined,
      (a) => a.w <= room + 4,
    );
  }
  const below = y0 + 28;
  art +=
    line(X(0), below, X(lengthIn), below, { weight: WEIGHT.fine, stroke: INK.soft }) +
    tick(X(0), below) +
    tick(X(lengthIn), below);
  labels.set(
    feetAndInches(lengthIn),
    [
      [X(lengthIn / 2), below - 5.5],
      [X(lengthIn / 2), below + 7],
    ],
    { size: 8, anchor: 'middle', weight: 'bold' },
  );
  return art;
}

/** Kinds whose upper edge is told beside counters and what hangs. */
const TOPS: ReadonlySet<Kind> = new Set<Kind>(['vanity', 'bookcase', 'fireplace', 'medicine-cabinet']);

/** Heights beside the wall: counters, undersides and tops of what hangs, openings and the ceiling. */
function heights(
  things: readonly Seen[],
  openings: Elevation['openings'],
  heightIn: number,
  dado: number,
  right: number,
  Y: (z: number) => number,
  labels: Labels,
): string {
  const at = new Set<number>([0, heightIn]);
  if (dado > 0) at.add(dado);
  for (const { sillIn, heightIn: high } of openings) {
    if (sillIn > 4) at.add(sillIn);
    at.add(sillIn + high);
  }
  for (const { item, z, h, tile } of things) {
    if (item.kind === 'countertop' || TOPS.has(item.kind)) at.add(z + h);
    else if (item.kind === 'grab-bar' && h < 4) at.add(Math.round(z + h / 2));
    else if (
      item.kind === 'wall-cabinet' ||
      item.kind === 'tall-cabinet' ||
      item.kind === 'mirror' ||
      item.kind === 'hood'
    ) {
      if (z > 4) at.add(z);
      at.add(z + h);
    } else if (tile > 0) at.add(tile);
  }
  const x = right + 10;
  let art = line(x, Y(0), x, Y(heightIn), { weight: WEIGHT.fine, stroke: INK.soft });
  for (const z of [...at].sort((a, b) => a - b)) {
    art += tick(x, Y(z));
    if (z > 0)
      labels.set(
        `${plainInches(z)}"`,
        [
          [x + 5, Y(z)],
          [x + 5, Y(z) + 7],
          [x + 5, Y(z) - 7],
        ],
        { size: 7 },
      );
  }
  return art;
}

const tick = (x: number, y: number): string =>
  line(x - 2.5, y + 2.5, x + 2.5, y - 2.5, { weight: WEIGHT.object });
