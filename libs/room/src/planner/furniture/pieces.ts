import { feetAndInches, upperFirst, wants } from '@plumbline/brief';
import {
  type AskedPiece,
  type Brief,
  type Item,
  isGlazed,
  isPiece,
  isSide,
  itemsOf,
  type PieceId,
  type PieceSpec,
  pieceSpec,
  type Side,
  sizeForCount,
} from '@plumbline/concept';
import {
  centre,
  frontWidth,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { isPieceFor, isPieceOf } from '../../pieces-as-kinds.js';
import type { Draft } from '../floor/draft.js';
import { type Group, type Piece, placeFirst, placeFree, type Spot, single } from '../floor/place.js';
import { pending } from '../floor/told-places.js';
import { rackWithBench, wallMirror } from './gym.js';
import { aside, coveredWindows, nearWindow } from './preferences.js';

/**
 * Sets the pieces that a homeowner named (`PIECES` of libs/concept) before anything that nobody asked for, so that what
 * was not asked for yields. Inches.
 */

/**
 * What is asked for of the table: what stands in the middle first, then what wants a wall, those that want most floor
 * before the others, and last what takes the floor that is left.
 */
export function askedPieces(brief: Brief): readonly AskedPiece[] {
  const floor = (id: PieceId): number => {
    const { width, depth, front, sides = 0, back = 0, at } = pieceSpec(id);
    // Mirrors that were told their wall hang there before machines are set along it.
    if (id === 'mirror-wall' && brief.thingsAt?.some(({ thing }) => thing === id)) return 3e6;
    const turn = at !== 'middle' ? 1 : id === 'partner-desk' || IN_THE_MIDDLE.has(id) ? 2 : 0;
    return turn * 1e6 + (width + 2 * sides) * (depth + front + back);
  };
  return brief.wanted
    .filter(isPiece)
    .sort((a, b) => floor(b) - floor(a))
    .map((id) => brief.pieces?.find((asked) => asked.id === id) ?? { id });
}

/** Whether anything of the table is asked for. */
export const namesPieces = (brief: Brief): boolean => brief.wanted.some(isPiece);

/** The pieces asked for that a room is used for so. */
export const piecesFor = ({ wanted }: Brief, use: NonNullable<PieceSpec['use']>): string[] =>
  wanted.filter((id) => isPiece(id) && pieceSpec(id).use === use);

/** Whether a piece is asked for that a room is used for so. */
export const usedFor = (brief: Brief, use: NonNullable<PieceSpec['use']>): boolean =>
  piecesFor(brief, use).length > 0;

/** Sets every piece that was asked for and is meant. Answers what those that stand are worth. */
export function setPieces(
  draft: Draft,
  brief: Brief,
  unmet: string[],
  isMeant: (id: PieceId) => boolean = () => true,
): number {
  let worth = 0;
  // Beside a table to meet at a partner desk keeps to less floor.
  const tight = wants(brief, 'dining-table');
  const together = setBenchAtRack(draft, brief);
  worth += 14 * together.length;
  for (const asked of askedPieces(brief)) {
    const id = asked.id as PieceId;
    if (together.includes(id) || !isMeant(id)) continue;
    if ((asked.called !== undefined || isKeptInPlace(brief, id)) && stands(draft, id)) continue;
    // Rows of seats stand before their screen: see setRows.
    if (id === 'recliners' || id === 'riser') continue;
    // A pit is in the floor before anything stands on it: see standSump.
    if (id === 'sump-pit') continue;
    const count = asked.count ?? 1;
    const single = sizeForCount(id, count) !== undefined;
    for (let n = 0; n < (single ? 1 : Math.min(count, MOST_ALIKE)); n++)
      if (setPiece(draft, asked, unmet, tight) || setInHalves(draft, asked, tight)) worth += 14;
      else {
        unmet.push(leftOut(draft, asked, n));
        break;
      }
  }
  return worth;
}

/** Sets what is kept where words have it, before anything else takes its place. */
export function setKeptPieces(draft: Draft, brief: Brief): void {
  for (const asked of askedPieces(brief))
    if (isKeptInPlace(brief, asked.id as PieceId) && !stands(draft, asked.id as PieceId))
      setPiece(draft, asked, [], true);
}

const isKeptInPlace = ({ kept = [], thingsAt = [] }: Brief, id: PieceId): boolean =>
  kept.some((one) => one.id === id) && thingsAt.some(({ thing, at }) => thing === id && at !== undefined);

const stands = (draft: Draft, id: PieceId): boolean =>
  draft.items.some(({ kind, traits }) => isPieceOf(id, kind, traits));

/** Sets a rack and a bench as one, where one of each is asked for. Answers what stands. */
function setBenchAtRack(draft: Draft, brief: Brief): readonly PieceId[] {
  const ids = ['squat-rack', 'weight-bench'] as const;
  if (ids.some((id) => stands(draft, id))) return [];
  const asked = askedPieces(brief).filter(({ id }) => ids.some((one) => one === id));
  if (asked.length < ids.length || asked.some(({ count = 1, widthIn }) => count > 1 || widthIn)) return [];
  const groups = SHARES.flatMap((share) => rackWithBench(draft.shell.ceilingIn, share));
  const prefer = preference(draft, pieceSpec('squat-rack'));
  return placeFirst(draft, groups, { group: 'squat-rack', step: 4, prefer }) ? ids : [];
}

/** A rack for many as two, each for half of them, where no wall takes it whole; false where it holds fewer than four, or one has no place. */
function setInHalves(draft: Draft, asked: AskedPiece, tight: boolean): boolean {
  const { count = 1 } = asked;
  if (count < 4 || asked.widthIn !== undefined || sizeForCount(asked.id as PieceId, count) === undefined)
    return false;
  const standing = [...draft.items];
  const halves = [Math.ceil(count / 2), Math.floor(count / 2)];
  if (halves.every((half) => setPiece(draft, { ...asked, count: half }, [], tight))) return true;
  draft.items.splice(0, draft.items.length, ...standing);
  return false;
}

/** Of one thing so many stand at most. */
const MOST_ALIKE = 6;

function leftOut(draft: Pick<Draft, 'shell' | 'items'>, asked: AskedPiece, stand: number): string {
  const { name, at, sides = 0, front, back = 0 } = specOf(asked);
  const isSized = asked.called !== undefined || isBayTold(asked);
  const { width, depth } = isSized ? sizeOfPiece(asked) : pieceSpec(asked.id as PieceId);
  const wide = feetAndInches(width + 2 * sides);
  const deep = feetAndInches(depth + front + back);
  const post = stand === 0 ? postInTheWay(draft, width + 2 * sides, depth + front + back) : undefined;
  if (post !== undefined) return `The ${name} was left out: ${wide} by ${deep} do not fit ${post}.`;
  const floor =
    at === 'middle'
      ? `no free floor of ${wide} by ${deep}`
      : `no free wall of ${wide} with ${deep} before it`;
  return stand === 0
    ? `The ${name} was left out: this room has ${floor}.`
    : `${stand} of the ${name}s fit: for more this room has ${floor}.`;
}

/** "Beside the column, which leaves 6'-8" and 6'-8"": where a floor fits the bare room, and no part of it that a post leaves. */
function postInTheWay(
  { shell, items }: Pick<Draft, 'shell' | 'items'>,
  wide: number,
  deep: number,
): string | undefined {
  const { widthIn, depthIn } = shell;
  const fits = (w: number, d: number): boolean => (wide <= w && deep <= d) || (wide <= d && deep <= w);
  const posts = items.filter(({ kind }) => kind === 'column' || kind === 'post');
  if (!fits(widthIn, depthIn)) return undefined;
  for (const { kind, box } of posts) {
    const { x, y, w, d } = rectOf(box);
    const parts = [
      [x, depthIn],
      [widthIn - x - w, depthIn],
      [widthIn, y],
      [widthIn, depthIn - y - d],
    ] as const;
    if (parts.some(([a, b]) => fits(a, b))) continue;
    const [west, east, south, north] = [x, widthIn - x - w, y, depthIn - y - d].map((n) =>
      feetAndInches(Math.round(n)),
    );
    return `beside the ${kind}, which leaves ${west} west and ${east} east of it, ${south} south and ${north} north`;
  }
  return undefined;
}

/** Width and depth of a piece as asked for. */
function sizeOfPiece(asked: AskedPiece): { readonly width: number; readonly depth: number } {
  const id = asked.id as PieceId;
  const { width, depth } = pieceSpec(id);
  if (asked.called) return { width: asked.widthIn ?? width, depth: asked.depthIn ?? depth };
  // A bay is as told, its short side at the wall that is played at.
  if (isBayTold(asked)) {
    const [wide = width, deep = depth] = [asked.widthIn, asked.depthIn].sort((a = 0, b = 0) => a - b);
    return { width: wide, depth: deep };
  }
  const held = asked.count === undefined ? undefined : sizeForCount(id, asked.count);
  const [long, short] =
    asked.widthIn === undefined
      ? [held ?? width, depth]
      : asked.depthIn === undefined
        ? [asked.widthIn, depth]
        : depth > width
          ? [Math.min(asked.widthIn, asked.depthIn), Math.max(asked.widthIn, asked.depthIn)]
          : [Math.max(asked.widthIn, asked.depthIn), Math.min(asked.widthIn, asked.depthIn)];
  return { width: long, depth: id === 'yoga' ? short : Math.max(short, 1) };
}

/** Whether words give a golf simulator its bay: its width, and its depth with the floor to stand on. */
const isBayTold = ({ id, widthIn, depthIn }: AskedPiece): boolean =>
  id === 'golf-simulator' && widthIn !== undefined && depthIn !== undefined;

/** Sets one more of a piece with the least floor that it can be used with. False where it has no place. */
export const setPieceTightly = (draft: Draft, asked: AskedPiece): boolean =>
  setPiece(draft, asked, [], true, [0.5, 0.35]);

/** The sentences on a piece that found no place, of as many as were asked for. */
export const isLeftOut = (asked: AskedPiece, sentence: string): boolean => {
  const { name } = specOf(asked);
  return sentence.includes(`${name} was left out`) || sentence.includes(`${name}s fit`);
};

const SHARES = [1, 0.7, 0.5];

/** As high as what its owner gives no height. Inches. */
const USUAL_HEIGHT = 36;
/** What ends below a sill. Inches. */
const BELOW_SILL = 30;

/** What is known of a piece; of a thing of the owner what he said of it. */
function specOf(asked: AskedPiece): PieceSpec {
  const { id, called, heightIn = USUAL_HEIGHT } = asked;
  const spec = pieceSpec(id as PieceId);
  if (isBayTold(asked)) return { ...spec, front: 0 };
  if (called === undefined) return spec;
  return { ...spec, name: called, height: heightIn, ...(heightIn <= BELOW_SILL ? { low: true } : {}) };
}

/** Sets the owner's things that do not stand yet: before anything that a room is planned with those that words put at walls. */
export function setOwnThings(draft: Draft, brief: Brief, things = ownThingsAtWalls(brief)): void {
  for (const asked of things) if (!stands(draft, asked.id as PieceId)) setPiece(draft, asked, [], true);
}

/** A thing of the owner at a wall, with floor before it. */
export function ownThingGroup(draft: Draft, asked: AskedPiece): Group {
  const { width, depth } = sizeOfPiece(asked);
  return atWallGroup(draft, asked.id as PieceId, width, depth, 1, specOf(asked));
}

/** The owner's things, wherever they stand. */
export const ownThings = ({ pieces = [] }: Brief): readonly AskedPiece[] =>
  pieces.filter(({ called }) => called !== undefined);

/** Sentences on the owner's things that found no place. */
export const ownThingsLeftOut = (draft: Pick<Draft, 'items' | 'shell'>, brief: Brief): readonly string[] =>
  ownThings(brief)
    .filter(({ id }) => !draft.items.some(({ kind, traits }) => isPieceOf(id, kind, traits)))
    .map((asked) => leftOut(draft, asked, 0));

/** The owner's things that words put at walls. */
export const ownThingsAtWalls = (brief: Brief): readonly AskedPiece[] =>
  ownThings(brief).filter(({ id }) =>
    brief.thingsAt?.some(({ thing, at, to }) => thing === id && at !== undefined && !to),
  );

function setPiece(
  draft: Draft,
  asked: AskedPiece,
  unmet: string[],
  tight: boolean,
  shares: readonly number[] = SHARES,
): boolean {
  const id = asked.id as PieceId;
  const spec = specOf(asked);
  const size = sizeOfPiece(asked);
  if (id === 'mirror-wall' && asked.widthIn === undefined && hangMirrors(draft, preference(draft, spec)))
    return true;
  if (id === 'partner-desk') return setPartnerDesk(draft, asked, tight);
  if (spec.at === 'middle' && isToldAtWall(draft, id)) {
    const there = atItsWall(id, size, spec);
    const prefer = aside();
    if (placeFirst(draft, there, { group: id, step: 4, prefer, allow: atToldWall(draft, id) })) return true;
  }
  if (spec.at === 'middle') {
    const smaller =
      asked.widthIn === undefined
        ? (spec.widths ?? []).map((width) => ({
            width,
            depth: size.width === size.depth ? width : Math.min(size.depth, width * 1.5),
          }))
        : [];
    return [size, ...smaller].some((s) => setFree(draft, id, s) !== undefined) || atEnd(draft, asked, unmet);
  }
  const widths = [size.width, ...(spec.widths ?? []).filter((w) => w < size.width)];
  const upright = widths.flatMap((width) =>
    shares.map((share) => atWallGroup(draft, id, width, size.depth, share, spec)),
  );
  // Where it can stand neither out of a wall nor along it, the other way round is tried.
  const along = isLong(size) || FOLLOWS_WALL.has(id) ? lengthwise(id, size, spec, shares) : [];
  const groups = [
    ...unitsInRow(draft, asked),
    ...(isLong(size) && reachesFar(draft, size.depth) ? [...along, ...upright] : [...upright, ...along]),
  ];
  const options = {
    group: id,
    step: 4,
    prefer: CABINETS.has(id) ? snugly(draft, preference(draft, spec)) : preference(draft, spec),
    ...(CABINETS.has(id) ? { beside: draft.solids().map(({ box }) => rectOf(box)) } : {}),
    ...(FOLDS_DOWN.has(id)
      ? { allow: (spot: Spot) => isOffDoors(draft, inFront(spot.rect, opposite(spot.side), spec.front)) }
      : id === 'hanging-rod'
        ? { allow: ({ rect }: Spot) => isOffMachines(draft, rect) }
        : {}),
  };
  const placed = placeFirst(draft, groups, options);
  if (placed) {
    tellShorterRow(asked, placed, unmet);
    return true;
  }
  if (id !== 'fabric-cabinet' || !draft.shell.ceiling.slope || !placeFirst(draft, LOW_CABINETS, options))
    return false;
  unmet.push(`The ${spec.name} is drawn ${LOW_CABINET} in high: for a taller one the roof comes too low.`);
  return true;
}

/** What hangs from a rod is in the way of who loads a machine. Inches. */
const LOADING = 30;
const isOffMachines = (draft: Draft, rect: Rect): boolean =>
  itemsOf(draft, 'washer', 'dryer').every(
    ({ box, facing }) => !overlaps(inFront(rectOf(box), facing, LOADING), rect),
  );

/** Whether words put a piece at a wall or in a corner that others walk around. */
const isToldAtWall = (draft: Draft, id: PieceId): boolean =>
  pending(draft).some((one) => one.thing === id && one.at !== undefined && isSide(one.at) && !one.part);

const atToldWall =
  (draft: Draft, id: PieceId) =>
  ({ side }: Spot): boolean =>
    pending(draft).some(({ thing, at, corner }) => thing === id && (at === side || corner === side));

/** What is else walked around, with its back to a wall or along it, and floor before it. */
const atItsWall = (
  id: PieceId,
  { width, depth }: { readonly width: number; readonly depth: number },
  spec: PieceSpec,
): Group[] =>
  SHARES.flatMap((share) =>
    [
      [width, depth],
      [depth, width],
    ].map(([along = 0, deep = 0]) => {
      const { height, front } = spec;
      const floor = [{ t: 0, n: deep, along, deep: Math.max(22, front * share) }];
      const piece = partOf(id, { t: 0, n: 0, along, deep, height }, spec);
      return {
        along,
        deep,
        pieces: [height <= LOW_CABINET + 2 ? { ...piece, underWindow: true } : piece],
        clear: floor,
        keep: floor,
      };
    }),
  );

/** Mirrors side by side along one wall, the longest row first. Inches. */
const MIRROR_ROWS = [
  [96, 96],
  [72, 72],
] as const;

/** Hangs mirrors of 12 ft and more along a wall to train before; false where no wall has the place. */
const hangMirrors = (draft: Draft, prefer: (spot: Spot) => number): boolean =>
  placeFirst(
    draft,
    MIRROR_ROWS.map(([one, other]) => {
      const [first, second] = [wallMirror(one), wallMirror(other)];
      const labelled = [...first.pieces, ...second.pieces.map((piece) => ({ ...piece, t: one }))].map(
        (piece) => ({ ...piece, label: `Mirror wall ${piece.along}` }),
      );
      return { along: one + other, deep: 2, pieces: labelled };
    }),
    { group: 'mirror-wall', prefer },
  ) !== undefined;

/** Cabinets, which stand right beside others or in a corner: nobody cleans a strip between. */
const CABINETS: ReadonlySet<PieceId> = new Set<PieceId>(['broom-closet', 'fabric-cabinet']);
/** A strip of less between a cabinet and what stands beside it is of no use, and what it costs. Inches. */
const STRIP = { from: 0.5, to: 12, costs: 25 } as const;

/** Likes no strips between a spot and what stands at its wall. */
const snugly =
  (draft: Draft, usual: (spot: Spot) => number) =>
  (spot: Spot): number => {
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    const stand = draft
      .solids()
      .map(({ box }) => seenFromWall(draft.shell, spot.wall, rectOf(box)))
      .filter(({ n }) => n < 1);
    const ends = [...stand.map((s) => s.t + s.along), 0].filter((end) => end <= spot.t + 0.5);
    const starts = [...stand.map((s) => s.t), spot.wall.lengthIn].filter((at) => at >= spot.t + along - 0.5);
    const gaps = [spot.t - Math.max(...ends), Math.min(...starts) - spot.t - along];
    return usual(spot) - gaps.filter((gap) => gap > STRIP.from && gap < STRIP.to).length * STRIP.costs;
  };

/** What comes out of its cabinet and lies across the floor while it is used. */
const FOLDS_DOWN: ReadonlySet<PieceId> = new Set<PieceId>(['ironing-board']);

/** Whether a floor lies off the way through every door. */
const isOffDoors = (draft: Draft, floor: Rect): boolean =>
  !draft.openings.some((o) => floorOfOpening(draft.shell, o).some((way) => overlaps(way, floor)));

/** What is so much longer than wide lies along a wall of a room that it would divide. */
const LONG = 2.5;
const isLong = ({ width, depth }: { readonly width: number; readonly depth: number }): boolean =>
  depth > LONG * width;

/** Whether what stands out of a wall so far takes half of a room's width. Inches. */
const reachesFar = ({ shell: { widthIn, depthIn } }: Draft, deep: number): boolean =>
  2 * deep > Math.min(widthIn, depthIn);

/** A long piece along its wall, with floor before it to get on. */
const lengthwise = (
  id: PieceId,
  { width, depth }: { readonly width: number; readonly depth: number },
  spec: PieceSpec,
  shares: readonly number[],
): Group[] =>
  shares.map((share) => {
    const floor = [{ t: 0, n: width, along: depth, deep: spec.front * share }];
    const where = { t: 0, n: 0, along: depth, deep: width, height: spec.height };
    const piece = { ...partOf(id, where, spec), looks: 'high' as const };
    return { along: depth, deep: width, pieces: [piece], clear: floor, keep: floor };
  });

/** What one walks or rows on, which lies along a wall as well as out of it. */
const FOLLOWS_WALL: ReadonlySet<PieceId> = new Set<PieceId>(['treadmill', 'rower', 'elliptical']);

/** The widest tall cabinet that is made. Inches. */
const WIDEST_CABINET = 36;

/** Cabinets side by side that fill the length that was told, one fewer after the other where that has no place. */
function unitsInRow(draft: Draft, asked: AskedPiece): Group[] {
  const { widthIn = 0 } = asked;
  if (asked.id !== 'fabric-cabinet' || widthIn <= WIDEST_CABINET) return [];
  const { depth } = sizeOfPiece(asked);
  const most = Math.ceil(widthIn / WIDEST_CABINET);
  const unit = Math.floor(widthIn / most);
  return Array.from({ length: most - 1 }, (_, fewer) => most - fewer).flatMap((many) =>
    [1, 0.7].map((share) => {
      const one = atWallGroup(draft, asked.id as PieceId, unit, depth, share);
      const along = many * unit;
      const wide = <T extends { readonly along: number }>(patch: T): T => ({ ...patch, along });
      return {
        ...one,
        along,
        pieces: Array.from({ length: many }, (_, i) =>
          one.pieces.map((piece) => ({ ...piece, t: piece.t + i * unit })),
        ).flat(),
        ...(one.clear ? { clear: one.clear.map(wide) } : {}),
        ...(one.keep ? { keep: one.keep.map(wide) } : {}),
      };
    }),
  );
}

/** Says where cabinets in a row fill less of a wall than was told. */
function tellShorterRow({ id, widthIn = 0 }: AskedPiece, placed: readonly Item[], unmet: string[]): void {
  const wide = placed.reduce((sum, item) => sum + frontWidth(item), 0);
  if (id === 'fabric-cabinet' && widthIn > WIDEST_CABINET && wide < widthIn - 2)
    unmet.push(
      `Of ${feetAndInches(widthIn)} of tall cabinets ${feetAndInches(wide)} are drawn: no wall takes a longer row.`,
    );
}

/** As high as closed cabinets stand below a roof that comes down to 4 ft. Inches. */
const LOW_CABINET = 42;
const LOW_CABINETS = [72, 60, 48, 36].map((width) =>
  single('cabinet', width, 20, LOW_CABINET, 30, {
    label: `Storage cabinet ${width}`,
    traits: { use: 'storage' },
    underWindow: true,
  }),
);

/** Tables that one works at from three sides as well. */
const MAY_STAND_AT_WALL: ReadonlySet<PieceId> = new Set(['cutting-table', 'train-table']);

/** A table that one cannot walk around stands with an end or its back at a wall. */
function atEnd(draft: Draft, asked: AskedPiece, unmet: string[]): boolean {
  const id = asked.id as PieceId;
  const spec = pieceSpec(id);
  if (!MAY_STAND_AT_WALL.has(id)) return false;
  const { width, depth } = sizeOfPiece(asked);
  const stand = (along: number, deep: number, beside: number): Group => {
    const sides = beside > 0 ? [0, beside + along].map((t) => ({ t, n: 0, along: beside, deep })) : [];
    const floor = [...sides, { t: beside, n: deep, along, deep: 22 }];
    const where = { t: beside, n: 0, along, deep, height: spec.height };
    const pieces = [{ ...partOf(id, where, spec), underWindow: true }];
    return { along: along + 2 * beside, deep, pieces, clear: floor, keep: floor };
  };
  const variants = [
    [stand(depth, width, 24), 'an end at a wall, free on three sides'],
    [stand(depth, width, 18), 'an end at a wall, free on three sides'],
    [stand(width, depth, 0), 'its back to a wall'],
  ] as const;
  // Before a window only where no other wall has the place.
  for (const allow of [(s: Spot) => coveredWindows(draft, s) === 0, () => true])
    for (const [group, how] of variants) {
      if (!placeFirst(draft, [group], { group: id, step: 4, prefer: aside(), allow })) continue;
      unmet.push(`The ${spec.name} is drawn with ${how}: no floor is left to walk all around it.`);
      return true;
    }
  return false;
}

/** Where a piece likes to stand. */
function preference(draft: Draft, spec: PieceSpec): (spot: Spot) => number {
  const usual = usualPreference(draft, spec);
  const alike = spec.use === 'gym' || spec.use === 'music' ? usedAlike(draft, spec.use) : [];
  if (alike.length === 0) return usual;
  // What is used together stands together.
  return (spot) => {
    const at = centre(spot.rect);
    return usual(spot) - Math.min(...alike.map((to) => Math.hypot(to.x - at.x, to.y - at.y))) / TOGETHER;
  };
}

/** So many inches to the next machine count as one point of what speaks for a place. */
const TOGETHER = 3;

/** Where things stand that a room is used for so. */
export const usedAlike = (draft: Draft, use: NonNullable<PieceSpec['use']>) =>
  draft.items
    .filter((i) => isPieceFor(i, use) || (use === 'gym' && i.kind === 'treadmill'))
    .map(({ box }) => centre(rectOf(box)));

function usualPreference(draft: Draft, { at, name, use, z }: PieceSpec): (spot: Spot) => number {
  const toWindow = nearWindow(draft);
  const screen = draft.items.find((i) => i.kind === 'projector-screen');
  // Behind the seats nobody stands in the picture.
  if (use === 'media' && screen) {
    const from = centre(rectOf(screen.box));
    return ({ rect }) => Math.hypot(centre(rect).x - from.x, centre(rect).y - from.y);
  }
  if (z !== undefined && z >= 60) return overCounter(draft);
  const sat = name === 'printer stand' ? draft.items.filter(({ kind }) => kind === 'desk') : [];
  // Who prints reaches it from the chair, as near from one desk as from the other.
  if (sat.length > 0) {
    const desks = sat.map(({ box }) => centre(rectOf(box)));
    return ({ rect }) => {
      const at = centre(rect);
      return -Math.max(...desks.map((to) => Math.hypot(to.x - at.x, to.y - at.y)));
    };
  }
  const bar = name === 'second refrigerator' && draft.items.find(({ group }) => group === 'bar');
  // What is drunk at a bar is kept beside it.
  if (bar) {
    const from = centre(rectOf(bar.box));
    return ({ rect }) => -Math.hypot(centre(rect).x - from.x, centre(rect).y - from.y);
  }
  switch (at) {
    case 'window':
      return (spot) => toWindow(spot) + coveredWindows(draft, spot) * 2;
    case 'entry':
      return (spot) => -farFromDoor(draft, spot);
    case 'corner':
      return (spot) => aside()(spot) + (isAtEnd(spot) ? 40 : 0) - coveredWindows(draft, spot);
    default:
      return (spot) => aside()(spot) - coveredWindows(draft, spot);
  }
}

/** Likes to hang over a counter. */
const overCounter =
  (draft: Draft) =>
  (spot: Spot): number =>
    draft.items.some((i) => i.kind === 'countertop' && overlaps(rectOf(i.box), spot.rect))
      ? 60
      : aside()(spot) / 4;

const isAtEnd = ({ t, rect, wall, side }: Spot): boolean => {
  const along = side === 'north' || side === 'south' ? rect.w : rect.d;
  return t < 1 || t + along > wall.lengthIn - 1;
};

/** How far a spot is from the door that one comes in by. */
function farFromDoor(draft: Draft, { rect }: Spot): number {
  const at = centre(rect);
  const far = draft.openings
    .filter((o) => !isGlazed(o) && o.kind !== 'garage-door')
    .map((o) => {
      const door = centre(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1));
      return Math.hypot(door.x - at.x, door.y - at.y);
    });
  return far.length > 0 ? Math.min(...far) : 0;
}

