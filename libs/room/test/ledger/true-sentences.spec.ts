import type { Concept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** No sentence of a ledger is disproved by the sheet or by the price list beside it. */

const plan = (category: RoomCategory, designPrompt: string, more: object = {}) =>
  planConcept({ category, designPrompt, ...more }, { seed: 1, date: '2026-11-29' });

const TEXTS: readonly (readonly [RoomCategory, string, string])[] = [
  ['bathroom', '8x9', 'Comfort height toilet and a single 36 in vanity with mirror and a light over it.'],
  ['bathroom', '6x8', 'New toilet, vanity with a shelf above it, towel bar next to it'],
  ['kitchen', '10x12', 'Range with a hood over it, sink with a light over it.'],
  ['bedroom', '12x15', 'Paint light blue but make one wall chalkboard paint.'],
  ['office', '10x12', 'Desk, one wall of shelves, one wall in wallpaper'],
  ['other', '8x11', 'Mudroom. Leave the garage door where it is and do a tile floor.'],
  ['kitchen', '12x14', 'New cabinets, quartz, keep the garage door where it is'],
  ['kitchen', '12x13', 'New cabinets. Keep the pantry closet in the corner.'],
  [
    'basement',
    '20x24',
    'Family room. My cousin is an electrician and is doing all the wiring so dont price that, but show us where the lights and outlets go.',
  ],
  ['bedroom', '12x15', 'Need a ceiling fan with light, theres no wiring up there now just a switched outlet'],
  ['basement', '20x24', 'Basement is unfinished, bare concrete. Finish with a family room and a bathroom.'],
  ['basement', '20x24', 'Family room, LVP. Leave access to the pipes and shutoff valve.'],
  ['basement', '20x24', 'My dad says drywall ceiling looks better but I want drop ceiling.'],
  ['kitchen', '12x14', 'My mom thinks we should do granite but we want quartz. New cabinets.'],
  ['bathroom', '8x9', 'New vanity with two sinks. I have the faucets already. New toilet.'],
  ['bathroom', '8x9', 'Heated towel rack, we have it in the box. New tile.'],
];

/** Sentences of a concept that its own room or lines speak against. */
function disproved({ brief, room, estimate, wishes }: Concept): string[] {
  const told = [
    ...(brief.ledger ?? []).map(({ understood, note = '' }) => `${understood} ${note}`),
    ...brief.unmet,
  ];
  const labels = room.items.map(({ label }) => label.toLowerCase());
  const hasDoor = room.openings.some(({ kind }) => kind !== 'window');
  return told.filter((text) => {
    const missing = /\b(?:shows no|No) ([a-z -]{3,30}?) (?:that could stay|stands in)/.exec(text)?.[1];
    const owned = /You supply: ([a-z]+)/.exec(text)?.[1];
    return (
      /\b(?:vanity|toilet|tub|shower|sink) over the\b/i.test(text) ||
      (/\bone-wall\b/i.test(text) && room.category !== 'kitchen') ||
      /It contradicts/.test(text) ||
      /^Goes: /.test(text) ||
      (missing !== undefined &&
        (labels.some((label) => label.includes(missing)) || (/door/.test(missing) && hasDoor))) ||
      (owned !== undefined &&
        estimate.lines.some(
          ({ item, state }) =>
            state === 'included' && item.toLowerCase().includes(owned) && !/owner/.test(item),
        )) ||
      (/counters: concrete/.test(text) && wishes.materials.counter === 'concrete') ||
      /supply and drain lines replaced/.test(text)
    );
  });
}

describe('a ledger', () => {
  it.each(TEXTS)('of a %s of %s is true: "%s"', (category, area, text) => {
    expect(disproved(plan(category, text, { area }))).toEqual([]);
  });

  it('takes what its writer wants, and not what somebody else thinks', () => {
    const { wishes } = plan(
      'kitchen',
      'My mom thinks we should do granite but we want quartz. New cabinets.',
    );
    expect(wishes.materials.counter).toBe('quartz');
    const { ledger } = plan('basement', 'My dad says drywall ceiling looks better but I want LVP.').brief;
    expect(ledger?.find(({ text }) => text.includes('dad'))?.note).toContain('Somebody else thinks so');
  });

  it('reads a light over a vanity as one on the wall', () => {
    const { wishes } = plan('bathroom', 'New vanity with a big mirror and lights above it.');
    expect(wishes.wanted).toContain('sconces');
    expect(wishes.wanted).not.toContain('recessed-lights');
  });
});
