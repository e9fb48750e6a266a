import type { Token } from './token.js';

/** What "it" and "them" stand for where something is taken out or put in its place: "the tub is old, replace it with a shower". */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const IT = words('it them');
const TRADING = words(
  'replace replacing swap swapping trade trading switch switching convert converting turn turning change changing',
);
const TRADED_FOR = words('with for to into by');
const TAKING = words('take taking knock knocking tear tearing rip ripping pull pulling get want have move');
const GONE = words('out down away gone removed demolished');
const REMOVING = words('remove removing demo lose ditch of');
/** "Lose the second one": of two that are there. */
const OTHER = words('second other extra spare');
const NOT = words("don't dont not never won't can't cannot");
/** How far back the thing was named, in words. */
const FURTHEST = 16;

interface Resolved {
  readonly tokens: readonly Token[];
  /** Indices of the words for what is taken out or replaced by something else. */
  readonly gone: ReadonlySet<number>;
}

/** The tokens with such pronouns read as what they stand for. `isThing` tells whether a word names something. */
export function resolvePronouns(tokens: readonly Token[], isThing: (stem: string) => boolean): Resolved {
  const gone = new Set<number>();
  // A permit to remove something is not what is removed.
  const isNoun = (at: number): boolean => isThing(tokens[at]?.stem ?? '') && tokens[at]?.stem !== 'permit';
  let resolved: Token[] | undefined;
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const isOther =
      token.text === 'one' &&
      OTHER.has(before?.text ?? '') &&
      tokens.slice(Math.max(0, i - 4), i - 1).some((t) => t.clause === token.clause && REMOVING.has(t.text));
    if (!(IT.has(token.text) || isOther) || before?.clause !== token.clause) continue;
    const next = tokens[i + 1]?.clause === token.clause ? (tokens[i + 1]?.text ?? '') : '';
    const isTraded = TRADING.has(before.text) && TRADED_FOR.has(next);
    // "It's ours, don't lose it".
    if (NOT.has(tokens[i - 2]?.text ?? '') && tokens[i - 2]?.clause === token.clause) continue;
    const isRemoved =
      (TAKING.has(before.text) && GONE.has(next)) ||
      (REMOVING.has(before.text) && (before.text !== 'of' || tokens[i - 2]?.text === 'rid'));
    if (!isTraded && !isRemoved && !isOther) continue;
    let noun = i - 2;
    while (noun >= 0 && i - noun < FURTHEST && !isNoun(noun)) noun--;
    const found = i - noun < FURTHEST ? tokens[noun] : undefined;
    if (!found) continue;
    gone.add(noun);
    if (isOther) continue;
    resolved ??= [...tokens];
    resolved[i] = { ...token, text: found.text, stem: found.stem };
  }
  return { tokens: resolved ?? tokens, gone };
}
