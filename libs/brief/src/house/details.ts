import { allMatches } from '../text/all-matches.js';
import type { Detail, Said } from './detail.js';
import { inchesOf, marked } from './lengths.js';
import { type Phrase, phrase } from './phrase.js';
import { WALLS } from './wall-phrases.js';

/** What words tell of a door or a window beside its name: its wall, its place along it, its size, how it opens. */

const END = `(?:(?:north|south)[ -]?(?:east|west)(?:ern)?|(?:north|south|east|west)(?:ern)?|(?:left|right)(?:[ -]hand)?|near|far|back|front|rear|window|door|entry)`;
/** A length as `marked` writes it, and one whose unit may be left out. */
const LENGTH = '_{2,40}';
const BARE = String.raw`(?:_{2,40}|\d{1,3}(?:\.5)?)`;
const SIDE = '(?:north|south|east|west)';
const ROOM =
  '(?:dining room|living room|family room|laundry room|mud ?room|bath ?room|bed ?room|kitchen|hall(?:way)?|closet|bath|garage|basement|office|den|foyer|pantry|yard|deck|patio|porch|outside|room|space)';

const STARTS =
  "(?:(?:that |which |it |and )?(?:(?:its|the) (?:left |right |near |far |nearest |closest |first )?(?:edge|side|jamb|casing|trim|frame) )?(?:is |are |it['’]s )?(?:starts?|starting|begins?|beginning|ends?|ending|stops?|set|sits?|sitting|located|placed|comes?|stands?|hung|hangs?|with)? ?)?";
const CENTER = '(?<middle>(?:its |the )?cent(?:er|re)(?:ed|line)?(?: of it| line)? (?:is )?(?:at )?)';

/** "Starts 6 ft from the left corner", "3 ft up from the south end", "4 ft east of the west corner". */
const OFF = phrase(
  new RegExp(
    `(?:${CENTER}|\\b${STARTS})(?<length>${LENGTH}) ?(?:(?:in|over|up|down|away|off|out|back|along|${SIDE}) )?(?:from|off|of) (?:the |its |our |that )?(?:(?<end>${END})[ -])?(?:corner|end|wall|side)(?: of (?:the|that|this) (?:room|wall))?\\b`,
    'g',
  ),
  ({ length = '', end, middle }) => ({
    is: 'off',
    offIn: inchesOf(length),
    ...(end ? { from: end } : {}),
    ...(middle ? { toMiddle: true as const } : {}),
  }),
);
/** "With 2 ft of wall between it and the west corner". */
const LEAVES = phrase(
  new RegExp(
    `\\b(?:with |leaving |leaves )?(?<length>${LENGTH})(?: of wall)? (?:between it and|to) the (?:(?<end>${END}) )?(?:corner|end|wall)\\b`,
    'g',
  ),
  ({ length = '', end }) => ({ is: 'off', offIn: inchesOf(length), ...(end ? { from: end } : {}) }),
);
const TIGHT =
  '(?:right|tight|hard|snug|flush|jammed|pushed|tucked|all the way|close|up|over|way|just|crammed|squeezed|smack)';
const AT_END = phrase(
  new RegExp(
    `\\b(?<tight>(?:${TIGHT} ){0,3})(?<at>at|in|to|against|on|by|near|into|toward|towards) (?:the |its )?(?<end>${END}) (?<noun>corner|end)\\b(?: of (?:it|(?:the|that|this) (?:wall|room))\\b| of(?= (?:the|an?|one|our) ))?`,
    'g',
  ),
  ({ tight = '', at = '', end = '', noun = 'end' }) => ({
    is: 'end',
    corner: end.toLowerCase(),
    noun: noun.toLowerCase(),
    tight:
      /right|tight|hard|snug|flush|jammed|pushed|tucked|all the way|crammed|squeezed|smack/i.test(tight) ||
      /against|into/i.test(at),
  }),
);
/** "In the back wall on the left", "on the right wall, toward the back": an end of the wall that was just named. */
const BEHIND_WALL = phrase(
  /(?:(?<=\b(?:back|front|far|near|left|right|north|south|east|west|long|short|rear) wall),? |^ ?(?=toward))(?:(?:over|way|up|down|a bit|more) ){0,2}(?:on|to|toward|towards|at|near) (?:the |your )?(?<end>left|right|back|front|rear)(?: (?:side|end|part))?\b(?! ?(?:of|corner|hand|wall|jamb|door))/g,
  ({ end = '' }) => ({ is: 'end', corner: end.toLowerCase(), noun: 'end', tight: false }),
);
const SIDE_OF = phrase(
  new RegExp(`\\b(?:on|at) (?:the |its )?(?<end>${END}) side of (?:the|that|this|it)(?: wall)?\\b`, 'g'),
  ({ end = '' }) => ({ is: 'end', corner: end.toLowerCase(), noun: 'side', tight: false }),
);
const MIDDLE = phrase(
  /\b(?:(?:right |smack |dead |smack dab )?(?:in|at) (?:the|its) (?:exact |dead )?(?:middle|center|centre)(?: of (?:it|(?:the|that|this) wall(?! on)))?|(?:half|mid)-?way (?:along|down|across)(?: (?:it|the wall|that wall))?|(?:dead )?(?:centered|centred|center)(?: (?:on|in|along) (?:it|the wall|that wall|this wall))?)(?! (?:over|above|under|below|between|on|behind|opposite|of|at|in|along|from)\b|[a-z])/g,
  () => ({ is: 'middle' }),
);
/** "In the middle of the 14 ft wall": the wall is told behind it. */
const MIDDLE_OF = phrase(
  /\b(?:(?:right |smack |dead |smack dab )?(?:in|at) the (?:middle|center|centre) of|(?:half|mid)-?way (?:along|down)|centered (?:on|in|along)|the middle of)(?= (?:the|an?|one|that|our|your)\b)/g,
  () => ({ is: 'middle' }),
);

