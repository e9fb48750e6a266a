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

const FORGETTING = words('forget scratch scrap skip nix cancel nevermind strike');
const IT_ALL = words('it that this them those');
const CONDITIONS = words("if unless in when maybe otherwise depending can't until");

/**
 * "I'd love a window over the sink but it's a brick wall so forget that": what the sentence asked for first. Behind an
 * "if" it depends on something, and nobody takes it back.
 */
function takenBack(tokens: readonly Token[], isNoun: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (const [i, { said, sentence }] of tokens.entries()) {
    const what = tokens[i + 1]?.said ?? '';
    // "So forget that" is read as "so remove that".
    if (!((FORGETTING.has(said) && IT_ALL.has(what)) || (said === 'remove' && what === 'that'))) continue;
    if (tokens[i + 2]?.clause === tokens[i]?.clause) continue;
    let first = i;
    while (first > 0 && i - first < LONGEST_SENTENCE && tokens[first - 1]?.sentence === sentence) first--;
    const before = tokens.slice(first, i);
    if (before.some((t) => CONDITIONS.has(t.said)) || !before.some((t) => /^(?:but|so|then)$/.test(t.said)))
      continue;
    const turn = before.findIndex((t) => t.said === 'but');
    const asked = turn > 0 ? first + turn : i;
    for (let at = first; at < asked; at++) if (isNoun(at)) found.push(at);
  }
  return found;
}
const LONGEST_SENTENCE = 60;

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
  for (const first of takenBack(tokens, isNoun)) gone.add(first);
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
    // "Fireplace is fake, remove it": the word for it asks for none.
    if (isRemoved) gone.add(i);
    resolved ??= [...tokens];
    resolved[i] = { ...token, text: found.text, stem: found.stem };
  }
  return { tokens: resolved ?? tokens, gone };
}
