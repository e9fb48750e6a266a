import { expect, it } from 'vitest';
import { readScope } from '../src/read-scope.js';

it('reads titles, lists and text', () => {
  expect(
    readScope('ALLOWANCES\nA sum set aside.\n\n- Tile: $4\n- Lights\n\n2. Demolition\n-----\nDone.'),
  ).toEqual([
    { kind: 'heading', text: 'ALLOWANCES' },
    { kind: 'text', text: 'A sum set aside.' },
    { kind: 'list', items: ['Tile: $4', 'Lights'] },
    { kind: 'heading', text: '2. Demolition' },
    { kind: 'text', text: 'Done.' },
  ]);
});

it('knows a line that leads the ones below it', () => {
  expect(readScope('CLEAN-UP: sweep daily\na. Final clean, 182 sq ft\nTo be agreed: dates')).toEqual([
    { kind: 'lead', text: 'CLEAN-UP: sweep daily' },
    { kind: 'text', text: 'a. Final clean, 182 sq ft' },
    { kind: 'text', text: 'To be agreed: dates' },
  ]);
});

it('joins the lines of an item, and ends the list at a line that stands no further in', () => {
  expect(
    readScope('   - Take laminate counters: about\n     $400 less\n   - Keep the range\n   Together: $900'),
  ).toEqual([
    { kind: 'list', items: ['Take laminate counters: about $400 less', 'Keep the range'] },
    { kind: 'text', text: 'Together: $900' },
  ]);
});

it('joins lines that were broken where they were full, and leaves others as they are', () => {
  const full = 'Sage green fronts, warm white walls, an island of 6 feet and a window over the';
  expect(readScope(`${full}\nsink. That is all.\nOwner: Rosa\nPlace: Austin\n\n${full}\n\nsink`)).toEqual([
    { kind: 'text', text: `${full} sink. That is all.` },
    { kind: 'text', text: 'Owner: Rosa' },
    { kind: 'text', text: 'Place: Austin' },
    { kind: 'text', text: full },
    { kind: 'text', text: 'sink' },
  ]);
});

it('finds nothing in nothing', () => {
  expect(readScope(' \n\n')).toEqual([]);
});
