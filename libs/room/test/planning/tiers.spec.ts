import type { ConceptRequest } from '@plumbline/brief';
import type { Concept } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

const DATE = '2026-11-22';
const plan = (wish: Partial<ConceptRequest>, options: object = {}): Concept =>
  planConcept({ category: 'kitchen', area: '14x17', ...wish } as ConceptRequest, {
    seed: 3,
    date: DATE,
    ...options,
  });
const widthOf = (c: Concept, kind: string): number =>
  Math.max(
    ...c.room.items
      .filter((i) => i.kind === kind)
      .map(({ facing, box }) => (facing === 'north' || facing === 'south' ? box.widthIn : box.depthIn)),
  );
const cabinetLine = ({ estimate }: Concept): string | undefined =>
  estimate.lines.find(({ trade, item }) => trade === 'cabinets' && /cabinet/i.test(item))?.item.split(':')[0];

describe('a kitchen for a lower and a higher sum', () => {
  const same = plan({});
  const [simpler, finer] = [
    plan({ tier: 'simpler' }, { sibling: same.room }),
    plan({ tier: 'finer' }, { sibling: same.room }),
  ];

  it('costs less and more', () => {
    expect(simpler.estimate.likely).toBeLessThan(same.estimate.likely * 0.75);
    expect(finer.estimate.likely).toBeGreaterThan(same.estimate.likely * 1.25);
  });

  it('differs in appliances, cabinet line, finishes and extent', () => {
    expect([simpler, same, finer].map((c) => c.room.finishes.counter.material)).toEqual([
      'laminate',
      'quartz',
      'quartzite',
    ]);
    expect([simpler, same, finer].map((c) => c.room.finishes.floor.material)).toEqual([
      'lvp',
      'white-oak-plank',
      'herringbone-oak',
    ]);
    const prices = (c: Concept) => c.quantities.map((q) => q.price);
    expect(prices(finer)).toEqual(expect.arrayContaining(['crown', 'dimmer']));
    expect(prices(same)).not.toContain('crown');
    expect(widthOf(finer, 'range')).toBeGreaterThan(widthOf(same, 'range'));
    expect(new Set([simpler, same].map(cabinetLine)).size).toBe(2);
    expect([simpler, same, finer].map((c) => c.brief.extent?.id)).toEqual([
      'replace',
      'rearrange',
      'rearrange',
    ]);
    expect([simpler, same, finer].map((c) => c.brief.tier)).toEqual(['simpler', undefined, 'finer']);
  });

  it('differs as well where the goods are the plainest or the best already', () => {
    for (const said of [
      { designPrompt: 'new cabinets, keep the layout', budget: 16_000 },
      { budget: 9_000 },
    ]) {
      const [low, plain] = [plan({ ...said, tier: 'simpler' }), plan(said)];
      expect(plain.estimate.grade).toBe('economy');
      expect(low.estimate.likely).toBeLessThan(plain.estimate.likely * 0.95);
    }
    const best = { budget: 300_000 };
    expect(plan({ ...best, tier: 'finer' }).estimate.likely).toBeGreaterThan(plan(best).estimate.likely);
    expect(plan({ ...best, tier: 'finer', designPrompt: 'no crown molding' }).wishes.wanted).not.toContain(
      'crown-molding',
    );
  });

  it('stands in the same house', () => {
    expect(simpler.room.openings).toEqual(same.room.openings);
    expect(finer.room.openings).toEqual(same.room.openings);
  });

  it('keeps to what was said', () => {
    const said = { designPrompt: 'Marble counters, tile floor, move the sink' };
    const [low, high] = [plan({ ...said, tier: 'simpler' }), plan({ ...said, tier: 'finer' })];
    for (const c of [low, high]) {
      expect(c.room.finishes.counter.material).toBe('marble');
      expect(c.room.finishes.floor.material).toMatch(/tile/);
      expect(c.brief.extent?.id).toBe('walls-or-plumbing');
    }
  });

  it('is bought by the budget as well', () => {
    const [low, high] = [plan({ budget: 14_000 }), plan({ budget: 300_000 })];
    expect(low.room.finishes.counter.material).toBe('laminate');
    expect(high.room.finishes.counter.material).toBe('quartzite');
    expect(widthOf(high, 'range')).toBe(48);
    expect(high.room.items.some((i) => i.kind === 'refrigerator' && i.traits?.panelled)).toBe(true);
    expect(high.estimate.likely).toBeGreaterThan(120_000);
  });
});

