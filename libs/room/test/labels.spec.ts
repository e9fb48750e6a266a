import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { drawSheet } from '../src/drawing/plan.js';
import { NoRoomFits, planConcept } from '../src/index.js';
import { clashesOf } from './clashes.js';
import { randomRequest } from './random-request.js';

const ROOMS = 100;

describe('labels of the plan', () => {
  it('never meet one another or a wall, and never leave the sheet', { timeout: 60_000 }, () => {
    let drawn = 0;
    for (let seed = 1; drawn < ROOMS && seed < ROOMS * 2; seed++) {
      const category = ROOM_CATEGORIES[seed % ROOM_CATEGORIES.length];
      try {
        const concept = planConcept(randomRequest(seed, category), { seed, date: '2026-11-21' });
        const sheet = drawSheet(
          { room: concept.room, title: concept.title, date: concept.date },
          { embedFont: false },
        );
        expect(clashesOf(sheet), `seed ${seed}`).toEqual([]);
        expect(sheet.labels.length).toBeGreaterThan(3);
        drawn++;
      } catch (error) {
        if (!(error instanceof NoRoomFits)) throw error;
      }
    }
    expect(drawn).toBe(ROOMS);
  });
});
