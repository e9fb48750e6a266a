/**
 * Baths where there was none: "add a half bath", "the coat closet becomes a powder room", "it's a pantry now". Nothing stands
 * there to be taken out, and everything gets its pipes, its fan and its circuit.
 */

const ADDED =
  /\badd(?:ing)? an? (?:(?:second|new|small|full|half|guest|extra|basement|three[- ]quarter|3\/4) ){0,2}(?:bath(?:room)?|powder room)\b/i;
/** "Put a three quarter bath in the basement"; a bath that is put in without such a word is a tub. */
const BUILT =
  /\b(?:put(?:ting)?|build(?:ing)?|squeez(?:e|ing)|carv(?:e|ing)) (?:in |out )?an? (?:(?:small|tiny|little|new) )?(?:(?:second|full|half|guest|three[- ]quarter|3\/4)[- ]bath(?:room)?|powder room)\b/i;
const A_BATH = /\b(?:bath|bathroom|powder room|half[- ]bath|shower room)\b/i;

/** Rooms in which no bath stands. */
const INNER = 'closet|pantry|cupboard|storage|wardrobe';
const OTHER =
  'laundry|mudroom|workshop|office|den|nursery|bedroom|garage|crawlspace|porch|nook|hallway|landing';
const SPACE = new RegExp(String.raw`\b(?:${INNER}|${OTHER})\b`, 'i');
const IN_THE_HOUSE = new RegExp(String.raw`\b(?:${INNER})\b`, 'i');

const NOW = /\b(?:now|today|currently|right now|at the moment|at present|these days)\b/i;
/** What is now a closet, as its subject and verb say it. */
const IS_ONE =
  /^(?:(?:so|and|but|right now|now|currently|today),? )?(?:it|this|that|the (?:space|room|spot|area))(?:['’]s| is| was) /i;
const IN_WHAT_IS = /\b(?:in|from|out of) what(?:['’]s| is| was) /i;
const WHERE = /\bwhere (?:the|our|my) /i;
const TURNED =
  /\b(?:turn(?:ing)?|convert(?:ing)?|mak(?:e|ing)|chang(?:e|ing)|transform(?:ing)?) (?:the|our|my|this|that|an?) /i;
const BECOMES = /\b(?:becom(?:e|es|ing)|into|in to) (?:an? |our |the |my )/i;
const IS_NONE =
  /\b(?:there(?:['’]s| is|['’]s currently| is currently) no (?:bath|bathroom|plumbing|toilet)|no bath(?:room)? (?:there|down there|here) (?:now|today|yet)|(?:nothing|no plumbing) (?:is )?there (?:now|today|yet))\b/i;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?;\n]|, (?=it['’]s |this is )/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** What comes behind some words, where they are in a sentence. */
const behind = (sentence: string, words: RegExp): string | undefined => {
  const found = words.exec(sentence);
  return found ? sentence.slice(found.index + found[0].length) : undefined;
};

/** The room that a sentence says a bath is made of. */
function madeOf(sentence: string): string | undefined {
  const isNow = behind(sentence, IS_ONE) ?? behind(sentence, IN_WHAT_IS) ?? behind(sentence, WHERE);
  if (isNow !== undefined && NOW.test(sentence)) return SPACE.exec(isNow)?.[0];
  const at = BECOMES.exec(sentence);
  if (!at || !A_BATH.test(sentence.slice(at.index))) return undefined;
  const before = sentence.slice(0, at.index);
  const from = behind(before, TURNED) ?? before;
  return SPACE.exec(from)?.[0];
}

/** The room of the house that a text says a bath is made of: "closet"; undefined where it tells none. */
export const bathMadeOf = (text: string): string | undefined =>
  sentencesOf(text)
    .map(madeOf)
    .find((space) => space !== undefined);

/** Whether a room for a bath had none before, as a text tells it. */
export const isFirstBath = (text: string): boolean =>
  ADDED.test(text) ||
  BUILT.test(text) ||
  bathMadeOf(text) !== undefined ||
  sentencesOf(text).some((one) => IS_NONE.test(one));

/** Whether a space is one within the house, away from its outside walls. */
export const isInnerSpace = (space: string): boolean => IN_THE_HOUSE.test(space);
