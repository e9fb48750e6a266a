import { describe, expect, it } from 'vitest';
import { understood } from '../reading/understood.js';

/** What nobody wants to look at is not refused: it is not to be in sight of the place told. */

describe('what is not to be seen', () => {
  it.each([
    ['bathroom', '8x10', "I don't want to see the toilet from the door.", 'Toilet not in sight of the door'],
    ['bathroom', '8x10', 'Hide the toilet from the hallway.', 'Toilet not in sight of the door'],
    ['living room', '14x18', 'I hate seeing the TV when I walk in.', 'TV not in sight of the door'],
    [
      'bedroom',
      '13x15',
      "I'd rather not look at the closet when I'm in bed.",
      'Closet not in sight of the bed',
    ],
  ] as const)('%s %s: %s', (category, area, text, meaning) => {
    const told = understood(category, area, text);
    expect(told).toContain(meaning);
    expect(told).not.toContain('Without');
  });

  it('is wanted all the same where no place is told', () => {
    expect(understood('kitchen', '12x14', "I don't want to look at the microwave.")).not.toContain('Without');
  });
});

describe('a brother in law', () => {
  it('makes no room easy for older people, and no child of anybody', () => {
    expect(understood('living room', '14x18', 'My brother in law says the TV is too high.')).not.toMatch(
      /older|Children/,
    );
  });
});
