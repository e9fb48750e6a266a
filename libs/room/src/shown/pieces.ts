import {
  countForSize,
  hasTrait,
  type Item,
  itemsOf,
  PIECE_IDS,
  type PieceId,
  type Room,
  sizeForCount,
} from '@plumbline/concept';
import { centre, frontWidth, opposite, rectOf } from '../geometry/geometry.js';
import type { Evidence } from './evidence.js';

/** How the things of the table of pieces show in a room. */

/** Those that stand as a kind of the catalogue, by what tells them there. */
const STAND_AS: { readonly [id in PieceId]?: (item: Item) => boolean } = {
  treadmill: (i) => hasTrait(i, ['treadmill'], 'use', 'treadmill'),
  'exercise-bike': (i) => hasTrait(i, ['treadmill'], 'use', 'bike'),
  'mirror-wall': (i) => i.kind === 'mirror' && frontWidth(i) >= 36,
  yoga: (i) => i.kind === 'exercise-mat',
  'fabric-cabinet': (i) =>
    i.kind === 'tall-cabinet' || (i.kind === 'cabinet' && i.group === 'fabric-cabinet'),
  'broom-closet': (i) => hasTrait(i, ['tall-cabinet'], 'use', 'broom'),
  'coat-place': (i) => hasTrait(i, ['bench'], 'use', 'entry'),
  'second-fridge': (i) => i.kind === 'refrigerator',
  'bike-rack': (i) => i.kind === 'bike-rack',
  recliners: (i) => hasTrait(i, ['armchair'], 'form', 'theater'),
};

const isPieceItem = (item: Item, id: PieceId): boolean =>
  hasTrait(item, ['piece', 'hung-piece'], 'piece', id) || (STAND_AS[id]?.(item) ?? false);

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
