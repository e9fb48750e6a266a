import type { Room } from '@plumbline/concept';

/** A stretch that is left out of the drawing, along x or y. Inches. */
interface SheetBreak {
  /** Where the drawing is cut, in the shortened room. */
  readonly at: number;
  readonly leftOutIn: number;
}

/** A room many times as long as wide is drawn shortened, with break lines where nothing stands. */

export interface Shortened {
  readonly room: Room;
  readonly alongX: boolean;
  readonly cuts: readonly SheetBreak[];
}

/** Type sizes in points: of dimension strings, tags (on the floor, hanging, beside), names, figures and the room. */
export interface TypeSizes {
  readonly dimension: number;
  readonly tag: number;
  readonly hung: number;
  readonly beside: number;
  readonly name: number;
  readonly figure: number;
  readonly clearance: number;
  readonly room: number;
  readonly roomSize: number;
}

/** Where the room lies on the sheet. */
export interface View {
  readonly scale: string;
  /** Points an inch of the room. */
  readonly s: number;
  /** Sheet point of the room's north-west inside corner. */
  readonly left: number;
  readonly top: number;
  /** The room as drawn: a very long one is shortened. */
  readonly room: Room;
  readonly shortened: Shortened;
  readonly type: TypeSizes;
}

export const sheetX = (v: View, x: number): number => v.left + x * v.s;
export const sheetY = (v: View, y: number): number => v.top + (v.room.depthIn - y) * v.s;
