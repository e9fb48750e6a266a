import type { Opening, Room, RoomCamera } from '@plumbline/concept';
import { cornersOfOpening, seenAt } from '@plumbline/survey';

/** A photo in grey: levels of 0 to 255, rows from the top. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** Inches; z above the floor. */
export type RoomPoint = readonly [number, number, number];

/** What a photo shows of a window: one cell a square inch, columns from its west or south jamb, rows from its sill. */
export interface WindowGrid {
  readonly across: number;
  readonly up: number;
  /** The level of each cell; -1 where the photo does not show it. */
  readonly light: Int16Array;
  /** How far the eye is aside of the window's middle, towards its last column, for each inch before its wall. */
  readonly aside: number;
  /** The middle of a cell in the room. */
  readonly placeOf: (column: number, row: number) => RoomPoint;
}

/** Whether a pixel and those around it lie in the picture. */
export const isShown = ({ width, height }: RoomCamera, u: number, v: number): boolean =>
  u >= 1 && v >= 1 && u < width - 1 && v < height - 1;

/** The level of a pixel; of the nearest one, outside of the picture. */
export const levelAt = ({ width, height, values }: Grey, u: number, v: number): number =>
  values[
    Math.min(height - 1, Math.max(0, Math.floor(v))) * width + Math.min(width - 1, Math.max(0, Math.floor(u)))
  ]!;

/** A window of a room as a photo in grey shows it; `view` is the photo's camera at that size. */
export function windowGrid(
  grey: Grey,
  view: RoomCamera,
  { shell }: Pick<Room, 'shell'>,
  window: Opening,
): WindowGrid {
  const [low, end, high] = cornersOfOpening(shell, window) as [RoomPoint, RoomPoint, RoomPoint, RoomPoint];
  const [across, up] = [Math.floor(window.widthIn), Math.floor(window.heightIn)];
  const placeOf = (column: number, row: number): RoomPoint => {
    const t = (column + 0.5) / across;
    return [
      low[0] + t * (end[0] - low[0]),
      low[1] + t * (end[1] - low[1]),
      low[2] + ((row + 0.5) / up) * (high[2] - low[2]),
    ];
  };
  const light = new Int16Array(across * up).fill(-1);
  for (let row = 0; row < up; row++)
    for (let column = 0; column < across; column++) {
      const seen = seenAt(view, placeOf(column, row));
      if (seen && isShown(view, seen.u, seen.v)) light[row * across + column] = levelAt(grey, seen.u, seen.v);
    }
  return { across, up, light, aside: asideOf(view, low, end), placeOf };
}

function asideOf({ at }: RoomCamera, low: RoomPoint, end: RoomPoint): number {
  const long = Math.hypot(end[0] - low[0], end[1] - low[1]);
  const [ax, ay] = [(end[0] - low[0]) / long, (end[1] - low[1]) / long];
  const [dx, dy] = [at.x - (low[0] + end[0]) / 2, at.y - (low[1] + end[1]) / 2];
  return (dx * ax + dy * ay) / Math.max(1, Math.abs(dx * ay - dy * ax));
}

/** Inches of a jamb and its sash that are seen from straight before it; more for each inch that the eye stands aside. */
export const JAMB = { sash: 5, depth: 5 } as const;

/** The first and the last column between the jambs. */
export const betweenJambs = ({ across, aside }: WindowGrid): readonly [first: number, last: number] => [
  Math.round(JAMB.sash + JAMB.depth * Math.max(0, aside)),
  across - 1 - Math.round(JAMB.sash + JAMB.depth * Math.max(0, -aside)),
];

/** The levels of a column between sash and sash, in ascending order. */
export function levelsOf({ across, up, light }: WindowGrid, column: number): number[] {
  const values: number[] = [];
  for (let j = Math.floor(0.08 * up); j < 0.92 * up; j++)
    if (light[j * across + column]! >= 0) values.push(light[j * across + column]!);
  return values.sort((a, b) => a - b);
}

/** Levels within which a column lies that is as light from sill to head. */
const EVEN = 16;

/** Whether a column is as light from sill to head. */
export function isEven(grid: WindowGrid, column: number): boolean {
  const values = levelsOf(grid, column);
  const of = (share: number): number => values[Math.floor(share * (values.length - 1))]!;
  return values.length > 0.5 * grid.up && of(0.9) - of(0.1) < EVEN;
}

/** The columns before the first that is not one of those that are looked for. */
export function leading(
  columns: readonly number[],
  isOne: (column: number, i: number) => boolean,
): readonly number[] {
  const end = columns.findIndex((column, i) => !isOne(column, i));
  return end < 0 ? columns : columns.slice(0, end);
}

/** The middle value, the upper of two where their number is even; 0 of none. */
export const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
