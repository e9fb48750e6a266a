import { boundsOf, overlaps, type Rect, rectsOf } from './outline.js';
import type { CeilingZone, Shell, Slope } from './shell.js';

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
  // A slope falls to both sides of its ridge: over a rectangle it is lowest over one of its edges.
  let height = heightIn;
  if (slope) {
    const [low, high] = slope.ridge === 'east-west' ? [y, y + d] : [x, x + w];
    height = Math.min(slopeAt(shell, slope, low), slopeAt(shell, slope, high));
  }
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
  return slopeAt(shell, slope, slope.ridge === 'east-west' ? y : x);
}

/** Height of a slope so far from the wall that it starts at: asked for every place, it makes nothing. */
function slopeAt(shell: Pick<Shell, 'outline' | 'ceiling'>, slope: Slope, at: number): number {
  const { ridgeAtIn, ridgeIn } = slope;
  const bounds = boundsOf(shell);
  const rises = at <= ridgeAtIn;
  const extent = slope.ridge === 'east-west' ? bounds.d : bounds.w;
  const knee = rises ? slope.kneeStartIn : slope.kneeEndIn;
  const run = rises ? ridgeAtIn : extent - ridgeAtIn;
  const from = rises ? at : extent - at;
  const height = run <= 0 ? ridgeIn : knee + ((ridgeIn - knee) * Math.max(0, from)) / run;
  return Math.min(shell.ceiling.heightIn, height);
}

/** Floor over which the ceiling is at least so high, square inches. Zones of the ceiling do not overlap. */
export function floorUnder(shell: Shell, heightIn: number): number {
  const { zones } = shell.ceiling;
  const area = (r: Rect | undefined): number => (r ? r.w * r.d : 0);
  const high = highBand(shell, heightIn);
  return rectsOf(shell).reduce((sum, rect) => {
    const under = high && shared(rect, high);
    return zones.reduce((left, zone) => {
      if (zone.kind === 'tray') {
        const tray = shared(rect, zoneRect(zone));
        return zone.heightIn < heightIn ? left : left + area(tray) - area(tray && high && shared(tray, high));
      }
      return zone.heightIn >= heightIn || !under ? left : left - area(shared(under, zoneRect(zone)));
    }, sum + area(under));
  }, 0);
}

/** The part of the bounding box over which ceiling and slope are so high. */
function highBand(shell: Shell, heightIn: number): Rect | undefined {
  const bounds = boundsOf(shell);
  const { slope } = shell.ceiling;
  if (heightIn > shell.ceiling.heightIn) return undefined;
  if (!slope) return bounds;
  if (heightIn > slope.ridgeIn) return undefined;
  const { ridgeAtIn, ridgeIn } = slope;
  const level = slope.ridge === 'east-west';
  const extent = level ? bounds.d : bounds.w;
  const reach = (knee: number, run: number): number =>
    knee >= heightIn || ridgeIn === knee ? run : (run * (ridgeIn - heightIn)) / (ridgeIn - knee);
  const from = ridgeAtIn - reach(slope.kneeStartIn, ridgeAtIn);
  const to = ridgeAtIn + reach(slope.kneeEndIn, extent - ridgeAtIn);
  return level
    ? { x: bounds.x, y: from, w: bounds.w, d: to - from }
    : { x: from, y: bounds.y, w: to - from, d: bounds.d };
}

function shared(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const d = Math.min(a.y + a.d, b.y + b.d) - y;
  return w > 0 && d > 0 ? { x, y, w, d } : undefined;
}
