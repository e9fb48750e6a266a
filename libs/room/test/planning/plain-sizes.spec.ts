import type { ConceptRequest } from '@plumbline/brief';
import type { SizedThing } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { measuredThings } from '../../src/shown/measured-things.js';

/** One thing with one width, said as anybody says it: the room has it so, and the ledger says that it is drawn. Inches. */

type Row = readonly [ConceptRequest['category'], string, SizedThing, string, readonly number[]];

const ROWS: readonly Row[] = [
  ['kitchen', '12x16', 'range', 'range', [36, 48]],
  ['kitchen', '12x16', 'refrigerator', 'fridge', [30, 42]],
  ['kitchen', '12x16', 'dishwasher', 'dishwasher', [18]],
  ['bathroom', '9x12', 'vanity', 'vanity', [30, 60]],
  ['bathroom', '9x12', 'bathtub', 'tub', [66]],
  ['living room', '16x20', 'sofa', 'sofa', [72, 96]],
  ['living room', '16x20', 'coffee-table', 'coffee table', [36, 42]],
  ['living room', '16x20', 'console-table', 'console table', [60, 72]],
  ['living room', '16x20', 'window-seat', 'window seat', [48, 60]],
  ['bedroom', '14x16', 'nightstand', 'nightstand', [28]],
  ['bedroom', '14x16', 'window-seat', 'window seat', [60]],
  ['bedroom', '14x16', 'dresser', 'dresser', [48, 72]],
  ['basement', '22x28', 'workbench', 'workbench', [60, 72]],
  ['basement', '22x28', 'bar', 'wet bar', [72, 96]],
  ['garage', '24x24', 'tool-chest', 'tool chest', [56]],
  ['garage', '24x24', 'freezer', 'freezer', [36]],
  ['garage', '24x24', 'shelves', 'shelving unit', [48, 72]],
  ['office', '12x14', 'file-cabinet', 'filing cabinet', [36]],
  ['other', '10x13', 'lockers', 'locker', [15]],
  ['other', '10x13', 'bench', 'mudroom bench', [36, 60]],
];
const SAID: readonly ((thing: string, inches: number) => string)[] = [
  (thing, n) => `I'd like a ${n} inch ${thing}.`,
  (thing, n) => `A ${thing} that is ${n} inches wide.`,
  (thing, n) => `I want a ${thing}. It should be ${n} inches wide.`,
  (thing, n) => `The ${thing} should be ${n}" wide.`,
  (thing, n) => `We have room for a ${n}-inch ${thing}.`,
];

describe('the width of a thing', () => {
  const cases = ROWS.flatMap(([category, area, thing, name, widths], i) =>
    widths.map((widthIn, k) => ({
      category,
      area,
      thing,
      widthIn,
      text: SAID[(i * 2 + k) % SAID.length]?.(name, widthIn) ?? '',
    })),
  );
  it.each(cases)('$category: $text', ({ category, area, thing, widthIn, text }) => {
    const { room, brief } = planConcept(
      { category, area, designPrompt: text },
      { seed: 1, date: '2026-11-29' },
    );
    expect(measuredThings({ thing, widthIn }, room).right).not.toEqual([]);
    expect(brief.ledger?.find((entry) => entry.text.includes(String(widthIn)))?.outcome).toBe('drawn');
  });
});
