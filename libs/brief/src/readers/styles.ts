import type { MeaningOf } from '../meanings/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import { isWall } from '../reading/not-asked-for.js';
import type { RequestReading } from '../reading/request-reading.js';
import { toldOfToday } from '../reading/told-of-today.js';
import { LAYOUT_WORDS } from '../words/layout-words.js';

/** Reads styles, layouts, doors of cabinets, and what a room is for. */

export function readStyle(meaning: MeaningOf<'style'>, named: NamedHit, { styles }: RequestReading): void {
  if (named.negated || styles.some(({ id }) => id === meaning.id)) return;
  const { hit, field, span } = named;
  if (isOfPlace(named)) return;
  styles.push({ field: field.field, said: hit.said, id: meaning.id, ...(span ? { span } : {}) });
  if (styles.length === 1) named.tell(`Style: ${meaning.id}`, meaning);
}

/** What a word of a style names that is no style: a law, a town, a house. */
const NO_STYLE =
  /^(?:food|foods|industry|license|licence|law|laws|permit|cheese|business|town|city|village|area|areas|county|flood|zone|storms?|humidity|climate|commission|weather|air|road|highway|park|house|home|houses|built|from|in|on|outside|we|i|my|that)$/;
const OF_HOUSE =
  /\b(?:bought|built|live|lives|living|own|owns|inherited|grew up|moved|rent|house is|it's|it is|this is)\b/;
/** Whether a style's word is part of another name: "a cottage food license", "a coastal town", "the farmhouse we bought". */
function isOfPlace({ hit, field: { tokens } }: NamedHit): boolean {
  const next = tokens[hit.end];
  const follows =
    next !== undefined && next.sentence === tokens[hit.start]?.sentence && NO_STYLE.test(next.said);
  const before = tokens
    .slice(Math.max(0, hit.start - 8), hit.start)
    .filter(({ sentence }) => sentence === tokens[hit.start]?.sentence)
    .map(({ said }) => said)
    .join(' ');
  const isHouse = /^(?:farmhouse|cottage|craftsman|colonial|victorian|tudor|bungalow|ranch)$/.test(hit.said);
  if (!isHouse && !follows) return false;
  if (/^(?:we|i|my|that|in|on|outside|from|built|house|houses|home)$/.test(next?.said ?? '') || !follows)
    return isHouse && OF_HOUSE.test(`${before} ${follows ? next?.said : ''}`);
  return true;
}

export function readLayout(
  meaning: MeaningOf<'layout'>,
  named: NamedHit,
  { layouts, category }: RequestReading,
): void {
  // Desks that face each other are no seats.
  if (
    meaning.id === 'conversation' &&
    category === 'office' &&
    /\beach other|\bone another\b/.test(named.hit.said)
  )
    return;
  if (named.negated && meaning.id === 'open-concept' && /concept|plan|layout|kitchen/.test(named.hit.said))
    named.tell('The room stays closed', { is: 'told', id: 'closed' });
  if (isWall(named.field.tokens, named.hit) || named.negated || layouts.includes(meaning.id)) return;
  layouts.push(meaning.id);
  named.tell(`Layout: ${LAYOUT_WORDS[meaning.id]?.name ?? meaning.id}`, meaning);
}

export function readCabinetDoor(meaning: MeaningOf<'door'>, named: NamedHit, reading: RequestReading): void {
  if (named.negated) return;
  reading.door ??= meaning.id;
  named.tell(`Cabinet doors: ${meaning.id.replace('-', ' ')}`, meaning);
}

/** What a layout of today is told beside, where it is to become another: "we have a galley right now, we want an island". */
const TO_BE_ANOTHER =
  /\b(?:hate|dislike|don['’]?t like|can['’]?t stand|sick of|tired of|cramped|claustrophobic|isn['’]?t working|doesn['’]?t work|not (?:my|our) favou?rite|rearrange|reconfigure|re-?work|new layout|better layout|different layout|change the layout|open (?:it|things|this) up|gut)\b/i;
const TAKES_ROOM = ['island', 'peninsula', 'island-seating'] as const;

/** A layout that a text tells of today is none that it asks for, where another is asked for or this one is disliked. */
export function dropLayoutOfToday(reading: RequestReading): void {
  const { category, layouts, statements, wanted } = reading;
  if (category !== 'kitchen') return;
  for (const { claim, span, field } of [...statements]) {
    if (claim.is !== 'layout' || !span) continue;
    const text = reading.textOf(field);
    const isLeft = layouts.length > 1 || TAKES_ROOM.some((id) => wanted.has(id)) || TO_BE_ANOTHER.test(text);
    if (!isLeft) continue;
    if (!toldOfToday(text).some(({ start, end }) => start <= span.start && span.end <= end)) continue;
    layouts.splice(layouts.indexOf(claim.id), 1);
    reading.takeBack((one) => one === claim);
    reading.mark(
      field,
      text.slice(span.start, span.end),
      'How it is today',
      { is: 'told', id: 'today' },
      span,
    );
  }
}

/** What a garage or a room of no other kind is for. */
export function readPurpose({ hit, negated }: NamedHit, { category, purposes }: RequestReading): void {
  if (negated || (category !== 'other' && category !== 'garage')) return;
  for (const m of hit.all) if (m.is === 'purpose') purposes.push(m.id);
  // A butler's pantry lies between a kitchen and a dining room, and is neither.
  if (hit.all.some((m) => m.is === 'feature' && m.id === 'walk-in-pantry')) purposes.push('open');
  if (/^(?:formal )?dining room\b/.test(hit.said)) purposes.push('dining');
}
