import { lastThingNamed, numberFrom, type Statement } from '@plumbline/brief';
import { boundsOf, type Item, itemsOf, reachFrom, runsEast, SIDES, type Side } from '@plumbline/concept';
import { centre, inFront, opposite, overlaps, rectOf, seenFromWall } from '../geometry/geometry.js';
import { isSolid } from '../geometry/items.js';
import { gap, isOnWall, standsAsTold, thingsPlaced } from '../planner/floor/told-places.js';
import { backOfSitter, chairOf, seatsIn } from '../planner/floor/use-of-floor.js';
import { zonesOf } from '../rules/zones.js';
import type { Evidence } from '../shown/evidence.js';
import { SHOWN } from '../shown/features-shown.js';
import { propertyLacking } from './properties/properties.js';
import type { SaidOf } from './said-of.js';
import {
  isByTheSitter,
  isToLeave,
  relationNotKept,
  windowsEitherSide,
  windowsNotBeside,
} from './stands-as-said.js';
import { atAnotherWall, atAnotherWallAsSeen, ofAnotherWidth } from './told-sides.js';
import { witnessOf } from './witness.js';

/**
 * What a clause says of a thing beside that it is to be there: how many, beside what, at which end. A thing that is drawn
 * without that is drawn in another way. Lengths are inches.
 */

/** Things that a relation is said of, and the words behind it. */
interface Said {
  readonly things: readonly Item[];
  readonly object: string;
  readonly e: Evidence;
}

/** Whether it is so; undefined where the room does not tell. */
type Holds = (said: Said) => boolean | undefined;

const at = (item: Item) => ({ rect: rectOf(item.box), facing: item.facing });

/** Whether something stands nearer to one of some sides than to the wall across from it. */
const isTowardsOneOf = ({ things, e }: Said, sides: readonly Side[]): boolean => {
  const { w, d } = boundsOf(e.room.shell);
  return things.some((item) => {
    const { x, y } = centre(rectOf(item.box));
    return sides.some(
      (side) => ({ west: x < w / 2, east: x > w / 2, south: y < d / 2, north: y > d / 2 })[side],
    );
  });
};

const atWindow: Holds = ({ things, e }) =>
  things.some((item) => standsAsTold(e.room, at(item), { thing: item.kind, how: 'under', to: 'window' }));

/** At an end of a room that a window is in; beside a window in a long wall. */
const windowEnd: Holds = (said) => {
  const { w, d } = boundsOf(said.e.room.shell);
  const windows = said.e.room.openings.filter((o) => o.kind === 'window');
  const ends = windows.map((o) => o.side).filter((side) => (runsEast(side) ? w < d : d < w));
  return isTowardsOneOf(said, ends) || atWindow(said) === true;
};

const fireEnd: Holds = (said) => {
  const fires = itemsOf(said.e.room, 'fireplace');
  return fires.length === 0
    ? undefined
    : isTowardsOneOf(
        said,
        fires.map((fire) => opposite(fire.facing)),
      );
};

/** Those of a laundry. */
const MACHINES = /\bmachines?\b/i;

/** What words behind a relation name, as it stands in the room; undefined where none does. */
const named = ({ object, e }: Said): readonly Item[] | undefined => {
  const id = MACHINES.test(object) ? 'washer' : lastThingNamed(object, e.room.category);
  const found = id === undefined ? [] : thingsPlaced(e.room, id);
  return found.length > 0 ? found : undefined;
};

/** As near as one calls two things beside one another, across a corner or a narrow way. */
const BESIDE = 42;
/** Rooms of their own are told by what stands in them: as far apart as a bed and a toilet on either side of a wall. */
const BESIDE_ROOM = 120;

const beside: Holds = (said) => {
  const others = named(said);
  // "Dishes near the dishwasher": what is named alone stands to nothing.
  if (others && said.things.every((item) => others.includes(item))) return undefined;
  return others?.some((other) =>
    said.things.some(
      (item) =>
        item !== other &&
        gap(rectOf(item.box), rectOf(other.box)) <=
          (item.kind === 'bed' && other.kind === 'toilet' ? BESIDE_ROOM : BESIDE),
    ),
  );
};

