import type { Estimate, EstimateLine, PriceSpan } from '@plumbline/api-client';
import { formatMoney, formatNumber } from '#lib/format/format.js';
import { results } from '#texts/results';
import { byTrade } from '../../by-trade.js';
import styles from './estimate-view.module.css';

const texts = results.estimate;

const NOTHING: PriceSpan = { low: 0, likely: 0, high: 0 };

/** Low, likely and high: the totals, each trade as numbers and as a bar, every line, and what it means. */
export function EstimateView({ estimate }: { estimate: Estimate }) {
  const rows = rowsOf(estimate);
  const most = Math.max(...rows.map((row) => row.high), 1);
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
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <td className={styles.barCell} />
            <PriceHeads />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.trade}>
              <th scope="row">
                {row.label}
                <span className={styles.barBelow}>
                  <Bar range={row} most={most} />
                </span>
              </th>
              <td className={styles.barCell}>
                <Bar range={row} most={most} />
              </td>
              <Prices range={row} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{texts.caption}</p>
      <details className={styles.lines}>
        <summary>{texts.allLines(estimate.lines.length)}</summary>
        <Lines lines={estimate.lines} />
      </details>
      <Meanings estimate={estimate} />
    </div>
  );
}

/** A row for each trade, and for what comes on top of all of them. */
function rowsOf({ lines, contingency, salesTax, overheadAndProfit }: Estimate) {
  const rows = byTrade(lines).map((sum) => ({
    label: texts.trades[sum.trade] ?? sum.trade,
    ...sum,
  }));
  const besides: readonly (readonly [string, PriceSpan | undefined])[] = [
    [texts.salesTax, salesTax],
    [texts.overheadAndProfit, overheadAndProfit],
    [texts.contingency, contingency],
  ];
  for (const [label, { low, likely, high } = NOTHING] of besides)
    if (high > 0) rows.push({ label, trade: label, low, likely, high });
  return rows;
}

/** What the numbers mean: budget, deposit, time, what they rest on. */
function Meanings({ estimate: { budget, deposit, duration, notes } }: { estimate: Estimate }) {
  return (
    <dl className={styles.meanings}>
      {budget && (
        <div>
          <dt>{texts.budget}</dt>
          <dd>
            {budget.text}
            <ul>
              {budget.changes.map((change) => (
                <li key={change.text}>
                  {change.text}: {texts.saves(formatMoney(change.savesUsd))}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {deposit && (
        <div>
          <dt>{texts.deposit}</dt>
          <dd>{deposit.text}</dd>
        </div>
      )}
      {duration && (
        <div>
          <dt>{texts.duration}</dt>
          <dd>{duration.text}</dd>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <dt>{texts.basis}</dt>
          <dd>{notes.join(' ')}</dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly EstimateLine[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col" className={styles.quantity}>
            {texts.quantity}
          </th>
          <PriceHeads />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.item}-${line.quantity}`}>
            <th scope="row">
              {line.item}
              {texts.states[line.state] && <span className={styles.state}> {texts.states[line.state]}</span>}
              <span className={styles.basis}>
                {[line.where, line.formula].filter(Boolean).join(' · ')}
                <span className={styles.source}>
                  {' '}
                  {line.source}, {line.year}
                </span>
              </span>
            </th>
            <td className={styles.quantity}>
              {formatNumber(line.quantity)} {line.unit}
            </td>
            <Prices range={line} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceHeads() {
  return (
    <>
      <th scope="col">{texts.low}</th>
      <th scope="col">{texts.likely}</th>
      <th scope="col">{texts.high}</th>
    </>
  );
}

function Prices({ range }: { range: PriceSpan }) {
  return (
    <>
      <td>{formatMoney(range.low)}</td>
      <td className={styles.likely}>{formatMoney(range.likely)}</td>
      <td>{formatMoney(range.high)}</td>
    </>
  );
}

function Bar({ range, most }: { range: PriceSpan; most: number }) {
  const percent = (usd: number) => `${(usd / most) * 100}%`;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.range}
        style={{ left: percent(range.low), width: percent(range.high - range.low) }}
      />
      <span className={styles.mark} style={{ left: percent(range.likely) }} />
    </span>
  );
}
