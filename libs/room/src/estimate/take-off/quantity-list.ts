import { rounded } from '@plumbline/brief';
import { type Item, type ItemOf, type Kind, type Quantity, type Room, TRADES } from '@plumbline/concept';
import { sideBehind } from '../../geometry/items.js';
import { PRICES, priceOf, TRADE_CATEGORY } from '../prices.js';

/** The room's things of some kinds. */
export type Of = <K extends Kind>(...kinds: readonly K[]) => ItemOf<K>[];

export const count = (things: readonly unknown[], name: string): string =>
  `${things.length} ${name}${things.length === 1 ? '' : 's'}`;

const ORDER = new Map(PRICES.map((price, i) => [price.id, i]));
interface More {
  readonly state?: Quantity['state'];
  /** What it is called, where not as its unit price. */
  readonly item?: string;
  readonly share?: number;
  readonly formula?: string;
  readonly where?: string;
  /** What it is for: where these stand is where it is. */
  readonly of?: readonly Item[];
}

export class QuantityList {
  private readonly lines: Quantity[] = [];

  constructor(private readonly room: Pick<Room, 'category'>) {}

  /** Adds a quantity, or adds to the line of the same price and name; nothing where it is 0. */
  add(price: string, quantity: number, more: More = {}): void {
    if (quantity <= 0.005) return;
    const row = priceOf(PRICES, price);
    if (row.unit === '%') throw new RangeError(`"${price}" is a percentage, no quantity.`);
    const { state = 'included', item: name = row.name, share = 1, formula } = more;
    const where = more.where || (more.of && wherePlaced(more.of));
    const at = this.lines.findIndex((l) => l.price === price && l.item === name);
    const before = this.lines[at];
    const amount = rounded((before?.quantity ?? 0) + quantity);
    const { category } = this.room;
    const line: Quantity = {
      price,
      item: name,
      trade: row.trade,
      category:
        ['cabinets', 'counters', 'appliances'].includes(row.trade) &&
        (category === 'kitchen' || category === 'bathroom')
          ? category
          : TRADE_CATEGORY[row.trade],
      quantity: row.unit === 'each' || row.unit === 'job' ? Math.ceil(amount - 0.01) : rounded(amount),
      unit: row.unit,
      ...(share === 1 ? {} : { share: rounded(share) }),
      state,
      ...joined('formula', '; ', before?.formula, formula),
      ...joined('where', ', ', before?.where, where),
    };
    if (before) this.lines[at] = line;
    else this.lines.push(line);
  }

  has = (price: string): boolean => this.lines.some((l) => l.price === price);
  hasTrade = (trade: Quantity['trade']): boolean => this.lines.some((l) => l.trade === trade);
  total = (of: (line: Quantity) => number): number => this.lines.reduce((n, l) => n + of(l), 0);

  sorted(): Quantity[] {
    return inOrder(this.lines);
  }
}

/** Two texts as one, each said once. */

function joined<K extends 'formula' | 'where'>(
  key: K,
  by: string,
  ...texts: readonly (string | undefined)[]
): {
  [P in K]?: string;
} {
  if (!texts.some((text) => text)) return {};
  const parts = new Set(texts.flatMap((text) => (text ? text.split(by) : [])));
  return { [key]: [...parts].join(by) } as {
    [P in K]?: string;
  };
}

/** "north wall, island": where things stand. */

function wherePlaced(items: readonly Item[]): string {
  const places = items.map((i) =>
    i.group === 'island' || i.group === 'peninsula' ? i.group : `${sideBehind(i)} wall`,
  );
  return [...new Set(places)].slice(0, 5).join(', ');
}

export const inOrder = (lines: readonly Quantity[]): Quantity[] => {
  const order = (q: Quantity) => ORDER.get(q.price) ?? 0;
  return [...lines].sort((a, b) => tradeOf(a) - tradeOf(b) || order(a) - order(b));
};

const TRADE_ORDER: ReadonlyMap<string, number> = new Map(TRADES.map((trade, i) => [trade, i]));
const tradeOf = ({ trade }: Quantity): number => TRADE_ORDER.get(trade) ?? -1;
