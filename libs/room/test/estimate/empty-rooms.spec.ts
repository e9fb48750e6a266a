import type { ConceptRequest } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** Rooms in which nothing of their kind stands: nothing is torn out, nothing stays, and pipes, wires and floor are new. */

type Category = ConceptRequest['category'];
const plan = (category: Category, area: string, designPrompt: string, budget?: string) =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-30' },
  );

const pricesOf = ({ quantities }: ReturnType<typeof plan>): string[] => quantities.map(({ price }) => price);
const tornOut = (told: ReturnType<typeof plan>): string[] =>
  pricesOf(told).filter((price) => price.startsWith('demolition'));
const there = ({ room }: ReturnType<typeof plan>): string[] =>
  room.items.filter(({ existing }) => existing).map(({ kind }) => kind);

const PIPED = ['rough-in', 'circuit-120'];
const BARE = ['drywall', 'insulation', 'circuit-120', 'outlet'];

describe('a room with nothing in it', () => {
  it.each([
    [
      'kitchen',
      '14x16',
      'There is an empty barn room, nothing in there yet. A kitchen with an L, sink, 30 inch range, dishwasher, fridge.',
      [...PIPED, ...BARE, 'light-recessed'],
    ],
    [
      'kitchen',
      '12x14',
      'Our addition shell is up, bare studs. Kitchen with island, gas range, dishwasher, refrigerator.',
      [...PIPED, ...BARE],
    ],
    [
      'kitchen',
      '10x12',
      'This is a storage room right now. We want to make it a small kitchen: sink, range, fridge.',
      PIPED,
    ],
    [
      'kitchen',
      '9x12',
      'We have no kitchen in the guest house. Simple kitchen: sink, 24 inch range, fridge.',
      PIPED,
    ],
    [
      'kitchen',
      '9x13',
      "We have a new addition, it's only framed. Galley kitchen with sink, range, fridge.",
      BARE,
    ],
    [
      'other',
      '8x10',
      'This room is empty, used for storage. A laundry room with washer, dryer, utility sink.',
      PIPED,
    ],
    ['other', '7x9', 'The hall closet becomes a laundry: stacked washer and dryer, shelf.', PIPED],
    [
      'other',
      '9x11',
      'Bare studs and a concrete slab. Laundry room: washer and dryer side by side, sink.',
      [...PIPED, ...BARE],
    ],
    ['other', '12x16', 'Empty barn room. Make it a home gym: rubber floor, mirrors, squat rack.', BARE],
    [
      'office',
      '9x11',
      'Bare studs, subfloor only. Office with desk for one, shelves.',
      [...BARE, 'light-recessed'],
    ],
    [
      'bedroom',
      '12x14',
      "New addition shell, drywall isn't up. Primary bedroom with a king bed, closet.",
      BARE,
    ],
    [
      'living room',
      '14x16',
      'The addition is framed and roofed. Family room: sectional, tv.',
      [...BARE, 'light-recessed'],
    ],
    [
      'bathroom',
      '7x9',
      'The storage room is empty, bare studs. Full bath with tub, toilet, vanity.',
      [...PIPED, 'fan', 'drywall'],
    ],
  ] as const)('%s %s, %s', (category, area, text, priced) => {
    const told = plan(category, area, text);
    expect(tornOut(told)).toEqual([]);
    expect(there(told)).toEqual([]);
    expect(pricesOf(told)).toEqual(expect.arrayContaining([...priced]));
    expect(pricesOf(told)).not.toContain('temporary-kitchen');
    expect(told.brief.unmet.join(' ')).not.toMatch(/barn|storage|closet|farmhouse/);
  });

  it('is what it is for a small sum too', () => {
    const told = plan(
      'kitchen',
      '9x12',
      'The room is empty. A kitchen: sink, 24 inch range, fridge.',
      '18000',
    );
    expect(tornOut(told)).toEqual([]);
    expect(there(told)).toEqual([]);
    expect(pricesOf(told)).toEqual(expect.arrayContaining(PIPED));
  });

  it.each([
    ['kitchen', '10x13', 'Turn the bedroom into a kitchen. U shape, sink, range, fridge.'],
    [
      'kitchen',
      '12x12',
      'The old dining room becomes the new kitchen. Island with two stools, range, dishwasher.',
    ],
  ] as const)('has a floor of its own where it was another room: %s %s, %s', (category, area, text) => {
    const told = plan(category, area, text);
    expect(tornOut(told)).toEqual(['demolition-floor', 'demolition-drywall']);
    expect(pricesOf(told)).toEqual(expect.arrayContaining(PIPED));
  });

  it.each([
    ['kitchen', '11x13', "New kitchen. There's an unfinished basement below. Gas range, sink, dishwasher."],
    ['kitchen', '12x14', 'We want to take the kitchen down to bare studs and start over, L shape.'],
    ['kitchen', '11x12', 'Nothing in there works. All new: cabinets, range, sink.'],
    ['kitchen', '12x14', 'The storage room next door stays. New cabinets, quartz, island, range.'],
    ['bathroom', '5x8', "There's nothing in there I want to keep. New tub, toilet, vanity, tile."],
  ] as const)('is another than one that stands: %s %s, %s', (category, area, text) => {
    expect(tornOut(plan(category, area, text))).not.toEqual([]);
  });

  it.each([
    ['office', '10x12', 'Home office. The room is empty, we just moved in. Desk, bookcases.'],
    ['bedroom', '11x12', 'Guest room, the room is empty. Queen bed, dresser, paint.'],
    ['office', '10x11', 'The spare bedroom becomes my office, desk and shelves.'],
  ] as const)('is only furnished where it is finished: %s %s, %s', (category, area, text) => {
    const told = pricesOf(plan(category, area, text));
    expect(told).not.toContain('drywall');
    expect(told.filter((price) => price.startsWith('floor-'))).toEqual([]);
  });
});
