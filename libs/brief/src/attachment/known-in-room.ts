import { isPiece, pieceSpec } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { isPieceOf } from '../things/pieces.js';
import { thingCalled } from './things-called.js';

/** Which things a room's own readers and planners know by their names; others stand as a piece of the told size. */

/** Rooms themselves, what is built, and what has its place and its size from the plan: nobody brings these as a box. */
const OF_HOUSE =
  /(?:^|[ -])(?:[a-z]{0,10}rooms?|galley|nursery|cabin|cottage|condo|gym|library|theater|cellar|carport|kitchen|bath(?:room)?|bedroom|attic|loft|den|office|studio|suite|apartment|shop|workshop|shed|barn|mudroom|laundry|pantry|sunroom|porch|patio|hall|hallway|entry|foyer|foundation|roof|ridge|slope|alcove|bay|landing|living|windows?|doors?|opening|doorway|sliders?|closets?|walls?|floors?|ceiling|island|peninsula|tub|bathtub|clawfoot|showers?|vanity|sinks?|toilet|range|stove|cooktop|ovens?|dishwasher|hood|microwave|rugs?|carpet|tv|television|nook|space|area|lot|house|yard|deck|garage|basement|truck|car|suv|counters?|countertops?|cabinets|stairs?|steps?|addition|budget|feet|niche|mirror|picture|painting|curtains?|tiles?|panel|spot|place|corner|chimney|soffit|columns?|posts?|beam|ducts?|hearth|fireplace|jog|ledge|pipes?|sill|skylight|joists?|strip|section|stretch|patch|notch|footprint|layout|piece|bump[- ]?out|passage|aisle|driveway|lawn|garden)$/i;

const SITTING: readonly RoomCategory[] = ['living room', 'basement'];
const ALL_BUT_BATH: readonly RoomCategory[] = [
  'kitchen',
  'living room',
  'bedroom',
  'basement',
  'garage',
  'office',
  'other',
];
/** Furniture by the end of its name, and the rooms that are planned with it at the size told. */
const PLANNED_IN: readonly (readonly [name: RegExp, rooms: readonly RoomCategory[]])[] = [
  [/(?:^|[ -])(?:fridge|refrigerator)$/i, ['kitchen', 'basement']],
  [/(?:^|[ -])beds?$|(?:^|[ -])mattress$/i, ['bedroom', 'living room', 'basement', 'office', 'other']],
  [/^(?:split )?(?:king|queen|full|twin)(?: size)?(?: adjustable)?$|^adjustable$/i, ['bedroom']],
  [/(?:^|[ -])(?:sofa|couch|sectional|loveseat)$/i, SITTING],
  [/(?:^|[ -])crib$/i, ['bedroom']],
  [/(?:^|[ -])(?:desk)$/i, ALL_BUT_BATH],
  [/(?:^|[ -])(?:shelf|shelves)$/i, ALL_BUT_BATH],
  [
    /^(?:big |old |small |round |kitchen |dining |dining room |breakfast |farm |farmhouse )*table$/i,
    ['kitchen', 'living room', 'basement', 'other'],
  ],
  [/^(?:coffee |side |end )table$/i, ['living room', 'basement']],
  [/^work table$/i, ALL_BUT_BATH],
  [/^(?:linen |medicine )cabinet$/i, ['bathroom']],
  [/^(?:upper |lower |base |tall |wall |corner )cabinet$/i, ['kitchen', 'bathroom', 'other', 'garage']],
  [/^work ?bench$/i, ['garage', 'basement']],
  [/^bench$/i, ['bedroom', 'other', 'garage']],
  [/^bookcase$/i, ['living room', 'office', 'bedroom', 'basement']],
  [/^nightstand$/i, ['bedroom']],
  [/^(?:chair|armchair|recliner|glider)$/i, ['living room', 'bedroom', 'basement', 'office']],
  [/piano$/i, [...SITTING, 'bedroom']],
];

/** Things whose last word is that of another one. */
const OTHER_KIND =
  /\b(?:(?:tanning|massage|flower|dog|cat|fainting) (?:bed|couch)|(?:doll|bird|play|dog) ?house|phone room)$/i;

/** What is built or planned by its name, of whatever size. */
export const isOfHouse = (name: string): boolean => !OTHER_KIND.test(name) && OF_HOUSE.test(name);

/** Furniture that a room is planned with. */
export const isPlanned = (name: string, category: RoomCategory): boolean =>
  !OTHER_KIND.test(name) &&
  PLANNED_IN.some(([called, rooms]) => called.test(name) && rooms.includes(category));

/** What says nothing of the kind before a thing's name. */
const PLAIN_WORD =
  /^(?:floor|big|old|small|large|little|wooden|wood|antique|vintage|electric|metal|steel|heavy|tall|long|new|nice|upright|full|kids['’]?|children['’]?s)$/i;

/** A garage has the floor around a saw for what is cut. */
export const isSaw = (name: string, category: RoomCategory): boolean =>
  category === 'garage' && /\btable saw$/i.test(name);

/** Whether a room has the thing of this name as a piece, or as one of those it plans as wide as told. */
export function isPieceIn(name: string, category: RoomCategory): boolean {
  const plain = name.toLowerCase();
  const thing = thingCalled(plain);
  if (thing === undefined || thing === 'other') return false;
  if (!isPiece(thing)) return OWN_SIZE[thing]?.includes(category) === true;
  const { words, name: called } = pieceSpec(thing);
  return (
    isPieceOf(thing, category) &&
    [called, ...words].some((word) => {
      const said = word.toLowerCase();
      if (plain === said) return true;
      // A spinning wheel is no potter's.
      const more = plain.endsWith(` ${said}`) ? plain.slice(0, -said.length - 1).split(' ') : [];
      return more.length > 0 && (said.includes(' ') || more.every((one) => PLAIN_WORD.test(one)));
    })
  );
}
/** The rooms in which these are planned as wide as told. */
const OWN_SIZE: Readonly<Record<string, readonly RoomCategory[]>> = {
  dresser: ['bedroom'],
  wardrobe: ['bedroom'],
  freezer: ['garage', 'basement', 'other'],
  'pool-table': ['basement', 'living room', 'garage'],
  'file-cabinet': ['office'],
  'tool-chest': ['garage'],
};
