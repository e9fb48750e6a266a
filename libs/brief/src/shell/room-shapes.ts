import type { Side } from '@plumbline/concept';

/** The shapes of a room that words tell. Lengths are inches. */

/**
 * Words that tell the shape of a room: notches, bump-outs, slopes, soffits, bearing and wet walls. The texts are those
 * of plainText(); every repetition here is bounded. Lengths come back in inches.
 */

/** A wall as words name it; "long" and "short" are left to the room's size. */
export type SaidWall = Side | 'long' | 'short';

export type RoomShape =
  | { readonly is: 'form'; readonly form: 'L' | 'U' | 'T' | 'Z' }
  | {
      readonly is: 'notch';
      readonly alongIn: number;
      readonly deepIn: number;
      readonly corner?: CompassCorner;
      /** What takes the corner: "Chimney". */
      readonly what?: string;
    }
  | { readonly is: 'bump-out'; readonly alongIn: number; readonly deepIn: number; readonly at?: SaidWall }
  /** A bump-out whose walls are windows. */
  | { readonly is: 'bay'; readonly alongIn?: number; readonly deepIn?: number; readonly at?: SaidWall }
  | { readonly is: 'chimney'; readonly alongIn?: number; readonly deepIn?: number; readonly at?: SaidWall }
  | { readonly is: 'knee walls'; readonly heightIn: number }
  /** How wide the floor is over which one stands so high. */
  | { readonly is: 'headroom'; readonly heightIn: number; readonly wideIn: number }
  | { readonly is: 'peak'; readonly heightIn: number; readonly runs?: RidgeRuns }
  /** A ceiling that rises from walls of the room's height to a ridge. */
  | { readonly is: 'vault'; readonly heightIn?: number }
  /** Low at one wall, or at the end of a room; as high as the room elsewhere, where nothing else is told. */
  | {
      readonly is: 'slope';
      readonly lowIn: number;
      readonly highIn?: number;
      readonly at?: SaidWall | 'end';
      /** The door is told to be at its high end. */
      readonly fromDoor?: boolean;
    }
  /** A roof over the room of which no height was told. */
  | { readonly is: 'under the roof' }
  | { readonly is: 'soffit'; readonly deepIn?: number; readonly heightIn?: number; readonly at?: SaidWall }
  /** A duct in a box below the ceiling, along the middle of the room or a wall. */
  | { readonly is: 'duct'; readonly heightIn?: number; readonly at?: SaidWall }
  | { readonly is: 'beam'; readonly heightIn?: number }
  /** Posts in a row along the room; without a count as many as their distance from middle to middle allows. */
  | {
      readonly is: 'column';
      readonly kind: 'column' | 'post';
      readonly count?: number;
      readonly apartIn?: number;
    }
  | { readonly is: 'bearing'; readonly at?: SaidWall }
  | { readonly is: 'wet'; readonly at?: SaidWall };

/** Which way a ridge runs: by the compass, or along the longer or the shorter side of the room. */
export type RidgeRuns = 'east-west' | 'north-south' | 'long' | 'short';

export type CompassCorner = 'northeast' | 'northwest' | 'southeast' | 'southwest';

export interface SaidShape {
  readonly said: string;
  readonly shape: RoomShape;
}

/** Where the roof meets the floor so much of a wall is drawn. Inches. */
export const LEAST_KNEE = 12;
