import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judge, statusesOf } from '../../src/mentions/status.js';
import { MADE_FROM, WEIGHTS } from '../../src/mentions/weights.js';
import { readBrief } from '../../src/read-brief.js';
import { examplesOf, wishesIn } from '../../training/examples.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const TRAINING = join(HERE, '../../training');

describe('what becomes of each thing named', () => {
  it.each([
    ['sixty', 'mentions-of-strangers.jsonl', 0.81, 0.65, 0.92],
    ['eighty more', 'mentions-of-eighty.jsonl', 0.81, 0.65, 0.92],
    // Full of corrections, of what leaves and of what comes along.
    ['forty-two of second thoughts in', 'mentions-of-second-thoughts.jsonl', 0.7, 0.54, 0.84],
  ])(
    'is found in %s wishes that nothing was learned from, and is right where it is sure',
    (_, file, right, often, surely) => {
      const examples = wishesIn(join(HERE, file)).flatMap(examplesOf);
      const judged = examples.map(({ features, status }) => ({ ...judge(features, WEIGHTS), right: status }));
      const share = (of: typeof judged): number =>
        of.filter(({ status, right }) => status === right).length / of.length;
      const sure = judged.filter((one) => one.sure >= 0.7);
      console.info(
        `${file}: ${(100 * share(judged)).toFixed(1)} % of ${judged.length}, ${(100 * share(sure)).toFixed(1)} where sure`,
      );
      expect(judged.length).toBeGreaterThan(300);
      expect(share(judged)).toBeGreaterThan(right);
      expect(sure.length / judged.length).toBeGreaterThan(often);
      expect(share(sure)).toBeGreaterThan(surely);
    },
  );

  it('goes by weights made from the wishes that lie beside the trainer', () => {
    const digest = createHash('sha256');
    for (const name of readdirSync(TRAINING).sort())
      if (name.endsWith('.jsonl')) digest.update(readFileSync(join(TRAINING, name)));
    expect(MADE_FROM, 'run npm run train -w libs/brief').toBe(digest.digest('hex'));
  });

  it('takes time in proportion to one clause without end', () => {
    const words = Array.from({ length: 3_000 }, (_, i) => `tub${i} by the`).join(' ');
    const mentions = Array.from({ length: 3_000 }, (_, i) => {
      const start = words.indexOf(`tub${i} `);
      return { start, end: start + 3, rule: 'none' as const };
    });
    expect(statusesOf(words, mentions, WEIGHTS)).toHaveLength(3_000);
  });

  it.each([
    ['bedroom', 'The crib is going to my sister, and we want a queen bed.', 'crib'],
    ['office', 'My old filing cabinet is headed to storage. A desk and a bookcase.', 'file-cabinet'],
  ] as const)('%s: "%s" asks for no %s', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.wanted).not.toContain(id);
  });

  it('nothing leaves where a text only lists what it wants', () => {
    const { brief } = readBrief({
      category: 'other',
      designPrompt:
        'Dining room 11 x 14. Table for eight we can walk all the way around, sideboard, china cabinet, chandelier. Window on the east, double doorway from the living room on the west, swing door to the kitchen on the north.',
    });
    expect(brief.wanted).toEqual(expect.arrayContaining(['china-cabinet', 'chandelier']));
    expect(brief.removed ?? []).toEqual([]);
  });

  it.each([
    ['living room', 'Our piano is staying, it stands on the inside wall. New sofa and a rug.', 'piano'],
    ['kitchen', 'The refrigerator is two years old and remains. New cabinets and counters.', 'refrigerator'],
  ] as const)('%s: "%s" keeps the %s', (category, designPrompt, id) => {
    expect(readBrief({ category, designPrompt }).brief.kept?.map((kept) => kept.id)).toContain(id);
  });
});
