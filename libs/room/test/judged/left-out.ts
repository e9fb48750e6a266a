import type { Concept } from '@plumbline/concept';
import { Draft } from '../../src/planner/floor/draft.js';
import { placeFree, placeGroup, single } from '../../src/planner/floor/place.js';
import { chanceFrom } from '../../src/planner/floor/random.js';

/** What a thing takes at a wall, with the floor before it that it is used from, or in the middle. Inches. */
interface Footprint {
  readonly said: RegExp;
  readonly along: number;
  readonly deep: number;
  readonly high: number;
  readonly front?: number;
  readonly around?: number;
}

const FOOTPRINTS: readonly Footprint[] = [
  { said: /^A (?:game|poker|card) table|The poker table/, along: 36, deep: 36, high: 30, around: 30 },
  { said: /^A ping-pong table/, along: 108, deep: 60, high: 30, around: 48 },
  { said: /^A pool table/, along: 92, deep: 52, high: 32, around: 48 },
  { said: /^A piano/, along: 58, deep: 25, high: 48, front: 40 },
  { said: /^A (?:second )?desk/, along: 42, deep: 24, high: 30, front: 36 },
  { said: /^Shelving/, along: 36, deep: 12, high: 72, front: 24 },
  { said: /^A (?:second |third )?dresser/, along: 36, deep: 19, high: 33, front: 30 },
  { said: /^A wardrobe/, along: 36, deep: 24, high: 78, front: 30 },
  { said: /^A bench with hooks/, along: 36, deep: 18, high: 72, front: 24 },
  { said: /^An armchair|^A reading corner/, along: 32, deep: 32, high: 32, front: 24 },
  { said: /^A sofa/, along: 60, deep: 34, high: 32, front: 24 },
  { said: /daybed/, along: 80, deep: 42, high: 36, front: 30 },
  { said: /bicycle rack/, along: 36, deep: 44, high: 72, front: 30 },
  { said: /^Storage shelving/, along: 48, deep: 18, high: 72, front: 30 },
  { said: /^A freezer/, along: 30, deep: 29, high: 66, front: 30 },
  { said: /^A table saw/, along: 60, deep: 30, high: 35, around: 42 },
  { said: /^Toy storage/, along: 36, deep: 16, high: 36, front: 24 },
];

/** Whether the floor that a thing needs is still bare in a room that leaves it out. */
function isBareFor({ room }: Concept, { along, deep, high, front = 0, around }: Footprint): boolean {
  const { shell, category, widthIn, depthIn, ceilingIn, openings, exterior } = room;
  const items = room.items.filter(
    ({ kind, group }) => kind !== 'rug' && kind !== 'plant' && group !== 'decor',
  );
  const draft = new Draft({
    ...shell,
    category,
    widthIn,
    depthIn,
    ceilingIn,
    fixed: [],
    house: { openings, exterior, items, accepts: () => true, chance: chanceFrom(1) },
  });
  return around === undefined
    ? placeGroup(draft, single('cabinet', along, deep, high, front), { group: 'audit' }) !== undefined
    : placeFree(draft, { w: along, d: deep }, { around, turn: true }) !== undefined;
}

/** What a room is told to leave out for want of a place that is bare; of kitchens and bathrooms nothing is said. */
export const leftOutUntruly = (concept: Concept): string[] =>
  concept.room.category === 'kitchen' || concept.room.category === 'bathroom'
    ? []
    : concept.brief.unmet.filter((sentence) =>
        FOOTPRINTS.some(
          (one) => /left out/.test(sentence) && one.said.test(sentence) && isBareFor(concept, one),
        ),
      );
