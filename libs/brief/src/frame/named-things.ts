import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';
import { idOf, NAMES } from '../things/placeable.js';

/** What a text names that stands at a wall: openings of the house and things of the room. */

export interface NamedThing extends Span {
  /** One key for all words of a thing: "window", "slider", "range". */
  readonly key: string;
  readonly said: string;
}

const OPENINGS = new RegExp(
  [
    String.raw`(?<garage>\b(?:garage|overhead|roll[- ]?up|big) doors?\b)`,
    String.raw`(?<none>\b(?:closet|shower|cabinet|oven|screen|storm|dog|pantry|bifold|swing) doors?\b(?! to)|\bwindow (?:seat|treatment|shade|sill)s?\b|\bdoor (?:casing|frame|hardware|style|bell)s?\b)`,
    String.raw`(?<slider>\b(?:patio|sliding(?: glass)?|glass) (?:slider|door)s?\b|\bsliders?\b)`,
    String.raw`(?<french>\bfrench doors?\b(?! (?:fridge|refrigerator)))`,
    String.raw`(?<back>\b(?:back|side|rear|outside|exterior|deck|yard) doors?\b)`,
    String.raw`(?<kitchen>\b(?:kitchen) doors?\b)`,
    String.raw`(?<door>\b(?:(?:front|entry|entrance|main|hall|hallway|house|bathroom|bedroom|pocket|barn) doors?|(?<!\bnext )doors?|doorways?|entry(?:way)?|entrance|cased opening|opening(?= (?:to|into|from)\b)|archway|way in)\b)`,
    String.raw`(?<window>\b(?:picture |bay |big |only |front )?windows?\b)`,
    String.raw`(?<fireplace>\b(?:(?:gas|wood) )?fireplace\b)`,
    String.raw`(?<stairs>\b(?:stairs|staircase|stairway|steps(?= come))\b)`,
    String.raw`(?<closet>\bclosets?\b)`,
  ].join('|'),
  'gi',
);

/** Words that no reader of places knows as things, and the key that they are known by here. */
const OTHERS = /\b(?:(cooking)(?! (?:area|zone|class|for|every))|(fire)|(machines))\b/gi;
const OTHER_KEYS = ['range', 'fireplace', 'washer'] as const;

/** A text longer than this many names is read no further. */
const MOST = 80;

/** All that a text names, in order and without overlaps. */
export function namedThingsIn(text: string, category: RoomCategory): readonly NamedThing[] {
  const all: NamedThing[] = [];
  for (const match of allMatches(text, OPENINGS)) {
    const key = Object.entries(match.groups ?? {}).find(([, said]) => said !== undefined)?.[0] ?? 'door';
    all.push({ key, said: match[0], start: match.index, end: match.index + match[0].length });
  }
  for (const match of allMatches(text, NAMES)) {
    const key = idOf(match.slice(1), category);
    if (key) all.push({ key, said: match[0], start: match.index, end: match.index + match[0].length });
  }
  for (const match of allMatches(text, OTHERS)) {
    const key = OTHER_KEYS[match.slice(1).findIndex((group) => group !== undefined)];
    if (key) all.push({ key, said: match[0], start: match.index, end: match.index + match[0].length });
  }
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: NamedThing[] = [];
  let at = 0;
  for (const one of all) {
    if (one.start < at) continue;
    at = one.end;
    if (one.key !== 'none' && !isLeaf(text, one)) found.push(one);
    if (found.length >= MOST) break;
  }
  return found;
}

/** "A closet with sliding doors", "a toilet room with a pocket door": leaves of what stands in the room, and no way into it. */
const OF_FURNITURE =
  /\b(?:closets?|wardrobes?|armoires?|showers?|tubs?|pantry|pantries|cabinets?|toilet|toilet room|water closet|commode)\b(?: (?:room|area|compartment))? ?(?:with|has|having|w\/|gets?|behind) ?(?:an? |its own )?(?:[a-z]{3,9} ){0,2}$/i;
const OF_CLOSET = /\b(?:closet|wardrobe)s?\b[^.;!?\n]{0,34}, ?(?:with )?$/i;
const LEAVES: ReadonlySet<string> = new Set(['slider', 'door', 'french']);
function isLeaf(text: string, { key, start }: NamedThing): boolean {
  if (!LEAVES.has(key)) return false;
  const before = text.slice(Math.max(0, start - 48), start);
  return OF_FURNITURE.test(before) || (key === 'slider' && OF_CLOSET.test(before));
}

/** Ways in of a room, by what one comes in by; what leads out at the back is none. */
const ENTRIES: Readonly<Partial<Record<RoomCategory, readonly string[]>>> = {
  garage: ['garage'],
  basement: ['stairs', 'door'],
};
const USUAL = ['door', 'french'] as const;

/** What names the way in; undefined where none is named. */
export function entryOf(
  text: string,
  mentions: readonly NamedThing[],
  category: RoomCategory,
): NamedThing | undefined {
  const keys: readonly string[] = ENTRIES[category] ?? USUAL;
  for (const key of keys) {
    const of = mentions.filter(
      (one) => one.key === key && !IS_NONE.test(text.slice(Math.max(0, one.start - 24), one.start)),
    );
    const named = of.find(
      ({ said, start }) =>
        /front|entry|entrance|main|hall|way in/i.test(said) &&
        !REFERRED.test(text.slice(Math.max(0, start - 16), start)),
    );
    const entered = of.find((one) => ENTERED_BY.test(text.slice(Math.max(0, one.start - 48), one.start)));
    // "The door to the pantry", "doorway to the dining room": one comes in by another, if there is one.
    const near = of.filter((one) => !IS_FAR.test(text.slice(one.end, one.end + 60)));
    const plain = near.find((one) => !LEADS_ON.test(text.slice(one.end, one.end + 24)));
    const first = named ?? entered ?? plain ?? (roomBefore(text) === undefined ? near[0] : undefined);
    if (first) return first;
  }
  return undefined;
}

/** The room that one comes in from, where a text tells it. */
export const roomBefore = (text: string): string | undefined => COMES_FROM.exec(text)?.[1]?.toLowerCase();

const COMES_FROM =
  /\b(?:come|coming|get|walk|walking|enter|entering|step|stepping)s? (?:in(?:to it|side)? )?from (?:the|our) ([a-z]{3,8}(?: room)?)\b/i;
/** "A glass panel and no door". */
const IS_NONE =
  /\b(?:no|without(?: an?)?|not an?|never an?)(?: shower| glass| closet| cabinet| new| other| extra)? $/i;
/** Across from where one comes in. */
const IS_FAR =
  /^[a-z' ]{0,30}\b(?:(?:at|on) the (?:far|other|opposite|back)\b|(?:straight|directly) ahead|(?:opposite|across from)(?: of)? the (?:entry|entrance|front door|door|way in))/i;

/** "By the entry": it is told of only for what stands there. */
const REFERRED =
  /\b(?:by|near|beside|next to|from|opposite|across from|facing|toward|towards) (?:the|our) $/i;
const ENTERED_BY =
  /\b(?:come|comes|coming|get|walk|enter|entering|step)s? (?:in(?:to it|side)? )?(?:here )?(?:from [a-z ]{3,24})?(?:through|by|via) (?:an?|the|our|one) (?:[a-z]{4,8} )?$/i;
const LEADS_ON = /^ (?:to|into|onto|out to) (?:the |our )?(?!hall|hallway|living|house|room)[a-z]/i;
