import { expect, it } from 'vitest';
import { formatAlike, formatMeasure } from './format-measure.js';

it.each([
  [42, 'in', '42″'],
  [40.5, 'in', '40½″'],
  [0.25, 'in', '¼″'],
  [174, 'in', '14′-6″'],
  [1314, 'in', '1,314″'],
  [10.03, 'ft', '10′-0¼″'],
  [26, 'ft', '26′-0″'],
  [5.72, 'sq ft', '5.7 sq ft'],
  [150, 'cfm', '150 cfm'],
  [2, 'count', '2'],
])('says %d %s as %s', (value, unit, said) => {
  expect(formatMeasure(value, unit)).toBe(said);
});

it.each([
  [1464, 480, 'in', '480 in of shelf and drawer front.', '1,464″', '480″'],
  [213, 158, 'in', 'At least 158 in of counter front.', '213″', '158″'],
  [96, 84, 'in', 'A habitable room has a 7 ft ceiling.', '8′-0″', '7′-0″'],
  [68, 72, 'in', 'No point is over 6 ft from a receptacle.', '5′-8″', '6′-0″'],
  [136, 32, 'in', 'The way in is at least 32 in clear.', '136″', '32″'],
  [110, 60, 'in', 'There is a place to turn.', '110″', '60″'],
  [4.21, 4, 'ft', 'Each leg is at least 4 ft.', '4′-2½″', '4′-0″'],
  [2, 2, 'count', 'There are two bins.', '2', '2'],
])('says %d beside %d %s of "%s" in one notation', (measured, limit, unit, text, ...said) => {
  expect(formatAlike(measured, limit, unit, text)).toEqual(said);
});
