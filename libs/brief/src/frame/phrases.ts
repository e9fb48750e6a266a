import { type Side } from '@plumbline/concept';
import { allMatches } from '../text/all-matches.js';
import { canMatch } from '../text/needed-words.js';
import type { Span } from '../text/span.js';

/** Places as people tell them from where they stand, in a text: "left as you come in", "the opposite wall", "back right corner". */

/** One direction of a place; what it is told by is known later. */
export type Way =
  | { readonly is: 'side'; readonly side: Side }
  /** As one sees it, coming in or looking at something. */
  | { readonly is: 'seen'; readonly hand: Hand }
  /** By another thing, or by what was placed last. */
  | { readonly is: 'by'; readonly to: string | 'last'; readonly turn: 'same' | 'across' | 'left' | 'right' }
  /** By what lies beyond it: street, yard, hall. */
  | { readonly is: 'beyond'; readonly what: string }
  | { readonly is: 'length'; readonly long: boolean }
  /** To the other hand than what was put in a corner before. */
  | { readonly is: 'other-hand' }
  /** One of two ends, of which the other is told further on. */
  | { readonly is: 'one' };

export type Hand = 'left' | 'right' | 'far' | 'near';

export interface Place extends Span {
  /** One for a wall, two for a corner. */
  readonly ways: readonly Way[];
  readonly form: 'wall' | 'side' | 'end' | 'corner' | 'beside';
  /** Before it, as typed: "along". */
  readonly prep: string;
  /** It was told with a wall's length as well: "the long wall across from …". */
  readonly long?: boolean;
  /** Without a word for a wall: only what the writer sees makes it a place. */
  readonly loose?: true;
  /** Its words say more than the wall, and stay behind it: "over the bench". */
  readonly over?: true;
  /** It is known to the readers of openings as it is: "at each end". */
  readonly known?: true;
}

type Read = (m: Readonly<Record<string, string | undefined>>) => Omit<Place, keyof Span | 'prep'> | undefined;

const PREP =
  '(?:(?<prep>(?:on|along|against|at|in|to|into|across|down|(?<!takes? )up|by|toward|towards|over on|over to|over at|all along|all across|off to)) )';
const DET = '(?:the|our|my|your|its|that|this|one|a) ';
const NOUN = '(?:wall|side|end)';
const HAND = '(?<hand>left|right)(?:[- ]hand)?';
const DEEP = '(?<deep>far|back|rear|near|front|top|bottom|upper|lower|opposite|other)';
const LONG = '(?:(?<long>long|short|narrow)(?:er|est)? )?';
const REST = '(?: of the (?:room|kitchen|bath|bathroom|bedroom|garage|basement|space|office))?';
/** Behind it a mention follows, which the place goes on to. */
const THING = '(?:the|our|my|that|those|a) (?<next>)';
const ACROSS = '(?:directly |right |straight )?(?:across from|opposite(?: from| of| to)?|facing|that faces)';
/** A place is told so, and not another thing's own side. */
const NOT_OF =
  '(?!(?: side)? of (?!the (?:room|kitchen|bath|bathroom|bedroom|garage|basement|space|office)))';

/** "Back" and "front" may be those of the house. */
const seen = (word = ''): Way =>
  /^(?:back|rear)$/.test(word)
    ? { is: 'beyond', what: 'back' }
    : word === 'front'
      ? { is: 'beyond', what: 'front' }
      : { is: 'seen', hand: HANDS[word] ?? 'far' };
const HANDS: Readonly<Record<string, Hand>> = {
  left: 'left',
  right: 'right',
  far: 'far',
  top: 'far',
  upper: 'far',
  opposite: 'far',
  other: 'far',
  near: 'near',
  bottom: 'near',
  lower: 'near',
};
const low = (word: string | undefined): string => (word ?? '').toLowerCase();
const formOf = (noun: string | undefined): Place['form'] =>
  /^end/i.test(noun ?? '') ? 'end' : /^side/i.test(noun ?? '') ? 'side' : 'wall';
const longOf = (word: string | undefined): { readonly long?: boolean } =>
  word ? { long: /^long/i.test(word) } : {};

/** Stands for the mention that follows the words of a place. */
export const NEXT = '#next';
const by = (thing: string | undefined, turn: 'same' | 'across' | 'left' | 'right'): Way => ({
  is: 'by',
  to: low(thing),
  turn,
});

