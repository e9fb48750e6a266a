import type { ToldOpening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { type NamedThing, namedThingsIn } from '../frame/named-things.js';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/** What a text names of a house: doors, windows, openings, a fireplace, stairs, closets. */

export interface Named extends Span {
  readonly opening: ToldOpening['opening'];
  readonly form?: NonNullable<ToldOpening['form']>;
  readonly leads?: NonNullable<ToldOpening['leads']>;
  /** Only told of for where something else is: "under the window". */
  readonly aside: boolean;
  /** One comes in by it. */
  readonly entry?: true;
  readonly count?: number;
  /** "The door to the basement stairs": the words for the stairs. */
  readonly stairs?: Span;
  /** A door for cars, whose own readers know it. */
  readonly cars?: true;
  readonly said: string;
}

const OPENINGS: Readonly<Record<string, ToldOpening['opening']>> = {
  garage: 'door',
  slider: 'door',
  french: 'door',
  back: 'door',
  kitchen: 'door',
  door: 'door',
  window: 'window',
  fireplace: 'fireplace',
  stairs: 'stair',
  closet: 'closet',
};

const CASED =
  /\b(?:cased |wide |large |big |open |arched |doorless )?(?:openings?(?! (?:up|in|out|into|onto)\b)|archways?)\b/gi;

/** Before a name that is told of only for what stands there. */
const ASIDE =
  /\b(?:under|below|beneath|underneath|over|above|by|near|beside|next to|facing|from|of|toward|towards|opposite|behind|around|between|across from|in front of|at|outside|inside|past|through|to the|as|looking at|out)(?: of)?(?: the| our| my| a| an| that| this)?(?: (?:north|south|east|west|existing|big|old|same))?(?: side)? $/i;
const IS_TOLD_ON =
  /^,? (?:which|that)(?: wall)? (?:is|sits|starts|begins|has|stands|goes)\b|^ (?:is|in|on|sits|starts) (?:the|an?|in|on|at|one|\d)/i;
const REFUSED =
  /\b(?:no|not|without|never|don['’]t want)(?: an?| any| the| more| other)?(?: [a-z]{1,14})? $/i;

const OUTSIDE =
  /^ ?(?:(?:leads?|leading|goes|going|out|opens?|that|which|is) ){0,3}(?:to|onto|into|out to) (?:the |our |a )?(?:outside|patio|deck|garden|(?:side |back ?)?yard|porch|terrace|driveway|street|balcony|pool|breezeway|carport)\b/i;
const INSIDE =
  /^ ?(?:(?:leads?|leading|goes|going|down|opens?|that|which|is) ){0,3}(?:to|into|from) (?:the |our |a )?(?:[a-z]{1,14} )?(?:kitchen|hall|hallway|garage|room|house|bed ?room|mud ?room|basement|basement stairs|stairs|foyer|den|bath|bath ?room|laundry|office|corridor|pantry|closet)\b/i;
const ROOM_BEFORE =
  /\b(?:bath(?:room)?|hall(?:way)?|basement|laundry(?: room)?|kitchen|bed ?room|garage|pantry|dining room|living room|office|mud ?room|interior) $/i;
const COUNT = /\b(two|three|both|pair of|2|3) (?!(?:ft|feet|foot|in|inch|inches)\b)(?:[a-z]{1,14} ){0,2}$/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, both: 2, 'pair of': 2, '2': 2, three: 3, '3': 3 };
/** "The other on the east wall", "one on the north wall": of what was named before. */
const ONE =
  /(?<=^|[:,;(] ?|\band )(?:the other|another|the second|a second|the first|one)(?: one)?(?: is| sits| starts)?(?= (?:in|on|at|to|centered|starts|\d))/gi;

function nameOf(key: string, said: string): Pick<Named, 'form' | 'leads' | 'entry' | 'cars'> {
  switch (key) {
    case 'slider':
      return { form: 'sliding' };
    case 'french':
      return { form: 'french' };
    case 'garage':
      return { cars: true };
    case 'back':
      return { form: 'hinged', leads: 'outside' };
    case 'kitchen':
      return { leads: 'inside' };
    case 'door':
      if (/opening|archway/i.test(said)) return { form: 'cased' };
      if (/pocket/i.test(said)) return { form: 'pocket' };
      if (/front/i.test(said)) return { form: 'front', leads: 'outside', entry: true };
      return /entry|entrance|main|way in|hall/i.test(said) ? { entry: true } : {};
    default:
      return {};
  }
}

/** All that a text names of a house and, for what stands between, the other things that it names. */
export function partsOfHouse(
  text: string,
  category: RoomCategory,
): { readonly parts: readonly Named[]; readonly others: readonly NamedThing[] } {
  const things = namedThingsIn(text, category);
  const parts: Named[] = [];
  for (const { key, said, start, end } of things) {
    const opening = OPENINGS[key];
    if (opening === undefined) continue;
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(end, end + 60);
    const last = parts.at(-1);
    // "The door to the basement stairs" is a door.
    if (last?.opening === 'door' && opening !== 'door' && isDestination(text.slice(last.end, start))) {
      if (opening === 'stair') parts[parts.length - 1] = { ...last, leads: 'inside', stairs: { start, end } };
      continue;
    }
    // A bay is a shape of the room as well: it is read with that.
    if (
      REFUSED.test(before) ||
      (opening === 'window' && (/\b(?:bay|bow) $/i.test(before) || /^(?:bay|bow)\b/i.test(said)))
    )
      continue;
    const name = nameOf(key, said);
    const leads =
      name.leads ??
      (opening !== 'door'
        ? undefined
        : OUTSIDE.test(after)
          ? 'outside'
          : INSIDE.test(after) || ROOM_BEFORE.test(before)
            ? 'inside'
            : /^(?:bath|bed|hall)/i.test(said)
              ? 'inside'
              : undefined);
    const count = COUNTS[COUNT.exec(before)?.[1]?.toLowerCase() ?? ''];
    parts.push({
      opening,
      ...name,
      ...(leads ? { leads } : {}),
      aside: ASIDE.test(before) && !IS_TOLD_ON.test(after),
      ...(count ? { count } : {}),
      said,
      start,
      end,
    });
  }
  for (const { 0: said, index } of allMatches(text, CASED)) {
    const end = index + said.length;
    if (parts.some((one) => one.start < end && index < one.end)) continue;
    const after = text.slice(end, end + 60);
    const leads = OUTSIDE.test(after) ? 'outside' : INSIDE.test(after) ? 'inside' : undefined;
    const aside = ASIDE.test(text.slice(Math.max(0, index - 40), index));
    parts.push({
      opening: 'door',
      form: 'cased',
      ...(leads ? { leads } : {}),
      aside,
      said,
      start: index,
      end,
    });
  }
  parts.sort((a, b) => a.start - b.start);
  for (const { 0: said, index } of allMatches(text, ONE)) {
    const last = parts.filter((one) => one.end <= index).at(-1);
    if (!last || index - last.end > FAR_BEHIND || (last.count === undefined && /^one|first/i.test(said)))
      continue;
    const { count: _, entry: __, ...one } = last;
    parts.push({ ...one, aside: false, said, start: index, end: index + said.length });
    parts.sort((a, b) => a.start - b.start);
  }
  return {
    parts,
    others: things.filter(
      ({ key, start }) =>
        OPENINGS[key] === undefined &&
        !parts.some((one) => one.start <= start && start < one.end) &&
        // "The door to the laundry" names no machines.
        !parts.some(
          (one) => one.opening === 'door' && one.end <= start && isDestination(text.slice(one.end, start)),
        ),
    ),
  };
}
const FAR_BEHIND = 90;

const isDestination = (between: string): boolean =>
  /^ (?:(?:that|which|leads?|leading|going|goes|down) ){0,2}(?:down )?(?:to|into|from|for) (?:the |our |a )?(?:[a-z]{1,14} ){0,2}$/i.test(
    between,
  );
