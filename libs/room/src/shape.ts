import { feetAndInches } from '@plumbline/brief';
import {
  areaIn2,
  boundsOf,
  type CeilingZone,
  cornersOf,
  isRectangular,
  type Shell,
} from '@plumbline/concept';

/** The shell of a room in words. */

/** What the shape of a floor is called; blank for a rectangle. */
export function shapeName(shell: Shell): string {
  if (isRectangular(shell)) return '';
  const corners = cornersOf(shell);
  const outside = corners.flatMap(({ kind }, i) => (kind === 'outside' ? [i] : []));
  if (outside.length === 1) return 'L-shaped';
  if (outside.length > 2) return 'many-cornered';
  const [first = 0, second = 0] = outside;
  const between = second - first - 1;
  return NAMES_BY_CORNERS[Math.min(between, corners.length - 2 - between)] ?? 'many-cornered';
}

/** Shapes with two outside corners, by how many inside corners lie between these. */
const NAMES_BY_CORNERS = ['U-shaped', 'stepped', 'T-shaped', 'Z-shaped'] as const;

/** Area of the floor, square feet. */
export const floorSqFt = (shell: Shell): number => areaIn2(shell) / 144;

/** Size of the floor: of one that is no rectangle the size over all, and the area. */
export function sizeWords(shell: Shell): string {
  const { w, d } = boundsOf(shell);
  const size = `${feetAndInches(w)} × ${feetAndInches(d)}`;
  return isRectangular(shell) ? size : `${size} overall, ${Math.round(floorSqFt(shell))} sq ft`;
}

/** Height of the ceiling; below a slope the least and the most. */
export function ceilingWords({ ceiling: { heightIn, slope } }: Shell): string {
  if (!slope) return feetAndInches(heightIn);
  const least = Math.min(slope.kneeStartIn, slope.kneeEndIn, heightIn);
  return `${feetAndInches(least)} to ${feetAndInches(Math.min(heightIn, slope.ridgeIn))}`;
}

/** What a part of the ceiling is called. */
export const ZONE_NAMES: Readonly<Record<CeilingZone['kind'], string>> = {
  soffit: 'Soffit',
  beam: 'Beam',
  drop: 'Dropped ceiling',
  tray: 'Tray ceiling',
};

/** Size and shape of a room in sentences. */
export function shellSentences(shell: Shell): string[] {
  const { w, d } = boundsOf(shell);
  const size = `${feetAndInches(w)} by ${feetAndInches(d)}`;
  const name = shapeName(shell);
  return [
    name
      ? `The room is ${name} and measures ${size} over all, ${Math.round(floorSqFt(shell))} sq ft.`
      : `The room measures ${size}.`,
    ...ceilingSentences(shell),
  ];
}

/** What is said of a ceiling that is not flat; nothing of one that is. */
export function ceilingSentences({ ceiling: { heightIn, slope, zones } }: Shell): string[] {
  const sentences = zones.map(
    (zone) =>
      `${ZONE_NAMES[zone.kind]} at ${feetAndInches(zone.heightIn)}, ${feetAndInches(Math.min(zone.widthIn, zone.depthIn))} wide.`,
  );
  if (!slope) return sentences;
  const knees = [...new Set([slope.kneeStartIn, slope.kneeEndIn])].filter((knee) => knee < heightIn);
  const top =
    slope.ridgeIn > heightIn
      ? `a flat ceiling at ${feetAndInches(heightIn)}`
      : `a ridge at ${feetAndInches(slope.ridgeIn)}`;
  return [
    `The ceiling slopes from ${knees.map((knee) => feetAndInches(knee)).join(' and ')} to ${top}.`,
    ...sentences,
  ];
}
