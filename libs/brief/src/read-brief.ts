import type { Brief, WorkType } from '@plumbline/concept';
import { DEFAULT_STYLE } from '@plumbline/contracts';
import { splitDefaults } from './defaults.js';
import { fillIn } from './fill-in.js';
import { readWords } from './read-words.js';
import type { BriefInWords, ReadingOfWords } from './reading/reading-of-words.js';
import type { ConceptRequest } from './request.js';
import { dollars } from './units.js';

export interface BriefRead {
  /** What the room is planned by. */
  readonly brief: Brief;
  /** What of it was said; the rest are defaults, which are promised to nobody. */
  readonly said: Brief;
  readonly reading: ReadingOfWords & {
    /** The request without what a form had filled in. */
    readonly typed: ConceptRequest;
    /** What a form's own value, which nobody touched, takes a told budget for. */
    readonly budgetTakenFor?: WorkType;
  };
}

/**
 * Reads a request. Never throws: what cannot be read is reported, and the rest is assumed. What the homeowner said
 * wins over what a form had filled in. Takes time in proportion to the texts, which test/growth.spec.ts measures.
 */
export function readBrief(request: ConceptRequest): BriefRead {
  const { said, untouched } = splitDefaults(request);
  const { words, reading } = readWords(said);
  const form = untouched && readWords(untouched).words;
  const formBudget = form?.budgetUsd;
  const { filled, taken } = form ? fillIn(words, form) : { filled: words, taken: [] };
  const assumed = [...reading.assumed];
  if (taken.length > 0)
    assumed.push(`Left as the form had it, where your words say nothing else: ${taken.join(', ')}.`);
  if (formBudget !== undefined && words.budgetUsd === undefined)
    assumed.push(`No budget was told: the ${dollars(formBudget)} of the form is nobody's limit.`);
  if (!filled.style) assumed.push(`No style was named: ${DEFAULT_STYLE} was taken.`);
  if (filled.colors.length === 0)
    assumed.push(`No color was named: the ${filled.style ?? DEFAULT_STYLE} palette was taken.`);
  if (!filled.workType) assumed.push('Labor and materials are both priced.');
  const { workType } = filled;
  const budgetTakenFor = words.workType || words.budgetUsd === undefined ? undefined : workType;
  return {
    brief: completed(filled),
    said: completed(words),
    reading: { ...reading, assumed, typed: said, ...(budgetTakenFor && { budgetTakenFor }) },
  };
}

const completed = (words: BriefInWords): Brief => ({
  ...words,
  style: words.style ?? DEFAULT_STYLE,
  workType: words.workType ?? 'labor and materials',
});
