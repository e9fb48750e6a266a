import { isSide } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import {
  ANOTHER,
  AT_IT,
  BEFORE,
  CAR_DOOR,
  COUNTED,
  COUNTS,
  DESK_TO_DOOR,
  GLASS_WALLS,
  ITS_WALL,
  KIND_OF_FIRE,
  MOVED,
  NAME,
  NAMES,
  NO_WINDOW,
  ON_EACH_END,
  OTHER_AFTER,
  OTHER_BEFORE,
  PICTURE_WINDOW,
  type SaidOpening,
  SWINGING,
  SWINGS,
  UNDER_STAIR,
  type Where,
  WIDE_AFTER,
  WIDE_BEFORE,
  WIDENED,
} from './opening-words.js';
import { placeAfter, sentenceAfter } from './place-after.js';
import { related } from './told-by-another.js';

/**
 * Where words put doors, windows and other parts of the house: "door at each short end", "two windows to the east",
 * "on the long wall there is a fireplace". The texts are those of plainText().
 */

/** Of how much text around a name its place is read. */
const AROUND = { before: 72, after: 130 } as const;

/** Nobody tells of more. */
const MOST = 12;

/** "The door to the dining room should go": where it was is closed, and nothing told of where one is to be. */
const GOES =
  /^[a-z ]{0,40}?\b(?:should|must|can|has to|have to|needs? to|gotta) (?:go|come out|be removed|be closed|disappear)\s?(?:$|[.,;!?\n])/i;

const MOST_NAMES = 60;

/** What a text tells of where doors, windows and the like are, and the text without that. */
export function readOpenings(
  text: string,
  category?: RoomCategory,
): {
  readonly openings: readonly SaidOpening[];
  readonly rest: string;
} {
  const openings: SaidOpening[] = [];
  const taken: { readonly from: number; readonly to: number }[] = [];
  const glass = GLASS_WALLS.exec(text);
  for (const match of allMatches(text, ON_EACH_END).slice(0, 1)) {
    openings.push({ said: match[0], opening: 'door', at: 'each short', count: 2 });
    taken.push({ from: match.index, to: match.index + match[0].length });
  }
  if (glass) {
    openings.push({ said: glass[0], opening: 'window', at: 'three sides' });
    taken.push({ from: glass.index, to: glass.index + glass[0].length });
  }
  let names = 0;
  for (const match of allMatches(text, NAME)) {
    if (openings.length >= MOST || names++ >= MOST_NAMES) break;
    const from = match.index;
    if (taken.some((t) => from < t.to)) continue;
    const found = readOne(text, match);
    if (!found) continue;
    openings.push(...found.openings.map((one) => (isInner(category) ? withinHouse(one) : one)));
    if (found.takes) taken.push(found.takes);
  }
  const blind = openings.some(({ opening }) => opening === 'window')
    ? undefined
    : NO_WINDOW.filter((pattern) => pattern !== UNDER_STAIR || !holdsStair(category))
        .map((pattern) => pattern.exec(text))
        .find((m) => m);
  if (blind) openings.push({ said: blind[0], opening: 'window', at: 'none' });
  let rest = text;
  for (const { from, to } of [...taken].reverse()) rest = `${rest.slice(0, from)}, ${rest.slice(to)}`;
  return { openings: related(forCars(widened(openings, text), text, category)), rest };
}

/** The door of a doorway that is to be wider has that width: the first that is told, or the only one. */
function widened(openings: readonly SaidOpening[], text: string): readonly SaidOpening[] {
  const [said, width] = WIDENED.exec(text) ?? [];
  if (said === undefined) return openings;
  const widthIn = Number(width);
  const first = openings.findIndex(
    ({ opening, form }) => opening === 'door' && (!form || form === 'hinged' || form === 'pocket'),
  );
  if (first < 0) return [...openings, { said, opening: 'door', at: 'any', widthIn }];
  return openings.map((one, i) => (i === first && one.widthIn === undefined ? { ...one, widthIn } : one));
}

