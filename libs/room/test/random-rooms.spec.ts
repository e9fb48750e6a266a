import { ROOM_CATEGORIES } from '@plumbline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPhone } from '../src/drawing/phone.js';
import { drawSheet } from '../src/drawing/plan.js';
import { NoRoomFits, planConcept } from '../src/index.js';
import { clashesOf, leastType } from './clashes.js';
import { faultsOf } from './invariants.js';
import { randomRooms } from './random-request.js';

/** 304 rooms in all, a third of them drawn. The bench makes as many thousands as one likes. */
const PER_CATEGORY = 38;
/** Width in pixels that a plan has on the page of a phone 390 pixels wide. */
const PHONE_COLUMN = 324;

describe('random rooms', () => {
  for (const category of ROOM_CATEGORIES) {
    it(`${category}: nothing overlaps or is blocked, no code rule is broken, no labels meet`, {
      timeout: 60_000,
    }, () => {
      let drawn = 0;
      let none = 0;
      fc.assert(
        fc.property(randomRooms(category), ({ request, seed }) => {
          try {
            const concept = planConcept(request, { seed, date: '2026-11-21' });
            expect(faultsOf(concept)).toEqual([]);
            if (seed % 3 > 0) return;
            const { room, title, date } = concept;
            const sheet = drawSheet({ room, title, date }, { embedFont: false });
            expect(clashesOf(sheet)).toEqual([]);
            expect(sheet.labels.length).toBeGreaterThan(3);
            expect(leastType(sheet)).toBeGreaterThanOrEqual(7.5);
            const phone = drawPhone({ room, title, date }, { embedFont: false });
            expect(clashesOf(phone)).toEqual([]);
            expect(phone.labels.length).toBeGreaterThan(3);
            expect((leastType(phone) * PHONE_COLUMN) / phone.width).toBeGreaterThanOrEqual(9);
            drawn++;
          } catch (error) {
            if (!(error instanceof NoRoomFits)) throw error;
            none++;
          }
        }),
        { seed: 20_261_121, numRuns: PER_CATEGORY },
      );
      // The sizes drawn are ones that such rooms have: nearly all of them can be planned.
      expect(none).toBeLessThan(PER_CATEGORY * 0.1);
      expect(drawn).toBeGreaterThan(5);
    });
  }
});
