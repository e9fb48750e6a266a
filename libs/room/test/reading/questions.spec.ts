import type { ConceptRequest } from '@plumbline/brief';
import type { Concept, Question } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { draftScope } from '../../src/scope/draft-scope.js';

type Wish = Omit<ConceptRequest, 'designPrompt'>;

const plan = (designPrompt: string, wish: Wish, answers: ConceptRequest['answers'] = []): Concept =>
  planConcept({ ...wish, designPrompt, answers }, { seed: 3, date: '2026-11-22' });

const kitchen: Wish = { category: 'kitchen', area: '13x15' };
const bath: Wish = { category: 'bathroom', area: '9x11' };

const has = (kind: string) => (c: Concept) => c.room.items.some((i) => i.kind === kind);
const priced = (id: string) => (c: Concept) => c.quantities.some((q) => q.price === id);
const kept = (kind: string) => (c: Concept) =>
  c.room.items.some((i) => i.kind === kind && i.existing === true);
const fuel = (of: string) => (c: Concept) =>
  c.room.items.some((i) => i.kind === 'range' && i.traits?.fuel === of);

/** A wish, the question that it makes, the answers' ids, and what shows which was taken. */
const WISHES: readonly [
  words: string,
  wish: Wish,
  question: string,
  answers: readonly [string, string],
  shows: readonly [(c: Concept) => boolean, (c: Concept) => boolean],
][] = [
  [
    'We want an island. Shaker doors. Actually no island please',
    kitchen,
    'with-island',
    ['out', 'in'],
    [
      (c) => !c.room.items.some((i) => i.group === 'island'),
      (c) => c.room.items.some((i) => i.group === 'island'),
    ],
  ],
  [
    'Keep the bathtub. And we want a new bathtub',
    bath,
    'keep-bathtub',
    ['stays', 'new'],
    [kept('bathtub'), (c) => has('bathtub')(c) && !kept('bathtub')(c)],
  ],
  [
    'White kitchen, our budget is $62,000',
    { ...kitchen, budget: 48_000 },
    'budget',
    ['48000', '62000'],
    [(c) => c.wishes.budgetUsd === 48_000, (c) => c.wishes.budgetUsd === 62_000],
  ],
  [
    'New shaker cabinets',
    { ...kitchen, budget: 28_000, workType: 'labor only', defaults: ['workType'] },
    'budget-for',
    ['part', 'all'],
    [
      (c) => c.estimate.budget?.text.includes('labor alone') ?? false,
      (c) => c.estimate.budget?.text.includes('labor') === false,
    ],
  ],
  [
    'The room is 11x14',
    { category: 'bedroom', area: '12x16' },
    'size',
    ['first', 'second'],
    [(c) => c.room.widthIn === 144, (c) => c.room.widthIn === 132],
  ],
  [
    'U-shaped or L-shaped, whatever works',
    kitchen,
    'layout',
    ['u-shape', 'l-shape'],
    [(c) => c.wishes.layouts[0] === 'u-shape', (c) => c.wishes.layouts.join() === 'l-shape'],
  ],
  [
    'A gas range for me, my wife wants an induction range',
    kitchen,
    'fuel',
    ['gas-range', 'induction'],
    [fuel('gas'), fuel('induction')],
  ],
  [
    'A king bed, or maybe a queen bed',
    { category: 'bedroom', area: '13x14' },
    'bed',
    ['queen-bed', 'king-bed'],
    [
      (c) => c.room.items.some((i) => i.kind === 'bed' && i.traits?.size === 'queen'),
      (c) => c.room.items.some((i) => i.kind === 'bed' && i.traits?.size === 'king'),
    ],
  ],
  [
    'A desk or a dressing table',
    { category: 'bedroom', area: '13x14' },
    'or-vanity-table',
    ['desk', 'vanity-table'],
    [(c) => c.wishes.wanted.join() === 'desk', (c) => c.wishes.wanted.join() === 'vanity-table'],
  ],
  [
    'Quartz countertops or butcher block countertops',
    kitchen,
    'counter-material',
    ['quartz', 'butcher-block'],
    [
      (c) => c.room.finishes.counter.material === 'quartz',
      (c) => c.room.finishes.counter.material === 'butcher-block',
    ],
  ],
  [
    'Something farmhouse, or mid-century',
    { category: 'living room' },
    'style',
    ['farmhouse', 'mid-century'],
    [(c) => c.room.style === 'farmhouse', (c) => c.room.style === 'mid-century'],
  ],
  [
    'We need two sinks',
    kitchen,
    'sinks',
    ['one-station', 'two-stations'],
    [
      (c) => c.room.items.filter((i) => i.kind === 'sink-base').length === 1,
      (c) => c.room.items.filter((i) => i.kind === 'sink-base').length === 2,
    ],
  ],
  [
    'Make it nicer',
    { ...kitchen, budget: 7_000 },
    'extent',
    ['refresh', 'rearrange'],
    [
      (c) => c.brief.extent?.id === 'refresh' && !priced('cabinets-stock')(c),
      (c) => c.brief.extent?.id === 'rearrange' && c.estimate.likely > 14_000,
    ],
  ],
  [
    'Take out the wall to the dining room',
    kitchen,
    'bearing',
    ['no', 'yes'],
    [(c) => !priced('structural-engineer')(c), priced('structural-engineer')],
  ],
  [
    'An open concept kitchen',
    kitchen,
    'walls',
    ['stay', 'remove'],
    [
      (c) => !priced('wall-removal')(c),
      (c) => priced('wall-removal')(c) && c.brief.extent?.id === 'walls-or-plumbing',
    ],
  ],
  [
    'Office that is a guest room too',
    { category: 'office', area: '12x13' },
    'guests',
    ['sofa', 'wall-bed'],
    [(c) => c.wishes.wanted.includes('sleeper-sofa'), (c) => c.wishes.wanted.includes('murphy-bed')],
  ],
  [
    'A home gym in here',
    { category: 'garage' },
    'cars',
    ['stay', 'out'],
    [has('car'), (c) => !has('car')(c)],
  ],
  [
    'New white shaker kitchen with quartz',
    kitchen,
    'plumbing',
    ['stays', 'moves'],
    [(c) => !priced('rough-in')(c), priced('rough-in')],
  ],
  [
    'New bath with a walk-in shower',
    bath,
    'plumbing',
    ['moves', 'stays'],
    [priced('rough-in'), (c) => !priced('rough-in')(c)],
  ],
  [
    'New white shaker kitchen with quartz',
    kitchen,
    'appliances',
    ['new', 'yours'],
    [
      (c) => c.quantities.some((q) => q.price === 'refrigerator' && q.state !== 'owner-supplied'),
      (c) => !c.quantities.some((q) => q.price === 'refrigerator' && q.state !== 'owner-supplied'),
    ],
  ],
];

