import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { understood } from './understood.js';

/** Words that name another thing beside some neighbors than they do alone. */

describe('a word is read by its neighbors', () => {
  it.each([
    [
      'bathroom',
      '8x9',
      'A shower with a sliding glass door in the back right corner.',
      /sliding shower door/,
      /Door: north/,
    ],
    [
      'living room',
      '14x17',
      'The left wall is for the vinyl, with cube shelves.',
      /bookcase|shelves/i,
      /lvp/,
    ],
    ['bathroom', '9x11', 'A glass panel between the tub and the toilet.', /glass/, /Electrical panel/],
    ['bedroom', '13x16', 'Chalkboard paint on the back wall.', /paint/, /slat wall/],
    ['bathroom', '5x8', 'All of it new, tub, toilet and sink.', /toilet.*new sink/, /bathroom/],
    [
      'bedroom',
      '11x13',
      'A queen bed, and someplace to sit and put my face on.',
      /dressing table/,
      /sit back/,
    ],
    ['living room', '15x18', 'Arrange it so eight people can sit and talk.', /seating for eight/, /sit back/],
    ['office', '10x11', 'Any paint but beige.', /Not in beige/, /Color: beige/],
  ] as const)('%s %s: %s', (category, area, text, is, isNot) => {
    const told = understood(category, area, text);
    expect(told).toMatch(is);
    expect(told).not.toMatch(isNot);
  });

  it('prices what is named beside cabinets that are only painted', () => {
    const { estimate } = planConcept(
      {
        category: 'kitchen',
        area: '9x11',
        designPrompt:
          "I don't want new cabinets, just paint the ones I got white. Need counters and a backsplash.",
      },
      { seed: 1, date: '2026-11-29' },
    );
    const lines = estimate.lines.map(({ price }) => price).join(' ');
    expect(lines).toMatch(/counter-/);
    expect(lines).toMatch(/backsplash-/);
  });
});
