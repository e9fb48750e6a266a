import { expect, it } from 'vitest';
import { composeContractorPrompt, composeDesignPrompt } from './compose-prompts.js';
import { DEFAULT_PREFERENCES, withCategory } from './preferences.js';

it('writes the two briefs from the defaults', () => {
  expect(composeDesignPrompt(DEFAULT_PREFERENCES)).toBe(
    'Modern kitchen remodel. Colors: white & grey. Layout: open concept. Features: granite countertop. Budget: $15,000.',
  );
  expect(composeContractorPrompt(DEFAULT_PREFERENCES)).toBe(
    'Kitchen remodel. Work type: labor only. Materials: $0. Start in 14 days. Done in 30 days. Payment phases: start 30%, half 20%, end 50%. Licensed contractors only.',
  );
});

it('leaves nothing behind for empty fields', () => {
  const bare = { ...DEFAULT_PREFERENCES, colors: '', layout: ' ', features: '', budget: '', style: '' };
  expect(composeDesignPrompt(bare)).toBe('kitchen remodel.');
});

it('lets the area follow the category until it was written by hand', () => {
  const bathroom = withCategory(DEFAULT_PREFERENCES, 'bathroom');
  expect(bathroom.area).toBe('bathroom');
  const sized = withCategory({ ...bathroom, area: '8 x 10' }, 'kitchen');
  expect(sized.area).toBe('8 x 10');
  expect(composeDesignPrompt(sized)).toContain('Room type: kitchen.');
});
