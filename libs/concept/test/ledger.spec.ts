import { describe, expect, it } from 'vitest';
import { OUTCOMES } from '../src/index.js';
import { heldReadingSchema, ledgerEntrySchema } from '../src/schemas.js';

const entry = {
  id: 'e1',
  field: 'features',
  start: 0,
  end: 12,
  text: 'Keep the tub',
  understood: 'Stays: bathtub',
  outcome: 'kept',
};
const reading = { understood: [], assumed: [], unread: [], unmet: [] };

describe('a ledger', () => {
  it('is not in a concept that was stored before there was one', () => {
    expect(heldReadingSchema.parse(reading)).toEqual(reading);
  });
  it('knows the eight outcomes and no other', () => {
    for (const outcome of OUTCOMES)
      expect(ledgerEntrySchema.parse({ ...entry, outcome }).outcome).toBe(outcome);
    expect(ledgerEntrySchema.safeParse({ ...entry, outcome: 'done' }).success).toBe(false);
  });
  it('is bounded', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ ...entry, id: `e${i}` }));
    expect(heldReadingSchema.safeParse({ ...reading, ledger: many }).success).toBe(false);
    expect(heldReadingSchema.safeParse({ ...reading, ledger: many.slice(0, 401) }).success).toBe(true);
  });
});
