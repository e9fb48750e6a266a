import type { Point } from '@plumbline/concept';
import { directionOf, squared, turned, type WallPiece } from '../shell/rectilinear.js';
import { SCAN_LIMITS, type ScannedFloor, type ScannedOpening, type ScannedThing } from './scanned-floor.js';

/** A room of a scan: a right-angled outline with what was found in its walls and on its floor. Inches. */
export interface ScannedRoom {
  /** What the file calls it. */
  readonly name: string | null;
  readonly outline: readonly Point[];
  readonly ceilingIn: number | null;
  readonly openings: readonly (Pick<ScannedOpening, 'kind' | 'sillIn' | 'heightIn'> & {
    /** Of the outline: from corner `wall` to the next. */
    readonly wall: number;
    /** From that corner. */
    readonly from: number;
    readonly width: number;
  })[];
  readonly things: readonly (Pick<ScannedThing, 'kind'> & {
    readonly at: Point;
    readonly w: number;
    readonly d: number;
  })[];
  /** Walls stand at a slant and are drawn square: by how much they were moved at most. Inches. */
  readonly movedIn: number;
}

/** Lines of walls nearer to each other than this are one line. Inches. */
const SAME_LINE_IN = 2.5;
/** Ends of walls that miss each other by less meet. Inches. */
const MEET_IN = 6;
/** Points of an opening lie in a wall when they are this near to its face: walls are up to a foot thick. Inches. */
const IN_WALL_IN = 14;
/** A wall may turn from the axes by so much and still be one along them. */
const SLANT = (12 * Math.PI) / 180;
/** Smaller is a closet, the inside of a wall or a shaft. Square inches, and inches. */
const LEAST_ROOM = { area: 12 * 144, deep: 24 } as const;
const OPENING_IN = { least: 12, most: 240 } as const;
const LONGEST_GAP_IN = 240;

/** A wall along an axis. `level`: at y = `at`, else at x = `at`. */
interface Straight {
  readonly level: boolean;
  at: number;
  from: number;
  to: number;
}

/**
 * The rooms that the walls of a floor enclose, the largest first: walls are turned to their main direction, gaps that an
 * opening fills are closed, and what no way leads out of is a room.
 */
export function enclosedRooms(floor: ScannedFloor): readonly ScannedRoom[] {
  const direction = directionOf(floor.walls);
  const flat = (point: Point): Point => turned(point, -direction);
  const openings = floor.openings.map((one) => ({ ...one, points: one.points.map(flat) }));
  const walls = floor.walls.map(({ from, to }): WallPiece => ({ from: flat(from), to: flat(to) }));
  const straight = withMeetingEnds(onSameLines(walls.flatMap(straightOf)));
  const closed = [...straight, ...gapsOf(straight, openings)];
  const things = floor.things.map((one) => ({ ...one, points: one.points.map(flat) }));
  const labels = floor.labels.map((one) => ({ ...one, at: flat(one.at) }));
  return facesOf(closed)
    .flatMap((corners): ScannedRoom[] => {
      const outline = squared(corners);
      if (!outline) return [];
      const inside = ({ x, y }: Point): boolean => isInside(outline, x, y);
      return [
        {
          name: labels.find(({ text, at }) => isName(text) && inside(at))?.text ?? null,
          outline,
          ceilingIn: floor.ceilingIn,
          openings: merged(outline, openings),
          things: things.flatMap(({ kind, points }) => {
            const box = boxAround(points);
            return inside(box.at) ? [{ kind, ...box }] : [];
          }),
          movedIn: slantNear(walls, outline),
        },
      ];
    })
    .sort((a, b) => areaOf(b.outline) - areaOf(a.outline))
    .slice(0, SCAN_LIMITS.rooms);
}

/** A name has letters, and is not a length: 12'-6", 3.20 m, 14 sq ft. */
const isName = (text: string): boolean => /^[a-z][a-z .&/-]*\d{0,2}$/i.test(text);

const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      return sum + a.x * b.y - b.x * a.y;
    }, 0),
  ) / 2;

