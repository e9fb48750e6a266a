import { JOIN_CATEGORIES, type JoinCategory, ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';

/**
 * Who can take a room's work when nothing is known of it but its category. Rooms without a trade of their own
 * go to those whose work they mostly are.
 */
const ROOM_TRADES: Readonly<Record<RoomCategory, readonly JoinCategory[]>> = {
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  'living room': ['flooring', 'painting'],
  bedroom: ['flooring', 'painting'],
  basement: ['flooring', 'painting', 'electrical'],
  garage: ['painting', 'electrical'],
  office: ['flooring', 'painting', 'electrical'],
  other: [],
};

/**
 * The join categories that may be asked: the room's own, `general`, and the trades that the design's
 * quantities name.
 */
export function tradesFor(category: RoomCategory | null, quantityTrades: readonly string[]): JoinCategory[] {
  const named = quantityTrades.filter(isJoinCategory);
  const own: readonly JoinCategory[] =
    category === 'kitchen' || category === 'bathroom' || named.length === 0
      ? ROOM_TRADES[category ?? 'other']
      : [];
  return [...new Set<JoinCategory>([...own, ...named, 'general'])];
}

/** What a contractor offers who takes such a room as a whole: its own trades, or `general`. */
export function ownTrades(category: RoomCategory | null): JoinCategory[] {
  return [...ROOM_TRADES[category ?? 'other'], 'general'];
}

/** The rooms that somebody who offers these trades takes as a whole. */
export function roomsFor(offered: readonly string[]): RoomCategory[] {
  return ROOM_CATEGORIES.filter((room) => ownTrades(room).some((trade) => offered.includes(trade)));
}

/** A category as it was sent, in the catalogue's form; null where it is none of ours. */
export function roomCategory(text: unknown): RoomCategory | null {
  const name = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return ROOM_CATEGORIES.find((category) => category === name) ?? null;
}

const isJoinCategory = (text: string): text is JoinCategory =>
  (JOIN_CATEGORIES as readonly string[]).includes(text);