/** Along its wall there is one of the things to either hand of another. */
const eitherSide: Holds = (said) => {
  if (/\b(?:door|doorway|window)s?\b/i.test(said.object)) return eitherSideOfOpening(said);
  const others = named(said);
  if (others && said.things.every((item) => others.includes(item))) return windowsEitherSide(others, said.e);
  return others?.some((other) => {
    const level = runsEast(other.facing);
    const along = ({ box }: Item): number => {
      const c = centre(rectOf(box));
      return level ? c.x : c.y;
    };
    const near = said.things.filter((i) => gap(rectOf(i.box), rectOf(other.box)) <= BESIDE);
    return near.some((i) => along(i) < along(other)) && near.some((i) => along(i) > along(other));
  });
};

/** At the wall of a door or a window, to either hand of it. */
function eitherSideOfOpening({ things, object, e }: Said): boolean {
  const isWindow = /window/i.test(object);
  return e.room.openings.some((o) => {
    if ((o.kind === 'window') !== isWindow) return false;
    const seen = things
      .map((item) => seenFromWall(e.room, o.wall, rectOf(item.box)))
      .filter(({ n }) => n < 8);
    return (
      seen.some(({ t, along }) => t + along <= o.offsetIn + 1) &&
      seen.some(({ t }) => t >= o.offsetIn + o.widthIn - 1)
    );
  });
}

const inCorner: Holds = ({ things, e }) =>
  things.some((item) => {
    const near = SIDES.filter((side) => reachFrom(e.room.shell, rectOf(item.box), side) <= 30);
    return near.some(runsEast) && near.some((side) => !runsEast(side));
  });

/** Of things in a row each looks the same way and none stands far before another. */
const inRow: Holds = ({ things }) => {
  const [first] = things;
  if (!first || things.length < 2) return undefined;
  const lineOf = ({ box }: Item): number => (runsEast(first.facing) ? box.y : box.x);
  return things.every((i) => i.facing === first.facing && Math.abs(lineOf(i) - lineOf(first)) <= 6);
};

/** Hung over another thing. */
const above: Holds = (said) => {
  const others = named(said);
  // "Window is on the short wall over the tub": nothing is over itself.
  if (others && said.things.every((item) => others.includes(item))) return undefined;
  return others?.some((other) =>
    said.things.some(
      (item) => item !== other && item.box.z > 0 && gap(rectOf(item.box), rectOf(other.box)) <= 8,
    ),
  );
};

/** What stands on the floor where it is not hung or set on another thing. */
const OFF_FLOOR: ReadonlySet<string> = new Set(['bookcase', 'storage-shelf', 'piece', 'cabinet']);
/** On another thing, or hung over it: off the floor in any case. */
const offFloor: Holds = ({ things }) =>
  things.every(({ kind, box }) => OFF_FLOOR.has(kind) && box.z === 0) ? false : undefined;

/** At the back of who sits at a desk. */
const behindSitter: Holds = ({ things, e }) => {
  const desks = itemsOf(e.room, 'desk');
  if (desks.length === 0) return undefined;
  return desks.some((desk) => {
    const chair = chairOf(e.room, desk);
    if (!chair) return false;
    const back = backOfSitter(chair, desk);
    return things.some((item) => isOnWall(e.room, at(item), back) && opposite(item.facing) === back);
  });
};

/** Free floor around what one is to walk around. */
const WALK = 30;
/** Past its corners one turns in less. */
const AT_CORNER = 20;
const around: Holds = ({ things, e }) =>
  things.some((item) => {
    if (/chair|stool/.test(item.kind)) return false;
    const r = rectOf(item.box);
    const others = e.room.items.filter((i) => i !== item && isSolid(i) && !/chair|stool/.test(i.kind));
    return (
      SIDES.every((side) => reachFrom(e.room.shell, r, side) >= WALK) &&
      !others.some(
        ({ box }) =>
          gap(rectOf(box), r) < AT_CORNER ||
          SIDES.some((side) => overlaps(inFront(r, side, WALK), rectOf(box))),
      )
    );
  });

const NUMBERS = 'two three four five six seven eight nine ten'.split(' ');

