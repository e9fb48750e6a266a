import { describe, expect, it } from 'vitest';
import { keptAndWorkedOn } from '../src/turns/kept-and-worked-on.js';
import { outWith } from '../src/turns/refusals/out-with.js';
import { finishOfItsThing } from '../src/turns/things/finish-of-its-thing.js';
import { linesOfCabinets } from '../src/turns/things/lines-of-cabinets.js';
import { withoutHouseAndOthers } from '../src/turns/today/of-house-and-others.js';

describe('what is thrown out, or planned by others in vain', () => {
  it.each([
    ['I want out with the garden tub and in with a big shower.', 'remove the garden tub, add a big shower.'],
    ['Out with the jacuzzi, in with a walk-in shower.', 'remove the jacuzzi, add a walk-in shower.'],
    ['The mural has to be painted over.', 'paint the walls.'],
    ['The old wallpaper is going to be painted over.', 'The old wallpaper is going to be painted over.'],
    ['Tub stays, toilet goes, new floor.', 'Tub stays, new toilet, new floor.'],
    ["It was tested and there's no asbestos.", '.'],
    ['They wanted to move the sink to the island, we dont want that.', 'the sink stays where it is.'],
    ["His plan had a wall oven and a pot filler, we don't need either.", 'no wall oven, no pot filler.'],
    ['Black fixtures; my wife says brushed brass so go with brass.', 'brushed brass fixtures.'],
    ['White cabinets, well my wife says sage so sage.', 'sage cabinets.'],
  ])('%s', (said, meant) => {
    expect(outWith(said)).toBe(meant);
  });

  it.each([
    'The toilet goes on the north wall.',
    'The toilet goes, we want a new toilet.',
    'Walk out with the dogs in mind: a mudroom door.',
    'They wanted an island and we want that too.',
    'There is asbestos in the popcorn.',
    'No mold please.',
    'Black fixtures; my wife says brass is too shiny.',
  ])('stays as written: %s', (said) => {
    expect(outWith(said)).toBe(said);
  });
});

describe('what is told of the house and of others', () => {
  it.each([
    ['We saw one on tv that cost 60 thousand, not doing that. Shower.', '. Shower.'],
    ["My sister's cost $80k and I'm not paying that. King bed.", '. King bed.'],
    ['A quote from a company on tv.', 'A quote from a company.'],
    ["It was our daughter's nursery until she left for college. Queen bed.", '. Queen bed.'],
    ["We bought my grandmother's ranch last fall and the sink leaks.", ' and the sink leaks.'],
    ['New insulated garage doors, ours are single layer steel.', 'New garage doors.'],
    ['We had a daybed in there, it went to my niece. Queen bed.', '. Queen bed.'],
    ['The HOA wont let us vent outside.', 'can not vent outside.'],
    ['No island, there isnt room and my husband hates them.', 'No island, there isnt room.'],
  ])('%s', (said, meant) => {
    expect(withoutHouseAndOthers(said)).toBe(meant);
  });

  it.each([
    'Our budget is 40 thousand, my sister spent 60.',
    'The crib is going to my sister, and we want a queen bed.',
    'The TV on the wall stays.',
    'We bought a range already.',
    'Ours is staying.',
    'The nursery needs a crib.',
    'We used to have a piano here.',
  ])('stays as written: %s', (said) => {
    expect(withoutHouseAndOthers(said)).toBe(said);
  });
});

it.each([
  [
    'we want to keep the cabinets just paint them a dark green, new counters',
    'paint the cabinets dark green, new counters',
  ],
  ['Keep the hardwood floor, just refinish it.', 'refinish the hardwood floor.'],
  ['Keep the cabinets and the counters.', 'Keep the cabinets and the counters.'],
  ['Keep the floor, paint the walls.', 'Keep the floor, paint the walls.'],
  ['Appliances all stay except the dishwasher obviously.', 'Appliances all stay, new dishwasher.'],
  [
    'All appliances stay except the fridge, that one is dead.',
    'All appliances stay except the fridge, that one is dead.',
  ],
])('work on what stays: %s', (said, meant) => {
  expect(keptAndWorkedOn(said)).toBe(meant);
});

it.each([
  ['New upper cabinets only.', 'New upper cabinets, base cabinets stay.'],
  ['New uppers, bases are fine.', 'New uppers, base cabinets stay, base cabinets are fine.'],
  ['Replace the lower cabinets, uppers stay.', 'Replace the cabinets, wall cabinets stay.'],
  ['New upper cabinets and new base cabinets.', 'New upper cabinets and new base cabinets.'],
  ['New cabinets, no uppers on the window wall.', 'New cabinets, no uppers on the window wall.'],
  ['Remodel the kitchen, new upper cabinets in white.', 'Remodel the kitchen, new upper cabinets in white.'],
])('one line of cabinets: %s', (said, meant) => {
  expect(linesOfCabinets(said)).toBe(meant);
});

it.each([
  ['Cream shaker cabinets to the ceiling.', 'Cream shaker cabinets, cabinets to the ceiling.'],
  ['Reface the brick fireplace in limestone.', 'tile the fireplace.'],
  [
    'We want to reface the brick fireplace (plaster or limestone look) and more.',
    'We want to limewash the fireplace and more.',
  ],
  ['Ceiling fan light instead of the boob light.', 'ceiling fan with a light.'],
  ['Subway tile to the ceiling round the tub.', 'Subway tile around the tub to the ceiling.'],
  ['A sofa facing the fireplace.', 'A sofa facing the fireplace.'],
  ['Tile to the ceiling in the shower.', 'Tile to the ceiling in the shower.'],
  ['Pendants instead of the recessed lights.', 'Pendants instead of the recessed lights.'],
])('a finish stays with its thing: %s', (said, meant) => {
  expect(finishOfItsThing(said)).toBe(meant);
});
