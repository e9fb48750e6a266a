import {
  blanksIn,
  ROOM_CATEGORIES,
  SCOPE_ALLOWANCES,
  SCOPE_EXCLUSIONS,
  SCOPE_SECTIONS,
  SCOPE_TEMPLATE,
} from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { frontWidth } from '../../src/geometry/geometry.js';
import { contradictionsOf, draftScope, planConcept, scopeOf } from '../../src/index.js';

const concept = planConcept(
  {
    category: 'bathroom',
    area: '8x10',
    budget: 30_000,
    paymentPhases: 'start 30%, half 20%, end 50%',
    state: 'CA',
    zipCode: '94107',
    startInDays: 14,
    durationDays: 30,
  },
  { seed: 2, date: '2026-11-21' },
);

describe('the draft scope', () => {
  const text = draftScope(concept, {
    contractor: { company: 'Plumb & Sons', license: 'B-123' },
    owner: { name: 'R. Doe' },
    bidId: 'PL-7K3QX9',
  });

  it('has every section, numbered, in order', () => {
    const found = [...text.matchAll(/^(\d+)\. ([A-Z][A-Z ,]+)$/gm)].map((m) => `${m[1]} ${m[2]}`);
    expect(found).toEqual(SCOPE_SECTIONS.map((s, i) => `${i + 1} ${s.toUpperCase()}`));
  });

  it('gives a contractor no advice that is a homeowner’s', () => {
    const told = planConcept(
      { category: 'kitchen', designPrompt: 'Keep the layout as it is. Green walls.' },
      { seed: 1, date: '2026-11-21' },
    );
    expect(told.brief.assumed.join(' ')).toContain('Match your photo');
    const scope = draftScope(told, {});
    expect(scope).toContain('No size was given');
    expect(scope).not.toContain('your photo');
  });

  it.each([
    ['A sofa and a TV, and paint the walls.', 'color as the owner chooses (drawn'],
    ['A sofa and a TV, sage green walls.', 'two of acrylic, sage'],
  ])('tells the color of walls where it was named: %s', (designPrompt, words) => {
    const told = planConcept({ category: 'living room', designPrompt }, { seed: 1, date: '2026-11-21' });
    expect(draftScope(told, {}).replace(/\s+/g, ' ')).toContain(words);
  });

  it('names parties, plan, size and price', () => {
    for (const words of [
      'Plumb & Sons',
      'B-123',
      'R. Doe',
      'PL-7K3QX9',
      '8\'-0" east-west',
      'California caps the deposit at $1,000',
      'Start: 30 %',
    ])
      expect(text).toContain(words);
  });

  it('holds every quantity with its state', () => {
    for (const q of concept.quantities) expect(text).toContain(q.item);
    expect(text.match(/\[included\]/g)?.length).toBe(
      concept.quantities.filter((q) => q.state === 'included').length,
    );
  });

  it('keeps to 78 columns, so that it prints', () => {
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([]);
  });

  it('can be drafted from a concept that was stored before anything could be kept', () => {
    const unbound = planConcept({ category: 'bathroom', area: '8x10' }, { seed: 1, date: '2026-11-21' });
    const { kept: _, ...wishes } = unbound.wishes;
    expect(draftScope({ ...unbound, wishes })).toBe(draftScope(unbound));
  });

  it("is the same each time, and bears the concept's date only", () => {
    expect(draftScope(concept)).toBe(draftScope(concept));
    expect(text).toContain('Date:       2026-11-21');
  });

  it('leaves material to the owner where only labor is asked', () => {
    const labor = planConcept(
      { category: 'kitchen', workType: 'labor only' },
      { seed: 1, date: '2026-11-21' },
    );
    expect(draftScope(labor)).toMatch(/the owner supplies their\s+material/);
    expect(draftScope(labor)).toMatch(/Recessed light \(ceiling\), quantity \d+ \[labor\]/);
    expect(draftScope(labor)).toMatch(/Demolition: cabinets, \d+ lin ft \[included\]/);
    expect(draftScope(labor)).toContain('None: the owner supplies all material.');
    expect(draftScope(labor)).toMatch(/Permits: +\$\[amount\]/);
  });
});

