import {
  atFrame,
  CATALOGUE,
  ceilingAt,
  type Item,
  type Kind,
  neighboursOf,
  type PlaceRefused,
  SIDES,
  type Side,
  type ThingPlace,
  type TraitsOf,
  type WallFrame,
} from '@plumbline/concept';
import {
  contains,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
} from '../../geometry/geometry.js';
import { isBehindLeaf, isOnPocket } from '../../geometry/leaf.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { ESCAPE } from '../../rules/window-opening.js';
import { type Draft } from './draft.js';
import { concernedBy, costOfTaking } from './refused-places.js';
import {
  AS_TOLD,
  costOfOthersPlace,
  isCalled,
  isNamed,
  isOfRoom,
  pending,
  shareKept,
  standingAsTold,
  standsAsTold,
} from './told-places.js';

/**
 * Groups of things that belong together, told from a wall: `t` along it, `n` away from it. A group is tried along
 * every wall and stands where it is liked best; nothing of it may stand in another's place.
 */
export interface Group {
  /** Size along the wall and away from it, inches. */
  readonly along: number;
  readonly deep: number;
  readonly pieces: readonly Piece[];
  /** Floor that must be without solids, in the group's coordinates; it may be shared with other groups. */
  readonly clear?: readonly Patch[];
  /** Floor that later groups may not stand on. */
  readonly keep?: readonly Patch[];
  /** The end of the wall that it has to stand in, at an inside corner. */
  readonly end?: 'low' | 'high';
}

export interface Patch {
  readonly t: number;
  readonly n: number;
  readonly along: number;
  readonly deep: number;
}

/** A thing of a group; its traits are those of its kind. */
export type Piece = { readonly [K in Kind]: PieceOf<K> }[Kind];

interface PieceOf<K extends Kind> extends Patch {
  readonly kind: K;
  readonly height: number;
  readonly z?: number;
  /** Which way its front looks: into the room, at the wall, or along the wall to its low or high end. */
  readonly looks?: 'out' | 'in' | 'low' | 'high';
  readonly label?: string;
  readonly traits?: TraitsOf<K>;
  /** Left out where it does not fit, without the group failing. */
  readonly optional?: boolean;
  /** Left out unless a piece of this kind, told before it, was set: a lamp's table. */
  readonly on?: Kind;
  /** May stand before a window: a bed, whose head is low. */
  readonly underWindow?: boolean;
}

export interface PlaceOptions {
  readonly group: string;
  readonly sides?: readonly Side[];
  /** Distance of the group from its wall; 0 stands at it. */
  readonly off?: number;
  /** Higher is better; called with the wall, the position and the group's rectangle. */
  readonly prefer?: (spot: Spot) => number;
  readonly step?: number;
  /** Only right in a corner or centred on the wall. */
  readonly only?: 'corner' | 'centre';
  /** It may stand as well right beside these, as in a corner: walls that were built within the room. */
  readonly beside?: readonly Rect[];
  /** Spots that are out of the question. */
  readonly allow?: (spot: Spot) => boolean;
}

export interface Spot {
  readonly side: Side;
  readonly wall: WallFrame;
  readonly t: number;
  readonly rect: Rect;
}

/**
 * Sets the first of several sizes of a group that fits where words put it, else the first that fits anywhere, at its
 * best spot. Answers its items.
 */
export function placeFirst(
  draft: Draft,
  variants: readonly Group[],
  options: PlaceOptions,
): Item[] | undefined {
  const told = pending(draft);
  // What fits at no spot where it would be as told, and would be so at any, fits nowhere.
  const dead = new Set<Group>();
  for (const group of told.length > 0 ? variants : []) {
    const spot = toldSpot(draft, group, options, told, dead);
    if (spot) return stand(draft, group, spot, options);
  }
  for (const group of variants) {
    const spot = dead.has(group) ? undefined : bestSpot(draft, group, options, told);
    if (spot) return stand(draft, group, spot, options);
  }
  return undefined;
}

/** Sets a group at the best of the spots that its options allow, wherever words put it. */
export function placeBest(draft: Draft, group: Group, options: PlaceOptions): Item[] | undefined {
  const spot = bestSpot(draft, group, options, pending(draft));
  return spot && stand(draft, group, spot, options);
}

