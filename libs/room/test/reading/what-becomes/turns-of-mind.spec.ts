import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

/** The last word about a thing is drawn and priced; who works for nothing or for half leaves the material in the price. */

const concept = (category: RoomCategory, designPrompt: string) =>
  planConcept({ category, area: '14x16', designPrompt }, { seed: 1, date: '2026-11-29' });
type Made = ReturnType<typeof concept>;

const shown = ({ room, estimate }: Made): string =>
  [
    ...room.items.map((item) => `${item.kind} ${'label' in item ? item.label : ''}`),
    ...estimate.lines.filter(({ likely }) => likely > 0).map(({ item }) => item),
  ].join('\n');
const told = ({ brief }: Made, words: string) => brief.ledger?.find(({ text }) => text.includes(words));

describe('a turn of mind', () => {
  it.each<[RoomCategory, string, RegExp, RegExp | undefined, string]>([
    [
      'kitchen',
      "First we were going to do a peninsula because my sister has one, then I drew it out with painter's tape and hated it, so an island.",
      /peninsula/i,
      /island/i,
      'peninsula',
    ],
    [
      'kitchen',
      'I used to want a pot filler. These days I’d rather have an island.',
      /pot filler/i,
      /island/i,
      'pot filler',
    ],
    ['kitchen', 'The designer drew a peninsula. We want an island.', /peninsula/i, /island/i, 'peninsula'],
    [
      'kitchen',
      'I was leaning toward a wine fridge, but after living here a year I want an island.',
      /wine/i,
      /island/i,
      'wine fridge',
    ],
    [
      'bathroom',
      'We talked about a steam shower and then talked about the electric bill, so no steam.',
      /steam/i,
      undefined,
      'steam shower',
    ],
    ['bathroom', 'He wanted a bidet, I wanted a towel warmer, and I won.', /bidet/i, /towel|warm/i, 'bidet'],
    [
      'basement',
      'My dream was a sauna but the room is too small, so a TV it is.',
      /sauna/i,
      /television/i,
      'sauna',
    ],
    [
      'basement',
      "I've got a pool table I've had since college. Kathy said sell it, and she found a fella who paid cash, so it's gone, forget the pool table.",
      /pool table/i,
      undefined,
      'forget the pool table',
    ],
    ['living room', 'We thought about a piano but decided on a desk.', /piano/i, /desk/i, 'piano'],
    [
      'living room',
      'We ruled out a ceiling fan after seeing my sister’s.',
      /ceiling fan/i,
      undefined,
      'ceiling fan',
    ],
    [
      'living room',
      'I wanted carpet. Kathy hates it, so no carpet, but oak floors are okay.',
      /carpet/i,
      /floor/i,
      'no carpet',
    ],
    ['bedroom', 'A desk. Scratch that, a bookcase.', /desk/i, /bookcase/i, 'desk'],
  ])('%s: %s', (category, text, gone, comes, words) => {
    const made = concept(category, text);
    expect(shown(made)).not.toMatch(gone);
    if (comes) expect(shown(made)).toMatch(comes);
    expect(told(made, words)?.outcome).not.toMatch(/^(?:drawn|priced|kept|conflict|unclear)$/);
  });

  it('leaves one vanity at the last size told, where two sinks were had in mind', () => {
    const made = concept(
      'bathroom',
      'On the left wall I had in mind two sinks, a 72 inch vanity, but honestly he shaves at the gym, so one sink, 60 inches.',
    );
    const vanity = made.room.items.find(({ kind }) => kind === 'vanity');
    expect(Math.max(vanity?.box.widthIn ?? 0, vanity?.box.depthIn ?? 0)).toBe(60);
    expect(vanity?.kind === 'vanity' && (vanity.traits?.sinks ?? 1)).toBe(1);
  });

  it('goes by the color that is named last', () => {
    const { wishes } = concept(
      'kitchen',
      'I was set on navy cabinets, now I’m over navy. White cabinets, please.',
    );
    expect(wishes.colors.map(({ name }) => name)).toEqual(['white']);
  });
});

describe('what is refused', () => {
  it.each<[RoomCategory, string, RegExp]>([
    ['other', 'A mudroom with hooks and a bench. Washer and dryer stay upstairs.', /washer|dryer/i],
    ['living room', 'Sofa and two armchairs. The coffee table stays in the other room.', /coffee table/i],
    ['living room', 'Sofa and two armchairs. We already have a TV in the next room.', /television/i],
    ['bathroom', 'Walk-in shower. My husband wants a bidet and he may not have one.', /bidet/i],
    ['kitchen', 'Gas range. No skylight, island or pot filler.', /island|pot filler/i],
    ['kitchen', 'Gas range. Leave out the island.', /island/i],
    ['kitchen', 'Gas range. We had an island in the last house and never used it, so not again.', /island/i],
  ])('%s: %s', (category, text, gone) => {
    expect(shown(concept(category, text))).not.toMatch(gone);
  });
});

describe('who works for nothing or for half', () => {
  const BASE =
    'New walk-in shower with tile, tile floor, new vanity, toilet moved to the right wall, recessed lights and paint.';
  const sums = (text: string, trade: string) => {
    const lines = concept('bathroom', `${BASE} ${text}`).estimate.lines.filter(
      (line) => line.trade === trade,
    );
    const sum = (key: 'laborUsd' | 'materialUsd') => lines.reduce((usd, line) => usd + line[key], 0);
    return { labor: sum('laborUsd'), material: sum('materialUsd') };
  };
  it.each([
    [
      'My brother-in-law Denny is a licensed electrician and does all the wiring for free, but we buy the materials.',
      'electrical',
      0,
    ],
    ['My brother Gary does the wiring, no charge, we buy the material.', 'electrical', 0],
    ['My cousin Vic is a plumber. Vic charges us, but half.', 'plumbing', 0.5],
    ['Our plumber neighbor does the plumbing at half price.', 'plumbing', 0.5],
  ])('%s', (text, trade, paid) => {
    const before = sums('', trade);
    const after = sums(text, trade);
    expect(after.labor / before.labor).toBeCloseTo(paid, 1);
    expect(after.material).toBe(before.material);
  });
  it('prices nothing of what is paid already', () => {
    expect(sums('We already paid a guy for the plumbing.', 'plumbing')).toEqual({ labor: 0, material: 0 });
  });
  it('spends what is not kept back', () => {
    const { wishes } = concept(
      'kitchen',
      'We have $62,000 total and I want $5,000 of that left untouched for surprises.',
    );
    expect(wishes.budgetUsd).toBe(57_000);
  });
});