function boxAround(points: readonly Point[]): { readonly at: Point; readonly w: number; readonly d: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: { x: (west + east) / 2, y: (south + north) / 2 }, w: east - west, d: north - south };
}

function straightOf({ from, to }: WallPiece): Straight[] {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.hypot(dx, dy) < 0.5) return [];
  const level = dx >= dy;
  const [a, b] = level ? [from.x, to.x] : [from.y, to.y];
  const at = level ? (from.y + to.y) / 2 : (from.x + to.x) / 2;
  const slanted = Math.atan2(Math.min(dx, dy), Math.max(dx, dy)) > SLANT;
  if (!slanted) return [{ level, at, from: Math.min(a, b), to: Math.max(a, b) }];
  // A slanted wall closes its room all the same: as a step, at its middle.
  const x = (from.x + to.x) / 2;
  const [west, east] = from.x < to.x ? [from, to] : [to, from];
  return [
    { level: true, at: west.y, from: west.x, to: x },
    { level: false, at: x, from: Math.min(west.y, east.y), to: Math.max(west.y, east.y) },
    { level: true, at: east.y, from: x, to: east.x },
  ];
}

/** The walls with nearly equal lines put on one. */
function onSameLines(walls: readonly Straight[]): Straight[] {
  return [true, false].flatMap((level) => {
    const those = walls.filter((wall) => wall.level === level).sort((a, b) => a.at - b.at);
    let group: Straight[] = [];
    const done: Straight[] = [];
    const close = (): void => {
      const long = group.reduce((sum, { from, to }) => sum + to - from, 0) || 1;
      const at = group.reduce((sum, one) => sum + one.at * (one.to - one.from), 0) / long;
      done.push(...group.map((wall) => ({ ...wall, at })));
    };
    for (const wall of those) {
      const [first] = group;
      if (first && wall.at - first.at > SAME_LINE_IN) {
        close();
        group = [];
      }
      group.push(wall);
    }
    if (group.length > 0) close();
    return done;
  });
}

/** Ends of walls drawn to the lines of the walls across that they nearly meet. */
function withMeetingEnds(walls: readonly Straight[]): Straight[] {
  return walls.map((wall) => {
    const across = walls.filter(
      (other) =>
        other.level !== wall.level && other.from - MEET_IN <= wall.at && wall.at <= other.to + MEET_IN,
    );
    const drawn = (end: number): number => {
      const near = across
        .map(({ at }) => at)
        .filter((at) => Math.abs(at - end) <= MEET_IN)
        .sort((a, b) => Math.abs(a - end) - Math.abs(b - end));
      return near[0] ?? end;
    };
    return { ...wall, from: drawn(wall.from), to: drawn(wall.to) };
  });
}

/** The gaps between walls of one line that an opening fills, and those that are hardly any. */
function gapsOf(walls: readonly Straight[], openings: readonly ScannedOpening[]): Straight[] {
  return [true, false].flatMap((level) => {
    const lines = new Map<number, Straight[]>();
    for (const wall of walls)
      if (wall.level === level) lines.set(wall.at, [...(lines.get(wall.at) ?? []), wall]);
    return [...lines].flatMap(([at, those]) => {
      those.sort((a, b) => a.from - b.from);
      const gaps: Straight[] = [];
      let end = those[0]!.to;
      for (const { from, to } of those.slice(1)) {
        const fills = (one: ScannedOpening): boolean => {
          const span = spanInWall(one.points, level, at);
          return span !== undefined && span.to > from - MEET_IN && span.from < end + MEET_IN;
        };
        const wide = from - end;
        if (wide > 0 && (wide <= MEET_IN || (wide <= LONGEST_GAP_IN && openings.some(fills))))
          gaps.push({ level, at, from: end, to: from });
        end = Math.max(end, to);
      }
      return gaps;
    });
  });
}

/** The part of a wall's line that an opening's points take; nothing where they do not lie in the wall. */
function spanInWall(
  points: readonly Point[],
  level: boolean,
  at: number,
): { readonly from: number; readonly to: number } | undefined {
  const along = points
    .filter(({ x, y }) => Math.abs((level ? y : x) - at) <= IN_WALL_IN)
    .map(({ x, y }) => (level ? x : y));
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return to - from >= OPENING_IN.least ? { from, to } : undefined;
}