describe('a scope where things stay', () => {
  const text = draftScope(
    planConcept(
      {
        category: 'kitchen',
        area: '12x14',
        features: 'keep our hardwood floors, we will supply the appliances, paint the existing cabinets',
        budget: 20_000,
        answers: [{ question: 'extent', answer: 'rearrange' }],
        paymentPhases: '1/3, 1/3, 1/3',
        state: 'CA',
      },
      { seed: 1, date: '2026-11-21' },
    ),
  );
  const flat = text.replace(/\s+/g, ' ');

  it('says what stays, what is made good and who supplies, and excludes replacing it', () => {
    for (const words of [
      'Stays, and is protected: floor.',
      'Stays, and is made good: cabinets.',
      'Supplied by the owner, set by the contractor: appliances.',
      'Replacement of what stays: floor, cabinets',
      'Cabinets, cleaned and repainted',
    ])
      expect(flat).toContain(words);
    expect(flat).toMatch(/Demolition: counters, \d+ sq ft \[included\]/);
    expect(flat).toMatch(/Refrigerator 36 \(\w+ wall\), quantity 1 \[owner-supplied\]/);
    expect(flat).toMatch(/Hood duct to outdoors \(\w+ wall\), quantity 1 \[included\]/);
    expect(flat).not.toMatch(/hardwood floor, \d+ sq ft/i);
  });

  it('names the changes that would lower the price as alternates, a price a section, and the permits', () => {
    expect(flat).toMatch(/is \$[\d,]+ over the budget of \$20,000\./);
    expect(flat.match(/\[alternate\]/g)?.length).toBeGreaterThan(0);
    expect(text).toMatch(/ {3}- Counters: +\$\[amount\]/);
    expect(flat).toContain('Work like this usually needs: plumbing, mechanical, electrical;');
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([]);
  });

  it('reads thirds as thirds', () => {
    expect(flat).toContain('Payment 3: 33.3 %');
    expect(flat).toContain('these phases ask $6,660. (Reckoned on $20,000.)');
  });
});

describe('what a contractor counts', () => {
  it('tears nothing out of a bare basement or garage', () => {
    for (const category of ['basement', 'garage'] as const) {
      const { quantities } = planConcept({ category }, { seed: 1, date: '2026-11-21' });
      expect(quantities.filter((q) => q.trade === 'demolition')).toEqual([]);
    }
  });

  it('is told in true feet and pieces', () => {
    const bath = planConcept(
      { category: 'bathroom', area: '10x12', features: 'double vanity' },
      { seed: 1, date: '2026-11-21' },
    );
    expect(draftScope(bath)).toMatch(/Double vanity \d+ in, cabinet \(\w+ wall\), quantity 1/);
    const kitchen = planConcept({ category: 'kitchen', area: '12x14' }, { seed: 1, date: '2026-11-21' });
    const bases = kitchen.room.items.filter((i) =>
      ['base-cabinet', 'sink-base', 'corner-base-cabinet', 'filler'].includes(i.kind),
    );
    const feet = bases.reduce((n, i) => n + frontWidth(i), 0) / 12;
    const count = bases.filter((i) => i.kind !== 'filler').length;
    expect(draftScope(kitchen).replace(/\s+/g, ' ')).toMatch(
      new RegExp(`base \\(${count}\\) \\([a-z, ]+\\), ${Math.round(feet)} lin ft`),
    );
  });
});

