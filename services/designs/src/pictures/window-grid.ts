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
  return { across, up, light, placeOf };
}
