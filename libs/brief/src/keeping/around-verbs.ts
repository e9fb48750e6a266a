import { NEGATIONS } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import { CHANGING, FURTHEST, isSize, isVerb, OWNERS, SOUND_BEFORE } from './kept-words.js';

/** What stands around the words that keep, refuse or change something. */

/** The token behind the things that "are still in good shape" speaks of; the word itself where nothing leads to it. */
export function soundFrom(tokens: readonly Token[], sound: number): number {
  let i = sound;
  while (i > 0 && (SOUND_BEFORE.has(tokens[i - 1]?.text ?? '') || isSize(tokens[i - 1]?.text ?? ''))) i--;
  return tokens.slice(i, sound).some(({ text }) => /^(?:are|is|in|was|were)$/.test(text)) ? i : 0;
}

const FEW = /^(?:a|an|one|two|three|four|five|couple|few|[1-5])$/;
const YEARS = /^(?:years?|yrs?|months?|weeks?)$/;

/** The last word of "from last year", "two years old", "brand new": what is so is not bought again. */
export function isRecent(tokens: readonly Token[], at: number): boolean {
  const word = (i: number): string =>
    tokens[i]?.clause === tokens[at]?.clause ? (tokens[i]?.said ?? '') : '';
  const text = word(at);
  if (YEARS.test(text) && word(at - 1) === 'last') return word(at - 2) === 'from';
  if (text === 'old') return YEARS.test(word(at - 1)) && FEW.test(word(at - 2));
  if (text === 'new')
    return (
      isLast(tokens, at) &&
      /^(?:is|are|brand|almost|nearly|practically|fairly|pretty|still)$/.test(word(at - 1))
    );
  // "It was redone in 2022".
  if (/^20[12]\d$/.test(text))
    return (
      word(at - 1) === 'in' &&
      /^(?:redone|replaced|remodeled|renovated|installed|new|done)$/.test(word(at - 2))
    );
  return (
    /^(?:redone|replaced|remodeled|renovated|installed)$/.test(text) &&
    /^(?:just|recently|already)$/.test(word(at - 1))
  );
}

/** Where such words begin. */
export function startOfRecent(tokens: readonly Token[], at: number): number {
  let i = at;
  while (
    tokens[i - 1]?.clause === tokens[at]?.clause &&
    (FEW.test(tokens[i - 1]?.said ?? '') ||
      YEARS.test(tokens[i - 1]?.said ?? '') ||
      /^(?:in|redone|replaced|remodeled|renovated|installed|new|done|of|from|last|brand|almost|nearly|practically|fairly|pretty|still|just|recently|been|only|about|like)$/.test(
        tokens[i - 1]?.said ?? '',
      ))
  )
    i--;
  return i;
}

/** "So just paint", "they need painting": paint, and nothing behind it that it is for. */
export const isPaintAlone = (tokens: readonly Token[], at: number): boolean => {
  const { text, clause } = tokens[at] as Token;
  const next = tokens[at + 1];
  return (
    (text === 'paint' || text === 'painting') &&
    (next?.clause !== clause || /^(?:and|them|it|those|these|plus|with)$/.test(next.text)) &&
    (/^(?:just|only|need|needs|to|simply)$/.test(tokens[at - 1]?.text ?? '') ||
      (tokens[at - 1]?.clause !== clause && /^(?:them|it|those|these)$/.test(next?.text ?? '')))
  );
};

/** A negation a few words before a verb: "don't touch", "no need to replace", "we do not want to move". */
export function refusedVerb(tokens: readonly Token[], verb: number): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 4); i--) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[verb]?.clause) return false;
    if (
      NEGATIONS.has(token.text) ||
      /^(?:can't|cant|cannot|shouldn't|instead|aren't|arent|isn't|isnt)$/.test(token.text)
    )
      return true;
    if (
      !/^(?:want|wanting|need|needing|to|be|get|getting|going|have|plan|planning|wish|please|of|looking|even|really|for|ever|or)$/.test(
        token.text,
      ) &&
      !isVerb(token.text)
    )
      return false;
  }
  return false;
}

/** "We have", "we bought", a few words before "already". */
export function isOwnedBefore(tokens: readonly Token[], already: number): boolean {
  for (let i = already - 1; i > Math.max(0, already - FURTHEST * 2); i--) {
    if (tokens[i]?.clause !== tokens[already]?.clause) return false;
    if (/^(?:have|own|got|bought|ordered)$/.test(tokens[i]?.text ?? ''))
      return OWNERS.has(tokens[i - 1]?.text ?? '');
  }
  return false;
}

/** Where the negation before a verb begins: the place after what it is said of. */
export function firstOfRefusal(tokens: readonly Token[], verb: number): number {
  let i = verb;
  while (
    i > 0 &&
    /^(?:be|to|can't|cannot|can|not|cant|must|should|shouldn't|won't|wont|don't|dont|do)$/.test(
      tokens[i - 1]?.text ?? '',
    )
  )
    i--;
  return i;
}

/** Whether an "everything" that is new stands before "except": what is excepted stays. */
export function isNewBefore(tokens: readonly Token[], except: number): boolean {
  const before = tokens.slice(Math.max(0, except - 6), except);
  return (
    before.some(({ text }) => text === 'everything' || text === 'all') &&
    before.some(
      ({ text }) => CHANGING.has(text) || /^(?:new|gut|gutting|update|updating|remodel)$/.test(text),
    )
  );
}

/** The place of the "already" of "is already there", "already out there". */
export function alreadyBefore(tokens: readonly Token[], there: number): number | undefined {
  let i = there - 1;
  while (/^(?:out|up|down|back|over|been)$/.test(tokens[i]?.text ?? '')) i--;
  return tokens[i]?.text === 'already' && tokens[i]?.clause === tokens[there]?.clause ? i : undefined;
}

/** Whether "it" or "them" stands at a place, and no thing behind it. */
export const isIt = (tokens: readonly Token[], at: number): boolean =>
  isLast(tokens, at - 1) ||
  (/^(?:it|them|that|those|these|alone|as)$/.test(tokens[at]?.text ?? '') &&
    (isLast(tokens, at) || /^(?:as|alone|is|where|and|that|please|too)$/.test(tokens[at + 1]?.text ?? '')));

export const isLast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.clause !== tokens[at]?.clause;

/** "We like our cabinets", "happy with our layout": what is liked stays. */
export const isLiked = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:like|love|adore)$/.test(tokens[at]?.text ?? '') &&
    /^(?:we|i|actually|really|do|still|already)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:our|my)$/.test(tokens[at + 1]?.text ?? '')) ||
  (tokens[at]?.text === 'with' &&
    /^(?:happy|ok|okay|fine|pleased)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:our|my|the)$/.test(tokens[at + 1]?.text ?? ''));

/** "They are new and we love them". */
export const isPronounLiked = (tokens: readonly Token[], at: number): boolean =>
  /^(?:like|love|adore)$/.test(tokens[at]?.text ?? '') &&
  /^(?:we|i|we'd|still)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:it|them)$/.test(tokens[at + 1]?.text ?? '') &&
  isLast(tokens, at + 1);

/** "The piano isn't going anywhere". */
export const isGoingNowhere = (tokens: readonly Token[], at: number): boolean =>
  /^(?:anywhere|nowhere)$/.test(tokens[at + 1]?.text ?? '');

export const whereItIs = (tokens: readonly Token[], end: number): boolean =>
  (tokens[end]?.text === 'where' && /^(?:it|they)(?:'s|'re)?$/.test(tokens[end + 1]?.text ?? '')) ||
  (tokens[end]?.text === 'in' && tokens[end + 1]?.text === 'place');
