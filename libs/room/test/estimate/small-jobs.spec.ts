import type { Outcome } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const pricesOf = ({ quantities }: ReturnType<typeof plan>): string[] => quantities.map(({ price }) => price);

/** Small jobs as homeowners name them: the line that each has, and what the ledger says of it. */
const JOBS: readonly (readonly [RoomCategory, string, string, string, Outcome?])[] = [
  ['bedroom', '13x15', 'Paint one accent wall deep green.', 'accent-paint'],
  ['bedroom', '13x15', 'Chalkboard paint on one wall.', 'chalkboard-paint'],
  ['living room', '15x18', 'Give me a rail on the back wall to hang quilts from.', 'picture-rail'],
  ['living room', '15x18', 'Three false beams across the ceiling.', 'wood-beams'],
  ['living room', '15x18', 'The windows get plantation shutters.', 'shutters'],
  ['office', '10x12', 'Wood blinds on the window.', 'window-blinds'],
  ['living room', '15x18', 'Shiplap on one wall.', 'accent-boards'],
  ['living room', '15x18', 'Wallpaper on one wall.', 'accent-wallpaper'],
  ['living room', '15x18', 'Brace the floor under the aquarium.', 'floor-bracing'],
  ['living room', '15x18', 'A cushion for the window seat.', 'seat-cushion'],
  ['living room', '15x18', 'New tile around the fireplace.', 'hearth-tile'],
  ['bedroom', '13x15', 'Two rods in the closet, one above the other.', 'closet-fittings'],
  ['bedroom', '13x15', 'Drawers in the middle of the closet.', 'closet-fittings'],
  ['bedroom', '13x15', 'Mirrored closet doors.', 'closet-doors-mirrored'],
  ['bedroom', '13x15', 'A sliding barn door.', 'door-pocket'],
  ['bedroom', '13x15', 'Paint the ceiling.', 'paint-ceiling'],
  ['bedroom', '13x15', 'Paint the trim and doors white.', 'trim-paint'],
  ['office', '10x12', 'It needs its own circuit.', 'circuit-120'],
  ['garage', '22x24', 'Add a 220 outlet for the welder.', 'circuit-240'],
  ['garage', '22x24', 'Racks at the ceiling for tires.', 'overhead-rack', 'drawn'],
  ['basement', '24x26', 'An access hatch at the main shutoff.', 'access-hatch'],
  ['basement', '24x26', 'Give my dehumidifier a drain.', 'dehumidifier-drain'],
  ['basement', '24x26', 'A louvered door for the furnace closet.', 'door-louvered'],
  ['bathroom', '8x9', 'Change the window to frosted glass.', 'frosted-glass'],
  ['bathroom', '8x9', 'The window by the tub has to become tempered glass.', 'tempered-glass'],
  ['bathroom', '8x9', 'One linear drain.', 'linear-drain'],
  ['bathroom', '8x9', 'A glass shower door.', 'shower-glass', 'drawn'],
  ['bathroom', '8x9', 'Two grab bars.', 'grab-bar', 'drawn'],
  ['bathroom', '8x9', 'Two glass shelves.', 'glass-shelf'],
  ['bathroom', '8x9', 'A marble top for the vanity.', 'counter-marble', 'drawn'],
  ['kitchen', '11x13', 'I want drawers that close soft.', 'soft-close'],
  ['kitchen', '11x13', 'Add pull-out shelves in the base cabinets.', 'rollout-shelves'],
  ['kitchen', '11x13', 'Put a lazy susan in the corner cabinet.', 'cabinet-insert'],
  ['kitchen', '11x13', 'Replace the faucet.', 'faucet'],
  ['kitchen', '11x13', 'New countertops.', 'counter-quartz', 'drawn'],
  ['kitchen', '11x13', 'I just want my existing cabinets painted.', 'cabinets-refinish'],
];

describe('a small job that is named by itself', () => {
  it.each(
    JOBS.map(
      ([category, area, text, price, outcome = 'priced']) => [category, area, text, price, outcome] as const,
    ),
  )('in a %s of %s: "%s" is the line %s', (category, area, text, price, outcome) => {
    const concept = plan(category, area, text);
    expect(pricesOf(concept)).toContain(price);
    if (price === 'cabinet-insert') return;
    const entry = concept.brief.ledger?.find(({ field }) => field === 'designPrompt');
    expect(entry?.outcome, entry?.note).toBe(outcome);
  });

  /** What nobody asks for by asking for these. */
  const BIG =
    /^(?:floor-|demolition-(?:floor|drywall)|drywall$|light-recessed|outlet|circuit|cabinets-(?:stock|semi|custom)|paint-|permit$|design-)/;
  it.each([
    ['kitchen', 'Replace the faucet.'],
    ['kitchen', 'New countertops.'],
    ['kitchen', 'Add a tile backsplash.'],
    ['kitchen', 'A new dishwasher.'],
    ['kitchen', 'Add LED lights under the upper cabinets.'],
    ['bathroom', 'Replace the toilet.'],
    ['bathroom', 'Grab bars by the toilet and in the shower.'],
    ['bathroom', 'A new vanity with drawers.'],
    ['bathroom', 'A quiet fan that vents outside.'],
    ['living room', 'Three false beams across the ceiling.'],
  ] as const)('brings nothing big along in a %s: "%s"', (category, text) => {
    const own = text.includes('lights') ? /^light-recessed/ : /^$/;
    const prices = pricesOf(plan(category, '11x13', text));
    expect(prices.filter((price) => BIG.test(price) && !own.test(price))).toEqual([]);
  });
});