/** A piece at its wall with the floor that it wants; `share` of the sides' and front's floor, where less has to do. */
function atWallGroup(
  draft: Draft,
  id: PieceId,
  width: number,
  depth: number,
  share: number,
  spec: PieceSpec = pieceSpec(id),
): Group {
  const { front, sides = 0, back = 0 } = spec;
  // Beside and before what is hot or falls nothing is saved.
  const kept = spec.needs?.vent ? 1 : share;
  // Nor of a throw, with floor to stand on behind its line and for who stands beside it.
  const thrown = id === 'dart-board';
  const beside = thrown ? BESIDE_THROW : sides * kept;
  // Bicycles before the nose of a car come down while it is out.
  const least = id === 'bike-rack' && share <= 0.5 && draft.items.some(({ kind }) => kind === 'car') ? 4 : 20;
  const before = thrown
    ? front + STANDS
    : Math.max(Math.min(front, least), least < 20 ? least : front * kept);
  const along = width + 2 * beside;
  const height = Math.min(spec.height, draft.shell.ceilingIn - (spec.z ?? 0) - 2);
  const pieces = [
    partOf(id, { t: beside, n: back, along: width, deep: depth, height }, spec),
    ...(id === 'sewing-table' ? [chairBefore(beside + width / 2, back + depth)] : []),
  ];
  const floor = [
    ...(before > 0
      ? [
          {
            t: thrown ? 0 : beside,
            n: back + depth,
            along: thrown ? along : width,
            deep: before,
          },
        ]
      : []),
    ...(beside > 0 ? [0, beside + width].map((t) => ({ t, n: back, along: beside, deep: depth })) : []),
    // Nothing is put before what is taken from the wall.
    ...(before === 0 && spec.z !== undefined && spec.z > 0 && spec.z < 60
      ? [{ t: beside, n: 0, along: width, deep: TAKEN_FROM }]
      : []),
  ];
  return { along, deep: back + depth, pieces, clear: floor, keep: floor };
}

