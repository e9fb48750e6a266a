import type { Estimate } from '@plumbline/api-client';
import { formatMoney } from '#lib/format/format.js';
import { results } from '#texts/results';
import { byTrade } from '../../by-trade.js';
import styles from './cost-rows.module.css';

const texts = results.estimate;
/** With the row of all others, five. */
const NAMED = 4;

/** The likely price in five rows: the largest trades, and all others together. */
export function CostRows({ estimate }: { estimate: Estimate }) {
  const trades = byTrade(estimate.lines)
    .map(({ trade, likely }) => ({ label: texts.trades[trade] ?? trade, likely }))
    .sort((a, b) => b.likely - a.likely);
  const named = trades.length > NAMED + 1 ? trades.slice(0, NAMED) : trades;
  const rest = estimate.likely - named.reduce((sum, { likely }) => sum + likely, 0);
  const rows = rest > 0 ? [...named, { label: texts.others, likely: rest }] : named;
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, likely }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span
              className={styles.bar}
              style={{ width: `${(likely / Math.max(estimate.likely, 1)) * 100}%` }}
              aria-hidden="true"
            />
            {formatMoney(likely)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
