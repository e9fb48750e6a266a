import { describe, expect, it } from 'vitest';
import { placesOfToday } from '../src/turns/today/places-of-today.js';

/** Places that are told by what stands there today. */

describe('a place told by what stands there today', () => {
  it.each([
    [
      'The refrigerator is on the west wall. Range goes where the fridge is now, fridge goes by the door.',
      'The refrigerator used to be on the west wall. Range goes on the west wall, fridge goes by the door.',
    ],
    [
      'The stove goes where the fridge is. The fridge is on the west wall.',
      'The stove goes on the west wall. The fridge used to be on the west wall.',
    ],
    [
      'The range is on the north wall and the fridge on the east wall. Put the range where the fridge is and the fridge by the door.',
      'The range used to be on the north wall and the fridge used to be on the east wall. Put the range on the east wall and the fridge by the door.',
    ],
    [
      'I want to swap the stove and the fridge: the stove is on the north wall now, the fridge on the east wall.',
      'the stove goes on the east wall and the fridge goes on the north wall. the stove used to be on the north wall now, the fridge used to be on the east wall.',
    ],
    ['A walk-in shower where the vanity is, on the west wall.', 'A walk-in shower on the west wall.'],
  ])('is written by its wall: %s', (text, written) => {
    expect(placesOfToday(text)).toBe(written);
  });

  it.each([
    'The fridge is on the east wall. New cabinets and counters.',
    'Keep the fridge where it is on the east wall. The stove is on the north wall.',
    'I would like the table where the island is now.',
    'The sink is on the south wall and stays.',
  ])('changes nothing where none is: %s', (text) => {
    expect(placesOfToday(text)).toBe(text);
  });
});
