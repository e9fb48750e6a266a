import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../src/brief/read-brief.js';
import { planConcept } from '../../src/concept.js';

/** Sentences of two negations, of exceptions and of dislike. */

const read = (category: RoomCategory, designPrompt: string) => readBrief({ category, designPrompt }).brief;

describe('polarity', () => {
  it.each([
    ['kitchen', "Don't let me forget the dishwasher", 'dishwasher'],
    ['kitchen', "don't forget the pantry", 'pantry'],
    ['kitchen', "Can't do without an island", 'island'],
    ['kitchen', "I wouldn't say no to an island", 'island'],
    ['kitchen', 'not opposed to an island', 'island'],
    ['kitchen', "I don't want to not have an island", 'island'],
    ['kitchen', "we don't need anything but a new range", 'plain-range'],
    ['bathroom', "I'm not into the vanity", 'vanity'],
    ['bathroom', "can't stand the vanity", 'vanity'],
    ['bathroom', 'Everything except the tub is staying', 'bathtub'],
    ['bathroom', "toilet room with a door that doesn't smack the vanity", 'vanity'],
  ] as const)('%s: "%s" asks for %s', (category, text, id) => {
    const { wanted, refused, kept = [] } = read(category, text);
    expect(wanted).toContain(id);
    expect(refused).not.toContain(id);
    expect(kept.filter(({ how }) => how === 'kept').map((k) => k.id)).not.toContain(id);
  });

  it.each([
    ['bathroom', "I'm over the tub", 'bathtub'],
    ['bathroom', 'so over this tub', 'bathtub'],
    ['kitchen', 'HOA wont allow new windows', 'window-replace'],
    ['kitchen', "I don't care for the island", 'island'],
  ] as const)('%s: "%s" refuses %s', (category, text, id) => {
    expect(read(category, text).refused).toContain(id);
    expect(read(category, text).wanted).not.toContain(id);
  });

  it.each([
    ['kitchen', "There's no way I'm giving up my gas range", 'range'],
    ['kitchen', "Landlord says I can't move the gas line", 'gas-line'],
    ['living room', 'Dont refinish the floors', 'floor'],
    ['bedroom', 'Wardrobe from IKEA we bring ourselves', 'closet'],
  ] as const)('%s: "%s" lets stay: %s', (category, text, id) => {
    expect(read(category, text).kept?.map((k) => k.id)).toContain(id);
  });

  it.each([
    ['bathroom', 'Everything except the tub is staying', ['bathtub']],
    ['bathroom', 'Everything but the vanity stays', ['vanity']],
    ['kitchen', 'Everything is staying except the counters', ['counters']],
    ['kitchen', 'keep everything other than the backsplash', ['backsplash']],
  ] as const)('%s: of "%s" the job is %s', (category, text, inside) => {
    expect(read(category, text).extent?.inside).toEqual(inside);
  });

  it.each([
    ['kitchen', 'lights over the sink'],
    ['kitchen', 'shelves over the stove'],
  ] as const)('%s: "%s" dislikes nothing', (category, text) => {
    expect(read(category, text).refused).toEqual([]);
  });

  it('says of what is kept and taken out that the two contradict', () => {
    const designPrompt = 'Keep the tub for the kids. We also want the tub gone.';
    const { brief } = planConcept({ category: 'bathroom', designPrompt }, { seed: 1, date: '2026-11-22' });
    expect(brief.ledger?.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict']);
  });
});
