import { opposite, runsEast, SIDES, type Side, type ToldOpening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { factsOf } from '../frame/views.js';
import { DEFAULT_SIZES } from '../shell/default-sizes.js';
import { readSize } from '../shell/sizes.js';
import { type Edit, edited } from '../statements/edits.js';
import type { Span } from '../text/span.js';
import type { End, Said, Way } from './details.js';
import { type ToldPart, toldParts } from './told-parts.js';
import {
  endsAsWalls,
  entryAmong,
  LEFT_OF,
  type Room,
  type Walls,
  wallsOf,
  waysOf,
} from './walls-of-parts.js';

/**
 * Doors, windows and other parts of a house that are told with more than their wall: how far from a corner, how wide, how high the
 * sill, how the door opens. Read off the words as typed, before anything else is; the text is left with each at its wall by the compass.
 */

export interface PartOfHouse {
  readonly told: ToldOpening;
  /** The words that say so, in the text as typed. */
  readonly spans: readonly Span[];
}

export interface HouseTold {
  readonly parts: readonly PartOfHouse[];
  /** The text without what was read, each part at its wall. */
  readonly plain: string;
}

const known = new Map<string, HouseTold>();
const MOST_KNOWN = 50;

/** What a text tells of the house, in a room of a size. */
export function houseToldIn(text: string, category: RoomCategory, area: string): HouseTold {
  const key = `${category}\n${area}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const found = MAY_TELL.test(text) && !DRIVEN.has(category) ? readHouse(text, category, area) : undefined;
  const told = found ?? { parts: [], plain: text };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, told);
  return told;
}
const MAY_TELL = /\b(?:doors?|doorway|window|slider|opening|archway|fireplace|stairs|closet)\b/i;
/** What cars drive through has readers of its own. */
const DRIVEN: ReadonlySet<RoomCategory> = new Set(['garage']);

function readHouse(text: string, category: RoomCategory, area: string): HouseTold | undefined {
  const parts = toldParts(text, category);
  const room = roomOf(text, category, area);
  if (!parts.some(saysMore)) return undefined;
  // Told by the street or the yard, a wall is found by those who know where these lie.
  if (factsOf(text).said.length > 0 && parts.some((part) => waysOf(part).some(isSeen))) return undefined;
  const walls = wallsOf(withWallsOfNames(parts, text), room) ?? wallsOf(parts, room);
  if (!walls) return undefined;
  const house: House = { text, category, room, walls, parts, entryAt: entryAmong(parts) };
  const found = parts.flatMap((part, i): PartOfHouse[] => {
    const told = toldOf(part, i, house);
    if (!told) return [];
    const clause = part.named && { start: part.named.start, end: part.named.end };
    return [
      {
        told,
        spans: [
          ...(clause ? [clause] : []),
          ...part.details
            .filter((one) => one.is !== 'width' || one.widthIn === told.widthIn)
            .map(({ start, end }) => ({ start, end })),
        ],
      },
    ];
  });
  if (found.length === 0) return undefined;
  const plain = tidy(
    edited(
      text,
      parts.flatMap((part, i) => editsOf(part, i, house)),
    ),
  );
  return { parts: found, plain: withWayIn(plain, house) };
}

/** With the wall that one comes in by, where something is told by it and no door that one comes in by is named. */
function withWayIn(plain: string, { category, walls, entryAt }: House): string {
  if (entryAt >= 0 || !walls.seen || category === 'basement') return plain;
  const name = category === 'kitchen' ? 'cased opening' : 'door';
  return `${plain.trimEnd().replace(/\.$/, '')}. The ${name} is on the ${walls.entry} wall.`;
}

const isSeen = ({ is }: Way): boolean =>
  is === 'hand' || is === 'far' || is === 'near' || is === 'across' || is === 'same';

interface House {
  readonly text: string;
  readonly category: RoomCategory;
  readonly room: Room;
  readonly walls: Walls;
  readonly parts: readonly ToldPart[];
  readonly entryAt: number;
}

/** What says more of a part than that it is there, at a wall, or tells its wall by that of another. */
const saysMore = ({ details, named }: ToldPart): boolean =>
  named !== undefined &&
  named.cars === undefined &&
  (named.stairs !== undefined ||
    details.some((one) =>
      one.is === 'wall'
        ? one.ways.some((way) => (way.is === 'across' || way.is === 'same') && way.of === 'last')
        : one.is !== 'width' || details.some(({ is }) => is === 'wall'),
    ));

/** "The north window" is the one that is told of elsewhere as "a 6 ft window in the middle of the 14 ft wall". */
function withWallsOfNames(parts: readonly ToldPart[], text: string): readonly ToldPart[] {
  const side = NORTH_WINDOW.exec(text)?.[1]?.toLowerCase();
  const windows = parts.filter(({ named }) => named?.opening === 'window');
  const [only] = windows;
  if (side === undefined || windows.length !== 1 || !only) return parts;
  const { start, end } = only.clause;
  return parts.map((one) =>
    one === only
      ? { ...one, details: [...one.details, { is: 'wall', ways: [{ is: 'side', side }], start, end }] }
      : one,
  );
}
const NORTH_WINDOW = /\b(north|south|east|west)(?:[ -]facing)? window\b/i;

function roomOf(text: string, category: RoomCategory, area: string): Room {
  const size = readSize(area) ?? readSize(text);
  const usual = DEFAULT_SIZES[category];
  return size?.widthIn && size.depthIn ? { widthIn: size.widthIn, depthIn: size.depthIn } : usual;
}

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
    const left = isEntered(part, i, house) ? LEFT_OF[opposite(side)] : LEFT_OF[side];
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
function toldOf(part: ToldPart, i: number, house: House): ToldOpening | undefined {
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
const BUILT: ReadonlySet<ToldOpening['opening']> = new Set(['fireplace', 'stair', 'closet']);
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

/** What of the words is written otherwise: walls by the compass, and no details. */
function editsOf(part: ToldPart, i: number, house: House): readonly Edit[] {
  const side = house.walls.sides[i];
  const named = part.named;
  const told = toldOf(part, i, house);
  const isByCompass = [...waysOf(part), ...endsAsWalls(part)].some(({ is }) => is === 'side');
  let isWritten = isByCompass;
  if (named && BUILT.has(named.opening) && (!told || told.at === 'any')) return [];
  const stairs = named?.stairs;
  const past: readonly Edit[] = stairs && told ? [{ ...stairs, text: GONE }] : [];
  return [
    ...past,
    ...part.details.flatMap((one): Edit[] => {
      if (one.is === 'wall' || (one.is === 'end' && !told?.of && endsAsWalls(part).length > 0)) {
        if (!side || (one.is === 'end' && isByCompass)) return [];
        const said = house.text.slice(one.start, one.end);
        const ways = one.is === 'wall' ? one.ways : [];
        const length = ways.find((way) => way.is === 'length');
        if (ways.some(({ is }) => is === 'side')) {
          // "The south (14 ft) wall" is a short one: the size of the room is turned to it.
          const { widthIn, depthIn } = house.room;
          if (!length || widthIn === depthIn) return [];
          const isLong =
            Math.abs(length.wallIn - Math.max(widthIn, depthIn)) <
            Math.abs(length.wallIn - Math.min(widthIn, depthIn));
          return [
            {
              start: one.start,
              end: one.end,
              text: `${AT.exec(said)?.[0] ?? 'on '}the ${isLong ? 'long' : 'short'} ${side} wall`,
            },
          ];
        }
        // "In the middle of the opposite wall" is on it.
        const isOf = part.details.some(
          ({ is, end }) => is !== 'wall' && (end === one.start - 1 || end === one.start),
        );
        const text = isWritten ? GONE : wallWritten(said, one, side, isOf ? '' : house.text);
        isWritten = true;
        return [{ start: one.start, end: one.end, text }];
      }
      if (!told) return [];
      // What stands before a name sizes it for everybody, and what is no width of it is told of something else.
      if (one.is === 'width' && told.widthIn !== one.widthIn) return [];
      if (one.is === 'width' && named && one.end <= named.start) return [];
      return [{ start: one.start, end: one.end, text: GONE }];
    }),
  ];
}

/** A wall by the compass where another word for it stood: "one of the 18 ft walls has a window". */
function wallWritten(said: string, { start, end }: Span, side: Side, text: string): string {
  const on = ON.exec(said)?.[0];
  if (text === '') return `on the ${side} wall`;
  if (on) return `${on}the ${side} wall`;
  const isSubject = /^ (?:has|gets|holds|with|is where)\b/i.test(text.slice(end, end + 12));
  const before = text.slice(Math.max(0, start - 4), start);
  if (isSubject || /\bof $/.test(before)) return `${/^[A-Z]/.test(said) ? 'The' : 'the'} ${side} wall`;
  return `on the ${side} wall`;
}
const ON = /^(?:in|on|at|along|through|to) /i;
const AT = /^(?:in|on|at|along|into|to|through|against|onto) /i;

/** Stands where words were taken out. */
const GONE = '¤';

/** Without what is left of clauses that were taken out. */
const tidy = (text: string): string =>
  text
    .replace(/\( ?(?:[,;] ?)?¤(?:[, ]|¤)*\)/g, GONE)
    .replace(/(?<=¤)[ ,]{0,3}(?:and )?(?:(?:is|that|which) ){0,2}(?=¤)/g, '')
    .replace(/¤{2,}/g, GONE)
    .replace(/(?:^|(?<=[.;!?\n] ?))(?:(?:it|its|it's|the|and|is|that|one) )?¤ ?[.,;]? ?/gi, '')
    .replace(
      /,? (?:and|which is|that is|which|that|it is|it's|is|with|with a|are) ?¤(?=[ ,]*[.;!?)]|$)/gi,
      '',
    )
    .replace(/(?:, ?)?¤,(?= (?:is|are|in|on|at|so|and|with)\b)/g, '')
    .replace(/,? ?¤(?=[.;!?)])/g, '')
    .replace(/: ?¤ ?,/g, ':')
    .replace(/\b(is|are) ?¤, /gi, '$1 ')
    .replace(/\b(is|are) {1,2}¤/gi, '$1')
    .replace(/, ¤ ?,/g, ',')
    .replace(/ ?,? ?¤/g, '')
    .replace(/\b(is|are) {2}(?=in|on|at)/gi, '$1 ');
