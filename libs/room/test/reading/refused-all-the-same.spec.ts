import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });

describe('what is refused is taken out, with its lines', () => {
  it.each<[RoomCategory, string, string, RegExp]>([
    ['office', '10x11', 'Desk and a loveseat. French doors would be awful.', /^door-french$/],
    ['basement', '18x22', "Rec room with a TV. Don't bother with carpet.", /^floor-carpet$/],
    ['bathroom', '8x10', 'New vanity and shower. A bidet is out of the question.', /^bidet-seat$/],
    ['kitchen', '12x14', 'New cabinets. Granite gives me the creeps.', /^counter-granite$/],
    [
      'kitchen',
      '10x11',
      "New cabinets. Don't touch the ceiling, the popcorn is asbestos.",
      /^(?:popcorn|hazard)/,
    ],
  ])('%s %s: %s', (category, area, text, line) => {
    const { quantities, brief } = plan(category, area, text);
    expect(quantities.map(({ price }) => price).filter((price) => price && line.test(price))).toEqual([]);
    expect(brief.unmet.filter((told) => told.startsWith('Not so in this plan'))).toEqual([]);
  });

  it('a ceiling that gets no drywall is open', () => {
    const { quantities } = plan('basement', '18x22', "Home gym. Don't drywall the ceiling, paint it black.");
    const board = (text: string): number =>
      plan('basement', '18x22', text).quantities.find(({ price }) => price === 'drywall')?.quantity ?? 0;
    expect(quantities.some(({ price }) => price === 'open-ceiling')).toBe(true);
    expect(board("Home gym. Don't drywall the ceiling.")).toBeLessThan(board('Home gym.'));
  });

  it.each([
    'New kitchen. Hate: granite, stainless. Love: brass.',
    'New kitchen with quartz. I despise stainless steel appliances.',
  ])('who refuses stainless gets no stainless refrigerator: %s', (text) => {
    const { room, brief } = plan('kitchen', '13x15', text);
    const traits = JSON.stringify(room.items.map((item) => item.traits));
    expect(traits).not.toContain('"finish":"stainless-steel"');
    expect(brief.unmet.filter((told) => told.startsWith('Not so in this plan'))).toEqual([]);
  });
});

describe('the ledger says what the sheet shows', () => {
  const outcomes = (category: RoomCategory, area: string, text: string) =>
    plan(category, area, text).brief.ledger?.map(({ text: said, outcome }) => `${said}: ${outcome}`);

  it('a level 2 charger is drawn', () => {
    expect(
      outcomes('garage', '22x24', 'Two cars, a level 2 EV charger for the car I plan to get, epoxy floor.'),
    ).toContain('a level 2 EV charger for the car I plan to get: drawn');
  });

  it("beds before somebody's chest are asked for, and the chest stands there", () => {
    const text = "Two twin beds, my grandmother's hope chest at the foot of one.";
    expect(outcomes('bedroom', '12x13', text)).toContain('Two twin beds: drawn');
    expect(plan('bedroom', '12x13', text).room.items.map(({ kind }) => kind)).toContain('piece');
  });

  it('lockers for us and the kids are not ours already', () => {
    expect(
      outcomes('other', '8x11', 'Mudroom: 4 lockers with a bench for us and the kids, broom closet.')?.join(),
    ).not.toContain('kept');
  });

  it('a mother who suggests what is refused contradicts nothing', () => {
    expect(
      outcomes('bathroom', '7x10', 'Tub and vanity. No bidet, my mother keeps suggesting a bidet.')?.join(),
    ).not.toContain('conflict');
  });
});
