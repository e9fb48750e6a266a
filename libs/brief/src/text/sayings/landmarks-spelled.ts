import { Spelling } from '../spelling.js';

/** Things that places are told by, spelled right before anybody reads where something goes: "on both sides of the firplace". */

const LANDMARKS = 'fireplace fireplaces bookshelves bookcase bookcases recliner recliners treadmill'.split(
  ' ',
);
const SPELLING = new Spelling();
SPELLING.add(LANDMARKS);

export const landmarksSpelled = (text: string): string =>
  text.replace(/\b[a-z]{6,14}\b/g, (word) => {
    const meant = SPELLING.guess(word);
    return meant !== undefined && !SPELLING.isRight(word) && Math.abs(meant.length - word.length) <= 1
      ? meant
      : word;
  });
