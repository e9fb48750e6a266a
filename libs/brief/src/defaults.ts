import type { ConceptRequest } from './request.js';

/** Telling what a homeowner said from what a form had filled in and nobody touched. */

/** The fields that prose is composed into. */
const PROSE = ['designPrompt', 'contractorPrompt', 'requirements'] as const;

/** What a sentence that a form composes holds besides the fields' own values. */
const FRAME: ReadonlySet<string> = new Set(
  `a an and area budget category color colors colour colours days design done duration features finish for in is it
  layout materials my of only payment phases remodel room start starting style the to type us usd with within work`.split(
    /\s+/,
  ),
);

/** Words of the longest value that is looked for in prose: no form starts with more. */
const LONGEST_VALUE = 40;

/**
 * Splits a request in two: what was said, and what stands in fields whose names `defaults` holds. A sentence of a
 * prompt that repeats nothing but such fields' values was composed from them, and is not said either. `untouched` is
 * missing where all was said.
 */
export function splitDefaults(request: ConceptRequest): {
  readonly said: ConceptRequest;
  readonly untouched?: ConceptRequest;
} {
  const names = new Set(request.defaults ?? []);
  if (names.size === 0) return { said: request };
  const said: Record<string, unknown> = {};
  const untouched: Record<string, unknown> = { category: request.category };
  for (const [name, value] of Object.entries(request)) {
    if (!names.has(name)) said[name] = value;
    else if (name !== 'designPrompt' && name !== 'contractorPrompt') untouched[name] = value;
  }
  const values = Object.values(untouched)
    .map((value) => plainWords(String(value ?? '')))
    .filter((words) => words.length > 0 && words.length <= LONGEST_VALUE);
  for (const name of PROSE) {
    const text = said[name];
    if (typeof text === 'string') said[name] = withoutComposed(text, values);
  }
  return { said: { ...said, category: request.category }, untouched: untouched as unknown as ConceptRequest };
}

/** The text without the sentences that hold only values of untouched fields. */
function withoutComposed(text: string, values: readonly (readonly string[])[]): string {
  return text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => {
      const words = plainWords(sentence);
      return words.length === 0 || !isComposed(words, values);
    })
    .join('');
}

function isComposed(words: readonly string[], values: readonly (readonly string[])[]): boolean {
  let found = false;
  for (let at = 0; at < words.length; ) {
    const value = values
      .filter((v) => v.every((word, i) => words[at + i] === word))
      .sort((a, b) => b.length - a.length)[0];
    if (value) found = true;
    else if (!FRAME.has(words[at] ?? '')) return false;
    at += value?.length ?? 1;
  }
  return found;
}

/** Words and numbers in lower case; "$15,000" is "15000". */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
