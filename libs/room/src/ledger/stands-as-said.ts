import { type Claim, lastThingNamed } from '@plumbline/brief';
import type { Item, ThingPlace } from '@plumbline/concept';
import { opposite, rectOf, seenFromWall } from '../geometry/geometry.js';
import { isBetween, type Other, otherOf, RELATIONS } from '../planner/floor/how-things-stand.js';
import { farIn, OFF_WINDOW } from '../planner/floor/refused-places.js';
import { gap, othersCalled, standsAsTold, thingsPlaced } from '../planner/floor/told-places.js';
import type { Evidence } from '../shown/evidence.js';
import type { SaidOf } from './said-of.js';

/**
 * Whether what a clause draws stands to other things as its words tell. Each relation that words name is held against the
 * finished room, whoever read it. Lengths are inches.
 */

type How = NonNullable<ThingPlace['how']> | 'away' | 'far';

const THING = ' (?:the|our|my|his|her|an?|each) ([a-z-]{2,14}(?: [a-z-]{2,14}){0,3})';

/** Longer words first: "the wall opposite the bed" is no "opposite the bed". */
const SAID: readonly (readonly [RegExp, How])[] = [
  [
    new RegExp(`\\b(?:(?:on|along|against|at) (?:the )?same (?:wall|side) (?:as|with))${THING}`, 'i'),
    'along',
  ],
  [
    new RegExp(
      `\\b(?:(?:on|along|against|at) the (?:opposite wall (?:from|of|to|than)|wall (?:opposite|across from|facing)))${THING}`,
      'i',
    ),
    'opposite',
  ],
  [new RegExp(`\\b(?:(?:as )?far (?:away )?from)${THING}`, 'i'), 'far'],
  [new RegExp(`\\b(?:away from)${THING}`, 'i'), 'away'],
  [new RegExp(`\\b(?:across(?: the room)? from|opposite(?: from| of| to)?)${THING}`, 'i'), 'across'],
  [
    new RegExp(
      `\\b(?:facing|looking (?:at|towards?)|(?:angled|turned|pointed|aimed|oriented) (?:at|to|towards?))${THING}`,
      'i',
    ),
    'faces',
  ],
  [new RegExp(`\\b(?:in front of|at the foot of)${THING}`, 'i'), 'front'],
  [new RegExp(`\\b(?:behind)${THING}`, 'i'), 'behind'],
  [new RegExp(`\\b(?:(?:on |to )?the left(?: side)? of)${THING}`, 'i'), 'left'],
  [new RegExp(`\\b(?:(?:on |to )?the right(?: side)? of)${THING}`, 'i'), 'right'],
  [new RegExp(`\\b(?:under(?:neath)?|below|beneath)${THING}`, 'i'), 'under'],
];
const BETWEEN =
  /\bbetween the ([a-z-]{2,14}(?: [a-z-]{2,14})?) and the ([a-z-]{2,14}(?: (?!and\b)[a-z-]{2,14})?)/i;

/** Between a thing and where it stands. */
const BETWEEN_BOTH =
  /(?:[, ](?:right|directly|just|goes?|should|must|has|have|can|could|would|will|to|be|is|are|stands?|sits?|hangs?|placed|set|centered|that|which|somewhere|positioned|located|tucked)){0,6}[, ]?$/i;
