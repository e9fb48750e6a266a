import { IDLE_WORDS } from './words.js';

/** Finding known phrases in what people write: the longest first, whatever their endings, accents and case. */

export interface Token {
  readonly text: string;
  readonly stem: string;
  readonly clause: number;
}

export interface Hit<M> {
  readonly meaning: M;
  /** Everything the phrase may mean. */
  readonly all: readonly M[];
  readonly said: string;
  /** Token range, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly negated: boolean;
}

const LONGEST_PHRASE = 6;

export class Lexicon<M> {
  private readonly phrases = new Map<string, M[]>();

  add(words: readonly string[], meaning: M): void {
    for (const word of new Set(
      words.map((w) =>
        tokenize(w)
          .map((t) => t.stem)
          .join(' '),
      ),
    )) {
      if (word) this.phrases.set(word, [...(this.phrases.get(word) ?? []), meaning]);
    }
  }

  get(stems: readonly string[]): readonly M[] | undefined {
    return this.phrases.get(stems.join(' '));
  }
}

/** All hits of a text, left to right, without overlaps. `choose` picks among the meanings of a phrase. */
export function findHits<M>(
  text: string,
  lexicon: Lexicon<M>,
  choose: (meanings: readonly M[]) => M | undefined,
): { readonly tokens: readonly Token[]; readonly hits: readonly Hit<M>[] } {
  const tokens = tokenize(text);
  const hits: Hit<M>[] = [];
  for (let start = 0; start < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - start);
    let found: Hit<M> | undefined;
    for (; length > 0; length--) {
      const span = tokens.slice(start, start + length);
      if (span.some((t) => t.clause !== span[0]?.clause)) continue;
      const all = lexicon.get(span.map((t) => t.stem));
      const meaning = all && choose(all);
      if (!all || !meaning) continue;
      found = {
        meaning,
        all,
        said: span.map((t) => t.text).join(' '),
        start,
        end: start + length,
        clause: span[0]?.clause ?? 0,
        negated: isNegated(tokens, start),
      };
      break;
    }
    if (found) hits.push(found);
    start += found ? length : 1;
  }
  return { tokens, hits };
}

/** Phrases of words that no hit covers and that are not idle, at most 12 words each. */
export function unreadWords(tokens: readonly Token[], hits: readonly Hit<unknown>[]): string[] {
  const covered = new Set<number>();
  for (const hit of hits) for (let i = hit.start; i < hit.end; i++) covered.add(i);
  const phrases: string[] = [];
  let words: string[] = [];
  let last = -2;
  const close = (): void => {
    if (words.length > 0) phrases.push(words.join(' ').slice(0, 80));
    words = [];
  };
  for (const [i, token] of tokens.entries()) {
    const idle = IDLE_WORDS.has(token.text) || IDLE_WORDS.has(token.stem) || NEGATIONS.has(token.stem);
    const number = /^[\d.,%$]+$/.test(token.text);
    if (covered.has(i) || idle || number || (/^[a-z]+$/.test(token.text) && token.text.length < 3)) continue;
    if (i !== last + 1 || words.length >= 12) close();
    words.push(token.text);
    last = i;
  }
  close();
  return phrases;
}

/** Words and numbers, lower case without accents; marks of punctuation and "but" end a clause. */
export function tokenize(text: string): Token[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
  const tokens: Token[] = [];
  let clause = 0;
  for (const match of plain.matchAll(/[\p{L}\p{N}']+|[,.;:!?\n()]|\p{Extended_Pictographic}/gu)) {
    const text = match[0];
    if (/^[,.;:!?\n()]$/.test(text)) {
      clause++;
      continue;
    }
    if (text === 'but' || text === 'except') clause++;
    const word = text.replace(/^'+|'+$/g, '');
    if (word) tokens.push({ text: word, stem: stem(word), clause });
  }
  return tokens;
}

/** Takes plural endings off: "shelves" → "shelf", "benches" → "bench", "islands" → "island". */
function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('shelves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'avoid',
  'never',
  'none',
  'skip',
  'hate',
  'dislike',
  "don't",
  'dont',
  "doesn't",
  'doesnt',
  'minus',
  'sans',
  'omit',
  'exclude',
  'excluding',
  'nor',
  "won't",
  'neither',
  'lose',
  'eliminate',
  'remove',
  'removing',
  'ditch',
]);

/** A new verb or preposition of wanting ends what an earlier "no" says. */
const RESUMES: ReadonlySet<string> = new Set([
  'with',
  'add',
  'want',
  'have',
  'include',
  'like',
  'need',
  'prefer',
  'love',
  'keep',
  'instead',
  'just',
  'only',
  'use',
]);

/** True if a negation stands before the phrase in the same clause, with no word of wanting in between. */
function isNegated(tokens: readonly Token[], start: number): boolean {
  const clause = tokens[start]?.clause;
  for (let i = start - 1; i >= 0 && start - i <= 7; i--) {
    const token = tokens[i];
    if (!token || token.clause !== clause) return false;
    if (NEGATIONS.has(token.text)) {
      // "not only", "no matter", "why not" refuse nothing.
      const next = tokens[i + 1]?.text;
      return next !== 'only' && next !== 'matter' && next !== 'more';
    }
    if (token.text === 'of' && tokens[i - 1]?.text === 'instead') return true;
    const before = tokens[i - 1]?.text;
    const refusedVerb = before !== undefined && NEGATIONS.has(before);
    if (RESUMES.has(token.text) && !refusedVerb) return false;
  }
  return false;
}
