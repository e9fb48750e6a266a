import { roofAt, zoneRect } from './ceiling.js';
import { areaIn2, boundsOf, contains, type Rect, rectsOf } from './outline.js';
import type { CeilingZone, Shell } from './shell.js';

/** Area of the ceiling to finish, square inches: slopes by their own length, and the sides of soffits and trays. */
export function ceilingAreaIn2(shell: Shell): number {
  const { slope, zones } = shell.ceiling;
  const roof = slope
    ? rectsOf(shell).reduce((sum, rect) => sum + slopedAreaIn2(shell, rect), 0)
    : areaIn2(shell);
  return zones.reduce((sum, zone) => sum + sidesIn2(shell, zone), roof);
}

/** Ceiling over a rectangle: strips between the places where its pitch changes. */
function slopedAreaIn2(shell: Shell, { x, y, w, d }: Rect): number {
  const { slope, heightIn } = shell.ceiling;
  if (!slope) return w * d;
  const level = slope.ridge === 'east-west';
  const [from, across, along] = level ? [y, d, w] : [x, w, d];
  const { ridgeAtIn, ridgeIn, kneeStartIn, kneeEndIn } = slope;
  const { w: wide, d: deep } = boundsOf(shell);
  const extent = level ? deep : wide;
  const share = (knee: number): number =>
    ridgeIn > heightIn && heightIn > knee ? (heightIn - knee) / (ridgeIn - knee) : 1;
  const bends = [
    ridgeAtIn * share(kneeStartIn),
    ridgeAtIn,
    extent - (extent - ridgeAtIn) * share(kneeEndIn),
  ].filter((at) => at > from && at < from + across);
  const stops = [from, ...bends, from + across].sort((a, b) => a - b);
  const heightAt = (at: number): number => (level ? roofAt(shell, x, at) : roofAt(shell, at, y));
  return stops.slice(1).reduce((sum, to, i) => {
    const start = stops[i] as number;
    return sum + Math.hypot(to - start, heightAt(to) - heightAt(start)) * along;
  }, 0);
}

/** The upright sides of a zone that do not lie at a wall. */
function sidesIn2(shell: Shell, zone: CeilingZone): number {
  const { x, y, w, d } = zoneRect(zone);
  const sides: readonly (readonly [Rect, number])[] = [
    [{ x, y: y - 1, w, d: 1 }, w],
    [{ x, y: y + d, w, d: 1 }, w],
    [{ x: x - 1, y, w: 1, d }, d],
    [{ x: x + w, y, w: 1, d }, d],
  ];
  const drop = Math.abs(roofAt(shell, x + w / 2, y + d / 2) - zone.heightIn);
  return sides.reduce((sum, [beside, length]) => sum + (contains(shell, beside) ? length * drop : 0), 0);
}
