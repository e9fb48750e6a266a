import { readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { readComplaints } from '../../../brief/src/words/complaints.js';
import { planConcept } from '../../src/index.js';
import { withoutMarks } from '../ledger/marked.js';

const ledger = (
  category: 'kitchen' | 'bathroom' | 'living room' | 'bedroom' | 'basement',
  designPrompt: string,
) =>
  (planConcept({ category, designPrompt }, { seed: 3, date: '2026-11-22' }).brief.ledger ?? []).map(
    ({ text, outcome }) => `${text}: ${outcome}`,
  );

describe('complaints', () => {
  it.each([
    ['the fan is useless', 'outdated'],
    ['one burner doesnt work', 'outdated'],
    ['nobody can see the tv', 'works-well'],
    ["there's no place to put anything", 'tidy'],
    ['make it tenant proof', 'easy-care'],
    ['nothing too trendy', 'fine'],
  ])('%s', (text, id) => {
    expect(readComplaints(text).map((c) => c.id)).toContain(id);
  });

  it('finds none in what is wished for', () => {
    for (const text of ['soundproof walls', 'a sink that drains to the left', 'no tub', 'a place to sit'])
      expect(readComplaints(text)).toEqual([]);
  });

  it('refuses nothing behind what fails', () => {
    const { brief } = readBrief({
      category: 'kitchen',
      designPrompt: 'the oven doesnt work and the dishwasher leaks',
    });
    expect(brief.refused).toEqual([]);
  });
});

describe('other rooms', () => {
  it('takes no wish from what stands in another room', () => {
    const { brief } = readBrief({ category: 'kitchen', designPrompt: 'the washer is in the garage' });
    expect(brief.wanted).not.toContain('laundry');
    expect(ledger('kitchen', 'the washer is in the garage')).toEqual(['the washer is in the garage: kept']);
  });
  it('reads a thing that is to come from another room as a wish', () => {
    const { brief } = readBrief({
      category: 'bathroom',
      designPrompt: 'we want a washer and dryer in here',
    });
    expect(brief.wanted).toContain('laundry');
  });
});

describe('what stays and what goes', () => {
  it.each([
    ['kitchen', 'the fridge is brand new so that stays', 'refrigerator'],
    ['kitchen', 'gas range is only 3 yrs old, keep', 'range'],
    ['living room', 'wicker couch from my mom stays', 'sofa'],
    ['kitchen', 'we like our cabinets', 'cabinets'],
  ] as const)('%s: %s', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.kept?.map((k) => k.id)).toContain(id);
  });
  it.each([
    ['living room', 'tv not above the fireplace', 'fireplace'],
    ['kitchen', 'no rugs pull out shelves', 'deep-drawers'],
    ['bedroom', 'full bed has to go against the long wall', 'full-bed'],
  ] as const)('refuses no neighbor: %s: %s', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.refused).not.toContain(id);
  });
  it('wishes for a television where the game is watched', () => {
    for (const designPrompt of ['a place to watch the game', 'watch movies'])
      expect(readBrief({ category: 'living room', designPrompt }).brief.wanted).toContain('tv');
  });
  it('takes the size of a closet for none of the room', () => {
    const { size } = readBrief({
      category: 'bedroom',
      designPrompt: 'closet is 24 in deep and 5 ft wide',
    }).brief;
    expect(size.widthIn).toBeGreaterThan(84);
    expect(
      readBrief({ category: 'bedroom', designPrompt: 'My room is 9x9. full bed' }).brief.size.widthIn,
    ).toBe(108);
  });
});

describe('marked texts', () => {
  it('are read without their marks', () => {
    const { text, clauses } = withoutMarks('new sink{d}, no tub{r} thanks{}');
    expect(text).toBe('new sink, no tub thanks');
    expect(clauses.map((c) => `${text.slice(c.start, c.end)} ${c.letters}`)).toEqual([
      'new sink d',
      'no tub r',
    ]);
  });
});
