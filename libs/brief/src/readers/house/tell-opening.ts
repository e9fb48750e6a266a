import type { ToldOpening } from '@plumbline/concept';
import { meaningOfOpening } from '../../openings/meaning-of-opening.js';
import type { RequestReading } from '../../reading/request-reading.js';

/** Takes a door or a window as told by the words of a field that were matched. */
export function tellOpening(
  reading: RequestReading,
  field: string,
  { 0: said, index }: RegExpExecArray,
  told: ToldOpening,
): void {
  reading.openingsAt.push(told);
  const span = { start: index, end: index + said.length };
  reading.tell(field, said, meaningOfOpening(told), { is: 'opening', told }, span);
}