/** Sets a group where words put it, else at its best spot; nothing where it fits nowhere. */
export const placeGroup = (draft: Draft, group: Group, options: PlaceOptions): Item[] | undefined =>
  placeFirst(draft, [group], options);

/**
 * @param told places that things of the room are still to be at
 * @param allAsTold every spot that the options allow is where words put the group
 */
function bestSpot(
  draft: Draft,
  group: Group,
  options: PlaceOptions,
  told: readonly ThingPlace[],
  allAsTold = false,
): Spot | undefined {
  let best: Spot | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const { off = 0, prefer } = options;
  const own = told.filter((one) => pieceTold(group, one));
  const others = told.filter((one) => !own.includes(one));
  const holds = allAsTold ? [] : own.map((one) => standsAsToldAt(draft, group, off, one));
  const mostTold = AS_TOLD * own.length;
  const wayOut = onlyWayOut(draft);
  const refused = concernedBy(group.pieces, draft.shell.apart);
  const fitsAt = fitting(draft, group, off);
  eachSpot(draft, group, options, (spot) => {
    let worth = (prefer?.(spot) ?? 0) + draft.liked(spot.side);
    // Only what words put somewhere adds to that: most spots are passed over before the rest is looked at.
    if (best && worth + mostTold <= most) return;
    if (own.length > 0) worth += allAsTold ? mostTold : AS_TOLD * holds.filter((as) => as(spot)).length;
    if (best && worth <= most) return;
    if (others.length > 0) worth -= costOfOthersPlace(draft, others, spot);
    if (wayOut && standsBefore(group, spot, off, wayOut)) worth -= BEFORE_WAY_OUT;
    if (refused.length > 0) worth -= costOfRefused(draft, group, spot, off, refused);
    if ((best && worth <= most) || !fitsAt(spot)) return;
    best = spot;
    most = worth;
  });
  return best;
}

/** All spots at which a group fits that its options allow, the best first. */
export function spotsFor(draft: Draft, group: Group, options: PlaceOptions): readonly Spot[] {
  const { off = 0, prefer } = options;
  const others = pending(draft).filter((one) => !pieceTold(group, one));
  const fitsAt = fitting(draft, group, off);
  const found: { readonly spot: Spot; readonly worth: number }[] = [];
  eachSpot(draft, group, options, (spot) => {
    if (!fitsAt(spot)) return;
    found.push({ spot, worth: (prefer?.(spot) ?? 0) - costOfOthersPlace(draft, others, spot) });
  });
  return found.sort((a, b) => b.worth - a.worth).map(({ spot }) => spot);
}

/** More than a window is worth to whoever sits at it. */
const BEFORE_WAY_OUT = 400;

/** Floor before a window that one climbs out of. Inches. */
const CLIMBS_FROM = 24;

/** The floor before the only window of a bedroom or an attic that one could climb out of; undefined where there are more. */
function onlyWayOut(draft: Draft): Rect | undefined {
  const { category, ceiling } = draft.shell;
  if (category !== 'bedroom' && !ceiling.slope) return undefined;
  const [only, another] = draft.openings.filter((o) => o.kind === 'window' && o.sillIn <= ESCAPE.sillIn);
  return only && !another ? draft.at(only.wall, only.offsetIn, 0, only.widthIn, CLIMBS_FROM) : undefined;
}

/** Whether furniture of a group stands there; a bed's head is climbed over. */
const standsBefore = ({ pieces }: Group, spot: Spot, off: number, floor: Rect): boolean =>
  pieces.some(
    (piece) =>
      piece.kind !== 'bed' &&
      (piece.z ?? 0) < 1 &&
      piece.height > 6 &&
      CATALOGUE[piece.kind].mount === 'floor' &&
      overlaps(patchAt(spot, piece, off), floor),
  );

/** The best of the spots where all of a group stands that words put somewhere; one that has no spot at all is added to `dead`. */
function toldSpot(
  draft: Draft,
  group: Group,
  options: PlaceOptions,
  told: readonly ThingPlace[],
  dead: Set<Group>,
): Spot | undefined {
  const own = told.filter((one) => pieceTold(group, one));
  if (own.length === 0) return undefined;
  const { sides: _, only, allow, ...rest } = options;
  const holds = own.map((one) => standsAsToldAt(draft, group, options.off ?? 0, one));
  let refused = false;
  const cornered = only && own.some((one) => (isOfRoom(one) && !one.middle) || one.corner !== undefined);
  const asTold: PlaceOptions = {
    ...rest,
    ...(cornered ? { only } : {}),
    allow: (spot) => {
      if (!(allow?.(spot) ?? true)) return false;
      const stands = holds.every((as) => as(spot));
      refused ||= !stands;
      return stands;
    },
  };
  const found = bestSpot(draft, group, asTold, told, true);
  if (!found && !refused) dead.add(group);
  return found;
}