/** Behind walls of its own: a bed in another part of the room than where one sits and cooks. */
const walledOff: Holds = ({ e }) => {
  const beds = itemsOf(e.room, 'bed', 'bunk-bed');
  if (beds.length === 0) return undefined;
  const zone = zonesOf(e.room).find(({ items }) => items.some((item) => item === beds[0]));
  return zone === undefined
    ? undefined
    : !zone.items.some(({ kind }) => ['sofa', 'sectional', 'refrigerator', 'tv-console'].includes(kind));
};

/** Wider than one door: a pair of leaves, or an opening of as much. Inches. */
const PAIR_WIDE = 54;
const twoDoorsWide: Holds = ({ e }) =>
  e.room.openings.some((o) => o.kind !== 'window' && o.widthIn >= PAIR_WIDE);

/** Whether all that drains stands at a wall, or in the bath that is there. */
const BATH_DEEP = 72;
const allPiped: Holds = ({ object, e }) => {
  const side = SIDES.find((one) => one === object.toLowerCase());
  const piped = itemsOf(e.room, 'toilet', 'shower', 'bathtub', 'vanity', 'sink-base', 'washer');
  return side === undefined || piped.length === 0
    ? undefined
    : piped.every(({ box }) => reachFrom(e.room.shell, rectOf(box), side) <= BATH_DEEP);
};

/** Relations that are said of the room, whichever thing is named before them. */
const OF_ROOM: readonly (readonly [RegExp, Holds, string])[] = [
  [
    /\b(?:(?:bed ?room|sleeping (?:area|room)|bed)(?: is)?(?: to be)? (?:separate|separated|walled off|parted off|closed off|behind (?:a )?walls?)|separate(?:d)? (?:bed ?room|sleeping (?:area|room)))\b/i,
    walledOff,
    'A bed is drawn, with no walls between it and the rest of the room: they would leave too little of it.',
  ],
  [
    /\b(?:all (?:of )?(?:the )?(?:plumbing|pipes|wet)|everything wet|everything with water)\b[a-z ]{0,24}\b(?:on|along|against|at) (?:the )?(north|south|east|west)\b/i,
    allPiped,
    'Some of what drains stands at another wall than the one with the pipes.',
  ],
  [
    /\b(?:double|two[- ]leaf|wide) (?:doorway|doors?(?! ?knob)|opening)\b/i,
    twoDoorsWide,
    'The way in is drawn narrower than a pair of doors.',
  ],
  [
    /\bknees? (?:(?:can |to |will )?(?:go|goes|fit|fits)(?: under| below)?|space|clearance)\b|\broom for (?:the |my |her |his )?knees\b/i,
    sitsUnder,
    'No counter with room for the knees under it is in this plan.',
  ],
  [
    /\blower(?:ed)? (?:section of )?(?:the )?(?:counter|countertop|work ?top)s?\b|\b(?:counter|section) (?:that is |which is )lower\b/i,
    hasLowTop,
    'All counters of this plan are of one height: a lower one is the contractor’s.',
  ],
  [
    /\bwith a (?:pocket |barn |sliding )?door (?:or curtain )?(?:separating|between)\b|\bseparated from (?:the )?[a-z]{3,12} by a (?:pocket )?(?:door|wall)\b/i,
    ({ e }) => itemsOf(e.room, 'partition-door').length > 0,
    'No wall with a door parts them in this plan.',
  ],
  [
    /\b(?:won['’]?t|not|don['’]?t|doesn['’]?t|can['’]?t|without) (?:wake|waking|be heard|disturb(?:ing)?)\b/i,
    ({ e }) => e.quantities.some(({ price }) => /sound/.test(price)),
    'Nothing in this plan keeps the sound from other rooms: ask for the walls or the ceiling to be soundproofed.',
  ],
];

/** Whether one sits with the knees under something: a counter, a basin, a desk. */
function sitsUnder({ e }: Parameters<Holds>[0]): boolean {
  return e.room.items.some(
    ({ kind, traits }) =>
      kind === 'desk' || (traits !== undefined && 'kneeSpace' in traits && traits.kneeSpace === true),
  );
}
/** Counters differ by less than this where they are of one height. Inches. */
const ALIKE = 1;
function hasLowTop({ e }: Parameters<Holds>[0]): boolean {
  const tops = itemsOf(e.room, 'countertop').map(({ box }) => box.z + box.heightIn);
  return tops.length === 0 || Math.min(...tops) < 35 || Math.max(...tops) - Math.min(...tops) > ALIKE;
}

