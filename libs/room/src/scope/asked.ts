import { withoutMatchAdvice } from '@plumbline/brief';
import { type Concept, type LedgerEntry, type Outcome, type Question, WORK_PARTS } from '@plumbline/concept';
import { cutText } from '@plumbline/contracts';

/** The ledger as a contractor reads it: the owner's words, and what became of each. */

const BECAME: Readonly<Record<Outcome, string>> = {
  drawn: 'in the plan',
  priced: 'in the price',
  kept: 'stays, and is protected',
  changed: 'changed',
  refused: 'left out',
  'for-contractor': 'FOR THE CONTRACTOR to answer',
  conflict: 'CONTRADICTION',
  unclear: 'NOT UNDERSTOOD; ask the owner',
};

/** What still wants somebody's answer. */
const OPEN: ReadonlySet<Outcome> = new Set<Outcome>(['for-contractor', 'conflict', 'unclear']);

/** Clauses that the contractor is to answer, in the owner's words. */
export const openEntries = ({ brief }: Pick<Concept, 'brief'>): readonly LedgerEntry[] =>
  writtenOnce(brief.ledger ?? []).filter(({ outcome }) => OPEN.has(outcome));

/** The entries without those whose words stand in another field as well. */
function writtenOnce(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const words = ledger.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' '));
  const first = new Map([...words.entries()].reverse().map(([i, text]) => [text, i]));
  return ledger.filter((_, i) => first.get(words[i] ?? '') === i);
}

/** One line for each clause; the extent of the job before them. */
export function askedLines({ brief, wishes, quantities }: Concept): string[] {
  const ledger = writtenOnce(brief.ledger ?? []);
  const open = openEntries({ brief }).length;
  return [
    `${EXTENTS[wishes.extent?.id ?? 'rearrange']}${wishes.extent?.id === 'replace' ? staying(quantities) : ''}${insideOf(wishes.extent?.inside)} ${ledger.length} ${ledger.length === 1 ? 'clause was' : 'clauses were'} written; ${open === 0 ? 'none is' : open === 1 ? '1 is' : `${open} are`} open.`,
    ...ledger.map(
      ({ text, outcome, note }) =>
        `- "${cutText(text.replace(/\s+/g, ' '), 200)}": ${BECAME[outcome]}${note ? `. ${withoutMatchAdvice(note)}` : ''}`,
    ),
    ...(brief.questions ?? []).map(takenLine),
  ];
}

/** What was taken where the words leave it open: the contractor prices this and not the other. */
function takenLine({ text, answers, taken }: Question): string {
  const other = answers.filter(({ id }) => id !== taken).map((answer) => answer.text);
  const own = answers.find(({ id }) => id === taken)?.text ?? taken;
  return `- Taken, and the owner's to decide otherwise: ${text}: ${own} (not: ${other.join('; ')}).`;
}

const EXTENTS = {
  refresh: 'A refresh: surfaces and like for like; nothing is built and nothing moves.',
  replace: 'Replacement in place: new things where the old ones stand;',
  rearrange: 'The room is laid out anew within its walls.',
  'walls-or-plumbing': 'The room is laid out anew, and walls or plumbing move.',
  conversion: 'A conversion or addition: the room gets another use.',
} as const;

/** What stays where new things stand in the old ones' places: pipes too, but where a line runs them anew. */
const staying = (quantities: Concept['quantities']): string =>
  quantities.some(({ price }) => price === 'rough-in')
    ? ' walls stay, and pipes move no farther than the plumbing lines say.'
    : ' pipes and walls stay.';

/** Few parts that stay are named themselves. */
const FEW = 3;
function insideOf(inside: readonly string[] | undefined): string {
  if (!inside) return '';
  const stays = WORK_PARTS.filter((part) => !inside.includes(part));
  if (stays.length <= FEW) return ` Not part of it: ${stays.join(', ')}.`;
  return ` Only these parts are touched: ${inside.join(', ')}; all else remains.`;
}
