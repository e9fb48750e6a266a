import type { Claim } from '../../claim.js';
import type { FieldText } from '../../reading/field-text.js';
import type { RequestReading } from '../../reading/request-reading.js';

/** A closet of a furnace or a water heater that takes a corner of the room is no closet of the room's own, where it is the only one named. */
export function forgetClosetOfMachines(texts: readonly FieldText[], reading: RequestReading): void {
  const taken = texts.some(({ shapes }) =>
    shapes.some(({ shape }) => shape.is === 'notch' && /closet$/i.test(shape.what ?? '')),
  );
  const named = texts.reduce(
    (n, { field }) => n + (reading.textOf(field).match(/\bclosets?\b/gi) ?? []).length,
    0,
  );
  if (!taken || named !== 1) return;
  reading.openingsAt.splice(
    0,
    reading.openingsAt.length,
    ...reading.openingsAt.filter(({ opening }) => opening !== 'closet'),
  );
  reading.sizes.splice(0, reading.sizes.length, ...reading.sizes.filter(({ thing }) => thing !== 'closet'));
  for (const id of ['closet', 'water-heater', 'mechanical-room']) reading.wanted.delete(id);
  reading.takeBack(isOfCloset);
}

const isOfCloset = (claim: Claim): boolean =>
  (claim.is === 'opening' && claim.told.opening === 'closet') ||
  (claim.is === 'thing size' && claim.thing === 'closet') ||
  (claim.is === 'feature' && claim.id === 'closet');
