import type { Token } from './token.js';

/** What a thing does that is broken: behind "doesn't" it refuses nothing. */
const FAILS: ReadonlySet<string> = new Set(
  `work works open opens close closes shut drain drains stay stays latch lock turn heat cool flush clear clears hold
  holds seal light start fit reach see hear find get match line`.split(/\s+/),
);
const UNABLE: ReadonlySet<string> = new Set("doesn't doesnt don't dont won't wont never".split(' '));

/** Whether a negation says that something fails: "one burner doesn't work". */
export const saysItFails = (negation: string, next: string | undefined): boolean =>
  UNABLE.has(negation) && FAILS.has(next ?? '');

const IS_NOT: ReadonlySet<string> = new Set("isn't isnt aren't arent wasn't".split(' '));
/** What may stand between "isn't" and the name of what is refused. */
const BEFORE_NAME = /^(?:an?|the|made|of|just|plain|more|another|all)$/;

/**
 * Whether a word at `i` says that something is not what is named at `start`: "a couch that isn't leather", "something other than
 * carpet", "a non-leather couch". What "isn't in the way" refuses nothing.
 */
export function saysNotSuch(tokens: readonly Token[], i: number, start: number): boolean {
  const { said = '' } = tokens[i] ?? {};
  const between = tokens.slice(i + 1, start);
  if (said === 'non') return between.length === 0;
  if (said === 'than')
    return tokens[i - 1]?.said === 'other' && between.every((token) => BEFORE_NAME.test(token.said));
  return (
    IS_NOT.has(said) &&
    /^(?:that|which|this)$/.test(tokens[i - 1]?.said ?? '') &&
    between.every((token) => BEFORE_NAME.test(token.said))
  );
}
