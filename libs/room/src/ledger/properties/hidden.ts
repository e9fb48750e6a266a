import { type Item, isGlazed, itemsOf, type Kind } from '@plumbline/concept';
import { isSeenThrough } from '../../planner/floor/sight.js';
import { zonesOf } from '../../rules/zones.js';
import type { SaidOf } from '../said-of.js';
import { thingsTold } from './things-told.js';

/** What a clause wants out of sight, held against what closes it in. */

const HIDDEN =
  /\b(?:hidden|hides?(?! (?:stains?|dirt|dust|hair|dog hair|pet hair|crumbs|spills|fingerprints|wear)\b)|hiding|conceal(?:ed|s)?|disguised|out of (?:sight|view)|(?:not|never|isn['’]?t|aren['’]?t|won['’]?t|can['’]?t) (?:be )?(?:visible|seen|showing|in view)|(?:doesn['’]?t|don['’]?t|does not|won['’]?t|not) show|(?:nobody|no one|you|guests|people)(?: can['’]?t| don['’]?t| won['’]?t)? (?:ever )?sees? (?:it|them)|behind (?:closed |cabinet )?doors)\b/i;
/** What is hidden in itself and needs no wall: "hidden storage", "hidden hinges". */
const HIDDEN_IN_ITSELF =
  /\b(?:hidden|concealed) (?:storage|hinges?|lights?|lighting|outlets?|drawers?|compartment|cords?|wires?|wiring|cables?|speakers?|tank|shelf|shelves)\b|\b(?:wires?|cords?|cables?|wiring|stuff|clutter|mess|everything|tools|toys|paperwork|appliances)\b/i;
const FROM_DOOR =
  /\bfrom (?:the |our |my )?(?:[a-z]{3,10} )?(?:door|doorway|entry|entrance|foyer|hall|hallway|street)\b/i;

/** What is set up so that something is not seen. */
const HIDES = /\b(?:half|pony|low|privacy|partial) walls?\b|\bpartitions?\b/i;

/** What stands behind a front or in a wall. */
const CLOSED_IN: ReadonlySet<Kind> = new Set<Kind>([
  'base-cabinet',
  'cabinet',
  'closet',
  'corner-base-cabinet',
  'sink-base',
  'tall-cabinet',
  'walk-in-closet',
  'wall-cabinet',
  'wardrobe',
  'vanity',
  'medicine-cabinet',
]);

/** Whether a thing stands behind walls of its own, in another part of the room than its largest. */
function isWalledOff(item: Item, { e }: SaidOf): boolean {
  const zones = zonesOf(e.room);
  const main = zones.reduce((a, b) => (b.items.length > a.items.length ? b : a));
  return zones.length > 1 && !main.items.includes(item);
}

const isSeen = (item: Item, said: SaidOf): boolean =>
  said.e.room.openings.some(
    (o) => o.kind !== 'window' && !isGlazed(o) && isSeenThrough(said.e.room, item, o),
  );

/** That what a clause wants hidden stands in the open. */
export function hiddenLacking(said: SaidOf): string | undefined {
  const { words, statements } = said;
  if (!HIDDEN.test(words) || HIDDEN_IN_ITSELF.test(words)) return undefined;
  // What was read as not to be seen is held against the room by that.
  if (statements.some(({ claim }) => claim.is === 'not at' || claim.is === 'kind')) return undefined;
  const things = thingsTold(said, words.search(HIDDEN));
  if (things.length === 0 || things.some((item) => CLOSED_IN.has(item.kind))) return undefined;
  if (things.every((item) => isWalledOff(item, said))) return undefined;
  if (HIDES.test(words) && itemsOf(said.e.room, 'partition').length > 0) return undefined;
  if (FROM_DOOR.test(words))
    return things.every((item) => !isSeen(item, said))
      ? undefined
      : 'Nothing in this plan hides it from the door.';
  return 'It is drawn in the open: what hides it is left to your contractor.';
}

/** Cabinets with doors are in every plan that has a place for things. */
const IN_CABINETS =
  /\bbehind (?:closed |cabinet )?doors\b|\bin(?:side)? (?:an? |the )?(?:cabinet|closet|drawer|cupboard)s?\b/i;
/** Glass that nobody looks through. */
const SEEN_THROUGH =
  /\b(?:can['’]?t|cannot|nobody can|no one can|not) (?:be )?see(?:n)? (?:in|into|through)\b/i;

/** Whether words want something out of sight that no cabinet hides. */
export const wantsHidden = (words: string): boolean =>
  SEEN_THROUGH.test(words) ||
  (HIDDEN.test(words) && !HIDDEN_IN_ITSELF.test(words) && !IN_CABINETS.test(words));
