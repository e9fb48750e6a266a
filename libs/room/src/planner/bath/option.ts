import { ceilingAt, type Side, type WallFrame } from '@plumbline/concept';
import { type Rect, runsEast } from '../../geometry/geometry.js';
import { type Draft } from '../floor/draft.js';
import { fits, type Group, isInCorner, type Patch, patchAt, type Spot } from '../floor/place.js';
import type { Role } from './program.js';

/** Where a thing of a bathroom could stand, before one of the places is chosen. Inches. */

/** Floor that is better free, and what it costs where it is not. */
interface Wanted extends Patch {
  readonly cost: number;
}

/** A thing in one of its sizes. */
export interface Option extends Group {
  readonly role: Role;
  /** What a plan is worth more with it. */
  readonly worth: number;
  /** At the low (west or south) end of a wall, the high end, either, between both, or anywhere in steps. */
  readonly at: 'low' | 'high' | 'ends' | 'between' | number;
  readonly wanted?: readonly Wanted[];
  /** The floor where one stands to use it. */
  readonly front: Patch;
  /** Which of its sides pipes may come from; of `ends` those that are at walls. */
  readonly pipes: 'back' | 'ends' | 'walls' | 'none';
  /** Other things that it holds: the linen cabinet at a tub's end. */
  readonly also?: readonly Role[];
  readonly off?: number;
  /** At which end of a shower one steps in; anywhere where it is left out. */
  readonly entry?: 'low' | 'high';
}

/** An option at a place of the room. */
export interface PlacedOption {
  readonly role: Role | 'door';
  readonly option?: Option;
  readonly spot?: Spot;
  readonly side: Side;
  readonly solids: readonly Rect[];
  /** Floor on which nothing else may stand. */
  readonly clear: readonly Rect[];
  readonly wanted: readonly (Rect & { readonly cost: number })[];
  readonly front: Rect;
  /** Sides that its pipes may come from. */
  readonly wet: readonly Side[];
  readonly worth: number;
  /** A door that sweeps the floor of the room. */
  readonly swings?: boolean;
  /** Where the leaf of a door stands when it is open into the room. */
  readonly leaf?: Rect;
  /** Equal for places that a plan hardly differs by. */
  readonly kind: string;
}

/** How far from a wall's end a gap is too narrow to be of use. */
const SLIVER = { from: 0.5, to: 10 } as const;
const SLIVER_COSTS = 6;

/** A gap that nobody can clean or use. */
export const isSliver = (gap: number): boolean => gap > SLIVER.from && gap < SLIVER.to;

/** Every place of an option along a wall. */
export function* placesOf(draft: Draft, option: Option, wall: WallFrame): Generator<PlacedOption> {
  const last = wall.lengthIn - option.along;
  if (last < -0.01) return;
  for (const t of positions(option.at, last)) {
    if (typeof option.at !== 'number' && !isInCorner(draft, wall, t, last)) continue;
    const place = placeAt(draft, option, wall, t);
    if (place) yield place;
  }
}

function positions(at: Option['at'], last: number): readonly number[] {
  const end = Math.max(0, last);
  if (at === 'low') return [0];
  if (at === 'high') return [end];
  if (at === 'ends') return end < 0.01 ? [0] : [0, end];
  if (at === 'between') return last <= 2.11 ? [0] : [];
  const all = new Set([0, end, end / 2]);
  for (let t = at; t < end; t += at) all.add(t);
  return [...all];
}

/** An option at so many inches along a wall; nothing where it does not fit. */
function placeAt(draft: Draft, option: Option, wall: WallFrame, t: number): PlacedOption | undefined {
  const off = option.off ?? 0;
  const rect = draft.at(wall, t, off, option.along, option.deep);
  const spot: Spot = { side: wall.side, wall, t, rect };
  if (!draft.contains(rect) || !fits(draft, option, spot, off)) return undefined;
  const at = (patch: Patch): Rect => patchAt(spot, patch, off);
  const solids = option.pieces.filter((p) => (p.z ?? 0) < 1).map(at);
  const low = lowUnderRoof(draft, option.role, at(option.front), solids[0] ?? rect);
  if (low > MOST_STOOPED) return undefined;
  const wanted = (option.wanted ?? []).map((patch) => {
    const { x, y, w, d } = at(patch);
    return { x, y, w, d, cost: patch.cost };
  });
  const missed = wanted.reduce((sum, zone) => sum + (draft.isOpenFloor(zone) ? 0 : zone.cost), 0);
  return {
    role: option.role,
    option,
    spot,
    side: wall.side,
    solids,
    clear: (option.clear ?? []).map(at),
    wanted,
    front: at(option.front),
    wet: pipeSides(draft, option, wall.side, solids[0] ?? rect),
    worth:
      option.worth -
      missed -
      slivers(draft, option, solids) -
      low * STOOPING_COSTS -
      lowOverBody(draft, option.role, solids[0] ?? rect) * LOW_SIDE_COSTS,
    kind: kindOf(option, wall, t, draft.shell.widthIn * draft.shell.depthIn),
  };
}

