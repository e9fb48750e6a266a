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

  it('buy no part of a room for the toilet that was left out', () => {
    const planned = plan(
      '9x12',
      'Curbless shower at least 4x6 with a bench. Double vanity 72 inches wide. Toilet in its own little room with a pocket door. My wife uses a wheelchair: 60 inch turning circle.',
    );
    const isDrawn = kinds(planned).includes('partition-door');
    expect(prices(planned).includes('door-pocket')).toBe(isDrawn);
  });
});
