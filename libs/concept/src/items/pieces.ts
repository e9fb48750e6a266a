import { BASEMENT } from './pieces/basement.js';
import { CHILDREN } from './pieces/children.js';
import { DINING } from './pieces/dining.js';
import { GARAGE } from './pieces/garage.js';
import { GYM } from './pieces/gym.js';
import { HOUSEHOLD } from './pieces/household.js';
import { LAUNDRY } from './pieces/laundry.js';
import { MEDIA } from './pieces/media.js';
import { MUSIC_AND_GAMES } from './pieces/music-and-games.js';
import { OFFICE } from './pieces/office.js';
import { OWNED } from './pieces/owned.js';
import type { PieceSpec } from './pieces/piece-spec.js';
import { STUDIO } from './pieces/studio.js';
import { SUNROOM } from './pieces/sunroom.js';

/**
 * Things that homeowners name and that stand in a room, as one table: what people call them, their true size, the floor
 * they want, what they need of the house, and a few solids that plan and picture draw. Reader, planner, drawing, picture
 * and estimate all take from it, so that the next thing is one entry. Lengths are inches. Things that the catalogue has a
 * kind for stand as that kind.
 */

/** What each piece is, by id. Sizes are of products that are sold much, from their makers' data sheets. */
export const PIECES = {
  ...GYM,
  ...STUDIO,
  ...OFFICE,
  ...HOUSEHOLD,
  ...DINING,
  ...SUNROOM,
  ...LAUNDRY,
  ...CHILDREN,
  ...MUSIC_AND_GAMES,
  ...GARAGE,
  ...MEDIA,
  ...BASEMENT,
  ...OWNED,
} as const satisfies Readonly<Record<string, PieceSpec>>;

export type PieceId = keyof typeof PIECES;

export const PIECE_IDS = Object.keys(PIECES) as [PieceId, ...PieceId[]];

export const isPiece = (id: string): id is PieceId => Object.hasOwn(PIECES, id);

/** What is known of a piece. */
export const pieceSpec = (id: PieceId): PieceSpec => PIECES[id];

/** Of things that hang or lie side by side: inches of width that one takes, and how many stand in a column. */
const SIDE_BY_SIDE: { readonly [id in PieceId]?: { readonly each: number; readonly stacked: number } } = {
  'bike-rack': { each: 16, stacked: 1 },
  'wine-storage': { each: 4, stacked: 18 },
  guitars: { each: 15, stacked: 1 },
};

/** The width, inches, of a rack for so many; undefined where every one is a thing of its own. */
export function sizeForCount(id: PieceId, count: number): number | undefined {
  const rack = SIDE_BY_SIDE[id];
  return rack && Math.min(96, Math.max(24, Math.ceil(count / rack.stacked) * rack.each));
}

/** How many a rack of a width, inches, holds; one where it is no rack. */
export function countForSize(id: PieceId, widthIn: number): number {
  const rack = SIDE_BY_SIDE[id];
  return rack ? Math.floor((widthIn + 0.01) / rack.each) * rack.stacked : 1;
}
