import { sentencesOf } from '../text/sentences.js';

/**
 * Questions after a rule or a fact: "do we need a permit?" asks for no permit, "is it legal as a bedroom?" for no bed, "can the
 * washer go upstairs?" for none in this room. The ledger answers them. A thing that a permit is for is asked for all the same.
 */
const PERMIT =
  /^(?:(?:do|does|will|would) (?:we|i|you|it|that|this|they|the (?:room|house|work|job)) (?:even |also |really )?(?:need|require) (?:to (?:pull|get) )?(?:a |any )?(?:building |electrical |plumbing )?permits?|(?:is|are) (?:a |any )?(?:building )?permits? (?:needed|required|necessary)|(?:need (?:a |any )?|what about (?:a )?)?permits?(?: needed| required)?)\b/i;
const FOR_WHAT = /^ (?:for|to) (?!(?:that|this|it|any|all)\b)([a-z].{2,100})$/i;
const ASKED: readonly RegExp[] = [
  /^(?:is|would|will|can|could|does) (?:we|i|it|that|this|they|the room) (?:even |still |then |legally )?(?:be )?(?:(?:a )?legal|count|counts|considered|called|qualify|pass|listed|used) (?:legally )?as (?:a |an |another )?(?:legal |real )?bedroom\b/i,
  /^(?:can|could|should|would) (?:the |our |my |a )?(?:washer (?:and|&) dryer|washer|dryer|laundry) (?:go|move|be|fit|be moved) (?:up ?stairs|on the (?:second|2nd) floor|in(?:to)? (?:the|a) (?:hall|bedroom|upstairs|linen))\b/i,
  /^how many (?:outlets?|receptacles?|plugs?)\b/i,
  /^(?:do|does) (?:we|i|it|that|this|they|the room) (?:need|require) (?:an? )?(?:gfci|afci)\b/i,
  /^(?:does|do) (?:the |an |my )?island (?:need|have to have|require)s? (?:an )?(?:outlets?|receptacles?)\b/i,
  /^is (?:an? )?\d{2} ?(?:inch|in|")? ?doors? (?:wide )?enough\b/i,
];
const RESALE = /\b(?:resale|home value)\b/i;
const ASKS = /^(?:is|will|would|does|do|how) /i;
const LEADS = /^(?:and|but|so|also|plus|or)[ ,]{1,2}/i;

/** A text without the questions that only ask. */
export function askedOnly(text: string): string {
  if (!text.includes('?')) return text;
  return sentencesOf(text).map(withoutQuestion).join('');
}

function withoutQuestion(sentence: string): string {
  const end = sentence.indexOf('?');
  if (end < 0) return sentence;
  const from = Math.max(sentence.lastIndexOf(',', end), sentence.lastIndexOf('(', end), -1) + 1;
  const clause = sentence.slice(from, end);
  const asked = clause.trim().replace(LEADS, '');
  const isAsked = ASKED.some((one) => one.test(asked)) || (ASKS.test(asked) && RESALE.test(asked));
  const permit = PERMIT.exec(asked);
  if (!isAsked && !permit) return sentence;
  const left = permit ? (FOR_WHAT.exec(asked.slice(permit[0].length))?.[1] ?? '') : '';
  const space = clause.length - clause.trimStart().length;
  return `${sentence.slice(0, from)}${clause.slice(0, space)}${left}${left ? '.' : ''}${sentence.slice(end + 1)}`;
}