/** Floor behind the line that darts are thrown from, and beside the board. Inches. */
const STANDS = 24;
const BESIDE_THROW = 8;

/** Floor from which one takes a guitar off its hook. Inches. */
const TAKEN_FROM = 18;

const chairBefore = (middle: number, n: number): Piece => ({
  kind: 'office-chair',
  t: middle - 12,
  n: n + 1,
  along: 24,
  deep: 24,
  height: 38,
  looks: 'in',
});

interface Where {
  readonly t: number;
  readonly n: number;
  readonly along: number;
  readonly deep: number;
  readonly height: number;
}

/** The thing that stands for a piece: of its own kind where the catalogue has one. */
function partOf(id: PieceId, where: Where, spec: PieceSpec): Piece {
  const label = `${upperFirst(spec.name)} ${Math.round(where.along)}`;
  const more = { ...where, label, ...(spec.low ? { underWindow: true } : {}) };
  switch (id) {
    case 'treadmill':
      return { kind: 'treadmill', ...more, traits: { use: 'treadmill' } };
    case 'exercise-bike':
      return { kind: 'treadmill', ...more, traits: { use: 'bike' } };
    case 'mirror-wall':
      return { kind: 'mirror', ...more, z: spec.z ?? 0, traits: { shape: 'rectangle' } };
    case 'fabric-cabinet':
      return {
        kind: 'tall-cabinet',
        ...more,
        height: Math.max(84, where.height),
        traits: { use: 'storage', doors: where.along > 24 ? 2 : 1 },
      };
    case 'broom-closet':
      return {
        kind: 'tall-cabinet',
        ...more,
        height: Math.max(84, where.height),
        traits: { use: 'broom', doors: where.along > 21 ? 2 : 1 },
      };
    case 'coat-place':
      return { kind: 'bench', ...more, traits: { use: 'entry', hooks: true } };
    case 'second-fridge':
      return { kind: 'refrigerator', ...more, traits: { doors: 'single', builtIn: false } };
    case 'bike-rack':
      return { kind: 'bike-rack', ...more, traits: { bikes: bicyclesOn(where.along) } };
    default:
      return spec.z === undefined
        ? { kind: 'piece', ...more, traits: { piece: id } }
        : { kind: 'hung-piece', ...more, z: spec.z, traits: { piece: id } };
  }
}

