import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/index.js';
import { readBudget } from '../src/work/budget.js';

describe('budgets told loosely', () => {
  it.each([
    ['Keep the ceiling fan. Can we do this for 8?', 8_000],
    ['Hoping to do it for under 10.', 10_000],
    ['About 12 thousand, could stretch to 14.', 14_000],
    ['$20,000, maybe stretch to 22.', 22_000],
    ['Budget 18, 20 tops.', 20_000],
    ['41 thousand and not a penny more.', 41_000],
    ['heated floor if it fits in 17k', 17_000],
    ['17k tops.', 17_000],
    ["Budget's 30.", 30_000],
    ['We can spend 15.', 15_000],
    ['Five thousand dollars is what I have.', 5_000],
    ['max 7500', 7_500],
    ['We saved up 22k for this.', 22_000],
    ['Trying to stay under 40', 40_000],
    ["Don't want to go over 12.", 12_000],
    ['Would 8 do it?', 8_000],
    ['22k, could stretch to 25 but rather not.', 22_000],
    ['Budget 18k, could go to 20 but we would rather not.', 18_000],
    ['Budget 30 to 35, new kitchen.', 35_000],
    ['Can we do this for 8 people?', undefined],
    ['Can we do a table for 8?', undefined],
    ['Keep it under 36.', undefined],
    ['Keep the counter under 36 inches', undefined],
    ['We have 2 kids and 3 dogs.', undefined],
    ['Budget for 2 windows', undefined],
    ['We could go to 14 feet', undefined],
    ['Can we do it in 6 weeks?', undefined],
  ] as const)('%s', (text, usd) => {
    expect(readBudget(text)?.usd).toBe(usd);
  });

  it('raises the field to what it could stretch to', () => {
    const { brief } = readBrief({
      category: 'bedroom',
      budget: 12_000,
      designPrompt: 'New floor. About 12 thousand, could stretch to 14.',
    });
    expect(brief.budgetUsd).toBe(14_000);
  });

  it('reads no counters in "tops"', () => {
    const { brief } = readBrief({ category: 'bedroom', designPrompt: 'Sage walls. $3,500 tops.' });
    expect(brief.budgetUsd).toBe(3_500);
    expect(brief.extent?.inside).not.toContain('counters');
  });
});