const WIDE = [
  phrase(
    new RegExp(
      `\\b(?<width>${BARE})[ -]?(?:wide|across|in width)(?:,? ?(?:by|x|×|and|,) ?(?<height>${BARE})[ -]?(?:tall|high))?`,
      'g',
    ),
    ({ width = '', height }) => sized(width, height),
  ),
  phrase(
    /(?<![\d.])\b(?<width>_{2,40}|\d{1,3}) ?(?:x|×|by) ?(?<height>_{2,40}|\d{1,3})(?!\d| ?(?:ft|feet|room|kitchen|bath|bedroom)\b)(?: (?:tall|high))?/g,
    // Bare and so small they are the sides of a room.
    ({ width = '', height }) => (Number(width) <= OF_ROOM ? undefined : sized(width, height)),
  ),
];
const sized = (width: string, height: string | undefined): Extract<Detail, { is: 'width' }> => ({
  is: 'width',
  widthIn: inchesOf(width, FEET_UP_TO),
  ...(height ? { heightIn: inchesOf(height, FEET_UP_TO) } : {}),
});
/** No door and no window is so many inches wide: such a number is of feet. */
const FEET_UP_TO = 12;
const OF_ROOM = 20;

const HIGH = phrase(
  new RegExp(`\\b(?<height>${BARE})[ -](?:tall|high)\\b(?! sill)`, 'g'),
  ({ height = '' }) => ({
    is: 'height',
    heightIn: inchesOf(height, FEET_UP_TO),
  }),
);
const OFF_FLOOR = '(?: (?:off|above|from|up from|over)(?: of)? the (?:finished )?floor| up| off the ground)?';
const SILLS = [
  phrase(
    new RegExp(
      `\\b(?:(?:the|its|and|with|and the|and its|with a|with the|with its) )?(?:window ?)?(?:sill|bottom)(?: height| of it)?(?:[’']s)?(?: (?:is|at|of|sits|are|starts?|comes|height)){0,3} (?<sill>${BARE})${OFF_FLOOR}`,
      'g',
    ),
    ({ sill = '' }) => ({ is: 'sill', sillIn: inchesOf(sill, SILL_FEET) }),
  ),
  phrase(
    new RegExp(`\\b(?:with an? |an? )?(?<sill>${LENGTH})(?:[ -]high)? sill(?: height)?\\b`, 'g'),
    ({ sill = '' }) => ({
      is: 'sill',
      sillIn: inchesOf(sill),
    }),
  ),
  phrase(
    new RegExp(
      `\\b(?:starts? |sits? |is )?(?<sill>${LENGTH}) (?:off|above|up from|up off) the (?:finished )?floor\\b`,
      'g',
    ),
    ({ sill = '' }) => ({ is: 'sill', sillIn: inchesOf(sill) }),
  ),
];
const SILL_FEET = 6;

const AGAINST = `(?:,? (?:and )?(?:(?:up|back|flat|right) )?(?:against|toward|towards|to|onto|at) (?:the |your )?(?<against>${END})(?: (?:wall|side|corner|end|jamb))?)?`;
const SWINGS = [
  phrase(
    new RegExp(
      `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging|opening)(?: (?:back|right|up|only))? (?<into>in|out)(?:wards?)?\\b(?:(?:to|(?: ?in| out)?to| over)? (?:the |our |this |a )?(?<room>${ROOM}))?${AGAINST}(?! (?:front|of)\\b)`,
      'g',
    ),
    ({ into, room, against }) => ({
      is: 'swing',
      into: into ?? '',
      ...(room ? { room } : {}),
      ...(against ? { against } : {}),
    }),
  ),
  phrase(
    new RegExp(
      `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging|opening) into (?:the |our |this |a )?(?<room>${ROOM})\\b${AGAINST}`,
      'g',
    ),
    ({ room, against }) => ({ is: 'swing', ...(room ? { room } : {}), ...(against ? { against } : {}) }),
  ),
  phrase(
    new RegExp(
      `\\b(?:(?:and|that|which|it) )?(?:swings?|opens?|swinging) (?:up |back |flat |right )?(?:against|toward|towards|to) (?:the |your )?(?<against>${END})(?: (?:wall|side|corner|end))?\\b`,
      'g',
    ),
    ({ against = '' }) => ({ is: 'swing', against }),
  ),
  phrase(/\b(?:an? )?(?<into>in|out)(?:ward)?[ -]?swing(?:ing)?\b/g, ({ into = '' }) => ({
    is: 'swing',
    into,
  })),
];
const HINGES = [
  phrase(
    new RegExp(
      `\\b(?:(?:and|with|the|its|with the|with its|and the) )?hing(?:es|ed|e)(?: side)?(?: (?:is|are|go|goes))?(?: (?:on|at|to|toward|towards|by|near))?(?: (?:the|its|your))?(?: (?:side|jamb|edge|end))?(?: (?<away>away from|farthest from|furthest from|far from|opposite))?(?: (?:nearest|closest|next|nearer|near|toward|towards|by)(?: to)?)?(?: the)? (?<end>${END}|corner)(?:[ -](?:corner|wall|side|jamb|end|edge|hand side))?\\b`,
      'g',
    ),
    ({ end = '', away }) => ({ is: 'hinge', jamb: end.toLowerCase(), away: away !== undefined }),
  ),
  phrase(
    /\b(?:an? )?(?<end>left|right)[ -]hand(?:ed)?[ -](?:hinged?|hinges|swing|in-?swing|door)\b/g,
    ({ end = '' }) => ({
      is: 'hinge',
      jamb: end.toLowerCase(),
      away: false,
    }),
  ),
];

