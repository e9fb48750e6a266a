import {
  frameOf,
  type Item,
  isOf,
  type Kind,
  overlaps,
  type Room,
  SIDES,
  type Side,
  seenFromWall,
  tileToHoods,
  wallTop,
} from '@plumbline/concept';
import {
  EXISTING_TAG,
  feetAndInches,
  grow,
  heightOf,
  plainInches,
  plainName,
  rectOf,
  scheduleOf,
  upperFirst,
  WAINSCOT_IN,
} from '@plumbline/room/parts';
import { type Area, insideOf, Labels, meets } from '../pen/labels.js';
import { INK, line, path, rect, WEIGHT } from '../pen/svg.js';
import type { PlanInfo, PlanOptions } from '../plan/plan.js';
import { drawingArea, framed, type Paper, type Sheet } from '../sheet/sheet-frame.js';
import {
  type Draw,
  drawOpening,
  drawThing,
  drawTile,
  drawValve,
  type Elevation,
  ovensIn,
  type Seen,
  undersideOf,
} from './elevation-things.js';

/**
 * Sheets A-2: each wall that carries anything, seen from the room: cabinets with doors and drawers, appliances, tile,
 * valves, openings, receptacles and switches, with widths below and heights beside; and each side of an island that has
 * fronts, or a back that is seen. Lengths in inches, drawing in points.
 */

/** Nearer to a wall than this a thing stands at it. */
const AT_WALL = 2;

/** A partition that is wider than this runs along the wall. Inches. */
const THICKEST = 8;

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

/** What an island or a peninsula is built of; stools and lamps are not. */
const isIslandPart = (item: Item): boolean =>
  isOf(
    item,
    'countertop',
    'base-cabinet',
    'sink-base',
    'corner-base-cabinet',
    'filler',
    'range',
    'cooktop',
    'dishwasher',
    'microwave',
    'beverage-cooler',
  );

/** The sides of each island and peninsula that have doors, drawers or appliances, and the back that stools stand at. */
function islandsOf(room: Room, before: number): Elevation[] {
  const found = (['Island', 'Peninsula'] as const).flatMap((what) => {
    const parts = room.items.filter(
      (item) => item.group?.startsWith(what.toLowerCase()) && isIslandPart(item),
    );
    const clusters = clustersOf(parts);
    return clusters.flatMap((cluster, i) => {
      const boxes = cluster.filter(({ kind }) => kind !== 'countertop');
      // A corner is seen from before the other leg.
      const faced = boxes.filter(({ kind }) => kind !== 'corner-base-cabinet');
      const fronts = SIDES.filter((side) => faced.some(({ facing }) => facing === side));
      const backs = SIDES.filter(
        (side) => fronts.some((front) => OPPOSITE[front] === side) && !fronts.includes(side),
      );
      return [...fronts, ...backs].map((side) => ({
        name: `${what}${clusters.length > 1 ? ` ${i + 1}` : ''}, ${side} side`,
        ...islandSide(cluster, boxes, side, fronts.includes(side)),
      }));
    });
  });
  return found.map((side, i) => {
    const letter = letterOf(before + i);
    return { ...side, letter, name: `${letter} · ${side.name}` };
  });
}

/** Parts that stand together, from west to east: those of one island apart from those of another. */
function clustersOf(parts: readonly Item[]): Item[][] {
  const clusters: Item[][] = [];
  for (const part of parts) {
    const near = grow(rectOf(part.box), TOGETHER);
    const touched = clusters.filter((cluster) => cluster.some((other) => overlaps(rectOf(other.box), near)));
    for (const cluster of touched) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...touched.flat(), part]);
  }
  const west = (cluster: readonly Item[]): number => Math.min(...cluster.map(({ box }) => box.x));
  return clusters
    .filter((cluster) => cluster.some(({ kind }) => kind !== 'countertop'))
    .sort((a, b) => west(a) - west(b));
}
/** Nearer than this two parts are of one island. Inches. */
const TOGETHER = 3;

