import { type Answer, type Brief, type LedgerEntry, MOST_QUESTIONS, type Question } from '@plumbline/concept';
import { cutText } from '@plumbline/contracts';
import type { Told } from '../brief/claim.js';
import type { BriefRead } from '../brief/read-brief.js';
import { type Choice, type Doubt, doubtsOf } from './doubts.js';

/** Deciding what is in doubt: by the homeowner's answers, else by the likelier and cheaper reading, which is told first. */

export interface Settled extends BriefRead {
  /** What was asked, with what was taken. */
  readonly asked: readonly Decided[];
}

export interface Decided {
  readonly doubt: Doubt;
  readonly taken: Choice;
  /** Whether the homeowner chose it. */
  readonly chosen: boolean;
}

/** The brief of a request with every doubt decided. Answers to what is not in doubt do nothing. */
export function settle(read: BriefRead, answers: readonly Answer[] = []): Settled {
  const asked = doubtsOf(read)
    .slice(0, MOST_QUESTIONS)
    .map((doubt): Decided => {
      const answer = answers.find(({ question }) => question === doubt.id)?.answer;
      const found = doubt.choices.find(({ id }) => id === answer);
      return { doubt, taken: found ?? doubt.choices[0], chosen: found !== undefined };
    });
  const decided = (brief: Brief): Brief => asked.reduce((b, { taken }) => taken.take(b), brief);
  const settledBy = asked.filter(({ chosen }) => chosen);
  const against = (told: Told): boolean =>
    settledBy.some(({ taken }) => taken.against?.(told.claim, 'anew' in told) ?? false);
  const { reading } = read;
  return {
    brief: decided(read.brief),
    said: decided(read.said),
    reading: {
      ...reading,
      understood: reading.understood.filter((told) => !against(told)),
      tellings: reading.tellings.map((t) => (against(t) ? { ...t, outvoted: true } : t)),
      assumed: [...asked.map(sentenceOf), ...reading.assumed],
    },
    asked,
  };
}

function sentenceOf({ doubt, taken, chosen }: Decided): string {
  const others = doubt.choices.filter((choice) => choice !== taken).map(({ text }) => text);
  return chosen
    ? `${doubt.text}: ${taken.text}, as you chose.`
    : `${doubt.text}: ${taken.text}. You may choose: ${others.join(', or ')}.`;
}

/** What was decided as questions, with the entries of the ledger that they are about. */
export const questionsOf = (asked: readonly Decided[], ledger: readonly LedgerEntry[]): Question[] =>
  asked.map(({ doubt: { id, text, about = [], choices }, taken }) => {
    const entries = ledger.filter(({ field, start, end }) =>
      about.some(
        (told) => told.field === field && told.span && told.span.start >= start && told.span.start < end,
      ),
    );
    return {
      id,
      text,
      about: cutText([...new Set(about.map(({ said }) => said))].join(' / '), 400),
      answers: choices.slice(0, 3).map((choice) => ({ id: choice.id, text: choice.text })),
      taken: taken.id,
      ...(entries.length > 0 ? { entries: entries.slice(0, 20).map((entry) => entry.id) } : {}),
    };
  });
