import { LIMITS } from '@plumbline/contracts';
import {
  pathOf,
  surveyOfWalk,
  type WalkAnswer,
  type WalkQuestion,
  type WalkWall,
  walkOf,
} from '@plumbline/survey';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { StatusLine } from '#components/progress/status-line.js';
import { parseLength } from '#lib/format/feet-inches.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import { plan as words } from '#texts/survey-plan';
import styles from './tape-walk.module.css';
import type { Plan } from './use-plan.js';

const feet = (inches: number): string => formatMeasure(inches / 12, 'ft');

/** A room measured with a tape, one question at a time. */
export function TapeWalk({ plan }: { plan: Plan }) {
  const { answers } = plan.draft;
  const walk = walkOf(answers);
  const { question, walls, used } = walk;
  const [complaint, setComplaint] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const asked = useRef(used);
  // The next question is read out, its field is the next stop of the Tab key, and a phone shows it with its answers.
  useEffect(() => {
    if (asked.current !== used) {
      heading.current?.focus();
      part.current?.scrollIntoView({ block: 'nearest' });
    }
    asked.current = used;
  }, [used]);

  function answer(next: WalkAnswer) {
    setComplaint(null);
    const told = [...answers.slice(0, used), next];
    const after = walkOf(told);
    if (after.question) return plan.answer(told);
    const room = surveyOfWalk(after);
    if ('fault' in room) {
      return setComplaint(
        room.fault === 'open' ? words.walkFaults.open(feet(room.missIn)) : words.walkFaults.crossing,
      );
    }
    plan.answer(told);
    plan.take(
      room.survey,
      room.missIn >= 1 ? words.missed(formatMeasure(Math.round(room.missIn), 'in')) : null,
    );
  }

  if (!question) return null;
  return (
    <div className={styles.walk}>
      <p className={styles.hint}>{words.tapeHow}</p>
      <div ref={part} className={styles.asked}>
        <h4 ref={heading} tabIndex={-1} className={styles.question}>
          {sentenceOf(question)}
        </h4>
        {'choices' in question ? (
          <div className={styles.choices}>
            {question.choices.map((choice) => (
              <Button key={choice} look="outline" onClick={() => answer({ value: choice })}>
                {words.choices[choice]}
              </Button>
            ))}
          </div>
        ) : (
          <LengthAnswer key={used} question={question} onAnswer={answer} />
        )}
        <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
        {used > 0 && (
          <Button
            look="quiet"
            small
            onClick={() => {
              setComplaint(null);
              plan.answer(answers.slice(0, used - 1));
            }}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      {walls.length > 0 && <Sketch walls={walls} current={question.wall} />}
    </div>
  );
}

function sentenceOf(question: WalkQuestion): string {
  const { questions, openingNames, nth } = words;
  const wall = question.wall + 1;
  switch (question.ask) {
    case 'ceiling':
    case 'shape':
      return questions[question.ask]();
    case 'wall':
    case 'corner':
      return questions[question.ask](wall);
    case 'next':
      return questions.next(wall, question.nth);
    default: {
      const name = openingNames[question.opening ?? 'window'];
      const what = `${nth[question.nth ?? 0] ?? 'next'} ${name}`;
      if (question.ask === 'from')
        return questions.from(wall, question.nth === 0 ? `${nth[0]} ${name}` : `next ${name}`);
      if (question.ask === 'sill') return questions.sill();
      return questions[question.ask](question.nth === 0 ? name : what);
    }
  }
}

type LengthQuestion = Extract<WalkQuestion, { readonly least: number }>;

function LengthAnswer({
  question: { ask, least, most, usual },
  onAnswer,
}: {
  question: LengthQuestion;
  onAnswer: (answer: WalkAnswer) => void;
}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const inches = parseLength(text);
    if (inches === undefined) setFault(survey.noLength);
    else if (inches < least || inches > most) setFault(survey.lengthOutside(feet(least), feet(most)));
    else onAnswer({ value: inches });
  }

  return (
    <form onSubmit={onSubmit} noValidate className={styles.length}>
      <TextField
        label={words.lengthOf[ask]}
        error={fault}
        value={text}
        maxLength={LIMITS.searchMax}
        placeholder={survey.lengthExample}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit">{words.next}</Button>
      {usual !== undefined && usual >= least && usual <= most && (
        <Button
          look="quiet"
          small
          className={styles.usual}
          onClick={() => onAnswer({ value: usual, usual: true })}
        >
          {words.takeUsual(feet(usual))}
        </Button>
      )}
    </form>
  );
}

/** Inches of paper around the sketch, and the least of a room that is shown. */
const MARGIN = 24;
const LEAST_SHOWN = 120;

/** The walls as far as they are measured, with what is in them. */
function Sketch({ walls, current }: { walls: readonly WalkWall[]; current: number }) {
  const path = pathOf(walls);
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => -y)];
  const [west, north] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const w = Math.max(LEAST_SHOWN, Math.max(...xs) - Math.min(...xs)) + 2 * MARGIN;
  const d = Math.max(LEAST_SHOWN, Math.max(...ys) - Math.min(...ys)) + 2 * MARGIN;
  return (
    <svg
      viewBox={`${west} ${north} ${w} ${d}`}
      role="img"
      aria-label={words.sketch(walls.length)}
      className={styles.sketch}
    >
      {walls.map(({ inches, openings }, i) => {
        const [a, b] = [path[i]!, path[i + 1]!];
        const step = { x: (b.x - a.x) / inches, y: (b.y - a.y) / inches };
        const on = (along: number) => ({ x: a.x + step.x * along, y: -(a.y + step.y * along) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: walls keep their order and have no name.
          <g key={i} className={i === current ? styles.current : undefined}>
            <line x1={a.x} y1={-a.y} x2={b.x} y2={-b.y} className={styles.wall} />
            {openings.map(({ kind, from, width = 0 }) => {
              const [p, q] = [on(from), on(from + width)];
              return (
                <line
                  key={from}
                  {...{ x1: p.x, y1: p.y, x2: q.x, y2: q.y }}
                  className={kind === 'window' ? styles.window : styles.door}
                />
              );
            })}
            {/* The room lies on the right hand. */}
            <text
              x={(a.x + b.x) / 2 - step.y * 14}
              y={-(a.y + b.y) / 2 - step.x * 14}
              className={styles.number}
            >
              {i + 1}
            </text>
          </g>
        );
      })}
      <circle cx={path.at(-1)!.x} cy={-path.at(-1)!.y} r={5} className={styles.here} />
    </svg>
  );
}
