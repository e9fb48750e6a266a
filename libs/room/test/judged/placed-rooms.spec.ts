import { boundsOf, type Item, opposite, type Room, runsEast, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { readThingPlaces } from '../../../brief/src/things/thing-places.js';
import { planConcept } from '../../src/index.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { PLACED_ROOMS } from './tables/placed-rooms.js';
import { PLAIN_DRY_ROOMS } from './tables/plain-dry-rooms.js';
import { PLAIN_ROOMS } from './tables/plain-rooms.js';

const offs = (room: Room, { box }: Item): Readonly<Record<Side, number>> => {
  const { w, d } = boundsOf(room.shell);
  return { west: box.x, south: box.y, east: w - box.x - box.widthIn, north: d - box.y - box.depthIn };
};

/** At a wall with its back to it, in a corner, in the half towards a side, or in the width of a window of a side. */
function stands(room: Room, item: Item, how: string, where: string): boolean {
  const off = offs(room, item);
  if (how === 'in')
    return (['north', 'south', 'east', 'west'] as const).every(
      (side) => !where.includes(side) || off[side] <= 30,
    );
  const side = where.replace('window ', '') as Side;
  if (how === 'towards') return off[side] < off[opposite(side)];
  if (how === 'on') return off[side] <= 8 && opposite(item.facing) === side;
  return room.openings.some((o) => {
    if (o.kind !== 'window' || o.side !== side) return false;
    const [from, long] = runsEast(side) ? [item.box.x, item.box.widthIn] : [item.box.y, item.box.depthIn];
    return off[side] <= 30 && from < o.offsetIn + o.widthIn && o.offsetIn < from + long;
  });
}

/** What a thing as it is sold may differ from the length told, in inches. */
const NEARLY = 1.5;

function lacks(concept: ReturnType<typeof planConcept>, expected: string): string | undefined {
  const sized = /^([a-z-]+) (\d+) long$/.exec(expected);
  if (sized) {
    const long = ({ box }: Item): number => Math.max(box.widthIn, box.depthIn);
    const found = concept.room.items.filter((item) => item.kind === sized[1]);
    return found.some((item) => Math.abs(long(item) - Number(sized[2])) <= NEARLY)
      ? undefined
      : `expected ${expected}`;
  }
  const placed = /^([a-z-]+) (on|in|towards|at) ((?:window )?[a-z]+)$/.exec(expected);
  if (!placed) return misses(concept, expected);
  const [, kind, how = '', where = ''] = placed;
  const items = concept.room.items.filter((item) => item.kind === kind);
  return items.some((item) => stands(concept.room, item, how, where)) ? undefined : `expected ${expected}`;
}

describe('wishes that tell where things stand', () => {
  it.each(
    [...PLACED_ROOMS, ...PLAIN_ROOMS, ...PLAIN_DRY_ROOMS].map((judged) => [judged.id, judged] as const),
  )('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-28' });
    expect(expects.flatMap((expected) => lacks(concept, expected) ?? [])).toEqual([]);
    expect(leftOutUntruly(concept)).toEqual([]);
  });
});

describe('a place is read wherever its sentence tells it', () => {
  it.each([
    ['Bookshelves floor to ceiling along the whole north wall.', { thing: 'books', at: 'north' }],
    ['My desk, 60 x 30, goes in the northwest corner.', { thing: 'desk', at: 'north', corner: 'west' }],
    [
      'A dresser not taller than 36 inches under the other window on the north wall.',
      { thing: 'dresser', how: 'under', to: 'window', at: 'north' },
    ],
    [
      'The TV should not go over the mantel; put it in built-ins to the left of the fireplace.',
      { thing: 'tv', how: 'left', to: 'fireplace' },
    ],
    [
      'A dining table near the kitchen opening, which is on the east wall.',
      { thing: 'dining-table', how: 'beside', to: 'door', at: 'east' },
    ],
    ['Two tall bookcases either side of the Murphy bed.', { thing: 'books', how: 'flanks', to: 'bed' }],
    ['Along the back wall I want a workbench.', { thing: 'workbench', at: 'far' }],
    ['In the northeast corner, a game table.', { thing: 'game-table', at: 'north', corner: 'east' }],
    ['Two desks, one on the north wall and one on the south wall.', { thing: 'desk', at: 'south' }],
    ['So the headboard goes on the east wall.', { thing: 'bed', at: 'east' }],
    [
      'A window seat would be lovely in the bay on the south side.',
      { thing: 'banquette', how: 'under', to: 'window', at: 'south' },
    ],
    ['The wood stove in the northeast corner stays.', { thing: 'fireplace', at: 'north', corner: 'east' }],
    ['The record player goes right of the TV.', { thing: 'record-console', how: 'right', to: 'tv' }],
  ] as const)('%s', (text, place) => {
    expect(readThingPlaces(text, text.includes('workbench') ? 'garage' : 'living room')).toContainEqual(
      expect.objectContaining(place),
    );
  });
  it.each([
    'The sofa was on the north wall.',
    'We want no desk on the east wall.',
    'The old desk on the north wall is leaving.',
    'A desk and the window on the south wall.',
  ])('but not: %s', (text) => {
    expect(readThingPlaces(text, 'living room').filter(({ thing }) => thing !== 'chair')).toEqual([]);
  });
});

describe('what others thought of and what is gone asks for nothing', () => {
  it.each([
    ['bedroom', "He doesn't want the loft bed anymore.", 'bunk-bed'],
    ['living room', 'My husband suggested a sectional but I hate them.', 'sectional'],
    ['living room', "My wife thought about a sectional but it's too bulky.", 'sectional'],
    ['living room', "My mother's piano used to be in here but it's gone.", 'piano'],
    ['living room', 'We sold the piano.', 'piano'],
    ['bedroom', 'The treadmill went to the basement.', 'treadmill'],
    ['living room', "The entertainment center is leaving and we don't need a TV in here.", 'tv'],
    ['living room', 'A recliner is out of the question.', 'recliner'],
  ] as const)('%s: %s', (category, designPrompt, id) => {
    const { wishes } = planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-28' });
    expect([wishes.wanted.includes(id), wishes.refused.includes(id)]).toEqual([false, true]);
  });
  it('a table of glass is refused, and no table', () => {
    const { wishes } = planConcept(
      { category: 'other', designPrompt: 'Dining room, table for six. We have a toddler so no glass table.' },
      { seed: 1, date: '2026-11-28' },
    );
    expect(wishes.refused.filter((id) => /table/.test(id))).toEqual([]);
  });
});