describe('a kitchen or a bath of which parts are named', () => {
  it('has a line for each surface, and none for the rest', () => {
    const prices = pricesOf(
      plan(
        'kitchen',
        '9x11',
        'dont want new cabinets just paint the ones i got white. need counters, a backsplash, a faucet that doesnt drip and a floor thats not peeling up',
      ),
    );
    for (const own of [/^cabinets-refinish$/, /^counter-/, /^backsplash-tile$/, /^faucet$/, /^floor-/])
      expect(prices.filter((price) => own.test(price))).toHaveLength(1);
    expect(prices.filter((price) => /^(?:light|outlet|circuit|range|refrigerator)/.test(price))).toEqual([]);
  });

  it('keeps floor and lights where new cabinets are asked for, paints behind them, and takes no slab for the splash', () => {
    const concept = plan(
      'kitchen',
      '12x14',
      'Would love a green kitchen with brass knobs, a gas range with a hood that truly vents outdoors, a coffee station, and a table that seats six!',
    );
    const prices = pricesOf(concept);
    expect(prices).toEqual(
      expect.arrayContaining(['cabinets-semi', 'range', 'hood', 'hood-duct', 'drywall-repair', 'paint-wall']),
    );
    expect(
      prices.filter((price) => /^(?:floor-|drywall$|light-recessed|outlet|refrigerator)/.test(price)),
    ).toEqual([]);
    expect(concept.room.finishes.backsplash.material).not.toBe('slab');
  });

  it('does no more in a powder room than was named', () => {
    const prices = pricesOf(
      plan(
        'bathroom',
        '5x6',
        'bold wallpaper, a vanity, a round mirror and a toilet that does not run all night',
      ),
    );
    expect(prices).toEqual(expect.arrayContaining(['wallpaper', 'vanity', 'toilet', 'bath-accessories']));
    expect(
      prices.filter((price) => /^(?:floor-|demolition-drywall|drywall$|fan$|outlet|rough-in)/.test(price)),
    ).toEqual([]);
  });

  it.each([
    'Our kitchen is stuck in 1988. White shaker cabinets, quartz counters, an island, a gas range.',
    'Redo our kitchen: white cabinets, quartz counters',
    'Navy cabinets, granite counters, an electric range',
  ])('does a whole kitchen on the floor that is there: "%s"', (text) => {
    const concept = plan('kitchen', '12x14', text);
    const prices = pricesOf(concept);
    expect(prices).toEqual(
      expect.arrayContaining(['refrigerator', 'hood', 'dishwasher', 'drywall-repair', 'paint-wall']),
    );
    expect(
      prices.filter((price) =>
        /^(?:floor-|drywall$|light-recessed|backsplash-slab|small-repair)/.test(price),
      ),
    ).toEqual([]);
  });

  it('does counters alone in a kitchen that is dated', () => {
    const prices = pricesOf(plan('kitchen', '12x14', 'The kitchen is dated. New counters and a backsplash.'));
    expect(prices.filter((price) => /^(?:cabinets-|refrigerator|paint-wall)/.test(price))).toEqual([]);
  });

  it.each([
    ['kitchen', 'New gas range', ['range', 'hood'], /^(?:refrigerator|dishwasher)/],
    ['kitchen', 'New gas range. The hood stays.', ['range'], /^(?:hood|refrigerator)/],
    ['kitchen', 'New vinyl plank floor', ['floor-lvp', 'trim'], /^cabinets-/],
    ['bathroom', 'New sink and faucet', ['lavatory'], /^floor-/],
    ['bathroom', 'Roll-under sink, comfort height toilet', ['vanity', 'lavatory', 'toilet'], /^floor-/],
    ['bathroom', 'Grab bars by the toilet', ['grab-bar'], /^toilet/],
    ['bathroom', 'New tile floor', ['floor-porcelain', 'trim'], /^shower-tile/],
    ['bathroom', 'The door is 28 inches now and needs to be 36 and swing out', ['wider-opening'], /^mantel/],
    ['living room', 'A sofa, and the TV somewhere other than above the mantel', [], /^mantel/],
    ['living room', 'A sofa and a new mantel', ['mantel-new'], /^fireplace/],
  ] as const)('buys what is named and what it brings: %s, "%s"', (category, text, bought, never) => {
    const prices = pricesOf(plan(category, category === 'bathroom' ? '6x9' : '12x14', text));
    expect(prices).toEqual(expect.arrayContaining([...bought]));
    expect(prices.filter((price) => never.test(price))).toEqual([]);
  });

  it('sets grab bars that are asked for as new', () => {
    const { room } = plan('bathroom', '8x10', 'A new toilet, and grab bars in the shower and by the toilet');
    const bars = room.items.filter(({ kind }) => kind === 'grab-bar');
    expect(bars.length).toBeGreaterThan(0);
    expect(bars.filter(({ existing }) => existing)).toEqual([]);
  });

  it.each([
    'Gut the bath: new vanity and toilet',
    'New bathroom with a walk-in shower',
    'All of it new, tub, toilet and sink',
  ])('does all of it where the whole is asked for: "%s"', (text) => {
    const prices = pricesOf(plan('bathroom', '6x9', text));
    expect(prices.some((price) => price.startsWith('floor-'))).toBe(true);
  });
});
