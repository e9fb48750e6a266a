import type { ConceptRequest } from '@plumbline/brief';
import { type Shell, shellOf } from '@plumbline/concept';
import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { RULES } from '../../src/rules/check-room.js';
import { randomRooms, shapedRooms } from '../rooms/random-request.js';
import { AGAIN } from './grid-measures.js';
import { measureFaults } from './measure-faults.js';

/** 40 rooms in all. `npm run sweep -- measures` makes thousands. */
const PER_CATEGORY = 3;
const SHAPED_PER_CATEGORY = 2;

describe('measures of rules', () => {
  it.each(ROOM_CATEGORIES)('agree with a second way to measure, on a grid: %s', (category) => {
    let measured = 0;
    for (const [rooms, numRuns] of [
      [randomRooms(category), PER_CATEGORY],
      [shapedRooms(category), SHAPED_PER_CATEGORY],
    ] as const)
      fc.assert(
        fc.property(rooms, (room) => {
          const faults = measureFaults(room);
          expect(faults ?? []).toEqual([]);
          if (faults) measured++;
        }),
        { seed: 20_261_122, numRuns },
      );
    expect(measured).toBeGreaterThanOrEqual(PER_CATEGORY);
  });

  it('end at fronts, not at a counter that goes on past a corner cabinet', () => {
    const outline = [
      [0, 0],
      [144, 0],
      [144, 94],
      [115, 94],
      [115, 150],
      [29, 150],
      [29, 94],
      [0, 94],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const sides = ['south', 'east', 'north', 'east', 'north', 'west', 'north', 'west'] as const;
    const shell: Shell = {
      outline,
      walls: sides.map((side, i) => ({ id: `w${i + 1}`, side, exterior: false })),
      ceiling: { heightIn: 96, zones: [] },
    };
    expect(measureFaults({ request: { category: 'kitchen', area: '7x7 ft' }, seed: 0, shell })).toEqual([]);
  });

  it('are measured again for rules that there are, and for every one that receptacles are set by', () => {
    const ids = new Set(RULES.map((r) => r.id));
    expect(Object.keys(AGAIN).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(AGAIN).length).toBeGreaterThan(40);
  });

  it.each([1, 2, 3])('agree where cabinets go around an outside corner, seed %i', (seed) => {
    const { room, findings } = planConcept(
      {
        category: 'kitchen',
        area: '20x16 ft with a 7x7 notch',
        designPrompt: 'Cabinets that wrap around the outside corner',
      },
      { seed, date: '2026-11-22' },
    );
    expect(room.items.some((i) => i.label.startsWith('End cabinet'))).toBe(true);
    expect(measureFaults({ room, findings })).toEqual([]);
  });

  it.each<[string, number, { readonly category: RoomCategory } & ConceptRequest, Shell?]>([
    [
      'before the end of a long shower that looks west',
      0,
      { category: 'bathroom', style: 'modern', area: '12x7.5 ft', layout: 'one-wall' },
    ],
    [
      'before the end of a long shower that looks east',
      0,
      { category: 'bathroom', style: 'modern', area: '10.5x11 ft', layout: 'one-wall' },
    ],
    [
      'along a wall space that a single door breaks',
      533,
      { category: 'office', style: 'modern', area: '7.5x7 ft', layout: 'one-wall' },
    ],
    [
      'between a refrigerator and the end of an island whose counter stands out',
      538,
      { category: 'kitchen', style: 'modern', layout: 'one-wall' },
      shellOf(
        [
          { x: 0, y: 0 },
          { x: 174, y: 0 },
          { x: 174, y: 144 },
          { x: 0, y: 144 },
        ],
        {
          heightIn: 96,
          zones: [],
          slope: { ridge: 'north-south', ridgeAtIn: 174, ridgeIn: 96, kneeStartIn: 65, kneeEndIn: 96 },
        },
        [],
      ),
    ],
  ])('agree %s', (_, seed, request, shell) => {
    const { room, findings } = planConcept(request, {
      seed,
      date: '2026-11-21',
      ...(shell ? { shell } : {}),
    });
    expect(measureFaults({ room, findings })).toEqual([]);
  });

  it('differ where a room is not the one that was measured', () => {
    const { room, findings } = planConcept(
      { category: 'bathroom', area: '8x10' },
      { seed: 1, date: '2026-11-21' },
    );
    const moved = room.items.map((i) =>
      i.kind === 'toilet' ? { ...i, box: { ...i.box, x: i.box.x + 3, y: i.box.y + 3 } } : i,
    );
    expect(measureFaults({ room, findings })).toEqual([]);
    expect(measureFaults({ room: { ...room, items: moved }, findings })).not.toEqual([]);
  });
});
