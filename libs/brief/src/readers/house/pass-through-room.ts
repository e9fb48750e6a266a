import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { tellOpening } from './tell-opening.js';

/** A laundry or a mudroom that one walks through between the garage and the house: it has a door to either. */

const THROUGH: readonly RegExp[] = [
  /\b(?:com(?:e|es|ing)|walk(?:s|ing)?|enter(?:s|ed|ing)?|go(?:es|ing)?|get(?:s|ting)?|door) (?:[a-z']{1,10} ){0,4}(?:from|through|to|into|by) (?:the|our) garage\b/i,
  /\b(?:between|connects?|connecting|links?|linking|joins?) (?:the |our )?(?:house|kitchen|hall|hallway|garage)(?: door)? (?:and|to|with) (?:the |our )?(?:garage|house|kitchen|hall|hallway)\b/i,
  /\boff (?:of )?(?:the|our) garage\b|\b(?:garage|pass[- ]?through) (?:entry|entrance|entryway)\b/i,
  /\bpass[- ]?through (?:[a-z]{2,10} ){0,2}(?:room|laundry|mudroom)\b|\bwalk[- ]?through (?:laundry|mudroom|mud room)\b/i,
  /\b(?:the|our) (?:garage door|door (?:to|from|into) (?:the|our) garage)\b/i,
];

const MUDROOM = /\b(?:mud|boot) ?room\b/i;
const LAUNDRY = /\blaundry\b/i;

export function readPassThroughRoom(reading: RequestReading): void {
  const { category, openingsAt } = reading;
  if (category !== 'other') return;
  for (const field of TEXT_FIELDS) {
    const text = reading.textOf(field);
    const match = THROUGH.map((pattern) => pattern.exec(text)).find((m) => m !== null);
    if (!match) continue;
    // A mudroom is planned with a door to either side.
    if (MUDROOM.test(text) && !LAUNDRY.test(text)) return;
    const doors = openingsAt.reduce((n, one) => n + (one.opening === 'door' ? (one.count ?? 1) : 0), 0);
    for (let n = doors; n < 2; n++)
      tellOpening(reading, field, match, { opening: 'door', at: 'any', leads: 'inside' });
    return;
  }
}

/** "Leave the garage door where it is" in a room of the house: the door that leads to the garage. */
export function keepDoorToGarage(reading: RequestReading): void {
  const { category, kept, statements } = reading;
  const how = kept.get('garage-door');
  if (category === 'garage' || how === undefined) return;
  const said = statements.filter(({ claim }) => claim.is === 'kept' && claim.id === 'garage-door');
  kept.delete('garage-door');
  reading.takeBack((claim) => claim.is === 'kept' && claim.id === 'garage-door');
  if (!kept.has('doors')) kept.set('doors', how);
  for (const { field, said: words, span } of said)
    reading.tell(field, words, 'Stays: door to the garage', { is: 'kept', id: 'doors', how }, span);
}
