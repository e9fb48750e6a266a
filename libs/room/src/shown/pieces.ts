import {
  countForSize,
  type Item,
  itemsOf,
  PIECE_IDS,
  type PieceId,
  type Room,
  sizeForCount,
} from '@plumbline/concept';
import { centre, frontWidth, opposite, rectOf } from '../geometry/geometry.js';
import { isPieceOf } from '../pieces-as-kinds.js';
import type { Evidence } from './evidence.js';

/** How the things of the table of pieces show in a room. */

const isPieceItem = (item: Item, id: PieceId): boolean =>
  (isPieceOf(id, item.kind, item.traits) && (id !== 'mirror-wall' || frontWidth(item) >= MIRROR_WALL)) ||
  // Under a roof a low cabinet is the closed one.
  (id === 'fabric-cabinet' && item.kind === 'cabinet' && item.group === id);

/** A narrower mirror is no wall of mirrors. Inches. */
const MIRROR_WALL = 36;

/** Two desks whose sitters look at each other. */
const facingDesks = (room: Pick<Room, 'items'>): Item[] =>
  itemsOf(room, 'desk').filter((a, _, all) =>
    all.some((b) => {
      if (b.facing !== opposite(a.facing)) return false;
      const [p, q] = [centre(rectOf(a.box)), centre(rectOf(b.box))];
      return Math.hypot(p.x - q.x, p.y - q.y) < 40;
    }),
  );

/** The things of a room that stand for a piece. */
export const itemsOfPiece = (room: Pick<Room, 'items'>, id: PieceId): readonly Item[] =>
  id === 'partner-desk' ? facingDesks(room) : room.items.filter((item) => isPieceItem(item, id));

/** How many of a piece a room has: bicycles of a rack, bottles of another. */
export const countOfPiece = (room: Pick<Room, 'items'>, id: PieceId): number =>
  itemsOfPiece(room, id).reduce(
    (n, item) => n + (sizeForCount(id, 1) === undefined ? 1 : countForSize(id, frontWidth(item))),
    0,
  );

export const PIECES_SHOWN: Readonly<Record<string, (e: Evidence) => boolean>> = Object.fromEntries(
  PIECE_IDS.map((id) => [id, ({ room }: Evidence) => itemsOfPiece(room, id).length > 0]),
);
