import type { EstimateLine, Trade } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/**
 * How kitchen budgets usually divide, as shares of the whole (kbebuild, credited to NKBA). Installation is a
 * share of its own there; here each trade's labor stays with it, so the shares are compared without it.
 */
const KITCHEN_SHARES: readonly {
  readonly name: string;
  readonly share: number;
  readonly trades: readonly Trade[];
}[] = [
  { name: 'Cabinets', share: 0.29, trades: ['cabinets'] },
  { name: 'Appliances', share: 0.14, trades: ['appliances'] },
  { name: 'Counters', share: 0.1, trades: ['counters'] },
  { name: 'Flooring', share: 0.07, trades: ['flooring'] },
];

const INSTALLATION = 0.17;

/** Sentences on kitchen shares that are off by more than two times; none for other rooms. */
export function checkShares(category: RoomCategory, lines: readonly EstimateLine[]): string[] {
  if (category !== 'kitchen') return [];
  const total = lines.reduce((n, l) => n + l.materialUsd, 0);
  if (total <= 0) return [];
  return KITCHEN_SHARES.flatMap(({ name, share, trades }) => {
    const usual = share / (1 - INSTALLATION);
    const own = lines.filter((l) => trades.includes(l.trade)).reduce((n, l) => n + l.materialUsd, 0) / total;
    if (own <= usual * 2 && own >= usual / 2) return [];
    const percent = (x: number) => `${Math.round(x * 100)} %`;
    return [
      `${name} take ${percent(own)} of the material here; ${percent(usual)} is usual, so look at that line first.`,
    ];
  });
}
