/** "Anywhere but above it", "no TV over it": what "it" stands for in a place that is refused. */

const BUT_IT =
  /\banywhere (?:but|except|other than) (above|over|near|by|beside|next to|under|in front of) it\b/gi;
const NOT_AT_IT =
  /\b((?:no|not|without|never|do not want|don['’]?t want|don['’]?t put|do not put|nothing)(?: (?:the|a|an|any|our|my))?(?: [a-z-]{2,14}){0,3}) (above|over|under|beside|next to|in front of|on top of) it\b/gi;
const BEFORE_IT =
  /\b(?:fireplace|wood ?stove|stove|range|cooktop|radiator|window|door|piano|stairs|tub|toilet|bed|sofa|couch|desk|sink|dresser|mantel|tv)\b/gi;
const FURTHEST = 140;

/** What was named last before a place in a text. */
const lastBefore = (text: string, at: number): string | undefined =>
  text
    .slice(Math.max(0, at - FURTHEST), at)
    .match(BEFORE_IT)
    ?.at(-1)
    ?.toLowerCase();

/** "Fireplace on the north wall and we want the TV anywhere but above it": by its name. */
export const withNameForIt = (text: string): string =>
  text
    .replace(BUT_IT, (said: string, how: string, at: number) => {
      const named = lastBefore(text, at);
      return named ? `anywhere but ${how === 'above' ? 'over' : how} the ${named}` : said;
    })
    .replace(NOT_AT_IT, (said: string, refused: string, how: string, at: number, whole: string) => {
      const named = lastBefore(whole, at);
      return named && !refused.toLowerCase().endsWith(named)
        ? `${refused} ${how === 'above' ? 'over' : how} the ${named}`
        : said;
    });