const pieceTold = ({ pieces }: Group, { thing }: ThingPlace): boolean =>
  pieces.some(({ kind, traits }) => isCalled(thing, kind, traits));

/** Whether a thing of a group would stand at a spot as it was told, beside what stands and what comes with it. */
export const isAsTold = (draft: Draft, group: Group, spot: Spot, off: number, told: ThingPlace): boolean =>
  standsAsToldAt(draft, group, off, told)(spot);

/** The same for many spots of a group. */
function standsAsToldAt(draft: Draft, group: Group, off: number, told: ThingPlace): (spot: Spot) => boolean {
  const { to } = told;
  const meant = group.pieces.filter(({ kind, traits }) => isCalled(told.thing, kind, traits));
  const beside =
    to === undefined ? [] : group.pieces.filter(({ kind, traits }) => isCalled(to, kind, traits));
  const inDraft = standingAsTold(draft, told);
  const stands = (spot: Spot): boolean => {
    const isAsTold =
      beside.length === 0 ? inDraft : standingAsTold(withPieces(draft, beside, spot, off), told);
    return meant.some((piece) =>
      isAsTold({ rect: patchAt(spot, piece, off), facing: lookingTo(spot.side, piece.looks ?? 'out') }),
    );
  };
  // Two things of the same group stand to one another as they do at any spot.
  const isOwn = beside.length > 0 && !draft.items.some(({ kind, traits }) => isCalled(to!, kind, traits));
  let known: boolean | undefined;
  return isOwn
    ? (spot) => {
        known ??= stands(spot);
        return known;
      }
    : stands;
}

/** A room with pieces of a group as they would stand at a spot. */
const withPieces = (
  { shell, openings, items }: Draft,
  pieces: readonly Piece[],
  spot: Spot,
  off: number,
) => ({
  shell,
  openings,
  items: [...items, ...pieces.map((piece) => itemAt(spot, piece, off))],
});

/** A piece of a group as it would stand at a spot. */
function itemAt(spot: Spot, piece: Piece, off: number): Item {
  const { x, y, w, d } = patchAt(spot, piece, off);
  return {
    id: piece.kind,
    kind: piece.kind,
    label: '',
    box: { x, y, z: piece.z ?? 0, widthIn: w, depthIn: d, heightIn: piece.height },
    facing: lookingTo(spot.side, piece.looks ?? 'out'),
    ...(piece.traits ? { traits: piece.traits } : {}),
  } as Item;
}

const worthOfThese = (
  draft: Draft,
  group: Group,
  spot: Spot,
  off: number,
  told: readonly ThingPlace[],
): number =>
  AS_TOLD *
  told.reduce((sum, one) => sum + shareKept(one, (place) => isAsTold(draft, group, spot, off, place)), 0);

/** What it costs that things of a group stand where words do not want them. */
const costOfRefused = (
  draft: Draft,
  group: Group,
  spot: Spot,
  off: number,
  refused: readonly PlaceRefused[],
): number =>
  costOfTaking(
    draft,
    group.pieces.map((piece) => ({
      kind: piece.kind,
      rect: patchAt(spot, piece, off),
      facing: lookingTo(spot.side, piece.looks ?? 'out'),
      ...(piece.traits ? { traits: piece.traits } : {}),
    })),
    refused,
  );

/** What it is worth that things of a group stand where words put them. */
export const worthAsTold = (draft: Draft, group: Group, spot: Spot, off: number): number =>
  worthOfThese(
    draft,
    group,
    spot,
    off,
    pending(draft).filter((one) => pieceTold(group, one)),
  );

