import { sizeOf, withoutFeature } from '@plumbline/brief';
import type { Side, ThingSize } from '@plumbline/concept';
import { opposite, overlaps, runsEast } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { Draft } from '../floor/draft.js';
import type { Group, PlaceOptions, Spot } from '../floor/place.js';
import { reachIn, walkIn } from '../furniture/closets.js';
import { askedPieces } from '../furniture/pieces.js';
import { aside } from '../furniture/preferences.js';
import { sidesTold } from '../openings/told-openings.js';
import { Attempt } from '../search/attempt.js';
import { type BedroomLayout, isUnderRoof } from './layout.js';

/** Closets of a bedroom. Inches. */

/** A partition of studs and board. */
const CLOSET_WALL = 4.5;

/** The closets that were asked for: of two, one after the other. */
export function placeClosets(attempt: Attempt, layout: BedroomLayout): void {
  const { brief, draft, chance } = attempt;
  const worth = placeCloset(attempt, layout);
  attempt.score += worth;
  if (!attempt.wants('two-closets') || worth <= 0) return;
  const second = new Attempt(withoutFeature(brief, 'walk-in-closet'), draft, chance);
  attempt.score += placeCloset(second, layout);
  if (second.unmet.length > 0)
    attempt.unmet.push('A second closet was left out: this room has no free place for it.');
}

/** A walk-in where one was asked for, else a reach-in, where the room takes one. Answers what it is worth. */
function placeCloset(attempt: Attempt, layout: BedroomLayout): number {
  const { brief, shell } = attempt;
  // It stands where it was told.
  if (shell.house?.items.some(({ kind }) => kind === 'closet')) return 14;
  if (attempt.has('walk-in-closet')) return AS_TOLD;
  const placed = brief.openingsAt?.find(({ opening }) => opening === 'closet');
  const sides = placed && sidesTold(shell, placed, layout.entry);
  const walkInWorth = attempt.wants('walk-in-closet') ? placeWalkIn(attempt, layout, sides) : 0;
  if (walkInWorth > 0) return walkInWorth;
  if (attempt.refuses('closet') || attempt.wants('wardrobe')) return 0;
  // One whose doors are told of is there.
  const there =
    attempt.wants('closet-doors-off') || attempt.wants('closet-curtain') || attempt.refuses('closet-doors');
  const asked = attempt.wants('closet') || there;
  // A closet that nobody asked for leaves its floor to what was named.
  if (!asked && askedPieces(brief).length > 1) return 0;
  if (!asked && attempt.areaIn2 < SMALL && OFTEN_NAMED.filter((id) => attempt.wants(id)).length > 2) return 0;
  if (!asked && isUnderRoof(shell)) return 0;
  const placedAt = placeReachIn(attempt, layout, sides);
  if (placedAt) return sides && !sides.includes(placedAt) ? 14 - NOT_AS_TOLD : 14;
  if (asked) attempt.unmet.push('A closet was left out: this room has no free place for it.');
  return asked ? -NO_CLOSET : -6;
}

/** Of furniture that wants a wall and was asked for, three pieces leave none to a closet that nobody asked for in a bedroom of less floor. */
const SMALL = 130 * 144;
const OFTEN_NAMED = [
  'dresser',
  'desk',
  'bookcase',
  'armchairs',
  'reading-nook',
  'vanity-table',
  'two-desks',
  'crib',
] as const;

/** What it takes off to have no closet where one was asked for: more than a larger bed is worth. */
const NO_CLOSET = 160;

/** What it takes off to have a closet at another wall than the house has it at. */
const NOT_AS_TOLD = 60;

/** Closets stand off the outside walls, which are for windows. */
const isInside = ({ exterior }: BedroomLayout, spot: Spot): boolean => !exterior.includes(spot.side);

/** A walk-in in a corner, as large as told, else another that fits. Answers what it is worth, 0 where none does. */
function placeWalkIn(attempt: Attempt, layout: BedroomLayout, sides: readonly Side[] | undefined): number {
  const { brief, draft, chance, unmet } = attempt;
  // A leaf off the door's may cost the bed its wall.
  const offDoor = chance.flip() ? LEAVES_MEET : 0;
  const options: PlaceOptions = {
    group: 'closet',
    only: 'corner',
    prefer: (spot) =>
      chance.next() * 10 + (sides?.includes(spot.side) ? 20 : 0) - (leafMeetsDoor(draft, spot) ? offDoor : 0),
    allow: (spot) => isInside(layout, spot),
  };
  const told = sizeOf(brief, 'closet');
  const asTold = told ? walkInsOf(attempt, told) : [];
  if (attempt.place(asTold, options)) return AS_TOLD;
  const usual = WALK_INS.map(([along, deep]) => walkIn(along, deep, draft));
  const [first] = asTold;
  const least = first ? first.along * first.deep : 0;
  const larger = told?.least ? usual.filter((g) => g.along * g.deep >= least) : [];
  if (attempt.place(larger, options)) return 60;
  if (attempt.place(usual.slice(chance.next() * usual.length), options)) {
    if (first) unmet.push(SMALLER_WALK_IN);
    return 40;
  }
  unmet.push('A walk-in closet was left out: it would leave too little of this room.');
  attempt.score -= NO_WALK_IN;
  return 0;
}

