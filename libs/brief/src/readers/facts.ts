import type { Claim } from '../claim.js';
import { FACT_NAMES } from '../meanings/meaning.js';
import { type FieldReading, spanIn } from '../reading/field-reading.js';
import type { RequestReading } from '../reading/request-reading.js';
import { heightsOfPeople } from '../shell/sizes.js';
import { alignTokens, type TypedWord, typedWords } from '../text/align.js';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';
import { isInAnotherRoom } from '../words/complaints.js';

/** Reads what is told of people and of what is wrong today. */

export function readFacts(
  { field, text, tokens, spanOf, beside: { complaints } }: FieldReading,
  reading: RequestReading,
): void {
  const placeIn = complaints.length > 0 ? placesIn(text, reading.wordsOf(field)) : () => undefined;
  for (const { said, start, id } of complaints)
    reading.mark(field, said, FACT_NAMES.get(id) ?? id, { is: 'told', id }, placeIn(start, said));
  for (const [i, token] of tokens.entries())
    if (token.text === 'one' && isInAnotherRoom(tokens, i, i + 1, reading.category)) {
      const claim: Claim = { is: 'told', id: 'elsewhere' };
      reading.mark(field, token.said, 'Stands in another room', claim, spanOf(i, i + 1));
    }
  for (const { 0: said, index } of allMatches(text, DATE)) {
    const at = index + said.length - said.trimStart().length;
    const spanOfDate = complaints.length > 0 ? placeIn(at, said.trim()) : undefined;
    reading.mark(
      field,
      said.trim(),
      FACT_NAMES.get('when') ?? 'when',
      { is: 'told', id: 'when' },
      spanOfDate,
    );
  }
  for (const said of heightsOfPeople(text))
    reading.mark(field, said, FACT_NAMES.get('hand') ?? 'hand', { is: 'told', id: 'hand' });
}

/** "By the 15th", "on Friday", "before May 3", "no later than 6/1". */
const DATE =
  /\b(?:by|on|before|after|until|till|from|starting|around|no later than|no earlier than|between) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)\b(?! (?:floor|street|st|grade|century))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}\b|\d{1,2}\/\d{1,2}\b)/gi;

/** Finds words that stand at a place of a text as it was prepared in the text as it was typed. */
function placesIn(text: string, typed: readonly TypedWord[]) {
  const words = typedWords(text);
  const places = alignTokens(
    words.map(({ word }) => ({ said: word })),
    typed,
  );
  const startingAt = new Map(words.map(({ start }, i) => [start, i]));
  return (start: number, said: string): Span | undefined => {
    const first = startingAt.get(start);
    return first === undefined ? undefined : spanIn(places, typed, first, first + typedWords(said).length);
  };
}