/** Visits the spots of a group: of each wall both ends and the middle, then all between in steps. */
function eachSpot(
  draft: Draft,
  group: Group,
  { sides = SIDES, off = 0, step = 6, only, allow, beside = [] }: PlaceOptions,
  visit: (spot: Spot) => void,
): void {
  const cornered = only === 'corner' || group.end !== undefined;
  for (const side of sides)
    for (const wall of draft.wallsAt(side)) {
      const last = wall.lengthIn - group.along;
      if (last < -0.01) continue;
      const next = besideAlong(draft, wall, group.along, beside);
      for (const t of [...placesAlong(last, group.end, only, step), ...next]) {
        if (t > last + 0.01 || (cornered && !next.includes(t) && !isInCorner(draft, wall, t, last))) continue;
        const rect = atFrame(wall, t, off, group.along, group.deep);
        const spot = { side, wall, t, rect };
        if (draft.contains(rect) && (!allow || allow(spot))) visit(spot);
      }
    }
}

/** Where along a wall a group stands right beside what stands there already. */
const besideAlong = (draft: Draft, wall: WallFrame, along: number, things: readonly Rect[]): number[] =>
  things.flatMap((rect) => {
    const at = seenFromWall(draft.shell, wall, rect);
    return at.n < 1 ? [at.t - along, at.t + at.along].filter((t) => t >= 0) : [];
  });

/** Where along a wall a group is tried that leaves so much of it. */
function placesAlong(left: number, end: Group['end'], only: PlaceOptions['only'], step: number): number[] {
  const last = Math.max(0, left);
  const middle = last / 2;
  if (only === 'centre') return [middle];
  // What is as long as its wall stands in the middle of it.
  if (only === 'corner' && left === 0) return [];
  if (end) return [end === 'low' ? 0 : last];
  const places = last > 0 ? [0, last] : [0];
  if (only === 'corner' || last === 0) return places;
  places.push(middle);
  for (let t = step; t < last; t += step) if (t !== middle) places.push(t);
  return places;
}

/** Whether a group at one end of a wall has another wall beside it: at an outside corner it has none. */
export function isInCorner(draft: Draft, { wall }: WallFrame, t: number, last: number): boolean {
  const { start, end } = neighboursOf(draft.shell, wall.id);
  return (t > 0.01 || start.kind === 'inside') && (t < last - 0.01 || end.kind === 'inside');
}

/** A patch of a group at a spot, as a rectangle of the room. */
export const patchAt = (spot: Spot, patch: Patch, off: number): Rect =>
  atFrame(spot.wall, spot.t + patch.t, off + patch.n, patch.along, patch.deep);

/** Whether all of a group that must stand fits at a spot, beside what stands already. */
export const fits = (draft: Draft, group: Group, spot: Spot, off: number): boolean =>
  fitting(draft, group, off)(spot);

/** The same for many spots of a group. */
function fitting(draft: Draft, { clear = [], pieces }: Group, off: number): (spot: Spot) => boolean {
  // The largest first: it fails soonest.
  const needed = pieces
    .filter(({ optional }) => !optional)
    .sort((a, b) => b.along * b.deep - a.along * a.deep);
  return (spot) =>
    clear.every((patch) => draft.isOpenFloor(patchAt(spot, patch, off))) &&
    needed.every((piece) => pieceFits(draft, piece, patchAt(spot, piece, off)));
}

/** Moved aside by whoever passes. */
const CHAIRS: ReadonlySet<Kind> = new Set<Kind>(['office-chair', 'ottoman']);

function pieceFits(draft: Draft, piece: Piece, rect: Rect): boolean {
  const { mount } = CATALOGUE[piece.kind];
  if (!draft.contains(rect)) return false;
  if (heightUnder(draft, piece, rect) === undefined) return false;
  if (piece.kind === 'office-chair' && isTooLowToSit(draft, rect)) return false;
  if (SAT_ON.has(piece.kind) && isDrawnBackInto(draft, rect)) return false;
  if (mount === 'floor' && (piece.z ?? 0) < 1) {
    return (
      (CHAIRS.has(piece.kind) ? draft.takesChair(rect) : draft.isFree(rect)) &&
      !draft.hangsIn(rect, piece.height) &&
      (piece.underWindow || !blocksOpening(draft, rect, 0, piece.height))
    );
  }
  if (mount === 'flat') return true;
  return (
    hangsWell(draft, piece, rect) &&
    draft.isClearAt(rect, piece.z ?? 0, piece.height) &&
    (piece.underWindow || !blocksOpening(draft, rect, piece.z ?? 0, piece.height))
  );
}

