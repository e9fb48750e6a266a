/** A unit price of the contractor's own. */
export class UnitPriceResponse {
  /** Id of the unit price in the price table. */
  price: string;
  /** What it is a price of. */
  item: string;
  unit: string;
  /** US dollars a unit. */
  unitUsd: number;
  /** When a bid or the contractor set it last; ISO 8601. */
  updatedAt: string;
}

/** A contractor's own unit prices, in the order of building. They fill the contractor's next bid. */
export class PriceBookResponse {
  prices: UnitPriceResponse[];
}
