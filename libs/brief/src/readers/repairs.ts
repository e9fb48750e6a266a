import { nameOfFeature } from '../features/features.js';
import type { Meaning } from '../meanings/meaning.js';
import type { FieldReading } from '../reading/field-reading.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { Hit } from '../text/lexicon.js';
import { workRow } from '../work/work.js';

/** Reads what is to be set right. */

/** Whether a hit lies in the words of what is to be set right; damage that has a price of its own is read as such. */
export const isToBeMended = ({ start, end, meaning }: Hit<Meaning>, { repairs }: FieldReading): boolean =>
  !(meaning.is === 'feature' && workRow(meaning.id)?.removal === true) &&
  repairs.some((repair) => repair.start < end && start < repair.end);

export function readRepairs(
  { field, tokens, hits, repairs, spanOf }: FieldReading,
  reading: RequestReading,
): void {
  for (const { start, end, id } of repairs) {
    // Damage that was read by its own words is in one price.
    const isPriced = hits.some(
      (hit) =>
        hit.start < end &&
        start < hit.end &&
        hit.meaning.is === 'feature' &&
        workRow(hit.meaning.id)?.removal === true,
    );
    if (isPriced) continue;
    reading.wanted.add(id);
    const said = tokens.slice(start, end).map((token) => token.said);
    reading.tell(
      field,
      said.join(' '),
      `Wish: ${nameOfFeature(id)}`,
      { is: 'feature', id },
      spanOf(start, end),
    );
    // What is swept stays, and stands in the room.
    if (id === 'chimney-repair' && !reading.kept.has('fireplace')) {
      reading.kept.set('fireplace', 'kept');
      reading.wanted.add('fireplace');
    }
  }
}