/** In a room of less square inches a shower from wall to wall differs by its way in, and where it is less than so deep. */
const TIGHT = 40 * 144;
const USUAL_DEEP = 32;

function kindOf(
  { role, at, along, deep, entry }: Option,
  { wall }: WallFrame,
  t: number,
  area: number,
): string {
  const rounded = `${wall.id} ${[t / 12, along / 24, deep / 24].map(Math.round).join(' ')}`;
  return role === 'shower' && at === 'between' && area < TIGHT
    ? `${rounded} ${deep < USUAL_DEEP} ${entry}`
    : rounded;
}

/**
 * Ceiling over who stands before a thing, and under a shower head (IRC R305.1: 6 ft 8 in over a shower, and before 2015
 * over the clear floor of every fixture). Before a basin one bends. Inches.
 */
const HEADROOM: Readonly<Partial<Record<Role, { readonly before: number; readonly over?: number }>>> = {
  toilet: { before: 80 },
  vanity: { before: 76 },
  'second-basin': { before: 76 },
  shower: { before: 76, over: 80 },
  'tub-shower': { before: 72, over: 80 },
  tub: { before: 72 },
  laundry: { before: 76 },
};

/** By how many inches a roof is lower than it should be over who uses a thing. */
export function lowUnderRoof(draft: Draft, role: Role, front: Rect, body: Rect): number {
  const { shell } = draft;
  const needed = HEADROOM[role];
  if (!shell.ceiling.slope || !needed) return 0;
  const over = ({ x, y, w, d }: Rect): number => ceilingAt(shell, x + w / 2, y + d / 2);
  return Math.max(0, needed.before - over(front), needed.over === undefined ? 0 : needed.over - over(body));
}

/** Ceiling over a basin that leaves a mirror its place, and over a seat that one rises from: on the high side of a slope. Inches. */
const OVER_BODY: Readonly<Partial<Record<Role, number>>> = { toilet: 76, vanity: 80, 'second-basin': 80 };
const LOW_SIDE_COSTS = 3;

/** By how many inches a roof is lower over a thing than it had better be. */
function lowOverBody(draft: Draft, role: Role, body: Rect): number {
  const better = OVER_BODY[role];
  return draft.shell.ceiling.slope && better !== undefined
    ? Math.max(0, better - draft.ceilingOver(body))
    : 0;
}

/** What an inch of stooping costs, and the most that anyone is to stoop. */
const STOOPING_COSTS = 10;
const MOST_STOOPED = 12;

/** What gaps between a thing and the walls beside it cost. */
function slivers(draft: Draft, { role }: Option, solids: readonly Rect[]): number {
  if (role === 'toilet') return 0;
  return (
    solids.reduce(
      (sum, r) =>
        sum + (['west', 'east', 'south', 'north'] as const).filter((s) => isSliver(draft.reach(r, s))).length,
      0,
    ) * SLIVER_COSTS
  );
}

function pipeSides(draft: Draft, { pipes }: Option, side: Side, body: Rect): readonly Side[] {
  if (pipes === 'none') return [];
  if (pipes === 'back') return [side];
  const ends: Side[] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
  const touching = [...ends, ...(pipes === 'walls' ? [side] : [])].filter((s) => draft.reach(body, s) < 2.5);
  return touching.length > 0 ? touching : [side];
}

/** The same thing a little further along its wall. */
export const moved = (draft: Draft, place: PlacedOption, by: number): PlacedOption | undefined => {
  const { option, spot } = place;
  if (!option || !spot || typeof option.at !== 'number') return undefined;
  const t = spot.t + by;
  return t < 0 || t > spot.wall.lengthIn - option.along + 0.01
    ? undefined
    : placeAt(draft, option, spot.wall, t);
};