const bicyclesOn = (width: number): number => Math.max(1, Math.floor(width / 16));

/** People sit around these. */
const PLAYED_AT: ReadonlySet<PieceId> = new Set(['card-table', 'poker-table']);
/** Pieces around which one walks stand in the middle; others that stand free keep to a corner of the floor. */
const IN_THE_MIDDLE: ReadonlySet<PieceId> = new Set(['cutting-table', ...PLAYED_AT]);

/** Floor that a chair takes at a table. Inches. */
const CHAIR = 22;

/** Sets a piece that stands free, with floor all around. */
function setFree(
  draft: Draft,
  id: PieceId,
  { width, depth }: { readonly width: number; readonly depth: number },
): Item | undefined {
  const spec = pieceSpec(id);
  const around = Math.max(spec.front, spec.sides ?? 0);
  const height = Math.min(spec.height, draft.shell.ceilingIn - 2);
  for (const share of [1, 0.75, 0.55]) {
    const free = around * share;
    // Chairs that are drawn up stand off doors as the table does.
    const seats = PLAYED_AT.has(id) ? CHAIR : 0;
    const size = { w: width + 2 * seats, d: depth + 2 * seats };
    const found = placeFree(draft, size, {
      around: Math.max(0, free - seats),
      high: height + 1,
      turn: true,
      toCorner: !IN_THE_MIDDLE.has(id),
      thing: id,
      near: spec.use === 'gym' ? usedAlike(draft, spec.use) : [],
    });
    if (!found) continue;
    const spot = { ...found, rect: grow(found.rect, -seats) };
    const facing: Side = spot.turned ? 'east' : 'south';
    const label = `${upperFirst(spec.name)} ${Math.round(width)}`;
    const item =
      id === 'yoga'
        ? draft.add('exercise-mat', spot.rect, { height: 0.5, facing, group: id, label })
        : draft.add('piece', spot.rect, { height, facing, group: id, label, traits: { piece: id } });
    if (PLAYED_AT.has(id)) seatAround(draft, spot.rect);
    draft.keepFree(grow(spot.rect, free * 0.8));
    return item;
  }
  return undefined;
}

