import type { Item } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { KEPT_AND_NAMED } from './tables/kept-and-named.js';

/** What a size as it is drawn may differ by from the one told. Inches. */
const NEARLY = 1.5;

const isSized = ({ box }: Item, long: number | undefined, short: number | undefined): boolean => {
  const [a, b] = [Math.max(box.widthIn, box.depthIn), Math.min(box.widthIn, box.depthIn)];
  return (
    (long === undefined ||
      Math.abs(a - long) <= NEARLY ||
      (short === undefined && Math.abs(b - long) <= NEARLY)) &&
    (short === undefined || Math.abs(b - short) <= NEARLY)
  );
};

describe('what is kept, what its last noun names, and what has a size', () => {
  for (const { id, category, area, budget, wish, ...row } of KEPT_AND_NAMED)
    it(id, () => {
      const { room, quantities, brief } = planConcept(
        { category, area, designPrompt: wish, ...(budget === undefined ? {} : { budget }) },
        { seed: 1, date: '2026-11-28' },
      );
      const prices = new Set(quantities.filter((q) => q.state !== 'owner-supplied').map((q) => q.price));
      const understood = (brief.ledger ?? []).flatMap((entry) => entry.understood ?? []);
      const faults = [
        ...(row.there ?? [])
          .filter((kind) => !room.items.some((item) => item.kind === kind && item.existing))
          .map((kind) => `no ${kind} is there already`),
        ...(row.stands ?? [])
          .filter(
            ([kind, long, short]) =>
              !room.items.some((item) => item.kind === kind && isSized(item, long, short)),
          )
          .map(([kind, ...sides]) => `no ${kind} of ${sides.join(' by ')}`),
        ...(row.not ?? [])
          .filter((kind) => room.items.some((item) => item.kind === kind))
          .map((kind) => `a ${kind} stands`),
        ...(row.lines ?? []).filter((price) => !prices.has(price)).map((price) => `no line ${price}`),
        ...(row.noLines ?? []).filter((price) => prices.has(price)).map((price) => `a line ${price}`),
        ...understood
          .filter((meaning) => row.unsaid?.test(meaning))
          .map((meaning) => `understood: ${meaning}`),
      ];
      expect(faults).toEqual([]);
    });
});
