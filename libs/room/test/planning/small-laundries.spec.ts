import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (area: string, designPrompt: string) =>
  planConcept({ category: 'other', area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Items = ReturnType<typeof planned>['room']['items'];

const overlapsOnPlan = (a: Items[number], b: Items[number]) =>
  a.box.x < b.box.x + b.box.widthIn - 1 &&
  b.box.x < a.box.x + a.box.widthIn - 1 &&
  a.box.y < b.box.y + b.box.depthIn - 1 &&
  b.box.y < a.box.y + a.box.depthIn - 1;
const HOLDS: Readonly<Record<string, (items: Items) => boolean>> = {
  'a washer and dryer': (items) =>
    items.some(({ label }) => label.includes('stacked')) ||
    (items.some(({ kind }) => kind === 'washer') && items.some(({ kind }) => kind === 'dryer')),
  'a counter over the washer and dryer': (items) =>
    items.some(
      (top) =>
        top.kind === 'countertop' && items.some((one) => one.kind === 'washer' && overlapsOnPlan(top, one)),
    ),
  'a 3 foot square dog shower': (items) =>
    items.some(({ kind, box }) => kind === 'shower' && box.widthIn === 36 && box.depthIn === 36),
  'cubbies for five': (items) => items.filter(({ label }) => label.startsWith('Locker')).length === 5,
  hooks: (items) => items.some(({ kind, label }) => kind === 'bench' || label.startsWith('Locker')),
  'a bench': (items) => items.some(({ kind }) => kind === 'bench'),
  'a utility sink': (items) => items.some(({ kind }) => kind === 'sink-base'),
  'a freezer': (items) => items.some(({ kind }) => kind === 'freezer'),
};

const CASES: readonly (readonly [area: string, things: readonly string[]])[] = [
  ['6x8', ['a washer and dryer', 'a utility sink']],
  ['6x10', ['a washer and dryer', 'a 3 foot square dog shower', 'a bench']],
  ['7x9', ['a washer and dryer', 'hooks', 'a 3 foot square dog shower']],
  ['8x8', ['a washer and dryer', 'a counter over the washer and dryer', 'a 3 foot square dog shower']],
  [
    '8x9',
    [
      'a washer and dryer',
      'a counter over the washer and dryer',
      'a 3 foot square dog shower',
      'hooks',
      'cubbies for five',
    ],
  ],
  ['8x9', ['a washer and dryer', 'a freezer']],
  ['8x10', ['a washer and dryer', 'a bench', 'cubbies for five']],
  ['9x10', ['a washer and dryer', 'a utility sink', 'a freezer']],
];

describe('a small laundry or mudroom holds what was named for it', () => {
  for (const [area, things] of CASES)
    for (const lead of ['Laundry room with', 'A combined mudroom and laundry:'])
      it(`${area}: ${lead} ${things.join(', ')}`, () => {
        const { room, brief } = planned(area, `${lead} ${things.join(', ')}.`);
        expect(things.filter((thing) => !HOLDS[thing]?.(room.items))).toEqual([]);
        expect((brief.ledger ?? []).filter(({ outcome }) => outcome === 'refused')).toEqual([]);
      });
});
