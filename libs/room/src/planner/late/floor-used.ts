import { CATALOGUE, hasTrait, type Item, type Kind, pieceSpec, useOfGroup } from '@plumbline/concept';
import {
  grow,
  inFront,
  opposite,
  type Rect,
  rectAround,
  rectOf,
  runsEast,
  SIDES,
} from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { pingPongFloor } from '../furniture/games.js';

/** The least floor before a thing that it is used with; other things, a share of what the catalogue has. */
const USED_WITH: Readonly<Partial<Record<Kind, number>>> = {
  armchair: 16,
  bathtub: 24,
  bed: 22,
  bench: 18,
  bookcase: 18,
  cabinet: 18,
  fireplace: 36,
  sectional: 16,
  sofa: 16,
  stair: 36,
  'sink-base': 30,
  'storage-shelf': 22,
  'tv-console': 20,
};
/** Of the floor before a thing that the catalogue has, as much as it is used with. */
export const SHARE = 0.7;

/** Floor behind whoever sits, to rise from a chair. */
const RISES = 14;
/** Beside a bed, and before the door of a room within the room. */
const BESIDE_BED = 20;
const AT_DOOR = 30;
/** Nothing comes to stand before a screen. */
const BEFORE_TV = 30;
/** Around what one plays or works at from all sides. */
const AROUND: Readonly<Partial<Record<Kind, number>>> = {
  'pool-table': 54,
  'game-table': 26,
  'dining-table': 20,
};

/** Floor that what stands is used from, which is less than a planner likes to leave. */
export function floorUsed(draft: Draft): Rect[] {
  const watched = draft.items
    .filter(({ kind }) => kind === 'tv')
    .map(({ box, facing }) => inFront(rectOf(box), facing, BEFORE_TV));
  const used = draft.solids().flatMap((item) => usedBy(item, isBacked(draft, item)));
  return [...used, ...watched, ...beforeScreens(draft), ...roomsWithin(draft)];
}

/** The floor from a screen for projection to the last of the seats before it: nothing stands in the picture. */
const beforeScreens = ({ items }: Draft): Rect[] =>
  items
    .filter(({ kind }) => kind === 'projector-screen')
    .map((screen) => {
      const seats = items.filter(({ kind, group }) => SEATS.has(kind) && group === screen.group);
      return rectAround([screen, ...seats].map(({ box }) => rectOf(box)));
    });
const SEATS: ReadonlySet<Kind> = new Set<Kind>(['armchair', 'sectional', 'sofa']);

/** Rooms within the room that hold nothing but what they were built for. */
const isClosed = (group: string): boolean =>
  group === 'bath' || group === 'mechanical' || useOfGroup(group) !== undefined;

const roomsWithin = ({ items }: Draft): Rect[] =>
  [...new Set(items.map(({ group = '' }) => group))].filter(isClosed).flatMap((group) => {
    const walls = items.filter((item) => item.kind === 'partition' && item.group === group);
    return walls.length > 0 ? [rectAround(walls.map(({ box }) => rectOf(box)))] : [];
  });

/** What has a wall right behind it. */
export const isBacked = (draft: Draft, { box, facing }: Item): boolean =>
  draft.reach(rectOf(box), opposite(facing)) < 3;

/** The floor that a thing is used from; of one that is `backed` by a wall, none behind and beside it. */
export function usedBy(item: Item, backed = false): Rect[] {
  const rect = rectOf(item.box);
  if (hasTrait(item, ['game-table'], 'use', 'ping-pong')) return [pingPongFloor(rect)];
  const around = AROUND[item.kind];
  if (around !== undefined) return [grow(rect, around)];
  if (item.kind === 'office-chair' || item.kind === 'dining-chair')
    return [inFront(rect, opposite(item.facing), RISES)];
  if (item.kind === 'partition-door')
    return [inFront(rect, item.facing, AT_DOOR), inFront(rect, opposite(item.facing), AT_DOOR)];
  if (item.kind === 'piece' && item.traits?.piece !== undefined) {
    const { front, at } = pieceSpec(item.traits.piece);
    return at === 'middle' && !backed
      ? [grow(rect, front * SHARE)]
      : [inFront(rect, item.facing, Math.max(at === 'middle' ? 22 : 0, front * SHARE))];
  }
  if (item.kind === 'partition') return [];
  const { clearance } = CATALOGUE[item.kind] as { readonly clearance?: { readonly front?: number } };
  const front = USED_WITH[item.kind] ?? (clearance?.front ?? 24) * SHARE;
  const before = inFront(rect, item.facing, front);
  if (item.kind !== 'bed') return [before];
  const sides = SIDES.filter((side) => runsEast(side) !== runsEast(item.facing));
  return [before, ...sides.map((side) => inFront(rect, side, BESIDE_BED))];
}
