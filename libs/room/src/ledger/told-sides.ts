import { feetAndInches, lastThingNamed } from '@plumbline/brief';
import { type Item, reachFrom, runsEast, SIDES, type Side } from '@plumbline/concept';
import { opposite, rectOf } from '../geometry/geometry.js';
import { thingsPlaced } from '../planner/floor/told-places.js';
import type { Evidence } from '../shown/evidence.js';
import type { SaidOf } from './said-of.js';

/**
 * Walls and widths that a clause tells and no reader of places or openings took: what is drawn is held against them all
 * the same, so that nothing is called drawn that stands at another wall or is of another width. Lengths are inches.
 */

/** "On the east wall", "along the whole of the south wall", "in the northeast corner", "on the west". */
const TOLD_SIDE =
  /\b(?:on|along|against|in|at) (?:the |our |my )?(?:(?:whole|length|middle|center) of the |(?:whole|entire|full|long|short|back|far) )?(?:north|south|east|west)-?(?:east|west)?(?: (?:wall|side|end|corner))?\b/gi;
/** What a view, the sun or a street lies to says nothing of walls. */
const LIES_THERE =
  /\b(?:fac(?:es|ing)|look(?:s|ing)|sun|light|street|neighbou?rs?|yard|garden|lake|view)\b[a-z ,]{0,24}$/i;
const REFUSED = /\b(?:not|no|never|n'?t|except|away|off|instead of)\b[a-z' ]{0,20}$/i;
/** As near to its wall as a thing stands behind a baseboard, a curtain or another thing's back. */
const AT_WALL = 12;

/** Sides that words name at a place: two for a corner. */
const sidesIn = (words: string): readonly Side[] =>
  SIDES.filter((side) => words.toLowerCase().includes(side));

const isRead = ({ statements, start }: SaidOf, from: number, to: number): boolean =>
  statements.some(
    ({ claim, span }) =>
      span &&
      (claim.is === 'place' ||
        claim.is === 'not at' ||
        claim.is === 'opening' ||
        claim.is === 'shell' ||
        claim.is === 'fixed') &&
      span.start - start <= from &&
      to <= span.end - start + 1,
  );

/** That a thing of the clause stands at none of the walls told for it; undefined where it does, or where none is named. */
export function atAnotherWall(said: SaidOf): string | undefined {
  const { words, e } = said;
  for (const match of words.matchAll(TOLD_SIDE)) {
    const sides = sidesIn(match[0]);
    const before = words.slice(0, match.index);
    if (sides.length === 0 || isRead(said, match.index, match.index + match[0].length)) continue;
    if (LIES_THERE.test(before) || REFUSED.test(before)) continue;
    const thing = lastThingNamed(before, e.room.category);
    if (thing === undefined || !drawnHere(said, thing)) continue;
    const placed = thingsPlaced(e.room, thing);
    const isThere = (item: Item): boolean =>
      sides.every((side) => isAt(e, item, side)) && (sides.length > 1 || standsAlong(item, sides[0]!));
    if (placed.some(isThere)) continue;
    const where = SIDES.find((side) => placed.some((item) => isAt(e, item, side)));
    const told = sides.length > 1 ? `${sidesNamed(match[0])} corner` : `${sides[0]} wall`;
    return where && !sides.includes(where)
      ? `It is drawn at the ${where} wall, not at the ${told}.`
      : `It is drawn, but not at the ${told}.`;
  }
  return undefined;
}

/** The same of a wall that was told as one sees it: "bookcases on the wall to my right". */
export function atAnotherWallAsSeen(said: SaidOf): string | undefined {
  const { words, e, framed } = said;
  for (const { plain, typed } of framed) {
    const at = words.indexOf(typed);
    const sides = sidesIn(plain);
    if (at < 0 || sides.length === 0 || isRead(said, at, at + typed.length)) continue;
    const category = e.room.category;
    const thing = lastThingNamed(words.slice(0, at), category) ?? lastThingNamed(words.slice(at), category);
    if (thing === undefined || !drawnHere(said, thing)) continue;
    const isThere = (item: Item): boolean => sides.every((side) => isAt(e, item, side));
    const placed = thingsPlaced(e.room, thing);
    if (!placed.some(isThere)) return `It is drawn, but not ${plain}.`;
  }
  return undefined;
}

const sidesNamed = (words: string): string =>
  /(?:north|south)-?(?:east|west)/i.exec(words)?.[0].toLowerCase().replace('-', '') ?? '';

const isAt = ({ room }: Evidence, item: Item, side: Side): boolean =>
  reachFrom(room.shell, rectOf(item.box), side) <= AT_WALL;

/** With its back or its length to a wall, and not with an end. */
const standsAlong = ({ facing, box }: Item, side: Side): boolean =>
  facing === opposite(side) || (runsEast(side) ? box.widthIn >= box.depthIn : box.depthIn >= box.widthIn);

/** Whether a thing that words name is among what shows the clause as drawn: a landmark is not. */
const drawnHere = ({ items, e }: SaidOf, thing: string): boolean =>
  thingsPlaced(e.room, thing).some(({ id }) => items.includes(id));

/** "A 5 ft window", "a 16 foot garage door". */
const WIDTH_BEFORE =
  /\b(\d{1,2})[- ]?(?:ft|foot|feet|')\.?,?(?: wide)? (?:[a-z]{3,9} ){0,2}(window|doorway|opening|door|slider)\b/i;
/** "A doorway to the hall, 5 feet wide": the width behind the name. */
const NAME = /\b(windows?|doorway|opening|doors?|slider)\b/i;
const WIDE = /^[^.;:]{0,60} (\d{1,2})[- ]?(?:ft|foot|feet|')\.? wide\b/i;
/** A frame and its casing between what is told and what is drawn. */
const ABOUT = 5;

/** That no door or window of the room is as wide as one was told to be, in whole feet. */
export function ofAnotherWidth({ words, statements, e }: SaidOf): string | undefined {
  const before = WIDTH_BEFORE.exec(words);
  const named = NAME.exec(words);
  const behind = named && WIDE.exec(words.slice(named.index + named[0].length));
  const name = (before?.[2] ?? named?.[1] ?? '').toLowerCase();
  const told = Number(before?.[1] ?? behind?.[1]) * 12;
  if (Number.isNaN(told) || !statements.some(({ claim }) => claim.is === 'opening')) return undefined;
  const isWindow = name.startsWith('window');
  const widths = e.room.openings.filter((o) => (o.kind === 'window') === isWindow).map((o) => o.widthIn);
  if (widths.length === 0 || widths.some((width) => Math.abs(width - told) <= ABOUT)) return undefined;
  const nearest = widths.reduce((a, b) => (Math.abs(b - told) < Math.abs(a - told) ? b : a));
  return `It is drawn ${feetAndInches(nearest)} wide, not ${feetAndInches(told)}.`;
}
