import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'basement', area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Planned = ReturnType<typeof plan>;

/** What stands within so many inches of a corner. */
const inCorner = ({ room }: Planned, corner: readonly string[], wide: number, deep: number) =>
  room.items.filter(({ box }) =>
    corner.every((side) =>
      side === 'west'
        ? box.x + box.widthIn <= wide
        : side === 'east'
          ? box.x >= room.widthIn - wide
          : side === 'south'
            ? box.y + box.depthIn <= deep
            : box.y >= room.depthIn - deep,
    ),
  );
const kindsOf = (items: readonly { readonly kind: string }[], kind: string) =>
  items.filter((item) => item.kind === kind).length;
const outcomeOf = ({ brief }: Planned, words: string) =>
  brief.ledger?.find(({ text }) => text.includes(words))?.outcome;

const CORNERS = [
  ['back left', 'north', 'west'],
  ['back right', 'north', 'east'],
  ['front left', 'south', 'west'],
  ['front right', 'south', 'east'],
] as const;

describe('rooms told in a basement', () => {
  for (const [name, at, side] of CORNERS) {
    it(`has a movie room ${name} behind its walls, with its rows before the screen`, () => {
      const planned = plan(
        '32x26',
        `A movie room 12 wide by 16 deep in the ${name} corner with six recliners in two rows and a big screen.`,
      );
      const within = inCorner(planned, [at, side], 12 * 12 + 5, 16 * 12 + 5);
      expect(kindsOf(within, 'armchair')).toBe(6);
      expect(kindsOf(within, 'projector-screen')).toBe(1);
      expect(kindsOf(within, 'partition-door')).toBe(1);
      expect(kindsOf(planned.room.items, 'sofa') + kindsOf(planned.room.items, 'furnace')).toBe(0);
      expect(outcomeOf(planned, 'movie room')).toBe('drawn');
    });

    it(`has a gym ${name} with its rack and its mirror, and nothing else there`, () => {
      const wall = name.split(' ')[1];
      const planned = plan(
        '24x26',
        `Gym ${name}, 10x12, a mirror on the ${wall} wall and my squat rack. A sectional and a TV in the rest.`,
      );
      const within = inCorner(planned, [at, side], 10 * 12, 12 * 12);
      expect(within.some((item) => item.kind === 'piece' && item.traits?.piece === 'squat-rack')).toBe(true);
      expect(kindsOf(within, 'mirror')).toBe(1);
      expect(kindsOf(within, 'sectional')).toBe(0);
      expect(kindsOf(planned.room.items, 'sectional')).toBe(1);
      expect(outcomeOf(planned, 'Gym')).toBe('drawn');
    });

    it(`has an office ${name} with a door and a desk`, () => {
      const planned = plan(
        '28x26',
        `A home office 10x11 in the ${name} corner and a bathroom with a shower.`,
      );
      const within = inCorner(planned, [at, side], 10 * 12 + 5, 11 * 12 + 5);
      expect(kindsOf(within, 'desk')).toBe(1);
      expect(kindsOf(within, 'partition-door')).toBe(1);
      expect(kindsOf(planned.room.items, 'shower')).toBe(1);
    });
  }

  it('gives each its corner, with the stair in the middle of its wall', () => {
    const planned = plan(
      '32x26',
      'Back left corner is a movie room, 12 by 16, with six recliners in two rows. Half bath in the front left corner. Gym front right, 10x12. Stairs are in the middle of the front wall.',
    );
    expect(kindsOf(inCorner(planned, ['north', 'west'], 149, 197), 'armchair')).toBe(6);
    expect(kindsOf(inCorner(planned, ['south', 'west'], 110, 110), 'toilet')).toBe(1);
    expect(kindsOf(inCorner(planned, ['south', 'east'], 120, 144), 'treadmill')).toBe(1);
  });

  it('plays at a table of the size told', () => {
    const longOf = (words: string) =>
      plan('28x26', `A ${words} pool table.`).room.items.find(({ kind }) => kind === 'pool-table')?.label;
    expect(longOf('7 foot')).toContain('92');
    expect(longOf('8 foot')).toContain('100');
    expect(longOf('9 foot')).toContain('112');
  });
});
