import type { BidAnswer } from '@plumbline/api-client';
import { answeredTrades, bidTradeName, priceGap, sumOfAnswers } from '@plumbline/contracts';
import form from '#components/form/form-grid.module.css';
import { Badge } from '#components/page/badge.js';
import { formatMoney } from '#lib/format/format.js';
import { bids } from '#texts/bids';
import { levelling } from '#texts/levelling';
import { STATE_TONES } from '../state-tones.js';
import styles from './bid-answers.module.css';

/** What one bid says by trade and line, and how its sum stands to the price. */
export function BidAnswers({
  answers,
  askedUsd,
}: {
  answers: readonly BidAnswer[];
  askedUsd: number | null | undefined;
}) {
  const sum = sumOfAnswers(answers);
  const gap = priceGap(askedUsd, answers);
  return (
    <>
      <dl className={styles.trades}>
        {answeredTrades(answers).map((trade) => (
          <div key={trade}>
            <dt>{bidTradeName(trade)}</dt>
            {answers
              .filter((answer) => answer.trade === trade)
              .map(({ line, name, state, usd }) => (
                <dd key={line ?? name ?? ''}>
                  <span>{name ?? bids.wholeTrade}</span>
                  <Badge tone={STATE_TONES[state]}>{levelling.states[state]}</Badge>
                  <span>{usd === undefined ? '' : formatMoney(usd)}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p className={form.note}>
        {sum !== undefined && bids.tradesSum(formatMoney(sum))}{' '}
        {gap !== null && sum !== undefined && levelling.gapAlone(formatMoney(Math.abs(gap)), gap > 0)}{' '}
        {bids.notMentioned}
      </p>
    </>
  );
}
