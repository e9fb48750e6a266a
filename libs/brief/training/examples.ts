import { readFileSync } from 'node:fs';
import type { RoomCategory } from '@plumbline/contracts';
import { mentionsIn } from '../src/mentions/mentions.js';
import { FeaturesOfText, type MentionStatus } from '../src/mentions/status.js';
import { readByRules } from '../src/read-words.js';

/** Labelled wishes as examples: each thing that the product finds in them, with what a person says becomes of it. */

/** A wish with what becomes of each thing that it names, in the order of its text. */
export interface LabelledWish {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  /** `t`: the words; `s`: their status, `if` being a wish too; `size`: the words of its size. */
  readonly m: readonly { readonly t: string; readonly s: MentionStatus | 'if'; readonly size?: string }[];
}

/** A mention that the product finds, with the label of a person. */
export interface Example {
  readonly wish: string;
  readonly features: readonly string[];
  readonly status: MentionStatus;
}

const CATEGORIES = ['kitchen', 'bathroom', 'living room', 'bedroom', 'basement', 'garage', 'office'];

export const wishesIn = (file: string): LabelledWish[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledWish);

export function examplesOf({ id, category, text, m }: LabelledWish): Example[] {
  const room = (CATEGORIES.includes(category) ? category : 'other') as RoomCategory;
  const { reading } = readByRules({ category: room, designPrompt: text });
  const labels: { start: number; end: number; status: MentionStatus }[] = [];
  for (const { t, s } of m) {
    const start = text.indexOf(t, labels.at(-1)?.end ?? 0);
    if (start >= 0) labels.push({ start, end: start + t.length, status: s === 'if' ? 'new' : s });
  }
  const read = new FeaturesOfText(text);
  let other: MentionStatus | undefined;
  return mentionsIn(reading, 'designPrompt').flatMap((mention) => {
    const label = labels.find(({ start, end }) => start < mention.end && mention.start < end);
    if (!label) return [];
    const features = read.next(mention, other);
    other = label.status;
    return [{ wish: id, features, status: label.status }];
  });
}
