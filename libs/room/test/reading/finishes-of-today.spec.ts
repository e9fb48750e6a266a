import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** What a floor, a counter or a wall is made of or painted today asks for nothing where another finish is named for it. */

const finishes = (category: RoomCategory, designPrompt: string) =>
  planConcept({ category, area: '12x14', designPrompt }, { seed: 1, date: '2026-11-29' }).room.finishes;

describe('of two materials of a surface', () => {
  it.each([
    'Old carpet, want hardwood.',
    'The carpet is ten years old and smells like the dog; hardwood instead.',
    "There's carpet everywhere now, and we'd love hardwood.",
    'Replace the carpet with hardwood.',
    'New hardwood floors to replace the linoleum.',
    'The last owners put in laminate. I would rather have hardwood.',
    'The current floor is tile. Hardwood please.',
    'The carpet has seen better days. Hardwood floor.',
  ])('the new one lies there: %s', (text) => {
    expect(finishes('living room', text).floor?.material).toBe('oak-plank');
  });

  it.each([
    ['The carpet is worn out so tile please.', 'porcelain-tile'],
    ['Hardwood floors, with a rug.', 'oak-plank'],
    ['Carpet, please.', 'carpet'],
  ])('a word that names several surfaces names the one left bare: %s', (text, material) => {
    expect(finishes('living room', text).floor?.material).toBe(material);
  });

  it.each([
    'Old laminate counters, want butcher block.',
    'Replace the granite with butcher block.',
    'The laminate counters have seen better days. Butcher block counters.',
    'Change the counters from laminate to butcher block.',
  ])('counters too: %s', (text) => {
    expect(finishes('kitchen', text).counter?.material).toBe('butcher-block');
  });
});

describe('of two colors of a surface', () => {
  it.each([
    'The cabinets are white now and we want navy.',
    'White cabinets now, navy please.',
    'Paint the white cabinets navy.',
    'Change the cabinets from white to navy.',
    'The cabinets are white. Make them navy.',
    'Navy cabinets instead of white.',
  ])('the new one is painted: %s', (text) => {
    expect(finishes('kitchen', text).cabinets?.color).toBe(
      finishes('kitchen', 'Navy cabinets.').cabinets?.color,
    );
  });

  it('both stay where each has its own cabinets', () => {
    const { cabinets, accentCabinets } = finishes('kitchen', 'White uppers and navy lowers.');
    expect(cabinets?.color).not.toBe(accentCabinets?.color);
  });
});