/** Straight walls as a grid of cells, as wide and deep as their ends lie apart; which cells have a wall, and their face. */
interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly columns: number;
  readonly rows: number;
  /** Whether a wall stands on the south side of a cell, and on its west side; one row and column more for the far sides. */
  readonly south: Uint8Array;
  readonly west: Uint8Array;
  /** The number of the face that a cell belongs to; 0 as long as that is not known. */
  readonly face: Int32Array;
  cell(i: number, k: number): number;
}

function gridOf(walls: readonly Straight[]): Grid {
  const stops = (level: boolean): number[] => {
    const those = new Set<number>();
    for (const wall of walls) {
      if (wall.level !== level) those.add(wall.at);
      else those.add(wall.from).add(wall.to);
    }
    return [...those].sort((a, b) => a - b);
  };
  const [xs, ys] = [stops(true), stops(false)];
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const cell = (i: number, k: number): number => k * (columns + 1) + i;
  const indexOf = (those: readonly number[]) => new Map(those.map((at, i) => [at, i]));
  const [xAt, yAt] = [indexOf(xs), indexOf(ys)];
  const cells = Math.max(0, (columns + 1) * (rows + 1));
  const south = new Uint8Array(cells);
  const west = new Uint8Array(cells);
  for (const { level, at, from, to } of walls) {
    if (level) {
      const k = yAt.get(at)!;
      for (let i = xAt.get(from)!; i < xAt.get(to)!; i++) south[cell(i, k)] = 1;
    } else {
      const i = xAt.get(at)!;
      for (let k = yAt.get(from)!; k < yAt.get(to)!; k++) west[cell(i, k)] = 1;
    }
  }
  return { xs, ys, columns, rows, south, west, face: new Int32Array(cells), cell };
}

/** The corners of the areas that walls enclose, each around its area. */
function facesOf(walls: readonly Straight[]): Point[][] {
  const grid = gridOf(walls);
  const { columns, rows, face, cell } = grid;
  const faces: Point[][] = [];
  for (let k = 0; k < rows; k++) {
    for (let i = 0; i < columns; i++) {
      if (face[cell(i, k)] !== 0) continue;
      const id = faces.length + 1;
      const { isOpen, area, edge } = flood(grid, i, k, id);
      // A strip of area A and edge E is about 2 A / E deep: the inside of a wall is a few inches.
      const isRoom = !isOpen && area >= LEAST_ROOM.area && (2 * area) / edge >= LEAST_ROOM.deep / 2;
      faces.push(isRoom ? around(grid, i, k, id) : []);
    }
  }
  return faces.filter((corners) => corners.length > 0);
}

/** Marks what can be reached from a cell; tells whether that leads out, and its area and edge. */
function flood({ xs, ys, columns, rows, south, west, face, cell }: Grid, i: number, k: number, id: number) {
  let [isOpen, area, edge] = [false, 0, 0];
  const waiting = [[i, k] as const];
  face[cell(i, k)] = id;
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const [x, y] = one;
    const [wide, deep] = [xs[x + 1]! - xs[x]!, ys[y + 1]! - ys[y]!];
    area += wide * deep;
    const ways = [
      [x - 1, y, west[cell(x, y)], deep],
      [x + 1, y, west[cell(x + 1, y)], deep],
      [x, y - 1, south[cell(x, y)], wide],
      [x, y + 1, south[cell(x, y + 1)], wide],
    ] as const;
    for (const [nx, ny, wall, long] of ways) {
      if (wall) edge += long;
      else if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) isOpen = true;
      else if (face[cell(nx, ny)] === 0) {
        face[cell(nx, ny)] = id;
        waiting.push([nx, ny]);
      }
    }
  }
  return { isOpen, area, edge };
}