/** What a walk-in of the told size is worth: more than a bench, a dresser and a chair that it leaves no place. */
const AS_TOLD = 100;

/** What it costs that the leaf of a walk-in opens over the floor of a door. */
const LEAVES_MEET = 30;

/** Whether the leaf in the middle of a walk-in's front would meet that of a door. */
function leafMeetsDoor(draft: Draft, { rect, side, wall, t }: Spot): boolean {
  const along = runsEast(side) ? rect.w : rect.d;
  const deep = runsEast(side) ? rect.d : rect.w;
  const leaf = draft.at(wall, t + along / 2 - LEAF / 2, deep, LEAF, LEAF);
  return draft.openings.some((o) => floorOfOpening(draft.shell, o).some((zone) => overlaps(zone, leaf)));
}

/** The leaf of a walk-in's door. Inches. */
const LEAF = 32;

/** A walk-in that was asked for is missed more than a bench or a second chair. */
const NO_WALK_IN = 100;

const WALK_INS = [
  [84, 84],
  [72, 72],
  [84, 66],
  [66, 66],
  [60, 60],
] as const;

/**
 * Either way round, chance says which first. Told is the floor inside; in a corner it has a wall of its own before it and beside it.
 * Of one length that was told one walks in so far, between rods at one side or at both.
 */
function walkInsOf({ draft, chance }: Attempt, { widthIn: w, depthIn: d }: ThingSize): Group[] {
  if (d === undefined) return ROD_AND_AISLE.map((wide) => walkIn(wide + CLOSET_WALL, w + CLOSET_WALL, draft));
  const either = [
    walkIn(w + CLOSET_WALL, d + CLOSET_WALL, draft),
    walkIn(d + CLOSET_WALL, w + CLOSET_WALL, draft),
  ];
  return chance.flip() ? either : either.reverse();
}

/** Floor inside between side walls: rods at both sides, or at one, and the aisle. Inches. */
const ROD_AND_AISLE = [72, 60, 54] as const;

const SMALLER_WALK_IN =
  'The walk-in closet of the size told did not fit: a smaller one is drawn in its place.';

/** A reach-in wall to wall or in a corner: at the walls told, else anywhere. Answers the side that it is at. */
function placeReachIn(
  attempt: Attempt,
  layout: BedroomLayout,
  sides: readonly Side[] | undefined,
): Side | undefined {
  const { brief, draft, chance } = attempt;
  const told = sizeOf(brief, 'closet');
  const widths = [...(told ? [Math.max(told.widthIn, told.depthIn ?? 0)] : []), ...reachInWidths(attempt)];
  const groups = widths.map((w) => reachIn(w, draft));
  // In a corner it leaves no strip beside it that nothing fits into.
  const inCorner = ({ t, rect, wall, side }: Spot): boolean =>
    t < 1 || t + (runsEast(side) ? rect.w : rect.d) > wall.lengthIn - 1;
  const prefer = (s: Spot): number =>
    aside()(s) + chance.next() * 30 + (inCorner(s) ? 25 : 0) - (isInside(layout, s) ? 0 : 40);
  const options = { group: 'closet', prefer };
  const placed =
    (sides && attempt.place(groups, { ...options, sides })) ??
    attempt.place(groups, { ...options, only: 'corner' }) ??
    attempt.place(groups, options);
  const [closet] = placed ?? [];
  return closet && opposite(closet.facing);
}

/** Where much was asked for, a shorter closet may leave the wall that a desk or a dresser needs. */
function reachInWidths(attempt: Attempt): readonly number[] {
  const { chance } = attempt;
  // Of two beside desks neither takes a wall of its own.
  if (attempt.wants('two-closets') && attempt.wantsAny(['desk', 'two-desks']))
    return [72, 60, 54, 48].slice(chance.next() * 4);
  if (attempt.areaIn2 > 120 * 144)
    return [96, 84, 72, 60, 48].slice(
      attempt.wantsAny(WANT_WALLS) ? chance.next() * (attempt.wantsAny(['desk', 'two-desks']) ? 4 : 3) : 0,
    );
  const small = attempt.wants('closet') ? [66, 60, 54, 48] : [60, 48];
  return small.slice(chance.next() * small.length);
}

const WANT_WALLS = ['two-closets', 'desk', 'two-desks', 'two-dressers', 'play-floor', 'window-seat'];
