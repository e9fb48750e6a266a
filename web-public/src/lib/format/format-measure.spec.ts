import { expect, it } from 'vitest';
import { formatMeasure } from './format-measure.js';

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