/** The more a row tells the earlier it stands. */
const ROWS: readonly (readonly [RegExp, Read])[] = [
  // "In the corner between the window and the TV wall".
  [
    new RegExp(
      `\\b${PREP}?(?:the|that|a) corner (?:between|of) (?:the )?(?<thing>[a-z]{2,10}(?: [a-z]{3,9})?)(?: wall)? and (?:the )?(?<other>[a-z]{2,10}) wall\\b`,
      'gi',
    ),
    ({ thing, other }) => ({ ways: [by(thing, 'same'), by(other, 'same')], form: 'corner' }),
  ],
  // "In the corner to the right of the tub", "the other back corner".
  [
    new RegExp(`\\b${PREP}?(?:the|a) corner (?:(?:to|on) the )?${HAND} of ${THING}`, 'gi'),
    ({ hand }) => ({ ways: [by(NEXT, 'same'), by(NEXT, low(hand) as 'left' | 'right')], form: 'corner' }),
  ],
  [
    new RegExp(`\\b${PREP}?(?:the )(?:other|opposite) (?<deep>far|back|rear|near|front) corner\\b`, 'gi'),
    ({ deep }) => ({ ways: [seen(low(deep)), { is: 'other-hand' }], form: 'corner' }),
  ],
  // "In the far left corner", "in the left back one".
  [
    new RegExp(`\\b${PREP}?(?:the |a )?${DEEP}[- ]?,?${HAND}(?:[- ]hand)? (?:side )?(?:corner|one)\\b`, 'gi'),
    ({ deep, hand }) => ({ ways: [seen(low(deep)), seen(low(hand))], form: 'corner' }),
  ],
  [
    new RegExp(`\\b${PREP}?(?:the |a )?${HAND}[- ](?:hand )?${DEEP}[- ](?:corner|one)\\b`, 'gi'),
    ({ deep, hand }) => ({ ways: [seen(low(deep)), seen(low(hand))], form: 'corner' }),
  ],
  // "Back corner on the right", "far end on the left".
  [
    new RegExp(
      `\\b${PREP}?(?:the |a )?${DEEP} (?<noun>corner|end|wall)${REST},? (?:on|to|at) (?:the|your) ${HAND}(?: side)?\\b${NOT_OF}`,
      'gi',
    ),
    ({ deep, hand }) => ({
      ways: [seen(low(deep)), seen(low(hand))],
      form: 'corner',
    }),
  ],
  [
    new RegExp(
      `\\b(?<prep>at|in) the (?<deep>back|rear|front|far end),? on the ${HAND}(?: side)?\\b${NOT_OF}`,
      'gi',
    ),
    ({ deep, hand }) => ({ ways: [seen(low(deep).split(' ')[0]), seen(low(hand))], form: 'corner' }),
  ],
  [
    new RegExp(`\\b${PREP}?(?:the|a) corner,? (?:on|to|at) (?:the|your) ${HAND}(?: side)?\\b${NOT_OF}`, 'gi'),
    ({ hand }) => ({ ways: [seen('near'), seen(low(hand))], form: 'corner' }),
  ],
  // "On the right in the back corner", "left side by the big door".
  [
    new RegExp(
      `\\b${PREP}?(?:the|your) ${HAND}(?: (?:wall|side))?,? (?:in|at|near|toward|towards) the (?!(?:bottom|top)\\b(?! (?:corner|end)))${DEEP}(?: (?:corner|end))?\\b`,
      'gi',
    ),
    ({ deep, hand }) => ({ ways: [seen(low(deep)), seen(low(hand))], form: 'corner' }),
  ],
  [
    new RegExp(
      `\\b(?:${PREP}(?:the |your ))?${HAND}[- ]side,? (?:right )?(?:by|next to|near|beside) the (?:big|garage|overhead|front|entry|main) door\\b`,
      'gi',
    ),
    ({ hand }) => ({ ways: [seen('near'), seen(low(hand))], form: 'corner' }),
  ],
  // "On the wall across from the windows", "the long wall opposite the door".
  [
    new RegExp(`\\b${PREP}?${DET}${LONG}(?<noun>wall|side) (?:that is |which is )?${ACROSS} ${THING}`, 'gi'),
    ({ long, noun }) => ({
      ways: [by(NEXT, 'across')],
      form: formOf(noun),
      ...longOf(long),
    }),
  ],
  [
    new RegExp(
      `\\b${PREP}?${DET}(?:opposite|other) (?<noun>wall|side|end) (?:from|of|to|than) ${THING}`,
      'gi',
    ),
    ({ noun }) => ({ ways: [by(NEXT, 'across')], form: formOf(noun) }),
  ],
  [
    new RegExp(`\\b${PREP}?${DET}(?<noun>wall|side) behind (?:me|you|us)\\b`, 'gi'),
    ({ noun }) => ({ ways: [seen('near')], form: formOf(noun) }),
  ],
  [
    new RegExp(
      `\\b${PREP}?${DET}(?<noun>wall) (?:to|on) the ${HAND} of (?:it|that|them|those)(?= (?:as|when|if|while)\\b|[,.;!?]|$)`,
      'gi',
    ),
    ({ hand }) => ({ ways: [{ is: 'by', to: 'last', turn: low(hand) as 'left' | 'right' }], form: 'wall' }),
  ],
  [
    new RegExp(`\\b${PREP}?${DET}(?<noun>wall) (?:to|on) the ${HAND} of ${THING}`, 'gi'),
    ({ hand }) => ({ ways: [by(NEXT, low(hand) as 'left' | 'right')], form: 'wall' }),
  ],
  [
    /\b(?:dead |directly |right |straight )?(?:opposite|across from)(?: from| of)? the (?<thing>windows?|door|entry|fireplace|slider|sink|tv|stairs?|closet) (?<noun>wall|side|end)\b/gi,
    ({ thing }) => ({ ways: [by(thing, 'across')], form: 'wall' }),
  ],
  // "The wall you came in through", "the wall behind the vanity".
  [
    new RegExp(
      `\\b${PREP}?the (?<noun>wall|side) (?:that )?(?:you|we|i) (?:came|come|walked|walk|entered|enter|get)(?: in)?(?: through| by| from| on)?\\b`,
      'gi',
    ),
    ({ noun }) => ({ ways: [seen('near')], form: formOf(noun) }),
  ],
  [
    new RegExp(`\\b${PREP}?the (?<noun>wall) behind ${THING}`, 'gi'),
    ({ noun }) => ({ ways: [by(NEXT, 'same')], form: formOf(noun) }),
  ],
  // "On the same wall as the sink", "the wall by the door", "the window wall".
  [
    new RegExp(`\\b${PREP}?(?:the|that) (?:very )?same (?<noun>${NOUN}) (?:as|with) ${THING}`, 'gi'),
    ({ noun }) => ({ ways: [by(NEXT, 'same')], form: formOf(noun) }),
  ],
  [
    new RegExp(
      `\\b${PREP}?(?:the|that) ${LONG}(?<noun>wall|side|end) (?:by|with|that has|next to|beside|near) (?:the|our) (?<thing>(?:[a-z]{4,8} )?(?:windows?|doors?|doorway|entry|fireplace|slider|sink|washer|stairs|tv))\\b`,
      'gi',
    ),
    ({ thing, noun, long }) => ({ ways: [by(thing, 'same')], form: formOf(noun), ...longOf(long) }),
  ],
  [
    new RegExp(
      `\\b${PREP}?(?:the|that|our) (?<thing>windows?|door|entry|entrance|fireplace|slider|sink|washer|tv|stairs?|stove|range|bed|vanity)[- ](?<noun>wall|side|end)\\b`,
      'gi',
    ),
    ({ thing, noun }) => ({ ways: [by(thing, 'same')], form: formOf(noun) }),
  ],
  // "On the wall to your left", "on the short wall to the left".
  [
    new RegExp(
      `\\b${PREP}?(?:${DET})(?:(?:whole|entire|full) )?${LONG}(?<noun>wall|side),? (?:that is )?(?:to|on) (?:the|your|my|our) ${HAND}(?: side| hand)?\\b${NOT_OF}`,
      'gi',
    ),
    ({ hand, long, noun }) => ({ ways: [seen(low(hand))], form: formOf(noun), ...longOf(long) }),
  ],
  // "The left-hand wall", "the long right wall".
  [
    new RegExp(`\\b(?:${PREP}?${DET}|(?<=[,(:] ?))${LONG}${HAND} (?<noun>${NOUN}|leg|arm)\\b${NOT_OF}`, 'gi'),
    ({ hand, noun, long }) => ({ ways: [seen(low(hand))], form: formOf(noun), ...longOf(long) }),
  ],
  // "On the wall where the hookups are (left as you come in)", "range right, fridge left".
  [
    new RegExp(
      `\\b(?:${PREP}the (?:wall|side) where(?: [a-z]{2,12}){1,6},? \\(?|(?<=[(,:] ?))(?:to |on )?(?:the |your )?${HAND}(?= (?:as|when|once|if) (?:you|we|i)\\b|\\))`,
      'gi',
    ),
    ({ hand }) => ({ ways: [seen(low(hand))], form: 'wall' }),
  ],
  [
    /(?<=\b(?:range|stove|cooktop|fridge|refrigerator|sink|vanity|toilet|tub|shower|washer|desk|bed|dresser|sofa|tv|piano) )(?<hand>left|right)(?=[,.;!?]|$| and [a-z]{3,12} (?:left|right)\b)/gi,
    ({ hand }) => ({ ways: [seen(low(hand))], form: 'wall' }),
  ],
  [
    new RegExp(`\\b${PREP}?the end of the ${HAND} (?:one|leg|wall|run|arm|side)\\b`, 'gi'),
    ({ hand }) => ({ ways: [seen(low(hand))], form: 'wall' }),
  ],
  // "At each end"; one end, where the other follows.
  [
    /\b(?:at|on|in) (?:each|both|either) (?<long>long|short|narrow)? ?(?:ends?|sides?)\b/gi,
    ({ long }) => ({ ways: [{ is: 'length', long: /^long/i.test(long ?? '') }], form: 'end', known: true }),
  ],
  [
    /\b(?<prep>at|on|in) the end\b(?! (?:of|by|near|closest|nearest|away))/gi,
    () => ({ ways: [{ is: 'length', long: false }], form: 'end' }),
  ],
  [
    /\b(?<prep>at|on|in) one (?<noun>end|side)\b(?! of the (?:sink|bed|fire|tub|range|stove|window|door|sofa|tv|vanity))/gi,
    ({ noun }) => ({ ways: [{ is: 'one' }], form: formOf(noun) }),
  ],
  // "On your right", "on the left".
  [
    new RegExp(
      `\\b${PREP}(?<whose>the|your|my) ${HAND}(?: side)?\\b${NOT_OF}(?! (?:corner|one|back|far|front|hand|leg|of)\\b)`,
      'gi',
    ),
    ({ hand, prep, whose }) => ({
      ways: [seen(low(hand))],
      form: 'wall',
      ...(/^(?:on|along|against|down)$/i.test(prep ?? '') || /^your$/i.test(whose ?? '')
        ? {}
        : { loose: true as const }),
    }),
  ],
  // Of what was placed last.
  [
    new RegExp(`\\b${PREP}?(?:the|that) (?:very )?same (?<noun>${NOUN})\\b`, 'gi'),
    ({ noun }) => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: formOf(noun) }),
  ],
  [
    new RegExp(`\\b(?:${PREP}|(?<= of ))that (?:same )?${LONG}(?<noun>wall|side|end)\\b`, 'gi'),
    ({ noun }) => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: formOf(noun) }),
  ],
  // "In the middle of that", "the window there".
  [
    /(?<=\b(?:middle|center) of )(?:that|it)\b(?! (?:wall|side|end|long|short|same|room))/gi,
    () => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: 'wall' }),
  ],
  [
    /(?<=\b(?:window|slider|sink|goes|go|stays?|belongs?|sits?|desk|bed|range|stove|fridge|tv|sofa|tub|table|piano) )there\b(?! (?:is|are|was|were)\b)/gi,
    () => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: 'wall' }),
  ],
  // "The front door is in it too".
  [
    /(?<=\b(?:doors?|windows?|slider|fireplace|doorway)(?: is| are|['’]s)? )(?:in|on) (?:it|there)\b(?=[,.;]|$| too| as well)/gi,
    () => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: 'wall' }),
  ],
  // "Garage door faces north".
  [
    /(?<=\b(?:doors?|windows?|slider|doorway)(?: that| which)? )(?:faces?|facing|looks?|looking)(?: out)?(?: to the| to| due)? (?<side>north|south|east|west)\b(?! (?:wall|side|end))/gi,
    ({ side }) => ({ ways: [{ is: 'side', side: low(side) as Side }], form: 'wall' }),
  ],
  [
    new RegExp(
      `\\b${PREP}?(?:(?:the|that|a) (?<noun>wall|side) )?${ACROSS} (?:it|them|those|this|that(?: (?:wall|side|one))?)\\b(?! [a-z]{4,12} (?:is|are)\\b)`,
      'gi',
    ),
    ({ noun }) => ({
      ways: [{ is: 'by', to: 'last', turn: 'across' }],
      form: formOf(noun),
      ...(noun ? {} : { loose: true as const }),
    }),
  ],
  [
    new RegExp(
      `\\b${PREP}?(?:the )(?:opposite|opposing|other) ${LONG}(?<noun>${NOUN})\\b(?: from (?:that|it|them|there|those)\\b)?${NOT_OF}(?! (?:from|as|than)\\b)`,
      'gi',
    ),
    ({ noun, long }) => ({
      ways: [{ is: 'by', to: 'last', turn: 'across' }],
      form: formOf(noun),
      ...longOf(long),
    }),
  ],
  [
    /\b(?<prep>on|at) the other(?=[,.;!?\n]|$| and\b)/gi,
    () => ({ ways: [{ is: 'by', to: 'last', turn: 'across' }], form: 'wall', loose: true }),
  ],
  // "The far end", "the back wall", "top wall".
  [
    new RegExp(
      `\\b(?:${PREP}?(?:the|our|that) )${LONG}(?<deep>far|back|rear|near|front|top|bottom|upper|lower) (?<noun>${NOUN})\\b${REST}${NOT_OF}`,
      'gi',
    ),
    ({ deep, noun, long }) => {
      const word = low(deep);
      const form = formOf(noun);
      if (word === 'back' || word === 'rear') return { ways: [{ is: 'beyond', what: 'back' }], form };
      if (word === 'front') return { ways: [{ is: 'beyond', what: 'front' }], form };
      if (/^(?:top|upper|bottom|lower)$/.test(word)) {
        const side: Side = /^(?:top|upper)/.test(word) ? 'north' : 'south';
        return noun?.toLowerCase() === 'side' ? undefined : { ways: [{ is: 'side', side }], form };
      }
      return { ways: [seen(word)], form, ...longOf(long) };
    },
  ],
  [
    /\b(?<prep>at|in|on|along|against) the (?<deep>back|rear|front)(?: of the room)?(?=[,.;!?\n)]|$| (?:and|under|by|beside|near|below|with|in)\b)/gi,
    ({ deep }) => ({
      ways: [{ is: 'beyond', what: /front/i.test(deep ?? '') ? 'front' : 'back' }],
      form: 'end',
    }),
  ],
  [
    /\b(?<prep>at|in|on|to) the (?<deep>back|rear|front) of (?:the|our) (?:house|garage|room)\b/gi,
    ({ deep }) => ({
      ways: [{ is: 'beyond', what: /front/i.test(deep ?? '') ? 'front' : 'back' }],
      form: 'wall',
    }),
  ],
  // What lies beyond the wall.
  [
    new RegExp(
      `\\b${PREP}?(?:the|our) (?<what>street|road|yard|backyard|garden|driveway|house|hall|hallway|kitchen|garage|alley|lake|water|deck|dining room|living room|bedroom|porch)(?:'s)?[- ](?<noun>side|wall)\\b`,
      'gi',
    ),
    ({ what, noun }) => ({ ways: [{ is: 'beyond', what: low(what) }], form: formOf(noun) }),
  ],
  [
    /\b(?:(?:which|that) )?(?:faces|facing|fronts|overlooks|looks (?:out )?(?:on|onto|at|to|over)) (?:the|our) (?<what>street|road|back ?yard|yard|garden|driveway|alley|lake|water|deck)\b/gi,
    ({ what }) => ({ ways: [{ is: 'beyond', what: low(what).replace(' ', '') }], form: 'wall', loose: true }),
  ],
  // "The outside wall".
  [
    new RegExp(`\\b${PREP}(?:the|our) (?:outside|exterior|outer) (?<noun>wall)\\b`, 'gi'),
    ({ noun }) => ({ ways: [by('window', 'same')], form: formOf(noun) }),
  ],
  // "With windows either side of it": in its wall.
  [
    new RegExp(`(?<=\\bwindows? )(?:on )?(?:either|both|each) sides? of ${THING}`, 'gi'),
    () => ({ ways: [by(NEXT, 'same')], form: 'wall', over: true }),
  ],
  [
    /(?<=\bwindows? )(?:on )?(?:either|both|each) sides? of it\b/gi,
    () => ({ ways: [{ is: 'by', to: 'last', turn: 'same' }], form: 'wall', over: true }),
  ],
  // "Window over the bench".
  [
    new RegExp(`(?<=\\bwindows? (?:is |are |goes |stays )?)(?:over|above|behind) ${THING}`, 'gi'),
    () => ({ ways: [by(NEXT, 'same')], form: 'wall', over: true }),
  ],
  // "Freezer next to it", of a door.
  [
    /\b(?:right |just )?(?:next to|beside|by) it\b/gi,
    () => ({ ways: [{ is: 'by', to: 'last-door', turn: 'same' }], form: 'beside' }),
  ],
  // "Straight ahead", "opposite the door".
  [
    /\b(?:straight|directly|right|dead) ahead\b(?: of you)?|\bin front of you\b/gi,
    () => ({ ways: [seen('far')], form: 'wall' }),
  ],
  [
    /\bbehind (?:you|me|us)\b(?! (?:when i'm at my desk))/gi,
    () => ({ ways: [seen('near')], form: 'wall', loose: true }),
  ],
  [
    new RegExp(`\\b${ACROSS} (?:me|us|my chair)\\b`, 'gi'),
    () => ({ ways: [by('desk', 'across')], form: 'wall', loose: true }),
  ],
  [
    new RegExp(`\\b(?:directly |right |straight )?(?:opposite(?: of| from)?|across from) ${THING}`, 'gi'),
    () => ({ ways: [by(NEXT, 'across')], form: 'wall', loose: true }),
  ],
  // Already plain, or a wall by its length.
  [
    new RegExp(
      `\\b${PREP}?(?:the |a )?(?<side>north|south)[- ]?(?<hand>east|west)(?:ern)?(?: corner)?\\b`,
      'gi',
    ),
    ({ side, hand }) => ({
      ways: [
        { is: 'side', side: low(side) as Side },
        { is: 'side', side: low(hand) as Side },
      ],
      form: 'corner',
    }),
  ],
  [
    new RegExp(
      `\\b${PREP}?(?:${DET})?(?:(?:long|short|far|back|whole|entire|full|front)(?:er)? )?(?<side>north|south|east|west)(?:ern)?(?: (?<noun>${NOUN}))?\\b(?![- ](?:east|west|facing|windows?|light|sun|corner))`,
      'gi',
    ),
    ({ side, noun, prep }) =>
      noun || prep ? { ways: [{ is: 'side', side: low(side) as Side }], form: formOf(noun) } : undefined,
  ],
  [
    new RegExp(
      `\\b${PREP}?${DET}(?<long>long|short|narrow)(?:er|est)? (?:outside |exterior )?(?<noun>${NOUN})\\b`,
      'gi',
    ),
    ({ long, noun }) => ({ ways: [{ is: 'length', long: /^long/i.test(long ?? '') }], form: formOf(noun) }),
  ],
];

const MOST = 40;

/** The places of a text in order, without overlaps: of two that begin together the one that tells more. */
export function placesOf(text: string): readonly Place[] {
  const all: (Place & { readonly row: number })[] = [];
  const lower = text.toLowerCase();
  for (const [row, [pattern, read]] of ROWS.entries()) {
    if (!canMatch(pattern, lower)) continue;
    for (const match of allMatches(text, pattern)) {
      const groups = match.groups ?? {};
      const place = read(groups);
      if (place)
        all.push({
          ...place,
          row,
          prep: groups.prep ?? '',
          start: match.index,
          end: match.index + match[0].length,
        });
    }
  }
  all.sort((a, b) => a.row - b.row);
  const found: Place[] = [];
  for (const one of all)
    if (found.length < MOST && !found.some((other) => one.start < other.end && other.start < one.end))
      found.push(one);
  return found.sort((a, b) => a.start - b.start);
}
