import { pieceSpec } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { SIDES_TOLD, type SidesTold, sidesIn } from '../shell/sides-told.js';
import { allMatches } from '../text/all-matches.js';
import { madeOfFurniture } from '../turns/becoming.js';
import { bySentence } from '../turns/by-sentence.js';
import { behindOwners } from './belongs-to.js';
import { withUsualSizes } from './heirlooms.js';
import { isOfHouse, isPieceIn, isPlanned, isSaw } from './known-in-room.js';
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

/** Where a thing stands, between its name and its size. */
const PLACE = String.raw`(?: (?:on|in|at|against|along|under|by|beside|next to) (?:the|our|my|one|each) (?:[a-z]{2,12} ){0,2}[a-z]{3,12}| (?:in|over|up|down) (?:here|there))?`;
/** What stands between a thing's name and its size: "(I own it, it's", "that's". */
const ASIDE = new RegExp(
  String.raw`(?: on (?:wheels|casters|a stand))?(${PLACE})(?: too| also| already| now| instead)?[,:]? ?(\()?(?:(?:i|we) (?:already )?(?:own|have) (?:it|one),? )?(?:(?:and )?(?:that['’]s|that is|which is|that measures|which measures|is|it['’]s|its|it is|measures|about|roughly|around|at) ){0,2}$`,
  'i',
);
const OWNS_IT = /\b(?:i|we) (?:already )?(?:own|have) (?:it|one)\b/i;
/** What says of a thing that is named with "the" that it is the owner's, or stays. */
const THEIRS =
  /\b(?:(?:it['’]s|is|are|and|both|all) (?:already )?(?:ours|mine|hers|his|theirs)|already (?:own|owned|have|got|bought|paid|ordered)|stays?|staying|keep|keeping|kept|(?:we|i) (?:own|have|got|bought|inherited)|(?:we|i)['’]ve got|in storage|in (?:its|the) box|heirloom|inherited|hand[- ]me[- ]down)\b/i;
/** Words that end a name. */
const STOPS =
  /^(?:is|are|was|goes|go|stays|stay|has|have|it|its|it['’]s|that|which|and|or|but|with|for|of|on|in|at|to|by|from|too|also|already|still|now|here|wide|deep|tall|high|long|an?|i|we|own|about|inch|inches|in|feet|next|along|against|near|belongs|sits|stands|needs|should|will|must|keep|keeping|except|want)$/i;
const OWNER = /^(?:my|our|his|her)$/i;
const HAS =
  /\b(?:we|i)(?:['’]ve got| already have| have| own| already own| inherited|['’]ve already got| bought)(?: also)? (?:an?|the|this|that)$/i;
/** "There's a hutch that stays": theirs where more says so. */
const IS_THERE = /(?:^|[,;] ?)(?:and )?there(?:['’]s| is)(?: also)? an?$/i;
const OF_SOMEBODY = /['’]s?$/i;
const LONGEST_NAME = 5;
/** How far around a size its thing is looked for, in characters. */
const AROUND = 120;

interface Named {
  readonly name: string;
  /** Where the words begin that name it. */
  readonly from: number;
  readonly isTheirs: boolean;
}

/** The thing named right before a place of a sentence: one of the owner's, or one that might be. */
function namedBefore(text: string, isOwned: boolean): Named | undefined {
  const words = [...text.matchAll(/[^ ]+/g)].slice(-LONGEST_NAME - 4);
  let first = words.length;
  while (first > 0 && words.length - first < LONGEST_NAME) {
    const word = words[first - 1]?.[0] ?? '';
    const isChest = word === 'of' && words[first]?.[0] === 'drawers';
    if (
      (STOPS.test(word) && !isChest) ||
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
  if (name === '') return undefined;
  // A sentence begins with its name: "Quilting table 4x6 if there's space".
  if (!before) return { name, from: words[first]?.index ?? 0, isTheirs: false };
  const lead = text.slice(0, (before.index ?? 0) + before[0].length);
  const isTheirs =
    OWNER.test(before[0]) || HAS.test(lead) || (isOwned && (/^the$/i.test(before[0]) || IS_THERE.test(lead)));
  return { name: name.replace(/^(?:old|antique|own) /i, ''), from: words[first]?.index ?? 0, isTheirs };
}

/** The name that follows a size: "48 by 20 lathe". */
function namedAfter(text: string): string | undefined {
  const [said = ''] = text.split(/[,;:.!?()]/, 1);
  const words = said.trim().split(/ +/);
  const end = words.findIndex((word) => STOPS.test(word) || !/^[a-z]/i.test(word));
  const name = words.slice(0, end < 0 ? words.length : end).join(' ');
  return name && words.length - (end < 0 ? 0 : words.length - end) <= LONGEST_NAME ? name : undefined;
}

const LEAST = 8;
const MOST = 240;
const LEAST_ROOM = 84;

/** What a size was written for, in the order of a text, and the names that readers know it by. */
class Found {
  readonly things: OwnThing[] = [];

  constructor(private readonly category: RoomCategory) {}

  /** The name as readers know it, with its size; nothing where it is left as it was told. */
  take({ name, isTheirs }: Pick<Named, 'name' | 'isTheirs'>, sides: SidesTold): string | undefined {
    const { widthIn, depthIn, heightIn } = sides;
    const isNoThing = [widthIn, depthIn].some((side) => side < LEAST || side > MOST) || isOfHouse(name);
    if (isNoThing) return undefined;
    const id = this.knownAs(name);
    if (id !== undefined) {
      this.things.push({ id, called: name, widthIn, depthIn });
      return `${widthIn} by ${depthIn} inch ${name}`;
    }
    const own = IDS[this.things.filter((one) => isOwnThing(one.id)).length];
    // What is so large either way is a room.
    const isRoom = Math.min(widthIn, depthIn) >= LEAST_ROOM;
    if (!isTheirs || own === undefined || isRoom || isPlanned(name, this.category)) return undefined;
    this.things.push({ id: own, called: name, widthIn, depthIn, ...(heightIn ? { heightIn } : {}) });
    return pieceSpec(own).name;
  }

  /** Whether a room has what is called so. */
  isKnown(name: string): boolean {
    return isOfHouse(name) || isPlanned(name, this.category) || isPieceIn(name, this.category);
  }

  /** The id of what the room plans at the size told. */
  private knownAs(name: string): string | undefined {
    if (isSaw(name, this.category)) return 'table-saw';
    const isKnown = isPlanned(name, this.category) || isPieceIn(name, this.category);
    const thing = isKnown ? thingCalled(name.toLowerCase()) : undefined;
    return thing === 'other' ? undefined : thing;
  }
}

/** "Fridge 36 in, 36 in gas range": two lengths with a comma between them, the second of which has a thing of its own. */
const SIDES_OF_ONE = /[x×]|\b(?:by|wide|long|across|deep|tall|high)\b/i;
const isListOfTwo = (said: string, rest: string, found: Found): boolean =>
  !SIDES_OF_ONE.test(said) && /^[ -]/.test(rest) && found.isKnown(namedAfter(rest.slice(1, AROUND)) ?? '');

/** Writes one sentence with its things as readers know them. */
function writtenOut(sentence: string, found: Found): string {
  let written = '';
  let at = 0;
  for (const match of allMatches(sentence, SIDES_TOLD)) {
    const { 0: said, index } = match;
    const sides = sidesIn(match.slice(1));
    if (index < at || !sides || isListOfTwo(said, sentence.slice(index + said.length), found)) continue;
    const left = sentence.slice(Math.max(at, index - AROUND), index);
    const [aside = '', place = '', bracket = ''] = ASIDE.exec(left) ?? [];
    const isOwned = OWNS_IT.test(aside) || THEIRS.test(sentence);
    const behind = namedBefore(left.slice(0, left.length - aside.length), isOwned);
    const known = behind && found.take(behind, sides);
    const ends = index + said.length;
    if (behind && known !== undefined) {
      const from = index - left.length + behind.from;
      // A bracket that was opened before the size, and a comma before where the thing goes, end with it.
      const closed = /^(?:\)|,(?= (?:goes|go|stays|stay|belongs|sits|stands|needs|is)\b))*/.exec(
        sentence.slice(ends),
      );
      const rest = closed?.[0] ?? '';
      // What else the bracket tells keeps it.
      const more = bracket && !rest.startsWith(')') ? (/^[,;]? /.exec(sentence.slice(ends))?.[0] ?? '') : '';
      written += `${sentence.slice(at, from)}${known}${place}${more ? ' (' : ''}`;
      at = ends + Math.max(rest.length, more.length);
      continue;
    }
    const lead = left.trimEnd();
    const owner = lead.slice(lead.lastIndexOf(' ') + 1);
    const isTheirs = OWNER.test(owner) || HAS.test(lead) || (isOwned && /^the$/i.test(owner));
    const name = namedAfter(sentence.slice(ends, ends + AROUND).replace(/^(?:[ -]?(?:inch|in))?[ -]/i, ''));
    const after = name && isTheirs ? found.take({ name, isTheirs }, sides) : undefined;
    if (!name || after === undefined) continue;
    written += `${sentence.slice(at, index)}${after}`;
    at = sentence.indexOf(name, ends) + name.length;
  }
  return written + sentence.slice(at);
}

/** "The hutch stays. It measures 54 by 18 inches": the size stands behind the name of its thing. */
const ITS_SIZE =
  /\b((?:the|my|our|her|his) [a-z'’-]{3,14}(?: [a-z'’-]{3,14}){0,2}?)( (?:stays?|goes|is|has|was|needs|should|will|must|comes|came)\b[^,;.!?\n]{0,60})\. (?:it|she|this one)(?:['’]s| is| measures)(?: about| roughly)? (\d[^.;!?\n]{2,60})(?=[.;!?]|$)/gi;

/** "Two recliners (hers, 34 wide)": as wide as that. */
const WIDE_ASIDE =
  /\b([a-z]{4,14}) \((?:(?:hers|his|ours|mine|theirs|already ours|we own them),? )?(\d{2,3})(?: inch(?:es)?| in|")? wide(?: each)?\)/gi;

/** The things of the owner that a text tells of with their sizes, and the text with their names as readers know them. */
export function ownThingsIn(
  typed: string,
  category: RoomCategory,
): { readonly things: readonly OwnThing[]; readonly plain: string } {
  const found = new Found(category);
  const text = withUsualSizes(typed);
  if (!/\d/.test(text)) return { things: found.things, plain: madeOfFurniture(text).plain };
  const joined = behindOwners(madeOfFurniture(text).plain)
    .replace(WIDE_ASIDE, '$1, $2 inches wide,')
    .replace(ITS_SIZE, (_, name: string, said: string, size: string) => `${name}, ${size},${said}`);
  const plain = bySentence(joined, (sentence) => writtenOut(sentence, found));
  return { things: found.things, plain };
}
