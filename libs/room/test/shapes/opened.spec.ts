import type { Opening } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { chanceFrom } from '../../src/planner/floor/random.js';
import { tryRoom } from '../../src/planner/plan-room.js';

const door: Opening = {
  id: 'measured-1',
  kind: 'door',
  wall: 'w1',
  side: 'south',
  offsetIn: 12,
  widthIn: 34,
  heightIn: 80,
  sillIn: 0,
  swing: { hinge: 'near', into: 'outside' },
};

const window: Opening = {
  id: 'measured-2',
  kind: 'window',
  wall: 'w1',
  side: 'east',
  offsetIn: 60,
  widthIn: 40,
  heightIn: 40,
  sillIn: 40,
};

describe('doors and windows that were measured', () => {
  it.each([
    ['basement', 'sectional and tv, gym'],
    ['garage', 'workbench and shelves, two cars'],
  ] as const)('a %s opens no others beside them', (category, designPrompt) => {
    const { wishes, room } = planConcept(
      { category, area: '24x24', designPrompt },
      { seed: 1, date: '2026-11-23' },
    );
    const wallOf = (side: Opening['side']) => room.shell.walls.find((wall) => wall.side === side)?.id ?? 'w1';
    const openings = [door, window].map((o) => ({ ...o, wall: wallOf(o.side) }));
    const planned = tryRoom(wishes, 1, {
      openings,
      exterior: ['south', 'east'],
      items: [],
      accepts: () => true,
      chance: chanceFrom(1),
    });
    expect(planned?.room.openings.map(({ kind, offsetIn }) => [kind, offsetIn])).toEqual([
      ['door', 12],
      ['window', 60],
    ]);
  });
});
