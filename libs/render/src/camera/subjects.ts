/** What a picture of a room must show: the things that it is named for and made for. */
import { hasTrait, type Item, type Room } from '@plumbline/concept';

/** A thing of which one has to be seen. */
export interface Subject {
  readonly name: string;
  /** Its places in the room's list of items; any of them will do. */
  readonly items: readonly number[];
}

type Test = readonly [name: string, test: (item: Item, all: readonly Item[]) => boolean];

const kinds = (name: string, ...all: Item['kind'][]): Test => [name, ({ kind }) => all.includes(kind)];

/** An island is recognised from all sides; a peninsula is told from a run of counters by its seats. */
const isSeatAtPeninsula = ({ kind }: Item, all: readonly Item[]): boolean =>
  kind === 'stool' && all.some(({ group }) => group === 'peninsula');

const SEATS = kinds('place to sit', 'sofa', 'sectional');
/** What a homeowner named of the table of pieces. */
const PIECES = kinds('equipment', 'piece');
const DESK = kinds('desk', 'desk');
/** What makes a room with books and a desk a reading room. */
const PLACE_TO_READ: Test = [
  'place to read',
  ({ kind, group }) => kind === 'armchair' && group === 'reading',
];

/** What a room for clothes is fitted with. */
const FOR_CLOTHES: readonly Test[] = [
  ['closet island', (item) => hasTrait(item, ['cabinet'], 'use', 'closet-island')],
  ['hanging', (item) => hasTrait(item, ['wardrobe'], 'fit', 'double-hang', 'long-hang')],
];

/** By category, the most telling first. */
const SUBJECTS: Readonly<Record<Room['category'], readonly Test[]>> = {
  kitchen: [
    kinds('place to cook', 'range', 'cooktop', 'hood'),
    ['island', ({ label }) => label === 'Island top'],
    ['peninsula', ({ group }) => group === 'peninsula'],
    kinds('sink', 'sink-base'),
    kinds('dining table', 'dining-table'),
    ['seats at the peninsula', isSeatAtPeninsula],
  ],
  bathroom: [
    kinds('tub', 'bathtub'),
    kinds('shower', 'shower'),
    kinds('washbasin', 'vanity', 'pedestal-sink'),
  ],
  'living room': [kinds('fireplace', 'fireplace'), SEATS, kinds('piano', 'piano')],
  bedroom: [kinds('bed', 'bed', 'bunk-bed', 'crib'), ...FOR_CLOTHES, DESK],
  basement: [
    kinds('home theater', 'projector-screen'),
    kinds('pool table', 'pool-table'),
    ['bar', ({ group }) => group === 'bar'],
    kinds('home gym', 'treadmill', 'exercise-mat'),
    PIECES,
    ['craft table', (item) => hasTrait(item, ['game-table'], 'use', 'crafts')],
    ['play area', ({ group }) => group === 'play'],
    ['guest bed', (item) => item.kind === 'bed'],
    SEATS,
  ],
  garage: [kinds('car', 'car'), kinds('workbench', 'workbench'), PIECES, SEATS, DESK],
  office: [DESK, kinds('bookcase', 'bookcase')],
  other: [
    kinds('washer', 'washer'),
    ...FOR_CLOTHES,
    kinds('dining table', 'dining-table'),
    PIECES,
    kinds('piano', 'piano'),
    PLACE_TO_READ,
    kinds('bookcase', 'bookcase'),
    DESK,
    SEATS,
  ],
};

/** In a bath of fewer square inches all fixtures are in one picture: the toilet too. */
const SMALL_BATH_IN2 = 90 * 144;
const TOILET = kinds('toilet', 'toilet');

/** The subjects that a room has, the most telling first. */
export function subjectsOf({ category, items, widthIn, depthIn }: Room): Subject[] {
  const whole = category === 'bathroom' && widthIn * depthIn < SMALL_BATH_IN2;
  const wanted = whole ? [...SUBJECTS[category], TOILET] : SUBJECTS[category];
  return wanted.flatMap(([name, test]) => {
    const found = items.flatMap((item, i) => (test(item, items) ? [i] : []));
    return found.length > 0 ? [{ name, items: found }] : [];
  });
}
