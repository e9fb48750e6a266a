import type { ToldOpening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { factsOf } from '../frame/views.js';
import { DEFAULT_SIZES } from '../shell/default-sizes.js';
import { readSize } from '../shell/sizes.js';
import type { Span } from '../text/span.js';
import type { Way } from './detail.js';
import { type House, saysMore, toldOf } from './part-as-told.js';
import { type ToldPart, toldParts } from './told-parts.js';
import { entryAmong, type Room, wallsOf, waysOf } from './walls-of-parts.js';
import { writtenPlainly } from './written-plainly.js';

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
  const plain = writtenPlainly(house);
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