describe('a scope as data', () => {
  const made = (request: Parameters<typeof planConcept>[0]) =>
    planConcept(request, { seed: 1, date: '2026-11-21' });
  const kitchen = made({
    category: 'kitchen',
    area: '13x15',
    features: 'gas range, garbage disposal, upgrade the panel, tile backsplash',
    state: 'OH',
  });
  const scope = scopeOf(kitchen);

  it('has sections and lines with ids of their own, which stay from draft to draft', () => {
    const ids = [...scope.sections, ...scope.exhibits].flatMap((s) => [s.id, ...s.lines.map((l) => l.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('work-by-trade.electrical.panel-upgrade');
    expect(scopeOf(kitchen)).toEqual(scope);
    expect([...scope.sections, ...scope.exhibits].every((s) => /^\d\d/.test(s.csi))).toBe(true);
    const work = scope.sections.find((s) => s.id === 'work-by-trade')?.lines.filter((l) => l.quantity) ?? [];
    expect(work.map((l) => l.quantity)).toEqual(kitchen.quantities);
    expect(work.find((l) => l.trade === 'plumbing')?.csi).toBe('22');
  });

  it('tells circuits by load, pipes by fixture, finishes, alternates, rates and what is handed over at the end', () => {
    const text = draftScope(kitchen).replace(/\s+/g, ' ');
    for (const words of [
      'Dishwasher: 120 V, 20 A, AFCI and GFCI, 1,200 VA; new.',
      'NEC 220.82',
      '1/2 in hot and cold, 1-1/2 in drain',
      'Walls: one coat of primer where bare, two of acrylic',
      'Tile backsplash',
      '40 CFR 745',
      'Inspections: framing, rough plumbing, rough electrical, mechanical, final.',
      'the owner chooses every allowance and finish by [date], 42 days before the start',
      'electrician $[amount] (usual here $48 to $126)',
      'final lien waivers of the contractor, the trades and the suppliers',
      'EXHIBIT A: CABINET LIST',
    ])
      expect(text).toContain(words);
    expect(text.match(/taken off the contract price\s+\[alternate\]/g)?.length).toBeGreaterThan(2);
  });

  it('tells allowances for work with their labor, and leaves a bath its own tile where the owner buys it', () => {
    const below = made({
      category: 'basement',
      area: '24x28',
      features: 'full bath and a wet bar with a beverage cooler',
      state: 'OH',
    });
    const line = below.estimate.lines.find((l) => l.price === 'below-slab');
    if (!line) throw new Error('No drains below the slab.');
    // An allowance covers sales tax, in Ohio 5.75 %.
    const usd = Math.round(line.laborUsd + line.materialUsd * 1.0575);
    expect(draftScope(below)).toContain(
      `Slab opened, drains laid, slab closed: $${usd.toLocaleString('en-US')}, work`,
    );
    const cooler = below.estimate.lines.find((l) => l.trade === 'appliances');
    expect(draftScope(below)).toContain(
      `${cooler?.item}: $${Math.round((cooler?.materialUsd ?? 0) * 1.0575).toLocaleString('en-US')}`,
    );
    const bath = made({ category: 'bathroom', area: '8x10', features: 'walk-in shower, we buy the tile' });
    expect(bath.quantities.find((q) => q.price === 'shower-tile')?.state).toBe('owner-supplied');
    expect(bath.quantities.find((q) => q.price === 'tile-backer')?.state).toBe('included');
  });

  it('sets what the owner buys from no allowance, and grants no floor of a shower the tile of its walls', () => {
    const labor = made({ category: 'kitchen', area: '12x14', workType: 'labor only' });
    expect(draftScope(labor)).not.toContain('from the allowance');
    expect(draftScope(kitchen)).toContain('from the allowance');
    const bath = made({ category: 'bathroom', area: '10x12', features: 'curbless shower, heated floor' });
    const flat = draftScope(bath).replace(/\s+/g, ' ');
    expect(flat).toMatch(/Shower floor tile, sloped \([a-z ,]+\), [\d.]+ sq ft \[included\]: mosaic of 2 in/);
    expect(flat).toContain('floor let in so that nothing is stepped over');
    expect(flat).toContain('floor sensor and thermostat');
  });

  it('tells whose permits, which walls are tiled how high, and how high windows are', () => {
    const bath = made({
      category: 'bathroom',
      area: '5x8',
      features: 'new tub with tile, toilet and vanity, keep the layout',
    });
    const flat = draftScope(bath).replace(/\s+/g, ' ');
    expect(flat).toMatch(/Permit of one trade, \d jobs? \[included\]: one for each trade: [a-z, ]+/);
    expect(flat).toMatch(/3 walls around the tub, from its rim to 84 in; /);
    expect(flat).toMatch(/Openings: .*window \d'-\d+" by \d'-\d+", sill \d'-\d+" \([a-z]+\)/);
    expect(flat).not.toContain('flood test');
  });

  it('tells an ejector as an alternate that adds, and as a line where the sewer leaves above the floor', () => {
    const below = (features: string) => made({ category: 'basement', area: '24x28', features });
    const unknown = below('full bath');
    expect(unknown.quantities.map((q) => q.price)).not.toContain('ejector');
    expect(draftScope(unknown).replace(/\s+/g, ' ')).toMatch(
      /Set a sewage ejector with basin and vent, [a-z ]+: \$\[amount\] added to the contract price \[alternate\]/,
    );
    const told = below('full bath. Our sewer line leaves through the wall above the floor.');
    expect(told.quantities.map((q) => q.price)).toContain('ejector');
    expect(draftScope(told)).not.toMatch(/added to the contract price\s+\[alternate\]/);
    expect(told.brief.ledger?.find(({ text }) => text.includes('sewer'))?.outcome).toBe('priced');
  });

  it('counts as many clauses as it lists, and says what a price basis holds and what a hood may move', () => {
    const text = draftScope(
      made({
        category: 'kitchen',
        area: '12x14',
        features: 'new semi-custom cabinets, granite counters, vented hood, tile floor. Plumbing may move.',
      }),
    );
    const asked = text.slice(text.indexOf('2. WHAT'), text.indexOf('3. GOAL'));
    expect(asked.match(/^ +- "/gm)).toHaveLength(Number(asked.match(/(\d+) clauses were/)?.[1]));
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toMatch(
      /material basis \$[\d.]+ a lin ft of their width, for boxes, fronts, drawers, pulls and fillers/,
    );
    expect(flat).toContain('fabricated and delivered, template and setting being labor');
    expect(flat).toContain('400 cfm at most, so that no makeup air is due');
    expect(flat).toContain("The cabinets' material basis is the middle of what price guides publish");
  });

  it('says with a clause what of it has no place', () => {
    const island = made({ category: 'kitchen', area: '12x14', features: 'island with two stools' });
    const entry = island.brief.ledger?.find(({ text }) => text.includes('stools'));
    const unseated = island.room.items.every((i) => i.kind !== 'stool');
    const lacks = entry?.outcome !== 'drawn' || /has a place|no place|left out/.test(entry.note ?? '');
    expect(lacks).toBe(unseated);
  });

  it('excludes nothing that it promises, in rooms of all kinds', () => {
    for (const category of ROOM_CATEGORIES)
      for (const features of [
        '',
        'upgrade the panel, remove the load bearing wall, asbestos testing, new windows, mold',
        'full bath, heat pump, skylight',
      ]) {
        const concept = made({ category, area: '18x20', features, designPrompt: 'keep the floor' });
        expect(contradictionsOf(scopeOf(concept), concept)).toEqual([]);
      }
  });

  it('is caught where an exclusion is planted that denies a line, or a line that the ledger promises is lost', () => {
    const planted = (text: string) => ({
      ...scope,
      sections: scope.sections.map((s) =>
        s.id === 'exclusions'
          ? { ...s, lines: [...s.lines, { id: 'exclusions.x', text, as: 'bullet' as const }] }
          : s,
      ),
    });
    expect(contradictionsOf(scope, kitchen)).toEqual([]);
    expect(contradictionsOf(planted('Upgrade of the electrical service or panel'), kitchen)).toEqual([
      '"Upgrade of the electrical service or panel" is excluded, and "Electrical panel upgrade" is promised.',
    ]);
    expect(contradictionsOf(planted('Painting of any kind'), kitchen)).toHaveLength(1);
    expect(contradictionsOf(planted('Snow removal'), kitchen)).toEqual([]);
    const lost = {
      ...scope,
      sections: scope.sections.map((s) => ({
        ...s,
        lines: s.lines.filter((l) => l.quantity?.price !== 'disposal'),
      })),
    };
    expect(contradictionsOf(lost, kitchen)).toEqual([
      '"garbage disposal" is said to be in the price, and no line has it.',
    ]);
  });
});

describe("the editor's texts", () => {
  it('share their sections with the draft', () => {
    const titles = [...SCOPE_TEMPLATE.matchAll(/^(\d+)\. ([A-Z][A-Z ,]+)$/gm)].map((m) => m[2]);
    expect(titles).toEqual(SCOPE_SECTIONS.map((s) => s.toUpperCase()));
    expect(SCOPE_TEMPLATE).toContain(SCOPE_ALLOWANCES);
    expect(SCOPE_TEMPLATE).toContain(SCOPE_EXCLUSIONS);
  });

  it('hold no red flag of their own: work "as needed" or "by others"', () => {
    expect(SCOPE_TEMPLATE).not.toMatch(/as needed|by others/i);
  });

  it('leave open in brackets only what a contractor fills in: every mark of a draft is known as one', () => {
    const open = blanksIn(draftScope(concept)).map(({ text: blank }) => blank);
    expect(
      open.filter(
        (blank) =>
          !/amount|number|phone|name|email|address|company|date|8:00|where|12|mediation|taxes|included \/ added|n\]/.test(
            blank,
          ),
      ),
    ).toEqual([]);
    expect(open.length).toBeGreaterThan(10);
  });
});
