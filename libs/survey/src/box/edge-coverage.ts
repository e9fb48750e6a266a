import type { Segment } from '../photo/segments.js';
import type { PictureLine } from './box-room.js';

/** How many pixels of a line lie on segments; overlapping segments count once. */
export function coverage(
  { from, to }: PictureLine,
  seen: readonly { readonly segment: Segment }[],
  tolerance: number,
): { whole: number; covered: number } {
  const du = to.u - from.u;
  const dv = to.v - from.v;
  const whole = Math.hypot(du, dv);
  if (whole < 1) return { whole: 0, covered: 0 };
  const ex = du / whole;
  const ey = dv / whole;
  const parts: [number, number][] = [];
  for (const { segment } of seen) {
    const off1 = (segment.x1 - from.u) * ey - (segment.y1 - from.v) * ex;
    if (Math.abs(off1) > 2 * tolerance) continue;
    const off2 = (segment.x2 - from.u) * ey - (segment.y2 - from.v) * ex;
    if (Math.abs(off1) + Math.abs(off2) > 2 * tolerance) continue;
    const t1 = (segment.x1 - from.u) * ex + (segment.y1 - from.v) * ey;
    const t2 = (segment.x2 - from.u) * ex + (segment.y2 - from.v) * ey;
    const start = Math.max(0, Math.min(t1, t2));
    const end = Math.min(whole, Math.max(t1, t2));
    if (end > start) parts.push([start, end]);
  }
  parts.sort((a, b) => a[0] - b[0]);
  let covered = 0;
  let reached = 0;
  for (const [start, end] of parts) {
    if (end <= reached) continue;
    covered += end - Math.max(start, reached);
    reached = end;
  }
  return { whole, covered };
}
