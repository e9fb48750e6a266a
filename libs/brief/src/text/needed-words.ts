/**
 * What a text must hold somewhere for a pattern to match in it. Most patterns of a long list match nowhere in a given text, and
 * looking for a word takes a tenth of the time that trying a pattern at each place does.
 */

/** Words of which a match holds one at least, in lower case; undefined where that cannot be told. */
export type Needed = readonly string[];

/** More words than this are not looked for, and no shorter ones. */
const MOST = 16;
const SHORTEST = 3;

/** Patterns by what a text needs for them. */
const KNOWN = new WeakMap<RegExp, Needed | null>();

/** Whether a pattern can match in a text; `lower` is the text in lower case. */
export function canMatch(pattern: RegExp, lower: string): boolean {
  let needed = KNOWN.get(pattern);
  if (needed === undefined) {
    needed = neededBy(pattern) ?? null;
    KNOWN.set(pattern, needed);
  }
  return needed === null || needed.some((word) => lower.includes(word));
}

/** Unicode folds more letters into one than lower case does, so that nothing is told of such a pattern. */
export function neededBy({ source, flags }: RegExp): Needed | undefined {
  if (/[uv]/.test(flags)) return undefined;
  const needed = new Source(source).alternatives();
  return needed?.every((word) => word.length >= SHORTEST) ? needed : undefined;
}

/** Of two things that a match holds both, the one that tells more. */
const better = (a: Needed | undefined, b: Needed | undefined): Needed | undefined =>
  a === undefined || (b !== undefined && worth(b) > worth(a)) ? b : a;
const worth = (words: Needed): number => Math.min(...words.map(({ length }) => length)) - words.length / MOST;

/** A pattern's source, read from left to right. */
class Source {
  private at = 0;

  constructor(private readonly source: string) {}

  /** What stands up to the end of a group, or of the pattern: one of its alternatives. */
  alternatives(): Needed | undefined {
    const words: string[] = [];
    let isKnown = true;
    for (;;) {
      const needed = this.sequence();
      if (needed === undefined) isKnown = false;
      else words.push(...needed);
      if (this.source[this.at] !== '|') break;
      this.at++;
    }
    this.at++;
    return isKnown && words.length <= MOST ? words : undefined;
  }

  private sequence(): Needed | undefined {
    let best: Needed | undefined;
    let run = '';
    const close = (): void => {
      if (run.length >= SHORTEST) best = better(best, [run]);
      run = '';
    };
    for (;;) {
      const c = this.source[this.at];
      if (c === undefined || c === '|' || c === ')') break;
      const letter = c === '(' || c === '[' ? undefined : this.letter();
      const needed = c === '(' ? this.group() : undefined;
      if (c === '[') this.skipClass();
      const least = this.leastTimes();
      if (letter !== undefined && least === 1) run += letter;
      else {
        close();
        if (least > 0 && needed) best = better(best, needed);
      }
    }
    close();
    return best;
  }

  /** A plain letter or mark; undefined for what stands for several, or for a place. */
  private letter(): string | undefined {
    const c = this.source[this.at++] as string;
    if (c !== '\\') return /[.^$]/.test(c) ? undefined : c.toLowerCase();
    const escaped = this.source[this.at++] as string;
    if (escaped === 'p' || escaped === 'u' || escaped === 'x' || escaped === 'k' || escaped === 'c')
      return this.skipName();
    return /[a-z0-9]/i.test(escaped) ? undefined : escaped;
  }

  private skipName(): undefined {
    const braces = /^(?:\{[^}]*\}|<[^>]*>|[0-9a-f]{2,4})/i.exec(this.source.slice(this.at));
    this.at += braces?.[0].length ?? 0;
    return undefined;
  }

  private skipClass(): void {
    for (this.at++; this.source[this.at] !== ']'; this.at++) if (this.source[this.at] === '\\') this.at++;
    this.at++;
  }

  private group(): Needed | undefined {
    const opens =
      /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? '(';
    this.at += opens.length;
    const needed = this.alternatives();
    return opens.endsWith('!') ? undefined : needed;
  }

  /** How often at least what stands before is there; once where nothing is said of it, and 2 for more than once. */
  private leastTimes(): number {
    const c = this.source[this.at];
    const said =
      c === '{' ? /^\{(\d{1,4})(?:,\d{0,4})?\}/.exec(this.source.slice(this.at, this.at + 12)) : null;
    if (said) this.at += said[0].length;
    else if (c === '?' || c === '*' || c === '+') this.at++;
    else return 1;
    if (this.source[this.at] === '?') this.at++;
    if (said) return Number(said[1]) === 0 ? 0 : 2;
    return c === '+' ? 2 : 0;
  }
}

/** What words are written as; `when`: only in texts of which this is true as they were given. */
export type Rewriting = readonly [said: RegExp, means: string, when?: (text: string) => boolean];

/** A text written by patterns, each of which takes it as those before it left it. */
export function rewritten(text: string, rewritings: readonly Rewriting[]): string {
  let plain = text;
  let lower = text.toLowerCase();
  for (const [said, means, when] of rewritings) {
    if (!canMatch(said, lower) || when?.(text) === false) continue;
    const next = plain.replace(said, means);
    if (next === plain) continue;
    plain = next;
    lower = next.toLowerCase();
  }
  return plain;
}
