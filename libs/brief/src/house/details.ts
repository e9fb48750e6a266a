import type { Span } from '../text/span.js';
import { BARE, inchesOf, LENGTH } from './lengths.js';

/** What words tell of a door or a window beside its name: its wall, its place along it, its size, how it opens. */

/** An end of a wall: by the compass, by a hand, by the way in, or by what is there. */
export type End = string;

/** How words name a wall. */
export type Way =
  | { readonly is: 'side'; readonly side: string }
  | { readonly is: 'length'; readonly wallIn: number }
  | { readonly is: 'long'; readonly long: boolean }
  /** By who comes in, or who looks at what the sentence says. */
  | { readonly is: 'hand'; readonly hand: string }
  | { readonly is: 'far' }
  | { readonly is: 'near' }
  /** Across from what was told last, from what is at the first wall of that length, or from the nearest thing called so. */
  | { readonly is: 'across'; readonly of: string }
  | { readonly is: 'same'; readonly of: string };

export type Detail =
  | { readonly is: 'wall'; readonly ways: readonly Way[] }
  | { readonly is: 'off'; readonly offIn: number; readonly from?: End; readonly toMiddle?: true }
  | { readonly is: 'end'; readonly corner: End; readonly tight: boolean; readonly noun: string }
  | { readonly is: 'middle' }
  | { readonly is: 'width'; readonly widthIn: number; readonly heightIn?: number }
  | { readonly is: 'height'; readonly heightIn: number }
  | { readonly is: 'sill'; readonly sillIn: number }
  | { readonly is: 'swing'; readonly into?: string; readonly room?: string; readonly against?: End }
  | { readonly is: 'hinge'; readonly jamb: End; readonly away: boolean };

export type Said<T extends Detail = Detail> = T & Span;

export const END = String.raw`(?:(?:north|south)[ -]?(?:east|west)(?:ern)?|(?:north|south|east|west)(?:ern)?|(?:left|right)(?:[ -]hand)?|near|far|back|front|rear|window|door|entry)`;
const SIDE = '(?:north|south|east|west)';
const ROOM =
  '(?:dining room|living room|family room|laundry room|mud ?room|bath ?room|bed ?room|kitchen|hall(?:way)?|closet|bath|garage|basement|office|den|foyer|pantry|yard|deck|patio|porch|outside|room|space)';

interface Phrase {
  readonly words: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, said: string) => Detail | undefined;
}

const phrase = (words: string, read: Phrase['read']): Phrase => ({ words: new RegExp(words, 'gi'), read });

const STARTS =
  '(?:(?:that |which |it |and )?(?:(?:its|the) (?:left |right |near |far |nearest |closest |first )?(?:edge|side|jamb|casing|trim|frame) )?(?:is |are |it[\'’]s )?(?:starts?|starting|begins?|beginning|ends?|ending|stops?|set|sits?|sitting|located|placed|comes?|stands?|hung|hangs?|centered|with)? ?)?';
const CENTER =
  '(?<middle>(?:its |the )?cent(?:er|re)(?:ed|line)?(?: of it| line)? (?:is )?(?:at )?)';

