import { expect, it } from 'vitest';
import { readScope } from './read-scope.js';

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

it('finds nothing in nothing', () => {
  expect(readScope(' \n\n')).toEqual([]);
});
