import type { Claim } from '../claim.js';
import { type FieldReading, spanIn } from '../reading/field-reading.js';
import { FACT_NAMES } from '../reading/meaning.js';
import type { RequestReading } from '../reading/request-reading.js';
import { heightsOfPeople } from '../shell/sizes.js';
import { alignTokens, type TypedWord, typedWords } from '../text/align.js';
import type { Span } from '../text/span.js';
import { isInAnotherRoom, readComplaints } from '../words/complaints.js';

/** Reads what is told of people and of what is wrong today. */

export function readFacts({ field, text, tokens, spanOf }: FieldReading, reading: RequestReading): void {
  const complaints = readComplaints(text);
  const placeIn = complaints.length > 0 ? placesIn(text, reading.wordsOf(field)) : () => undefined;
  for (const { said, start, id } of complaints)
    reading.mark(field, said, FACT_NAMES.get(id) ?? id, { is: 'told', id }, placeIn(start, said));
  for (const [i, token] of tokens.entries())
    if (token.text === 'one' && isInAnotherRoom(tokens, i, i + 1, reading.category)) {
      const claim: Claim = { is: 'told', id: 'elsewhere' };
      reading.mark(field, token.said, 'Stands in another room', claim, spanOf(i, i + 1));
    }
  for (const said of heightsOfPeople(text))
    reading.mark(field, said, FACT_NAMES.get('hand') ?? 'hand', { is: 'told', id: 'hand' });
}

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
