import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { drawSheet } from '../src/drawing/plan.js';
import { NoRoomFits, planConcept } from '../src/index.js';
import { clashesOf } from './clashes.js';
import { faultsOf } from './invariants.js';
import { randomRequest } from './random-request.js';

/** 304 rooms in all; every second one is drawn. The bench makes as many thousands as one likes. */
const PER_CATEGORY = 38;

describe('random rooms', () => {
  for (const category of ROOM_CATEGORIES) {
    it(`${category}: nothing overlaps or is blocked, no code rule is broken, no labels meet`, {
      timeout: 60_000,
    }, () => {
      let planned = 0;
      for (let seed = 1; seed <= PER_CATEGORY; seed++) {
        const request = randomRequest(seed, category);
        try {
          const concept = planConcept(request, { seed, date: '2026-11-21' });
          expect(faultsOf(concept), `seed ${seed}: ${JSON.stringify(request)}`).toEqual([]);
          if (seed % 2 === 0) {
            const { room, title, date } = concept;
            const sheet = drawSheet({ room, title, date }, { embedFont: false });
            expect(clashesOf(sheet), `seed ${seed}`).toEqual([]);
            expect(sheet.labels.length).toBeGreaterThan(3);
          }
          planned++;
        } catch (error) {
          if (!(error instanceof NoRoomFits)) throw error;
        }
      }
      // The sizes drawn are ones that such rooms have: nearly all of them can be planned.
      expect(planned).toBeGreaterThan(PER_CATEGORY * 0.9);
    });
  }
});
