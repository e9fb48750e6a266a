import { sizeOf, wants } from '@plumbline/brief';
import type { Brief, Item } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { type Group, single } from '../floor/place.js';
import { grant } from '../furniture/grant.js';
import { aside } from '../furniture/preferences.js';

/** A stall to wash dogs in: a tiled pan behind half walls, with a hand shower. Inches. */

const WALLS = 84;
const FRONT = 30;

const stall = (along: number, deep: number, draft: Draft): Group =>
  single('shower', along, deep, Math.min(WALLS, draft.shell.ceilingIn), FRONT, {
    label: `Dog wash ${along} × ${deep}`,
    traits: { enclosure: 'half-wall', handheld: true },
  });

/** The size that words gave to the dog's shower, where pans are built so: a size of a shower is the dog's where no other one is asked for. */
function sizeTold(brief: Brief): readonly [number, number] | undefined {
  const told = wants(brief, 'walk-in-shower') ? undefined : sizeOf(brief, 'shower');
  // "Three feet square": one length is both.
  const [a, b] = [told?.widthIn ?? 0, told?.depthIn ?? told?.widthIn ?? 0];
  return Math.min(a, b) >= LEAST && Math.max(a, b) <= MOST ? [a, b] : undefined;
}

/** Whether a dog wash stands smaller than told, or otherwise. */
export function isOtherThanTold(items: readonly Item[], brief: Brief): boolean {
  const told = wants(brief, 'dog-wash') ? sizeTold(brief) : undefined;
  const wash = items.find(isDogWash);
  if (!told || !wash) return false;
  const { widthIn, depthIn } = wash.box;
  return Math.min(widthIn, depthIn) !== Math.min(...told) || Math.max(widthIn, depthIn) !== Math.max(...told);
}

/** Stalls to try: of the told size first, either way round. */
export function dogWashes(draft: Draft, brief: Brief): Group[] {
  const told = sizeTold(brief);
  return [
    ...(told ? [stall(...told, draft), stall(told[1], told[0], draft)] : []),
    stall(48, 32, draft),
    stall(36, 36, draft),
    stall(36, 32, draft),
  ];
}
/** Pans as dog washes are built. */
const [LEAST, MOST] = [24, 72];

/** Sets a dog wash out of the way. Answers whether one stands; says where none does. */
export const setDogWash = (draft: Draft, brief: Brief, unmet: string[]): boolean =>
  grant(draft, unmet, 'A dog wash', dogWashes(draft, brief), { group: 'dogs', prefer: aside() });

/** Whether a shower is for dogs: nobody else stands behind half walls. */
export const isDogWash = (item: Item): boolean =>
  item.kind === 'shower' && item.traits?.enclosure === 'half-wall';