/** "A 9 ft door" of a garage is the one that cars drive through. */
function forCars(
  openings: readonly SaidOpening[],
  text: string,
  category: RoomCategory | undefined,
): readonly SaidOpening[] {
  const [said, feet] = category === 'garage' ? (CAR_DOOR.exec(text) ?? []) : [];
  if (said === undefined || openings.some(({ form, widthIn = 0 }) => form === 'garage' || widthIn > 84))
    return openings;
  return [...openings, { said, opening: 'door', at: 'any', widthIn: 12 * Number(feet) }];
}

/** One comes into these from another room: their entry door leads to no street. */
const isInner = (category: RoomCategory | undefined): boolean =>
  category === 'bedroom' || category === 'bathroom' || category === 'office';

function withinHouse(told: SaidOpening): SaidOpening {
  if (told.form !== 'front' || /\bexterior\b/i.test(told.said)) return told;
  const { form: _, leads: __, ...inner } = told;
  return inner;
}

interface Found {
  readonly openings: readonly SaidOpening[];
  /** Words that say nothing else. */
  readonly takes?: { readonly from: number; readonly to: number };
}

/** In these a half bath under the stair is a part of the room, which has its own windows. */
const holdsStair = (category: RoomCategory | undefined): boolean =>
  category === 'basement' || category === 'living room' || category === 'garage';

/** What is told of the thing that is named at a place of a text. */
function readOne(text: string, match: RegExpMatchArray): Found | undefined {
  const from = match.index ?? 0;
  const end = from + match[0].length;
  const name = NAMES[match.slice(1).findIndex((group) => group !== undefined)];
  const before = clauseBefore(text.slice(Math.max(0, from - AROUND.before), from));
  const after = sentenceAfter(text.slice(end, end + AROUND.after));
  const other = OTHER_BEFORE.test(before) && !(name?.opening === 'fireplace' && KIND_OF_FIRE.test(before));
  if (!name || other || OTHER_AFTER.test(after) || GOES.test(after)) return undefined;
  // "Sink under the window on the north wall" tells of the window's wall, and of more than that.
  const aside = AT_IT.test(before);
  if (aside && !ITS_WALL.test(after)) return undefined;
  const counted = COUNTED.exec(before);
  const count = COUNTS[counted?.[1]?.toLowerCase() ?? ''] ?? (Number(counted?.[1]) || undefined);
  if (count === 0 || (count ?? 0) > 12) return undefined;
  const swings =
    name.opening === 'door' ? (SWINGS.exec(after)?.[1] ?? SWINGING.exec(before)?.[1]) : undefined;
  const wide = WIDE_BEFORE.exec(before)?.[1];
  const beyond = widthAfter(after);
  const base = {
    ...name,
    ...(count === undefined ? {} : { count }),
    ...(name.opening === 'window' && count === undefined && /s$/i.test(match[0]) ? { several: true } : {}),
    ...(PICTURE_WINDOW.words.test(match[0]) ? { count: 1, widthIn: PICTURE_WINDOW.widthIn } : {}),
    ...(name.form === 'cased' && wide ? { widthIn: 12 * Number(wide) } : {}),
    ...(name.opening === 'door' && beyond !== undefined ? { widthIn: beyond } : {}),
    ...(swings ? { swings: /^o/i.test(swings) ? ('out' as const) : ('in' as const) } : {}),
    ...(MOVED.test(before) ? { moves: true } : {}),
  };
  const openings: SaidOpening[] = [];
  const tell = (told: Where, to: number, start = from): void => {
    const where = atDesk(told, text);
    const said = text.slice(start, to).trim();
    const { of } = where;
    // "To the south and west": one in either.
    if (of && isSide(of) && !where.along) {
      const { of: _, ...first } = where;
      const { several: __, ...each } = base;
      for (const at of [first.at, of]) openings.push({ ...each, ...first, at, said });
    } else openings.push({ ...base, ...where, said });
  };
  let at = end;
  /** Told of a further one: "and two on the south". */
  let many: number | undefined;
  for (let i = 0; i < 3; i++) {
    const told = placeAfter(text.slice(at, end + AROUND.after), name.opening === 'door');
    if (told) {
      tell(
        many === undefined ? told.where : { ...told.where, count: many },
        at + told.length,
        i === 0 ? from : at,
      );
      at += told.length;
    } else if (i > 0) break;
    const more = ANOTHER.exec(text.slice(at, at + 40));
    if (!told || !more) break;
    at += more[0].length;
    many = COUNTS[/\b(?:one|two|three)\b/i.exec(more[0])?.[0].toLowerCase() ?? 'one'];
  }
  const turns = openings.length > 0 && swings ? SWINGS.exec(text.slice(at, end + AROUND.after)) : null;
  if (turns) at += turns.index + turns[0].length;
  if (openings.length > 0) {
    const isAlone = !aside && openings.every((one) => saysNothingElse(one));
    const own = OWN_WIDTH.exec(before)?.[0].length ?? 0;
    return { openings, ...(isAlone ? { takes: { from: from - own, to: at } } : {}) };
  }
  for (const [pattern, read] of BEFORE) {
    const m = pattern.exec(before);
    const where = m && read(m);
    if (!m || !where) continue;
    tell(where, end, from - before.length + m.index);
    return { openings };
  }
  if (base.swings) {
    const to = end + (SWINGS.test(after) ? sentenceEndOfSwing(after) : 0);
    tell({ at: 'any' }, to);
    return { openings, ...(openings.every(saysNothingElse) ? { takes: { from, to } } : {}) };
  }
  return undefined;
}

