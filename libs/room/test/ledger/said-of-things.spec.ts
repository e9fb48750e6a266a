import type { LedgerEntry } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string, budget?: string) =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-30' },
  );
const entryOf = (concept: ReturnType<typeof planned>, begins: string): LedgerEntry | undefined =>
  concept.brief.ledger?.find(({ text }) => text.startsWith(begins));

describe('what a clause says of height, sight, views and what parts things is drawn only where it is so', () => {
  it.each<[RoomCategory, string, string, string, RegExp]>([
    [
      'kitchen',
      '12x15',
      'New kitchen with an island. The island should be 42 inches high.',
      'The island',
      /3'-0" high, not 3'-6"/,
    ],
    [
      'kitchen',
      '12x15',
      'New kitchen. Microwave low enough that the kids can reach it.',
      'Microwave',
      /not low/,
    ],
    [
      'kitchen',
      '13x16',
      'New kitchen, window on the north wall. Sink in the island looking at the backyard.',
      'Sink',
      /no window/,
    ],
    ['kitchen', '12x15', 'New kitchen. Three trash bins, one for each kind.', 'Three', /of the 3 bins/],
    ['bathroom', '8x10', 'New bathroom. Mirror low enough for the kids.', 'Mirror', /not low/],
    [
      'bedroom',
      '13x14',
      'New bedroom. A screen between the bed and the desk.',
      'A screen',
      /No screen stands between/,
    ],
    ['bedroom', '11x12', "Kid's room. Bookshelf low enough for a toddler.", 'Bookshelf', /not low/],
    [
      'bedroom',
      '11x12',
      "Kid's room. Two beds with a curtain between them.",
      'Two beds',
      /No curtain stands between/,
    ],
    ['living room', '16x20', 'Living room. Piano away from the heater.', 'Piano', /heater/],
    ['office', '11x13', 'Office. Printer hidden.', 'Printer', /in the open/],
    [
      'other',
      '8x11',
      'Laundry and mudroom. Litter box hidden but the cat can get in.',
      'Litter',
      /in the open/,
    ],
    ['other', '8x11', 'Laundry and mudroom. Hooks at kid height.', 'Hooks', /on no sheet/],
  ])('%s %s: %s', (category, area, text, begins, note) => {
    const concept = planned(category, area, text);
    const entry = entryOf(concept, begins);
    expect(entry?.outcome).toBe('changed');
    expect(entry?.note).toMatch(note);
    expect(concept.brief.unmet.some((sentence) => sentence.includes(begins))).toBe(true);
  });

  it.each<[RoomCategory, string, string, string]>([
    ['kitchen', '12x15', 'New kitchen. Wall oven at eye level.', 'Wall oven'],
    ['kitchen', '12x15', 'New kitchen. The trash has to be hidden.', 'The trash'],
    ['kitchen', '12x15', 'New kitchen with an island. The island should be 36 inches high.', 'The island'],
    ['bathroom', '8x10', "New bathroom. Vanity at 36 inches, we're tall.", 'Vanity'],
    ['garage', '22x24', 'Organize the garage. Workbench at standing height.', 'Workbench'],
    ['garage', '22x24', "Organize the garage. Bikes, there's five of them.", 'Bikes'],
    ['office', '11x13', "Office. Two desks that aren't facing each other.", 'Two desks'],
  ])('%s %s: %s is drawn so', (category, area, text, begins) => {
    expect(entryOf(planned(category, area, text), begins)?.outcome).toBe('drawn');
  });

  it('counts told behind a name count', () => {
    const { room } = planned(
      'garage',
      '22x24',
      "Organize the garage. Where do the bikes go, there's 5 of them.",
    );
    expect(room.items.find(({ kind }) => kind === 'bike-rack')?.traits).toMatchObject({ bikes: 5 });
  });
});

