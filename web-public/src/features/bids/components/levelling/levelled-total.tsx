import type { LevelledBid } from '@plumbline/api-client';
import { sitePaths } from '@plumbline/contracts';
import { Link } from 'react-router-dom';
import { formatMoney } from '#lib/format/format.js';
import { bids as bidTexts } from '#texts/bids';
import { levelling as texts } from '#texts/levelling';
import { adjusted, signed, totalNote, totalText } from '../../levelling-text.js';
import styles from './levelling.module.css';

/** What a bid asks, what it would come to for the same work, and how that is made. */
export function LevelledTotal({ bid }: { bid: LevelledBid }) {
  const { adjustments, askedUsd, sumUsd, gapUsd } = bid;
  const note = totalNote(bid);
  const start = askedUsd ?? sumUsd;
  return (
    <section aria-label={bid.name}>
      <h2 className={styles.name}>
        <Link to={sitePaths.track(bid.trackToken)}>{bid.name}</Link>
      </h2>
      {bid.confirmedByMail === false && <p className={styles.caution}>{texts.notConfirmed}</p>}
      <dl className={styles.sums}>
        <div>
          <dt>{texts.asked}</dt>
          <dd>
            {bid.quote ?? texts.toFollow}
            {askedUsd !== null && bid.priceBasis && <span>{bidTexts.bases[bid.priceBasis]}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.same}</dt>
          <dd>
            <b>{totalText(bid)}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      </dl>
      {gapUsd !== null && sumUsd !== null && (
        <p className={styles.caution}>
          {texts.gap(formatMoney(sumUsd), formatMoney(Math.abs(gapUsd)), gapUsd > 0)}
        </p>
      )}
      {adjustments.length > 0 && start !== null && (
        <details className={styles.made}>
          <summary>{texts.made}</summary>
          <ul>
            <li>
              <span>{askedUsd === null ? texts.startTrades : texts.start}</span>
              <span>{formatMoney(start)}</span>
            </li>
            {adjustments.map((adjustment) => (
              <li key={`${adjustment.trade}/${adjustment.item}/${adjustment.why}`}>
                <span>
                  {adjusted(adjustment)}: {texts.states[adjustment.why]?.toLowerCase()}
                  {adjustment.open && `, ${texts.maybe}`}
                  {adjustment.saysUsd !== null &&
                    `, ${texts.instead(formatMoney(adjustment.saysUsd), formatMoney(adjustment.putUsd))}`}
                </span>
                <span>
                  {signed(adjustment.putUsd - (adjustment.saysUsd ?? 0))} <em>{texts.ours}</em>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