/** What hangs lower than this is reached from the floor below it, which then stays free. Inches. */
const REACHED_FROM_BELOW = 60;

/** Things that are screwed to a wall, and may as well hang elsewhere. */
const HUNG: ReadonlySet<Kind> = new Set<Kind>(['hung-piece', 'towel-bar', 'floating-shelf', 'paper-holder']);

/** Whether a thing on a wall hangs where it can be screwed on and used: not on a pocket, nor low behind a leaf or furniture. */
function hangsWell(draft: Draft, { kind, z = 0 }: Piece, rect: Rect): boolean {
  if (!HUNG.has(kind)) return true;
  if (draft.openings.some((o) => isOnPocket(draft.shell, o, rect))) return false;
  if (STICK_OUT.has(kind) && (isSwept(draft, z, rect) || hangsAcross(draft, rect))) return false;
  if (kind !== 'hung-piece' || z >= REACHED_FROM_BELOW) return true;
  return draft.isOpenFloor(rect) && !draft.openings.some((o) => isBehindLeaf(draft.shell, o, rect));
}

/** What sticks out from a wall so far that a door which opens strikes it. */
const STICK_OUT: ReadonlySet<Kind> = new Set<Kind>(['hung-piece', 'floating-shelf']);

/** Whether a leaf that opens into the room passes where something hangs. */
const isSwept = (draft: Draft, z: number, rect: Rect): boolean =>
  draft.openings.some(
    (o) =>
      o.kind === 'door' &&
      o.swing?.into !== 'outside' &&
      z < o.sillIn + o.heightIn &&
      floorOfOpening(draft.shell, o).some((swept) => overlaps(swept, rect)),
  );

/** Whether something hangs over or under a part of this: shelves are in line one over the other, and clothes hang under a rod. */
const hangsAcross = (draft: Draft, rect: Rect): boolean =>
  draft.items.some(
    ({ kind, box }) => STICK_OUT.has(kind) && overlaps(rectOf(box), rect) && !isSame(rectOf(box), rect),
  );

const isSame = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) < 0.5 &&
  Math.abs(a.y - b.y) < 0.5 &&
  Math.abs(a.w - b.w) < 0.5 &&
  Math.abs(a.d - b.d) < 0.5;

/** What is sat on, with its table, stands off the floor onto which a dining chair is drawn back. Inches. */
const SAT_ON: ReadonlySet<Kind> = new Set<Kind>(['armchair', 'sofa', 'side-table']);
const DRAWN_BACK = 10;

const isDrawnBackInto = (draft: Draft, rect: Rect): boolean =>
  draft.items.some(
    ({ kind, box, facing }) =>
      kind === 'dining-chair' && overlaps(inFront(rectOf(box), opposite(facing), DRAWN_BACK), rect),
  );

/** Who gets up from a chair under a roof wants so much over its middle. Inches. */
const OVER_CHAIR = 62;

function isTooLowToSit({ shell }: Draft, { x, y, w, d }: Rect): boolean {
  return shell.ceiling.slope !== undefined && ceilingAt(shell, x + w / 2, y + d / 2) < OVER_CHAIR;
}

/**
 * How high a piece can be made where it is to stand: what reaches the ceiling of the room ends at the slope or soffit
 * over it. Undefined where it does not fit below.
 */
function heightUnder(draft: Draft, piece: Piece, rect: Rect): number | undefined {
  const most = draft.ceilingOver(rect) - (piece.z ?? 0);
  if (piece.height <= most + 0.01) return piece.height;
  // The glass and the tile of a shower are cut to the roof.
  const reaches = piece.kind === 'shower' || (piece.z ?? 0) + piece.height >= draft.shell.ceilingIn - 0.01;
  return reaches && most >= CATALOGUE[piece.kind].height[0] ? Math.floor(most) : undefined;
}

/** True if a thing at this height stands before a window, a door or an opening. */
export function blocksOpening(draft: Draft, rect: Rect, z: number, height: number): boolean {
  for (const o of draft.openings)
    if (
      o.sillIn < z + height - 0.01 &&
      o.sillIn + o.heightIn > z &&
      overlaps(rect, draft.at(o.wall, o.offsetIn, 0, o.widthIn, 8))
    )
      return true;
  return false;
}

