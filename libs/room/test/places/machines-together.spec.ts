import { describe, expect, it } from 'vitest';
import { rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { gap } from '../../src/planner/floor/told-places.js';

/** Machines of the house that words put together: furnace, water heater, sump pit and panel. */

const plan = (category: 'basement' | 'garage' | 'other', area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
/** From machine to machine, across the floor that a panel keeps before it. Inches. */
const TOGETHER = 48;

describe('machines that are told into one place', () => {
  it.each([
    [
      'basement',
      '24x28',
      'Unfinished basement. Furnace, water heater and sump in the southwest corner stay accessible. We want a bedroom with egress, a bath and a TV area.',
      ['furnace', 'water-heater', 'sump-pit'],
    ],
    [
      'basement',
      '18x24',
      'Home gym. In the northwest corner are the water heater and furnace; the sump pit is beside the water heater.',
      ['furnace', 'water-heater', 'sump-pit'],
    ],
    [
      'garage',
      '22x24',
      'Two car garage. The water heater and the furnace stand in the northeast corner, and the breaker panel is next to them. Add a workbench.',
      ['furnace', 'water-heater', 'electrical-panel'],
    ],
    [
      'other',
      '9x12',
      'Laundry room. The furnace and water heater are in the northwest corner and the electrical panel is beside them. Washer, dryer and a counter.',
      ['furnace', 'water-heater', 'electrical-panel'],
    ],
  ] as const)('stand there together: %s %s, "%s"', (category, area, text, machines) => {
    const { room, brief } = plan(category, area, text);
    const standing = machines.map((one) =>
      room.items.find(
        ({ kind, traits }) => kind === one || (traits as { piece?: string } | undefined)?.piece === one,
      ),
    );
    const [first, ...rest] = standing.map((item) => item && rectOf(item.box));
    for (const rect of rest) expect(gap(rect!, first!)).toBeLessThanOrEqual(TOGETHER);
    expect(brief.unmet.filter((one) => one.startsWith('Not so in this plan'))).toEqual([]);
  });

  it('stand apart where each has a wall of its own', () => {
    const { room, brief } = plan(
      'basement',
      '20x26',
      'Furnace in the southeast corner, water heater on the west wall. Both stay. Want a media room.',
    );
    expect(room.items.find(({ kind }) => kind === 'water-heater')?.facing).toBe('east');
    expect(brief.unmet.filter((one) => one.startsWith('Not so in this plan'))).toEqual([]);
  });
});

describe('what is told beside a pool table', () => {
  it.each([
    'Pool table room with a bench to watch beside the pool table.',
    'Pool table with two armchairs beside it. TV.',
  ])('stands past the floor for a cue: %s', (text) => {
    const { room, brief } = plan('basement', '20x26', text);
    expect(room.items.some(({ kind }) => kind === 'pool-table')).toBe(true);
    expect(brief.unmet.filter((one) => one.startsWith('Not so in this plan'))).toEqual([]);
  });
});
