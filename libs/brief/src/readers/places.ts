import { SIDES, type Side, type Slope, type ThingPlace, type ToldOpening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { FOR_CARS, meaningOfOpening } from '../openings/meaning-of-opening.js';
import { type SaidOpening } from '../openings/opening-words.js';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { Span } from '../text/span.js';
import { standsOnFloor } from '../things/placeable.js';
import { meaningOfPlaceRefused, readPlacesRefused } from '../things/places-refused.js';
import { meaningOfPlace, readThingPlaces } from '../things/thing-places.js';

/** Reads where doors, windows and other parts of the house are, and where things are to stand. */

/** Places of openings, or of things, that are heeded at most. */
const MOST_PLACES = 20;

export function readOpeningPlaces(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field, openings } of texts)
    for (const { said, ...named } of openings.filter((one) => isHeeded(one, reading.category))) {
      if (reading.openingsAt.length >= MOST_PLACES) break;
      const told = asNamedIn(named, reading.category);
      reading.openingsAt.push(told);
      // A width alone is said by what is to be done: the doorway is widened.
      const span = isOfWidth(told) ? undefined : placedBy(field, said, reading);
      // A stair that was assumed, so that a place has a meaning, is promised to nobody.
      if (told.opening === 'stair' && !span) continue;
      reading.tell(field, said, meaningOfOpening(told), { is: 'opening', told });
    }
}

export function readPlacesOfThings(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field, withoutShapes } of texts)
    for (const { said, ...told } of readThingPlaces(withoutShapes, reading.category)) {
      if (reading.thingsAt.length >= MOST_PLACES) break;
      if (told.how === 'over' && standsOnFloor(told.thing)) continue;
      const place = reading.placeOf(field, said);
      if (
        place &&
        reading.refusing.some(
          (r) => r.field === field && r.there && r.there.start < place.end && place.start < r.there.end,
        )
      )
        continue;
      reading.thingsAt.push(told);
      openWindowOver(told, reading);
      const span = placedBy(field, said, reading);
      reading.tell(field, said, meaningOfPlace(told), { is: 'place', told }, span);
    }
}

/** "A loft bed with a desk underneath": the desk stands below it. */
export function readDeskUnderLoft(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field } of texts) {
    const text = reading.textOf(field);
    const said = LOFT.test(text) ? DESK_UNDER.exec(text)?.[0] : undefined;
    if (said === undefined || reading.thingsAt.length >= MOST_PLACES) continue;
    const told: ThingPlace = { thing: 'desk', how: 'under', to: 'bunk-bed' };
    reading.thingsAt.push(told);
    reading.tell(
      field,
      said,
      'Desk under the loft bed',
      { is: 'place', told },
      placedBy(field, said, reading),
    );
  }
}
/** "The printer can live in the closet": that is there, or is built with it. */
export function readPrinterInCloset(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field } of texts) {
    const said = IN_CLOSET.exec(reading.textOf(field))?.[0];
    if (said === undefined || reading.thingsAt.length >= MOST_PLACES) continue;
    const told: ThingPlace = { thing: 'printer-stand', how: 'in', to: 'closet' };
    reading.thingsAt.push(told);
    reading.wanted.add('closet');
    reading.tell(field, said, 'Printer in the closet', { is: 'place', told }, placedBy(field, said, reading));
  }
}
const IN_CLOSET =
  /\bprinter (?:(?:can|should|will|could|goes|go|live|lives|stay|stays|sit|sits|to|hidden|hides|hide|be|is|put|tucked) ){0,3}(?:in|inside|into) (?:the |a |our |my )?closet\b|\bcloset with (?:the |a |my |our )?printer\b/i;

const LOFT = /\bloft(?: bed)?\b/i;
const DESK_UNDER =
  /\bdesk (?:(?:that|is|goes|right|directly|built|tucked|in) ){0,2}(?:under(?:neath)?|below|beneath)\b(?! (?:the|a|that|our) (?:[a-z]{3,8} )?windows?\b)|\b(?:under(?:neath)?|below|beneath) (?:it )?an? (?:[a-z]{3,9} )?desk\b/i;

/** "Window over the sink", where the sink's wall is told: in that wall. */
export function readWindowsOverThings({ openingsAt, thingsAt }: RequestReading): void {
  for (const [i, told] of openingsAt.entries()) {
    if (told.opening !== 'window' || told.at !== 'any' || told.of === undefined) continue;
    const thing = thingsAt.find((one) => one.thing === told.of && one.how === undefined && !one.corner);
    const side = SIDES.find((one) => one === thing?.at);
    if (side) openingsAt[i] = { ...told, at: side };
  }
}

