/** What people write, and the same as plain statements; a row without the second stays as it is. */
export const STATEMENTS: readonly (readonly [said: string, means?: string])[] = [
  // Places, in whatever order they are told.
  ['Patio slider, 8 ft, on the west.', '8 ft Patio slider on the west wall.'],
  ["Door's on the south, 28 inches.", '28 inch Door is on the south wall.'],
  ['Overhead door: south, 16 feet.', '16 foot Overhead door on the south wall.'],
  ['Sliders (6 ft) lead to the terrace on the north.', '6 ft Sliders to the terrace on the north wall.'],
  [
    'A cased opening, 5 feet, to the den is on the west.',
    'A 5 foot cased opening to the den is on the west wall.',
  ],
  [
    'The pass-through to the den - west wall, about 6 feet wide - stays open.',
    'The 6 foot wide pass-through to the den on the west wall stays open.',
  ],
  [
    'The radiator (west, under the windows) is hot.',
    'The radiator on the west wall, under the windows is hot.',
  ],
  ['The closet (5 ft, west) stays.', 'The 5 ft closet on the west wall stays.'],
  ['The door is on the south wall, east end.', 'The door is at the east end of the south wall.'],
  ['That door is on the south, at the east end.', 'That door is at the east end of the south wall.'],
  ['The entry is on the west wall near the north corner.'],
  [
    'Vanity across from the door, which is in the middle of the north wall.',
    'Vanity across from the door. The door is in the middle of the north wall.',
  ],
  [
    'The door, which opens in from the hall, is on the west wall.',
    'The door is on the west wall and swings in from the hall.',
  ],
  [
    'The wide door is on the east and the man door goes to the house on the west.',
    'The wide door is on the east wall. the man door to the house on the west wall.',
  ],
  [
    'French doors to the den are on the north and to the garden on the south.',
    'French doors to the den are on the north wall. French doors to the garden on the south wall.',
  ],
  [
    'The side door to the yard is on the east, the one into the mudroom on the north.',
    'The side door to the yard is on the east wall. the door into the mudroom on the north wall.',
  ],
  ['Two windows look south, one looks east.', 'Two windows look south. one window looks east.'],
  [
    'Where it was, in the southeast corner, build a shower with a bench.',
    'build a shower in the southeast corner with a bench.',
  ],
  [
    'The vanity is a 48 and it stays where it is, against the east wall.',
    'The vanity is a 48 and the vanity stays against the east wall.',
  ],
  [
    'We keep the bar, which my father built, on the east wall.',
    'We keep the bar on the east wall, which my father built.',
  ],
  [
    'Sink on the west wall and stove opposite it on the east.',
    'Sink on the west wall and stove on the east wall.',
  ],
  ['Windows on the north and east, door on the west wall.'],
  ['Doors on the east and west walls.'],
  // What comes in the place of what.
  ['Powder room becoming a three-quarter bath for mom.', 'a three-quarter bath for mom.'],
  ['What used to be a shower room is going to be turned into a half bath.', 'a half bath.'],
  [
    'The one door to the kitchen, south, should become a pocket door.',
    'a pocket door to the kitchen on the south wall.',
  ],
  ['Switching from an electric range to induction.', 'we want induction instead of an electric range.'],
  [
    'Turn the closet on the south wall from sliders to double doors.',
    'the closet on the south wall with new closet doors.',
  ],
  ['Swap the recessed cans for something softer.', 'no recessed cans, something softer.'],
  ['The ceiling fan wobbles: replace it with a quiet one.', 'a new quiet ceiling fan.'],
  ['The fan is just noise, put in a quiet one.', 'a new quiet fan.'],
  ['The utility sink has a crack, replace it with stainless.', 'a new stainless utility sink.'],
  ['A ceiling fan is what we have, a pendant is what we want.', 'we want a pendant.'],
  ['A sofa that turns into a bed.'],
  // The last word wins.
  ['A 30 inch electric range - sorry, gas.', 'A 30 inch gas range.'],
  ['Gas, 30 inches, would be wonderful, or no, make that 36.', 'Gas, 36 inches, would be wonderful.'],
  ['Slate on the floor - scratch that, cork, it is kinder.', 'cork on the floor, it is kinder.'],
  ['I want a gas stove - actually a pellet stove.', 'I want a pellet stove.'],
  ['Black fixtures, no wait, brass.', 'brass fixtures.'],
  [
    'Beadboard instead of tile above the tub... no, my wife says tile above the tub, beadboard everywhere else.',
    'tile above the tub, beadboard everywhere else.',
  ],
  ['A window over the sink. No, it is fine as it is.'],
  // What pronouns mean.
  [
    'The fireplace is on the east wall. TV must not go over it.',
    'The fireplace is on the east wall. TV must not go over the fireplace.',
  ],
  [
    'Washer and dryer side by side, counter over them.',
    'Washer and dryer side by side, counter over the washer and dryer.',
  ],
  ['A long dresser with the TV over it.', 'A long dresser with the TV over the dresser.'],
  ['A glider by the window with a table beside it.'],
  [
    'A pink tub, so reglaze it and leave it on the north wall.',
    'A pink tub, so reglaze the tub and leave the tub on the north wall.',
  ],
  ['Keep it simple, keep it a galley.'],
  ['The floor is cracked but whatever, leave it.'],
  ['Two beds, not bunks because one sleepwalks.'],
  ['The tub and toilet behind a door so the other can brush her teeth.'],
  // What goes, and what is a story.
  ['The hot tub the owner put here is leaving, patch the slab.', 'remove the hot tub, patch the slab.'],
  ['Our sectional is 11 feet long and dead; it goes to the curb.', 'remove the sectional.'],
  ['The pedestal sink she cracked goes.', 'remove the pedestal sink.'],
  ["We've had it with the recliner: it leaves.", 'remove the recliner.'],
  ['Somebody put a corner whirlpool in here; it leaks, and we want it out.', 'remove the corner whirlpool.'],
  ['The washer and dryer are moving upstairs.', 'remove the washer and dryer.'],
  ['There was a desk built in here once, and nobody ever sat at it. A table for six.', 'A table for six.'],
  ['The previous people had a workbench on wheels in here; both are gone. No cars.', 'No cars.'],
  ['The previous owners put the fridge in the hall, we want it in the kitchen.'],
  ['The door goes to the garage.'],
  ['A table for eight with two leaves.'],
  // Refusals.
  ["A bedroom isn't legal down here and isn't wanted.", 'no bedroom.'],
  ["There isn't a washer here, nor do we want one.", 'no washer.'],
  // What a phrase names is its last word.
  ['A stove on a stone pad, with clearance.', 'A stove on a pad, with clearance.'],
  ['Fridge should be french door.', 'Fridge should be french door Fridge.'],
  ['No upper cabinets on the window wall (east).', 'No upper cabinets on the east wall.'],
  ['Open oak shelves above.', 'oak Open shelves above.'],
  ['Freestanding ofuro tub by the window.', 'ofuro Freestanding tub by the window.'],
  ["There's a little window on the south wall, which we'd block up.", 'close up the window.'],
  ['The range goes on the west wall as it always did.', 'The range goes on the west wall, The range stays.'],
  ['The litter box goes under it.'],
  [
    "There's a doorway to the den in the south wall, 5 feet wide, with no door in it.",
    "There's a 5 foot cased opening in the south wall, to the den.",
  ],
  ['Doorway on the west wall, 36 inches wide.', '36 inch Doorway on the west wall.'],
  [
    'Double vanity, 60 inches at least, on the east wall.',
    '60 inch at least Double vanity on the east wall.',
  ],
  [
    'A three-quarter bath backing on the standpipe (northeast corner).',
    'A three-quarter bath in the northeast corner backing on the standpipe.',
  ],
  ['In its spot, along the west wall, put a shower.', 'put a shower along the west wall.'],
  ['Where it stood, on the north wall, we want a piano.', 'we want a piano on the north wall.'],
  ["A tub we don't need anymore, the kids are grown.", 'no tub, the kids are grown.'],
  ["By a sliding door that I'd trade for a hinged one.", 'By a hinged door.'],
  [
    "The window's on the west, the door, 30 inches, across from it.",
    'The window is on the west wall, the 30 inch door across from the window.',
  ],
  ['Two doors for the cars, both on the south.', 'Two doors for the cars on the south wall.'],
  ['This was the nursery; the crib has been given away. A desk.', 'A desk.'],
  [
    'Walls of books: floor to ceiling on the whole of the south wall.',
    'Walls of books on the whole south wall.',
  ],
  ['Two sinks, one in the island for prep.'],
  ['The floor is soft around it.'],
  ['The panel stays. Existing half bath becomes the full one.'],
];
