import { itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { inFront, opposite, overlaps, rectOf, runsEast } from '../../src/geometry/geometry.js';
import { type ConceptRequest, planConcept } from '../../src/index.js';

const plan = (category: ConceptRequest['category'], area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

describe('What is built does not move', () => {
  it.each([
    ['15x19', 'The gas fireplace on the short wall stays. TV on the long wall.', 'short'],
    ['15x19', 'Gas fireplace on the short wall stays. The front door opens straight into the room.', 'short'],
    ['14x18', 'The fireplace on the short wall stays. Sofa, two chairs and a TV.', 'short'],
    ['14x18', 'Wood fireplace on the long wall stays. The TV goes on the short wall. Sectional.', 'long'],
    ['13x16', 'Fireplace on the north wall stays, window on either side of it. Sofa and TV.', 'short'],
  ] as const)('a fire has its wall before openings that nobody told: %s, "%s"', (area, text, wall) => {
    const { room, brief } = plan('living room', area, text);
    const [fire] = itemsOf(room, 'fireplace');
    expect(fire?.box.widthIn === 42 || fire?.box.depthIn === 42).toBe(false);
    const side = opposite(fire?.facing ?? 'north');
    expect(runsEast(side)).toBe(wall === 'short');
    expect(brief.unmet ?? []).toEqual([]);
  });

  it.each([
    'The brick fireplace is centered on the short wall and stays. TV on another wall. Sofa for four.',
    'Fireplace on the far wall across from the door stays. Sectional and a TV not over it.',
  ])('a screen that is not to hang over it does not: "%s"', (text) => {
    const { room } = plan('living room', '14x20', text);
    const [tv] = itemsOf(room, 'tv');
    expect(tv?.box.z).toBeLessThan(48);
  });

  it.each([
    [
      'kitchen',
      'water heater closet of 2\'-6" by 2\'-6"',
      "There's a water heater closet in the corner about 30 x 30 that I can't move.",
    ],
    [
      'kitchen',
      'furnace closet of 3\'-0" by 3\'-0"',
      'The furnace closet in the corner is 3 by 3 and has to stay.',
    ],
    ['kitchen', 'chimney of 3\'-0" by 2\'-0"', "There's a brick chimney in the corner that stays."],
    [
      'kitchen',
      'chimney breast of 4\'-0" by 1\'-6" on the north',
      "The brick chimney in the middle of the north wall stays, it's about 4 ft wide.",
    ],
    [
      'office',
      'chimney breast of 3\'-0" by 1\'-6" on the east',
      "A 3 ft wide chimney sticks out on the east wall and can't move.",
    ],
    [
      'bathroom',
      'plumbing chase of 1\'-6" by 1\'-6"',
      "There's a plumbing chase in the corner that can't move.",
    ],
  ] as const)('a part of the %s is drawn as told, %s', (category, understood, text) => {
    const { room, brief, estimate } = plan(category, '12x14', text);
    expect(room.shell.outline.length).toBeGreaterThan(4);
    expect(brief.ledger?.[0]?.understood.toLowerCase()).toContain(understood.toLowerCase());
    expect(brief.unmet ?? []).toEqual([]);
    expect(estimate.lines.map(({ price }) => price)).not.toContain('water-heater');
  });

  it.each([
    ['Two car garage but we only park one, an Outback. Other half is my woodshop.', 192],
    ['We park one car, the other bay is for a workshop.', 192],
    ['One car with a 9 ft door, bench and freezer.', 108],
  ] as const)('a garage for two has the door of two: "%s"', (text, widthIn) => {
    const { room } = plan('garage', '22x24', text);
    expect(room.openings.filter(({ kind }) => kind === 'garage-door').map((o) => o.widthIn)).toEqual([
      widthIn,
    ]);
  });

  it('a furnace on a platform in the back corner stands there', () => {
    const { room } = plan('garage', '22x24', 'Furnace is on a platform in the back corner. Two cars.');
    const [furnace] = itemsOf(room, 'furnace');
    expect([furnace?.box.x, (furnace?.box.y ?? 0) + (furnace?.box.depthIn ?? 0)]).toEqual([0, 288]);
  });

  it.each(['18x24', '20x26', '22x28', '20x20'])(
    'no post stands in the swing of a door of a basement: %s',
    (area) => {
      const { room } = plan(
        'basement',
        area,
        "Two steel columns down the middle that can't move. Bedroom, bath and a TV room.",
      );
      const doors = itemsOf(room, 'partition-door').filter(({ traits }) => traits?.form === 'hinged');
      expect(doors.length).toBeGreaterThan(1);
      for (const { box, facing } of doors) {
        const wide = Math.max(box.widthIn, box.depthIn);
        const swing = inFront(rectOf(box), facing, wide);
        expect(itemsOf(room, 'column').filter((post) => overlaps(rectOf(post.box), swing))).toEqual([]);
      }
    },
  );
});
