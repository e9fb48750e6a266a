import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
const pricesOf = ({ quantities }: ReturnType<typeof planned>): string[] =>
  quantities.map(({ price }) => price);

describe('each thing of a list under one verb has its line', () => {
  it.each<[RoomCategory, string, readonly string[]]>([
    ['garage', 'Insulate the walls and garage door.', ['insulation', 'garage-door-insulation']],
    ['garage', 'Insulate the walls, ceiling and garage door.', ['insulation', 'garage-door-insulation']],
    ['bathroom', 'Replace the tub, toilet and vanity.', ['bathtub', 'toilet', 'demolition-tub']],
    ['bedroom', 'Paint the walls, trim and ceiling.', ['paint-wall', 'paint-ceiling', 'trim-paint']],
    [
      'living room',
      'Paint the ceiling, walls, baseboards and doors.',
      ['paint-wall', 'paint-ceiling', 'trim-paint'],
    ],
    ['bedroom', 'New outlets and switches.', ['outlet', 'light-switch']],
    ['living room', 'Replace the outlets, switches and light fixtures.', ['outlet', 'light-switch']],
    ['basement', 'Replace the water heater and furnace.', ['water-heater', 'furnace-new']],
    ['garage', 'Replace the garage door.', ['garage-door']],
  ])('%s: %s', (category, text, prices) => {
    expect(pricesOf(planned(category, category === 'bathroom' ? '8x10' : '18x22', text))).toEqual(
      expect.arrayContaining([...prices]),
    );
  });

  it.each<[RoomCategory, string, string]>([
    ['bedroom', 'Paint the walls, trim and ceiling.', 'trim'],
    ['garage', 'Replace the garage door.', 'door-interior'],
    ['bathroom', 'Replace the tub with a shower and paint the walls.', 'bathtub'],
  ])('%s: %s buys no %s', (category, text, price) => {
    expect(pricesOf(planned(category, '9x12', text))).not.toContain(price);
  });
});

describe('floors', () => {
  it.each([
    "Garage floor: epoxy no, my buddy's peeled, so polyaspartic.",
    'Workshop. No epoxy, polyaspartic instead.',
    'Workshop. Polyaspartic floor, not epoxy.',
    "Workshop. Floor coating that isn't epoxy.",
  ])('a coating takes the place of another: %s', (text) => {
    const concept = planned('garage', '22x24', text);
    expect(pricesOf(concept)).toContain('floor-epoxy');
    expect(concept.brief.unmet).toEqual([]);
  });

  it.each([
    'Carpet out, something that cleans up.',
    'Get rid of the carpet, want something easy to mop.',
    "The carpet has to go, put in something the dog can't ruin.",
    'No more carpet. Something wipeable.',
  ])('what takes the place of carpet is a floor: %s', (text) => {
    expect(pricesOf(planned('bedroom', '10x12', `New bedroom. ${text}`))).toContain('floor-lvp');
  });

  it.each([
    "Pull the carpet up, there's oak under it, refinish that.",
    "There's hardwood under the carpet we'd like to use.",
    'Take up the carpet, the oak floor underneath should be fine.',
    'Expose the wood floors under the carpet.',
  ])('wood under carpet is refinished, not bought: %s', (text) => {
    const prices = pricesOf(planned('living room', '12x17', text));
    expect(prices).toContain('floor-refinish');
    expect(prices).not.toContain('floor-hardwood');
  });
});
