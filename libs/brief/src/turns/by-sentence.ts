/** What a turn of phrase is looked for in at most: longer sentences are cut, so that no pattern looks far. */
const LONGEST = 400;
const PIECE = new RegExp(`[^.;!?\\n]{1,${LONGEST}}(?:\\.(?=\\d)[^.;!?\\n]{1,60}){0,2}`, 'g');

/** A text rewritten sentence by sentence. */
export const bySentence = (text: string, rewrite: (sentence: string) => string): string =>
  text.replace(PIECE, rewrite);
