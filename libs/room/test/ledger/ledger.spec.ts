import type { ConceptRequest } from '@plumbline/brief';
import type { LedgerEntry } from '@plumbline/concept';
import { drawPhonePlan, drawPlan } from '@plumbline/drawing';
import { beforeAll, describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { readOnce } from '../../src/read-once.js';
import { removedOf } from '../../src/schedule/removed.js';
import { draftScope } from '../../src/scope/draft-scope.js';
import { isRight, withoutMarks } from './marked.js';
import { FRESH_TEXTS, TEXTS } from './texts.js';

const SEEDED = { seed: 3, date: '2026-11-22' };

const plan = (category: (typeof TEXTS)[number][0], designPrompt: string, more: object = {}) =>
  planConcept({ category, designPrompt, ...more }, SEEDED);

const ledgerOf = (category: (typeof TEXTS)[number][0], text: string): readonly LedgerEntry[] =>
  plan(category, text).brief.ledger ?? [];

/** A text, read: its clauses as they are marked, each right or not, and its ledger. */
function readMarked([category, marked]: (typeof TEXTS)[number]) {
  const { text, clauses } = withoutMarks(marked);
  const request: ConceptRequest = { category, designPrompt: text };
  const { brief, room } = planConcept(request, SEEDED);
  const entries = brief.ledger ?? [];
  const { reading } = readOnce(request).read;
  const told = reading.statements.flatMap(({ span }) => span ?? []);
  return { text, entries, room, marks: clauses.map((c) => isRight(c, clauses, entries, told)) };
}

describe.each([
  ['the ledger of three hundred texts', TEXTS, 300, 0.945],
  ['the ledger of texts that were fresh', FRESH_TEXTS, 140, 0.88],
] as const)('%s', (_, texts, least, right) => {
  let read: ReturnType<typeof readMarked>[] = [];
  beforeAll(() => {
    read = texts.map(readMarked);
  });

  it('gives its clauses the right outcome, and leaves one of twelve open at most', () => {
    const marks = read.flatMap((r) => r.marks);
    const entries = read.flatMap((r) => r.entries);
    const open = entries.filter(({ outcome }) => outcome === 'unclear' || outcome === 'for-contractor');
    const share = marks.filter(Boolean).length / marks.length;
    const wrong = read.flatMap(({ text, entries, marks }) =>
      marks.includes(false) ? [`${text}: ${entries.map((e) => `${e.text} = ${e.outcome}`).join(' | ')}`] : [],
    );
    const percent = (n: number) => `${(100 * n).toFixed(1)} %`;
    console.info(
      `${read.length} texts, ${marks.length} clauses: right ${percent(share)}, unclear or for the contractor ${percent(open.length / entries.length)}\n${wrong.join('\n')}`,
    );
    expect(read.length).toBeGreaterThanOrEqual(least);
    expect(share).toBeGreaterThanOrEqual(right);
    expect(open.length / entries.length).toBeLessThanOrEqual(0.08);
  });

  it('says every clause in its own words, in order, and names only what is there', () => {
    for (const { text, entries, room } of read) {
      const there = new Set([...room.items, ...room.openings].map(({ id }) => id));
      let last = 0;
      for (const entry of entries) {
        expect(text.slice(entry.start, entry.end)).toBe(entry.text);
        expect(entry.start).toBeGreaterThanOrEqual(last);
        last = entry.end;
        for (const id of entry.items ?? []) expect(there).toContain(id);
      }
    }
  });
});

describe('words that went missing', () => {
  const one = (category: (typeof TEXTS)[number][0], text: string, words: string) =>
    ledgerOf(category, text).find((entry) => entry.text.includes(words));

  it.each([
    ['kitchen', 'New counters. Dumbwaiter shaft: keep', 'Dumbwaiter', 'kept'],
    ['kitchen', 'Going: range. New: induction range', 'range', 'priced'],
    ['kitchen', 'Table for four. island? no room i think', 'island', 'refused'],
    ['garage', 'Workbench. heat? no. drywall? no', 'heat', 'refused'],
    ['garage', 'Workbench, EV charger, no drywall', 'drywall', 'refused'],
    // What is lacking is asked for.
    ['basement', 'Rec room for the kids. there is no heat down there', 'heat', 'priced'],
    ['basement', 'Play room. no drywall yet, carpet', 'drywall', 'priced'],
    ['living room', 'New sofa. Replace the fireplace? no way', 'fireplace', 'kept'],
    ['office', 'Two desks. The treadmill goes to the basement', 'treadmill', 'refused'],
    ['kitchen', 'New counters. Dumbwaiter shaft keep', 'Dumbwaiter', 'kept'],
    ['living room', 'New sofa. The trombone is not going anywhere', 'trombone', 'kept'],
    ['living room', 'The harmonium stays by the window', 'harmonium', 'kept'],
    ['other', 'washer and dryer on plinths. drop the plinths', 'drop the plinths', 'refused'],
    ['basement', 'No bathroom, theres one at the bottom of the stairs', 'theres one', 'refused'],
    ['living room', 'no TV in here, the marriage coach says', 'coach says', 'refused'],
    ['garage', 'The town wants it notarized, who handles that', 'notarized', 'for-contractor'],
    ['bathroom', 'Bidet? No. Toilet stays', 'Bidet', 'refused'],
    ['kitchen', 'an island with seating and white cabinets but drop the island', 'seating', 'refused'],
    ['kitchen', 'an island with seating and white cabinets but drop the island', 'drop', 'refused'],
    ['kitchen', 'double oven and a wine fridge, actually no wine fridge', 'a wine fridge', 'refused'],
    ['kitchen', 'We want an island. Actually no island please', 'Actually', 'refused'],
    ['kitchen', 'Microwave drawer? Not for us.', 'Microwave', 'refused'],
    ['garage', 'a sink would be great but there is no water out there so no', 'sink', 'refused'],
    ['garage', "New lights. Don't touch the opener", 'opener', 'kept'],
    ['bedroom', "King bed is ours, don't lose it", 'King', 'kept'],
    ['bathroom', 'New tile. not replace: tub, toilet', 'toilet', 'kept'],
    ['bedroom', 'New carpet. My tall dresser comes with me', 'dresser', 'kept'],
    ['bathroom', 'Shower stays, just reglaze it', 'Shower', 'kept'],
    ['living room', 'New rug, no lamps that tip', 'lamps', 'refused'],
    ['bathroom', 'two separate sinks with a cabinet in between', 'sinks', 'drawn'],
  ] as const)('%s: "%s" has its %s %s', (category, text, words, outcome) => {
    expect(one(category, text, words)?.outcome).toBe(outcome);
  });

  it.each([
    ['living room', 'sofa by a large window we have', 'large windows'],
    ['bathroom', 'toilet should not be what faces you when the door is open', 'open concept'],
    ['kitchen', 'fridge with a freezer drawer on the bottom', 'Wish: freezer'],
    ['bedroom', 'Grandpa stays', 'Stays'],
    ['living room', 'the dog stays in the living room', 'Stays'],
    ['bedroom', 'crib here, no fan over the crib', 'Without: crib'],
    ['bathroom', 'tub unless it costs more than a built in one', 'built-in'],
  ] as const)('%s: "%s" tells of no %s', (category, text, words) => {
    for (const { understood, outcome } of ledgerOf(category, text)) {
      expect(understood).not.toContain(words);
      if (words === 'Stays') expect(outcome).not.toBe('kept');
    }
  });

  it('says with what is asked for on which condition it is', () => {
    const entry = one('kitchen', 'A pot filler would be nice but if it costs more than 5k no', 'pot filler');
    expect(entry?.note).toContain('With your condition, as written: "but if it costs more than 5k no"');
  });

  it('reads a slab as what a garage stands on, and a slab of stone as no door', () => {
    expect(one('garage', 'Workbench. Slab slopes', 'Slab')?.understood).not.toContain('Cabinet doors');
    expect(one('kitchen', 'granite slab for baking', 'slab')?.understood).not.toContain('Cabinet doors');
    expect(one('garage', 'slab doors on the cabinets', 'slab')?.understood).toContain('Cabinet doors');
  });

  it('keeps only the tub of "keep the tub, new vanity, toilet and tile"', () => {
    const { wishes, quantities } = plan('bathroom', 'Keep the tub, new vanity, toilet and tile');
    expect(wishes.kept).toEqual([{ id: 'bathtub', how: 'kept' }]);
    const prices = quantities.map((q) => q.price);
    expect(prices).toEqual(expect.arrayContaining(['vanity', 'toilet', 'shower-tile']));
    expect(prices).not.toContain('bathtub');
  });

  it('prices only counters and backsplash where everything else stays', () => {
    const { wishes, quantities, room } = plan(
      'kitchen',
      'Only new counters and backsplash, everything else stays',
    );
    expect(wishes.extent).toMatchObject({ id: 'replace', inside: ['counters', 'backsplash'] });
    const own = /^(?:demolition|clean-up|counter-|backsplash-|visits-backsplash$)/;
    expect(quantities.filter((q) => !own.test(q.price))).toEqual([]);
    expect(room.items.filter((i) => i.kind === 'base-cabinet').every((i) => i.existing)).toBe(true);
    expect(room.items.filter((i) => i.kind === 'countertop').some((i) => i.existing)).toBe(false);
  });

  it('paints for $5,000, without floor, lights or circuits', () => {
    const { quantities, estimate } = plan('living room', 'Repaint the living room, $5,000 budget');
    expect(quantities.map((q) => q.trade).sort()).toEqual(['clean-up', 'painting', 'painting', 'trim']);
    expect(estimate.budget?.covers).toBe(true);
  });

  it.each(['take down the load-bearing wall', 'remove a load bearing wall', 'we want the bearing wall gone'])(
    'prices "%s" as an allowance with an engineer, and has it in the scope',
    (text) => {
      const concept = plan('kitchen', text);
      const lines = concept.quantities.filter((q) => /^(?:bearing-wall|structural-engineer)$/.test(q.price));
      expect(lines.map((q) => q.state)).toEqual(['allowance', 'allowance']);
      expect(draftScope(concept).replace(/\s+/g, ' ')).toContain(`"${text}": in the price`);
    },
  );

  it('reads 6 ft 8 as 80 in and draws it so', () => {
    expect(plan('basement', 'Ceilings 6 ft 8').room.ceilingIn).toBe(80);
  });

  it('draws no rug that nobody wants', () => {
    const { room } = plan('living room', 'No rug please');
    expect(room.items.filter((i) => i.kind === 'rug')).toEqual([]);
    expect(one('living room', 'No rug please', 'rug')?.outcome).toBe('refused');
  });

  it('reads a sofa that turns into a bed as one, and converts no garage', () => {
    const { wishes } = plan('living room', 'A sofa that turns into a bed');
    expect(wishes.wanted).toContain('sleeper-sofa');
    expect(wishes.wanted).not.toContain('no-cars');
  });

  it('tells of seats for eight, whatever the room holds', () => {
    const entry = one('living room', 'great room, dining for 8', 'dining');
    expect(entry?.understood).toContain('Places at the table: 8');
    expect(['drawn', 'changed', 'refused']).toContain(entry?.outcome);
  });

  it('takes the last word for a change of mind', () => {
    const [a, b] = ledgerOf('kitchen', 'I want an island. No island');
    expect([a?.outcome, b?.outcome]).toEqual(['refused', 'refused']);
    expect(a?.note).toBe('You changed your mind: no kitchen island.');
  });

  it('draws light what remains, and says so on the sheet', () => {
    const svg = (text: string) => drawPlan(plan('bathroom', text));
    expect(svg('Keep the tub, new vanity')).toContain('existing to remain');
    expect(svg('Keep the tub, new vanity')).toMatch(/<g opacity="0\.4">/);
    expect(svg('new bath with a tub')).not.toContain('existing to remain');
  });

  describe('what goes, on the plan', () => {
    const sheet = (category: (typeof TEXTS)[number][0], text: string, area: string) => {
      const concept = plan(category, text, { area });
      return { concept, removed: removedOf(concept), svg: drawPlan(concept), phone: drawPhonePlan(concept) };
    };
    const names = ({ removed }: ReturnType<typeof sheet>, amount?: string) =>
      removed.listed.filter((l) => !amount || l.amount === amount).map(({ name }) => name);

    it('is dashed where the words tell its place, and listed where they do not', () => {
      const swapped = sheet('bathroom', 'Tub out, walk-in shower in. Keep the toilet, new vanity', '5x8');
      const shower = swapped.concept.room.items.find((i) => i.kind === 'shower');
      expect(swapped.removed.outlines).toHaveLength(1);
      const [tub] = swapped.removed.outlines;
      expect([tub?.x, tub?.y].every((n) => n !== undefined && n >= 0)).toBe(true);
      expect(tub?.widthIn).toBeLessThanOrEqual(shower?.box.widthIn ?? 0);
      expect(tub?.depthIn).toBeLessThanOrEqual(shower?.box.depthIn ?? 0);
      expect(names(swapped, 'place not told')).toEqual(['Vanity']);
      for (const art of [swapped.svg, swapped.phone]) {
        expect(art).toContain('stroke-dasharray="4 2.5"');
        expect(art).toContain('place not told');
      }
      expect(swapped.svg).toContain('Light: existing to remain. Full: new. Dashed: removed.');
    });

    it('stands within the new one where nothing moves', () => {
      const still = sheet(
        'bathroom',
        "Keep the tub, new vanity, toilet and tile, don't move plumbing",
        '5x8',
      );
      expect(still.removed.outlines).toHaveLength(2);
      expect(names(still)).toEqual(['Wall tile', 'Floor covering']);
      expect(still.svg).toContain('(E)');
    });

    it('has no place that nobody told', () => {
      const moved = sheet('bathroom', 'new vanity, rip out the tub, big shower, move the plumbing', '6x9');
      expect(moved.removed.outlines).toEqual([]);
      expect(names(moved, 'place not told')).toEqual(expect.arrayContaining(['Tub', 'Vanity', 'Toilet']));
      const kitchen = sheet(
        'kitchen',
        'get rid of the peninsula, new cabinets, an island, keep the fridge',
        '12x14',
      );
      expect(names(kitchen, 'place not told')).toEqual(
        expect.arrayContaining(['Cabinets', 'Range', 'Peninsula']),
      );
      // Lights and receptacles that nobody named stay.
      const built = /-cabinet$|sink-base|countertop|refrigerator|range|dishwasher|hood/;
      expect(
        kitchen.concept.room.items.filter((i) => i.existing && built.test(i.kind)).map((i) => i.kind),
      ).toEqual(['refrigerator']);
    });

    it('is not told of a room of which no word says what is there', () => {
      const { removed, svg } = sheet('kitchen', 'white kitchen with an island', '12x14');
      expect(removed).toEqual({ outlines: [], listed: [] });
      expect(svg).not.toContain('(R)');
    });
  });

  it('lists what is torn out thing by thing, and spares what stays', () => {
    const torn = (text: string) =>
      plan('bathroom', text).quantities.flatMap((q) => (q.price.startsWith('demolition') ? [q.item] : []));
    expect(torn('new bath')).toContain('Demolition: tub');
    expect(torn('keep the tub, new vanity')).not.toContain('Demolition: tub');
    expect(torn('keep the tub, new vanity')).toContain('Demolition: vanity');
  });
});
