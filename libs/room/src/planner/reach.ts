import type { Draft } from './draft.js';
import { atWall, type Rect, rectOf } from './geometry.js';

/** Whether a person can walk from door to door and up to things: a grid of 4 in, ways at least 20 in wide. */

const CELL = 4;
const HALF_WAY = 10;

/** Marks the floor that can be walked on from the first door. */
export function walkable(draft: Draft): {
  readonly at: (rect: Rect) => boolean;
  readonly doorsMeet: boolean;
} {
  const { widthIn, depthIn } = draft.shell;
  const columns = Math.max(1, Math.floor(widthIn / CELL));
  const rows = Math.max(1, Math.floor(depthIn / CELL));
  const open = new Uint8Array(columns * rows).fill(1);
  const block = (r: Rect): void => {
    const x0 = Math.max(0, Math.floor((r.x - HALF_WAY) / CELL + 0.5));
    const x1 = Math.min(columns - 1, Math.ceil((r.x + r.w + HALF_WAY) / CELL - 0.5) - 1);
    const y0 = Math.max(0, Math.floor((r.y - HALF_WAY) / CELL + 0.5));
    const y1 = Math.min(rows - 1, Math.ceil((r.y + r.d + HALF_WAY) / CELL - 0.5) - 1);
    for (let y = y0; y <= y1; y++) open.fill(0, y * columns + x0, y * columns + x1 + 1);
  };
  for (const item of draft.solids()) {
    if (!LIGHT.has(item.kind)) block(rectOf(item.box));
  }
  const doors = draft.openings.filter((o) => o.kind !== 'window');
  const mouths = doors.map((o) => atWall(draft.shell, o.side, o.offsetIn, 0, o.widthIn, 26));
  const seen = new Uint8Array(columns * rows);
  const queue: number[] = [];
  const first = mouths[0];
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
  return { at, doorsMeet: mouths.every(at) };
}

/** Chairs and stools are moved aside. */
const LIGHT: ReadonlySet<string> = new Set([
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
