import { type ConceptRequest, readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { scoreWish } from './walls-told.js';

/** One thing and its wall, said as anybody says it: every form is read of every kind of room. */

const FORMS: readonly ((thing: string, wall: string) => string)[] = [
  (x, w) => `I'd like a ${x} on the ${w} wall.`,
  (x, w) => `Please put the ${x} against the ${w} wall.`,
  (x, w) => `The ${x} goes on the ${w} wall.`,
  (x, w) => `On the ${w} wall we want a ${x}.`,
  (x, w) => `The ${w} wall gets the ${x}.`,
  (x, w) => `We were thinking of a ${x} along the ${w} wall.`,
  (x, w) => `Can we have the ${x} on the ${w} side?`,
  (x, w) => `My husband wants the ${x} over on the ${w} wall.`,
  (x, w) => `Move the ${x} to the ${w} wall.`,
  (x, w) => `The ${x} is on the ${w} wall now and I want to keep it there.`,
  (x, w) => `I need a ${x}. It has to be on the ${w} wall.`,
  (x, w) => `We love the idea of a ${x}. It goes on the ${w} wall.`,
  (x, w) => `We have a ${x}. It's on the ${w} wall and it stays.`,
  (x, w) => `We want a ${x}. We both love to read. Please put it on the ${w} wall.`,
  (x, w) => `We want a ${x}, which should be on the ${w} wall.`,
  (x, w) => `A ${x} (${w} wall).`,
  (x, w) => `A ${x}. The ${w} wall is best for it.`,
  (x, w) => `The ${x}? ${w} wall.`,
  (x, w) => `The ${w} wall is empty, so the ${x} can go there.`,
  (x, w) => `The only thing on the ${w} wall should be the ${x}.`,
  (x, w) => `I want a ${x} that takes up most of the ${w} wall.`,
  (x, w) => `The ${x} should fill the whole ${w} wall.`,
];
const THINGS: readonly (readonly [ConceptRequest['category'], string, readonly string[]])[] = [
  ['kitchen', '12x14', ['fridge', 'range', 'sink']],
  ['bathroom', '9x11', ['vanity', 'toilet', 'tub']],
  ['living room', '15x18', ['sofa', 'piano', 'bookcase']],
  ['bedroom', '13x15', ['dresser', 'desk', 'closet']],
  ['basement', '20x26', ['wet bar', 'treadmill']],
  ['garage', '24x24', ['workbench', 'freezer']],
  ['office', '11x13', ['daybed', 'filing cabinet']],
  ['other', '9x12', ['washer', 'lockers']],
];
const WALLS = { back: 'N', right: 'E', left: 'W', front: 'S', north: 'N', west: 'W' } as const;

describe('a thing at a wall', () => {
  const walls = Object.entries(WALLS);
  it.each(FORMS.map((form, i) => ({ form, i, text: form('sofa', 'left') })))('$text', ({ form, i }) => {
    const wishes = THINGS.map(([category, area, things], room) => {
      const [wall, letter] = walls[(i + room) % walls.length] as [string, string];
      const thing = things[i % things.length] as string;
      const way = letter === 'S' ? 'N' : 'S';
      const text = form(thing, wall);
      return {
        id: text,
        category,
        area,
        way: wall === 'front' ? 'S' : way,
        text,
        p: [{ t: thing, w: letter }],
      };
    });
    const lost = wishes.filter((wish) => scoreWish(wish, false).some(({ reading }) => reading !== 'right'));
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it('it is the head of what was told of last', () => {
    const text = 'We want a king bed with two nightstands. It goes on the left wall.';
    const wish = {
      id: 'bed',
      category: 'bedroom',
      area: '13x15',
      way: 'S',
      text,
      p: [{ t: 'king bed', w: 'W' }],
    } as const;
    expect(scoreWish(wish, false)[0]?.reading).toBe('right');
  });

  it.each([
    ['A king bed and a TV on the opposite wall.', 'tv', 'bed'],
    ['A king bed with nightstands and a TV on the opposite wall.', 'tv', 'bed'],
    ['A bed with a TV across from it.', 'tv', 'bed'],
  ])('%s', (designPrompt, thing, to) => {
    const { brief } = readBrief({ category: 'bedroom', area: '13x15', designPrompt });
    expect(brief.thingsAt).toContainEqual({ thing, how: 'across', to });
    expect(brief.thingsAt?.filter((one) => one.thing === 'bed')).toEqual([]);
  });
});