/** Four chairs, one at each side of a table. */
function seatAround(draft: Draft, { x, y, w, d }: Rect): void {
  const [mx, my] = [x + w / 2, y + d / 2];
  for (const [cx, cy, facing] of [
    [mx, y - 11, 'north'],
    [mx, y + d + 11, 'south'],
    [x - 11, my, 'east'],
    [x + w + 11, my, 'west'],
  ] as const) {
    const [cw, cd] = facing === 'north' || facing === 'south' ? [18, 20] : [20, 18];
    draft.add(
      'dining-chair',
      { x: cx - cw / 2, y: cy - cd / 2, w: cw, d: cd },
      { height: 34, facing, group: 'poker-table' },
    );
  }
}

/** Two desks back to back in the room, a chair at each: who works there looks at the other. */
function setPartnerDesk(draft: Draft, asked: AskedPiece, tight: boolean): boolean {
  const { front, widths = [] } = pieceSpec('partner-desk');
  const wide = sizeOfPiece(asked).width;
  const chair = 26;
  for (const [width, deep] of [
    [wide, 28] as const,
    ...widths.flatMap((w) => [[w, 28] as const, [w, 24] as const]),
  ]) {
    for (const way of tight ? [14, 12] : [front - chair + 8, 16, 12]) {
      const long = 2 * (deep + chair);
      // Its long side across the room leaves most floor in one piece.
      const across = draft.shell.widthIn < draft.shell.depthIn;
      const lie = (turned: boolean) => {
        const size = turned ? { w: long, d: width } : { w: width, d: long };
        const found = placeFree(draft, size, { around: Math.max(way, 12), toCorner: true });
        return found && { rect: found.rect, turned };
      };
      const spot = lie(across) ?? lie(!across);
      if (!spot) continue;
      const { x, y } = spot.rect;
      const rect = (t: number, n: number, along: number, across: number): Rect =>
        spot.turned
          ? { x: x + n, y: y + t, w: across, d: along }
          : { x: x + t, y: y + n, w: along, d: across };
      const [low, high]: readonly [Side, Side] = spot.turned ? ['west', 'east'] : ['south', 'north'];
      for (const [n, facing] of [
        [chair, low],
        [chair + deep, high],
      ] as const)
        draft.add('desk', rect(0, n, width, deep), {
          height: 30,
          facing,
          group: 'desk',
          label: `Desk ${width}`,
          traits: { use: 'work' },
        });
      for (const [n, facing] of [
        [1, high],
        [chair + 2 * deep + 1, low],
      ] as const)
        draft.add('office-chair', rect(width / 2 - 12, n, 24, 24), { height: 42, facing, group: 'desk' });
      draft.keepFree(grow(spot.rect, Math.max(way, 12) * 0.8));
      return true;
    }
  }
  return false;
}
