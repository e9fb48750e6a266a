import type { BookedPrice, SheetTrade } from '@plumbline/api-client';
import { ANSWER_STATES, type AnswerState, LIMITS } from '@plumbline/contracts';
import type { KeyboardEvent } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { classes } from '#lib/format/classes.js';
import { formatMoney, formatNumber } from '#lib/format/format.js';
import { uniqueId } from '#lib/format/unique-id.js';
import { contractors } from '#texts/contractors';
import {
  answerAt,
  type DraftAnswer,
  draftSum,
  fillFromBook,
  includeRest,
  takesSum,
  withAnswer,
} from '../../draft-answers.js';
import styles from './trade-answers.module.css';

const texts = contractors.compose.byTrade;

/** An alternate is a line of one's own. */
const OF_SHEET = ANSWER_STATES.filter((state) => state !== 'alternate');

/** A bid by trade: each box with a price, or how it stands; its lines and lines of one's own underneath. */
export function TradeAnswers({
  sheet,
  answers,
  book,
  fault,
  onAnswers,
}: {
  sheet: readonly SheetTrade[];
  answers: readonly DraftAnswer[];
  book: readonly BookedPrice[];
  fault: string | undefined;
  onAnswers: (answers: DraftAnswer[]) => void;
}) {
  const sum = draftSum(answers);
  const fillable = fillFromBook(answers, sheet, book).length - answers.length;
  const open = includeRest(answers, sheet).length - answers.length;
  const change = (answer: DraftAnswer) => onAnswers(withAnswer(answers, answer));
  return (
    <section className={styles.answers} aria-labelledby="by-trade" onKeyDown={toNextSum}>
      <div>
        <h3 id="by-trade" className={styles.title}>
          {texts.title}
        </h3>
        <p className={form.note}>{texts.lead}</p>
      </div>
      <div className={form.actions}>
        <Button
          look="outline"
          small
          disabled={open === 0}
          onClick={() => onAnswers(includeRest(answers, sheet))}
        >
          {answers.length === 0 ? texts.includeAll : texts.includeRest}
        </Button>
        {fillable > 0 && (
          <Button look="outline" small onClick={() => onAnswers(fillFromBook(answers, sheet, book))}>
            {texts.fill(fillable)}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {sheet.map((box) => (
          <li key={box.trade} className={styles.trade}>
            <Answer
              name={box.name}
              note={box.likelyUsd > 0 ? texts.ours(formatMoney(box.likelyUsd)) : undefined}
              answers={answers}
              answer={answerAt(answers, { trade: box.trade }) ?? { trade: box.trade, state: '', usd: '' }}
              strong
              onAnswer={change}
            />
            <Lines box={box} answers={answers} onAnswer={change} onAnswers={onAnswers} />
          </li>
        ))}
      </ul>
      <p className={styles.sum} role="status">
        {sum !== undefined && texts.sum(formatMoney(sum))}
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

/** A box's lines, and lines of the contractor's own. */
function Lines({
  box: { trade, name, lines },
  answers,
  onAnswer,
  onAnswers,
}: {
  box: SheetTrade;
  answers: readonly DraftAnswer[];
  onAnswer: (answer: DraftAnswer) => void;
  onAnswers: (answers: DraftAnswer[]) => void;
}) {
  const own = answers.filter((answer) => answer.trade === trade && answer.own !== undefined);
  const answered = answers.filter((answer) => answer.trade === trade && answer.line !== undefined);
  return (
    <details className={styles.lines}>
      <summary>{texts.lines(lines.length, answered.length, own.length)}</summary>
      <ul className={styles.list}>
        {lines.map(({ id, item, quantity, unit }) => (
          <li key={id}>
            <Answer
              name={item}
              note={`${formatNumber(quantity)} ${unit}`}
              answers={answers}
              answer={
                answerAt(answers, { trade, line: id }) ?? { trade, line: id, name: item, state: '', usd: '' }
              }
              onAnswer={onAnswer}
            />
          </li>
        ))}
        {own.map((answer) => (
          <li key={answer.own}>
            <Answer
              name={answer.name || texts.ownLine}
              answers={answers}
              answer={answer}
              onAnswer={onAnswer}
              onRemove={() => onAnswers(answers.filter((other) => other !== answer))}
            />
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        small
        aria-label={texts.addTo(name)}
        onClick={() => onAnswer({ trade, own: uniqueId(), name: '', state: 'included', usd: '' })}
      >
        {texts.add}
      </Button>
    </details>
  );
}

/** What is said of one trade or line: its sum, and how it stands. A sum alone means included. */
function Answer({
  name,
  note,
  answers,
  answer,
  strong,
  onAnswer,
  onRemove,
}: {
  name: string;
  note?: string | undefined;
  answers: readonly DraftAnswer[];
  answer: DraftAnswer;
  strong?: boolean;
  onAnswer: (answer: DraftAnswer) => void;
  onRemove?: () => void;
}) {
  const own = answer.own !== undefined;
  const states: readonly AnswerState[] = own ? ANSWER_STATES.filter((s) => s !== 'by-owner') : OF_SHEET;
  const shown = answer.state || (answer.usd.trim() === '' ? '' : 'included');
  return (
    <fieldset className={classes(styles.answer, strong && styles.strong)}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.name}>
        {own ? (
          <input
            className={styles.control}
            aria-label={texts.ownLine}
            placeholder={texts.ownLine}
            value={answer.name ?? ''}
            maxLength={LIMITS.titleMax}
            onChange={(event) => onAnswer({ ...answer, name: event.target.value })}
          />
        ) : (
          <span aria-hidden="true">{name}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <span className={styles.price} hidden={!takesSum(answers, answer)}>
        <span aria-hidden="true">$</span>
        <input
          className={styles.control}
          data-sum
          aria-label={answer.state === 'allowance' ? texts.allowanceOf(name) : texts.priceOf(name)}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={answer.usd}
          onChange={(event) => onAnswer({ ...answer, usd: event.target.value })}
        />
      </span>
      <div className={styles.states}>
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={shown === state}
            className={styles.state}
            data-state={state}
            onClick={() => onAnswer({ ...answer, state: answer.state === state && !own ? '' : state })}
          >
            {texts.states[state]}
          </button>
        ))}
        {onRemove && (
          <button
            type="button"
            className={styles.state}
            aria-label={texts.removeLine(name)}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** A phone's "next" key goes to the next price and does not send the bid. */
function toNextSum(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const sums = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-sum]')].filter(
    (input) => input.checkVisibility?.() ?? true,
  );
  const next = sums[sums.indexOf(event.target) + 1];
  if (next) next.focus();
  else event.target.blur();
}
