import { leftOf, opposite, runsEast, SIDES, type Side, type ToldOpening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { Detail, End, Said } from './detail.js';
import type { ToldPart } from './told-parts.js';
import { type Room, type Walls } from './walls-of-parts.js';

/** A part of the house in the terms of a brief: its wall, its place along it, its size, how it opens. */

export interface House {
  readonly text: string;
  readonly category: RoomCategory;
  readonly room: Room;
  readonly walls: Walls;
  readonly parts: readonly ToldPart[];
  readonly entryAt: number;
}

/** What says more of a part than that it is there, at a wall, or tells its wall by that of another. */
export const saysMore = ({ details, named }: ToldPart): boolean =>
  named !== undefined &&
  named.cars === undefined &&
  (named.stairs !== undefined ||
    details.some((one) =>
      one.is === 'wall'
        ? one.ways.some((way) => (way.is === 'across' || way.is === 'same') && way.of === 'last')
        : isEndOfRoom(one, details)
          ? false
          : one.is !== 'width' || details.some(({ is }) => is === 'wall'),
    ));

/** "At the far end", of no wall: it tells the wall itself. */
const isEndOfRoom = (one: Detail, details: readonly Detail[]): boolean =>
  one.is === 'end' &&
  /^(?:far|near|back|front|rear)$/.test(one.corner) &&
  !details.some(({ is }) => is === 'wall');

/** Whether left and right of a part's wall are by who comes in through it, and not by who looks at it. */
const isEntered = (part: ToldPart, i: number, { entryAt }: House): boolean =>
  part.facing === undefined && i === entryAt;

/** The end of a wall that words name, as a side; undefined where they name none of that wall. */
function endOf(end: End, side: Side, part: ToldPart, i: number, house: House): Side | undefined {
  const { walls, parts } = house;
  const of = (one: Side | undefined): Side | undefined =>
    one && runsEast(one) !== runsEast(side) ? one : undefined;
  const said = end.toLowerCase();
  const compass = SIDES.filter((one) => said.includes(one));
  if (compass.length > 0) return compass.find((one) => runsEast(one) !== runsEast(side));
  if (/^(?:left|right)/.test(said)) {
    const left = isEntered(part, i, house) ? leftOf(opposite(side)) : leftOf(side);
    return said.startsWith('left') ? left : opposite(left);
  }
  if (/far|back|rear/.test(said)) return of(opposite(walls.entry));
  if (/near|front|entry/.test(said)) return of(walls.entry);
  const called = /door/.test(said) ? 'door' : 'window';
  const at = parts.findIndex(
    (one, k) => k !== i && one.named?.opening === called && walls.sides[k] !== undefined,
  );
  return of(called === 'door' && at < 0 ? walls.entry : walls.sides[at]);
}

const last = <K extends Said['is']>(part: ToldPart, is: K): Said<Extract<Said, { is: K }>> | undefined =>
  part.details.filter((one): one is Said<Extract<Said, { is: K }>> => one.is === is).at(-1);

/** A part as told; undefined where no more is told than others read. */
export function toldOf(part: ToldPart, i: number, house: House): ToldOpening | undefined {
  const { named } = part;
  const side = house.walls.sides[i];
  if (!named || named.cars) return undefined;
  if (BUILT.has(named.opening) && !last(part, 'off')) return builtAsTold(part);
  if (!(saysMore(part) || part.details.some(({ is }) => is !== 'wall'))) return undefined;
  const { opening, leads, count } = named;
  const width = last(part, 'width');
  // No leaf is so wide as some doorways are.
  const form =
    named.form ?? (/doorway/i.test(named.said) && (width?.widthIn ?? 0) >= WIDE_WAY ? 'cased' : undefined);
  const sill = last(part, 'sill');
  const high = width?.heightIn ?? last(part, 'height')?.heightIn;
  const widthIn = width && isWidth(width.widthIn, opening, form) ? width.widthIn : undefined;
  const along = side ? alongOf(part, i, side, house) : {};
  const opens = opening === 'door' ? opensOf(part, i, side, house) : {};
  const told: ToldOpening = {
    opening,
    at: side ?? 'any',
    ...(form && !(form === 'front' && INNER.has(house.category)) ? { form } : {}),
    ...(leads && !(leads === 'outside' && form === 'front' && INNER.has(house.category)) ? { leads } : {}),
    ...(count ? { count } : opening === 'window' && !/s$/i.test(named.said) ? { count: 1 } : {}),
    ...(widthIn ? { widthIn } : {}),
    ...(opening === 'window' && sill && sill.sillIn >= 6 && sill.sillIn <= 84 ? { sillIn: sill.sillIn } : {}),
    ...(opening === 'window' && high && high >= 10 && high <= 96 ? { heightIn: high } : {}),
    ...along,
    ...opens,
  };
  // How a door without a wall swings others read, with what is said against it.
  return side || told.sillIn ? told : undefined;
}
/** A closet or a fireplace whose place others read, as wide as told. */
function builtAsTold(part: ToldPart): ToldOpening | undefined {
  const widthIn = last(part, 'width')?.widthIn;
  return part.named?.opening === 'closet' && widthIn && widthIn >= 24 && widthIn <= 144
    ? { opening: 'closet', at: 'any', widthIn }
    : undefined;
}

const WIDE_WAY = 42;

/** What is built in a room is placed with its things, where no length tells its place. */
export const BUILT: ReadonlySet<ToldOpening['opening']> = new Set(['fireplace', 'stair', 'closet']);
/** One comes into these from another room: their entry door leads to no street. */
const INNER: ReadonlySet<RoomCategory> = new Set(['bedroom', 'bathroom', 'office']);

const isWidth = (inches: number, opening: ToldOpening['opening'], form: ToldOpening['form']): boolean =>
  opening === 'door'
    ? form === undefined || form === 'hinged' || form === 'front'
      ? inches >= 18 && inches <= 72
      : inches >= 24 && inches <= 240
    : inches >= 12 && inches <= 240;

function alongOf(
  part: ToldPart,
  i: number,
  side: Side,
  house: House,
): Pick<ToldOpening, 'along' | 'of' | 'from' | 'offIn' | 'middleIn'> {
  const off = last(part, 'off');
  const end = part.details.findLast((one) => one.is === 'end');
  if (off) {
    const from = off.from && endOf(off.from, side, part, i, house);
    if (!off.from || from)
      return {
        ...(off.toMiddle ? { middleIn: off.offIn } : { offIn: off.offIn }),
        ...(from ? { from } : {}),
      };
  }
  if (end?.is === 'end') {
    const of = endOf(end.corner, side, part, i, house);
    if (of) return { along: 'corner', of, ...(end.tight ? { offIn: 0, from: of } : {}) };
  }
  return last(part, 'middle') ? { along: 'middle' } : {};
}

/** How a door opens: into which room, and from which side of it. */
function opensOf(
  part: ToldPart,
  i: number,
  side: Side | undefined,
  house: House,
): Pick<ToldOpening, 'swings' | 'hinge'> {
  const { category } = house;
  const swing = last(part, 'swing');
  const hinge = last(part, 'hinge');
  const isOwn =
    swing?.room !== undefined &&
    (OWN_ROOM.test(swing.room) || category.startsWith(swing.room.toLowerCase().replace(' ', '')));
  const swings =
    swing?.into !== undefined
      ? /^out/i.test(swing.into)
        ? ('out' as const)
        : swing.room !== undefined && !isOwn
          ? ('out' as const)
          : ('in' as const)
      : swing?.room !== undefined
        ? isOwn
          ? ('in' as const)
          : ('out' as const)
        : undefined;
  const at = swing?.against && side ? endOf(swing.against, side, part, i, house) : undefined;
  const near = (end: End): Side | undefined => {
    if (!side) return undefined;
    if (end === 'corner') return cornerNearest(part, i, side, house);
    return endOf(end, side, part, i, house);
  };
  const jamb = hinge && near(hinge.jamb);
  const hung = jamb ? (hinge.away ? opposite(jamb) : jamb) : at;
  return {
    ...(swings ? { swings } : swing?.against && at ? { swings: 'in' as const } : {}),
    ...(hung ? { hinge: hung } : {}),
  };
}
const OWN_ROOM = /^(?:room|space)$/i;

/** The corner that a door was told to be near. */
function cornerNearest(part: ToldPart, i: number, side: Side, house: House): Side | undefined {
  const { from, of } = alongOf(part, i, side, house);
  return SIDES.find((one) => one === (from ?? of));
}
