import type { LevelCell, Levelling } from '@plumbline/api-client';
import { levelling as texts } from '#texts/levelling';
import { addedUsd, TERMS, totalText } from './levelling-text.js';

/** What tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The comparison as CSV (RFC 4180): a row a trade or line, three columns a bid: how it stands, its sum, what is ours. */
export function levellingCsv(levelling: Levelling): string {
  const { bids, trades } = levelling;
  const cells = (of: readonly LevelCell[], ours: (at: number) => number | null = () => null) =>
    of.flatMap(({ state, usd }, at) => [texts.states[state] ?? state, usd, ours(at) || null]);
  const each = (of: (bid: Levelling['bids'][number]) => string | number | null) =>
    bids.flatMap((bid) => [of(bid), null, null]);
  const rows: (string | number | null)[][] = [
    [
      texts.row,
      '',
      texts.ourEstimate,
      ...bids.flatMap(({ name }) => [name, `${name}: $`, `${name}: ${texts.ours}`]),
    ],
    [texts.asked, '', levelling.estimateUsd || null, ...each(({ askedUsd, quote }) => askedUsd ?? quote)],
    [texts.same, '', null, ...each((bid) => (bid.fromUsd === bid.toUsd ? bid.fromUsd : totalText(bid)))],
    ...trades.flatMap((trade) => [
      [
        trade.name,
        '',
        trade.likelyUsd || null,
        ...cells(trade.cells, (at) => {
          const bid = bids[at];
          return bid ? addedUsd(bid, trade) : null;
        }),
      ],
      ...trade.lines.map((line) => [trade.name, line.item, line.likelyUsd || null, ...cells(line.cells)]),
    ]),
    ...TERMS.map(({ name, of }) => [
      name,
      '',
      null,
      ...each((bid) => of(bid, levelling) ?? texts.notMentioned),
    ]),
    ...levelling.differences.map(({ sentence, ask }) => [sentence, ask]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that no spreadsheet runs as a formula. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
