import type { ConceptRequest } from '../../../src/index.js';
import type { JudgedWish } from '../judged-wish.js';

/** A wish in the words of a form's features. */
const w = (
  id: string,
  category: ConceptRequest['category'],
  area: string,
  features: string,
  expects: readonly string[],
  more: Partial<ConceptRequest> = {},
): JudgedWish => ({ id, wish: { category, area, features, ...more }, expects });

/** Bedrooms, offices, living and great rooms, basements, garages, conversions and others; a third of them awkward. */
export const ROOM_WISHES: readonly JudgedWish[] = [
  // Bedrooms
  w('bed-child', 'bedroom', '9x9', "my son's room. he needs a twin bed, desk, a closet and room to play", [
    'bed.size=twin',
    'bed=1',
    'desk',
    'closet',
    'free 54x42 or told',
    'no plant',
    'head clear',
  ]),
  w(
    'bed-attic',
    'bedroom',
    '12x22',
    'attic bedroom, knee walls 4 ft, peak 8 ft, drawers built into the knee walls, egress window, queen bed',
    ['bed.size=queen', 'dresser.builtIn=true >= 2', 'escape', 'stand beside bed'],
  ),
  w(
    'bed-main',
    'bedroom',
    "14' x 16'",
    'king bed, walk in closet, reading chair by the window, tv on the wall',
    ['bed.size=king', 'walk-in-closet', 'armchair', 'tv', 'head clear'],
  ),
  w(
    'bed-teen',
    'bedroom',
    '10 x 11',
    'teenage girl, full bed, homework desk, closet, vanity table with a mirror. no rug, she has allergies',
    ['bed.size=full', 'desk', 'closet', 'no rug', 'head clear'],
  ),
  w(
    'bed-nursery',
    'bedroom',
    '10x10',
    'nursery with crib, a glider for feeding, changing dresser and closet',
    ['crib', 'armchair', 'dresser', 'closet', 'crib off window'],
  ),
  w(
    'bed-bunk',
    'bedroom',
    '11x12',
    'two boys share. bunk beds and two desks if that is even possible, closet',
    ['bunk-bed', 'desk >= 2', 'closet'],
  ),
  w(
    'bed-mil',
    'bedroom',
    '12x13',
    'for my mother in law who uses a walker, queen bed she can get in from both sides, no rugs, dresser, tv, comfy chair',
    ['bed.size=queen', 'no rug', 'dresser', 'tv', 'armchair or told', 'beside bed 36'],
  ),
  w(
    'bed-guest',
    'bedroom',
    '10x12',
    'guest room that doubles as my office, murphy bed or sleeper sofa plus desk for zoom calls',
    ['desk', 'sleeps', 'desk faces light'],
  ),
  w(
    'bed-couple',
    'bedroom',
    '13x15',
    'King, two nightstands, dresser for 2, window seat, closet across one wall',
    ['bed.size=king', 'nightstand=2', 'dresser', 'bench.use=window', 'closet'],
  ),
  w(
    'bed-tiny',
    'bedroom',
    '8x10',
    'smallest room in the house!! want double bed, closet and somewhere to put my laptop',
    ['bed.size=full', 'closet', 'desk or told'],
  ),
  w(
    'bed-twins',
    'bedroom',
    '12x12',
    'twin girls age 6, two twin beds, dresser, closet, play space in the middle',
    ['bed=2', 'bed.size=twin', 'closet', 'dresser', 'free 60x48'],
  ),
  w('bed-ell', 'bedroom', '12x16', 'L-shaped bedroom, queen bed, desk in the nook, closet', [
    'bed.size=queen',
    'desk',
    'closet',
  ]),

  // Offices
  w(
    'off-video',
    'office',
    '10x12',
    'I am on video calls all day. good light on my face, door not behind me, bookshelves as background',
    ['desk', 'desk faces light', 'back off door', 'bookcase'],
  ),
  w('off-two', 'office', '12x14', 'both of us work from home, two desks, both on calls, printer and filing', [
    'desk >= 2',
    'back off door',
    'cabinet',
  ]),
  w('off-small', 'office', '8x10', 'standing desk, guitar wall, small couch for naps', [
    'desk',
    'sofa',
    'back off door',
  ]),
  w(
    'off-client',
    'office',
    '12x14',
    'therapist office at home, desk facing the door, two chairs for clients, bookcase, no tv',
    ['desk', 'back off door', 'armchair >= 2', 'bookcase', 'no tv'],
  ),
  w(
    'off-guest',
    'office',
    '11x13',
    'office and guest room, a sofa that turns into a bed, desk at the window, closet',
    ['desk', 'sleeps', 'closet', 'desk at window'],
  ),
  w('off-lshape', 'office', '10x10', 'L shaped desk, two monitors, whiteboard, shelves', [
    'desk',
    'whiteboard',
    'bookcase',
    'back off door',
  ]),

  // Living and great rooms
  w(
    'liv-great',
    'living room',
    '20x24',
    'great room, dining for 8, seating for 8, our baby grand piano, french doors to the patio',
    ['dining-chair=8', 'seats >= 8', 'piano.form=grand', 'french-door', 'bare < 6x8'],
  ),
  w(
    'liv-fire',
    'living room',
    '14x18',
    'fireplace and tv, sofa and two chairs, built ins beside the fireplace',
    ['fireplace', 'tv', 'sofa', 'armchair >= 2', 'bookcase.builtIn=true >= 2', 'bare < 6x8'],
  ),
  w(
    'liv-small',
    'living room',
    '11x13',
    'small apartment living room, sofa that turns into a bed, tv, table for two, bookshelf',
    ['sofa.sleeper=true', 'tv', 'dining-chair=2', 'bookcase'],
  ),
  w(
    'liv-six',
    'living room',
    '16x20',
    'living dining combo. seats 6 at the table and six in the living area. no rug please, dog',
    ['dining-chair=6', 'seats >= 6', 'no rug', 'bare < 6x8'],
  ),
  w(
    'liv-notv',
    'living room',
    '13x16',
    'no TV! conversation area around the fireplace, reading nook, piano (upright)',
    ['no tv', 'fireplace', 'piano', 'armchair >= 2', 'bare < 6x8'],
  ),
  w(
    'liv-walker',
    'living room',
    '14x16',
    'my dad uses a walker: wide paths, recliner by the tv, sofa, no rugs',
    ['armchair.form=recliner', 'tv', 'no rug', 'sofa'],
  ),
  w(
    'liv-big',
    'living room',
    '22x26',
    'We host a lot. sectional, game table for 4, bar, fireplace, TV over it',
    ['sectional', 'game-table', 'fireplace', 'tv', 'in group bar'],
  ),
  w('liv-desk', 'living room', '12x18', 'family room w kids: sectional, tv, toy storage, homework desk', [
    'sectional',
    'tv',
    'desk',
    'cabinet.use=toys',
    'bare < 6x8',
  ]),

  // Basements
  w(
    'bsm-play',
    'basement',
    '16x16',
    'play room, craft table for the kids, workshop corner for me, ceiling is only 6\'-8"',
    ['game-table.use=crafts', 'workbench', 'cabinet.use=toys', 'ceiling 80'],
  ),
  w(
    'bsm-media',
    'basement',
    '20x24',
    'movie room with projector, wet bar, half bath. there is a lally column in the middle',
    ['projector-screen', 'in group bar', 'toilet', 'no shower', 'panel space'],
  ),
  w('bsm-game', 'basement', '24x30', 'pool table, ping pong, bar for the guys, big tv', [
    'pool-table',
    'game-table.use=ping-pong',
    'in group bar',
    'tv',
    'panel space',
  ]),
  w(
    'bsm-suite',
    'basement',
    '24x28',
    'in-law suite: bedroom with egress window and closet, full bath, kitchenette, living area',
    [
      'bed',
      'in group guest',
      'escape',
      'closet',
      'shower',
      'kitchenette',
      'sofa or sectional',
      'panel space',
    ],
  ),
  w(
    'bsm-gym',
    'basement',
    '18x22',
    'home gym with treadmill, weights and mats, mirror wall, place to watch tv, low ceiling 7 ft',
    ['treadmill', 'exercise-mat', 'mirror', 'tv', 'ceiling 84'],
  ),
  w(
    'bsm-office',
    'basement',
    '20x20',
    'half office half playroom, storage for christmas stuff, laundry stays',
    ['desk', 'cabinet.use=toys', 'storage-shelf', 'panel space'],
  ),
  w('bsm-teen', 'basement', '15x20', 'teen hangout, sectional, gaming tv, foosball, mini fridge', [
    'sectional',
    'tv',
    'piece.piece=foosball',
    'beverage-cooler',
  ]),

  // Garages
  w('gar-truck', 'garage', '20x22', 'park our F-150 crew cab and a Civic, workbench, bikes', [
    'car >= 1',
    'vehicle pickup',
    'vehicle sedan or told',
    'workbench or told',
  ]),
  w('gar-long', 'garage', '24x26', 'pickup truck and an SUV, tool chest, overhead storage, ev charger', [
    'vehicle pickup',
    'vehicle suv',
    'ev-charger',
    'overhead-rack',
  ]),
  w('gar-one', 'garage', '12x20', 'one car garage, storage shelves and bikes, minivan', [
    'vehicle minivan or told',
    'bike-rack or told',
  ]),
  w(
    'gar-shop',
    'garage',
    '22x24',
    'no cars in here, woodworking shop: big bench, table saw, tool storage, slat wall',
    ['workbench', 'slat-wall', 'no car'],
  ),

  // Conversions
  w(
    'adu-20',
    'garage',
    '20x20',
    'convert garage to ADU. kitchenette, bath, bed, closet, plumbing all on one wall',
    [
      'kitchenette',
      'shower',
      'toilet',
      'bed',
      'closet',
      'escape',
      'door',
      'one wet wall',
      'partition',
      'price >= 60000',
    ],
  ),
  w(
    'adu-24',
    'garage',
    '24x24',
    'in-law suite in our 2 car garage for my mom, she uses a walker. separate bedroom, walk in shower, small kitchen, washer/dryer',
    ['bed', 'in group guest', 'shower', 'kitchenette', 'washer', 'no rug', 'price >= 60000'],
  ),
  w(
    'adu-studio',
    'garage',
    '12x20',
    'turn one car garage into a studio apartment to rent out, murphy bed ok',
    ['sleeps', 'kitchenette', 'shower', 'escape', 'price >= 40000'],
  ),
  w('gar-gym', 'garage', '20x20', 'convert to home gym, keep the garage door, rubber floor, mirrors', [
    'treadmill',
    'mirror',
    'garage-door',
  ]),
  w(
    'gar-family',
    'garage',
    '22x22',
    'convert garage into family room with tv, sectional, dining table for 6 and half bath',
    ['sectional', 'tv', 'dining-chair=6', 'toilet', 'no shower'],
  ),

  // Others
  w('oth-sun', 'other', '12x16', 'sunroom with wicker seating for four, breakfast table, lots of plants', [
    'seats >= 4 or told',
    'dining-table',
    'plant >= 2',
    'windows >= 4',
    'bare < 6x8',
  ]),
  w('oth-dining', 'other', '12x14', 'dining room for ten at thanksgiving, sideboard, chandelier', [
    'dining-chair=10',
    'cabinet',
    'chandelier',
  ]),
  w(
    'oth-craft',
    'other',
    '11x12',
    'sewing room, big cutting table i can walk around, machine at the window, fabric storage',
    ['piece.piece=cutting-table', 'piece.piece=sewing-table', 'tall-cabinet'],
  ),
  w('oth-library', 'other', '13x14', 'library. floor to ceiling shelves, two wingback chairs, writing desk', [
    'bookcase >= 2',
    'armchair >= 2',
    'desk',
  ]),
  w(
    'oth-play',
    'other',
    '12x15',
    'playroom for toddler twins, soft floor, toy storage, little table, reading nook',
    ['cabinet.use=toys', 'game-table.use=play', 'armchair or bench', 'free 60x48'],
  ),
  w('oth-music', 'other', '14x16', 'music room: baby grand, drum kit corner, couch, sound proof', [
    'piano.form=grand',
    'sofa',
    'bare < 6x8',
  ]),
  // Words that were read wrongly once
  {
    ...w(
      'word-table',
      'kitchen',
      '12x15',
      'the table is 3x6 and has to stay, 4 ft island if it fits. my wife is 5 foot 2',
      ['countertop', 'dining-table', 'ceiling 96'],
    ),
    // A table of 3 by 6 ft and an island do not both fit.
    ledger: 'c d f',
  },
  {
    ...w(
      'word-refresh',
      'kitchen',
      '11x13',
      'cabinets are solid so just paint, new tops, same layout. budget is tight, like 12 thousand',
      ['countertop', 'ceiling 96'],
    ),
    ledger: 'p d k p p',
  },
  {
    ...w(
      'word-same-spot',
      'bathroom',
      '5x8',
      'tub out, shower in, same spot, no glass. keep the toilet and vanity',
      ['no bathtub', 'shower.enclosure=curtain'],
    ),
    ledger: 'r d k r k k',
  },
  {
    ...w(
      'word-tile-fine',
      'bathroom',
      '8x9',
      'replace the vanity and the toilet, tile is fine, something to hold on to in the shower',
      ['vanity', 'toilet', 'grab-bar >= 2'],
    ),
    ledger: 'd p k d',
  },
  {
    ...w(
      'word-slider',
      'living room',
      '14x18',
      'replace carpet with oak, the fireplace stays, 12 ft slider to the deck, no rug',
      ['fireplace', 'no rug', 'sliding-door 144'],
    ),
    ledger: 'd k d r',
  },
  {
    ...w(
      'word-train',
      'basement',
      '20x24',
      'tv corner, treadmill, my train layout 4x8, sump pump in the corner must stay',
      ['tv', 'treadmill', 'panel space'],
    ),
    // A layout that is theirs comes in: kept, and drawn.
    ledger: 'd d k k',
  },
  {
    ...w(
      'word-apartment',
      'garage',
      '22x24',
      'apartment for my parents: bedroom, bath with walk in shower, little kitchen, their own entrance',
      ['bed', 'shower', 'kitchenette', 'no car'],
    ),
    ledger: 'd d d d',
  },
  {
    ...w(
      'word-nursery',
      'office',
      '10x12',
      'soundproof the wall to the nursery, I take calls at night, my desk is 30x60',
      ['desk', 'no crib', 'back off door'],
    ),
    ledger: 'p d d',
  },
];
