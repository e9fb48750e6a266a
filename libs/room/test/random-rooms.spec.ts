import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { NoRoomFits, planConcept } from '../src/index.js';
import { faultsOf } from './invariants.js';
import { randomRequest } from './random-request.js';

const PER_CATEGORY = 38;

describe('random rooms', () => {
  for (const category of ROOM_CATEGORIES) {
    it(`${category}: nothing overlaps, nothing is blocked, no code rule is broken`, {
      timeout: 60_000,
    }, () => {
      let planned = 0;
      for (let seed = 1; seed <= PER_CATEGORY; seed++) {
        const request = randomRequest(seed, category);
        try {
          const concept = planConcept(request, { seed, date: '2026-11-21' });
          expect(faultsOf(concept), `seed ${seed}: ${JSON.stringify(request)}`).toEqual([]);
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
