import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { numberFrom } from '../../text.js';
import { tellOpening } from './tell-opening.js';

/** How many doors or windows stay, where words count them: "keep both doors", "the three windows stay". So many are drawn. */

const COUNTED_KEPT: readonly RegExp[] = [
  /\b(?:keep|keeping|leave|leaving|save|preserve)(?: all)?(?: of)?(?: the| our| those)? (both|one|two|three|four|five|[1-5])(?: (?:existing|old|original|current))? (windows?|doors?|doorways?)\b(?! (?:on|of|in) the (?:vanity|closets?|cabinets?|shower|wardrobe|pantry))/i,
  /\b(both|two|three|four|five|[2-5])(?: of the)?(?: (?:existing|old|original|current))? (windows|doors|doorways) (?:(?:all|both|have to|need to|needs to|must|should|can|will|are|get to|to) ){0,3}(?:stay|staying|remain|kept)\b/i,
  /\bthere are (two|three|four|five|[2-5]) (windows|doors|doorways)(?: [a-z]{2,10}){0,3}?,? (?:and )?(?:they|these|all of them|both)(?: (?:all|both|have to|need to|must|should|can|will)){0,3} (?:stay|remain)\b/i,
];

export function readOpeningsCounted(reading: RequestReading): void {
  // A garage's doors are for cars.
  if (reading.category === 'garage') return;
  for (const field of TEXT_FIELDS)
    for (const pattern of COUNTED_KEPT) {
      const match = pattern.exec(reading.textOf(field));
      if (!match) continue;
      const opening = /^w/i.test(match[2] ?? '') ? 'window' : 'door';
      if (reading.openingsAt.some((one) => one.opening === opening)) continue;
      const said = (match[1] ?? '').toLowerCase();
      const count = said === 'both' ? 2 : numberFrom(said);
      tellOpening(reading, field, match, { opening, at: 'any', count });
    }
}
