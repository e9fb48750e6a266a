import type { LedgerEntry, Outcome, Room } from '@plumbline/concept';
import type { Evidence } from '../../shown/evidence.js';
import type { Became } from '../outcome.js';
import { ADVICE, TALL_THING } from './advice.js';
import { OF_CHOICE } from './choices-asked.js';
import { OF_LAYOUT } from './layout-asked.js';
import { OF_MONEY } from './money-asked.js';
import { MORE_ADVICE } from './more-advice.js';
import { type AskedIn, isPut, questionsIn } from './questions.js';
import { asksAfter, type Topic } from './topic.js';
import { FITS, TOPICS } from './topics.js';

/** The questions of a wish, answered in words beside what became of their clauses. */

/** A question whose answer nobody could read out of a plan. */
const ON_SITE = 'A question for the contractor, who answers it on site.';
/** Facts that are asked for: what is to be done is asked for with other words. */
const ASKS_A_FACT =
  /^(?:(?:and|but|so|also),? ){0,2}(?:is|are|does|do|did|how|why|which|what|should|would (?:it|that|this)|will (?:it|that|this))\b/;

/** What asks for a rule or a sum does not ask whether something fits as well. */
const topicsOf = ({ words, asks }: AskedIn): readonly Topic[] => {
  const found = ALL.filter((topic) => (asks || topic.unasked) && asksAfter(topic, words));
  return found.length > 0 ? found.slice(0, MOST) : asks && asksAfter(FITS, words) ? [FITS] : [];
};
const ALL: readonly Topic[] = [
  TALL_THING,
  ...OF_LAYOUT,
  ...OF_MONEY,
  ...OF_CHOICE,
  ...TOPICS,
  ...ADVICE,
  ...MORE_ADVICE,
];
/** Questions that one sentence may hold. */
const MOST = 2;

/** Whether words ask what has an answer of its own: they are no remark on what was said before. */
export const asksForAnswer = (words: string): boolean =>
  questionsIn(words).some((asked) => topicsOf(asked).length > 0);

/** Entries of one field's text with the answers to what they ask. */
export function withAnswers<T extends Became & { readonly start: number; readonly end: number }>(
  entries: readonly T[],
  text: string,
  e: Evidence,
): T[] {
  const answers = new Map<T, Said>();
  for (const asked of questionsIn(text)) {
    const entry = entries.findLast(({ start, end }) => start < asked.end && end > asked.start);
    if (!entry) continue;
    const of = { words: asked.words, e, became: entry, items: itemsIn(entry, e.room) };
    const topics = topicsOf(asked).flatMap((topic) => {
      const said = topic.answer(of);
      return said ? [{ said, outcome: topic.outcome }] : [];
    });
    const left =
      topics.length > 0
        ? [...new Set(topics.map(({ said }) => said))]
        : plainAnswer(entry, asked, isOpen(entry, asked));
    const before = answers.get(entry);
    const anew = left.filter((said) => !before?.said.includes(said));
    if (anew.length > 0)
      answers.set(entry, {
        said: [...(before?.said ?? []), ...anew],
        outcome: before?.outcome ?? topics.find(({ outcome }) => outcome)?.outcome,
      });
  }
  return entries.map((entry) => {
    const said = answers.get(entry);
    return said ? { ...entry, ...withSaid(entry, said) } : entry;
  });
}

interface Said {
  readonly said: readonly string[];
  readonly outcome: Outcome | undefined;
}

/** "Can the couch go in front of the window?": what the plan does is the answer. */
const ASKS_WHETHER =
  /^(?:(?:and|but|so|also|or),? ){0,2}(?:can|could|would|is it possible|is there (?:any )?(?:room|space|a way)|any chance|is it ok|do you think)\b/;

/** The answer where no topic has one: by what the plan or the price does, else whoever stands on site. */
function plainAnswer({ outcome, note }: Became, { words, asks }: AskedIn, open: boolean): readonly string[] {
  if (
    asks &&
    words.includes('?') &&
    ASKS_WHETHER.test(words) &&
    (note === undefined || AS_WRITTEN.test(note))
  ) {
    if (outcome === 'drawn') return ['Yes: so it is drawn.'];
    if (outcome === 'priced') return ['Yes: it is in the price.'];
  }
  return open ? [ON_SITE] : [];
}

/** Whether nothing at all was said to a question. */
const isOpen = ({ outcome, note }: Became, { words, asks }: AskedIn): boolean =>
  asks &&
  words.includes('?') &&
  note === undefined &&
  (outcome === 'unclear' || ASKS_A_FACT.test(words)) &&
  isPut(words);

const itemsIn = ({ items = [] }: Became, room: Room) => room.items.filter(({ id }) => items.includes(id));

/** Words of a note that answer nothing. */
const AS_WRITTEN = /^(?:It stands in no plan and in no price|Furniture: drawn|The room as a whole)/;

/** Words that a question leaves over: they are answered. */
const LEFT_OVER = 'Left to the contractor as written: ';

function withSaid(
  { outcome, note, items = [], lines = [] }: Became,
  { said, outcome: answered }: Said,
): Pick<LedgerEntry, 'outcome' | 'note'> {
  const kept = note?.split(LEFT_OVER, 1)[0]?.trim();
  const before = kept && !AS_WRITTEN.test(kept) ? [kept] : [];
  const onlyAsks =
    outcome === 'unclear' ||
    outcome === 'for-contractor' ||
    (outcome === 'drawn' && items.length + lines.length === 0 && note?.startsWith('The room as a whole'));
  return {
    outcome: onlyAsks ? (answered ?? 'for-contractor') : outcome,
    note: [...said, ...before].join(' '),
  };
}
