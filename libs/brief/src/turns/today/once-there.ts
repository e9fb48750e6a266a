import { sentencesOf } from '../../text/sentences.js';

/**
 * What was there once and what others planned before: "we previously had a TV on the mantel", "the architect originally drew a closet,
 * that didn't work for us". Nothing named there is asked for, so that it is taken out before anybody reads it. Every repetition is
 * bounded.
 */

const LED_BY = '(?:(?:and|but|so|well|ok|okay|yes),? ){0,2}';
const ONCE = '(?:previously|originally|formerly|initially|at first|in the beginning|back then|years ago)';
const WHO = '(?:we|i|they|he|she|it|there|this|that|the [a-z]{2,14}|our [a-z]{2,14}|my [a-z]{2,14})';
const WAS =
  '(?:had|was|were|used|kept|put|hung|stood|sat|lived|went|mounted|placed|arranged|ate|slept|cooked|stored)';
/** "Originally we had …", "before, the TV hung …", "we previously kept …", "this used to be where …". */
const WAS_ONCE: readonly RegExp[] = [
  new RegExp(`^\\s?${LED_BY}(?:${ONCE},? |before(?: that| this)?, )${WHO} ${WAS}\\b`, 'i'),
  new RegExp(`^\\s?${LED_BY}${WHO} ${ONCE} ${WAS}\\b`, 'i'),
  new RegExp(`^\\s?${LED_BY}${WHO} used to (?:have|keep|hang|sit|stand|live|store|eat|sleep|cook)\\b`, 'i'),
  new RegExp(
    `^\\s?${LED_BY}(?:${ONCE},? )?(?:this|that|it) (?:was|used to be) where (?:the|our|my|we)\\b`,
    'i',
  ),
];
const ONCE_AT_END = new RegExp(`\\b${ONCE}[.!]?\\s*$`, 'i');

/** What turns to today or to a wish. */
const TURNS =
  /(?:,|\s[-–—])\s(?=(?:but|so|now|and (?:now|want|would|we|i))\b)|\s(?=(?:but|so)\s(?!(?:tight|small|big|dark|much|many)\b))/i;
/** "… but the space was too tight": it goes on about what was. */
const STILL_THEN =
  /^[,\s–—-]{1,3}(?:but|so) (?!now\b)[^.;!?\n]{0,60}?\b(?:was|were|had|did(?:n['’]?t)?|wasn['’]?t|weren['’]?t|couldn['’]?t|got|broke|leaked)\b/i;
/** What stays of it, or comes again. */
const STAYS = /\b(?:still|keep|keeping|stays?|want|would like|['’]d like|need|again|back|love|miss)\b/i;

/** Who plans for others, and what they do. */
const PLANNED =
  /^\s?(?:(?:the|our|my) )(?:(?:first|last|original|previous|other|kitchen) ){0,2}(?:architect|designer|builder|contractor|draftsman|architects|designers) (?:(?:originally|first|initially|had|has) ){0,2}(?:had|drew|drawn|gave us|planned|proposed|designed|specified|put|placed|wanted|came up with)\b/i;
const REJECTED =
  /\b(?:(?:did|does|do|will|would|could)(?:n['’]?t| not) (?:really )?(?:work|like|want|care|fit|make sense)|(?:we|i|which we) (?:hate|hated|dislike|disliked|rejected)|not for us|makes? no sense|made no sense|was awful|is awful)\b/i;
/** What rejects alone, and asks for nothing: "that didn't work for us". */
const ONLY_REJECTS =
  /^\s?(?:but )?(?:this|that|it|which|neither|both|we|i) [^,.;!?\n]{0,24}\b(?:work|like|want|care|fit|sense|hated?|disliked?|us|awful)\b[^,.;!?\n]{0,24}[.;!?\n]?\s*$/i;

const endMark = (sentence: string): string => /[.;!?\n]{1,4}\s{0,3}$/.exec(sentence)?.[0] ?? '';

/** What is left of a sentence that begins with what was once. */
function withoutOnce(sentence: string): string {
  if (!WAS_ONCE.some((one) => one.test(sentence)) && !ONCE_AT_END.test(sentence)) return sentence;
  const turn = TURNS.exec(sentence);
  const told = turn ? sentence.slice(0, turn.index) : sentence;
  if (STAYS.test(told)) return sentence;
  if (turn && STILL_THEN.test(sentence.slice(turn.index)) && !STAYS.test(sentence.slice(turn.index)))
    return endMark(sentence);
  return turn ? sentence.slice(turn.index).replace(/^[,\s–—-]{1,4}/, ' ') : endMark(sentence);
}

/** A text without what was there once, and without the plans of others that were turned down. */
export function withoutOnceThere(text: string): string {
  const sentences = sentencesOf(text);
  const left: string[] = [];
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i] as string;
    const next = sentences[i + 1] ?? '';
    const isPlan = PLANNED.test(sentence);
    if (isPlan && REJECTED.test(sentence)) left.push(endMark(sentence));
    else if (isPlan && REJECTED.test(next) && !STAYS.test(sentence)) {
      left.push(endMark(sentence));
      if (ONLY_REJECTS.test(next)) i++;
    } else left.push(withoutOnce(sentence));
  }
  return left.join('');
}
