import { describe, expect, it } from 'vitest';
import { somewhereElse } from '../src/turns/refusals/somewhere-else.js';
import { careTold } from '../src/turns/things/care-told.js';
import { finishesTold } from '../src/turns/things/finishes-told.js';
import { islandsTold } from '../src/turns/things/islands-told.js';
import { movedOrNot } from '../src/turns/things/moved-or-not.js';
import { sizesTold } from '../src/turns/things/sizes-told.js';
import { withoutOnceThere } from '../src/turns/today/once-there.js';
import { toldBesideIt } from '../src/turns/today/told-beside.js';
import { wallsTakenOut } from '../src/turns/walls/walls-taken-out.js';

const plainly = (read: (text: string) => string, said: string): string =>
  read(said).replace(/ {2,}/g, ' ').trim();

describe('what people say, in plain statements', () => {
  it.each([
    ['Formerly we had a desk under the window. Add a bench.', '. Add a bench.'],
    ['We originally kept the piano here, but now we want a sofa.', 'but now we want a sofa.'],
    ['Previously the bed stood there, but it was too dark. New paint.', '. New paint.'],
    ['Our architect first drew a closet there. That does not work for us. A bench.', '. A bench.'],
    ['The designer gave us a peninsula, which we hated. L-shape.', '. L-shape.'],
    // What stays, or is asked for, is no story.
    [
      'We originally had oak floors and want to keep them.',
      'We originally had oak floors and want to keep them.',
    ],
    ['The original floor stays.', 'The original floor stays.'],
    ['Our designer drew an island. Please price it.', 'Our designer drew an island. Please price it.'],
  ])('what was there once asks for nothing: %s', (said, read) => {
    expect(plainly(withoutOnceThere, said)).toBe(read);
  });

  it.each([
    ['Range and hood move.', 'move the Range. move the hood.'],
    ['Relocate the sink and the dishwasher.', 'move the sink. move the dishwasher.'],
    ['The tub and toilet stay where they are.', 'keep the tub, keep the toilet.'],
    ['Slide the range 18 inches to the left.', 'move the range.'],
    ['The toilet can move, but the tub can not.', "The toilet can move, but the tub can't move."],
    ['Relocating the vanity is no problem since the drain is close.', 'the drain is close.'],
    ['Keep structural work to a minimum.', 'no structural changes.'],
    ['The stove moves to the north wall.', 'move the stove to the north wall.'],
    ['Could the tub be changed to a walk-in shower?', 'replace the tub with a walk-in shower.'],
    // One thing, and places, stay as they were told.
    ['Move the sink to the island.', 'Move the sink to the island.'],
    ['The sink stays.', 'The sink stays.'],
  ])('each thing that moves or stays stands for itself: %s', (said, read) => {
    expect(plainly(movedOrNot, said)).toBe(read);
  });

  it.each([
    [
      'There is an island of 5 x 3 ft. Lengthen the island to 7 feet.',
      'There is an island. an island 7 feet long.',
    ],
    ['The island will hold the sink.', 'The island with the sink in the island.'],
    ['A raised bar at the island.', 'A raised counter with stools at the island.'],
    ['A raised bar in the basement.', 'A raised bar in the basement.'],
    ['An island of 5 x 3 ft.', 'An island of 5 x 3 ft.'],
  ])('what becomes of an island: %s', (said, read) => {
    expect(plainly(islandsTold, said)).toBe(read);
  });

  it.each([
    [
      'Knock out the north wall to the den.',
      'knock down the wall to the den. Wide opening on the north wall.',
    ],
    [
      'Remove the load-bearing east wall.',
      'knock down the load-bearing wall. Wide opening on the east wall.',
    ],
    ['The east wall comes out.', 'knock down the wall. Wide opening on the east wall.'],
    ['A window on the far wall (west).', 'A window on the west wall.'],
    ['Tear out the south wall cabinets.', 'Tear out the south wall cabinets.'],
    ['The pony wall by the stairs has to go out.', 'knock down the wall.'],
    ['Rip out the wall of bookcases.', 'remove the bookcases.'],
    ['Add a half wall by the toilet.', 'Add a half wall by the toilet.'],
    ['Paint the north wall.', 'Paint the north wall.'],
  ])('a wall that comes out leaves a wide opening: %s', (said, read) => {
    expect(plainly(wallsTakenOut, said)).toBe(read);
  });

  it.each([
    ['Keep the floor that we sanded last year.', 'Keep the floor.'],
    ['Replace the faucet that drips.', 'Replace the faucet'],
    ['Gas fireplace on the south wall. A sofa.', 'keep the Gas fireplace on the south wall. A sofa.'],
    [
      'A slider to the yard on the east wall, window north.',
      'keep the slider to the yard on the east wall, window north.',
    ],
    ['We want a slider to the yard on the east wall.', 'We want a slider to the yard on the east wall.'],
    ['Add a fireplace on the south wall.', 'Add a fireplace on the south wall.'],
  ])('what is told beside a thing is no work: %s', (said, read) => {
    expect(plainly(toldBesideIt, said)).toContain(read.replace(/\.$/, ''));
  });

  it.each([
    [
      somewhereElse,
      'The desk is under the window and it glares, so move it somewhere else.',
      'no desk under the window.',
    ],
    [somewhereElse, 'A tub, if not, a shower is fine.', 'A tub, otherwise a shower would do.'],
    [finishesTold, 'A stone gas fireplace.', 'A gas stone fireplace.'],
    [finishesTold, "There's fir under the carpet, sand it.", 'refinish the fir floor.'],
    [finishesTold, 'Floor: red oak.', 'red oak floor.'],
    [sizesTold, 'A table the kids can share 4 ft long.', 'A 4 ft long table the kids can share.'],
    [sizesTold, 'Sink: keep the old one.', 'keep the Sink.'],
    [sizesTold, 'The furnace stays in its closet.', 'the furnace stays where it is.'],
    [sizesTold, 'Fridge with french doors.', 'french-door refrigerator.'],
    [somewhereElse, 'A couch facing the TV.', 'A couch across from the TV.'],
    [sizesTold, 'A tiny private room for the toilet.', 'A toilet room.'],
    [careTold, 'A shower mom can wheel into.', 'A roll-in shower.'],
    [careTold, 'A shower we can all use.', 'A shower we can all use.'],
  ])('%o: %s', (read, said, plain) => {
    expect(plainly(read, said)).toBe(plain);
  });
});
