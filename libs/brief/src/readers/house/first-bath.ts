import { bathMadeOf, isFirstBath, isInnerSpace } from '../../keeping/first-bath.js';
import { UNDER_STAIR } from '../../openings/opening-words.js';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';

/**
 * "Powder room becoming a full bath", "add a second bathroom", "it's a closet now": nothing stands there yet, and the new
 * fixtures get their pipes. What the room was is no wish, and a closet of the house has no window.
 */
export function readFirstBath(reading: RequestReading): void {
  if (reading.category !== 'bathroom') return;
  const texts = TEXT_FIELDS.map((field) => reading.textOf(field));
  if (texts.some((text) => isFirstBath(text) || (SMALLER_ROOM.test(text) && BECOMES_BATH.test(text))))
    reading.wanted.add('bathroom-rough-in');
  const space = texts.map(bathMadeOf).find((one) => one !== undefined);
  const isWindowless =
    (space !== undefined && isInnerSpace(space)) || texts.some((text) => UNDER_STAIR.test(text));
  if (isWindowless && !texts.some((text) => /\b(?:window|skylight)/i.test(text)))
    reading.openingsAt.push({ opening: 'window', at: 'none' });
  if (space === undefined) return;
  // Named a second time it is wanted as well: a closet for linen beside the new shower.
  const once = texts.join(' ').toLowerCase().split(space.toLowerCase()).length === 2;
  for (const id of once ? reading.wanted : [])
    if (id.includes(space.toLowerCase())) {
      reading.wanted.delete(id);
      reading.takeBack((claim) => claim.is === 'feature' && claim.id === id);
    }
}
const SMALLER_ROOM = /\b(?:powder room|half[- ]bath(?:room)?)\b/i;
const BECOMES_BATH =
  /\b(?:becom(?:es|e|ing)|in ?to|to) (?:an? |our |the )?(?:full|three[- ]quarter|3\/4)[- ]bath/i;
