import type { Side } from '@plumbline/concept';
import { expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { hasUppersAt, wallsOfRuns } from '../../src/shown/runs-at-walls.js';

/** At which walls a kitchen has its cabinets, as words tell it. */

const planned = (area: string, text: string) =>
  planConcept(
    { category: 'kitchen', area, designPrompt: `New kitchen, door on the front wall. ${text}` },
    { seed: 1, date: '2026-11-29' },
  );

const ALONE: readonly (readonly [string, ...Side[]])[] = [
  ['Everything on two walls, back and right, so the left side stays open.', 'north', 'east'],
  ['Everything on two walls, the back and the left.', 'north', 'west'],
  ['Cabinets on the left wall only.', 'west'],
  ['An L along the back and left walls.', 'north', 'west'],
  ['L-shaped, back wall and right wall.', 'north', 'east'],
  ['A U that is open to the front.', 'north', 'east', 'west'],
  ['A galley on the left and right walls.', 'east', 'west'],
  ['Cabinets along the back and down the right side.', 'north', 'east'],
];
it.each(ALONE)('%s', (text, ...walls) => {
  for (const area of ['11x15', '14x16']) {
    const { room, brief } = planned(area, text);
    expect([...wallsOfRuns(room)].sort()).toEqual([...walls].sort());
    const entry = brief.ledger?.find(({ understood }) =>
      /\bCabinets at the|No cabinets at/i.test(understood),
    );
    expect(entry?.outcome).toMatch(/^(?:drawn|kept)$/);
  }
});

it.each([
  ['Nothing on the left wall.', 'west'],
  ['Keep the right wall empty.', 'east'],
  ['No cabinets on the left wall, please.', 'west'],
] as const)('%s', (text, bare) => {
  const { room } = planned('12x14', text);
  expect(wallsOfRuns(room)).not.toContain(bare);
  expect(hasUppersAt(room, bare)).toBe(false);
});

it.each([
  ['There is a window on the back wall. Nothing on the window wall but the sink.', 'north'],
  ['No upper cabinets on the right.', 'east'],
  ['No uppers on the left wall, open shelves there instead.', 'west'],
  ['Uppers on the left and right walls and nothing on the back wall above the counter.', 'north'],
] as const)('%s', (text, without) => {
  expect(hasUppersAt(planned('12x14', text).room, without)).toBe(false);
});
