import { SCOPE_ALLOWANCES, SCOPE_EXCLUSIONS, SCOPE_TEMPLATE } from '@plumbline/contracts';
import { expect, it } from 'vitest';
import { withSection, withTemplate } from './scope-inserts.js';

const DRAFT = `SCOPE OF WORK: Kitchen

6. DEMOLITION, DISPOSAL AND HAZARDOUS MATERIAL
All of it.

10. EXCLUSIONS
   - Structural work

21. SIGNATURES
Contractor: ______________________  Date: __________`;

it('puts a section before the next in order, with its number, never after the signatures', () => {
  const { scope, added, start, end } = withSection(DRAFT, SCOPE_ALLOWANCES);
  expect(added).toBe(true);
  expect(scope.slice(start, end)).toBe(`8. ${SCOPE_ALLOWANCES}`);
  expect(scope.indexOf('8. ALLOWANCES')).toBeLessThan(scope.indexOf('10. EXCLUSIONS'));
  expect(scope.trimEnd().endsWith('Date: __________')).toBe(true);
});

it('adds to a section that is there only what it lacks, and the second time nothing', () => {
  const once = withSection(DRAFT, SCOPE_EXCLUSIONS);
  expect(once.scope.match(/EXCLUSIONS/g)).toHaveLength(1);
  expect(once.scope).toContain('   - Structural work\n- Testing for and removal');
  expect(once.scope.indexOf('- Testing for')).toBeLessThan(once.scope.indexOf('SIGNATURES'));
  expect(withSection(once.scope, SCOPE_EXCLUSIONS)).toMatchObject({ scope: once.scope, added: false });
  const none = withSection(
    '6. ALLOWANCES\nNone: the owner supplies all material.\n\n7. EXCLUSIONS',
    SCOPE_ALLOWANCES,
  );
  expect(none.scope).not.toContain('None:');
  expect(none.scope).toContain('- Appliances: $[amount]');
});

it('completes a text by the sections of the template that it lacks, each once', () => {
  expect(withTemplate(' ').scope).toBe(SCOPE_TEMPLATE);
  const { scope } = withTemplate(DRAFT);
  for (const name of ['PARTIES AND DOCUMENTS', 'EXCLUSIONS', 'PAYMENT', 'SIGNATURES'])
    expect([name, scope.match(new RegExp(`^\\d+\\. ${name}$`, 'gm'))?.length]).toEqual([name, 1]);
  expect(withTemplate(scope)).toMatchObject({ scope, added: false });
  expect(withTemplate('We do it all.').scope).toBe(`We do it all.\n\n${SCOPE_TEMPLATE}`);
});
