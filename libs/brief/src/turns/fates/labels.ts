import type { Fate, FateReader } from './fate.js';
import { unmarked } from './named.js';

/** Lists with what becomes of all in them before: "Deleted: sauna, golf simulator", "Owner furnished: sofa 96 inches, queen bed". */

const LABELS: readonly (readonly [label: RegExp, before: string])[] = [
  [
    /^(?:deleted|omitted|dropped|removed from (?:the )?(?:scope|plan)|cut|not wanted|no longer wanted|not doing|nixed|skip|out)(?: (?:since|from|in|after|per|as of) [^:]{1,24})?:/i,
    'no',
  ],
  [
    /^(?:owner[- ](?:furnished|supplied|provided)|ofci|ofoi|by owner, furnished|(?:we|i) (?:already )?(?:have|own|supply)|already (?:have|own|bought)|already (?:ours|mine)|ours|mine)(?: \([^)]{1,30}\))?:/i,
    'we supply the',
  ],
  [
    /^(?:existing(?: to (?:remain|stay|keep))?|to remain|to stay|keep(?:ing)?|stays?|staying|remains)(?: as (?:is|they are))?:/i,
    'keep the',
  ],
  [
    /^(?:contractor[- ](?:furnished|supplied|provided)|you (?:buy|supply|furnish)|to buy|to be bought|need to buy):/i,
    'new',
  ],
];
const BY_OTHERS =
  /^(?:by (?:owner|others|us)|nic|not in contract|(?:we|i) (?:do|['’]ll do|will do)|owner'?s? work):/i;
const LIST_ENDS = /[.!?\s]{1,4}$/;

export const byLabel: FateReader = (one): Fate | undefined => {
  const text = unmarked(one.shown, one);
  if (BY_OTHERS.test(text)) {
    const list = text.replace(BY_OTHERS, '').replace(LIST_ENDS, '').trim();
    return {
      said: list
        .split(/, ?(?:and )?| and /)
        .map((work) => `we do the ${work.trim()} ourselves`)
        .join('. '),
    };
  }
  const found = LABELS.find(([label]) => label.test(text));
  if (!found) return undefined;
  const list = text
    .replace(found[0], '')
    .replace(LIST_ENDS, '')
    .replace(/\([^()]{1,80}\)/g, '')
    .trim();
  const entries = list
    .split(/, ?(?:and )?| and (?=(?:an? |the )?[a-z0-9])/)
    .map((entry) => entry.trim().replace(/^(?:an?|the|our|my|and) /i, ''))
    .filter(Boolean);
  const whole: string[] = [];
  for (const entry of entries) {
    if (
      /^\d/.test(entry) &&
      !/[a-z]{4}/.test(entry.replace(/inch(?:es)?|feet|foot|wide|long|deep/gi, '')) &&
      whole.length > 0
    )
      whole.push(`${whole.pop()}, ${entry}`);
    else whole.push(entry);
  }
  return { said: whole.map((entry) => `${found[1]} ${sizeFirst(entry)}`).join('. ') };
};

/** "Sofa 96 inches" as "96 inch sofa". */
const sizeFirst = (entry: string): string =>
  entry.replace(/^([a-z][a-z -]{1,30}?),? (\d{1,3})(?: ?(?:inches|inch|in|"))$/i, '$2 inch $1');
