import { isSide, type ToldOpening } from '@plumbline/concept';
import { feetAndInches } from '../units.js';

const NAMED: Readonly<Record<ToldOpening['opening'], string>> = {
  door: 'Door',
  window: 'Window',
  fireplace: 'Fireplace',
  stair: 'Stair',
  closet: 'Closet',
  'outside-wall': 'Outside wall',
};

const FORMS: Readonly<Record<NonNullable<ToldOpening['form']>, string>> = {
  hinged: 'Hinged door',
  front: 'Front door',
  french: 'French door',
  sliding: 'Sliding door',
  pocket: 'Pocket door',
  cased: 'Cased opening',
  bay: 'Bay window',
};

const PLACE_NAMES: Readonly<Partial<Record<string, string>>> = {
  short: 'a short wall',
  long: 'a long wall',
  'each short': 'each short wall',
  'each long': 'each long wall',
  each: 'two walls across from each other',
  far: 'across from the door',
  front: 'the wall of the door',
  left: 'on the left as you come in',
  right: 'on the right as you come in',
  'three sides': 'three walls',
  none: 'none',
};

/** What a door that cars drive through is told of by. */
export const FOR_CARS = 'cars';

/** What a place is understood as: "2 windows: east wall". */
export function meaningOfOpening(told: ToldOpening): string {
  const { opening, form, at, of, wallIn, along, count = 1, swings, leads, hinge } = told;
  const name = form ? FORMS[form] : of === FOR_CARS ? 'Garage door' : NAMED[opening];
  const many = count > 1 ? `${count} ${name.toLowerCase()}s` : name;
  const wall =
    at === 'length'
      ? `the wall of ${feetAndInches(wallIn ?? 0)}`
      : at === 'any' || at === 'beside'
        ? ''
        : (PLACE_NAMES[at] ?? `${at} wall`);
  const words = [
    wall,
    of
      ? at === 'any'
        ? `at the ${of}`
        : at === 'beside'
          ? `beside the ${of}`
          : at === 'far' && of !== 'door'
            ? `across from the ${of}`
            : ''
      : '',
    ...measuresOf(told),
    along === 'middle'
      ? 'in the middle'
      : along === 'corner' && told.offIn === undefined
        ? of && (isSide(of) || of === 'far' || of === 'front')
          ? `at its ${of === 'far' ? 'back' : of} end`
          : 'in a corner'
        : '',
    leads === 'outside' ? 'to the outside' : leads === 'inside' ? 'to another room' : '',
    swings ? `swings ${swings}` : '',
    hinge ? `hinged at its ${hinge} side` : '',
  ].filter(Boolean);
  const alone = told.widthIn === undefined ? 'as told' : `${feetAndInches(told.widthIn)} wide`;
  return `${many}: ${words.join(', ') || alone}`;
}

/** Its place along the wall and its size, where words tell these. */
function measuresOf({ from, offIn, middleIn, widthIn, heightIn, sillIn }: ToldOpening): readonly string[] {
  const end = from ? `its ${from} corner` : 'a corner';
  return [
    offIn === 0
      ? `tight to ${end}`
      : offIn !== undefined
        ? `${feetAndInches(offIn)} from ${end}`
        : middleIn !== undefined
          ? `its middle ${feetAndInches(middleIn)} from ${end}`
          : '',
    offIn !== undefined || middleIn !== undefined || sillIn !== undefined
      ? widthIn === undefined
        ? ''
        : `${feetAndInches(widthIn)} wide`
      : '',
    heightIn === undefined ? '' : `${feetAndInches(heightIn)} high`,
    sillIn === undefined ? '' : `sill at ${feetAndInches(sillIn)}`,
  ];
}
