import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** Baths where there was none: everything gets its pipes, its fan and its circuit, and nothing is torn out that is not there. */

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'bathroom', area, designPrompt }, { seed: 1, date: '2026-11-30' });

const pricesOf = ({ quantities }: ReturnType<typeof plan>): string[] => quantities.map(({ price }) => price);
const tornOut = (told: ReturnType<typeof plan>): string[] =>
  pricesOf(told).filter((price) => /^demolition-(?:fixture|tub|tile)/.test(price));
const windows = ({ room }: ReturnType<typeof plan>): number =>
  room.openings.filter(({ kind }) => kind === 'window').length;

describe('a bath in a room that had none', () => {
  it.each([
    ['5x6', 'Turn the coat closet into a powder room. Toilet and a small sink.', 0],
    ['5x6', 'The linen closet becomes a half bath. Pedestal sink and toilet.', 0],
    ['5x6', "It's a pantry today; we'd like a powder room with a toilet and a corner sink.", 0],
    ['6x6', "Half bath under the stairs? It's a closet now. A toilet and a small sink.", 0],
    ['5x7', 'Powder room where the vacuum closet is now, toilet and wall hung sink.', 0],
    [
      '6x8',
      "Put a three quarter bath in the basement. There's no bathroom down there now. Shower, toilet, vanity.",
      1,
    ],
    ['6x8', "We're building a three-quarter bath in what is now the laundry. Shower, toilet, vanity.", 1],
    ['5x8', 'We want to add a bathroom in the corner of the garage. Shower, toilet and sink.', 1],
  ] as const)('%s, %s', (area, text, most) => {
    const told = plan(area, text);
    expect(tornOut(told)).toEqual([]);
    expect(pricesOf(told)).toEqual(expect.arrayContaining(['rough-in', 'fan', 'circuit-120']));
    expect(windows(told)).toBeLessThanOrEqual(most);
    expect(told.brief.unmet.join(' ')).not.toMatch(/closet|pantry|drawn nor priced: bathroom/);
  });

  it.each([
    ['5x8', 'Our hall bath: new vanity and toilet, the tub stays.'],
    ['5x9', 'Redo our hall bath. The linen closet is now too small. New tub, toilet and vanity.'],
    ['8x10', 'Turn the linen closet into a bigger shower. New vanity and toilet.'],
    ['5x8', 'The powder room under the stairs is dated: new toilet and sink.'],
  ] as const)('is another than one that stands: %s, %s', (area, text) => {
    expect(tornOut(plan(area, text))).not.toEqual([]);
  });
});
