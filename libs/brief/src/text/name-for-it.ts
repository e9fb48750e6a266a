/** "Anywhere but above it": what "it" stands for in a place that is refused. */

const BUT_IT =
  /\banywhere (?:but|except|other than) (above|over|near|by|beside|next to|under|in front of) it\b/gi;
const BEFORE_IT = /\b(?:fireplace|wood ?stove|stove|radiator|window|door|piano|stairs|tub|toilet)\b/gi;
const FURTHEST = 140;

/** "Fireplace on the north wall and we want the TV anywhere but above it": by its name. */
export const withNameForIt = (text: string): string =>
  text.replace(BUT_IT, (said: string, how: string, at: number) => {
    const named = text
      .slice(Math.max(0, at - FURTHEST), at)
      .match(BEFORE_IT)
      ?.at(-1);
    return named ? `anywhere but ${how === 'above' ? 'over' : how} the ${named.toLowerCase()}` : said;
  });
