import type { RoomCategory } from '@plumbline/contracts';

/** What a part of a piece is made of in the picture. */
export type PieceLook =
  | 'wood'
  | 'metal'
  | 'black'
  | 'white'
  | 'fabric'
  | 'cloth'
  | 'clay'
  | 'glass'
  | 'steel'
  | 'plant';

/** A solid of a piece in shares of its box: `x` along the front, `y` from back to front, `z` up. Round ones stand up. */
export interface PiecePart {
  readonly look: PieceLook;
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly round?: true;
}

/** A circuit of its own: volts, amperes of its breaker, volt-amperes of its nameplate. */
export interface PieceCircuit {
  readonly volts: 120 | 240;
  readonly amps: number;
  readonly va: number;
}

export interface PieceSpec {
  readonly name: string;
  /** More that people call it. */
  readonly words: readonly string[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Widths that it is sold in besides, the largest first: taken where the usual one has no place. */
  readonly widths?: readonly number[];
  /** Whose size it is. */
  readonly source: string;
  /** Where it stands: at a wall, in a corner, at a window, near the way in, or free in the room. */
  readonly at: 'wall' | 'corner' | 'window' | 'entry' | 'middle';
  /** Free floor before it, at either side, and between it and the wall. */
  readonly front: number;
  readonly sides?: number;
  readonly back?: number;
  /** It hangs so high over the floor. */
  readonly z?: number;
  /** It may stand before a window: it ends below a sill. */
  readonly low?: true;
  /** What the house has to give it. */
  readonly needs?: { readonly circuit?: PieceCircuit; readonly vent?: true; readonly water?: true };
  /** A plural without a number asks for two of it: "bean bags". */
  readonly pair?: true;
  /** The rooms in which its words stand for it; in all that are furnished where left out. */
  readonly rooms?: readonly RoomCategory[];
  /** What a room is used for that has it. */
  readonly use?: 'gym' | 'studio' | 'play' | 'work' | 'shop' | 'entry' | 'laundry' | 'music' | 'media';
  readonly parts: readonly PiecePart[];
}
