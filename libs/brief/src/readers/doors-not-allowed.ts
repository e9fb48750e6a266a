import { type RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import type { Span } from '../text/span.js';

/** A door that the code allows nowhere: between a garage for cars and a room to sleep in (IRC R302.5.1). */

const NEW =
  '(?:cut|cutting|add|adding|put(?:ting)?|make|making|knock|punch|install|open|want|need|like|have|new)';
const DOOR = '(?:door|doorway|opening|pass[- ]?through|entry|entrance)';
const TO = '(?:in ?to|to|from|onto|leading to|through to)';
const SLEEPS =
  "(?:[a-z']{2,9} ){0,3}(?:bed ?rooms?|guest room|nursery|guest suite|primary suite|master suite)\\b";
const GARAGE = "(?:[a-z']{2,9} ){0,2}garage\\b";

const between = (to: string): RegExp =>
  new RegExp(String.raw`\b${NEW}\b[^.;!?]{0,40}\b${DOOR}\b[^.;!?]{0,60}\b${TO} ${to}`, 'i');

const ASKED = { garage: between(SLEEPS), bedroom: between(GARAGE) } as const;
/** Nobody parks in one that becomes a home, and who shuts such a door asks for none. */
const NO_GARAGE =
  /\b(?:adu|apartment|in-?law|convert(?:ed|ing)?|conversion|no cars?|instead of (?:the )?cars?|clos(?:e|ing) (?:off|up)|wall (?:off|up|it)|don'?t (?:want|need)|no door|fire door (?:is|stays))\b/i;

/** Takes such a door off what is to be opened, and notes that it was asked for. */
export function readDoorsNotAllowed(reading: RequestReading): void {
  const { category } = reading;
  if (category !== 'garage' && category !== 'bedroom') return;
  for (const field of TEXT_FIELDS) {
    const text = reading.textOf(field);
    const match = ASKED[category].exec(text);
    if (!match || NO_GARAGE.test(text)) continue;
    const span = sentenceAround(text, match);
    takeOut(field, span, reading);
    const at = { start: match.index, end: match.index + match[0].length };
    reading.tell(field, match[0], 'A door between garage and bedroom', { is: 'told', id: NOT_ALLOWED }, at);
  }
}

/** The sentence that words stand in. */
function sentenceAround(text: string, { index = 0, 0: said }: RegExpMatchArray): Span {
  let [start, end] = [index, index + said.length];
  while (start > 0 && !ENDS.includes(text[start - 1] ?? '')) start--;
  while (end < text.length && !ENDS.includes(text[end] ?? '')) end++;
  return { start, end };
}
const ENDS = '.;!?\n';

/** Takes back the door, the room behind it as a place, and the room as a wish of a sentence. */
function takeOut(field: string, { start, end }: Span, reading: RequestReading): void {
  const gone = new Set<unknown>();
  for (const { claim, span, field: of } of reading.statements) {
    if (of !== field || !span || span.start >= end || start >= span.end) continue;
    if (claim.is === 'opening' && claim.told.opening === 'door') gone.add(claim.told);
    if (claim.is === 'place' && claim.told.thing === 'bedroom') gone.add(claim.told);
    if (claim.is === 'feature' && OF_SUCH_A_DOOR.has(claim.id)) reading.wanted.delete(claim.id);
  }
  const stays = <T>(told: T): boolean => !gone.has(told);
  reading.openingsAt.splice(0, reading.openingsAt.length, ...reading.openingsAt.filter(stays));
  reading.thingsAt.splice(0, reading.thingsAt.length, ...reading.thingsAt.filter(stays));
  reading.takeBack(
    (claim) =>
      ((claim.is === 'opening' || claim.is === 'place') && gone.has(claim.told)) ||
      (claim.is === 'feature' && OF_SUCH_A_DOOR.has(claim.id) && !reading.wanted.has(claim.id)),
  );
}
/** What words ask for with such a door: the room behind it, and the way through the wall. */
const OF_SUCH_A_DOOR: ReadonlySet<string> = new Set(['guest-room', 'opening-cut', 'back-door']);

/** What was asked for and the code forbids. */
export const NOT_ALLOWED = 'garage-to-bedroom';