/** Sets a group at a spot. */
export function stand(draft: Draft, group: Group, spot: Spot, options: PlaceOptions): Item[] {
  const off = options.off ?? 0;
  const items: Item[] = [];
  for (const piece of group.pieces) {
    const rect = patchAt(spot, piece, off);
    if (piece.optional && !pieceFits(draft, piece, rect)) continue;
    if (piece.on && !items.some((i) => i.kind === piece.on)) continue;
    items.push(
      draft.add(piece.kind, rect, {
        height: heightUnder(draft, piece, rect) ?? piece.height,
        facing: lookingTo(spot.side, piece.looks ?? 'out'),
        group: options.group,
        ...(piece.z === undefined ? {} : { z: piece.z }),
        ...(piece.label ? { label: piece.label } : {}),
        ...(piece.traits ? { traits: seenAt(spot.side, piece) } : {}),
      }),
    );
  }
  for (const patch of group.keep ?? []) draft.keepFree(patchAt(spot, patch, off));
  return items;
}

/**
 * Traits of a piece of a group at a wall, or of one at a wall as a group has them: in a group a chaise on the left is at the
 * wall's east or north end.
 */
export function seenAt(side: Side, piece: Piece): Piece['traits'] {
  if (piece.kind !== 'sectional' || side === 'north' || side === 'west') return piece.traits;
  return { ...piece.traits, chaise: piece.traits?.chaise === 'right' ? 'left' : 'right' };
}

function lookingTo(side: Side, looks: NonNullable<Piece['looks']>): Side {
  if (looks === 'out') return opposite(side);
  if (looks === 'in') return side;
  const along = side === 'north' || side === 'south';
  if (looks === 'low') return along ? 'west' : 'south';
  return along ? 'east' : 'north';
}

/** One thing at a wall, with clear floor in front of it. */
export function single<K extends Kind>(
  kind: K,
  along: number,
  deep: number,
  height: number,
  front = 0,
  more: Partial<Omit<PieceOf<K>, 'kind' | 'along' | 'deep' | 'height'>> = {},
): Group {
  return {
    along,
    deep,
    pieces: [{ kind, t: 0, n: 0, along, deep, height, ...more } as Piece],
    clear: front > 0 ? [{ t: 0, n: deep, along, deep: front }] : [],
    keep: front > 0 ? [{ t: 0, n: deep, along, deep: front }] : [],
  };
}

/** More than any air around a thing that stands free. */
export const FREE_AS_TOLD = 10_000;

/** What an inch to the nearest thing of the same use counts beside one to a wall. */
const NEAR_OTHERS = 2;

/** Where things and the floor that they keep begin and end: of things with the floor that is wanted around. */
interface Edges {
  readonly solid: readonly (readonly [number, number])[];
  readonly kept: readonly (readonly [number, number])[];
}

function edgesOf(draft: Draft): { readonly x: Edges; readonly y: Edges } {
  const { solids, kept } = draft.inTheWay();
  const [level, upright] = [({ x, w }: Rect) => [x, x + w] as const, ({ y, d }: Rect) => [y, y + d] as const];
  return {
    x: { solid: solids.map(level), kept: kept.map(level) },
    y: { solid: solids.map(upright), kept: kept.map(upright) },
  };
}

/** Where something of a length starts that stands right beside an edge, or right beside a wall. */
function startsAt({ solid, kept }: Edges, long: number, around: number, room: number): readonly number[] {
  const all = [
    around,
    room - long - around,
    ...solid.flatMap(([low, high]) => [high + around, low - around - long]),
    ...kept.flatMap(([low, high]) => [high, low - long]),
  ];
  return [...new Set(all)].filter((at) => at >= around && at <= room - long - around).sort((a, b) => a - b);
}

export interface FreePlace {
  readonly rect: Rect;
  /** Its length runs north. */
  readonly turned: boolean;
}

interface FreeOptions {
  /** Open floor on every side, inches. */
  readonly around: number;
  /** Open floor at both ends of its length, where that is another; inches. */
  readonly ends?: number;
  /** So high the ceiling is over it at least, inches. */
  readonly high?: number;
  /** A post may stand in the open floor around it, so far off it at least; inches. */
  readonly offPosts?: number;
  /** Whether it may stand either way round. */
  readonly turn?: boolean;
  /** Where it has least air, in place of most. */
  readonly toCorner?: boolean;
  /** The side that it keeps away from: of what others sit before. */
  readonly away?: Side | undefined;
  /** What words call it: a kind or the id of a piece. */
  readonly thing?: string;
  /** Points that it likes to stand near. */
  readonly near?: readonly { readonly x: number; readonly y: number }[];
  /** Chairs and stools around it, which keep off the floor of doors. */
  readonly seats?: (place: FreePlace) => readonly Rect[];
}