/** A bench of a told length, in inches or feet: "60 inch bench", "5 ft bench". */
const BENCH_LONG =
  /\b(\d{1,3}) ?-?(in|inch|inches|"|ft|feet|foot|')[ -]?(?:long |wide )?(?:[a-z]{3,12} )?bench\b/i;
const SHORTER = 3;

function shorterBench({ words, e }: SaidOf): string | undefined {
  const match = BENCH_LONG.exec(words);
  const benches = itemsOf(e.room, 'bench');
  if (!match || benches.length === 0) return undefined;
  const long = Number(match[1]) * (/^(?:f|')/i.test(match[2] ?? '') ? 12 : 1);
  const drawn = Math.max(...benches.map(({ box }) => Math.max(box.widthIn, box.depthIn)));
  return drawn < long - SHORTER
    ? `The bench is ${Math.round(drawn)} in long, not ${long}: no wall had more free beside what else was asked for.`
    : undefined;
}

const SHELVES = new RegExp(`\\b(${NUMBERS.join('|')}|[2-9]) (?:[a-z-]{3,12} ){0,2}shelves\\b`, 'i');

/** Shelves that hang on a wall are counted one by one; a bookcase holds as many as it has boards. */
function fewerShelves({ words, e }: SaidOf): string | undefined {
  const word = SHELVES.exec(words)?.[1]?.toLowerCase();
  if (word === undefined || itemsOf(e.room, 'bookcase', 'storage-shelf').length > 0) return undefined;
  const hung = itemsOf(e.room, 'floating-shelf').length;
  const least = numberFrom(word);
  return hung > 0 && hung < least ? `${hung} of the ${least} ${hung === 1 ? 'is' : 'are'} drawn.` : undefined;
}

const WORDS_BEHIND = '((?: [a-z-]{2,14}){1,4})';
const RELATIONS: readonly (readonly [RegExp, Holds])[] = [
  [/\b(?:at|on|by|near|towards?) the window end\b/i, windowEnd],
  [/\b(?:at|on|by|near|towards?) the fire(?:place)? end\b/i, fireEnd],
  [
    /\b(?:at|by|near|under|below|beneath|next to|beside|in front of) (?:(?:the|a|one of the|our) )(?:[a-z]{3,9} )?windows?\b(?! (?:end|seat|wall))/i,
    atWindow,
  ],
  [new RegExp(`\\b(?:on )?(?:either|both|each) sides? of${WORDS_BEHIND}`, 'i'), eitherSide],
  [
    new RegExp(`\\b(?:next to|beside|alongside|near|close to|right by) (?:the|our|my|a)${WORDS_BEHIND}`, 'i'),
    beside,
  ],
  [new RegExp(`\\b(?:over|above) (?:the|our|my|a)${WORDS_BEHIND}`, 'i'), above],
  [/\b(?:on top of|over|above) (?:it|them|his|hers|mine|theirs)(?![a-z' ]{0,3}[a-z])/i, offFloor],
  [/\bin (?:a|one|the) corner\b/i, inCorner],
  [/\b(?:all )?in (?:one|a|a single) (?:long )?row\b/i, inRow],
  [/\bbehind (?:me|him|her|my chair|the desk|my desk)\b/i, behindSitter],
  [
    /\b(?:you can|to|able to|can|room to) (?:get|walk|move|go)(?: all the way| right)? around(?: it)?\b/i,
    around,
  ],
];

const OF_OPENING = /\b(?:windows?|doors?|doorway|openings?|slider) ?$/i;
/** Before a relation that is refused. */
const REFUSED = /\b(?:not|no|never|away from|off|without|isn'?t|n'?t)(?: [a-z]{1,9}){0,3} ?$/i;

const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|[2-9]|1[0-2])((?: [a-z-]{2,12}){0,2}) ?$`, 'i');
/** A figure before these is no number of things. */
const NO_COUNT =
  /\b(?:inch|inches|in|ft|foot|feet|burner|car|person|people|bowl|door|drawer|story|row|walls?|sides?)\b/i;
/** Features that say themselves how many, or of whose things no plan holds each by itself. */
const COUNTS_ITSELF =
  /bike-rack|two|three|double|second|stacked|for-\d|\d|cars?$|lights|windows|plants|artwork|curtains|pendants|sconces|storage|drawers|children|recliners|outlets/;

/** Fewer things than a number before their name: "four lateral files", of which one is drawn. */
function fewer({ words, start, statements, e }: SaidOf): string | undefined {
  for (const { claim, span } of statements) {
    if (claim.is !== 'feature' || !span || COUNTS_ITSELF.test(claim.id)) continue;
    const [from, to] = [span.start - start, span.end - start];
    if (from < 0 || !/s$/i.test(words.slice(from, to + 1).trimEnd())) continue;
    const found = COUNTED.exec(words.slice(Math.max(0, from - 40), from));
    const said = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) /i.exec(words.slice(from, to));
    const word = (found?.[1] ?? said?.[0] ?? '').trim().toLowerCase();
    if (word === '' || NO_COUNT.test(found?.[2] ?? '')) continue;
    const least = numberFrom(word);
    const { items } = witnessOf(SHOWN[claim.id] ?? (() => false), e);
    if (items.length > 0 && items.length < least)
      return `${items.length} of the ${least} ${items.length === 1 ? 'is' : 'are'} drawn.`;
  }
  return undefined;
}

const SEATS_OF = new RegExp(
  `\\b(?:sofa|sectional|couch) (?:for|that seats|to seat) (${NUMBERS.join('|')}|\\d{1,2})\\b`,
  'i',
);

function fewerSeats({ words, e }: SaidOf): string | undefined {
  const word = SEATS_OF.exec(words)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const least = numberFrom(word);
  const seats = seatsIn(e.room);
  return seats < least ? `${seats} have a place here, not ${least}.` : undefined;
}

/** What a clause says of how its things stand to others that is not so in the room. */
export const standsElse = (said: SaidOf): string | undefined =>
  windowsNotBeside(said) ?? relationNotKept(said);

/** What a clause says of its things that is not so in the room, as a sentence; undefined where all of it is. */
export function contradictionIn(said: SaidOf): string | undefined {
  // The corner of a room within the room is held against its walls.
  const isOfRoom = said.statements.some(({ claim }) => claim.is === 'room' || claim.is === 'part');
  const lacking =
    fewer(said) ??
    fewerSeats(said) ??
    shorterBench(said) ??
    fewerShelves(said) ??
    ofAnotherWidth(said) ??
    (isOfRoom ? undefined : (atAnotherWall(said) ?? atAnotherWallAsSeen(said)));
  if (lacking) return lacking;
  const apart = standsElse(said) ?? propertyLacking(said);
  if (apart) return apart;
  const { words, statements, e } = said;
  for (const [pattern, holds, sentence] of OF_ROOM) {
    const match = pattern.exec(words);
    if (match && holds({ things: [], object: match[1] ?? '', e }) === false) return sentence;
  }
  // What was read as a place is held against the room by itself.
  const isHeld = ({ claim }: Statement): boolean =>
    claim.is === 'place' ||
    claim.is === 'not at' ||
    claim.is === 'room' ||
    claim.is === 'part' ||
    isByTheSitter(claim);
  if (statements.some(isHeld) || isToLeave(words)) return undefined;
  for (const [pattern, holds] of RELATIONS) {
    const match = pattern.exec(words);
    if (!match) continue;
    const refused = REFUSED.test(words.slice(Math.max(0, match.index - 40), match.index));
    // "Window over the sink": doors and windows are held against the room by themselves.
    if (OF_OPENING.test(words.slice(Math.max(0, match.index - 30), match.index))) continue;
    const things = thingsSaid(said, match.index);
    if (things.length === 0) continue;
    const so = holds({ things, object: match[1] ?? '', e });
    if (so === true && refused) return `It is drawn "${match[0].trim()}" all the same.`;
    if (so === false && !refused) return `It is drawn, but not "${match[0].trim()}".`;
  }
  return undefined;
}

/** The things that words before a relation name, else those that show that the clause is drawn. */
function thingsSaid({ words, items, e }: SaidOf, before: number): readonly Item[] {
  const id = lastThingNamed(words.slice(0, before), e.room.category);
  const placed = id === undefined ? [] : thingsPlaced(e.room, id);
  return placed.length > 0 ? placed : e.room.items.filter((item) => items.includes(item.id));
}
