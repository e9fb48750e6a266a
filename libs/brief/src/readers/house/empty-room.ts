import type { Claim } from '../../claim.js';
import { barest, emptyRoomIn } from '../../keeping/empty-room.js';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';

/** What is named in words that only tell what a room is today: no style, no store and no demolition. */
const OF_TODAY = /^(?:storage|closet|walk-in-closet|pantry|tear-out|subfloor-repair|drywall-repair)$/;

/**
 * "An empty barn room, nothing in there yet", "bare studs", "the storage room becomes a laundry": nothing of the room's kind is
 * there, and what tells so asks for nothing.
 */
export function readEmptyRoom(reading: RequestReading): void {
  const told = TEXT_FIELDS.flatMap((field) =>
    emptyRoomIn(reading.textOf(field), reading.category).map((one) => ({ ...one, field })),
  );
  const room = barest(told);
  if (room === undefined) return;
  reading.kept.set(room, 'kept');
  if (reading.category === 'bathroom') reading.wanted.add('bathroom-rough-in');
  for (const { field, said, start, whole } of told) {
    const end = start + said.length;
    const isHere = (other: { field: string; span?: { start: number; end: number } }): boolean =>
      other.field === field && other.span !== undefined && other.span.start >= start && other.span.end <= end;
    for (const { claim, ...where } of [...reading.statements])
      if (isHere(where) && isOfToday(claim, whole)) forget(claim, where, reading);
    if (whole) reading.mark(field, said, 'How it is today', { is: 'told', id: 'today' }, { start, end });
    else if (!reading.statements.some(isHere))
      reading.mark(field, said, 'The room as a whole', { is: 'extent', stays: false }, { start, end });
  }
}

const isOfToday = (claim: Claim, whole: boolean): boolean =>
  claim.is === 'feature'
    ? OF_TODAY.test(claim.id)
    : whole &&
      (claim.is === 'without' || claim.is === 'style' || (claim.is === 'surface' && claim.on === 'walls'));

/** Takes one statement back, and the wish or the refusal of it where nothing else says so. */
function forget(
  claim: Claim,
  where: { field: string; span?: { start: number; end: number } },
  reading: RequestReading,
): void {
  const { statements } = reading;
  const at = statements.findIndex(
    (one) => one.claim === claim && one.field === where.field && one.span?.start === where.span?.start,
  );
  if (at >= 0) statements.splice(at, 1);
  const alike = (one: Claim): boolean => JSON.stringify(one) === JSON.stringify(claim);
  if (statements.some((one) => alike(one.claim))) return;
  reading.takeBack(alike);
  if (claim.is === 'feature') reading.wanted.delete(claim.id);
  if (claim.is === 'without') reading.refused.delete(claim.feature);
  if (claim.is === 'style') {
    const style = reading.styles.findIndex(({ id }) => id === claim.id);
    if (style >= 0) reading.styles.splice(style, 1);
  }
}
