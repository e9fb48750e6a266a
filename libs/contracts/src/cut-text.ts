/** The beginning of a text, at most `max` UTF-16 units; a character that takes two is not cut in half. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
