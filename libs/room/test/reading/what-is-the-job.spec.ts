import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-12-01' });
const linesOf = (category: RoomCategory, area: string, text: string): readonly string[] =>
  plan(category, area, text)
    .quantities.filter(({ state }) => state !== 'by-owner')
    .map(({ item }) => item);

describe('what is thrown out or planned in vain is not bought', () => {
  it.each<[RoomCategory, string, string, RegExp]>([
    ['bathroom', '8x11', 'I want out with the garden tub and in with a big shower.', /^Bathtub/],
    [
      'kitchen',
      '13x16',
      'A quote included moving the fridge to the other wall, we dont want that. New cabinets.',
      /moved/,
    ],
    [
      'living room',
      '15x20',
      "Popcorn ceiling has to go, it was tested and there's no asbestos.",
      /^Asbestos/,
    ],
    [
      'office',
      '10x11',
      'Used to be a nursery, the mural has to be painted over. A desk.',
      /^Wallpaper|^Crib/,
    ],
    [
      'kitchen',
      '12x14',
      "His plan had a wall oven and a pot filler, we don't need either. New cabinets.",
      /^Wall oven|^Pot filler/,
    ],
  ])('%s %s: %s', (category, area, text, line) => {
    expect(linesOf(category, area, text).filter((item) => line.test(item))).toEqual([]);
  });
});

describe('a job that is named in part is no whole kitchen', () => {
  it.each<[string, readonly RegExp[]]>([
    ['New upper cabinets only.', [/^Quartz/, /: base \(/, /^Sink/, /^Range/, /^Refrigerator/]],
    ['Replace the lower cabinets, uppers stay.', [/: wall \(/, /^Range/, /^Refrigerator/]],
    ['I do the floor myself. New faucet.', [/cabinets/, /^Quartz/, /^Range/]],
    [
      "Insurance is paying for the floor, dont price it. We'd pay for new upper cabinets and backsplash only.",
      [/^Quartz/, /: base \(/, /^Range/],
    ],
    ['Insurance covers the floor and the drywall, please price new counters.', [/cabinets/, /^Range/]],
    ['New upper cabinets and under cabinet lights. Everything else stays.', [/^Recessed light/, /^Quartz/]],
  ])('%s', (text, without) => {
    const lines = linesOf('kitchen', '11x13', text);
    expect(lines.filter((item) => without.some((line) => line.test(item)))).toEqual([]);
    expect(lines.length).toBeGreaterThan(1);
  });
});

it.each<[RoomCategory, string, string, RegExp]>([
  [
    'kitchen',
    '10x12',
    'we want to keep the cabinets just paint them a dark green, new counters',
    /repainted/,
  ],
  ['bathroom', '5x8', 'Tub stays, toilet goes, new vanity 30. Everything else stays where it is.', /^Toilet/],
  [
    'bathroom',
    '5x8',
    'Tub stays, new toilet, subway tile to the ceiling round the tub. Everything stays where it is.',
    /wall tile/,
  ],
  ['kitchen', '11x13', 'New faucet. Appliances all stay except the dishwasher.', /^Dishwasher/],
  ['kitchen', '11x13', 'All appliances stay except the range. New countertops.', /^Range/],
  ['living room', '15x18', 'Redo the fireplace in white marble. Sofa.', /^Tile around the fireplace/],
  ['garage', '20x22', 'New insulated garage doors, ours are single layer steel.', /^Garage door/],
])('work that is asked for has its line: %s %s: %s', (category, area, text, line) => {
  expect(linesOf(category, area, text).filter((item) => line.test(item))).not.toEqual([]);
});

it('no walls are painted where the cabinets are', () => {
  const lines = linesOf('kitchen', '10x12', 'Keep the cabinets, just paint them white. New quartz counters.');
  expect(lines.filter((item) => /^Wall painting/.test(item))).toEqual([]);
});

it.each([
  'We saw one on tv that cost 60 thousand, not doing that. Shower, toilet, vanity 36.',
  "My sister's cost $80k and I'm not paying that. Shower, toilet, vanity 36.",
])('what others paid is no budget: %s', (text) => {
  const { brief } = plan('bathroom', '6x9', text);
  expect(brief.understood.filter(({ meaning }) => /television|^Budget/.test(meaning))).toEqual([]);
});