/** A width before a name belongs to no other thing. */
const OWN_WIDTH = /\b\d{1,3}[ -]?(?:foot|inch)(?:[ -]wide)? $/i;

/** The widths that doors and openings come in. Inches. */
const WIDTHS = { least: 24, most: 240 } as const;

/** The width that is told right after the name of a door or an opening, in inches. */
function widthAfter(after: string): number | undefined {
  const [, number, unit = ''] = WIDE_AFTER.exec(after) ?? [];
  if (number === undefined) return undefined;
  const inches = /^(?:f|'|’)/i.test(unit) ? 12 * Number(number) : Number(number);
  return inches >= WIDTHS.least && inches <= WIDTHS.most ? inches : undefined;
}

/** "Window on the left of the desk" by who comes in: at a desk that looks to the door it is on the other hand. */
function atDesk(where: Where, text: string): Where {
  if (where.of !== 'desk' || (where.at !== 'left' && where.at !== 'right')) return where;
  const { of: _, ...rest } = where;
  return DESK_TO_DOOR.test(text) ? { ...rest, at: where.at === 'left' ? 'right' : 'left' } : rest;
}

/** What a form, a thing beside it or a way out asks for is read by others as well. */
function saysNothingElse({ opening, form, of, leads, at, said, swings }: SaidOpening): boolean {
  if (opening !== 'window' && opening !== 'door') return false;
  if (form && form !== 'front' && form !== 'hinged') return false;
  // The end of a wall is its corner.
  const isThing = of && !isSide(of) && !/^(?:door|doorway|entry|entrance)$/.test(of);
  if (isThing && !/\bwhere\b/i.test(said)) return false;
  return leads === 'outside'
    ? form === 'front'
    : at !== 'any' || leads === 'inside' || of !== undefined || swings !== undefined;
}

const sentenceEndOfSwing = (after: string): number => {
  const m = SWINGS.exec(after);
  return m ? m.index + m[0].length : 0;
};

const clauseBefore = (text: string): string =>
  text
    .split(/[;!?\n]|\.(?!\d)/)
    .at(-1)
    ?.replace(/^ /, '') ?? '';
