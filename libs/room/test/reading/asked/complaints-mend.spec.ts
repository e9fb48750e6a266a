import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.js';

describe('a complaint buys the repair of its own subject', () => {
  it.each([
    [
      'bathroom',
      "New mirror. Water heater's scalding so maybe an anti scald valve.",
      ['shower-valve'],
      ['water-heater'],
    ],
    ['bathroom', 'New mirror. The tub keeps clogging.', ['plumbing-repair'], ['bathtub']],
    ['bathroom', 'New mirror. The toilet is noisy.', ['plumbing-repair'], ['soundproofing', 'toilet']],
    ['bathroom', 'New mirror. The fan is so loud.', ['fan'], ['soundproofing']],
    [
      'other',
      'New bench. Dryer vent runs 20 ft through the crawl and clogs, shorten it please.',
      ['dryer-vent'],
      ['repipe'],
    ],
    [
      'kitchen',
      'New backsplash. Outlets along the counter trip the breaker.',
      ['circuit-120'],
      ['rewiring', 'outlet', 'counter-quartz'],
    ],
    ['kitchen', 'New backsplash. The range trips the breaker.', ['circuit-120'], ['range']],
    [
      'kitchen',
      'New backsplash. The cabinet doors are noisy.',
      ['joinery-repair'],
      ['cabinets-semi', 'soundproofing'],
    ],
    [
      'kitchen',
      'New backsplash. The dishwasher is noisy.',
      ['appliance-repair'],
      ['dishwasher', 'soundproofing'],
    ],
    [
      'basement',
      'New carpet. The furnace is noisy, the ductwork rattles.',
      ['heating-repair'],
      ['heating-cooling', 'soundproofing'],
    ],
    ['garage', 'New workbench. The door is uninsulated.', ['garage-door-insulation'], ['garage-door']],
  ] as const)('%s: %s', (category, wish, bought, not) => {
    const { prices } = planOf(category, '12x14', wish);
    expect(prices).toEqual(expect.arrayContaining([...bought]));
    expect(prices.filter((id) => (not as readonly string[]).includes(id))).toEqual([]);
  });
});