describe.each(['bathroom', 'bedroom', 'living room', 'office'] as const)('a %s', (category) => {
  it('costs less and more in its tiers', () => {
    const sum = (tier?: 'simpler' | 'finer') =>
      plan({ category, area: '', ...(tier ? { tier } : {}) }).estimate.likely;
    expect(sum('simpler')).toBeLessThan(sum());
    expect(sum('finer')).toBeGreaterThan(sum());
  });
});

describe('a design in other finishes', () => {
  const wish = { designPrompt: 'White cabinets, oak floor, an island' };
  const first = plan(wish);
  const finishes = { cabinets: 'sage', counter: 'soapstone', floor: 'slate', walls: 'clay', metal: 'brass' };
  const other = plan({ ...wish, finishes }, { sameRoom: first.room });

  it('has them on all five surfaces, and all else as it was', () => {
    const { cabinets, counter, floor, walls, metal } = other.room.finishes;
    expect([cabinets.color, counter.material, floor.material, walls.color, metal.material]).toEqual([
      '#9aa88d',
      'soapstone',
      'slate-tile',
      '#d2b09a',
      'brass',
    ]);
    expect(other.room.items).toEqual(first.room.items);
    expect(other.room.openings).toEqual(first.room.openings);
    expect(other.findings).toEqual(first.findings);
  });

  it('is priced by them', () => {
    const prices = (c: Concept) => c.quantities.map(({ price }) => price);
    expect(prices(other)).toEqual(expect.arrayContaining(['counter-soapstone', 'floor-stone']));
    expect(prices(first)).not.toContain('counter-soapstone');
  });

  it('keeps no promise about the color that it replaced', () => {
    const told = other.brief.ledger?.find(({ text }) => /white cabinets/i.test(text));
    expect(told?.outcome).toBe('refused');
    expect(other.brief.unmet.join(' ')).not.toMatch(/white/);
  });

  it('takes one swatch without the others', () => {
    const one = plan({ ...wish, finishes: { metal: 'bronze' } }, { sameRoom: first.room });
    expect(one.room.finishes).toEqual({
      ...first.room.finishes,
      metal: { material: 'bronze', color: '#54432f' },
    });
  });
});

describe('a budget that cannot buy what was asked', () => {
  it.each([
    ['kitchen', '12x14', 'new cabinets, quartz counters, new appliances', 9_000],
    ['kitchen', '12x14', 'full remodel with an island and 48 in range', 15_000],
    ['bathroom', '5x8', 'full gut, new tub, tile, vanity', 6_000],
    ['bathroom', '8x10', 'walk in shower, double vanity, heated floor', 9_000],
    ['living room', '14x18', 'new floors, built ins, fireplace', 4_000],
    ['kitchen', '12x14', 'take down the load bearing wall, island', 10_000],
  ] as const)('says in a %s of %s what it does buy: %s, $%d', (category, area, designPrompt, budget) => {
    const { estimate, brief } = plan({ category, area, designPrompt, budget });
    const text = estimate.budget?.text ?? '';
    expect(brief.unmet[0]).toBe(text);
    if (/changes? brings? it under\.$/.test(text)) return;
    const [, parts = '', usd = ''] = /does buy: (.+), for about \$([\d,]+)[ .;]/.exec(text) ?? [];
    expect(parts.split(/, | and /).length).toBeGreaterThanOrEqual(1);
    expect(Number(usd.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(Number(usd.replaceAll(',', ''))).toBeLessThanOrEqual(budget + 100);
  });

  it.each([
    ['basement', '24x28', 'finish the basement with bedroom, bath, bar', 12_000, 'permits'],
    ['garage', '20x20', 'convert to ADU with kitchenette and bath', 15_000, 'permits'],
  ] as const)('says in a %s how far it builds', (category, area, designPrompt, budget, through) => {
    const { estimate } = plan({ category, area, designPrompt, budget });
    expect(estimate.budget?.text).toContain(`does buy, in the order of building: ${through}`);
  });

  it('says so where it buys no part whole', () => {
    expect(
      plan({ designPrompt: 'new cabinets', area: '14x17', budget: 1_000 }).estimate.budget?.text,
    ).toMatch(/buys no part of it whole|does buy: /);
  });

  it('says nothing of it where the budget is enough', () => {
    expect(plan({ budget: 200_000 }).estimate.budget?.text).not.toContain('does buy');
  });
});
