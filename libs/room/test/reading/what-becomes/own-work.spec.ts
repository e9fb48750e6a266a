import type { Concept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { drawSet } from '@plumbline/drawing';
import { describe, expect, it } from 'vitest';
import { circuitsOf } from '../../../src/estimate/circuits.js';
import { draftScope, planConcept } from '../../../src/index.js';

const plan = (category: RoomCategory, designPrompt: string, area = '12x14', budget?: number): Concept =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-23' },
  );

const owns = ({ quantities }: Concept): string[] => [
  ...new Set(quantities.filter((q) => q.state === 'by-owner').map((q) => q.trade)),
];

describe('work that the owner does', () => {
  it.each<[RoomCategory, string, string[]]>([
    ['living room', 'New oak floor. We paint the walls ourselves.', ['painting']],
    ['living room', 'New floor; we will do the painting ourselves', ['painting']],
    [
      'living room',
      'Demo, painting and trim by owner; new hardwood floor',
      ['demolition', 'trim', 'painting'],
    ],
    ['living room', 'New hardwood floor, DIY paint', ['painting']],
    ['bedroom', 'New carpet, paint, new baseboard. We will do the trim.', ['trim']],
    ['kitchen', 'New cabinets. We will do the demo ourselves.', ['demolition']],
    [
      'kitchen',
      'New kitchen, we will lay the floor ourselves, my brother will tile the backsplash',
      ['flooring'],
    ],
    ['kitchen', 'New kitchen, painting by owner, flooring by others', ['flooring', 'painting']],
    ['kitchen', 'Paint the cabinets; we can do it ourselves', ['cabinets']],
  ])('%s: "%s" is named as by owner, and not priced', (category, words, trades) => {
    const concept = plan(category, words);
    expect(owns(concept)).toEqual(trades);
    for (const line of concept.estimate.lines.filter((l) => l.state === 'by-owner'))
      expect(line).toMatchObject({ low: 0, likely: 0, high: 0 });
    const scope = draftScope(concept).replace(/\s+/g, ' ');
    expect(scope).toContain('[by owner]');
    expect(scope).toContain('Work that the owner does');
    expect(concept.brief.ledger?.some(({ note }) => note?.startsWith('You do it yourself'))).toBe(true);
  });

  it.each<[RoomCategory, string]>([
    ['kitchen', 'We want to paint the cabinets white and do new floors'],
    ['kitchen', 'New kitchen. I do not want to paint it myself.'],
    ['kitchen', 'New kitchen. We supply the tile ourselves.'],
    ['living room', 'We would like new paint and a new floor'],
  ])('%s: "%s" leaves all work to the contractor', (category, words) => {
    expect(owns(plan(category, words))).toEqual([]);
  });

  it('tells what the owner brings from what the owner does', () => {
    const bath = plan(
      'bathroom',
      'New bath; we are buying our own fixtures. We have the tile already.',
      '5x8',
    );
    const brought = bath.quantities.filter((q) => q.state === 'owner-supplied').map((q) => q.price);
    expect(brought).toEqual(expect.arrayContaining(['toilet', 'lavatory', 'shower-tile']));
    const kitchen = plan('kitchen', 'Remodel: excluding appliances');
    expect(kitchen.quantities.find((q) => q.price === 'refrigerator')?.state).toBe('owner-supplied');
  });
});

describe('what stays', () => {
  it('keeps its circuit', () => {
    const circuits = (words: string) => {
      const { room, wishes } = plan('kitchen', words);
      return circuitsOf(room, wishes)
        .filter((c) => c.added)
        .map((c) => c.name);
    };
    expect(circuits('New kitchen, island')).toContain('Refrigerator');
    expect(circuits('New kitchen, island, keep the refrigerator')).not.toContain('Refrigerator');
    expect(circuits('New kitchen, island, keep the refrigerator')).toContain('Dishwasher');
  });

  it('in its place only is taken out and bought anew', () => {
    const { quantities, wishes } = plan(
      'kitchen',
      'New kitchen, new undermount sink, the sink stays where it is',
    );
    expect(wishes.kept).toContainEqual({ id: 'sink', how: 'in place' });
    expect(quantities.some((q) => q.item === 'Demolition: sink and faucet')).toBe(true);
    expect(quantities.some((q) => q.price === 'sink')).toBe(true);
  });
});

describe('a wall that goes', () => {
  it.each<[RoomCategory, string]>([
    ['kitchen', 'Take down the load-bearing wall to the dining room, peninsula'],
    ['kitchen', 'Open the wall to the living room, not load bearing'],
    ['living room', 'Remove the wall to the kitchen'],
  ])('%s: "%s" is opened, drawn dashed and listed', (category, words) => {
    const concept = plan(category, words, '14x18');
    expect(concept.room.openings.some((o) => o.kind === 'cased-opening' && o.widthIn >= 60)).toBe(true);
    const [plan1] = drawSet(concept, 'letter', { embedFont: false });
    expect(plan1?.svg).toContain('stroke="#b4532a" stroke-width="0.85" stroke-dasharray="4 2.5"');
    expect(plan1?.svg).toContain('>Wall<');
    expect(concept.quantities.some((q) => /^(?:wall-removal|bearing-wall)$/.test(q.price))).toBe(true);
  });
});

describe('a sum that does not reach', () => {
  it('says of a basement with a bath how far it goes, and what waits', () => {
    const text = plan('basement', 'Bedroom, bathroom, wet bar', '24x30', 50_000).estimate.budget?.text ?? '';
    expect(text).toContain('the room finished (walls, ceiling, floor, power and light)');
    expect(text).toMatch(/not within it: .*the bathroom|Without .*the bathroom/);
  });
});

describe('a package', () => {
  it('gives bidders a material basis for what is still to be chosen, and sets a backsplash after its counter', () => {
    const scope = draftScope(plan('kitchen', 'New kitchen, subway tile backsplash, quartz counters'));
    const flat = scope.replace(/\s+/g, ' ');
    expect(flat).toMatch(/Quartz countertop [^[]*\[included\][^$]*material basis \$\d+\.\d\d a sq ft/);
    expect(flat).toMatch(/Order of work:.*counters, tile/);
    expect(flat).not.toContain('[included / added]');
    expect(flat).toContain('one markup on that work and its allowances');
    expect(flat).toContain('The panel has spaces for the new circuits');
    const bath = draftScope(plan('bathroom', 'Gut the bath', '5x8')).replace(/\s+/g, ' ');
    expect(bath).toMatch(/Order of work:.*tile, flooring, cabinets, counters/);
    const labor = planConcept(
      { category: 'bathroom', area: '5x8', workType: 'labor only' },
      { seed: 1, date: '2026-11-23' },
    );
    expect(draftScope(labor)).not.toContain('material basis');
  });
});
