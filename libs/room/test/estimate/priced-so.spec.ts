import type { ConceptRequest } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { draftScope, planConcept } from '../../src/index.js';
import { houseYears } from '../../src/scope/house-year.js';

const conceptOf = (request: ConceptRequest) => planConcept(request, { seed: 5, date: '2026-11-23' });
const flat = (request: ConceptRequest): string => draftScope(conceptOf(request)).replace(/\s+/g, ' ');
const clause = (text: string) => houseYears([{ text }]);

describe('what every bidder takes as so', () => {
  it('is said once for what the job has, and for nothing that it lacks', () => {
    const bath = flat({
      category: 'bathroom',
      designPrompt: 'Gut the bath, 6 by 9 ft. Walk-in shower with a glass door, tile floor, new fan, paint.',
      state: 'MO',
    });
    for (const words of [
      'Every bidder prices it so',
      'Each drain and supply with a rough-in moves up to 3 ft',
      "The fan's duct runs up to 12 ft",
      'one layer of floor covering',
      'with sales tax on material: 4.225 % in MO, and what county and town add',
      'frameless hinged door and fixed panels across',
    ])
      expect(bath).toContain(words);
    expect(bath).not.toContain('soffit');
    const paint = flat({ category: 'bedroom', features: 'paint the walls only' });
    for (const words of ['rough-in moves', 'The panel has spaces', "fan's duct", 'Plaster, a second layer'])
      expect(paint).not.toContain(words);
  });

  it('names the walls that are tiled', () => {
    const { quantities } = conceptOf({ category: 'bathroom', area: '6x9', features: 'walk-in shower' });
    const tiled = quantities.find((q) => q.price === 'shower-tile');
    expect(tiled?.where?.split(', ')).toHaveLength(Number(tiled?.formula?.[0]));
  });
});

describe('a floor that nobody asked for', () => {
  const floors = (designPrompt: string, tier?: 'simpler' | 'finer') =>
    conceptOf({ category: 'living room', area: '15x18', designPrompt, ...(tier ? { tier } : {}) })
      .quantities.map(({ price }) => price)
      .filter((price) => /^floor|floor$/.test(price));
  it('is neither laid nor torn out in a room that is furnished', () => {
    expect(floors('A sofa for four, two armchairs and a TV.')).toEqual([]);
    expect(floors('A sofa for four and a TV.', 'simpler')).toEqual([]);
    expect(floors('A sofa, a TV and a new oak floor.')).not.toEqual([]);
    expect(floors('A sofa for four and a TV.', 'finer')).not.toEqual([]);
  });
});

describe('lead-safe work', () => {
  const rule = 'treated as lead paint until tested';
  const kitchen = (words: string) => flat({ category: 'kitchen', designPrompt: `New cabinets. ${words}` });

  it('is asked for in a house of before 1978, named as open where no year is told, and not after', () => {
    expect(kitchen('House from 1965.')).toContain(
      `built in 1965, as the owner told, so painted surfaces are ${rule}`,
    );
    expect(kitchen('')).toContain('The year of the house was not told');
    expect(kitchen('')).toContain(rule);
    expect(kitchen('House from 1992.')).not.toContain(rule);
    expect(kitchen('House from 1992.')).toContain('If suspect material is found');
  });

  it('takes a year for the house only where it is told of the house', () => {
    expect(clause('house from 1988 over a basement')).toEqual({ from: 1988, to: 1988 });
    expect(clause('built in the 1970s')).toEqual({ from: 1970, to: 1979 });
    expect(clause('a house built before 1985')).toEqual({ to: 1984 });
    expect(clause('cabinets from 1985')).toBeUndefined();
    expect(clause('a house of 2000 sq ft')).toBeUndefined();
  });
});

describe('the walls of a bath', () => {
  const prices = (features: string): string[] =>
    conceptOf({ category: 'bathroom', area: '5x8', features }).quantities.map((q) => q.price);

  it('are stripped where it is gutted or laid out anew, and patched where new things stand in the old places', () => {
    const inPlace = 'replace the shower, vanity, toilet and tile floor; keep the layout';
    expect(prices(inPlace)).toContain('drywall-repair');
    expect(prices(inPlace)).not.toContain('drywall');
    expect(prices(inPlace)).not.toContain('demolition-drywall');
    expect(prices(`gut it, ${inPlace}`)).toEqual(expect.arrayContaining(['drywall', 'demolition-drywall']));
  });
});

describe('cabinets of a wood', () => {
  const kitchen = (features: string, budget = 60_000) =>
    conceptOf({ category: 'kitchen', area: '12x14', features, budget });

  it('cost what the wood adds where it was asked for, as far as the guides go', () => {
    const lineOf = (features: string, budget?: number) =>
      kitchen(features, budget).estimate.lines.find((l) => l.price?.startsWith('cabinet-wood-'));
    expect(lineOf('walnut cabinets')?.price).toBe('cabinet-wood-walnut');
    expect(lineOf('oak cabinets')?.price).toBe('cabinet-wood-oak');
    expect(lineOf('white painted cabinets')).toBeUndefined();
    expect(lineOf('keep the cabinets, new counters')).toBeUndefined();
    // The guides' custom cabinets are of any wood.
    expect(lineOf('custom walnut cabinets', 200_000)).toBeUndefined();
  });

  it('are the look of it where the style took it and nobody asked', () => {
    const modern = conceptOf({ category: 'bathroom', area: '6x9', style: 'modern', features: 'new vanity' });
    expect(modern.room.finishes.cabinets.material).toBe('walnut');
    expect(draftScope(modern).replace(/\s+/g, ' ')).toContain('veneer or laminate with the look of walnut');
    expect(draftScope(kitchen('walnut cabinets')).replace(/\s+/g, ' ')).not.toContain(
      'with the look of walnut',
    );
  });
});