const find = ({ brief }: Concept, id: string): Question | undefined =>
  brief.questions?.find((question) => question.id === id);

describe('a wish that can be read in more than one way', () => {
  it.each(WISHES)(
    '"%s" is read the likelier and cheaper way first, and the other way once it is chosen',
    (words, wish, id, answers, shows) => {
      const first = plan(words, wish);
      const question = find(first, id);
      expect(question?.answers.slice(0, 2).map((a) => a.id)).toEqual(answers);
      expect(question?.taken).toBe(answers[0]);
      expect(shows.map((show) => show(first))).toEqual([true, false]);
      expect(
        first.brief.assumed.some((s) => s.startsWith(`${question?.text}: ${question?.answers[0]?.text}.`)),
      ).toBe(true);
      const other = plan(words, wish, [{ question: id, answer: answers[1] }]);
      expect(find(other, id)?.taken).toBe(answers[1]);
      expect(shows.map((show) => show(other))).toEqual([false, true]);
      // And back.
      const back = plan(words, wish, [{ question: id, answer: answers[0] }]);
      expect(back.room).toEqual(first.room);
      expect(back.estimate).toEqual(first.estimate);
    },
  );

  it('tells of the wish as it was taken', () => {
    const of = (answers: ConceptRequest['answers']) =>
      plan('We need two sinks', kitchen, answers).brief.ledger?.map(({ understood, outcome }) => [
        understood,
        outcome,
      ])[0];
    expect(of([])).toEqual(['Wish: double-bowl sink', 'drawn']);
    expect(of([{ question: 'sinks', answer: 'two-stations' }])).toEqual(['Wish: second sink', 'drawn']);
  });

  it('is no contradiction any more once it is answered', () => {
    const words = 'We want an island. Actually no island please';
    const outcomes = (answers: ConceptRequest['answers']) =>
      plan(words, kitchen, answers)
        .brief.ledger?.filter(({ field }) => field === 'designPrompt')
        .map(({ outcome }) => outcome);
    expect(outcomes([])).toEqual(['refused', 'refused']);
    expect(outcomes([{ question: 'with-island', answer: 'in' }])).toEqual(['drawn', 'refused']);
    expect(outcomes([{ question: 'with-island', answer: 'out' }])).toEqual(['refused', 'refused']);
  });

  it('asks three questions at most, contradictions first, with the words and entries they are about', () => {
    const concept = plan(
      'Two sinks. Open concept. Gas range, or an induction range. Oak floor or slate floor. An island. No island.',
      { ...kitchen, budget: 60_000, requirements: 'The budget is $80,000' },
    );
    const { questions = [], ledger = [] } = concept.brief;
    expect(questions.map(({ id }) => id)).toEqual(['with-island', 'budget', 'fuel']);
    const [island] = questions;
    expect(island?.about).toMatch(/island/i);
    expect(ledger.filter(({ id }) => island?.entries?.includes(id)).map(({ text }) => text)).toEqual([
      'An island',
      'No island',
    ]);
  });

  it.each([
    ['Keep the plumbing where it is, keep our appliances', kitchen],
    ['Only new counters, everything else stays', kitchen],
    ['Paint the walls', { category: 'bedroom' } as Wish],
    ['A king bed and a reading chair', { category: 'bedroom' } as Wish],
    ['Kosher kitchen with two sinks, induction, move the sink', kitchen],
  ])('"%s" asks nothing', (words, wish) => {
    expect(plan(words, wish).brief.questions).toBeUndefined();
  });

  it('does nothing for answers to what was not asked', () => {
    const wish = plan('Paint the walls', { category: 'bedroom' });
    expect(
      plan('Paint the walls', { category: 'bedroom' }, [{ question: 'sinks', answer: 'one-station' }]),
    ).toEqual(wish);
  });

  it('gives the contractor what was taken, not what was outvoted', () => {
    const concept = plan('We want an island. Actually no island please', kitchen, [
      { question: 'with-island', answer: 'in' },
    ]);
    const scope = draftScope(concept, { designTitle: concept.title, zipCode: '94103' } as never);
    expect(scope).not.toContain('CONTRADICTION');
    expect(scope.replace(/\s+/g, ' ')).toContain(
      "Taken, and the owner's to decide otherwise: Kitchen island: in the plan (not: left out).",
    );
  });
});
