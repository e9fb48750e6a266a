import { leftOf, opposite, runsEast, SIDES, type Side } from '@plumbline/concept';
import type { Way } from './detail.js';
import type { ToldPart } from './told-parts.js';

/** Finds the wall of each part of a house so that all that is told of them holds together. */

export interface Room {
  readonly widthIn: number;
  readonly depthIn: number;
}

export interface Walls {
  /** By part, in their order; undefined where no wall was told. */
  readonly sides: readonly (Side | undefined)[];
  /** The wall that one comes in by. */
  readonly entry: Side;
  /** Whether words tell that wall, or something by it. */
  readonly seen: boolean;
}

/** A wall told by its length may be so much longer or shorter. Inches. */
const SAME_LENGTH = 8;
/** Walls of the way in, the likeliest first: a plan is drawn with it below. */
const ENTRIES: readonly Side[] = ['south', 'west', 'east', 'north'];
/** Nobody tells of more. */
const MOST = 10;

export const waysOf = (part: ToldPart): readonly Way[] =>
  part.details.flatMap((one): readonly Way[] => {
    if (one.is === 'wall') return one.ways;
    return [];
  });

/** "At the south end", where no wall is told, is the wall there. */
export const endsAsWalls = (part: ToldPart): readonly Way[] => {
  if (part.details.some(({ is }) => is === 'wall')) return [];
  return part.details.flatMap((one): readonly Way[] => {
    if (one.is !== 'end' || one.noun !== 'end') return [];
    const side = SIDES.find((name) => name === one.corner.replace(/ern$/, ''));
    if (side) return [{ is: 'side', side }];
    return /^(?:far|back|rear)$/.test(one.corner) ? [{ is: 'far' }] : [];
  });
};

const isDoor = ({ named }: ToldPart): boolean =>
  named?.opening === 'door' && named.form !== 'sliding' && named.form !== 'french';

/** The part that one comes in by. */
export function entryAmong(parts: readonly ToldPart[]): number {
  const virtual = parts.findIndex(({ named }) => named === undefined);
  if (virtual >= 0) return virtual;
  const named = parts.findIndex((one) => one.named?.entry && one.entered);
  if (named >= 0) return named;
  const entry = parts.findIndex((one) => one.named?.entry && one.named.opening === 'door');
  if (entry >= 0) return entry;
  const plain = parts.findIndex(
    (one) => isDoor(one) && one.named?.leads === undefined && one.named?.form === undefined,
  );
  if (plain >= 0) return plain;
  return parts.findIndex(
    (one) =>
      isDoor(one) &&
      one.named?.leads !== 'outside' &&
      ![...waysOf(one), ...endsAsWalls(one)].some(({ is }) => is === 'far'),
  );
}

const isAlike = (way: Way, own: Way | undefined): boolean =>
  (way.is === 'length' && own?.is === 'length' && Math.abs(way.wallIn - own.wallIn) <= SAME_LENGTH) ||
  (way.is === 'long' && own?.is === 'long' && way.long === own.long);

const KEY = /door|entry|entrance/;
const isCalled = (part: ToldPart, name: string): boolean => {
  const { opening, form } = part.named ?? {};
  return KEY.test(name)
    ? opening === 'door'
    : name === 'stairs'
      ? opening === 'stair'
      : name === 'slider'
        ? form === 'sliding'
        : opening === name;
};

export function wallsOf(parts: readonly ToldPart[], room: Room): Walls | undefined {
  if (parts.length > MOST) return undefined;
  const entryAt = entryAmong(parts);
  const ways = parts.map((one) => [...waysOf(one), ...endsAsWalls(one)]);
  const lengthOf = (side: Side): number => (runsEast(side) ? room.widthIn : room.depthIn);
  const [short, long] = [Math.min(room.widthIn, room.depthIn), Math.max(room.widthIn, room.depthIn)];
  const referred = (of: string, i: number): number => {
    if (of === 'last') return i - 1;
    if (of === 'alike') {
      const own = ways[i]!.find(({ is }) => is === 'length' || is === 'long');
      const alike = ways.findLastIndex((all, k) => k < i && all.some((way) => isAlike(way, own)));
      return alike >= 0 ? alike : i - 1;
    }
    const before = parts.findIndex((one, k) => k !== i && ways[k]!.length > 0 && isCalled(one, of));
    return KEY.test(of) && entryAt >= 0 && entryAt !== i ? entryAt : before;
  };
  const takes = (
    way: Way,
    side: Side,
    i: number,
    sides: readonly (Side | undefined)[],
    entry: Side,
  ): boolean => {
    switch (way.is) {
      case 'side':
        return side === way.side;
      case 'length':
        return Math.abs(lengthOf(side) - way.wallIn) <= SAME_LENGTH;
      case 'long':
        return lengthOf(side) === (way.long ? long : short);
      case 'far':
        return side === opposite(entry);
      case 'near':
        return side === entry;
      case 'hand': {
        const { facing } = parts[i]!;
        const faced = facing === undefined ? undefined : sides[referred(facing, i)];
        const looks = faced ?? opposite(entry);
        return side === (way.hand === 'left' ? leftOf(looks) : opposite(leftOf(looks)));
      }
      case 'across':
      case 'same': {
        const k = referred(way.of, i);
        const other = k < 0 ? (KEY.test(way.of) ? entry : undefined) : k === entryAt ? entry : sides[k];
        // What is told of nothing that has a wall is told of something else.
        if (k < 0 ? !KEY.test(way.of) : k !== entryAt && ways[k]!.length === 0) return false;
        return other === undefined || side === (way.is === 'across' ? opposite(other) : other);
      }
    }
  };
  let best:
    | { readonly sides: readonly (Side | undefined)[]; readonly entry: Side; readonly cost: number }
    | undefined;
  const order = parts.map((_, i) => i).filter((i) => ways[i]!.length > 0 && i !== entryAt);
  const search = (entry: Side, at: number, sides: (Side | undefined)[], cost: number): void => {
    if (best && cost >= best.cost) return;
    const i = order[at];
    if (i === undefined) {
      const holds = sides.every(
        (side, k) => side === undefined || ways[k]!.every((way) => takes(way, side, k, sides, entry)),
      );
      if (holds) best = { sides: [...sides], entry, cost };
      return;
    }
    for (const side of ['north', 'east', 'west', 'south'] as const) {
      if (!ways[i]!.every((way) => takes(way, side, i, sides, entry) || isOpen(way))) continue;
      sides[i] = side;
      // A window in the wall of the way in, or two parts in one wall, were told so.
      search(
        entry,
        at + 1,
        sides,
        cost +
          (side === entry ? 1 : side === 'south' ? 0.4 : 0) +
          (sides.some((one, k) => k !== i && one === side) ? 0.5 : 0),
      );
      sides[i] = undefined;
    }
  };
  const isOpen = (way: Way): boolean => way.is === 'hand' || way.is === 'across' || way.is === 'same';
  for (const [rank, entry] of ENTRIES.entries()) {
    const sides: (Side | undefined)[] = parts.map(() => undefined);
    if (entryAt >= 0 && ways[entryAt]!.length > 0) {
      if (!ways[entryAt]!.every((way) => takes(way, entry, entryAt, sides, entry) || isOpen(way))) continue;
      sides[entryAt] = entry;
    }
    search(entry, 0, sides, rank / 4);
  }
  if (!best) return undefined;
  const seen = ways.some((all) => all.some(({ is }) => is !== 'side' && is !== 'length' && is !== 'long'));
  return { sides: best.sides, entry: best.entry, seen };
}