/** "Starts 6 ft from the left corner", "3 ft up from the south end", "4 ft east of the west corner". */
const OFF = phrase(
  `(?:${CENTER}|\\b${STARTS})(?<length>${LENGTH}) ?(?:(?:in|over|up|down|away|off|out|back|along|${SIDE}) )?(?:from|off|of) (?:the |its |our |that )?(?:(?<end>${END})[ -])?(?:corner|end|wall|side)(?: of (?:the|that|this) (?:room|wall))?\\b`,
  ({ length = '', end, middle }) => ({
    is: 'off',
    offIn: inchesOf(length),
    ...(end ? { from: end } : {}),
    ...(middle || /cent(?:er|re)ed/i.test(length) ? { toMiddle: true as const } : {}),
  }),
);
/** "With 2 ft of wall between it and the west corner". */
const LEAVES = phrase(
  `\\b(?:with |leaving |leaves )?(?<length>${LENGTH})(?: of wall)? (?:between it and|to) the (?:(?<end>${END}) )?(?:corner|end|wall)\\b`,
  ({ length = '', end }) => ({ is: 'off', offIn: inchesOf(length), ...(end ? { from: end } : {}) }),
);
const TIGHT = '(?:right|tight|hard|snug|flush|jammed|pushed|tucked|all the way|close|up|over|way|just|crammed|squeezed|smack)';
const AT_END = phrase(
  `\\b(?<tight>(?:${TIGHT} ){0,3})(?<at>at|in|to|against|on|by|near|into|toward|towards) (?:the |its )?(?<end>${END}) (?<noun>corner|end)\\b(?: of (?:it|(?:the|that|this) (?:wall|room))\\b| of(?= (?:the|an?|one|our) ))?`,
  ({ tight = '', at = '', end = '', noun = 'end' }) => ({
    is: 'end',
    corner: end,
    noun: noun.toLowerCase(),
    tight: /right|tight|hard|snug|flush|jammed|pushed|tucked|all the way|crammed|squeezed|smack/i.test(tight) || /against|into/i.test(at),
  }),
);
const SIDE_OF = phrase(
  `\\b(?:on|at) (?:the |its )?(?<end>${END}) side of (?:the|that|this|it)(?: wall)?\\b`,
  ({ end = '' }) => ({ is: 'end', corner: end, noun: 'side', tight: false }),
);
const MIDDLE = phrase(
  String.raw`\b(?:(?:right |smack |dead |smack dab )?(?:in|at) (?:the|its) (?:exact |dead )?(?:middle|center|centre)(?: of (?:it|(?:the|that|this) wall(?! on)))?|(?:half|mid)-?way (?:along|down|across)(?: (?:it|the wall|that wall))?|(?:dead )?(?:centered|centred|center)(?: (?:on|in|along) (?:it|the wall|that wall|this wall))?)(?! (?:over|above|under|below|between|on|behind|opposite|of|at|in|along|from)\b|[a-z])`,
  () => ({ is: 'middle' }),
);
/** "In the middle of the 14 ft wall": the wall is told behind it. */
const MIDDLE_OF = phrase(
  String.raw`\b(?:(?:right |smack |dead |smack dab )?(?:in|at) the (?:middle|center|centre) of|(?:half|mid)-?way (?:along|down)|centered (?:on|in|along)|the middle of)(?= (?:the|an?|one|that|our|your)\b)`,
  () => ({ is: 'middle' }),
);

const WIDE = [
  phrase(
    `\\b(?<width>${BARE})[ -]?(?:wide|across|in width)(?:,? ?(?:by|x|×|and|,) ?(?<height>${BARE})[ -]?(?:tall|high))?`,
    ({ width = '', height }) => sized(width, height),
  ),
  phrase(
    String.raw`(?<![\d.])\b(?<width>\d{1,3}(?:["”″]|['’′]| ?inch(?:es)?| ?in\b| ?ft| ?feet)?) ?(?:x|×|by) ?(?<height>\d{1,3}(?:["”″]|['’′]| ?inch(?:es)?\b| ?in\b| ?ft\b| ?feet\b)?)(?! ?(?:ft|feet|room|kitchen|bath|bedroom)\b|\d)(?: (?:tall|high))?`,
    ({ width = '', height }) => sized(width, height),
  ),
];
const sized = (width: string, height: string | undefined): Detail => ({
  is: 'width',
  widthIn: inchesOf(width, FEET_UP_TO),
  ...(height ? { heightIn: inchesOf(height, FEET_UP_TO) } : {}),
});
/** No door and no window is so many inches wide: such a number is of feet. */
const FEET_UP_TO = 12;

