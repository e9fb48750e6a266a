import { expect, it } from 'vitest';
import { missingExclusions, withExclusions } from './scope-exclusions.js';

const ANSWERS = [
  { trade: 'general', state: 'excluded' },
  { trade: 'framing', line: 'drywall/hung', name: 'Drywall hung', state: 'by-owner' },
  { trade: 'painting', state: 'included', usd: 900 },
] as const;
const LINES = ['- Permits, protection and cleaning: not included', '- Drywall hung: by the owner'];

it('finds what the answers leave out and the scope does not', () => {
  expect(missingExclusions('SCOPE', ANSWERS)).toEqual(LINES);
  expect(missingExclusions('SCOPE', [])).toEqual([]);
});

it.each([
  [
    'SCOPE\n\n8. EXCLUSIONS\n   - Testing\n\n9. ASSUMPTIONS',
    /8\. EXCLUSIONS\n {3}- Permits.*\n {3}- Drywall hung: by the owner\n {3}- Testing/,
  ],
  ['EXCLUSIONS\n- Testing', /^EXCLUSIONS\n- Permits.*\n- Drywall.*\n- Testing$/],
  ['SCOPE\nNo exclusions here', /here\n\nEXCLUSIONS\n- Permits/],
])('writes it into %j, once', (scope, written) => {
  const after = withExclusions(scope, missingExclusions(scope, ANSWERS));
  expect(after).toMatch(written);
  expect(missingExclusions(after, ANSWERS)).toEqual([]);
});
