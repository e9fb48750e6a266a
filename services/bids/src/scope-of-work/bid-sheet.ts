import type { Concept, EstimateLine, Quantity, StoredConcept } from '@plumbline/concept';
import { BID_TRADES, type BidTradeId, bidTradeOf } from '@plumbline/contracts';
import { usdOf } from '@plumbline/room';

/** A line that a contractor may answer. */
export interface SheetLine {
  /** Names the line in this concept: what an answer refers to. */
  readonly id: string;
  readonly item: string;
  readonly quantity: number;
  readonly unit: string;
  /** Id of the unit price in the price table; null where the estimate has a sum without a quantity. */
  readonly price: string | null;
  /** What we think a contractor asks for it: bidUsd(), for the kind of work asked for. */
  readonly likelyUsd: number;
  /** Of that the material alone, which an allowance covers. */
  readonly materialUsd: number;
}

/** A trade that a contractor may answer, with its lines. */
export interface SheetTrade {
  readonly trade: BidTradeId;
  readonly name: string;
  readonly likelyUsd: number;
  readonly lines: readonly SheetLine[];
}

/**
 * What every bidder of a request answers: the estimate's lines in the boxes of BID_TRADES, without work that the owner
 * does. Without a concept of ours
 * the boxes alone. A line's id follows from its trade and item, so it is the same whenever the concept is read.
 */
export function bidSheet(concept: StoredConcept | null): SheetTrade[] {
  if (!concept) return BID_TRADES.map(({ id, name }) => ({ trade: id, name, likelyUsd: 0, lines: [] }));
  const { quantities, estimate, wishes } = concept.concept;
  const taken = new Map<string, number>();
  const rest = [...quantities];
  // What the owner does is in nobody's price.
  const asked = estimate.lines.filter(({ state }) => state !== 'by-owner');
  const lines = asked.map((line) => {
    const quantity = takeQuantity(rest, line);
    const name = `${line.trade}/${slug(line.item)}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return {
      trade: bidTradeOf(line.trade),
      line: {
        id: count === 1 ? name : `${name}-${count}`,
        item: line.item,
        quantity: line.quantity,
        unit: line.unit,
        price: line.price ?? quantity?.price ?? null,
        likelyUsd: bidUsd(concept.concept, line),
        materialUsd: wishes.workType === 'labor only' ? 0 : taxed(concept.concept, line.materialUsd),
      },
    };
  });
  return BID_TRADES.flatMap(({ id, name }) => {
    const own = lines.filter(({ trade }) => trade === id).map(({ line }) => line);
    const likelyUsd = own.reduce((sum, line) => sum + line.likelyUsd, 0);
    return own.length > 0 ? [{ trade: id, name, likelyUsd, lines: own }] : [];
  });
}

/**
 * What of a line's likely sum a contractor asks for, in whole US dollars: with sales tax on its material and with
 * overhead and profit, which the estimate shows apart and bidders have in their prices. Without contingency.
 */
export function bidUsd(concept: Concept, line: EstimateLine): number {
  const { estimate, wishes } = concept;
  const tax = wishes.workType === 'labor only' ? 0 : taxed(concept, line.materialUsd) - line.materialUsd;
  const overhead = 1 + (estimate.overheadAndProfit?.percent ?? 0) / 100;
  return Math.round((usdOf(line, wishes.workType) + tax) * overhead);
}

/** Material with its sales tax. US dollars. */
const taxed = ({ estimate }: Concept, materialUsd: number): number =>
  Math.round(materialUsd * (1 + (estimate.salesTax?.percent ?? 0) / 100));

/** The quantity that an estimate's line prices, taken out of those that are left. */
function takeQuantity(rest: Quantity[], line: EstimateLine): Quantity | undefined {
  const at = rest.findIndex(({ item, trade }) => item === line.item && trade === line.trade);
  return at < 0 ? undefined : rest.splice(at, 1)[0];
}

/** A name in lower case with hyphens: "Base cabinets, 24 in" → "base-cabinets-24-in". */
const slug = (item: string): string =>
  item
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 80) || 'line';
