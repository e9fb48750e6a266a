import type { ScopeBlank } from '@plumbline/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { formatMoney } from '#lib/format/format.js';
import { contractors } from '#texts/contractors';
import type { BidWarnings } from '../../send-warnings.js';
import styles from './send-warnings.module.css';

const texts = contractors.compose.warnings;
const SHOWN_AT_ONCE = 5;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What a contractor should see before a bid goes out; each line leads to its place. */
export function SendWarnings({
  warnings: { blanks, total, price, trades, exclusions },
  scope,
  busy,
  onJump,
  onTakeTotal,
  onExclude,
  onSend,
}: {
  warnings: BidWarnings;
  scope: string;
  busy: boolean;
  onJump: (place: Place) => void;
  onTakeTotal: (usd: number) => void;
  onExclude: (lines: readonly string[]) => void;
  onSend: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.warnings} aria-labelledby="before-sending">
      <h3 id="before-sending" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      {total && (
        <div>
          <p>
            {price === undefined
              ? texts.onlyScope(formatMoney(total.usd))
              : texts.differ(formatMoney(price), formatMoney(total.usd))}
          </p>
          <div className={form.actions}>
            <Button look="outline" small onClick={() => onTakeTotal(total.usd)}>
              {texts.takeTotal(formatMoney(total.usd))}
            </Button>
            <Button look="quiet" small onClick={() => onJump(total)}>
              {texts.toScope}
            </Button>
          </div>
        </div>
      )}
      {trades && price !== undefined && (
        <div>
          <p>
            {texts.tradesDiffer(
              formatMoney(price),
              formatMoney(trades.sumUsd),
              formatMoney(Math.abs(trades.gapUsd)),
              trades.gapUsd > 0,
            )}
          </p>
          <div className={form.actions}>
            <Button look="outline" small onClick={() => onTakeTotal(trades.sumUsd)}>
              {texts.takeTotal(formatMoney(trades.sumUsd))}
            </Button>
          </div>
        </div>
      )}
      {exclusions.length > 0 && <MissingExclusions lines={exclusions} onExclude={onExclude} />}
      {blanks.length > 0 && <OpenBlanks blanks={blanks} scope={scope} onJump={onJump} />}
      <div className={form.actions}>
        <Button busy={busy} onClick={onSend}>
          {texts.anyway}
        </Button>
      </div>
    </section>
  );
}

/** What the scope leaves out and the bid does not name as left out. */
function MissingExclusions({
  lines,
  onExclude,
}: {
  lines: readonly string[];
  onExclude: (lines: readonly string[]) => void;
}) {
  return (
    <div>
      <p>{texts.exclusions}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.replace(/^- /, '')}</li>
        ))}
      </ul>
      <div className={form.actions}>
        <Button look="outline" small onClick={() => onExclude(lines)}>
          {texts.exclude}
        </Button>
      </div>
    </div>
  );
}

/** Blanks of the scope that nothing was written into; all but the first unfold. */
function OpenBlanks({
  blanks,
  scope,
  onJump,
}: {
  blanks: readonly ScopeBlank[];
  scope: string;
  onJump: (place: Place) => void;
}) {
  const first = blanks.slice(0, SHOWN_AT_ONCE);
  const rest = blanks.slice(SHOWN_AT_ONCE);
  const line = (blank: ScopeBlank) => (
    <li key={blank.start}>
      <Button look="quiet" small onClick={() => onJump(blank)}>
        {texts.line(scope.slice(0, blank.start).split('\n').length, blank.text)}
      </Button>
    </li>
  );
  return (
    <div>
      <p>{texts.blanks(blanks.length)}</p>
      <ul className={styles.list}>{first.map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{texts.allBlanks(blanks.length)}</summary>
          <ul className={styles.list}>{rest.map(line)}</ul>
        </details>
      )}
    </div>
  );
}