/** Before a relation that is refused. */
const REFUSED =
  /(?:\b(?:not|no|never|without|anywhere but|isnt|arent|dont|cant|wont|shouldnt)|n['’]t)(?: [a-z]{1,9}){0,3} ?$/i;
/** Doors of things are none of the room's. */
const DOOR =
  /^(?:(?:front|back|side|entry|hall|hallway|patio|main|big|room) )?(?:door|doorway|entry)\b(?! wall)/i;
const WINDOW =
  /^(?:(?:front|back|side|big|bay|picture|egress|north|south|east|west) )?windows?\b(?! (?:seat|wall|end|bench))/i;

/** What words name first, as the table of things that words place has it. */
function named(words: string, { room }: Evidence): string | undefined {
  if (WINDOW.test(words)) return 'window';
  if (/^(?:garage|overhead|car) door\b/i.test(words))
    return room.category === 'garage' ? 'garage-door' : undefined;
  if (DOOR.test(words)) return 'door';
  const all = words.split(' ');
  for (let n = 1; n <= all.length; n++) {
    const word = (all[n - 1] ?? '').toLowerCase();
    const id = OTHERS[word] ?? lastThingNamed(all.slice(0, n).join(' '), room.category);
    if (id !== undefined) return id;
  }
  return undefined;
}
/** Things that other words of the reader find. */
const OTHERS: Readonly<Record<string, string>> = {
  island: 'island',
  peninsula: 'peninsula',
  dryer: 'dryer',
  mirror: 'mirror',
};

/** The things right before a relation; else what else than the others the clause draws, where that is of one kind. */
function subjects({ words, items, e }: SaidOf, before: number, others: ReadonlySet<Item>): readonly Item[] {
  const last = words.slice(0, before).replace(BETWEEN_BOTH, '').split(' ').slice(-3);
  for (let n = 1; n <= last.length; n++) {
    const id = lastThingNamed(last.slice(-n).join(' '), e.room.category);
    const placed = id === undefined ? [] : thingsPlaced(e.room, id).filter((item) => !others.has(item));
    if (placed.length > 0) return placed;
  }
  const drawn = e.room.items.filter((item) => items.includes(item.id) && !others.has(item));
  return new Set(drawn.map(({ kind }) => kind)).size === 1 ? drawn : [];
}

const idOf = ({ kind }: Item): string => (kind === 'bathtub' ? 'tub' : kind);

function holds(how: How, item: Item, id: string, others: readonly Other[], { room }: Evidence): boolean {
  const thing = { rect: rectOf(item.box), facing: item.facing };
  if (how === 'far') return others.every(({ rect }) => gap(thing.rect, rect) >= farIn(room));
  if (how === 'away') return others.every(({ rect, kind }) => gap(thing.rect, rect) >= offOf(kind));
  if (how === 'in' || how === 'between') return true;
  if (id === 'window' && (how === 'under' || how === 'front'))
    return standsAsTold(room, thing, { thing: idOf(item), how: 'under', to: id });
  return others.some((other) => RELATIONS[how](thing, other, { thing: idOf(item) }, room));
}
const NOT_BESIDE = 36;
const offOf = (kind: Other['kind']): number => (kind === 'window' ? OFF_WINDOW : NOT_BESIDE);

/** The first relation of a clause that is not so in the room, in its own words. */
export function relationNotKept(said: SaidOf): string | undefined {
  // What was read as a place is held against the room by its reader.
  const isRead = said.statements.some(
    ({ claim }) =>
      (claim.is === 'place' && claim.told.how !== undefined) || claim.is === 'not at' || isByTheSitter(claim),
  );
  return (
    (isRead || isToLeave(said.words) ? undefined : notToAnother(said)) ??
    notBetween(said) ??
    notToOneAnother(said)
  );
}

/** "The TV is over the fireplace, so move it": where it hangs today it is not to hang. */
export const isToLeave = (words: string): boolean => IS_TODAY.test(words.slice(0, 60)) && TO_MOVE.test(words);
const IS_TODAY =
  /^(?:the |our |my )?[a-z-]{2,12}(?: [a-z-]{2,12})? (?:is|was|hangs|sits) (?:over|above|on|in|by|under|against) /i;
const TO_MOVE = /\b(?:so|and|please) (?:please )?(?:move|get|take|relocate) (?:it|that|them)\b/i;

/** A bar at a hand of who sits is held against the room by that. */
export const isByTheSitter = (claim: Claim): boolean => claim.is === 'feature' && /^bars?-at-/.test(claim.id);

function notToAnother(said: SaidOf): string | undefined {
  const { words, e } = said;
  let rest = words;
  for (const [pattern, how] of SAID) {
    const match = pattern.exec(rest);
    if (!match) continue;
    // What was told is looked at once.
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    const before = words.slice(0, match.index);
    const id = named(match[1] ?? '', e);
    if (id === undefined || REFUSED.test(before.slice(-40))) continue;
    const others = othersCalled(e.room, id);
    const own = new Set(thingsPlaced(e.room, id));
    const things = others.length > 0 ? subjects(said, match.index, own) : [];
    if (others.length > 0 && things.length === 0 && IT.test(before)) return NOT_HELD;
    if (things.length > 0 && !things.some((item) => holds(how, item, id, others, e)))
      return `It is drawn, but not "${shortened(match[0], id, match[1] ?? '')}".`;
  }
  return undefined;
}

/** A clause that tells a place alone, of what its sentence before names. */
const IT = /^(?:it|they|that|those)\b/i;
const NOT_HELD = 'Where it is to stand was not held against this plan: your contractor reads it as written.';

/** The words of a relation up to the name of what it is told by. */
const shortened = (all: string, id: string, name: string): string => {
  const words = name.split(' ');
  const first = words.findIndex(
    (_, i) =>
      lastThingNamed(words.slice(0, i + 1).join(' ')) !== undefined ||
      /^(?:window|door|doorway)s?$/i.test(words[i] ?? ''),
  );
  return all.slice(0, all.length - name.length) + (first < 0 ? id : words.slice(0, first + 1).join(' '));
};

function notBetween(said: SaidOf): string | undefined {
  const { words, e, statements } = said;
  const match = BETWEEN.exec(words);
  if (!match || statements.some(({ claim }) => claim.is === 'place' && claim.told.how === 'between'))
    return undefined;
  const [one, two] = [named(match[1] ?? '', e), named(match[2] ?? '', e)];
  if (one === undefined || two === undefined) return undefined;
  const [ones, twos] = [othersCalled(e.room, one), othersCalled(e.room, two)];
  if (ones.length === 0 || twos.length === 0) return undefined;
  const things = subjects(
    said,
    match.index,
    new Set([...thingsPlaced(e.room, one), ...thingsPlaced(e.room, two)]),
  );
  const isSo = things.some((item) => ones.some((a) => twos.some((b) => isBetween(otherOf(item), a, b))));
  return things.length > 0 && !isSo && !REFUSED.test(words.slice(Math.max(0, match.index - 40), match.index))
    ? `It is drawn, but not "${match[0]}".`
    : undefined;
}

/** "Two desks facing each other", "desks back to back", "vanities on opposite walls". */
const TO_ONE_ANOTHER =
  /\b(?:(?<faced>facing|faces?|across from|opposite|looking at) (?:each other|one another)|(?<backed>back[- ]to[- ]back)|(?<walls>(?:on|at|against) (?:the )?(?:opposite|opposing|facing) walls))\b/i;
/** Two things back to back leave no more between them. */
const BACKED = 24;

function notToOneAnother(said: SaidOf): string | undefined {
  const match = TO_ONE_ANOTHER.exec(said.words);
  if (!match) return undefined;
  const refused = REFUSED.test(said.words.slice(Math.max(0, match.index - 40), match.index));
  const things = subjects(said, match.index, new Set());
  const isSo = things.some((one) =>
    things.some((two) => {
      if (one === two || one.facing !== opposite(two.facing)) return false;
      if (match.groups?.walls !== undefined) return true;
      // Who sits at a desk looks over its back.
      const overBacks = one.kind === 'desk' && two.kind === 'desk';
      if (match.groups?.backed === undefined && !overBacks)
        return RELATIONS.across(
          { rect: rectOf(one.box), facing: one.facing },
          otherOf(two),
          { thing: '' },
          said.e.room,
        );
      const back = { rect: rectOf(one.box), facing: opposite(one.facing) };
      const other = { ...otherOf(two), facing: opposite(two.facing) };
      const isNear = match.groups?.backed === undefined || gap(back.rect, other.rect) <= BACKED;
      return isNear && RELATIONS.across(back, other, { thing: '' }, said.e.room);
    }),
  );
  if (things.length < 2 || isSo !== refused) return undefined;
  return refused ? `It is drawn "${match[0]}" all the same.` : `It is drawn, but not "${match[0]}".`;
}

/** "Windows on either side of the range": one in its wall to either hand of it. */
const WINDOWS_FLANK = new RegExp(
  `\\b(?:windows? (?:on |to )?(?:either|both|each) sides? of|windows flanking)${THING}`,
  'i',
);

export function windowsNotBeside({ words, e }: SaidOf): string | undefined {
  const match = WINDOWS_FLANK.exec(words);
  const id = match ? named(match[1] ?? '', e) : undefined;
  const others = id === undefined || id === 'window' ? [] : thingsPlaced(e.room, id);
  return !match || others.length === 0 || windowsEitherSide(others, e)
    ? undefined
    : `Windows are drawn, but not "${match[0].replace(/^windows? /i, '')}".`;
}

/** In its wall, to either hand of a thing. */
export const windowsEitherSide = (things: readonly Item[], { room }: Evidence): boolean =>
  things.some((item) => {
    const hands = room.openings.flatMap((o) => {
      if (o.kind !== 'window' || o.side !== opposite(item.facing)) return [];
      const { t, along, n } = seenFromWall(room, o.wall, rectOf(item.box));
      return n < 8 ? [Math.sign(o.offsetIn + o.widthIn / 2 - t - along / 2)] : [];
    });
    return hands.includes(-1) && hands.includes(1);
  });
