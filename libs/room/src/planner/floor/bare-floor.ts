import { type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from './draft.js';

/** The grid on which free floor is looked for. Inches. */
const CELL = 6;

/**
 * The largest rectangle of floor with nothing on it and off all that is kept free, at least `least` each way; nothing
 * where there is none.
 */
export function largestBareFloor(draft: Draft, least: number, kept: readonly Rect[] = []): Rect | undefined {
  const { w, d } = draft.bounds;
  const columns = Math.floor(w / CELL);
  const rows = Math.floor(d / CELL);
  const taken = new Uint8Array(columns * rows);
  if (!draft.plain)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        if (!draft.contains({ x: x * CELL, y: y * CELL, w: CELL, d: CELL })) taken[y * columns + x] = 1;
  for (const r of [...draft.solids().map((item) => rectOf(item.box)), ...kept]) {
    const x0 = Math.max(0, Math.floor((r.x + 0.5) / CELL));
    const x1 = Math.min(columns, Math.ceil((r.x + r.w - 0.5) / CELL));
    const y0 = Math.max(0, Math.floor((r.y + 0.5) / CELL));
    const y1 = Math.min(rows, Math.ceil((r.y + r.d - 0.5) / CELL));
    for (let y = y0; y < y1; y++) taken.fill(1, y * columns + x0, y * columns + Math.max(x0, x1));
  }
  const need = Math.ceil(least / CELL);
  const heights = new Int32Array(columns);
  let best: Rect | undefined;
  let most = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) heights[x] = taken[y * columns + x] ? 0 : (heights[x] as number) + 1;
    for (let x = 0; x < columns; x++) {
      let low = heights[x] as number;
      for (let from = x; from >= 0 && low >= need; from--) {
        low = Math.min(low, heights[from] as number);
        const wide = x - from + 1;
        if (low < need || wide < need || wide * low <= most) continue;
        most = wide * low;
        best = { x: from * CELL, y: (y - low + 1) * CELL, w: wide * CELL, d: low * CELL };
      }
    }
  }
  return best;
}
