import { describe, expect, it } from 'vitest';
import { withUsualSizes } from '../src/attachment/heirlooms.js';
import { familyTold } from '../src/text/family-told.js';
import { judgedBehind } from '../src/turns/refusals/judged-behind.js';
import { noEnds } from '../src/turns/refusals/no-ends.js';
import { toldOtherwise } from '../src/turns/refusals/told-otherwise.js';

const plainly = (read: (text: string) => string, said: string): string =>
  read(said)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim();
const same = (said: string): [string, string] => [said, said];

describe('refusals that are not said as "no X"', () => {
  it.each([
    ['French doors would be a nightmare.', 'no French doors.'],
    ['A piano would look ridiculous in here.', 'no piano.'],
    ['A bathtub is the last thing we need.', 'no bathtub.'],
    ['Granite gives me the creeps.', 'no Granite.'],
    ["A pot filler isn't worth the money.", 'no pot filler.'],
    ['Carpet would be a terrible idea with our cats.', 'no Carpet, with our cats.'],
    ['A canopy bed would be way over the top and a TV makes no sense in here.', 'no canopy bed and no TV.'],
    ['Vessel sinks are hideous.', 'no Vessel sinks.'],
    ['Open shelves are such a pain to clean.', 'no Open shelves.'],
    ['Islands are ugly and farmhouse sinks are dated.', 'no Islands and no farmhouse sinks.'],
    ['Shower curtains are gross.', 'no Shower curtains.'],
    // What is there today is complained of, and is not refused.
    same('The cabinets are hideous.'),
    same('Cabinets are dated and the counters are ugly.'),
    same('Barn doors are ugly but our existing one stays.'),
    // What would be missed is wanted, what is there is complained of, and of a size something smaller is left.
    same('It would be silly not to have an island.'),
    same('An island would be silly to leave out.'),
    same('Losing the pantry would be a shame.'),
    same('The stairs drive me crazy.'),
    same('A big sectional would be too much.'),
    same('An island would be great.'),
  ])('by a judgement behind the thing: %s', (said, read) => {
    expect(plainly(judgedBehind, said)).toBe(read);
  });

  it.each([
    ["Don't bother with carpet.", 'no carpet.'],
    ['Spare us the wainscoting.', 'no wainscoting.'],
    ['Steer clear of recliners.', 'no recliners.'],
    ["We don't see the point of a double vanity.", 'no double vanity.'],
    ['Nobody in this house needs a treadmill.', 'no treadmill.'],
    ["Don't you dare put in a bidet.", 'no bidet.'],
    ["Don't drywall the ceiling, paint it black.", 'open ceiling, paint it black.'],
    ["Leave the ceiling exposed, don't cover it.", 'open ceiling.'],
    ["Don't touch the ceiling, the popcorn is asbestos.", 'keep the ceiling.'],
    ["Please don't paint the ceiling.", 'keep the ceiling.'],
    ["We can't stand stainless appliances, want black ones.", 'We no stainless, want black appliances.'],
    same("Don't bother moving the water heater."),
    same('Save us some money with a simple sofa.'),
    same('Keep the bed away from the window.'),
    same('Who needs a permit?'),
    same('Stainless appliances and no stainless sink.'),
  ])('by another verb: %s', (said, read) => {
    expect(plainly(toldOtherwise, said)).toBe(read);
  });

  it.each([
    ['No coffee table - toddler - an ottoman instead.', 'No coffee table. toddler. an ottoman.'],
    ['No double vanity: one sink and a linen tower.', 'No double vanity. one sink and a linen tower.'],
    ['Bed with no headboard — a bench at its foot.', 'Bed with no headboard. a bench at its foot.'],
    ["We don't want a tub - just a big shower.", "We don't want a tub. just a big shower."],
    ['No desk in the middle: a desk at the window.', '. a desk at the window.'],
    ['Not one sink but two.', 'two sinks.'],
    same('No: island, pantry, wine fridge.'),
    same('We do not need: tub, bidet.'),
    same('No bright colors - red, orange, yellow.'),
    same('No tub - it is too dangerous for her.'),
    same('No tub, shower curtain or bidet.'),
    same('New cabinets - white shaker - quartz.'),
  ])('a no ends at a mark: %s', (said, read) => {
    expect(plainly(noEnds, said)).toBe(read);
  });
});

describe('what is told of the family', () => {
  it.each([
    ['No bidet, my mother keeps suggesting a bidet.', 'No bidet,.'],
    ["We bought my grandmother's 1958 ranch.", 'We bought the 1958 ranch.'],
    ['A bench for us and the kids.', 'A bench for the kids.'],
    ["A gas range, hubby is a cook & won't budge.", 'A gas range, my husband is a cook.'],
    ['Spare room needs to become my office.', 'my office.'],
    ['Range stays where it is but I want a new one.', 'new Range in the same place.'],
    ['A charger for the EV we hope to buy.', 'A charger.'],
    same('My mother-in-law keeps pushing a bidet but no.'),
    same('My mother suggests a walk-in shower and we love that.'),
    same('My husband wants a bidet.'),
    same('The guest room needs a queen bed.'),
    same('The range stays where it is.'),
  ])('is no wish: %s', (said, read) => {
    expect(plainly(familyTold, said)).toBe(read);
  });

  it.each([
    [
      "Grandma's cedar chest goes under the window.",
      "my grandma's cedar chest, 44 by 19 inches, goes under the window.",
    ],
    ["Two beds, my mother's hope chest.", "Two beds, my mother's hope chest, 44 by 19 inches."],
    same("My mother's cedar chest, 40 by 18."),
    same("A chair by my grandmother's trunk."),
    same("My aunt's trunk as a coffee table."),
    same("My grandmother's portrait."),
  ])('an heirloom has its usual size: %s', (said, read) => {
    expect(plainly(withUsualSizes, said)).toBe(read);
  });
});
