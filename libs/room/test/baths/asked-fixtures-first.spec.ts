import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** Before a shower or a tub that was asked for is refused, what is only stored gives way, sizes shrink and the door turns. */

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'bathroom', area, designPrompt }, { seed: 1, date: '2026-11-30' });
type Planned = ReturnType<typeof plan>;
const kinds = ({ room }: Planned): string[] => room.items.map(({ kind }) => kind);
const prices = ({ estimate }: Planned): (string | undefined)[] => estimate.lines.map(({ price }) => price);

describe('fixtures that were asked for', () => {
  it.each([
    ['7x10', 'Freestanding tub, separate shower, toilet, single vanity and a linen cabinet.'],
    [
      '7\'2" x 9\'10"',
      'Freestanding tub under the window, a separate glass shower, one sink, toilet, linen closet.',
    ],
    ['8x9', 'Separate tub and shower, one sink, a hamper cabinet.'],
  ])('are a tub and a shower beside less that is stored: %s, "%s"', (area, text) => {
    expect(kinds(plan(area, text))).toEqual(
      expect.arrayContaining(['bathtub', 'shower', 'toilet', 'vanity']),
    );
  });

  it.each([
    ['5x6\'6"', 'Add a 32 inch corner shower, toilet and wall hung sink.'],
    ['5x7', 'Corner shower, toilet and wall-hung sink.'],
    ['5x6', '3/4 bath with a shower, toilet, small sink.'],
    ["4'6\" x 7'", 'Fit a 32x32 corner shower, toilet and a pedestal sink into this half bath.'],
    ['6x9', 'New walk-in shower, toilet, vanity, and a stacked washer and dryer, linen closet.'],
  ])('are a shower in a small bath: %s, "%s"', (area, text) => {
    const planned = plan(area, text);
    const shower = planned.room.items.find(({ kind }) => kind === 'shower');
    // IRC P2708.1: 30 in each way, 900 sq in.
    expect(Math.min(shower?.box.widthIn ?? 0, shower?.box.depthIn ?? 0)).toBeGreaterThanOrEqual(30);
    expect(kinds(planned)).toContain('toilet');
    expect(kinds(planned)).not.toContain('bathtub');
  });

  it.each([
    ['6x6', 'Toilet, sink and a 36 in shower.'],
    ['6x6', 'Toilet, small sink and a 36x36 corner shower.'],
    ['6x6', 'Toilet, wall hung sink and a 36 x 36 shower. The door is on the south wall.'],
    ['6x6', 'Toilet, 24 inch vanity and a 36 in neo angle shower.'],
  ])('are all three pieces, the shower of its size: %s, "%s"', (area, text) => {
    const { room } = plan(area, text);
    const shower = room.items.find(({ kind }) => kind === 'shower');
    expect(Math.min(shower?.box.widthIn ?? 0, shower?.box.depthIn ?? 0)).toBeGreaterThanOrEqual(36);
    expect(room.items.some(({ kind }) => kind === 'toilet')).toBe(true);
    expect(room.items.some(({ kind }) => kind === 'vanity' || kind === 'pedestal-sink')).toBe(true);
  });

  it.each([
    ['9x12', 'Toilet in its own room with a pocket door, roll-in shower, a roll-under sink.'],
    ['12x12', 'Accessible bath: separate toilet room, roll-in shower 60 by 36, two sinks.'],
    ['10x12', 'A water closet for the toilet, roll-in shower and one sink.'],
  ])('are a toilet room in which a wheelchair stands beside the toilet: %s, "%s"', (area, text) => {
    const { room } = plan(area, `My husband uses a wheelchair. ${text}`);
    const door = room.items.find(({ kind }) => kind === 'partition-door');
    expect(Math.max(door?.box.widthIn ?? 0, door?.box.depthIn ?? 0)).toBe(36);
    const toilet = room.items.find(({ kind }) => kind === 'toilet');
    // ADA 604.3: 60 in from the side wall, 18 of them to the toilet's middle.
    const walls = room.items.filter(({ kind }) => kind === 'partition');
    const { x = 0, y = 0, widthIn = 0, depthIn = 0 } = toilet?.box ?? {};
    const level = toilet?.facing === 'north' || toilet?.facing === 'south';
    const middle = level ? x + widthIn / 2 : y + depthIn / 2;
    const beside = walls
      .filter(({ box }) => (level ? box.depthIn > box.widthIn : box.widthIn > box.depthIn))
      .map(({ box }) =>
        level
          ? Math.min(Math.abs(box.x - middle), Math.abs(box.x + box.widthIn - middle))
          : Math.min(Math.abs(box.y - middle), Math.abs(box.y + box.depthIn - middle)),
      );
    expect(Math.min(...beside)).toBeGreaterThanOrEqual(42);
  });

  it('buy no part of a room for the toilet that was left out', () => {
    const planned = plan(
      '9x12',
      'Curbless shower at least 4x6 with a bench. Double vanity 72 inches wide. Toilet in its own little room with a pocket door. My wife uses a wheelchair: 60 inch turning circle.',
    );
    const isDrawn = kinds(planned).includes('partition-door');
    expect(prices(planned).includes('door-pocket')).toBe(isDrawn);
  });
});
