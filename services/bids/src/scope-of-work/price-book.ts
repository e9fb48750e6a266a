import type { BidAnswer } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';
import { UnitPrice } from '../tables/unit-price.entity.js';
import type { SheetLine, SheetTrade } from './bid-sheet.js';

/** What a contractor's price book says of a line. */
export interface BookedPrice {
  /** Id of the line. */
  readonly line: string;
  /** US dollars a unit. */
  readonly unitUsd: number;
  /** The unit price times the line's quantity, in whole US dollars. */
  readonly usd: number;
}

const linesOf = (sheet: readonly SheetTrade[]): SheetLine[] => sheet.flatMap(({ lines }) => [...lines]);

/** What a contractor's own unit prices come to on a sheet, for the lines that the book knows. */
export async function bookedPrices(
  db: EntityManager,
  contractorEmail: string,
  sheet: readonly SheetTrade[],
): Promise<BookedPrice[]> {
  const book = await db.findBy(UnitPrice, { contractorEmail });
  const prices = new Map(book.map(({ price, unit, usd }) => [`${price} ${unit}`, usd]));
  return linesOf(sheet).flatMap(({ id, price, unit, quantity }) => {
    const unitUsd = prices.get(`${price} ${unit}`);
    const usd = Math.round((unitUsd ?? 0) * quantity);
    return unitUsd === undefined || usd <= 0 ? [] : [{ line: id, unitUsd: round(unitUsd), usd }];
  });
}

/** Keeps the unit prices that follow from a bid's priced lines; a price kept before is replaced. */
export async function keepPrices(
  tx: EntityManager,
  contractorEmail: string,
  sheet: readonly SheetTrade[],
  answers: readonly BidAnswer[],
): Promise<void> {
  const lines = new Map(linesOf(sheet).map((line) => [line.id, line]));
  const book = new Map<string, UnitPrice>();
  for (const { line: id, state, usd } of answers) {
    const line = id === undefined ? undefined : lines.get(id);
    if (!line?.price || state !== 'included' || usd === undefined || line.quantity <= 0) continue;
    const { price, unit, quantity } = line;
    book.set(
      `${price} ${unit}`,
      tx.create(UnitPrice, { contractorEmail, price, unit, usd: usd / quantity, updatedAt: new Date() }),
    );
  }
  // In one order, so that two bids at once never wait for each other.
  const kept = [...book.values()].sort((a, b) => (a.price + a.unit < b.price + b.unit ? -1 : 1));
  if (kept.length > 0) await tx.upsert(UnitPrice, kept, ['contractorEmail', 'price', 'unit']);
}

const round = (usd: number): number => Math.round(usd * 100) / 100;