/** Those that are tried first win where two overlap. */
const PHRASES: readonly Phrase[] = [
  ...SILLS,
  ...HINGES,
  ...SWINGS,
  OFF,
  BEHIND_WALL,
  ...WALLS,
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
  const plain = marked(text.toLowerCase());
  const found: Said[] = [];
  for (const { words, read } of PHRASES)
    for (const match of allMatches(plain, words)) {
      const lead = match[0].length - match[0].trimStart().length;
      const start = match.index + lead;
      const end = match.index + match[0].length;
      if (end <= start || found.some((one) => start < one.end && one.start < end)) continue;
      if (OF_BOTH.test(plain.slice(Math.max(0, start - 14), start))) continue;
      const detail = read(groupsOf(match, text));
      if (detail) found.push({ ...detail, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** What the groups of a match stand for in the text, which has its lengths. */
const groupsOf = (match: RegExpMatchArray, text: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(match.indices?.groups ?? {}).map(([name, range]) => [
      name,
      range && text.slice(range[0], range[1]),
    ]),
  );

const NAMED_BEFORE =
  /\b(?<size>(?<width>_{2,40})(?:[ -]wide)?(?: by (?<height>_{2,40}))?(?:[ -]tall)?)[ -](?:(?!(?:from|of|off|with|and|by|in|at|to|on|under|over|below|above|near|beside|behind|the|our|sill|up|wide|tall|high|away|along)\b)[a-z-]{2,12}[ -]){0,2}$/;
const SIZE_BEFORE =
  /(?<![\d.])\b(?<size>(?<width>_{2,40}|\d{1,3}) ?(?:x|×|by) ?(?<height>_{2,40}|\d{1,3})(?: inch)?) (?:(?!(?:from|of|off|with|and|by|the|our|under|over)\b)[a-z-]{2,12} )?$/;

/** The width right before a name: "a 28 inch door". */
export function widthBefore(text: string): Said | undefined {
  const plain = marked(text.toLowerCase());
  const { size, width, height } = (SIZE_BEFORE.exec(plain) ?? NAMED_BEFORE.exec(plain))?.groups ?? {};
  if (size === undefined || width === undefined) return undefined;
  const start = plain.lastIndexOf(size);
  const tall = height === undefined ? -1 : plain.indexOf(height, start + width.length);
  return {
    ...sized(
      text.slice(start, start + width.length),
      height === undefined ? undefined : text.slice(tall, tall + height.length),
    ),
    start,
    end: start + size.length,
  };
}

const WIDTH_ALONE = /^(?<lead>\s{0,3}(?:it[’']s |it is |is |are |also |and )?)(?<width>_{2,40})\s{0,3}$/;
const WIDTH_BEHIND =
  /^(?<lead>(?: (?:out )?(?:to|into|from) (?:the |our )?[a-z]{2,9}(?: [a-z]{2,6})?)?(?:,? (?:is|are|about|being|only))? )(?<width>_{2,40})\s{0,3}$/;

/** A part of a sentence that is no more than a length: "(3 ft)", "is 32 in". */
export const widthAlone = (text: string): Said | undefined => widthBy(WIDTH_ALONE, text);

/** The width that ends a clause right behind a name: "Back door is 32 in". */
export const widthBehind = (text: string): Said | undefined => widthBy(WIDTH_BEHIND, text);

function widthBy(pattern: RegExp, text: string): Said | undefined {
  const { lead, width } = pattern.exec(marked(text.toLowerCase()))?.groups ?? {};
  if (lead === undefined || width === undefined) return undefined;
  const end = lead.length + width.length;
  return { is: 'width', widthIn: inchesOf(text.slice(lead.length, end)), start: lead.length, end };
}
