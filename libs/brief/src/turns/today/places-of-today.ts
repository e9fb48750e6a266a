import { sentencesOf } from '../../text/sentences.js';

/**
 * Places told by what stands there today: "fridge is on the east wall; the range goes where the fridge is now" puts the range at
 * the east wall, and leaves the refrigerator free of it. Every repetition is bounded.
 */

const THING =
  '(?:the |our |my )?((?:old |current |existing |king |queen |kitchen |double )?(?:fridge|refrigerator|range|stove|cooktop|oven|sink|dishwasher|island|table|tub|bathtub|shower|toilet|vanity|bed|dresser|desk|sofa|couch|sectional|tv|television|piano|bookcase|bookshelf|washer|dryer|workbench|bar|wardrobe|armoire|crib|freezer))';
const NOW = '(?:now|today|currently|right now|at the moment|at present)';
const AT =
  '((?:on|at|along|against|in) the (?:north|south|east|west|left|right|back|far|long|short|(?:north|south)(?:east|west))(?:ern)? (?:wall|side|corner|end)|under the (?:[a-z]{3,8} )?window(?: on the [a-z]{4,5} wall)?)';
const BEGINS = '(^|[.;:!?\\n] {0,2}|, (?:and |but |while )?| and | but )';
/** "The fridge is (now) on the east wall (now)". */
const STANDS = new RegExp(
  `${BEGINS}(?:(?:right now|currently|today|now),? )?${THING}( (?:is|sits|stands|was)(?: ${NOW})?| ${NOW}| (?:is )?currently(?: sits)?) ${AT}(?: ${NOW})?`,
  'gi',
);
/** The second of two: "… and the dresser on the north wall". */
const STANDS_TOO = new RegExp(`^(,? and |, |; )${THING}( is)? ${AT}(?: ${NOW})?(?= ?[.,;!?\\n]|$)`, 'i');

/** "Where the fridge is now", "in place of where the stove was". */
const WHERE = new RegExp(
  `(?:in(?:to)? the (?:spot|place) )?(?:to )?where ${THING}(?: (?:is|was|sits|stands|used to be)(?: ${NOW})?| ${NOW} (?:is|sits|stands))(?:,? ${AT})?`,
  'gi',
);
/** "Swap the stove and the fridge". */
const SWAP = new RegExp(
  `(?:i |we )?(?:(?:want|would like|['’]d like|need) to |please |let['’]s )?(?:swap|switch|trade places of|exchange)(?: (?:the )?(?:places|positions|locations) of)? ${THING} (?:and|with|for) ${THING}(?:(:)|(?= ?[.,;!?\\n]|$))`,
  'gi',
);

const SAME: Readonly<Record<string, string>> = {
  refrigerator: 'fridge',
  range: 'stove',
  cooktop: 'stove',
  oven: 'stove',
  bathtub: 'tub',
  couch: 'sofa',
  television: 'tv',
  bookshelf: 'bookcase',
  armoire: 'wardrobe',
};
const ADJECTIVE = /^(?:old|current|existing|king|queen|kitchen|double) /i;
const keyOf = (thing: string): string => {
  const plain = thing.toLowerCase().replace(ADJECTIVE, '');
  return SAME[plain] ?? plain;
};

/** Where a text tells that things stand today. */
interface Stands {
  readonly key: string;
  readonly at: string;
  /** Of its verb, in the text. */
  readonly start: number;
  readonly end: number;
}

function standing(text: string): readonly Stands[] {
  const found: Stands[] = [];
  const add = (match: RegExpExecArray | RegExpMatchArray, from: number): number => {
    const [all, led = '', thing = '', verb = '', at = ''] = match;
    const start = from + all.indexOf(thing, led.length) + thing.length;
    if (!found.some((one) => one.start === start))
      found.push({ key: keyOf(thing), at, start, end: start + verb.length });
    return from + all.length;
  };
  for (const match of text.matchAll(STANDS)) {
    let end = add(match, match.index);
    for (let i = 0; i < 3; i++) {
      const next = STANDS_TOO.exec(text.slice(end, end + 120));
      if (!next) break;
      end = add(next, end);
    }
  }
  return found;
}

/** A text whose places of today are written by their walls; as it was where nothing is told from them. */
export function placesOfToday(text: string): string {
  if (!WHERE.test(text) && !SWAP.test(text)) return text;
  WHERE.lastIndex = 0;
  SWAP.lastIndex = 0;
  const stands = standing(text);
  const placeOf = (thing: string): string | undefined => stands.find(({ key }) => key === keyOf(thing))?.at;
  const left = new Set<string>();
  // What is told to be where it is gives its place up only where it goes elsewhere itself.
  const written = (piece: string): string =>
    piece
      .replace(WHERE, (all, thing: string, told: string | undefined) => {
        const at = told ?? placeOf(thing);
        if (at === undefined) return all;
        left.add(keyOf(thing));
        return at;
      })
      .replace(SWAP, (all, one: string, other: string, colon: string | undefined) => {
        const [from, to] = [placeOf(one), placeOf(other)];
        if (from === undefined || to === undefined) return all;
        left.add(keyOf(one)).add(keyOf(other));
        return `the ${one} goes ${to} and the ${other} goes ${from}${colon ? '.' : ''}`;
      });
  const pieces = sentencesOf(text).map(written);
  if (left.size === 0) return text;
  const moved = movedIn(text, stands);
  // The verbs of today are told as those of once, from the end, so that what stands before keeps its index.
  let before = text;
  for (const { key, start, end } of [...stands].sort((a, b) => b.start - a.start))
    if (left.has(key) || moved.has(key)) before = `${before.slice(0, start)} used to be${before.slice(end)}`;
  return before === text ? pieces.join('') : sentencesOf(before).map(written).join('');
}

/** What a text moves: "the stove goes on the north wall", beside where it stands today. */
function movedIn(text: string, stands: readonly Stands[]): ReadonlySet<string> {
  const known = new Set(stands.map(({ start }) => start));
  const moved = new Set<string>();
  for (const match of text.matchAll(PLACED)) {
    const thing = match[1] ?? '';
    const end = match.index + match[0].toLowerCase().indexOf(thing.toLowerCase()) + thing.length;
    if (!known.has(end)) moved.add(keyOf(thing));
  }
  return new Set(stands.flatMap(({ key }) => (moved.has(key) ? [key] : [])));
}
const PLACED = new RegExp(
  `\\b${THING} (?=(?:goes|moves|should go|will go|to go|on the|at the|by the|under|next to|beside|to the|in the|in place|across|over to|to where|where)\\b)`,
  'gi',
);
