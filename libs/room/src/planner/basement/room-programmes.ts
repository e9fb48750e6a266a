import { refuses, wants } from '@plumbline/brief';
import { type AskedPiece, type Brief, type RoomUse, type ToldRoom } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { placeFirst } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { bookcase, filingCabinets, LAUNDRY, STORAGE_SHELVES } from '../furniture/groups.js';
import { gymGroups, wallMirror } from '../furniture/gym.js';
import { pianos } from '../furniture/pianos.js';
import { piecesFor, setPieces } from '../furniture/pieces.js';
import { playCorner, playFloor } from '../furniture/play.js';
import { aside, central } from '../furniture/preferences.js';
import { setRows } from '../furniture/seats/theater-rows.js';
import { setCraftTable, setWorkshop } from '../furniture/workshop.js';

/** What stands in a room that words put into a corner of a basement, by what it is for. Inches. */

/** What stands in the room: the wishes that it answers, undefined where it holds nothing of them; and what found no place. */
interface Furnished {
  readonly taken: readonly string[] | undefined;
  readonly left: readonly string[];
}

type Programme = (room: Draft, brief: Brief, left: string[]) => readonly string[] | undefined;

export function furnishRoom(room: Draft, brief: Brief, { use }: ToldRoom): Furnished {
  const left: string[] = [];
  const taken = PROGRAMMES[use](room, brief, left);
  return { taken, left: taken ? left : [] };
}

const ROWS = ['home-theater', 'recliners', 'recliner', 'tv', 'projector', 'riser'] as const;
/** Seats that words ask for beside those of the movie room. */
const ELSEWHERE = ['sofa', 'sectional', 'sleeper-sofa', 'fireplace'] as const;

/** Recliners in rows before the screen: as many as told, in one row where that is as good, else as many as the room takes. */
const theater: Programme = (room, brief, left) => {
  const told = brief.pieces?.find(({ id }) => id === 'recliners');
  const seats = brief.counts?.find(({ of }) => of === 'armchair')?.least;
  const tries: readonly AskedPiece[] = told
    ? [told]
    : (seats === undefined
        ? USUAL_ROWS
        : [1, 2, 3].map((rows) => [rows, Math.ceil(seats / rows)] as const)
      ).map(([rows, count]) => ({ id: 'recliners', rows, count }));
  const others = (brief.pieces ?? []).filter(({ id }) => id !== 'recliners');
  const withRows = (asked: AskedPiece): Brief => ({ ...brief, pieces: [asked, ...others] });
  const whole = tries.some((asked) => setRows(room, withRows(asked), [], false));
  if (!whole && !tries.some((asked) => setRows(room, withRows(asked), left))) return undefined;
  const screenElsewhere = ELSEWHERE.some((id) => wants(brief, id));
  return ROWS.filter((id) => id !== 'tv' || !screenElsewhere);
};
/** Rows of a movie room for which nobody told the seats. */
const USUAL_ROWS = [
  [2, 4],
  [2, 3],
  [2, 2],
  [1, 4],
  [1, 3],
  [1, 2],
] as const;

const MIRRORS = [96, 72, 60, 48] as const;

/** The machines that were named, else a usual one; and the mirror. */
const gym: Programme = (room, brief, left) => {
  const named = piecesFor(brief, 'gym');
  const mirrored = wants(brief, 'mirror') && !refuses(brief, 'mirror');
  const hang = (): boolean =>
    placeFirst(room, MIRRORS.map(wallMirror), { group: 'gym', prefer: central() }) !== undefined;
  if (mirrored && !hang()) left.push('A mirror was left out: no wall of the gym has the place for it.');
  if (named.length > 0) setPieces(room, { ...brief, wanted: named }, left);
  else if (!placeFirst(room, gymGroups(), { group: 'gym', prefer: aside() }))
    left.push('Exercise equipment was left out: the gym has no free place for it.');
  return ['gym', ...named, ...(mirrored ? ['mirror'] : [])];
};

/** A desk, and what else of an office was asked for. */
const office: Programme = (room, brief, left) => {
  if (!placeFirst(room, desks(brief), { group: 'desk', prefer: aside() }))
    left.push('A desk was left out: the office has no free place for it.');
  const files = wants(brief, 'file-cabinet');
  if (files) placeFirst(room, filingCabinets, { group: 'desk', prefer: aside() });
  const books = wants(brief, 'bookcase');
  if (books)
    placeFirst(
      room,
      [60, 48, 36].map((w) => bookcase(w, false)),
      { group: 'storage', prefer: aside() },
    );
  return ['desk', ...(files ? ['file-cabinet'] : []), ...(books ? ['bookcase'] : [])];
};

const workshop: Programme = (room, brief, left) => {
  setWorkshop(room, left, brief);
  return ['workbench', 'tool-chest'];
};

const laundry: Programme = (room, _brief, left) => {
  if (!placeFirst(room, LAUNDRY, { group: 'laundry', prefer: aside() }))
    left.push('A washer and dryer was left out: the laundry has no free place for it.');
  return ['laundry'];
};

/** Shelves along as many walls as have the place. */
const MOST_SHELVES = 3;
const storage: Programme = (room, _brief, left) => {
  let stand = 0;
  while (stand < MOST_SHELVES && placeFirst(room, STORAGE_SHELVES, { group: 'storage', prefer: aside() }))
    stand++;
  if (stand === 0) left.push('Storage shelving was left out: the storage has no free place for it.');
  return ['storage'];
};

const playroom: Programme = (room, _brief, left) => {
  if (!placeFirst(room, [playFloor(), playCorner()], { group: 'play', prefer: aside() }))
    left.push('A play area was left out: the playroom has no free place for it.');
  return ['play-area', 'toys'];
};

/** A table to make things at, what was named for it, and shelves. */
const craft: Programme = (room, brief, left) => {
  const named = piecesFor(brief, 'studio');
  if (named.length > 0) setPieces(room, { ...brief, wanted: named }, left);
  if (named.length === 0 || wants(brief, 'craft-table')) setCraftTable(room, left);
  let shelves = 0;
  while (shelves < CRAFT_SHELVES && placeFirst(room, STORAGE_SHELVES, { group: 'crafts', prefer: aside() }))
    shelves++;
  return ['craft-table', 'art-studio', ...named, ...(shelves > 0 ? ['storage', 'bookcase'] : [])];
};
const CRAFT_SHELVES = 2;

/** The instruments that were named, and seats for who plays. */
const music: Programme = (room, brief, left) => {
  const named = piecesFor(brief, 'music');
  if (named.length > 0) setPieces(room, { ...brief, wanted: named }, left);
  const keys = (['piano', 'grand-piano'] as const).filter((id) => wants(brief, id));
  if (
    keys.length > 0 &&
    !placeFirst(room, pianos(keys.includes('grand-piano')), { group: 'music', prefer: aside() })
  )
    left.push('A piano was left out: the music room has no free place for it.');
  placeFirst(room, [bookcase(48, false), bookcase(36, false)], { group: 'music', prefer: aside() });
  return [...named, ...keys];
};

const PROGRAMMES: Readonly<Record<RoomUse, Programme>> = {
  theater,
  gym,
  office,
  workshop,
  laundry,
  storage,
  playroom,
  craft,
  music,
};
