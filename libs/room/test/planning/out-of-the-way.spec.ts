import type { ConceptRequest } from '@plumbline/brief';
import type { Concept } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { grow, overlaps, rectOf } from '../../src/geometry/geometry.js';
import { isSolid } from '../../src/geometry/items.js';
import { isBehindLeaf, isOnPocket } from '../../src/geometry/leaf.js';

const SEEDS = [1, 2, 3, 4];
const plans = (wish: ConceptRequest): Concept[] =>
  SEEDS.map((seed) => planConcept(wish, { seed, date: '2026-11-27' }));
const things = ({ room }: Concept, ...kinds: readonly string[]) =>
  room.items.filter(({ kind }) => kinds.includes(kind));

describe('what hangs low on a wall', () => {
  it.each([
    ['bedroom', "My 14 year old's room 11x12: full bed, desk, dresser, a bean bag and guitars on the wall"],
    [
      'other',
      '12x16 music room: upright piano, drum kit, three guitars on the wall, sofa, shelves for records',
    ],
  ] as const)('is reached over free floor and not behind an open door: %s', (category, designPrompt) => {
    let hung = 0;
    for (const concept of plans({ category, designPrompt }))
      for (const { box } of things(concept, 'hung-piece')) {
        hung++;
        const { openings, shell, items } = concept.room;
        expect(openings.some((o) => isBehindLeaf(shell, o, rectOf(box)))).toBe(false);
        expect(items.filter((i) => isSolid(i) && overlaps(rectOf(i.box), rectOf(box)))).toEqual([]);
      }
    expect(hung).toBeGreaterThan(0);
  });

  it.each([
    ['bathroom', 'Bathroom 5 by 7, walk in shower, 24 inch vanity, pocket door'],
    ['bathroom', '5x8 hall bath with tub, vanity with drawers and a pocket door'],
    [
      'other',
      '5 x 7 laundry room, stacked washer and dryer, small sink, fold down ironing board. Pocket door.',
    ],
  ] as const)('is not screwed to the pocket of a sliding door: %s, %s', (category, designPrompt) => {
    let pockets = 0;
    for (const concept of plans({ category, designPrompt })) {
      const { openings, shell } = concept.room;
      pockets += openings.filter(({ kind }) => kind === 'pocket-door').length;
      for (const { box } of things(concept, 'hung-piece', 'towel-bar'))
        expect(openings.some((o) => isOnPocket(shell, o, rectOf(box)))).toBe(false);
    }
    expect(pockets).toBeGreaterThan(0);
  });
});

describe('two towel bars', () => {
  it('do not meet in a corner, where the towels would hang before each other', () => {
    let pairs = 0;
    for (const features of ['freestanding tub, glass shower, double vanity', 'soaking tub, walk-in shower'])
      for (const concept of plans({ category: 'bathroom', style: 'transitional', features, area: '10x12' })) {
        const bars = things(concept, 'towel-bar').map(({ box }) => rectOf(box));
        for (const [i, bar] of bars.entries())
          for (const other of bars.slice(i + 1)) {
            pairs++;
            expect(overlaps(grow(bar, 11.9), other)).toBe(false);
          }
      }
    expect(pairs).toBeGreaterThan(2);
  });
});

describe('the only window that one can climb out of', () => {
  it('has no daybed and no table before it, where they may stand elsewhere', () => {
    const designPrompt =
      'The attic is 15 x 26 with the roof coming down to 4 ft on the long sides. Hobby room: sewing table, cutting table, a daybed for guests. Stair comes up at the north end.';
    for (const { room } of plans({ category: 'other', designPrompt })) {
      const windows = room.openings.filter(({ kind, sillIn }) => kind === 'window' && sillIn <= 44);
      if (windows.length !== 1) continue;
      const [{ side, offsetIn, widthIn }] = windows as [(typeof windows)[0]];
      const floor =
        side === 'south' || side === 'north'
          ? { x: offsetIn, y: side === 'south' ? 0 : room.depthIn - 24, w: widthIn, d: 24 }
          : { x: side === 'west' ? 0 : room.widthIn - 24, y: offsetIn, w: 24, d: widthIn };
      expect(room.items.filter((i) => isSolid(i) && overlaps(rectOf(i.box), floor))).toEqual([]);
    }
  });
});

describe('a dining table', () => {
  it('turns where that leaves more of a way around it', () => {
    for (const { room } of plans({
      category: 'other',
      designPrompt: 'Dining room 11x13, table for eight you can walk around, buffet',
    })) {
      const set = room.items.filter(({ kind }) => kind === 'dining-table' || kind === 'dining-chair');
      const [x, y] = [Math.min(...set.map((i) => i.box.x)), Math.min(...set.map((i) => i.box.y))];
      const right = room.widthIn - Math.max(...set.map(({ box }) => box.x + box.widthIn));
      const top = room.depthIn - Math.max(...set.map(({ box }) => box.y + box.depthIn));
      expect(Math.min(x, y, right, top)).toBeGreaterThanOrEqual(20);
    }
  });
});

describe('floor that somebody with a walker needs', () => {
  it('is not filled with what nobody asked for, nor the floor of a gym with a table', () => {
    for (const concept of plans({
      category: 'living room',
      designPrompt: 'Den 15x18, sofa and tv, my mother uses a walker, wide paths',
    }))
      expect(things(concept, 'armchair').filter(({ group }) => group === 'floor')).toEqual([]);
    for (const concept of plans({
      category: 'basement',
      designPrompt:
        'Finish our 24x32 basement: family room with sectional and tv, home gym corner with treadmill',
    }))
      expect(things(concept, 'game-table')).toEqual([]);
  });
});
