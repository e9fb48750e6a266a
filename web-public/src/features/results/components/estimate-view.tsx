import { formatMoney } from '#lib/format.js';
import { results } from '#texts/results';
import type { Estimate, EstimateLine } from '#types/design.js';
import styles from './estimate-view.module.css';

const texts = results.estimate;

/** Low, likely and high: the totals, then each part as numbers and as a bar. */
export function EstimateView({ estimate }: { estimate: Estimate }) {
  const most = Math.max(...estimate.lines.map((line) => line.high), 1);
  return (
    <div className={styles.estimate}>
      <dl className={styles.totals}>
        {(['low', 'likely', 'high'] as const).map((level) => (
          <div key={level} className={level === 'likely' ? styles.likelyTotal : undefined}>
            <dt>{texts[level]}</dt>
            <dd>{formatMoney(estimate[level])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              <td className={styles.barCell} />
              <th scope="col">{texts.low}</th>
              <th scope="col">{texts.likely}</th>
              <th scope="col">{texts.high}</th>
            </tr>
          </thead>
          <tbody>
            {estimate.lines.map((line) => (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                <td className={styles.barCell}>
                  <Bar line={line} most={most} />
                </td>
                <td>{formatMoney(line.low)}</td>
                <td className={styles.likely}>{formatMoney(line.likely)}</td>
                <td>{formatMoney(line.high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {texts.caption} {texts.year(estimate.year)}.
      </p>
      {estimate.notes.length > 0 && (
        <ul className={styles.notes}>
          {estimate.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Bar({ line, most }: { line: EstimateLine; most: number }) {
  const percent = (usd: number) => `${(usd / most) * 100}%`;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.range}
        style={{ left: percent(line.low), width: percent(line.high - line.low) }}
      />
      <span className={styles.mark} style={{ left: percent(line.likely) }} />
    </span>
  );
}
