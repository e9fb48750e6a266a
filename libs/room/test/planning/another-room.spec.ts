import type { Concept, Room } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { signatureOf } from '../../src/planner/signature.js';
import { faultsOf } from '../rooms/invariants.js';

const DATE = '2026-11-01';
const GIVEN_UP = /No other layout fits|No layout of another kind|To give another layout/;

const ideas = (category: RoomCategory, designPrompt: string, count: number): Concept[] => {
  const made: Concept[] = [];
  for (let i = 0; i < count; i++) {
    const otherThan = made.map(({ room }) => room);
    made.push(planConcept({ category, designPrompt }, { seed: 7 + i * 101, date: DATE, otherThan }));
  }
  return made;
};

const mirrored = (room: Room): Room => ({
  ...room,
  openings: room.openings.map((o) =>
    o.side === 'east' || o.side === 'west'
      ? { ...o, side: o.side === 'east' ? 'west' : 'east' }
      : { ...o, offsetIn: room.widthIn - o.offsetIn - o.widthIn },
  ),
  items: room.items.map((i) => ({
    ...i,
    facing: i.facing === 'east' ? 'west' : i.facing === 'west' ? 'east' : i.facing,
    box: { ...i.box, x: room.widthIn - i.box.x - i.box.widthIn },
  })),
});

describe('another idea for a room', () => {
  it('is known from its mirror image and its turned one', () => {
    for (const { room } of [...ideas('kitchen', '12x14', 1), ...ideas('bedroom', 'queen bed, desk', 1)])
      expect(signatureOf(mirrored(room))).toEqual(signatureOf(room));
  });

  it.each([
    ['kitchen', '12x14, keep the window and the dishwasher where they are'],
    ['kitchen', '12x14 with an island'],
    ['kitchen', '14x16, keep the sink where it is'],
    ['bathroom', '8x10, the tub stays'],
    ['bedroom', '12x13, queen bed, closet'],
    ['living room', '15x20, fireplace and sofa'],
    ['office', '10x12'],
    ['other', 'laundry room 8x10'],
  ] as const)(
    '%s, "%s": differs in kind, with doors, windows and what is to stay in place',
    (category, text) => {
      const [first, second] = ideas(category, text, 2) as [Concept, Concept];
      expect(second.brief.assumed.join(' ')).not.toMatch(GIVEN_UP);
      expect(signatureOf(second.room).order).not.toBe(signatureOf(first.room).order);
      if (category === 'kitchen' || category === 'bathroom')
        expect(signatureOf(second.room).walls).not.toBe(signatureOf(first.room).walls);
      expect(second.room.openings).toEqual(first.room.openings);
      expect(second.room.exterior).toEqual(first.room.exterior);
      expect(faultsOf(second)).toEqual([]);
      const place = ({ room }: Concept, kind: string) =>
        room.items.filter((i) => i.kind === kind).map(({ box, facing }) => [facing, box.x, box.y] as const);
      for (const kind of ['dishwasher', 'sink-base', 'bathtub'].filter((k) => text.includes(k.slice(-3)))) {
        for (const [i, [facing, x, y]] of place(first, kind).entries()) {
          const there = place(second, kind)[i];
          expect(there?.[0]).toBe(facing);
          expect(Math.hypot((there?.[1] ?? 0) - x, (there?.[2] ?? 0) - y)).toBeLessThan(9);
        }
      }
    },
  );

  it('goes on to a third, and says so where no further layout fits', () => {
    const three = ideas('kitchen', '12x14', 3).map(({ room }) => signatureOf(room).walls);
    expect(new Set(three).size).toBe(3);
    const tiny = ideas('bathroom', 'half bath 4x6', 4);
    expect(tiny.some(({ brief }) => GIVEN_UP.test(brief.assumed.join(' ')))).toBe(true);
  });
});
