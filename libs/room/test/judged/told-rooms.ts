import type { JudgedWish } from './judged-wish.js';

/** Wishes with their size and budget in the homeowner's own words, for rooms that are no kitchens, and what must be so in their plans. */
const w = (
  id: string,
  category: JudgedWish['wish']['category'],
  budget: number | undefined,
  designPrompt: string,
  expects: readonly string[],
): JudgedWish => ({ id, wish: { category, designPrompt, ...(budget ? { budget } : {}) }, expects });

export const TOLD_ROOMS: readonly JudgedWish[] = [
  w(
    'garage-two-suvs',
    'garage',
    9500,
    '24x24 garage, two 9 ft doors. Both SUVs in, workbench with pegboard on the back wall, freezer, bikes for 4 hung on the wall, EV charger between the doors.',
    ['car.form=suv = 2', 'garage-door = 2', 'workbench', 'freezer', 'bike-rack', 'ev-charger'],
  ),
  w(
    'living-two-sofas',
    'living room',
    9000,
    '14x18 living room with a fireplace in the middle of the 18 foot wall. Two sofas facing each other in front of it, a coffee table between, no TV. 9 ft sliding door to the deck on the far short wall.',
    ['sofa = 2', 'fireplace', 'coffee-table', 'no tv', 'sliding-door 108'],
  ),
  w(
    'bath-compartment',
    'bathroom',
    26000,
    '6x11 bath shared by the twins. Two separate sinks, and put the tub and toilet behind a pocket door so somebody can brush teeth while the other one is in there.',
    ['partition-door.form=pocket', 'vanity.sinks=2', 'tub behind a door', 'fan over the tub'],
  ),
  w(
    'bath-compartment-corner',
    'bathroom',
    undefined,
    '8x10 bath with tub and toilet behind a door, two sinks',
    ['partition-door.form=pocket', 'vanity.sinks=2', 'tub behind a door'],
  ),
  w(
    'bath-toilet-room',
    'bathroom',
    45000,
    '10x12 primary bath, double vanity, freestanding tub, walk-in shower with bench and niche, toilet room',
    ['partition-door', 'exhaust-fan = 2', 'bathtub', 'shower', 'vanity.sinks=2'],
  ),
  w(
    'half-bath-laundry',
    'bathroom',
    9000,
    'half bath 4x7 off the kitchen that also has to hold a stacked washer dryer. tiny sink is fine',
    ['toilet', 'pedestal-sink', 'told'],
  ),
  w(
    'garage-gym',
    'garage',
    undefined,
    'turn 20x22 garage into a gym and rec room: squat rack, rower, mats, ping pong table, half bath in the corner, mini fridge. One overhead door stays',
    ['game-table.use=ping-pong', 'beverage-cooler', 'toilet', 'garage-door', 'piece.piece=squat-rack'],
  ),
  w(
    'office-one-desk',
    'office',
    5000,
    '10x10 office for me and my wife, one big desk for both of us, we are both on video. 2 monitors each. filing cabinet, bookcase, small sofa if it fits',
    ['desk = 1', 'office-chair = 2', 'monitor >= 2', 'back off door', 'bookcase'],
  ),
  w(
    'sunroom-glass',
    'other',
    16000,
    'Sunroom 10x16 off the back, windows on three sides, want to eat breakfast there (table for 4) and two lounge chairs, ceiling fan, sliding door 8 ft to patio',
    ['sliding-door 96', 'dining-chair = 4', 'armchair >= 2', 'ceiling-fan', 'no sofa', 'windows >= 3'],
  ),
  w(
    'bedroom-fan',
    'bedroom',
    undefined,
    '13x15 primary bedroom, king bed, walk-in closet, ceiling fan, window seat',
    ['bed.size=king', 'walk-in-closet', 'ceiling-fan', 'window seat at window'],
  ),
  w(
    'attic-wardrobe',
    'bedroom',
    6000,
    'attic bedroom 12x20 knee walls 4 ft, full bed under the slope, dresser, reading chair at the window in the gable end. No closet exists so wardrobe.',
    ['bed.size=full', 'dresser', 'armchair', 'wardrobe or told', 'sloped'],
  ),
  w(
    'suite-table',
    'basement',
    undefined,
    'in-law suite in basement 24x26, kitchenette, bedroom, bath with walk-in shower, living area with recliner and tv, table for two. He uses a walker.',
    ['kitchenette', 'bed', 'shower', 'armchair.form=recliner', 'tv', 'dining-table', 'dining-chair >= 2'],
  ),
  w(
    'play-crafts',
    'other',
    undefined,
    'Playroom 12x14 for three kids: craft table, toy storage along one wall, play kitchen',
    ['game-table.use=crafts', 'cabinet.use=toys', 'piece.piece=play-kitchen'],
  ),
  w(
    'trains',
    'other',
    6500,
    'hobby room 9x11 for my model trains: 4x8 layout table you can walk around at least three sides, shelves for boxcars. Door in the corner',
    ['piece.piece=train-table = 1', 'bookcase = 1', 'no game-table'],
  ),
  w(
    'library-window-seat',
    'other',
    14000,
    'library 13x15 with shelves floor to ceiling on two walls, window seat, 2 leather chairs, small writing desk.',
    ['bookcase >= 2', 'window seat at window', 'armchair >= 2', 'desk'],
  ),
];
