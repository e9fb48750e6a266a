import {
  blanksIn,
  SCOPE_ALLOWANCES,
  SCOPE_EXCLUSIONS,
  SCOPE_SECTIONS,
  SCOPE_TEMPLATE,
} from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { draftScope, planConcept } from '../src/index.js';
import { frontWidth } from '../src/planner/draft.js';

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
    const { kept: _, ...wishes } = concept.wishes;
    expect(draftScope({ ...concept, wishes })).toBe(draftScope(concept));
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
    expect(draftScope(labor)).toMatch(/Recessed light, quantity \d+ \[labor\]/);
    expect(draftScope(labor)).toMatch(/Demolition: cabinets, \d+ lin ft \[included\]/);
    expect(draftScope(labor)).toContain('None: the owner supplies all material.');
    expect(draftScope(labor)).toMatch(/Permits: +\$\[amount\] +\(estimate \$[1-9]/);
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
    expect(flat).toMatch(/Hood duct to outdoors, quantity 1 \[included\]/);
    expect(flat).not.toMatch(/hardwood floor, \d+ sq ft/i);
  });

  it('names the changes that would lower the price as alternates, a price a section, and the permits', () => {
    expect(flat).toMatch(/is \$[\d,]+ over the budget of \$20,000\./);
    expect(flat.match(/\[alternate\]/g)?.length).toBeGreaterThan(0);
    expect(text).toMatch(/ {3}- Counters: +\$\[amount\] +\(estimate \$[\d,]+\)/);
    expect(flat).toContain('Work like this usually needs: building, plumbing, mechanical, electrical;');
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
    expect(draftScope(kitchen)).toContain(`base (${count}), ${Math.round(feet)} lin ft`);
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
