import { isOwned, wants } from '@plumbline/brief';
import { type Brief, type Item, isOf } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { placeFirst, single } from './place.js';
import { placedAsTold } from './told-places.js';

/** Its lid is lifted, and the pump taken out, from floor that stays free before it. Inches. */
const REACHED_FROM = 30;

const PIT = single('piece', 20, 20, 4, REACHED_FROM, { label: 'Sump pit', traits: { piece: 'sump-pit' } });

export const isSumpPit = (item: Item): boolean => isOf(item, 'piece') && item.traits?.piece === 'sump-pit';

/** What it takes off a plan to put a pit elsewhere than it is: more than all told places together. */
const MOVED = 500;

/**
 * Draws the sump pit that words tell of where it is, before anything is built over it: in its corner, else in any. One of
 * which only a pump is told to stay has a place too. Answers what a plan loses by a pit that has moved.
 */
export function standSump(draft: Draft, brief: Brief): number {
  const stays = isOwned(brief, 'sump-pump');
  if (!wants(brief, 'sump-pit') && !stays) return 0;
  const told = (brief.thingsAt ?? []).find(({ thing }) => thing === 'sump-pit');
  placeFirst(draft, [PIT], { group: 'sump', only: 'corner' });
  return told && !placedAsTold(draft, told) ? MOVED : 0;
}