describe('questions are answered from the plan, the prices and the rules', () => {
  it.each<[RoomCategory, string, string, RegExp]>([
    [
      'living room',
      '16x22',
      'TV and a couch, fireplace on the north wall. Could the TV go on another wall so I can see both?',
      /TV is at the [a-z]+ wall\. .*fireplace/,
    ],
    ['living room', '16x20', 'Sofa and TV. Can the couch go in front of the window?', /^Yes: so it is drawn/],
    ['living room', '16x20', 'Sofa and TV. How far should the sofa be from the TV?', /Here: \d+'/],
    ['kitchen', '12x15', "New kitchen. What's all this going to set me back?", /^About \$/],
    [
      'kitchen',
      '12x15',
      "New kitchen. What's the difference in price between stock and custom cabinets?",
      /between them/,
    ],
    ['kitchen', '12x15', 'New kitchen. Where would the microwave go?', /microwave is at the/],
    ['kitchen', '12x15', 'New kitchen. What can I cut to save money?', /dearest lines/],
    ['kitchen', '12x15', 'New kitchen. Will it hold its value?', /half to three quarters/],
    ['kitchen', '12x15', 'New kitchen. Can we do it in phases?', /seam/],
    ['bathroom', '5x8', 'Remodel the bathroom. Is 5x8 enough for two sinks?', /60 in/],
    ['bathroom', '5x8', 'Replace the tub with a shower. Is that legal with one bathroom?', /IRC R306\.1/],
    ['bathroom', '8x10', 'New bathroom. How much would a heated floor add?', /more for the \d+ sq ft/],
    ['basement', '22x26', "Finish the basement. What's that going to do to my taxes?", /assessor/],
    ['garage', '22x24', "Garage conversion. Do I need the HOA's OK?", /board/],
    ['office', '10x12', 'Office. Which way should the desk face?', /one looks (?:north|south|east|west)/],
  ])('%s %s: %s', (category, area, text, answer) => {
    const asked = text.split(/(?<=[.]) /).at(-1) ?? '';
    const entry = entryOf(planned(category, area, text), asked.slice(0, 12));
    expect(entry?.note).toMatch(answer);
    expect(entry?.note).not.toContain('who answers it on site');
  });

  it('a sink that moves to the island stands there, and its pipes are priced', () => {
    const concept = planned(
      'kitchen',
      '12x15',
      'New kitchen with an island. Can we move the sink to the island?',
    );
    expect(concept.room.items.find(({ kind }) => kind === 'sink-base')?.group).toBe('island');
  });
});

describe('what is said aside is no wish', () => {
  it.each<[RoomCategory, string]>([
    ['kitchen', 'New cabinets and counters. Not a remodel exactly.'],
    ['kitchen', 'New cabinets and an island. No wait, a peninsula.'],
    ['kitchen', "New cabinets. My sister thinks we're nuts."],
    ['kitchen', 'New cabinets. Sorry for rambling.'],
    ['kitchen', 'New cabinets. Anyway. Also a farm sink.'],
    ['bathroom', 'New bathroom. No judgement please.'],
    ['bathroom', "New bathroom. I'm 72 and widowed."],
    ['bathroom', 'New bathroom. The kids fight every morning.'],
    ['living room', 'Sofa and TV. Two armchairs, nothing low and squashy.'],
    ['living room', 'Sofa and TV. Our house is a 1962 ranch in Ohio.'],
    ['other', "Laundry room. Six people's laundry, send help."],
  ])('%s: %s', (category, text) => {
    const { brief } = planned(category, '12x15', text);
    const told = brief.ledger ?? [];
    expect(
      told.filter(({ note = '' }) => /^Nothing of the kind|Left to the contractor as written/.test(note)),
    ).toEqual([]);
    expect(told.filter(({ outcome }) => outcome === 'unclear')).toEqual([]);
    expect(brief.unmet.filter((sentence) => sentence.includes('as you wrote it'))).toEqual([]);
  });

  it('a "no, really" refuses nothing before it', () => {
    const { wishes } = planned('living room', '16x20', 'Sofa and TV. No, really, the carpet is that bad.');
    expect(wishes.refused).not.toContain('tv');
    expect(wishes.refused).not.toContain('sofa');
  });

  it('the sums of a budget are told once', () => {
    const { brief } = planned(
      'kitchen',
      '12x15',
      'Landlord here. New cabinets, counters and floor.',
      '$9,000',
    );
    expect(entryOf({ brief } as ReturnType<typeof planned>, 'Landlord')?.note ?? '').not.toContain('$');
  });
});

describe('who sits at a desk looks over its back', () => {
  it('desks at opposite walls do not face each other', () => {
    const concept = planned(
      'office',
      '10x12',
      'Two desks 60x30, not facing each other. Door on the south wall.',
    );
    expect(entryOf(concept, 'Two desks')?.outcome).toBe('drawn');
    expect(concept.brief.unmet).toEqual([]);
  });

  it('desks beside each other are not told to be so', () => {
    const concept = planned('office', '12x14', 'Two desks, so that we face each other at work.');
    expect(concept.brief.ledger?.map(({ note }) => note).join(' ')).toContain('face each other');
  });

  it('a narrow pantry cabinet is measured along its front', () => {
    const concept = planned('kitchen', '9\'6" x 13\'4"', 'Galley. Pantry cabinet 18" wide, 30" range.');
    expect(entryOf(concept, 'Pantry')?.outcome).toBe('drawn');
  });
});