/** "The radiator on the west wall under the window": the window is there, where no other words tell of it. */
function openWindowOver({ how, to, at }: ThingPlace, { openingsAt }: RequestReading): void {
  if (how !== 'under' || to !== 'window' || !SIDES.some((side) => side === at)) return;
  if (openingsAt.some(({ opening, at: told }) => opening === 'window' && told === at)) return;
  if (openingsAt.length < MOST_PLACES) openingsAt.push({ opening: 'window', at: at as Side });
}

/** Where things are not to stand: the words for the place ask for nothing, and the thing is wanted. */
export function readPlacesRefusedOfThings(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field, withoutShapes } of texts)
    for (const { said, place, refusing, ...told } of readPlacesRefused(withoutShapes, reading.category).slice(
      0,
      MOST_PLACES,
    )) {
      const span = placedBy(field, said, reading) ?? reading.placeBetween(field, said);
      const there = reading.placeOf(field, place);
      const here = refusing === undefined ? undefined : reading.placeOf(field, refusing);
      if (reading.refusedPlaces.length < MOST_PLACES) reading.refusedPlaces.push(told);
      reading.refusing.push({ field, ...(there ? { there } : {}), ...(here ? { here } : {}) });
      if (told.thing === 'microwave' && told.how === 'over' && told.to === 'range')
        reading.refused.add('microwave-over-range');
      reading.tell(field, said, meaningOfPlaceRefused(told), { is: 'not at', told }, span);
    }
}

/** The walls of a bay are windows. */
export function readBays(texts: readonly FieldText[], reading: RequestReading): void {
  const { shape } = reading;
  for (const { field, shapes } of texts)
    for (const { said, shape: told } of shapes) {
      if (told.is !== 'bay' || !shape || shape.unfit.includes(said)) continue;
      const bay: ToldOpening = { opening: 'window', form: 'bay', at: 'any' };
      reading.openingsAt.push(bay);
      reading.tell(field, said, 'Windows in the bay', { is: 'opening', told: bay });
    }
}

/** "From 7'6" at the door down to 5 feet": the door is in the high wall. */
export function readDoorUnderSlope(texts: readonly FieldText[], reading: RequestReading): void {
  const { openingsAt } = reading;
  const slope = reading.shape?.shell.ceiling.slope;
  for (const { field, shapes } of texts)
    for (const { said, shape: told } of shapes) {
      if (told.is !== 'slope' || !told.fromDoor || !slope) continue;
      const doors = openingsAt.filter(({ opening }) => opening === 'door');
      const [first] = doors;
      if (doors.length > 1 || (first && first.at !== 'any')) continue;
      const door: ToldOpening = { ...first, opening: 'door', at: highSide(slope) };
      if (first) openingsAt[openingsAt.indexOf(first)] = door;
      else openingsAt.push(door);
      reading.tell(field, said, meaningOfOpening(door), { is: 'opening', told: door });
    }
}

/** Notes that words say where something is; gives their place. */
function placedBy(field: string, said: string, reading: RequestReading): Span | undefined {
  const span = reading.placeOf(field, said);
  if (span) reading.placing.set(field, [...(reading.placing.get(field) ?? []), span]);
  return span;
}

const GOT_OUT_OF: readonly RoomCategory[] = ['bedroom', 'basement'];

/** A kitchen has its windows over the sink by another word, and a fireplace is at no wall where none was told. */
const isHeeded = (
  { opening, at, of, along, form, leads, swings, said, widthIn }: SaidOpening,
  category: RoomCategory,
): boolean =>
  // One gets out of a bedroom and a basement by a window, however dark they are to be.
  (at === 'none' ? !(/\blight\b/i.test(said) && GOT_OUT_OF.includes(category)) : at !== 'any') ||
  along !== undefined ||
  (opening === 'door'
    ? swings !== undefined || leads !== undefined || form !== undefined || isOfWidth({ opening, at, widthIn })
    : opening === 'window' && of !== undefined && category !== 'kitchen');

/** Whether a door is told by no more than its width. */
const isOfWidth = (told: Pick<ToldOpening, 'opening' | 'at' | 'widthIn'>): boolean =>
  told.opening === 'door' &&
  told.at === 'any' &&
  told.widthIn !== undefined &&
  Object.keys(told).length === 3;

/** Only a garage has a garage door: elsewhere the name is that of the door to the garage. */
function asNamedIn({ form, ...told }: Omit<SaidOpening, 'said'>, category: RoomCategory): ToldOpening {
  if (form === 'garage')
    return category === 'garage' ? { ...told, of: FOR_CARS } : { ...told, leads: 'inside' };
  return form ? { ...told, form } : told;
}

/** The side where a ceiling of one slope is high. */
const highSide = ({ ridge, kneeStartIn, kneeEndIn }: Slope): Side =>
  ridge === 'east-west'
    ? kneeStartIn > kneeEndIn
      ? 'south'
      : 'north'
    : kneeStartIn > kneeEndIn
      ? 'west'
      : 'east';
