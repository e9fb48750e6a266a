import { isPiece, pieceSpec } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { isPieceOf } from '../things/pieces.js';
import { bySentence } from '../turns/by-sentence.js';
import { thingCalled } from './things-called.js';

/**
 * Things of the owner that come with a size: "my grandmother's Hoosier cabinet: 41 wide, 27 deep, 70 tall". What a table knows gets its
 * size before its name, as every reader takes it; what none knows is written as one of the words that `own-thing` is called by. Every
 * repetition is bounded.
 */

export interface OwnThing {
  readonly id: string;
  /** As its owner calls it. */
  readonly called: string;
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn?: number;
}

const IDS = ['own-thing', 'own-thing-2', 'own-thing-3', 'own-thing-4'] as const;
export const isOwnThing = (id: string): boolean => (IDS as readonly string[]).includes(id);

const SIZE =
  /(?<![\d.])(\d{1,3}(?:\.5)?)(["”″]| ?inch(?:es)?\b| ?in\b|['’′]| ?feet\b| ?foot\b| ?ft\b)?(?: (?:wide|long))?(?: ?[x×] ?| by |, and |, | and )(\d{1,3}(?:\.5)?)(["”″]| ?inch(?:es)?\b| ?in\b|['’′]| ?feet\b| ?foot\b| ?ft\b)?(?: (deep|wide))?(?:(?: ?[x×] ?| by |, and |, | and )(\d{1,3})(?:["”″]| ?inch(?:es)?\b| ?in\b)?(?: (?:tall|high))?)?(?!\d| ?(?:years|people|of)\b)/gi;
/** What stands between a thing's name and its size: "(I own it, it's", "that's". */
const ASIDE =
  /(?: on (?:wheels|casters|a stand))?(?: too| also| already| now)?[,:]? ?\(?(?:(?:i|we) (?:already )?(?:own|have) (?:it|one),? )?(?:(?:and )?(?:that['’]s|that is|which is|is|it['’]s|its|it is|measures|about|roughly|at) ){0,2}$/i;
const OWNS_IT = /\b(?:i|we) (?:already )?(?:own|have) (?:it|one)\b/i;
/** Words that end a name. */
const STOPS =
  /^(?:is|are|was|goes|go|stays|stay|has|have|it|its|it['’]s|that|which|and|or|but|with|for|of|on|in|at|to|by|from|too|also|already|still|now|here|wide|deep|tall|high|long|an?|i|we|own|about|inch|inches|in|feet|next|along|against|near|belongs|sits|stands|needs|should|will|must)$/i;
const OWNER = /^(?:my|our|his|her)$/i;
const HAS =
  /\b(?:we|i)(?:['’]ve got| already have| have| own| already own| inherited|['’]ve already got)(?: also)? (?:an?|the|this|that)$/i;
const OF_SOMEBODY = /['’]s?$/i;
const LONGEST_NAME = 5;
/** How far around a size its thing is looked for, in characters. */
const AROUND = 120;

/** A thing of the owner named right before a place of a sentence, and where the words begin that say so; "the" is nobody's yet. */
function ownedBefore(
  text: string,
  isOwned: boolean,
): { readonly name: string; readonly from: number } | undefined {
  const words = [...text.matchAll(/[^ ]+/g)].slice(-LONGEST_NAME - 4);
  let first = words.length;
  while (first > 0 && words.length - first < LONGEST_NAME) {
    const word = words[first - 1]?.[0] ?? '';
    if (
      STOPS.test(word) ||
      OWNER.test(word) ||
      /^the$/i.test(word) ||
      /[,;:.!?()]$/.test(word) ||
      !/^[a-z]/i.test(word)
    )
      break;
    first--;
  }
  // "My grandmother's Hoosier cabinet" is a Hoosier cabinet.
  const own = words.findIndex((word, i) => i >= first && OF_SOMEBODY.test(word[0]) && i < words.length - 1);
  const name = words
    .slice(own >= 0 ? own + 1 : first)
    .map(([word]) => word)
    .join(' ');
  const before = words[first - 1];
  if (name === '' || !before) return undefined;
  const lead = text.slice(0, (before.index ?? 0) + before[0].length);
  const isTheirs =
    OWNER.test(before[0]) || HAS.test(lead) || (/^the$/i.test(before[0]) && (isOwned || HAS.test(lead)));
  return isTheirs
    ? { name: name.replace(/^(?:old|antique|own) /i, ''), from: words[first]?.index ?? 0 }
    : undefined;
}

/** The name that follows a size: "48 by 20 lathe". */
function namedAfter(text: string): string | undefined {
  const [said = ''] = text.split(/[,;:.!?()]/, 1);
  const words = said.trim().split(/ +/);
  const end = words.findIndex((word) => STOPS.test(word) || !/^[a-z]/i.test(word));
  const name = words.slice(0, end < 0 ? words.length : end).join(' ');
  return name && words.length - (end < 0 ? 0 : words.length - end) <= LONGEST_NAME ? name : undefined;
}

/** What a room is planned around, or what is built: these have sizes of their own. */
const PLANNED =
  /(?:^|[ -])(?:rooms?|kitchen|bath(?:room)?|bedroom|attic|loft|den|office|studio|suite|apartment|shop|workshop|shed|barn|mudroom|laundry|pantry|sunroom|porch|patio|hall|hallway|entry|foyer|foundation|roof|ridge|slope|alcove|bay|landing|living|windows?|doors?|opening|doorway|sliders?|closets?|walls?|floors?|ceiling|island|peninsula|tub|bathtub|clawfoot|showers?|vanity|sinks?|toilet|range|stove|cooktop|ovens?|fridge|refrigerator|dishwasher|hood|microwave|beds?|mattress|sofa|couch|sectional|loveseat|rugs?|carpet|tv|television|desk|nook|space|area|lot|house|yard|deck|porch|garage|basement|truck|car|suv|counters?|countertops?|cabinets|stairs|addition|budget|feet|niche|mirror|picture|painting|curtains?|shelf|shelves|tiles?|panel|crib|budget|spot|place|corner)$/i;
const PLANNED_WHOLE =
  /^(?:(?:split )?(?:king|queen|full|twin)(?: size)?(?: adjustable)?|adjustable|(?:big |old |small |round |kitchen |dining |dining room |breakfast |coffee |farm |side |end |work )*table|(?:linen |medicine |corner |upper |lower |base |tall |wall )?cabinet|work ?bench|bench|bookcase|nightstand|chair|recliner|glider)$/i;

const isPlanned = (name: string): boolean =>
  !OTHER_KIND.test(name) && (PLANNED.test(name) || PLANNED_WHOLE.test(name) || /piano$/i.test(name));
/** Things whose last word is that of another one. */
const OTHER_KIND =
  /\b(?:(?:tanning|massage|flower|dog|cat|fainting) (?:bed|couch)|(?:doll|bird|play|dog) ?house|phone room)$/i;
/** What says nothing of the kind before a thing's name. */
const PLAIN_WORD =
  /^(?:floor|big|old|small|large|little|wooden|wood|antique|vintage|electric|metal|steel|heavy|tall|long|new|nice|upright|full|kids['’]?|children['’]?s)$/i;

/** A garage has the floor around a saw for what is cut. */
const isSaw = (name: string, category: RoomCategory): boolean =>
  category === 'garage' && /\btable saw$/i.test(name);

/** Whether the room's own readers and planners know a thing by its name, with a size. */
function isKnown(name: string, category: RoomCategory): boolean {
  const plain = name.toLowerCase();
  if (isPlanned(plain) || isSaw(plain, category)) return true;
  const thing = thingCalled(plain);
  if (thing === undefined || thing === 'other') return false;
  if (!isPiece(thing)) return OWN_SIZE[thing]?.includes(category) === true;
  const { words, name: called } = pieceSpec(thing);
  return (
    isPieceOf(thing, category) &&
    [called, ...words].some((word) => {
      const said = word.toLowerCase();
      if (plain === said) return true;
      // A spinning wheel is no potter's.
      const more = plain.endsWith(` ${said}`) ? plain.slice(0, -said.length - 1).split(' ') : [];
      return more.length > 0 && (said.includes(' ') || more.every((one) => PLAIN_WORD.test(one)));
    })
  );
}
/** The rooms in which these are planned as wide as told. */
const OWN_SIZE: Readonly<Record<string, readonly RoomCategory[]>> = {
  dresser: ['bedroom'],
  wardrobe: ['bedroom'],
  freezer: ['garage', 'basement', 'other'],
  'pool-table': ['basement', 'living room', 'garage'],
  'file-cabinet': ['office'],
  'tool-chest': ['garage'],
};

const inches = (said: string, unit: string, other: string): number => {
  const isFeet = /['’′f]/i.test(unit) || (unit === '' && /['’′f]/i.test(other));
  return Number(said) * (isFeet ? 12 : 1);
};
const LEAST = 8;
const MOST = 240;

/** The things of the owner that a text tells of with their sizes, and the text with their names as readers know them. */
export function ownThingsIn(
  text: string,
  category: RoomCategory,
): { readonly things: readonly OwnThing[]; readonly plain: string } {
  const things: OwnThing[] = [];
  if (!/\d/.test(text)) return { things, plain: text };
  /** The name as readers know it, with its size; nothing where it is left as it was told. */
  const take = (name: string, sides: readonly (string | undefined)[]): string | undefined => {
    const [a = '', unitA = '', b = '', unitB = '', turned, high] = sides;
    const [first, second] = [inches(a, unitA, unitB), inches(b, unitB, unitA)];
    const [widthIn, depthIn] =
      turned === undefined ? [Math.max(first, second), Math.min(first, second)] : [first, second];
    if ([widthIn, depthIn].some((side) => side < LEAST || side > MOST)) return undefined;
    if (isKnown(name, category)) {
      const thing = isSaw(name, category)
        ? 'table-saw'
        : isPlanned(name)
          ? undefined
          : thingCalled(name.toLowerCase());
      if (thing === undefined) return undefined;
      things.push({ id: thing, called: name, widthIn, depthIn });
      return `${widthIn} by ${depthIn} inch ${name}`;
    }
    const id = IDS[things.filter((one) => isOwnThing(one.id)).length];
    if (id === undefined) return undefined;
    things.push({ id, called: name, widthIn, depthIn, ...(high ? { heightIn: Number(high) } : {}) });
    return pieceSpec(id).name;
  };
  const plain = bySentence(text, (sentence) => {
    let written = '';
    let at = 0;
    for (const match of sentence.matchAll(SIZE)) {
      const { 0: said, index } = match;
      if (index < at) continue;
      const left = sentence.slice(Math.max(at, index - AROUND), index);
      const aside = ASIDE.exec(left)?.[0] ?? '';
      const behind = ownedBefore(left.slice(0, left.length - aside.length), OWNS_IT.test(aside));
      const ends = index + said.length;
      if (behind) {
        const from = index - left.length + behind.from;
        const known = take(behind.name, match.slice(1));
        if (known === undefined) continue;
        // A bracket that was opened before the size, and a comma before where the thing goes, end with it.
        const rest = /^(?:\)|,(?= (?:goes|go|stays|stay|belongs|sits|stands|needs|is)\b))*/.exec(
          sentence.slice(ends),
        );
        written += `${sentence.slice(at, from)}${known}`;
        at = ends + (rest?.[0].length ?? 0);
        continue;
      }
      const lead = left.trimEnd();
      const name = namedAfter(sentence.slice(ends, ends + AROUND).replace(/^(?:[ -]?(?:inch|in))?[ -]/i, ''));
      const isTheirs = OWNER.test(lead.slice(lead.lastIndexOf(' ') + 1)) || HAS.test(lead);
      const known = name && isTheirs ? take(name, match.slice(1)) : undefined;
      if (!name || known === undefined) continue;
      written += `${sentence.slice(at, index)}${known}`;
      at = sentence.indexOf(name, ends) + name.length;
    }
    return written + sentence.slice(at);
  });
  return { things, plain };
}
