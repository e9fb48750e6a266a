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

/**
 * Marks the floor that can be walked on from the first door.
 * @param halfWay half of the narrowest way, inches
 * @param closed floor that nobody passes over: an aisle to work in
 */
export function walkable(
  draft: Standing,
  halfWay = HALF_WAY,
  closed: readonly Rect[] = [],
): {
  readonly at: (rect: Rect) => boolean;
  readonly doorsMeet: boolean;
  /** Whether every part of the room with free floor is reached. */
  readonly everywhere: boolean;
  /** The floor that is reached, square inches. */
  readonly reachedIn2: number;
} {
  const { w: widthIn, d: depthIn } = boundsOf(draft.shell);
  const columns = Math.max(1, Math.floor(widthIn / CELL));
  const rows = Math.max(1, Math.floor(depthIn / CELL));
  const open = new Uint8Array(columns * rows).fill(1);
  const block = (r: Rect, around: number): void => {
    const x0 = Math.max(0, Math.floor((r.x - around) / CELL + 0.5));
    const x1 = Math.min(columns - 1, Math.ceil((r.x + r.w + around) / CELL - 0.5) - 1);
    const y0 = Math.max(0, Math.floor((r.y - around) / CELL + 0.5));
    const y1 = Math.min(rows - 1, Math.ceil((r.y + r.d + around) / CELL - 0.5) - 1);
    for (let y = y0; y <= y1; y++) open.fill(0, y * columns + x0, y * columns + x1 + 1);
  };
  for (const item of draft.solids()) {
    if (!GIVE_WAY.has(item.kind)) block(rectOf(item.box), halfWay);
  }
  for (const outside of outsideOf(draft.shell)) block(outside, 0);
  for (const floor of closed) block(floor, 0);
  const doors = draft.openings.filter((o) => o.kind !== 'window');
  const mouths = doors.map((o) => atWall(draft.shell, o.wall, o.offsetIn, 0, o.widthIn, 26));
  const seen = new Uint8Array(columns * rows);
  const queue: number[] = [];
  // A basement is entered by its stair.
  const stair = draft.solids().find((item) => item.kind === 'stair');
  const first = mouths[0] ?? (stair && inFront(rectOf(stair.box), stair.facing, STAIR_FOOT));
  if (first)
    cells(first, columns, rows, (c) => {
      if (open[c] && !seen[c]) {
        seen[c] = 1;
        queue.push(c);
      }
    });
  for (let head = 0; head < queue.length; head++) {
    const c = queue[head] as number;
    const x = c % columns;
    for (const next of [x > 0 ? c - 1 : -1, x < columns - 1 ? c + 1 : -1, c - columns, c + columns]) {
      if (next < 0 || next >= open.length || seen[next] || !open[next]) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  const at = (rect: Rect): boolean => {
    let found = false;
    cells(rect, columns, rows, (c) => {
      if (seen[c]) found = true;
    });
    return found;
  };
  const isEverywhere = () =>
    rectsOf(draft.shell).every((rect) => {
      let free = 0;
      let reached = 0;
      cells(rect, columns, rows, (c) => {
        if (!open[c] || ceilingAt(draft.shell, (c % columns) * CELL, Math.floor(c / columns) * CELL) < STOOP)
          return;
        free++;
        if (seen[c]) reached++;
      });
      return free * CELL * CELL < LEAST_FLOOR || reached > 0;
    });
  // Looked at by few who ask: every square of the floor is.
  let everywhere: boolean | undefined;
  return {
    at,
    doorsMeet: mouths.every(at),
    reachedIn2: queue.length * CELL * CELL,
    get everywhere() {
      everywhere ??= isEverywhere();
      return everywhere;
    },
  };
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

function cells(r: Rect, columns: number, rows: number, visit: (cell: number) => void): void {
  const x0 = Math.max(0, Math.floor(r.x / CELL));
  const x1 = Math.min(columns - 1, Math.floor((r.x + r.w) / CELL));
  const y0 = Math.max(0, Math.floor(r.y / CELL));
  const y1 = Math.min(rows - 1, Math.floor((r.y + r.d) / CELL));
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) visit(y * columns + x);
}
