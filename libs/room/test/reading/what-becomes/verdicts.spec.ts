import { readBrief } from '@plumbline/brief';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

const read = (category: RoomCategory, designPrompt: string) => readBrief({ category, designPrompt }).brief;
const outcomes = (category: RoomCategory, designPrompt: string): string[] =>
  (planConcept({ category, designPrompt }, { seed: 3, date: '2026-11-22' }).brief.ledger ?? []).map(
    ({ text, outcome }) => `${text}: ${outcome}`,
  );
const keeps = (category: RoomCategory, text: string): string[] =>
  (read(category, text).kept ?? []).map((k) => k.id);

describe('a clause that says what becomes of a thing named before it', () => {
  it.each([
    ['bathroom', 'New tile. Tub: dont need it', 'bathtub'],
    ['bathroom', 'Honey oak vanity from the 90s, take it. New sink', 'vanity'],
    ['kitchen', 'An island? My husband asked, no. Lots of drawers', 'island'],
    ['living room', 'Sofa can stay, coffee table can’t', 'coffee-table'],
    ['bedroom', 'Queen bed. A chandelier would be too much I suppose', 'chandelier'],
    ['office', 'Desk. A separate entrance would be nice someday', 'back-door'],
    ['bedroom', 'the carpet is old, take up the pink carpet', 'carpet'],
  ] as const)('refuses it: %s, "%s"', (category, text, feature) => {
    const { refused, wanted, avoided } = read(category, text);
    expect([...refused, ...avoided]).toContain(feature);
    expect(wanted).not.toContain(feature);
  });

  it.each([
    ['bathroom', 'The tub leaks, fix it. New vanity', 'bathtub'],
    ['kitchen', 'Is the floor level? No. We want an island', 'island'],
    ['kitchen', 'Absolutely not: open shelves. Wine fridge', 'wine-fridge'],
    ['bedroom', 'A bath she can roll into someday, king bed', 'king'],
    ['basement', 'Bathroom later so rough in the plumbing, big tv', 'tv'],
    ['living room', 'A big ottoman not a coffee table and the TV on an arm', 'tv'],
    ['kitchen', 'The sink moves to the island', 'island'],
    ['bathroom', 'Move the toilet? No. Big shower', 'toilet'],
  ] as const)('does not reach too far: %s, "%s"', (category, text, feature) => {
    expect(read(category, text).refused).not.toContain(feature);
  });

  it.each([
    ['bedroom', 'closet is full of my sewing, hands off', 'closet'],
    ['kitchen', 'The layout actually works so let’s not mess with it', 'layout'],
    ['other', 'Water heater is in the corner and lives there', 'water-heater'],
    ['other', 'laundry is shared, keep where it is', 'laundry'],
    ['kitchen', 'Same floor. New counters', 'floor'],
    ['living room', 'leave shelves on the back wall', 'bookcase'],
    ['living room', 'chandelier: my mother in law gave it, so.. stays', 'chandelier'],
  ] as const)('lets it stay: %s, "%s"', (category, text, id) => {
    expect(keeps(category, text)).toContain(id);
  });

  it.each([
    ['kitchen', 'leave a light on over the sink at night', 'lights'],
    ['kitchen', 'same floor as the hall, new counters', 'floor'],
    ['living room', 'Don’t touch me, I am tired. New sofa', 'sofa'],
    ['bathroom', 'The tile we love it when it shines. New vanity', 'vanity'],
  ] as const)('keeps no other: %s, "%s"', (category, text, id) => {
    expect(keeps(category, text)).not.toContain(id);
  });
});

describe('small repairs', () => {
  const repairs = (category: RoomCategory, text: string): boolean =>
    read(category, text).wanted.includes('small-repair');
  it.each([
    ['kitchen', 'Fix the hole behind the fridge'],
    ['living room', 'Threshold at the patio door is too high, ramp it'],
    ['bathroom', 'The soap dish fell off'],
  ] as const)('are of things that no list knows: %s, "%s"', (category, text) => {
    expect(repairs(category, text)).toBe(true);
  });
  it.each([
    ['living room', 'plug-in sconces, peel and stick on the ugly wall'],
    ['kitchen', 'a wheelchair ramp to the door'],
    ['kitchen', 'Fix the dripping faucet'],
    ['living room', 'My husband fell off a ladder'],
    ['kitchen', "Don't fix the clock"],
  ] as const)('are no more: %s, "%s"', (category, text) => {
    expect(repairs(category, text)).toBe(false);
  });
});

describe('what moves into another room', () => {
  it('goes out of this one', () => {
    expect(read('living room', 'TV on the wall, bookcase moves to the office').refused).toContain('bookcase');
  });
  it.each([
    ['office', 'bookcase moves to the office'],
    ['living room', 'The door goes to the garage. bookcase'],
  ] as const)(
    'is asked for where that room is this one, and a part of the house leads there: %s, "%s"',
    (category, text) => {
      expect(read(category, text).refused).not.toContain('bookcase');
    },
  );
});

describe('words that are right as they stand', () => {
  it.each([
    ['Something my brother is not bothered by, leaning bikes', 'leaning'],
    ['plumb for later', 'plumb'],
  ])('are not mended: "%s"', (text) => {
    const { understood } = readBrief({ category: 'living room', designPrompt: text }).reading;
    expect(understood.map(({ meaning }) => meaning).join()).not.toMatch(/plum\b|damage/);
  });
  it('but slips are', () => {
    expect(read('kitchen', 'quarts counters').materials.counter).toMatch(/^quartz/);
  });
});

describe('the ledger', () => {
  it('lets a refusal stand for itself, and a story with its neighbor', () => {
    expect(outcomes('bedroom', 'Soft floor, no bright colors. New bed')).toContain(
      'no bright colors: refused',
    );
    // A full stop ends an entry: who comes there is an entry of its own.
    expect(outcomes('office', 'L desk. People come with papers. Two chairs')).toContain('L desk: drawn');
  });
  it('reads a reason behind a comma with what it is for', () => {
    expect(outcomes('living room', 'no rug, baby throws food')).toEqual([
      'no rug, baby throws food: refused',
    ]);
  });
  it('takes no wish for a story', () => {
    expect(outcomes('living room', 'A sofa, we want a rug that hides dirt')).toHaveLength(2);
  });
});

describe('board on new walls', () => {
  it('breaks no refusal of drywall', () => {
    const { ledger } = planConcept(
      { category: 'basement', designPrompt: 'No drywall. A half bath and a bar', area: '20x24' },
      { seed: 3, date: '2026-11-22' },
    ).brief;
    expect(ledger?.find(({ text }) => text === 'No drywall')?.outcome).toBe('refused');
  });
});
