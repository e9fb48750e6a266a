import {
  boundsOf,
  ceilingAt,
  type Item,
  type Opening,
  outsideOf,
  rectsOf,
  type Shell,
} from '@plumbline/concept';
import { atWall, inFront, type Rect, rectOf } from '../../geometry/geometry.js';

/** Whether a person can walk from door to door and up to things: a grid of 4 in, ways at least 20 in wide. */

const CELL = 4;
const HALF_WAY = 10;

/** What stands in a shell, and how one comes in. */
interface Standing {
  readonly shell: Shell;
  readonly openings: readonly Opening[];
  solids(): readonly Item[];
}

/** The floor of a room that can be walked on from its first door. */
class Ways {
  readonly doorsMeet: boolean;
  private isEverywhere: boolean | undefined;

  constructor(
    private readonly shell: Shell,
    private readonly grid: { readonly columns: number; readonly rows: number },
    /** Of each square of the grid, whether it is free, and whether it is reached. */
    private readonly open: Uint8Array,
    private readonly seen: Uint8Array,
    /** The floor that is reached, square inches. */
    readonly reachedIn2: number,
    mouths: readonly Rect[],
  ) {
    this.doorsMeet = mouths.every((mouth) => this.at(mouth));
  }

  /** Whether any of a rectangle is reached. */
  readonly at = (rect: Rect): boolean => {
    let found = false;
    cells(rect, this.grid, (c) => {
      if (this.seen[c]) found = true;
    });
    return found;
  };

  /** Whether every part of the room with free floor is reached. Looked at by few who ask: every square of the floor is. */
  get everywhere(): boolean {
    this.isEverywhere ??= rectsOf(this.shell).every((rect) => this.isReached(rect));
    return this.isEverywhere;
  }

  private isReached(part: Rect): boolean {
    const { columns } = this.grid;
    let free = 0;
    let reached = 0;
    cells(part, this.grid, (c) => {
      if (
        !this.open[c] ||
        ceilingAt(this.shell, (c % columns) * CELL, Math.floor(c / columns) * CELL) < STOOP
      )
        return;
      free++;
      if (this.seen[c]) reached++;
    });
    return free * CELL * CELL < LEAST_FLOOR || reached > 0;
  }
}

/**
 * Marks the floor that can be walked on from the first door.
 * @param halfWay half of the narrowest way, inches
 * @param closed floor that nobody passes over: an aisle to work in
 */
export function walkable(draft: Standing, halfWay = HALF_WAY, closed: readonly Rect[] = []): Ways {
  const { w: widthIn, d: depthIn } = boundsOf(draft.shell);
  const columns = Math.max(1, Math.floor(widthIn / CELL));
  const rows = Math.max(1, Math.floor(depthIn / CELL));
  const grid = { columns, rows };
  const solids = draft.solids();
  const open = new Uint8Array(columns * rows).fill(1);
  const block = (r: Rect, around: number): void => {
    const x0 = Math.max(0, Math.floor((r.x - around) / CELL + 0.5));
    const x1 = Math.min(columns - 1, Math.ceil((r.x + r.w + around) / CELL - 0.5) - 1);
    const y0 = Math.max(0, Math.floor((r.y - around) / CELL + 0.5));
    const y1 = Math.min(rows - 1, Math.ceil((r.y + r.d + around) / CELL - 0.5) - 1);
    for (let y = y0; y <= y1; y++) open.fill(0, y * columns + x0, y * columns + x1 + 1);
  };
  for (const item of solids) {
    if (!GIVE_WAY.has(item.kind)) block(rectOf(item.box), halfWay);
  }
  for (const outside of outsideOf(draft.shell)) block(outside, 0);
  for (const floor of closed) block(floor, 0);
  const doors = draft.openings.filter((o) => o.kind !== 'window');
  const mouths = doors.map((o) => atWall(draft.shell, o.wall, o.offsetIn, 0, o.widthIn, 26));
  // A basement is entered by its stair.
  const stair = solids.find((item) => item.kind === 'stair');
  const first = mouths[0] ?? (stair && inFront(rectOf(stair.box), stair.facing, STAIR_FOOT));
  const { seen, count } = reachedFrom(first, grid, open);
  return new Ways(draft.shell, grid, open, seen, count * CELL * CELL, mouths);
}

/** The squares that are reached from a rectangle. */
function reachedFrom(
  first: Rect | undefined,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  open: Uint8Array,
): { readonly seen: Uint8Array; readonly count: number } {
  const seen = new Uint8Array(columns * rows);
  const queue = new Int32Array(columns * rows);
  let count = 0;
  const reach = (c: number): void => {
    if (!open[c] || seen[c]) return;
    seen[c] = 1;
    queue[count++] = c;
  };
  if (first) cells(first, { columns, rows }, reach);
  for (let head = 0; head < count; head++) {
    const c = queue[head] as number;
    const x = c % columns;
    if (x > 0) reach(c - 1);
    if (x < columns - 1) reach(c + 1);
    if (c >= columns) reach(c - columns);
    if (c + columns < open.length) reach(c + columns);
  }
  return { seen, count };
}

/** Where one steps off a stair. Inches. */
const STAIR_FOOT = 24;
/** Below such a ceiling nobody walks. Inches. */
const STOOP = 54;
/** Less free floor than this is a corner, not a part of the room. Square inches. */
const LEAST_FLOOR = 30 * 30;

/** Chairs and stools are moved aside, doors in partitions are opened. */
const GIVE_WAY: ReadonlySet<string> = new Set([
  'partition-door',
  'stool',
  'dining-chair',
  'office-chair',
  'plant',
  'floor-lamp',
  'ottoman',
  'side-table',
]);

function cells(
  r: Rect,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  visit: (cell: number) => void,
): void {
  const x0 = Math.max(0, Math.floor(r.x / CELL));
  const x1 = Math.min(columns - 1, Math.floor((r.x + r.w) / CELL));
  const y0 = Math.max(0, Math.floor(r.y / CELL));
  const y1 = Math.min(rows - 1, Math.floor((r.y + r.d) / CELL));
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) visit(y * columns + x);
}
