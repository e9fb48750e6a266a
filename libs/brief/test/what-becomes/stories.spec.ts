import { describe, expect, it } from 'vitest';
import { withoutStories } from '../../src/text/sayings/stories.js';

/** A text, and what of it is read; the same where nothing of it is a story. */
const READ: readonly (readonly [said: string, read: string])[] = [
  [
    'My mother-in-law had a trash compactor and it always smelled, so just a pull-out trash.',
    'so just a pull-out trash.',
  ],
  ['We looked at marble but it stains, so go with a white quartz.', 'no marble, so go with a white quartz.'],
  ['The old kitchen had a desk in it that nobody used. Green walls.', '. Green walls.'],
  ["Someone told us to put in an island but there's obviously no room for one.", '.'],
  ['The contractor before you wanted to vault the ceiling, we said no to that.', '.'],
  ['My sister put in a steam shower and had nothing but mold, so no steam.', 'so no steam.'],
  ['We had a glass door and it leaked, shower curtain this time.', 'shower curtain this time.'],
  ['We use a flat mirror now, want a medicine cabinet instead.', 'want a medicine cabinet instead.'],
  ['We had a fold-down ironing board once and never used it.', '.'],
  ['We are not moving the washer and dryer in here, they stay in the basement.', '.'],
  ["We would have liked an island but know it won't fit.", 'no island.'],
  ['No open shelves please, my last kitchen had them and I hated the dust.', 'No open shelves please.'],
  ['The linen closet is going away.', 'The linen closet is removed.'],
  ["We don't need a second oven or a wine fridge.", "We don't need a wine fridge."],
  ['The vanity now is 24 inches, too small for two.', 'The vanity now, too small for two.'],
  // No stories.
  ...[
    'My sister has a pot filler and I want one too.',
    'My brother has MS and needs a roll-in shower.',
    'My mother gave us a hutch that was hers.',
    'We had the roof replaced last year, it was expensive.',
    'My husband wants a beverage fridge and I would rather have a pull-out trash.',
    'The previous owners left a giant pot rack it needs to go.',
    'We always wanted a faucet over the stove but where would the water come from, skip it.',
    'We thought of a walk-in shower, but with a bench.',
    "I love my sister's kitchen, it has a big island.",
    'We do not want a second sofa.',
    'My brother has a service dog and epilepsy.',
  ].map((text) => [text, text] as const),
];

describe('what is told and not asked for', () => {
  it.each(READ)('%s', (said, read) => {
    expect(withoutStories(said).replace(/ {2,}/g, ' ').trim()).toBe(read);
  });
});
