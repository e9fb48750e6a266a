import { readBrief } from '@plumbline/brief';
import { opposite, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** A wall at which a thing is not to stand, in the ways that people say it. */

const SAID: readonly ((thing: string, wall: string) => string)[] = [
  (thing, wall) => `A ${thing}. Don't put the ${thing} on the ${wall} wall.`,
  (thing, wall) => `I don't want the ${thing} on the ${wall} wall.`,
  (thing, wall) => `The ${thing} shouldn't be on the ${wall} wall.`,
  (thing, wall) => `The ${thing} can't go on the ${wall} wall.`,
  (thing, wall) => `Keep the ${thing} off the ${wall} wall.`,
  (thing, wall) => `The ${thing} can go anywhere but the ${wall} wall.`,
  (thing, wall) => `A ${thing}, but not on the ${wall} wall.`,
  (thing, wall) => `We want a ${thing}. Don't put it on the ${wall} wall.`,
  (thing, wall) => `Never put the ${thing} on the ${wall} wall.`,
  (thing, wall) => `Avoid putting the ${thing} on the ${wall} wall.`,
];
const THINGS: readonly (readonly [RoomCategory, string])[] = [
  ['bedroom', 'bed'],
  ['bedroom', 'desk'],
  ['living room', 'sofa'],
  ['kitchen', 'fridge'],
  ['bathroom', 'tub'],
];

describe('a wall that a thing is not to stand at', () => {
  it.each(SAID.flatMap((say) => THINGS.map(([category, thing]) => [category, say(thing, 'north')] as const)))(
    'in a %s: "%s"',
    (category, designPrompt) => {
      const { thingsAt = [], placesRefused = [] } = readBrief({
        category,
        area: '14x16',
        designPrompt,
      }).brief;
      expect(thingsAt).toEqual([]);
      expect(placesRefused.map(({ to }) => to)).toEqual(['north']);
    },
  );

  it.each([
    ['bedroom', '14x16', 'bed', 'bed'],
    ['kitchen', '14x16', 'fridge', 'refrigerator'],
    ['bathroom', '9x11', 'tub', 'bathtub'],
  ] as const)('of a %s is left free: %s', (category, area, thing, kind) => {
    for (const wall of ['north', 'east', 'west'] as const satisfies readonly Side[]) {
      const { room, brief } = planConcept(
        { category, area, designPrompt: `New ${thing}. Don't put the ${thing} on the ${wall} wall.` },
        { seed: 1, date: '2026-11-29' },
      );
      const stand = room.items.filter((item) => item.kind === kind);
      expect(stand.length).toBeGreaterThan(0);
      expect(stand.filter(({ facing }) => opposite(facing) === wall)).toEqual([]);
      expect(brief.ledger?.find(({ text }) => text.includes('put'))?.outcome).toBe('drawn');
    }
  });
});
