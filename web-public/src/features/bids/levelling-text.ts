import type { Adjustment, LevelledBid, LevelledTrade, Levelling } from '@plumbline/api-client';
import { bidTradeName } from '@plumbline/contracts';
import { formatMoney } from '#lib/format/format.js';
import { bids as bidTexts } from '#texts/bids';
import { levelling as texts } from '#texts/levelling';

/** The like-for-like total of a bid in words. */
export function totalText({ fromUsd, toUsd, oneSum }: LevelledBid): string {
  if (fromUsd === null) return texts.unknown;
  if (oneSum || toUsd === null) return texts.open(formatMoney(fromUsd));
  return fromUsd === toUsd ? formatMoney(fromUsd) : texts.span(formatMoney(fromUsd), formatMoney(toUsd));
}

/** Why a total is no single sum; null where it is one. */
export function totalNote({ fromUsd, toUsd, oneSum }: LevelledBid): string | null {
  if (fromUsd === null) return texts.unknownWhy;
  if (oneSum) return texts.openWhy;
  if (toUsd === null) return texts.unestimatedWhy;
  return fromUsd === toUsd ? null : texts.spanWhy;
}

/** What of our estimate was put into one trade of a bid: exclusions, what is not mentioned and what has changed since, not allowances. */
export const addedUsd = ({ adjustments }: LevelledBid, { trade }: Pick<LevelledTrade, 'trade'>): number =>
  adjustments
    .filter((adjustment) => adjustment.trade === trade && adjustment.why !== 'allowance')
    .reduce((sum, { putUsd, saysUsd }) => sum + putUsd - (saysUsd ?? 0), 0);

/** What an adjustment is about: the line, else the trade. */
export const adjusted = ({ item, trade }: Adjustment): string => item ?? bidTradeName(trade);

/** The facts of a bid beside its trades, each with how it is told. */
export const TERMS: readonly {
  readonly name: string;
  readonly of: (bid: LevelledBid, levelling: Levelling) => string | null;
}[] = [
  {
    name: texts.priceBasis,
    of: ({ priceBasis }) => (priceBasis ? (bidTexts.bases[priceBasis] ?? null) : null),
  },
  { name: texts.timeline, of: ({ timeline }) => timeline },
  {
    name: texts.license,
    of: ({ licenses, licenseNote }) => [licenses, licenseNote].filter(Boolean).join(' · ') || null,
  },
  {
    name: texts.warranty,
    of: ({ warrantyMonths }) => (warrantyMonths === null ? null : texts.months(warrantyMonths)),
  },
  { name: texts.deposit, of: ({ deposit }) => deposit.text },
  { name: texts.payments, of: ({ paymentSchedule }) => paymentSchedule },
  {
    name: texts.revision,
    of: ({ pricedRevision }, { revision }) =>
      pricedRevision === null ? null : texts.revisionOf(pricedRevision, revision),
  },
];

/** A sum with its sign: + $500, − $500. */
export const signed = (usd: number): string => `${usd < 0 ? '−' : '+'} ${formatMoney(Math.abs(usd))}`;
