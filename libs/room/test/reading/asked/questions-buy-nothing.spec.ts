import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.js';

describe('a question that asks for a fact', () => {
  it.each([
    ['kitchen', 'New backsplash.', 'Is LVP ok in a kitchen?', /waterproof/],
    ['kitchen', 'New backsplash.', 'Do we have to move out while you are working?', /most people stay/],
    ['kitchen', 'New backsplash.', 'Does quartz stain?', /no sealing/],
    ['kitchen', 'New backsplash.', 'Are gas ranges bad for you?', /contractor/],
    ['bathroom', 'New mirror.', 'Is a curbless shower going to leak into the hall?', /1\/4 in a foot/],
    ['bathroom', 'New mirror.', 'Do we need a fan if there is a window?', /R303/],
    ['bathroom', 'New mirror.', 'How big does a shower have to be by code?', /30 by 30/],
    ['bathroom', 'New mirror.', 'Will a tub fit through the door?', /narrowest side/],
    ['basement', 'New carpet.', 'Does a basement bathroom need a pump?', /ejector/],
    ['basement', 'New carpet.', 'Is a drop ceiling better than drywall?', /grid/],
    ['garage', 'New workbench.', 'Will epoxy peel?', /ground/],
    ['bedroom', 'New dresser.', 'Are ceiling fans dated?', /./],
    ['office', 'New desk.', 'Is a Murphy bed comfortable?', /./],
  ] as const)('%s: %s %s', (category, wish, question, answer) => {
    const asked = planOf(category, '14x16', `${wish} ${question}`);
    expect(asked.amounts).toEqual(planOf(category, '14x16', wish).amounts);
    expect(asked.clauses.at(-1)).toBe(question.slice(0, -1));
    expect(asked.noteOf(question.slice(0, 12))).toMatch(answer);
  });

  it('is answered alone without a plan to buy', () => {
    const { anew, prices, noteOf } = planOf('basement', '20x24', 'Is 7\'4" enough for a bedroom down there?');
    expect(prices.filter((id) => id !== 'clean-up')).toEqual([]);
    expect(anew.filter((kind) => kind === 'bed' || kind === 'partition')).toEqual([]);
    expect(noteOf('7\'4"')).toContain("7'-0");
    expect(noteOf('7\'4"')).toContain("7'-4");
  });

  it('is put behind what it is about', () => {
    const gym = planOf(
      'basement',
      '16x24',
      "My squat rack needs 8 ft and we've got 7'10\", is that gonna be a problem?",
    );
    expect(gym.room.shell.ceiling.heightIn).toBe(94);
    expect(gym.outcomeOf('squat rack')).toBe('drawn');
    expect(gym.noteOf('is that gonna')).toContain('2 in too low');
    expect(gym.entries[0]?.understood).not.toContain('Size of');
  });

  it('heats without gas, and takes the cheaper of two floors', () => {
    const garage = planOf('garage', '22x22', 'Workbench. Can I heat it without running a gas line?');
    expect(garage.prices).toContain('heating-cooling');
    expect(garage.prices).not.toContain('floor-epoxy');
    const kitchen = planOf(
      'kitchen',
      '12x15',
      'New cabinets. Is LVP ok in a kitchen or should we pay for tile?',
    );
    expect(kitchen.prices).toContain('floor-lvp');
    expect(kitchen.noteOf('LVP')).toContain('This plan has lvp');
  });

  it('is a wish where it asks for a thing', () => {
    const bath = planOf(
      'bathroom',
      '8x10',
      'New tub. Can you add a niche? Is there room for a linen closet?',
    );
    expect(bath.prices).toContain('shower-niche');
    expect(bath.anew).toContain('tall-cabinet');
    expect(planOf('bathroom', '5x9', 'Would one long sink with two faucets work?').anew).toContain('vanity');
  });
});