/** One side of an island, seen from before it. */
function islandSide(
  parts: readonly Item[],
  boxes: readonly Item[],
  side: Side,
  isFront: boolean,
): Omit<Elevation, 'name' | 'letter'> {
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
  const edge = Math.max(...parts.map(face)) * (side === 'south' || side === 'west' ? -1 : 1);
  return {
    looks: OPPOSITE[side],
    side: alongX ? { x: low, y: edge, w: high - low, d: 0 } : { x: edge, y: low, w: 0, d: high - low },
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
      if (LOOSE.has(item.kind) && !isBuiltIn(item)) return [];
      const { t, n, along, deep } = seenFromWall(room.shell, wall.id, rectOf(box));
      if (Math.abs(n) > AT_WALL || t + along < 1 || t > lengthIn - 1) return [];
      // A partition that ends at the wall is seen cut.
      if (item.kind === 'partition' && along > THICKEST) return [];
      const from = Math.max(0, t);
      const w = Math.min(lengthIn, t + along) - from;
      const facing = item.facing === wall.side ? false : OPPOSITE[item.facing] === wall.side;
      return [
        {
          item,
          x: left(from, w),
          z: box.z,
          w,
          h: Math.min(item.kind === 'washer' ? heightOf(item) : box.heightIn, heightIn - box.z),
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
        letter: letterOf(i),
        looks: wall.side,
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

/** Furniture that a builder sets against its wall. */
const isBuiltIn = (item: Item): boolean =>
  (item.traits as { builtIn?: boolean } | undefined)?.builtIn === true ||
  (isOf(item, 'bench') && (item.traits?.use === 'window' || item.traits?.use === 'banquette'));

/** Shown from its front, or tiled: a wall with nothing but receptacles, or with the side of a cabinet, is on the plan. */
const isBuilt = ({ item, facing, tile }: Seen): boolean =>
  tile > 0 || (facing && !isOf(item, 'receptacle', 'switch', 'return-grille', 'partition', 'walk-in-closet'));

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
export function drawElevations(
  info: PlanInfo,
  walls: readonly Elevation[],
  paper: Paper = 'letter',
  options: PlanOptions = {},
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
        art += drawElevation(wall, x + ROUND.left, y + row.high - ROUND.bottom, s, tagOf, labels, key);
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

/** A wall on the sheet: what it shows, and where an inch of it lies. */
interface DrawnWall {
  readonly elevation: Elevation;
  /** Pixels an inch. */
  readonly s: number;
  /** Along the wall from its left end, and up from its floor, in pixels of the sheet. */
  readonly X: (x: number) => number;
  readonly Y: (z: number) => number;
  readonly labels: Labels;
}

/** The part of the sheet that the wall takes. */
const areaOf = ({ elevation: { lengthIn, heightIn }, s, X, Y }: DrawnWall): Area => ({
  x: X(0),
  y: Y(heightIn),
  w: lengthIn * s,
  h: heightIn * s,
});

/** The part of the sheet that a thing takes. */
const areaOfThing = ({ s, X, Y }: DrawnWall, { x, z, w, h }: Pick<Seen, 'x' | 'z' | 'w' | 'h'>): Area => ({
  x: X(x),
  y: Y(z + h),
  w: w * s,
  h: h * s,
});

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
  const { name, lengthIn, heightIn, things, openings, dado, back } = elevation;
  const X = (x: number) => x0 + x * s;
  const Y = (z: number) => y0 - z * s;
  const wall: DrawnWall = { elevation, s, X, Y, labels };
  let art = drawWallAndThings(wall);
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
  for (const seen of things)
    if (isOf(seen.item, 'receptacle', 'switch')) labels.reserve(areaOfThing(wall, seen));
  nameThings(wall, tagOf, key);
  const shown = areasThatShow(wall);
  if (dado > 0) nameWainscot(wall, shown);
  nameGuarded(wall, shown);
  return art;
}

/** Panels, tile, openings and things, and the wall's own line over what stands at its edges. */
function drawWallAndThings({ elevation, s, X, Y, labels }: DrawnWall): string {
  const { lengthIn, top, things, openings, dado, back } = elevation;
  const box: Draw = (x, z, w, h, pen) => rect(X(x), Y(z + h), w * s, h * s, pen);
  // Panels and tile end at openings, and cabinets and fixtures stand before them.
  let art =
    dado > 0 ? box(0, 0, lengthIn, dado, { fill: INK.counter, weight: WEIGHT.detail, stroke: INK.soft }) : '';
  art += things.map((seen) => drawTile(seen, box, X, Y, s)).join('');
  art += openings.map((o) => drawOpening(o, box, X, Y)).join('');
  if (back) art += box(back.x, 0, back.w, back.h, { fill: INK.cabinet, weight: WEIGHT.object });
  for (const seen of things) art += drawThing(seen, lengthIn, box, X, Y);
  for (const seen of things) art += drawValve(seen, elevation, X, Y, s, labels);
  const outline = [
    `M${X(0)} ${Y(0)}`,
    ...top.map((p) => `L${X(p.x)} ${Y(p.heightIn)}`),
    `L${X(lengthIn)} ${Y(0)}Z`,
  ].join('');
  if (elevation.wall) art += path(outline, { weight: WEIGHT.wall });
  return art + line(X(0) - 5, Y(0), X(lengthIn) + 5, Y(0), { weight: 1.6 });
}

/** Each thing's name where it has room, else its short one, which the key explains. */
function nameThings(drawn: DrawnWall, tagOf: ReadonlyMap<string, string>, key: Map<string, string>): void {
  const { elevation, s, X, labels } = drawn;
  const wall = areaOf(drawn);
  for (const seen of elevation.things) {
    const { item, x, w } = seen;
    if (isOf(item, 'receptacle', 'switch')) continue;
    const own = tagOf.get(item.id);
    // A number is the plan's; here the thing's name stands where it has room, else what is short for it.
    const numbered = own === undefined || /^\d/.test(own);
    const short = numbered ? (SHORT[item.kind] ?? own) : own;
    if (!short || w * s < 8) continue;
    const mark = item.existing ? ` ${EXISTING_TAG}` : '';
    const inside = areaOfThing(drawn, seen);
    const mid = X(x + w / 2);
    const steps = (NAMED_AT[item.kind] ?? [0.5, 0.7, 0.3, 0.85, 0.15]).map((k): readonly [number, number] => [
      mid,
      inside.y + inside.h * k,
    ]);
    const within = (a: Area): boolean => insideOf(inside, a);
    const pen = { size: 7.5, anchor: 'middle', weight: 'bold' } as const;
    const name = numbered && !KEYED.has(item.kind) ? plainName(item) : short;
    if (name !== short && labels.set(name + mark, steps, pen, INK.paper, within)) continue;
    const beside = LABELLED_BESIDE.has(item.kind)
      ? [0.5, 0.2, 0.8].flatMap((k): (readonly [number, number])[] => [
          [inside.x + inside.w * k, inside.y - 5],
          [inside.x + inside.w * k, inside.y + inside.h + 5],
        ])
      : [];
    if (
      (labels.set(short + mark, steps, pen, INK.paper, within) ||
        labels.set(short + mark, beside, pen, INK.paper, (a) => insideOf(wall, a))) &&
      numbered
    )
      key.set(short, spoken(plainName(item)));
  }
}

/** What no word is written over: openings with their casings, mirrors, bars and tall things. */
const areasThatShow = (drawn: DrawnWall): Area[] => {
  const { elevation, s, X, Y } = drawn;
  return [
    ...elevation.openings.map((o) => ({
      x: X(o.x - 2.5),
      y: Y(o.sillIn + o.heightIn + 2.5),
      w: (o.widthIn + 5) * s,
      h: (o.heightIn + 5) * s,
    })),
    ...elevation.things
      .filter(({ item }) =>
        isOf(
          item,
          'mirror',
          'medicine-cabinet',
          'return-grille',
          'towel-bar',
          'wall-cabinet',
          'tall-cabinet',
          'partition',
        ),
      )
      .map((seen) => areaOfThing(drawn, seen)),
  ];
};

function nameWainscot(drawn: DrawnWall, shown: readonly Area[]): void {
  const { elevation, X, Y, labels } = drawn;
  const { things, lengthIn, dado } = elevation;
  const wall = areaOf(drawn);
  const stood = things.map((seen) => areaOfThing(drawn, seen));
  labels.set(
    'Wainscot',
    [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.08, 0.92].map((k) => [X(lengthIn * k), Y(dado / 2)] as const),
    { size: 7.5, anchor: 'middle' },
    undefined,
    (a) => insideOf(wall, a) && ![...shown, ...stood].some((other) => meets(other, a)),
  );
}

/** "GFCI" beside each guarded receptacle that is seen. */
function nameGuarded(drawn: DrawnWall, shown: readonly Area[]): void {
  const { elevation, X, Y, labels } = drawn;
  const wall = areaOf(drawn);
  for (const { item, x, z, w, h, front } of elevation.things) {
    if (!isOf(item, 'receptacle') || !item.traits?.gfci) continue;
    if (isHidden({ x, z, w, h, front }, elevation.things)) continue;
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
}

/** A name in the middle of a line: "EV charger" keeps its letters. */
const spoken = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());

/** Behind something that stands before it, as the outlet behind a washer. */
const isHidden = (
  { x, z, w, h, front }: Pick<Seen, 'x' | 'z' | 'w' | 'h' | 'front'>,
  things: readonly Seen[],
): boolean =>
  things.some(
    (t) =>
      t.item.kind !== 'shower' &&
      t.item.kind !== 'backsplash' &&
      t.front > front + 1 &&
      t.x <= x + w / 2 &&
      t.x + t.w >= x + w / 2 &&
      t.z <= z + h / 2 &&
      t.z + t.h >= z + h / 2,
  );

/** Kinds that the plan gives no tag and an elevation names. */
const SHORT: Readonly<Partial<Record<Kind, string>>> = {
  mirror: 'MIR',
  'medicine-cabinet': 'MED',
  'towel-bar': 'TB',
  'paper-holder': 'TPH',
  sconce: 'WL',
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
  bookcase: 'BK',
  'storage-shelf': 'SHV',
};

/** Named by what is short for them, as everybody knows it. */
const KEYED: ReadonlySet<Kind> = new Set<Kind>([
  'mirror',
  'medicine-cabinet',
  'towel-bar',
  'paper-holder',
  'sconce',
  'grab-bar',
  'shower-niche',
]);

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

/** Too thin for a name of their own: it stands above or below them. */
const LABELLED_BESIDE: ReadonlySet<Kind> = new Set<Kind>([
  'towel-bar',
  'grab-bar',
  'paper-holder',
  'sconce',
  'floating-shelf',
]);

/** Where the names of those stand whose middle is no place for one, as shares of the height from the top. */
const NAMED_AT: Readonly<Partial<Record<Kind, readonly number[]>>> = {
  toilet: [0.25, 0.75],
  fireplace: [0.2, 0.95],
};

/** Kinds whose middle is told: what is screwed to the wall. */
const MIDDLES: ReadonlySet<Kind> = new Set<Kind>(['towel-bar', 'paper-holder', 'sconce', 'tv', 'ev-charger']);

/** Kinds whose upper edge is told beside counters and what hangs. */
const TOPS: ReadonlySet<Kind> = new Set<Kind>([
  'vanity',
  'bookcase',
  'storage-shelf',
  'workbench',
  'dresser',
  'bench',
  'washer',
  'fireplace',
  'medicine-cabinet',
  'floating-shelf',
]);

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
    if (isOf(item, 'vanity') && item.traits?.mount === 'floating') at.add(z + undersideOf(h));
    if (item.kind === 'countertop' || TOPS.has(item.kind)) at.add(z + h);
    else if (MIDDLES.has(item.kind) || (item.kind === 'grab-bar' && h < 4)) at.add(Math.round(z + h / 2));
    else if (item.kind === 'wall-oven')
      for (const edges of ovensIn(item)) for (const edge of edges) at.add(Math.round(z + edge));
    else if (item.kind === 'shower-niche') at.add(z);
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
  // Where there is no place for all, the ceiling's goes first.
  for (const z of [...at].sort((a, b) => Number(b === heightIn) - Number(a === heightIn) || a - b)) {
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