const HIGH = phrase(`\\b(?<height>${BARE})[ -](?:tall|high)\\b(?! sill)`, ({ height = '' }) => ({
  is: 'height',
  heightIn: inchesOf(height, FEET_UP_TO),
}));
const OFF_FLOOR = '(?: (?:off|above|from|up from|over)(?: of)? the (?:finished )?floor| up| off the ground)?';
const SILLS = [
  phrase(
    `\\b(?:(?:the|its|and|with|and the|and its|with a|with the|with its) )?(?:window ?)?(?:sill|bottom)(?: height| of it)?(?:[’']s)?(?: (?:is|at|of|sits|are|starts?|comes|height)){0,3} (?<sill>${BARE})${OFF_FLOOR}`,
    ({ sill = '' }) => ({ is: 'sill', sillIn: inchesOf(sill, SILL_FEET) }),
  ),
  phrase(`\\b(?:with an? |an? )?(?<sill>${LENGTH})(?:[ -]high)? sill(?: height)?\\b`, ({ sill = '' }) => ({
    is: 'sill',
    sillIn: inchesOf(sill),
  })),
  phrase(
    `\\b(?:starts? |sits? |is )?(?<sill>${LENGTH}) (?:off|above|up from|up off) the (?:finished )?floor\\b`,
    ({ sill = '' }) => ({ is: 'sill', sillIn: inchesOf(sill) }),
  ),
];
const SILL_FEET = 6;

const AGAINST = `(?:,? (?:and )?(?:(?:up|back|flat|right) )?(?:against|toward|towards|to|onto|at) (?:the |your )?(?<against>${END})(?: (?:wall|side|corner|end|jamb))?)?`;
const SWINGS = [
  phrase(
    `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging|opening)(?: (?:back|right|up|only))? (?<into>in|out)(?:wards?)?\\b(?:(?:to|(?: ?in| out)?to| over)? (?:the |our |this |a )?(?<room>${ROOM}))?${AGAINST}(?! (?:front|of)\\b)`,
    ({ into, room, against }) => ({ is: 'swing', into: into ?? '', ...(room ? { room } : {}), ...(against ? { against } : {}) }),
  ),
  phrase(
    `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging|opening) into (?:the |our |this |a )?(?<room>${ROOM})\\b${AGAINST}`,
    ({ room, against }) => ({ is: 'swing', ...(room ? { room } : {}), ...(against ? { against } : {}) }),
  ),
  phrase(
    `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging) (?:up |back |flat |right )?(?:against|toward|towards|to) (?:the |your )?(?<against>${END})(?: (?:wall|side|corner|end))?\\b`,
    ({ against = '' }) => ({ is: 'swing', against }),
  ),
  phrase(String.raw`\b(?:an? )?(?<into>in|out)(?:ward)?[ -]?swing(?:ing)?\b`, ({ into = '' }) => ({ is: 'swing', into })),
];
const HINGES = [
  phrase(
    `\\b(?:(?:and|with|the|its|with the|with its|and the) )?hing(?:es|ed|e)(?: side)?(?: (?:is|are|go|goes))?(?: (?:on|at|to|toward|towards|by|near))?(?: (?:the|its|your))?(?: (?:side|jamb|edge|end))?(?: (?<away>away from|farthest from|furthest from|far from|opposite))?(?: (?:nearest|closest|next|nearer|near|toward|towards|by)(?: to)?)?(?: the)? (?<end>${END}|corner)(?:[ -](?:corner|wall|side|jamb|end|edge|hand side))?\\b`,
    ({ end = '', away }) => ({ is: 'hinge', jamb: end, away: away !== undefined }),
  ),
  phrase(String.raw`\b(?:an? )?(?<end>left|right)[ -]hand(?:ed)?[ -](?:hinged?|hinges|swing|in-?swing|door)\b`, ({ end = '' }) => ({
    is: 'hinge',
    jamb: end,
    away: false,
  })),
];

const wall = (...ways: readonly (Way | undefined)[]): Detail => ({
  is: 'wall',
  ways: ways.filter((way) => way !== undefined),
});
const ofLength = (said: string | undefined): Way | undefined =>
  said === undefined ? undefined : { is: 'length', wallIn: inchesOf(said) };
const ofLong = (said: string | undefined): Way | undefined =>
  said === undefined ? undefined : { is: 'long', long: /^long/i.test(said) };
const ofOther = (said: string | undefined): Way | undefined =>
  said === undefined ? undefined : /^(?:other|opposite)/i.test(said) ? { is: 'across', of: 'alike' } : { is: 'far' };