/** Whether floor is open but for posts, none of which stands in the inner part of it. */
function openBesidePosts(draft: Draft): (rect: Rect, inner: Rect) => boolean {
  const posts = draft.items
    .filter(({ kind }) => kind === 'post' || kind === 'column')
    .map(({ box }) => rectOf(box));
  const isOfPost = (rect: Rect): boolean => posts.some((post) => contains(grow(post, OF_POST), rect));
  const { solids, kept } = draft.inTheWay();
  const others = [...solids, ...kept].filter((rect) => !isOfPost(rect));
  return (rect, inner) =>
    draft.contains(rect) &&
    !others.some((other) => overlaps(other, rect)) &&
    !posts.some((post) => overlaps(post, inner));
}

/** So much floor beside a post is its own. Inches. */
const OF_POST = 4;

/**
 * A place for something that stands free: where words put the `thing`, a kind or the id of a piece; there, where it has
 * most air around it, or least, by a corner; either way round.
 */
export function placeFree(
  draft: Draft,
  size: { readonly w: number; readonly d: number },
  {
    around,
    ends = around,
    high = 0,
    offPosts,
    turn = false,
    toCorner = false,
    away,
    thing,
    near = [],
    seats,
  }: FreeOptions,
): FreePlace | undefined {
  const { widthIn, depthIn } = draft.shell;
  const told = thing === undefined ? [] : pending(draft).filter((one) => isNamed(one.thing, thing));
  let best: { rect: Rect; turned: boolean; room: number } | undefined;
  const isOpen = offPosts === undefined ? undefined : openBesidePosts(draft);
  const visit = (rect: Rect, turned: boolean, dx: number, dy: number): void => {
    const { x, y, w, d } = rect;
    if (!draft.isFree(rect)) return;
    const around = { x: x - dx, y: y - dy, w: w + 2 * dx, d: d + 2 * dy };
    if (isOpen ? !isOpen(around, grow(rect, offPosts ?? 0)) : !draft.isOpenFloor(around)) return;
    if (high > 0 && draft.ceilingOver(rect) < high) return;
    if (seats?.({ rect, turned }).some((seat) => !draft.takesChair(seat))) return;
    const across = Math.min(draft.reach(rect, 'west'), draft.reach(rect, 'east'));
    const along = Math.min(draft.reach(rect, 'south'), draft.reach(rect, 'north'));
    const facing = turned ? 'east' : 'south';
    const asTold = told.filter((one) => standsAsTold(draft, { rect, facing }, one)).length;
    const apart = near.map((to) => Math.hypot(to.x - x - w / 2, to.y - y - d / 2));
    const room =
      (toCorner ? -across - along : Math.min(across, along)) +
      (away ? draft.reach(rect, away) : 0) +
      asTold * FREE_AS_TOLD -
      (apart.length > 0 ? Math.min(...apart) * NEAR_OTHERS : 0);
    if (!best || room > best.room) best = { rect, turned, room };
  };
  const ways = (turn ? [false, true] : [false]).map((turned) => {
    const [w, d] = turned ? [size.d, size.w] : [size.w, size.d];
    const [dx, dy] = turned ? [around, ends] : [ends, around];
    return { turned, w, d, dx, dy };
  });
  for (const { turned, w, d, dx, dy } of ways)
    for (let x = dx; x <= widthIn - w - dx; x += 6)
      for (let y = dy; y <= depthIn - d - dy; y += 6) visit({ x, y, w, d }, turned, dx, dy);
  if (best) return best;
  // Where inches decide it stands right beside what keeps its floor.
  const edges = edgesOf(draft);
  for (const { turned, w, d, dx, dy } of ways)
    for (const x of startsAt(edges.x, w, dx, widthIn))
      for (const y of startsAt(edges.y, d, dy, depthIn)) visit({ x, y, w, d }, turned, dx, dy);
  return best;
}
