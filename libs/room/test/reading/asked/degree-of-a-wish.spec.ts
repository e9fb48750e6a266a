import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.js';

const count = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length;

describe('what is made ready for later', () => {
  it.each([
    "Gym. Rough in a bathroom for later, don't finish it.",
    "Gym. We'll do a bathroom later, just run the drain now.",
    'Gym. Rough plumbing for a future bathroom.',
    'Gym. Wife wants a half bath down there but I told her later, just rough it in.',
    'Gym. Bathroom? Not now, plumb for later.',
  ])('%s', (wish) => {
    const { prices, anew } = planOf('basement', '16x24', wish);
    expect(prices).toContain('pipes-for-later');
    expect(prices.filter((id) => /^(?:rough-in|below-slab|toilet|vanity|shower)$/.test(id))).toEqual([]);
    expect(anew.filter((kind) => /toilet|vanity|shower/.test(kind))).toEqual([]);
  });

  it('is built where pipes are there already', () => {
    const { prices, anew } = planOf(
      'basement',
      '20x24',
      "Gym. There's a bathroom rough-in in the corner already, add a full bath there.",
    );
    expect(anew).toContain('toilet');
    expect(prices).not.toContain('pipes-for-later');
  });

  it('wires for a charger', () => {
    const ev = planOf('garage', '22x22', "Wire it for an EV charger, we don't have the car yet.");
    expect(ev.prices).toContain('charger-circuit');
    expect(ev.anew).not.toContain('ev-charger');
    expect(ev.prices).not.toContain('low-voltage');
    const two = planOf(
      'garage',
      '22x22',
      '240 volt outlet for the saw and a second for a future EV charger.',
    );
    expect(two.prices).toEqual(expect.arrayContaining(['circuit-240', 'charger-circuit']));
  });
});

describe('what is taken instead', () => {
  it.each([
    "Movie room. I'd rather not drywall the ceiling, spray it black.",
    'Movie room. Leave the ceiling open and spray it black.',
    'Movie room. Exposed ceiling painted black.',
  ])('%s', (wish) => {
    const { prices, amounts, entries } = planOf('basement', '16x24', wish);
    expect(prices).toContain('open-ceiling');
    expect(prices).not.toContain('paint-ceiling');
    expect(entries.map(({ understood }) => understood).join()).toContain('Color: black ceiling');
    expect(amounts).not.toContain(
      planOf('basement', '16x24', 'Movie room.').amounts.find((one) => one.startsWith('drywall ')),
    );
  });

  it('paints what is not to be tiled, and frames nothing', () => {
    const { prices, entries } = planOf('bathroom', '6x9', "I'd rather not tile the ceiling, just paint it.");
    expect(prices).not.toContain('partition');
    expect(entries.map(({ outcome }) => outcome)).not.toContain('refused');
  });

  it('buys one vanity where two are known not to fit, and two basins where one is shared', () => {
    expect(
      count(
        planOf('bathroom', '5x9', "I know a double vanity won't fit, a single one with drawers is fine.")
          .anew,
        'vanity',
      ),
    ).toBe(1);
    const kids = planOf('bathroom', '6x9', "Three kids share one sink now, we'd like two.");
    expect(kids.amounts).toContain('lavatory 2');
  });
});

describe('one for all', () => {
  it('is drawn once beside what each has', () => {
    const { anew } = planOf(
      'bedroom',
      '11x12',
      'Two brothers share, two twins, each with his own reading light, one dresser between them, one desk they take turns at.',
    );
    expect([count(anew, 'bed'), count(anew, 'dresser'), count(anew, 'desk')]).toEqual([2, 1, 1]);
    expect(count(planOf('bedroom', '11x12', 'Each has his own bed, one desk for both.').anew, 'desk')).toBe(
      1,
    );
  });
});
