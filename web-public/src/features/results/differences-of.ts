import type { EstimateLine } from '@plumbline/api-client';
import type { Design } from '#types/design.js';

/** What one design has otherwise than the others in one trade. */
export interface Difference {
  readonly items: readonly string[];
  /** US dollars, likely. */
  readonly likely: number;
}

export interface DifferenceRow {
  readonly trade: string;
  /** One for each design, in their order. */
  readonly each: readonly Difference[];
}

/** Prices of a trade that are nearer than this are the same to a homeowner. US dollars. */
const SAME_USD = 100;

/** The trades in which designs differ, in build order, with what each has of its own and what that trade costs there. */
export function differencesOf(designs: readonly Design[]): readonly DifferenceRow[] {
  const lines = designs.map(({ estimate }) => estimate?.lines ?? []);
  const own = (trade: string, i: number): readonly string[] =>
    trade === 'appliances' ? appliancesOf(designs[i]?.room) : [];
  const trades = [...new Set(lines.flatMap((all) => all.map(({ trade }) => trade)))];
  return trades.flatMap((trade) => {
    const of = lines.map((all) => all.filter((line) => line.trade === trade));
    const names = of.map((some, i) => [...own(trade, i), ...named(some)]);
    const everywhere = (names[0] ?? []).filter((item) => names.every((some) => some.includes(item)));
    const each = of.map((some, i) => ({
      items: (names[i] ?? []).filter((item) => !everywhere.includes(item)),
      likely: some.reduce((sum, { likely }) => sum + likely, 0),
    }));
    const sums = each.map(({ likely }) => likely);
    const differs =
      Math.max(...sums) - Math.min(...sums) >= SAME_USD || each.some(({ items }) => items.length > 0);
    return differs ? [{ trade, each }] : [];
  });
}

const SOLD_BY_WIDTH: ReadonlySet<string> = new Set(['range', 'cooktop', 'refrigerator', 'beverage-cooler']);

/** Appliances by what makes one dearer than another: width and panels. */
function appliancesOf(room: Design['room']): string[] {
  const all = (room?.items ?? []).flatMap(({ kind, facing, box, label, ...item }) => {
    if (!SOLD_BY_WIDTH.has(kind)) return [];
    const width = facing === 'north' || facing === 'south' ? box.widthIn : box.depthIn;
    const panelled = 'traits' in item && (item.traits as { panelled?: boolean } | undefined)?.panelled;
    return [`${label}, ${Math.round(width)} in${panelled ? ', behind panels' : ''}`];
  });
  return [...new Set(all)];
}

const named = (lines: readonly EstimateLine[]): string[] => [...new Set(lines.map(({ item }) => item))];
