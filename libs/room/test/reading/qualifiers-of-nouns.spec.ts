import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

type Planned = ReturnType<typeof planConcept>;
const planned = (category: string, area: string, designPrompt: string): Planned =>
  planConcept({ category, area, designPrompt } as Parameters<typeof planConcept>[0], {
    seed: 1,
    date: '2026-11-30',
  });
const pricesOf = ({ quantities }: Planned): readonly string[] => quantities.map(({ price }) => price);
const traitOf = ({ room }: Planned, kind: string, trait: string): unknown =>
  (room.items.find((item) => item.kind === kind)?.traits as Readonly<Record<string, unknown>> | undefined)?.[
    trait
  ];
const understoodOf = ({ brief }: Planned): string =>
  (brief.ledger ?? []).map(({ understood }) => understood ?? '').join('; ');

describe('what is said of a thing buys that thing and nothing else', () => {
  it.each([
    [
      'kitchen',
      '12x13',
      'New kitchen, quartz counters. 36 inch stainless fridge.',
      [],
      ['counter-stainless-steel'],
    ],
    ['kitchen', '12x13', 'New kitchen with a stainless steel hood.', [], ['counter-stainless-steel']],
    ['kitchen', '12x13', 'New kitchen with stainless counters.', ['counter-stainless-steel'], []],
    ['kitchen', '11x13', "New range. We can't vent outside.", ['hood'], ['hood-duct']],
    [
      'kitchen',
      '11x13',
      "New range. The HOA won't let us cut the wall or vent to the exterior.",
      ['hood'],
      ['hood-duct'],
    ],
    ['kitchen', '11x13', 'New induction range and a ductless hood.', ['hood'], ['hood-duct']],
    ['kitchen', '11x13', 'New kitchen, hood vented outside.', ['hood', 'hood-duct'], []],
    ['bathroom', '8x9', 'Tile floor with heat, new vanity 48, toilet.', ['floor-heat'], ['heating-cooling']],
    [
      'other',
      '8x10',
      'Laundry room. Porcelain tile w/ heat under it. Washer, dryer.',
      ['floor-heat'],
      ['heating-cooling'],
    ],
    ['office', '9x12', 'Desk 60, printer, file cabinet that locks.', [], ['door-locks']],
    ['office', '9x12', 'Desk 60, and locks on the doors.', ['door-locks'], []],
    [
      'office',
      '10x12',
      'Insulated interior walls for sound, desk 60.',
      ['wall-soundproofing'],
      ['insulation'],
    ],
    [
      'bedroom',
      '11x12',
      "Insulate between our room and the nursery so we don't hear the baby.",
      ['wall-soundproofing'],
      ['insulation'],
    ],
    [
      'bedroom',
      '11x12',
      "Insulate the outside walls, it's freezing. Queen bed.",
      ['insulation'],
      ['wall-soundproofing'],
    ],
    ['office', '10x12', 'A solid core door for quiet, desk.', ['solid-core-door'], ['door-interior']],
  ] as const)('%s %s: %s', (category, area, text, has, hasNot) => {
    const prices = pricesOf(planned(category, area, text));
    expect(prices).toEqual(expect.arrayContaining([...has]));
    for (const price of hasNot) expect(prices).not.toContain(price);
  });

  it.each([
    ['New kitchen. Panel-ready dishwasher and a French door fridge.', true, false],
    ['New kitchen. A dishwasher that takes a panel, stainless fridge.', true, false],
    ['New kitchen. A panel ready fridge and a stainless dishwasher.', false, true],
    ['New kitchen. Fridge 36 built in.', false, true],
    ['New kitchen. Panel ready appliances.', true, true],
  ])('%s', (text, dishwasher, fridge) => {
    const plan = planned('kitchen', '14x16', text);
    expect([traitOf(plan, 'dishwasher', 'panelled'), traitOf(plan, 'refrigerator', 'panelled')]).toEqual([
      dishwasher,
      fridge,
    ]);
    expect(understoodOf(plan)).not.toContain('built-in shelves');
  });

  it.each([
    ['bedroom', '10x12', 'Bunk bed twin over twin, desk.', 'bunk-bed', 'bed'],
    ['bedroom', '10x12', 'Twin over full bunk, two dressers.', 'bunk-bed', 'bed'],
    ['office', '10x12', 'Two desks 60 each. We have two Aeron chairs already.', 'office-chair', 'armchair'],
  ])('%s %s: %s', (category, area, text, kind, other) => {
    const kinds = planned(category, area, text).room.items.map((item) => item.kind);
    expect(kinds).toContain(kind);
    expect(kinds).not.toContain(other);
  });

  it.each([
    ['Fireplace stays wood burning. Sofa, TV.', 'wood'],
    ['Convert the wood burning fireplace to gas. Sofa, TV.', 'gas'],
    ['Sofa, TV, electric fireplace.', 'electric'],
  ])('%s', (text, fuel) => {
    expect(traitOf(planned('living room', '15x18', text), 'fireplace', 'fuel')).toBe(fuel);
  });

  it('gives a closet its own width, and no table', () => {
    const { room } = planned(
      'bedroom',
      '12x13',
      'Cutting table that folds. Closet exists, 5 ft wide, bifold doors, leave it.',
    );
    const closet = room.items.find(({ kind }) => kind === 'closet');
    expect(closet && Math.max(closet.box.widthIn, closet.box.depthIn)).toBe(60);
  });

  it.each([
    ['basement', 'Family room, TV, should be able to sleep one more guest on a pull out.', 'sleeper sofa'],
    ['office', 'Desk, and my mother sleeps here on a pullout when she visits.', 'sleeper sofa'],
    ['bathroom', 'Toilet, sink, shower. pocket door becuase the hallway is tight.', 'pocket door'],
    [
      'kitchen',
      'Paint the cabinets green. Replace the range with a basic white electric one.',
      'electric range',
    ],
    ['kitchen', 'New cabinets with a pull out spice rack, we often have guests.', 'spice'],
  ])('%s: %s', (category, text, meaning) => {
    const said = understoodOf(planned(category, category === 'basement' ? '20x26' : '10x12', text));
    expect(said).toContain(meaning);
    expect(said).not.toContain('white cabinets');
  });
});

describe('a second choice is no wish beside the first', () => {
  it('takes the king where a queen would do too', () => {
    const plan = planned('bedroom', '13x14', "King bed, a queen is fine if it's tight. Dresser.");
    expect(traitOf(plan, 'bed', 'size')).toBe('king');
  });

  it('keeps the double vanity, and misses no knee space', () => {
    const { brief } = planned(
      'bathroom',
      '9x11',
      'Keep the double vanity if you can; if not a single with knee space is OK. Curbless shower.',
    );
    expect(brief.unmet).toEqual([]);
  });
});
