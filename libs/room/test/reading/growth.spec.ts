import { readBrief } from '@plumbline/brief';
import { drawPhonePlan, drawPlan } from '@plumbline/drawing';
import { describe, expect, it } from 'vitest';
import { BAIT, disproportion, everywhere, inSomeFields, textOf } from '../../../brief/test/growth.js';
import { draftScope, planConcept } from '../../src/index.js';

const expectProportion = (...test: Parameters<typeof disproportion>) =>
  expect(disproportion(...test)).toBeUndefined();

describe('reading takes time in proportion to the text', () => {
  it('where the text repeats what stands in fields that nobody touched', () => {
    const untouched = Object.keys(everywhere('')).filter((name) => name !== 'designPrompt');
    for (const again of ['a ', 'granite countertop. '])
      expectProportion(
        (length) => again.repeat(Math.ceil(length / again.length)).slice(0, length),
        (request) => readBrief({ ...request, style: again, defaults: untouched }),
      );
  });

  // In four fields each; `npm run sweep -- growth` takes all seventeen, and every combination of the baits' parts.
  for (const [turn, [begin, again, end]] of BAIT.entries()) {
    it(`${JSON.stringify(begin)} + ${JSON.stringify(again)} … + ${JSON.stringify(end)}`, () => {
      expectProportion(
        (length) => textOf([begin, again, end], length),
        readBrief,
        (text) => inSomeFields(text, turn),
      );
    });
  }

  it('so does everything that is made from what was read', () => {
    const all = BAIT.map((parts) => parts.join('')).join(' ');
    expectProportion(
      (length) => all.repeat(Math.ceil(length / all.length)).slice(0, length),
      (request) => {
        const concept = planConcept({ ...request, area: '14 x 16' }, { seed: 7, date: '2026-11-21' });
        draftScope(concept);
        drawPlan(concept);
        drawPhonePlan(concept);
      },
      (text) => inSomeFields(text, 1),
    );
  });
});
