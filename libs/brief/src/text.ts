/** A sentence or title of these words: the first letter large. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** These words within a sentence: the first letter small, but for "L-shaped" and "TV", which keep theirs. */
export const lowerFirst = (words: string): string =>
  /^[A-Z](?:-|[A-Z])/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

/** "an" before a vowel and before eight, eleven and eighteen in figures, else "a". */
export const article = (next: string): string => (/^(?:[aeiou]|8\d?\b|11\b|18\b)/i.test(next) ? 'an' : 'a');

/** "an office", "a gym"; "two sinks" as it is. */
export const withArticle = (thing: string): string =>
  /^two /.test(thing) ? thing : `${article(thing)} ${thing}`;

/** Numbers that people write as words, to twelve. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** The number that a word or figures stand for; NaN where they are none. */
export const numberFrom = (said: string): number => NUMBER_WORDS[said] ?? Number(said);
