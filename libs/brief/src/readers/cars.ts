import type { Claim } from '../claim.js';
import { nameOfFeature } from '../features/features.js';
import { CONVERTS } from '../keeping/extent.js';
import type { FieldReading } from '../reading/field-reading.js';
import { type RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';

const VEHICLES = ['suv', 'pickup', 'minivan', 'sedan', 'motorcycle'];

const VEHICLE =
  '(?:sedans|hatchbacks|coupes|wagons|crossovers|suvs|trucks|pickups|minivans|vans|vehicles|evs|teslas|hondas|toyotas|subarus)';
const NUMBER = '(two|2|three|3|both|a pair of|a couple of)';
const VEHICLES_TOLD = new RegExp(String.raw`\b${NUMBER} (?:[a-z-]{2,12} ){0,2}?${VEHICLE}\b`, 'gi');
const ONE_MORE =
  /\b(?:and|plus|&|,) (?:a|an|one|the|my|our|his|her) (?:[a-z-]{2,12} ){0,1}(?:sedan|suv|truck|pickup|minivan|van|tesla)\b/i;

const NO_VEHICLES =
  /\b(?:no|not|never|without|don't|won't|sold|sell) (?:(?:park|keep|need|have|our|the|any) ){0,2}$/i;
/** What parks in the driveway needs no place here. */
const ELSEWHERE =
  /^[^.;!?\n]{0,30}\b(?:in|on) (?:the|our) (?:driveway|street|carport|curb)\b|^[^.;!?\n]{0,20}\boutside\b/i;

/** "Two sedans", "two SUVs and a truck": how many are to be parked. */
export function readVehicles({ field, text }: FieldReading, reading: RequestReading): void {
  if (reading.category !== 'garage') return;
  const [told] = text.matchAll(VEHICLES_TOLD);
  if (!told) return;
  const [before, behind] = [
    text.slice(Math.max(0, told.index - 20), told.index),
    text.slice(told.index + told[0].length),
  ];
  if (NO_VEHICLES.test(before) || ELSEWHERE.test(behind.slice(0, 60))) return;
  const three = /^(?:three|3)$/i.test(told[1] ?? '') || ONE_MORE.test(text.slice(told.index));
  const id = three ? 'three-cars' : 'two-cars';
  if (reading.refused.has(id)) return;
  reading.wanted.add(id);
  reading.tell(field, told[0], `Wish: ${nameOfFeature(id)}`, { is: 'feature', id });
}

/** "No car in here, woodshop": a garage without a car is still one, and no room is made of it. */
function leaveWorkshop(reading: RequestReading): void {
  const { wanted, refused, statements } = reading;
  const converts = TEXT_FIELDS.some((field) => CONVERTS.test(reading.textOf(field)));
  if (!wanted.has('no-cars') || !wanted.has('workbench') || wanted.has('suite') || converts) return;
  const isOfCars = (claim: Claim): boolean => claim.is === 'feature' && claim.id === 'no-cars';
  const said = statements.filter(({ claim }) => isOfCars(claim));
  wanted.delete('no-cars');
  refused.add('one-car');
  reading.takeBack(isOfCars);
  for (const { field, said: words, span } of said)
    reading.tell(field, words, 'Without: a car', { is: 'without', feature: 'one-car' }, span);
}

/** Decides whether a garage goes on to hold cars: what is named parks, a suite leaves no place for one. */
export function readCars(reading: RequestReading): void {
  const { category, wanted } = reading;
  if (category === 'garage' && wanted.has('suite')) wanted.add('no-cars');
  // "Turn one bay into a workshop, the SUV in the other": what is named parks.
  const parks = category === 'garage' && !wanted.has('suite') && VEHICLES.some((id) => wanted.has(id));
  if (parks && wanted.delete('no-cars'))
    reading.takeBack((claim) => claim.is === 'feature' && claim.id === 'no-cars');
  if (category === 'garage') leaveWorkshop(reading);
  if (wanted.has('no-cars')) for (const cars of ['one-car', 'two-cars', 'three-cars']) wanted.delete(cars);
}
