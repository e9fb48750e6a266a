import { isOwned, wants } from '@plumbline/brief';
import { type Brief, type Item, isOf } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { placeFirst, single } from './place.js';
import { placedAsTold } from './told-places.js';

/** Its lid is lifted, and the pump taken out, from floor that stays free before it. Inches. */
const REACHED_FROM = 30;

export const PIT_IN = 20;
const AS_PIT = { label: 'Sump pit', traits: { piece: 'sump-pit' } } as const;
const PIT = single('piece', PIT_IN, PIT_IN, 4, REACHED_FROM, AS_PIT);

/** The pit as a part of a group. */
export const PIT_PIECE = { kind: 'piece', along: PIT_IN, deep: PIT_IN, height: 4, ...AS_PIT } as const;

const HEATS: readonly string[] = ['furnace', 'water-heater'];

/** What of the machines the pit is told to be with: beside one, or in its corner; undefined where it is told elsewhere. */
export function machineOfPit({ thingsAt = [] }: Pick<Brief, 'thingsAt'>): string | undefined {
  const pit = thingsAt.find(({ thing }) => thing === 'sump-pit');
  if (!pit) return undefined;
  if (pit.how !== undefined) return pit.how === 'beside' ? HEATS.find((one) => one === pit.to) : undefined;
  const sides = [pit.at, pit.corner].filter((side) => side !== undefined);
  const heat = thingsAt.find(
    ({ thing, at, corner }) =>
      HEATS.includes(thing) && corner !== undefined && sides.every((side) => side === at || side === corner),
  );
  return sides.length > 0 ? heat?.thing : undefined;
}

export const isSumpPit = (item: Item): boolean => isOf(item, 'piece') && item.traits?.piece === 'sump-pit';

/** What it takes off a plan to put a pit elsewhere than it is: more than all told places together. */
const MOVED = 500;

/**
 * Draws the sump pit that words tell of where it is, before anything is built over it: in its corner, else in any. One of
 * which only a pump is told to stay has a place too. Answers what a plan loses by a pit that has moved.
 */
export function standSump(draft: Draft, brief: Brief): number {
  const stays = isOwned(brief, 'sump-pump');
  if ((!wants(brief, 'sump-pit') && !stays) || draft.items.some(isSumpPit)) return 0;
  const told = (brief.thingsAt ?? []).find(({ thing }) => thing === 'sump-pit');
  placeFirst(draft, [PIT], { group: 'sump', only: 'corner' });
  return told && !placedAsTold(draft, told) ? MOVED : 0;
}
