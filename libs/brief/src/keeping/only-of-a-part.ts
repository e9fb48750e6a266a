import type { RoomCategory } from '@plumbline/contracts';

/**
 * Whether an "only" or "just" tells of one part of what is built, and not how far the job goes: "a wet bar (no stove, just a sink)",
 * "the bar needs only a sink", "bath: just a shower". At the head of a job it bounds it: "just paint our cabinets".
 */

const PART =
  '(?:(?:wet|coffee|mini|tea|home|snack|breakfast|basement) ?bars?|bar|kitchenette|island|pantry|laundry(?: room| area)?|mud ?room|closets?|half bath|3/4 bath|guest (?:room|suite|bath)|work ?shop|gym|theat(?:er|re)|peninsula|hearth|shower|entry|den|family room)';
const SAID =
  '(?: (?:area|side|itself|corner|zone|part))?(?: ?[:,–—-] ?| (?:that )?(?:needs?|wants?|gets?|has|having|with|is|can have|should have|would have|will have) )$';
/** A part right before the word: "the bar needs", "bath:", "for the bar,". */
const OF_PART = new RegExp(`\\b${PART}${SAID}`, 'i');
/** "On the island only a prep sink". */
const AT_PART = new RegExp(`\\b(?:on|in|at|for) (?:the|our|my) ${PART},? $`, 'i');
/** Rooms that are a part of any room but their own kind. */
const OF_ROOM: Readonly<Partial<Record<RoomCategory, RegExp>>> = {
  bathroom: new RegExp(`\\b(?:bath|bathroom|powder room)${SAID}`, 'i'),
  bedroom: new RegExp(`\\bbedrooms?${SAID}`, 'i'),
  kitchen: new RegExp(`\\bkitchen${SAID}`, 'i'),
  office: new RegExp(`\\b(?:office|study)${SAID}`, 'i'),
};
const IN_BRACKETS = /\S ?\([^()]{0,80}$/;

/** A refusal right before it says what is had instead: "no stove, just a sink". */
const AFTER_NO = /\b(?:no|without(?: an?)?|not an?) (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14} ?[,;–—-] ?(?:but )?$/i;
/** Who says so of himself bounds the job. */
const WE = /\b(?:we|i|we['’]re|i['’]m|we are|i am|let['’]s|please)(?: really| now| would| will)? ?$/i;
const WANTS_AFTER = /^(?:only|just|simply|nothing but) (?:want|need|looking|doing|going)\b/i;
/** Orders the whole of a room. */
const WHOLE =
  /\b(?:gut(?:ting)?|full (?:gut|remodel|renovation|reno)|(?:complete|total|whole) (?:remodel|renovation|redo|gut)|unfinished|from scratch|(?:down )?to the studs|(?:finish|finishing|remodel|remodeling|renovate|renovating) (?:the|our|my|this|an?)|(?:redo|redoing) (?:the|our|my) (?:whole|entire))\b/i;
const NOT = /\b(?:not|no|never|don['’]?t|without|instead|rather|can['’]?t|won['’]?t)\b/i;

/** Where the sentence begins that a text ends in. */
const sentenceBegins = (before: string): number =>
  1 + Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark)));

/**
 * @param before the text up to the word, from the beginning of the field
 * @param from the text from the word on
 */
export function isOnlyOfPart(before: string, from: string, category: RoomCategory): boolean {
  const begins = sentenceBegins(before);
  const lead = before.slice(begins);
  if (WE.test(lead) || WANTS_AFTER.test(from)) return false;
  if (IN_BRACKETS.test(lead) || AFTER_NO.test(lead) || OF_PART.test(lead) || AT_PART.test(lead)) return true;
  if (Object.entries(OF_ROOM).some(([of, said]) => of !== category && said.test(lead))) return true;
  return before
    .slice(0, begins)
    .split(/[.!?\n]/)
    .some((sentence) => WHOLE.test(sentence) && !NOT.test(sentence));
}

const ONLY = /\b(?:only|just)\b/gi;
/** Whether a "nothing else" closes what such an "only" opened: "on the island only a prep sink, nothing else". */
export function isNothingElseOfPart(before: string, category: RoomCategory): boolean {
  const begins = sentenceBegins(before);
  return [...before.slice(begins).matchAll(ONLY)].some(({ index }) => {
    const at = begins + index;
    return isOnlyOfPart(before.slice(0, at), before.slice(at), category);
  });
}