const AT = '(?:(?:in|on|at|along|into|to|through|against|onto) )?';
const THE = '(?:the |our |my |an? |one of the |one |that |this )?';
const KIND = '(?:(?:outside|exterior|inside|interior) )?';
const PART = '(?:door(?:way)?|entry|entrance|window|fireplace|slider|stairs|closet)';
const WALLS = [
  phrase(
    `\\b${AT}${THE}(?:${LENGTH}(?:[ -]long)? )?(?:(?<long>long|longer|short|shorter|narrow|far|back) )?${KIND}(?<side>${SIDE})(?:ern)?(?:[ -]facing)?(?: {1,2}(?<length>${LENGTH})(?:[ -]long)? ?)? ${KIND}(?:wall|side)\\b(?: of the (?:room|house|kitchen|basement))?`,
    ({ side = '', length, long }) =>
      wall({ is: 'side', side: side.toLowerCase() }, ofLength(length), /long|short|narrow/i.test(long ?? '') ? ofLong(long) : undefined),
  ),
  phrase(
    `\\b${AT}${THE}(?:(?<other>far|other|opposite|back) )?(?<length>${LENGTH})(?:[ -]long)? (?:walls?|sides?|end)\\b`,
    ({ length, other }) => wall(ofLength(length), ofOther(other)),
  ),
  phrase(
    `\\b${AT}${THE}(?:(?<other>far|other|opposite) )?(?<long>long|longer|short|shorter|narrow) (?:walls?|sides?|ends?)\\b`,
    ({ long, other }) => wall(ofLong(long), ofOther(other)),
  ),
  phrase(
    String.raw`\b(?:(?:in|on|at|along|to) )?(?:the )?wall (?:to|on) (?:your|the|my|our) (?<hand>left|right)(?:[ -]hand)?(?: side)?\b(?! of)`,
    ({ hand = '' }) => wall({ is: 'hand', hand: hand.toLowerCase() }),
  ),
  phrase(
    String.raw`\b(?:(?:in|on|at|along|through) )?(?:the |your |our )?(?<hand>left|right)(?:[ -]hand)? wall\b|\b(?:in|on|along) (?:the |your )?(?<hand2>left|right)(?:[ -]hand)? side\b(?! of)`,
    ({ hand, hand2 = '' }) => wall({ is: 'hand', hand: (hand ?? hand2).toLowerCase() }),
  ),
  phrase(
    String.raw`\b(?:on|to) (?:your|my|the) (?<hand>left|right)\b(?! ?(?:of|end|corner|hand|side|wall|jamb))`,
    ({ hand = '' }) => wall({ is: 'hand', hand: hand.toLowerCase() }),
  ),
  phrase(String.raw`\b(?:(?:in|on|at|along) )?(?:the )?(?:far|back) wall\b|\b(?:in|on|at) the (?:far|back) side\b|\b(?:straight|directly|right) ahead(?: is(?= (?:the|an?)\b))?`, () =>
    wall({ is: 'far' }),
  ),
  phrase(String.raw`\b(?:(?:in|on|at|along) )?the (?:near|front|entry) wall\b|\b(?:in|on) the wall (?:that )?you (?:come|walk) in(?: on| by| through)?\b`, () =>
    wall({ is: 'near' }),
  ),
  phrase(
    `\\b(?:(?:in|on|at|along) the )?(?:wall )?(?:(?:directly|right|straight|just) )?(?:across|opposite)(?: from| of)? (?:the )?(?<of>${PART}|it|that)(?: wall)?\\b`,
    ({ of = '' }) => wall({ is: 'across', of: /^(?:it|that)$/i.test(of) ? 'last' : of.toLowerCase() }),
  ),
  phrase(
    String.raw`\b(?:(?:in|on|at|along) )?the (?:opposite|other) wall\b|\b(?:in|on|at|along) the (?:opposite|other) (?:end|side)\b|\b(?:is |directly |right )?opposite(?= ?[,.;)]|$)|\bat the other(?= ?[,.;)]|$)`,
    () => wall({ is: 'across', of: 'last' }),
  ),
  phrase(
    `\\b(?:in|on|along) (?:the same|that(?: same)?) wall(?: as the (?<of>${PART}))?\\b|\\b(?:in|on|along) the (?<of2>window|door) wall\\b`,
    ({ of, of2 }) => wall({ is: 'same', of: (of ?? of2 ?? 'last').toLowerCase() }),
  ),
];

