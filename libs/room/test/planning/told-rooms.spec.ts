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

  const wallsOf = ({ room }: Planned, use: string) =>
    room.items.filter(({ kind, group }) => kind === 'partition' && group === `room-${use}`);
  const doorsOf = ({ room }: Planned, use: string) =>
    room.items.filter(({ kind, group }) => kind === 'partition-door' && group === `room-${use}`);

  it.each([
    [
      'A craft room with a big work table and a playroom next to it, and a door between.',
      'craft',
      'playroom',
    ],
    ['A home office and a gym separated by a wall with a door in it.', 'office', 'gym'],
    ['Divide it into a workshop and a music room.', 'workshop', 'music'],
    ['A home theater and an art studio with a pocket door between the two.', 'theater', 'craft'],
  ])('parts two rooms by a wall with a door: %s', (words, one, other) => {
    const planned = plan('26x30', words);
    expect(wallsOf(planned, one).length).toBeGreaterThan(0);
    expect(wallsOf(planned, other).length).toBeGreaterThan(0);
    // One door leads from each to the stair, and one from room to room.
    expect(doorsOf(planned, one)).toHaveLength(2);
    expect(doorsOf(planned, other)).toHaveLength(1);
    expect(planned.brief.unmet).toEqual([]);
    expect(planned.brief.ledger?.every(({ outcome }) => outcome === 'drawn')).toBe(true);
  });

  it('hangs French doors of two leaves between rooms, and none to the outside', () => {
    const planned = plan('24x28', 'A home office and a gym with a wall between them and French doors in it.');
    expect(
      doorsOf(planned, 'office').filter(({ box }) => Math.max(box.widthIn, box.depthIn) === 30),
    ).toHaveLength(2);
    expect(planned.room.openings.filter(({ kind }) => kind !== 'window')).toEqual([]);
  });

  it.each([
    ['A separate office and a family room with a TV.', 'office'],
    ['A soundproof music room for my drums, and a half bath.', 'music'],
    ['A sewing room with a door that closes, and a wet bar.', 'craft'],
    ['Wall off a movie room. A pool table in the rest.', 'theater'],
  ])('walls off a room without a corner told: %s', (words, use) => {
    const planned = plan('26x30', words);
    expect(wallsOf(planned, use).length).toBeGreaterThan(0);
    expect(doorsOf(planned, use)).toHaveLength(1);
    expect(planned.brief.unmet).toEqual([]);
  });

  it('leaves a floor open where nobody wants a wall', () => {
    const planned = plan('26x30', 'A gym and a playroom, no wall between them.');
    expect(wallsOf(planned, 'gym').length + wallsOf(planned, 'playroom').length).toBe(0);
  });

  it('plays at a table of the size told', () => {
    const longOf = (words: string) =>
      plan('28x26', `A ${words} pool table.`).room.items.find(({ kind }) => kind === 'pool-table')?.label;
    expect(longOf('7 foot')).toContain('92');
    expect(longOf('8 foot')).toContain('100');
    expect(longOf('9 foot')).toContain('112');
  });
});
