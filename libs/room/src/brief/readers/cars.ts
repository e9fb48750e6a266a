import type { RequestReading } from '../reading/request-reading.js';

const VEHICLES = ['suv', 'pickup', 'minivan', 'sedan', 'motorcycle'];

/** Decides whether a garage goes on to hold cars: what is named parks, a suite leaves no place for one. */
export function readCars(reading: RequestReading): void {
  const { category, wanted } = reading;
  if (category === 'garage' && wanted.has('suite')) wanted.add('no-cars');
  // "Turn one bay into a workshop, the SUV in the other": what is named parks.
  const parks = category === 'garage' && !wanted.has('suite') && VEHICLES.some((id) => wanted.has(id));
  if (parks && wanted.delete('no-cars'))
    reading.takeBack((claim) => claim.is === 'feature' && claim.id === 'no-cars');
  if (wanted.has('no-cars')) for (const cars of ['one-car', 'two-cars', 'three-cars']) wanted.delete(cars);
}