/** "The window wall is the north one". */
const IS_SIDE = phrase(`\\b(?:is|being) the (?<side>${SIDE})(?:ern)? (?:one|wall)\\b`, ({ side = '' }) =>
  wall({ is: 'side', side: side.toLowerCase() }),
);
/** "On the west", with nothing behind it. */
const BARE_SIDE = phrase(
  `\\b(?:in|on|to|at) the (?<side>${SIDE})(?= ?[,.;)]|$| and (?:the|an?|it|is|has)\\b)`,
  ({ side = '' }) => wall({ is: 'side', side: side.toLowerCase() }),
);

/** Those that are tried first win where two overlap. */
const PHRASES: readonly Phrase[] = [
  ...SILLS,
  ...HINGES,
  ...SWINGS,
  OFF,
  IS_SIDE,
  ...WALLS,
  BARE_SIDE,
  LEAVES,
  AT_END,
  SIDE_OF,
  MIDDLE_OF,
  MIDDLE,
  ...WIDE,
  HIGH,
];

/** "A door at each short end" is told of two walls. */
const OF_BOTH = /\b(?:each|both|either|all|every|opposite|two)(?: of the)? $/i;

/** All details of a text in their order; none overlaps another. */
export function detailsIn(text: string): readonly Said[] {
  const found: Said[] = [];
  for (const { words, read } of PHRASES)
    for (const match of text.matchAll(words)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const start = match.index + lead;
      const end = match.index + match[0].length;
      if (end <= start || found.some((one) => start < one.end && one.start < end)) continue;
      if (OF_BOTH.test(text.slice(Math.max(0, start - 14), start))) continue;
      const detail = read(match.groups ?? {}, match[0]);
      if (detail) found.push({ ...detail, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

const NAMED_BEFORE = new RegExp(
  `\\b(?<size>(?<width>${LENGTH})(?:[ -]wide)?(?: by (?<height>${LENGTH}))?(?:[ -]tall)?)[ -](?:(?!(?:from|of|off|with|and|by|in|at|to|on|sill|up|wide|tall|high|away|along)\\b)[a-z-]{2,12}[ -]){0,2}$`,
  'i',
);
const SIZE_BEFORE =
  /(?<![\d.])\b(?<size>(?<width>\d{1,3}(?:["”″]|['’′])?) ?(?:x|×|by) ?(?<height>\d{1,3}(?:["”″]|['’′])?)(?: inch)?) (?:(?!(?:from|of|off|with|and|by)\b)[a-z-]{2,12} )?$/i;

/** The width right before a name: "a 28 inch door". */
export function widthBefore(text: string): Said | undefined {
  const match = SIZE_BEFORE.exec(text) ?? NAMED_BEFORE.exec(text);
  const { size = '', width, height } = match?.groups ?? {};
  if (!match || width === undefined) return undefined;
  return { ...sized(width, height), start: match.index, end: match.index + size.length };
}

/** A part of a sentence that is no more than a length: "(3 ft)", "about 28 in", "is 32 in". */
export const widthAlone = new RegExp(`^(?<lead>(?:it[’']s |it is |is |are |also |and )?)(?<width>${LENGTH})$`, 'i');

/** "Back door is 32 in": a length behind a name, with nothing behind it. */
const WIDTH_BEHIND = new RegExp(`^(?<lead>(?: (?:out )?(?:to|into|from) (?:the |our )?[a-z]{2,9}(?: [a-z]{2,6})?)?(?:,? (?:is|are|about|being|only))? )(?<width>${LENGTH})\\s*$`, 'i');

/** The width that ends a clause right behind a name; places are of the text behind the name. */
export function widthBehind(text: string): Said | undefined {
  const { lead = '', width } = WIDTH_BEHIND.exec(text)?.groups ?? {};
  return width === undefined ? undefined : { is: 'width', widthIn: inchesOf(width), start: lead.length, end: lead.length + width.length };
}
