import { judgedAway } from '../../text/judged-behind.js';
import { bySentence } from '../by-sentence.js';

/** Refusals by a judgement behind the thing, in the word that every reader knows: "French doors would be awful" is "no French doors". */

/** Who lives there is told in the reason as well: "with our three dogs". */
const WHO =
  /\b(?:dogs?|cats?|pets?|kids?|child|children|toddlers?|bab(?:y|ies)|allerg[a-z]{1,3}|wheelchair|walker)\b/i;

function written(sentence: string): string {
  let plain = '';
  let at = 0;
  for (const { start, end, name, rest } of judgedAway(sentence)) {
    const bare = name.replace(/^(?:an?|any|the|some|all) (?=[a-z])/i, '');
    plain += `${sentence.slice(at, start)}no ${bare}${WHO.test(rest) ? `, ${rest}` : ''}`;
    at = end;
  }
  return plain + sentence.slice(at);
}

/** A text whose judgements behind a thing are refusals of it. */
export const judgedBehind = (text: string): string =>
  /\b(?:would|will|might|could|is|are|isn['’]?t|aren['’]?t|drives?|makes?|sends?|turns?|gives?|has|have)\b/i.test(
    text,
  )
    ? bySentence(text, written)
    : text;
