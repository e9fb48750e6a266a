import { readBrief } from '@plumbline/brief';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/concept.js';

/** Sentences of two negations, of exceptions and of dislike. */

const read = (category: RoomCategory, designPrompt: string) => readBrief({ category, designPrompt }).brief;

describe('polarity', () => {
  it.each([
    ['kitchen', "Don't let me forget the dishwasher", 'dishwasher'],
    ['kitchen', 'Pot filler? no. Range hood? yes', 'vent-hood'],
    ['kitchen', 'no wait, a peninsula instead', 'peninsula'],
    ['bathroom', 'we need somewhere for towels', 'linen-cabinet'],
    ['kitchen', "don't forget the pantry", 'pantry'],
    ['kitchen', "Can't do without an island", 'island'],
    ['kitchen', "I wouldn't say no to an island", 'island'],
    ['kitchen', 'not opposed to an island', 'island'],
    ['kitchen', "I don't want to not have an island", 'island'],
    ['kitchen', "we don't need anything but a new range", 'plain-range'],
    ['bathroom', "I'm not into the vanity", 'vanity'],
    ['bathroom', "can't stand the vanity", 'vanity'],
    ['bathroom', 'Everything except the tub is staying', 'bathtub'],
    ['kitchen', "I'm over the moon about the new island", 'island'],
    ['bathroom', "I'm tired of the morning wait for the shower", 'walk-in-shower'],
    ['kitchen', "I'm done with the island, just need lights over it", 'island'],
    ['kitchen', "I'm not tired of the island", 'island'],
    ['kitchen', 'My mom has an island and I want one', 'island'],
    ['kitchen', 'My mom got us a dishwasher', 'dishwasher'],
    ['kitchen', 'Drop the sink into the island', 'island'],
    ['bathroom', 'I hate the vanity so much', 'vanity'],
    ['kitchen', 'Everyone has to sit at the island', 'island'],
    ['bathroom', "toilet room with a door that doesn't smack the vanity", 'vanity'],
  ] as const)('%s: "%s" asks for %s', (category, text, id) => {
    const { wanted, refused, kept = [] } = read(category, text);
    expect(wanted).toContain(id);
    expect(refused).not.toContain(id);
    expect(kept.filter(({ how }) => how === 'kept').map((k) => k.id)).not.toContain(id);
  });

  it.each([
    ['bathroom', "I'm over the tub", 'bathtub'],
    ['bathroom', 'a towel warmer? nope. a big mirror', 'towel-warmer'],
    ['kitchen', 'Pot filler? no. Range hood? yes', 'pot-filler'],
    ['kitchen', 'White cabinets, and drop the island', 'island'],
    ['kitchen', 'An island? Nope. No wait, a peninsula with two stools', 'island'],
    ['bathroom', 'so over this tub', 'bathtub'],
    ['kitchen', 'HOA wont allow new windows', 'window-replace'],
    ['kitchen', "I don't care for the island", 'island'],
    ['kitchen', "I wouldn't mind losing the island", 'island'],
    ['kitchen', 'not opposed to losing the pantry', 'pantry'],
    ['kitchen', "we don't need two islands or a pantry", 'pantry'],
    ['bathroom', 'I hate the shower curtain', 'shower-curtain'],
    ['kitchen', "I don't mind the island going away", 'island'],
    ['kitchen', 'drop the pantry', 'pantry'],
    ['bathroom', 'Remove the tub, same with the toilet', 'bathtub'],
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
    ['kitchen', 'We are not moving the sink. New faucet.', []],
    ['kitchen', 'I love everything but the kitchen sink is leaking', []],
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
    ['bathroom', 'Neighbors had to remove their tub'],
    ['kitchen', 'My sister has an island but I do not want one'],
  ] as const)('%s: "%s" dislikes nothing', (category, text) => {
    expect(read(category, text).refused).toEqual([]);
  });

  it.each([
    ['bathroom', 'Keep the tub, same with the toilet', ['bathtub', 'toilet']],
    ['bathroom', 'Remove the tub, same with the toilet', []],
    ['bathroom', 'New vanity. Same with the mirror.', []],
  ] as const)('%s: "%s" keeps %j', (category, text, ids) => {
    const { kept = [] } = read(category, text);
    expect(kept.filter(({ how }) => how === 'kept').map((k) => k.id)).toEqual(ids);
  });

  it.each([
    ['bathroom', '30x60 tub, toilet, 36 inch vanity'],
    ['bathroom', '36x72 tub, toilet'],
    ['kitchen', '36x70 fridge, island, 12 cabinets'],
  ] as const)('%s: "%s" tells no size of the room', (category, text) => {
    const { widthIn, depthIn } = planConcept(
      { category, designPrompt: text },
      { seed: 1, date: '2026-11-22' },
    ).room;
    expect(Math.max(widthIn, depthIn)).toBeLessThan(20 * 12);
  });

  it.each([
    ['living room', 'Keep the sofa. We do not want a second sofa'],
    ['bathroom', 'Keep the mirror. No mirror over the toilet'],
    ['bathroom', 'We want to keep the tub. No shower in the tub'],
  ] as const)('%s: "%s" contradicts nothing', (category, designPrompt) => {
    const { brief } = planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-22' });
    expect(brief.ledger?.map(({ outcome }) => outcome)).not.toContain('conflict');
  });

  it('says of what is kept and taken out that the two contradict', () => {
    const designPrompt = 'Keep the tub for the kids. We also want the tub gone.';
    const { brief } = planConcept({ category: 'bathroom', designPrompt }, { seed: 1, date: '2026-11-22' });
    expect(brief.ledger?.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict']);
  });
});