/** Walks around a face from its southernmost cell, the face on the left hand. */
function around({ xs, ys, columns, rows, face, cell }: Grid, i: number, k: number, id: number): Point[] {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && face[cell(x, y)] === id;
  const corners: Point[] = [];
  let [x, y, heading] = [i, k, 0];
  do {
    corners.push({ x: xs[x]!, y: ys[y]! });
    const [dx, dy] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][heading] as [number, number];
    x += dx;
    y += dy;
    // The cells ahead of the corner, on the left and on the right hand.
    const ahead = {
      0: [isIn(x, y), isIn(x, y - 1)],
      1: [isIn(x - 1, y), isIn(x, y)],
      2: [isIn(x - 1, y - 1), isIn(x - 1, y)],
      3: [isIn(x, y - 1), isIn(x - 1, y - 1)],
    }[heading] as [boolean, boolean];
    if (ahead[1]) heading = (heading + 3) % 4;
    else if (!ahead[0]) heading = (heading + 1) % 4;
  } while (x !== i || y !== k || heading !== 0);
  return corners;
}

/** The openings of a room's walls; what is drawn of one opening in several pieces becomes one. */
function merged(outline: readonly Point[], openings: readonly ScannedOpening[]): ScannedRoom['openings'] {
  const found: {
    -readonly [K in keyof ScannedRoom['openings'][number]]: ScannedRoom['openings'][number][K];
  }[] = [];
  for (const { kind, points, sillIn, heightIn } of openings) {
    const walls = outline.flatMap((a, wall) => {
      const b = outline[(wall + 1) % outline.length] as Point;
      const level = a.y === b.y;
      const [start, end] = level ? [a.x, b.x] : [a.y, b.y];
      const at = level ? a.y : a.x;
      const span = spanInWall(points, level, at);
      if (!span) return [];
      const [low, high] = [Math.min(start, end), Math.max(start, end)];
      const [from, to] = [Math.max(low, span.from), Math.min(high, span.to)];
      const off = Math.min(...points.map(({ x, y }) => Math.abs((level ? y : x) - at)));
      return to - from >= Math.max(OPENING_IN.least, 0.6 * (span.to - span.from)) &&
        to - from <= OPENING_IN.most
        ? [{ wall, from: start < end ? from - low : high - to, width: to - from, off }]
        : [];
    });
    const [best] = walls.sort((a, b) => a.off - b.off || b.width - a.width);
    if (!best) continue;
    const { wall, from, width } = best;
    const same = found.find(
      (one) =>
        one.wall === wall && one.kind === kind && one.from < from + width && from < one.from + one.width,
    );
    if (same) {
      const to = Math.max(same.from + same.width, from + width);
      same.from = Math.min(same.from, from);
      same.width = to - same.from;
    } else found.push({ kind, sillIn, heightIn, wall, from, width });
  }
  // A door and the passage that it stands in are one.
  return found.filter(
    (one, i) =>
      !found.some(
        (other, k) =>
          k < i &&
          other.wall === one.wall &&
          other.from < one.from + one.width &&
          one.from < other.from + other.width,
      ),
  );
}

/** How far the ends of slanted walls lie from a room's outline at most, of those that are walls of this room. */
function slantNear(walls: readonly WallPiece[], outline: readonly Point[]): number {
  const slanted = walls.filter(({ from, to }) => {
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    return Math.hypot(dx, dy) > 12 && Math.atan2(Math.min(dx, dy), Math.max(dx, dy)) > SLANT;
  });
  return Math.max(
    0,
    ...slanted.map(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const off = distanceTo(outline, middle);
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      return off < long ? Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / 2 : 0;
    }),
  );
}

const distanceTo = (outline: readonly Point[], { x, y }: Point): number =>
  Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const dx = Math.max(Math.min(a.x, b.x) - x, 0, x - Math.max(a.x, b.x));
      const dy = Math.max(Math.min(a.y, b.y) - y, 0, y - Math.max(a.y, b.y));
      return Math.hypot(dx, dy);
    }),
  );

/** Whether a point lies inside of an outline (Shimrat 1962). */
function isInside(outline: readonly Point[], x: number, y: number): boolean {
  return outline.reduce((inside, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}
