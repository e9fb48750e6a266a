import type { LedgerEntry } from '@plumbline/concept';
import { asksForAnswer } from './answers/answered.js';

/** What was asked for and stands in no drawing and in no price, in the homeowner's words: nothing of it is left out silently. */

/** A clause that no reader knows, or that only tells of a thing no plan draws. */
const UNKNOWN = /^$|For the contractor to look at/;
const IN_NO_PLAN = /stands in no plan and in no price/;
/** The words of a clause that nothing stands for, where the rest of it is drawn. */
const AS_WRITTEN = /Left to the contractor as written: (.{1,200}?)\./;
const QUOTED = /"([^"]{3,60})"/g;
/** How a thing is, and no thing. */
const NO_THING = /^(?:[a-z]{2,12}(?:ing|ed|ly)|[a-z]{1,3})$/i;
const LEADS =
  /^(?:(?:and|but|so|also|plus|then|please|just|maybe|oh|i['’]?d like|we['’]?d like|i want|we want|i need|we need|can you|let['’]?s have|with) ){1,3}/i;
/** Longer clauses tell a story. */
const LONGEST = 90;

/** How a clause's things are drawn otherwise than it tells. */
const OTHERWISE =
  /^(?:(?:It is drawn|Nothing of it is drawn|How high it goes|No [a-z ]{3,20} stands between|Whether it stands|Behind the chairs|Nothing in this plan hides|\d+ of the \d+)[^.]{0,200}\.)/;

const namesOf = ({ outcome, text, understood, note = '' }: LedgerEntry): readonly string[] => {
  if (outcome === 'for-contractor')
    return (UNKNOWN.test(understood) || IN_NO_PLAN.test(note)) &&
      text.length <= LONGEST &&
      !asksForAnswer(text) &&
      (note === '' || IN_NO_PLAN.test(note))
      ? [text.replace(LEADS, '')]
      : [];
  const [, quoted = ''] = outcome === 'changed' && !OTHERWISE.test(note) ? (AS_WRITTEN.exec(note) ?? []) : [];
  return [...quoted.matchAll(QUOTED)].map(([, said = '']) => said).filter((said) => !NO_THING.test(said));
};

const MOST = 8;

/** What is drawn and not as it was told, a sentence for each clause. */
const notAsTold = (ledger: readonly LedgerEntry[]): readonly string[] =>
  ledger
    .flatMap(({ outcome, text, note = '' }) => {
      const [said] = outcome === 'changed' && text.length <= LONGEST ? (OTHERWISE.exec(note) ?? []) : [];
      return said ? [`“${text.replace(LEADS, '')}”: ${said}`] : [];
    })
    .slice(0, MOST);

/** What is drawn otherwise than told, and one sentence that names all that is left; none where nothing is. */
export function leftToContractor(ledger: readonly LedgerEntry[]): readonly string[] {
  const names = [...new Set(ledger.flatMap(namesOf))].slice(0, 12);
  const left = `In no drawing and in no price, the contractor reads it as you wrote it: ${names.map((name) => `“${name}”`).join(', ')}.`;
  return [...notAsTold(ledger), ...(names.length > 0 ? [left] : [])];
}
