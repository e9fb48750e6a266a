import { describe, expect, it } from 'vitest';
import { type ConceptRequest, planConcept, roomAskedFor } from '../../src/index.js';

const DATE = '2026-11-01';

/** What the form starts with, and the briefs it composes from that. */
const FORM = {
  category: 'kitchen',
  area: 'kitchen',
  budget: '15000',
  materials: '0',
  startInDays: '14',
  durationDays: '30',
  style: 'modern',
  colors: 'white & grey',
  layout: 'open concept',
  features: 'granite countertop',
  workType: 'labor only',
  paymentPhases: 'start 30%, half 20%, end 50%',
  requirements: 'licensed contractors only',
} as const satisfies ConceptRequest;
const DESIGN_PROMPT =
  'Modern kitchen remodel. Colors: white & grey. Layout: open concept. Features: granite countertop. Budget: $15,000.';
const CONTRACTOR_PROMPT =
  'Kitchen remodel. Work type: labor only. Materials: $0. Start in 14 days. Done in 30 days. Payment phases: start 30%, half 20%, end 50%. Licensed contractors only.';
const UNTOUCHED = Object.keys(FORM).map((name) => (name === 'category' ? 'categories' : name));

const plan = (request: Partial<ConceptRequest>) =>
  planConcept(
    { ...FORM, designPrompt: DESIGN_PROMPT, contractorPrompt: CONTRACTOR_PROMPT, ...request },
    { seed: 1, date: DATE },
  );

describe('fields that nobody touched', () => {
  const wish = 'Farmhouse kitchen, quartz counters, navy cabinets, galley, labor and materials, budget 40k.';

  it.each([
    ['typed under the composed brief', `${DESIGN_PROMPT} ${wish}`],
    ['in place of the composed brief', wish],
  ])('lose against the wish, %s', (_, designPrompt) => {
    const { wishes, brief, estimate, room } = plan({
      designPrompt,
      defaults: [...UNTOUCHED, 'contractorPrompt'],
    });
    expect(wishes).toMatchObject({
      style: 'farmhouse',
      layouts: ['galley'],
      workType: 'labor and materials',
      budgetUsd: 40_000,
      materials: { counter: 'quartz' },
    });
    expect(wishes.colors.map((c) => c.name)).toEqual(['navy']);
    expect(room.finishes.counter.material).toBe('quartz');
    expect(estimate.part).toBeUndefined();
    expect(JSON.stringify(brief.understood)).not.toMatch(/granite|15,000|labor only|grey|open/);
    expect(brief.assumed.join(' ')).toContain('Left as the form had it, where your words say nothing else: ');
  });

  it('stand where the wish says nothing, as assumed and not as understood', () => {
    const { wishes, brief } = plan({ defaults: [...UNTOUCHED, 'designPrompt', 'contractorPrompt'] });
    expect(wishes).toMatchObject({
      style: 'modern',
      workType: 'labor only',
      materials: { counter: 'granite' },
      startInDays: 14,
    });
    expect(brief.understood).toEqual([]);
    expect(brief.unmet).toEqual([]);
    expect(brief.assumed).toContain(
      'Left as the form had it, where your words say nothing else: modern style, white and grey, open concept, granite counters, labor only, start in 14 days, done in 30 days, the payment phases.',
    );
  });

  it('hold no room to a budget that nobody typed', () => {
    const area = '14x17';
    const untouched = plan({ area, defaults: UNTOUCHED.filter((name) => name !== 'area') });
    const { budget: _, ...without } = FORM;
    const none = planConcept(
      { ...without, area, defaults: UNTOUCHED.filter((name) => name !== 'area' && name !== 'budget') },
      { seed: 1, date: DATE },
    );
    expect(untouched.wishes.budgetUsd).toBeUndefined();
    expect(untouched.estimate.budget).toBeUndefined();
    expect(untouched.estimate.grade).toBe('standard');
    expect(untouched.room.items).toEqual(none.room.items);
    expect(untouched.estimate.likely).toBe(none.estimate.likely);
    expect(untouched.brief.assumed).toContain(
      "No budget was told: the $15,000 of the form is nobody's limit.",
    );
    expect(plan({ area, defaults: [] }).wishes.budgetUsd).toBe(15_000);
  });

  it('promise nothing to a room that has no place for them', () => {
    const { brief } = plan({
      category: 'bedroom',
      designPrompt: 'A queen bed.',
      defaults: [...UNTOUCHED, 'contractorPrompt'],
    });
    expect(brief.unmet).toEqual([]);
  });

  it('are said once they are touched, and all is said where a call names none', () => {
    const touched = plan({
      designPrompt: 'quartz counters',
      defaults: UNTOUCHED.filter((name) => name !== 'features'),
    });
    expect(touched.wishes.materials.counter).toBe('granite');
    const called = plan({ designPrompt: wish });
    expect(called.wishes).toMatchObject({ style: 'modern', budgetUsd: 15_000, workType: 'labor only' });
    expect(called.wishes.materials.counter).toBe('granite');
  });

  it('do not paint over what the wish makes of wood', () => {
    const { room } = plan({ designPrompt: 'walnut cabinets', defaults: UNTOUCHED });
    expect(room.finishes.cabinets).toMatchObject({ material: 'walnut', color: '#6e4f38' });
  });

  it('leave the choice of the room to the words', () => {
    const asked = (designPrompt: string, defaults: readonly string[] = UNTOUCHED) =>
      roomAskedFor({ ...FORM, designPrompt, defaults });
    expect(asked(`${DESIGN_PROMPT} New bath with a walk-in shower.`)).toBe('bathroom');
    expect(asked('home office for two')).toBe('office');
    expect(asked('turn the garage into a bedroom')).toBe('garage');
    expect(asked('brighter, please')).toBe('kitchen');
    expect(asked('a bath', ['style'])).toBe('kitchen');
  });
});
