/** Longest text that is read, in characters; what comes after is reported as unread. */
export const LONGEST_TEXT = 10_000;

/**
 * A text with one space or one line break between two words. Every reader takes its texts so: a repeated space would
 * be work for each pattern that allows one.
 */
export const plainText = (text: string): string =>
  text.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
