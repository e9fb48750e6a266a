import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { attachLengths, sharesOf } from '../../src/attachment/attach.js';
import { lengthsIn } from '../../src/attachment/lengths.js';
import { LENGTH_WEIGHTS, MADE_FROM } from '../../src/attachment/weights.js';
import { readBrief } from '../../src/read-brief.js';
import { wishesIn } from '../../training/examples.js';
import { lengthExamplesOf } from '../../training/lengths.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const TRAINING = join(HERE, '../../training');

describe('which thing a length is the size of', () => {
  it.each([
    ['sixty', 'mentions-of-strangers.jsonl'],
    ['eighty more', 'mentions-of-eighty.jsonl'],
  ])('is found in %s wishes that nothing was learned from', (_, file) => {
    const examples = wishesIn(join(HERE, '../what-becomes', file)).flatMap(lengthExamplesOf);
    const told = examples.filter(({ right }) => right > 0);
    const found = told.filter(({ features, right }) => {
      const shares = sharesOf(features, LENGTH_WEIGHTS);
      return shares.indexOf(Math.max(...shares)) === right;
    });
    expect(told.length).toBeGreaterThan(30);
    expect(found.length / told.length).toBeGreaterThan(0.75);
  });

  it('goes by weights made from the wishes that lie beside the trainer', () => {
    const digest = createHash('sha256');
    for (const name of readdirSync(TRAINING).sort())
      if (name.endsWith('.jsonl')) digest.update(readFileSync(join(TRAINING, name)));
    expect(MADE_FROM, 'run npm run train -w libs/brief').toBe(digest.digest('hex'));
  });

  it('takes time in proportion to one sentence without end', () => {
    const text = Array.from({ length: 3_000 }, (_, i) => `a tub 60 by ${i % 90} the`).join(' ');
    expect(attachLengths(text, LENGTH_WEIGHTS).length).toBeGreaterThan(0);
  });

  it.each([
    ['5 foot 4 by 4 foot 6', [64, 54]],
    ['7\'8" x 26"', [92, 26]],
    ['seventy-two by thirty', [72, 30]],
    ['7 and a half feet', [90]],
    ['35-3/4" wide', [35.75]],
    ['4 ft by 3', [48, 36]],
    ['8 by 3', [96, 36]],
    ['36x24', [36, 24]],
    ['40 w', [40]],
    ['$1200 for 4 stools', undefined],
  ] as const)('"%s" is %j', (text, sides) => {
    expect(lengthsIn(text)[0]?.sides).toEqual(sides);
  });

  it.each([
    ['living room', 'Couch (gray, 90 in.) stays where it is. A rug under it.', 'sofa', 90],
    ['bathroom', 'Shower only, 32x48, glass door. Corner for it.', 'shower', 32],
    ['office', 'So: one desk (IKEA, 63), one chair, a rug.', 'desk', 63],
    ['kitchen', 'The range on the left leg, dead center, 36 inch, with drawers both sides.', 'range', 36],
    ['kitchen', 'A 48 inch dual fuel range centered on the back wall with a plaster hood.', 'range', 48],
    ['bathroom', 'Vanity arrives the 9th, 48 inch, sink offset to the left.', 'vanity', 48],
    ['bedroom', 'Client\'s own armoire, 40" w, relocates to the left of the closet.', 'wardrobe', 40],
    ['kitchen', 'Fridge they left, 30 inch, scratched, fine.', 'refrigerator', 30],
    ['office', 'Sit-stand desk, seventy-two by thirty, I already bought it.', 'desk', 72],
    [
      'kitchen',
      "The refrigerator is only two years old (a 36 inch french door) and it's coming with us.",
      'refrigerator',
      36,
    ],
  ] as const)('%s: "%s"', (category, designPrompt, thing, widthIn) => {
    const { sizes = [] } = readBrief({ category, designPrompt }).brief;
    expect(sizes).toMatchObject([{ thing, widthIn }]);
  });

  it('gives as many inches to two things where each has them by words of its own', () => {
    const designPrompt =
      'The range is a 36 inch gas one that goes on the left wall. In the middle an island about 3 by 6.';
    const { sizes = [] } = readBrief({ category: 'kitchen', designPrompt }).brief;
    expect(sizes.map(({ thing, widthIn }) => [thing, widthIn]).sort()).toEqual([
      ['island', 36],
      ['range', 36],
    ]);
  });

  it('gives the width of an opening to no table', () => {
    const designPrompt =
      "Dining table for six at the kitchen end, that's the short wall on the east with the opening about 5 feet wide.";
    expect(readBrief({ category: 'living room', designPrompt, area: '13x20' }).brief.sizes ?? []).toEqual([]);
  });
});

describe('places by the compass', () => {
  it.each([
    ['Dining table at the kitchen end, that is the short wall on the east.', 240, 156],
    ['The long wall on the south is all windows.', 240, 156],
    ['The bookcase goes on the short wall to the north.', 156, 240],
  ])('"%s" turns a room of 13 by 20 ft', (designPrompt, widthIn, depthIn) => {
    const { size } = readBrief({ category: 'living room', designPrompt, area: '13x20' }).brief;
    expect([size.widthIn, size.depthIn]).toEqual([widthIn, depthIn]);
  });

  it.each([
    ['kitchen', "Window faces south over the sink and that's not moving.", 'south', 'sink'],
    ['kitchen', "Window's over the sink on the west wall and neither is moving.", 'west', 'sink'],
    ['bathroom', 'Window on the east wall with a freestanding tub in front of it.', 'east', 'tub'],
  ] as const)('%s: "%s"', (category, designPrompt, at, thing) => {
    const { openingsAt, thingsAt } = readBrief({ category, designPrompt }).brief;
    expect(openingsAt).toEqual([expect.objectContaining({ opening: 'window', at })]);
    expect(thingsAt).toContainEqual(expect.objectContaining({ thing, how: 'under', to: 'window' }));
  });

  it('refuses a place by "it"', () => {
    const designPrompt =
      'Fireplace is in the middle of the north wall and we want the 65 inch tv anywhere but above it.';
    expect(readBrief({ category: 'living room', designPrompt }).brief.placesRefused).toEqual([
      { thing: 'tv', how: 'over', to: 'fireplace' },
    ]);
  });

  it('knows the door that cars drive through from the others', () => {
    const read = (designPrompt: string) => readBrief({ category: 'garage', designPrompt }).brief.thingsAt;
    expect(read('Car charger near the overhead door.')).toMatchObject([{ to: 'garage-door' }]);
    expect(read('Car charger near the house door.')).toMatchObject([{ to: 'door' }]);
  });
});
