import { boundsOf, overlaps, type Rect } from './outline.js';
import type { CeilingZone, Shell } from './shell.js';

/** How high the ceiling is. Pure, and free of zod. Lengths are inches. */

/** The floor below a zone of the ceiling. */
export const zoneRect = ({ x, y, widthIn, depthIn }: CeilingZone): Rect => ({ x, y, w: widthIn, d: depthIn });

/** Height over a point, below soffits, beams and slopes. */
export function ceilingAt(shell: Shell, x: number, y: number): number {
  let height = roofAt(shell, x, y);
  for (const zone of shell.ceiling.zones) {
    if (x < zone.x || y < zone.y || x > zone.x + zone.widthIn || y > zone.y + zone.depthIn) continue;
    height = zone.kind === 'tray' ? Math.max(height, zone.heightIn) : Math.min(height, zone.heightIn);
  }
  return height;
}

/** The least height over a rectangle. */
export function ceilingOver(shell: Shell, rect: Rect): number {
  const { x, y, w, d } = rect;
  const { zones, slope, heightIn } = shell.ceiling;
  // A slope falls to both sides of its ridge: over a rectangle it is lowest over a corner.
  let height = slope
    ? Math.min(
        roofAt(shell, x, y),
        roofAt(shell, x + w, y),
        roofAt(shell, x, y + d),
        roofAt(shell, x + w, y + d),
      )
    : heightIn;
  for (const zone of zones) {
    const area = zoneRect(zone);
    if (zone.kind !== 'tray') {
      if (overlaps(area, rect)) height = Math.min(height, zone.heightIn);
    } else if (x >= area.x && y >= area.y && x + w <= area.x + area.w && y + d <= area.y + area.d) {
      height = Math.max(height, zone.heightIn);
    }
  }
  return height;
}

/** Height of the ceiling or slope over a point, without soffits, beams and trays. */
export function roofAt(shell: Pick<Shell, 'outline' | 'ceiling'>, x: number, y: number): number {
  const { heightIn, slope } = shell.ceiling;
  if (!slope) return heightIn;
  const bounds = boundsOf(shell);
  const [at, extent] = slope.ridge === 'east-west' ? [y, bounds.d] : [x, bounds.w];
  const { ridgeAtIn, ridgeIn } = slope;
  const [knee, run, from] =
    at <= ridgeAtIn ? [slope.kneeStartIn, ridgeAtIn, at] : [slope.kneeEndIn, extent - ridgeAtIn, extent - at];
  const height = run <= 0 ? ridgeIn : knee + ((ridgeIn - knee) * Math.max(0, from)) / run;
  return Math.min(heightIn, height);
}
