/** What a thing does that is broken: behind "doesn't" it refuses nothing. */
const FAILS: ReadonlySet<string> = new Set(
  `work works open opens close closes shut drain drains stay stays latch lock turn heat cool flush clear clears hold
  holds seal light start fit reach see hear find get match line`.split(/\s+/),
);
const UNABLE: ReadonlySet<string> = new Set("doesn't doesnt don't dont won't wont never".split(' '));

/** Whether a negation says that something fails: "one burner doesn't work". */
export const saysItFails = (negation: string, next: string | undefined): boolean =>
  UNABLE.has(negation) && FAILS.has(next ?? '');
