import type { RoomCategory } from '@plumbline/contracts';
import { splitDefaults } from './defaults.js';
import type { ConceptRequest } from './request.js';

/** What people call each kind of room. */
const ROOMS: readonly (readonly [RegExp, RoomCategory])[] = [
  [/\bkitchen\b/, 'kitchen'],
  [/\b(?:bath|baths|bathroom|bathrooms|powder room|ensuite|en suite)\b/, 'bathroom'],
  [/\b(?:living room|family room|great room|sitting room|lounge)\b/, 'living room'],
  [/\b(?:bedroom|nursery|baby room|baby's room|kid's room|kids room)\b/, 'bedroom'],
  [/\bbasement\b/, 'basement'],
  [/\bgarage\b/, 'garage'],
  [/\b(?:home office|office|study)\b/, 'office'],
  [/\b(?:laundry room|mudroom|mud room|dining room|sunroom|playroom|home gym|craft room|library)\b/, 'other'],
];

/** A nursery named before any other room. */
const NURSERY = /^[^.\n]{0,40}\b(?:nursery|baby room|baby's room)\b/;

/** A laundry with a toilet in it is a half bath with machines. */
const LAUNDERS = /\b(?:laundry|washer)\b/;
const WITH_TOILET =
  /\b(?:half bath|powder room)\b(?! (?:is|next door|down|across|behind|beside|on the other))[^.\n]{0,80}\b(?:laundry|washer)\b|\b(?:laundry|washer)\b[^.\n]{0,24}(?:\band\b|,|\+|\/|\bwith\b) ?(?:an? )?(?:half bath|powder room|toilet)\b/;

/** The room asked for: the one chosen or, where nobody touched the choice, the one that the words name first. */
export function roomAskedFor(request: ConceptRequest): RoomCategory {
  const isChosen = !request.defaults?.includes('categories');
  // "Other" is what somebody chooses who looks for a nursery, or for a laundry, among the kinds of rooms.
  if (isChosen && request.category !== 'other') return request.category;
  const { said } = splitDefaults(request);
  const plain = [said.area, said.designPrompt, said.features, said.requirements, said.contractorPrompt]
    .map((text) => (typeof text === 'string' ? text : ''))
    .join('\n')
    .toLowerCase()
    .replaceAll('’', "'");
  if (isChosen && LAUNDERS.test(plain) && WITH_TOILET.test(plain)) return 'bathroom';
  if (isChosen) return NURSERY.test(plain.trim()) ? 'bedroom' : request.category;
  const named = ROOMS.map(([words, category]) => ({ category, at: plain.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return named?.category ?? request.category;
}
