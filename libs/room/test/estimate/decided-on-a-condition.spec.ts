import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: RoomCategory, area: string, designPrompt: string, budget?: string) =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-30' },
  );
const toldOf = (concept: ReturnType<typeof plan>, of: RegExp) =>
  concept.brief.ledger?.find(({ text }) => of.test(text));

describe('what is asked for on a condition of price', () => {
  it('is one clause where the condition comes before its order', () => {
    const concept = plan(
      'bathroom',
      '8x10',
      "If it's less than 2k put in a heated floor. New tile.",
      '15000',
    );
    expect(toldOf(concept, /heated floor/)?.text).toMatch(/^If it/);
    expect(toldOf(concept, /heated floor/)?.note).toMatch(/^It is in: it adds/);
  });

  it.each([
    [
      'kitchen',
      '12x14',
      "New cabinets and quartz counters. If there's money left, add a wine fridge.",
      '60000',
      /wine/,
    ],
    ['bathroom', '8x10', "New vanity. A heated floor as long as there's money left.", '15000', /heated/],
    ['bathroom', '8x10', 'New vanity. Money permitting a heated floor.', '15000', /heated/],
  ] as const)(
    'is held against the budget where money is left: %s %s %s',
    (category, area, text, budget, of) => {
      expect(toldOf(plan(category, area, text, budget), of)?.note).toMatch(/with it the total is/);
    },
  );

  it('is held against its own sum: if we can do it for under 2k', () => {
    const concept = plan('bedroom', '12x14', 'New paint. Window seat if we can do it for under 2k.', '9000');
    expect(toldOf(concept, /Window seat/)?.note).toMatch(/adds \$[\d,]+, (?:within|more than) \$2,000/);
  });

  it.each([
    ['$2500', 'drawn', 'refused', false],
    ['$900', 'refused', 'drawn', true],
  ] as const)('or what is wished for otherwise: glass if under %s', (sum, glass, curtain, isCurtain) => {
    const concept = plan(
      'bathroom',
      '8x10',
      `New shower. Frameless glass if under ${sum}, otherwise a curtain.`,
      '20000',
    );
    expect(toldOf(concept, /glass/)?.outcome).toBe(glass);
    expect(toldOf(concept, /curtain/)?.outcome).toBe(curtain);
    expect(concept.wishes.wanted.includes('shower-curtain')).toBe(isCurtain);
    expect(concept.wishes.wanted.includes('glass-enclosure')).toBe(!isCurtain);
  });
});

describe('one of two', () => {
  it.each([
    ['bedroom', '11x12', 'Either a queen bed or a king, whichever fits.', ['queen-bed', 'king-bed']],
    [
      'office',
      '10x11',
      'Desk, and either an armchair or a loveseat, you decide.',
      ['one-armchair', 'loveseat'],
    ],
    ['living room', '13x15', 'A sectional or two sofas, whichever works better.', ['sectional', 'two-sofas']],
    ['bedroom', '12x14', 'Window seat or a reading chair, either is fine.', ['window-seat', 'one-armchair']],
    [
      'living room',
      '14x16',
      'A fireplace or a media wall, whichever costs less.',
      ['fireplace', 'media-wall'],
    ],
  ] as const)('is taken, and the ledger says why: %s %s %s', (category, area, text, ways) => {
    const concept = plan(category, area, text);
    expect(ways.filter((id) => concept.wishes.wanted.includes(id))).toHaveLength(1);
    expect(concept.brief.ledger?.map(({ note = '' }) => note).join(' ')).toMatch(
      /is taken|is the cheaper|come to the same/,
    );
    expect(concept.brief.unmet.filter((told) => /^Noted|^Not so/.test(told))).toEqual([]);
  });

  it('is the cheaper material, and nobody misses the dearer', () => {
    const concept = plan(
      'kitchen',
      '12x14',
      'New counters, quartz or butcher block, whichever is cheaper.',
      '15000',
    );
    expect(concept.room.finishes.counter.material).toBe('butcher-block');
    expect(toldOf(concept, /quartz/)).toMatchObject({
      outcome: 'drawn',
      understood: 'counters: butcher block',
    });
    expect(concept.brief.unmet).toEqual([]);
  });
});
