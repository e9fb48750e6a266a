import type { RoomCategory } from '@plumbline/contracts';
import { numberFrom } from '../text.js';

export type SeatsAt = 'dining' | 'island' | 'sofa';

/** For how many people a table, an island or the sofas are to be: "dining for 8", "seats six", "island with 4 stools". */
export interface SaidSeats {
  readonly said: string;
  readonly at: SeatsAt;
  readonly least: number;
  readonly meaning: string;
  /** The feature that it asks for. */
  readonly feature?: string;
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number of people, no length: "dining 18 x 28", "a nook 8 feet wide". */
const N = `(\\d{1,2}|${NUMBERS.join('|')})(?![\\d.]|\\s?-?\\s?(?:x\\s?\\d|by\\s?\\d|ft|feet|foot|in\\b|inch|["'\u2019\u2032\u201d\u2033\u00d7%]))`;
const AT: readonly (readonly [RegExp, SeatsAt, string | undefined])[] = [
  [
    new RegExp(
      `\\b(?:island|bar|peninsula|counter)[a-z, -]{0,30} ${N} (?:stools|seats|chairs|people|kids|children|of us)`,
      'i',
    ),
    'island',
    'island-seating',
  ],
  [
    new RegExp(
      `\\b(?:island|peninsula|breakfast bar)(?: (?:that|which|to|with))?(?: can| will)? (?:seats?|seating|sits)(?: for)? ${N}\\b`,
      'i',
    ),
    'island',
    'island-seating',
  ],
  [new RegExp(`\\b${N} (?:bar ?stools|counter stools|stools)\\b`, 'i'), 'island', 'island-seating'],
  [
    new RegExp(
      `\\b(?:dining|(?<!(?:game|card|poker|chess|puzzle|craft|play|coffee) )table|eat|eating|dine|banquette|nook|booth)(?: (?:area|room|space|table|set|nook|at one end))?(?: with a (?:banquette|bench))?(?: (?:by|at|under|near|along|in front of) (?:the|a) (?:[a-z]{3,8} )?(?:window|wall|corner)s?)?(?: of \\d[^,.;]{2,24}?(?= for ))?(?: (?:that|which|to|can))?(?: (?:seats?|seating|fits?|sits))?(?: for)? ${N}\\b`,
      'i',
    ),
    'dining',
    'dining-table',
  ],
  [new RegExp(`\\b(?:seating|seats|sofas?|couch(?:es)?) for ${N}\\b`, 'i'), 'sofa', undefined],
  [new RegExp(`\\b(?:needs? to|has to|have to|must|should|can) seat ${N}\\b`, 'i'), 'sofa', undefined],
];

const MEAL = '(?:breakfast|brunch|lunch|dinner|supper|meals?|cereal|snacks?|coffee|a bite|food)';
const SEATED = `(?:sit(?: down)?(?: (?:and|to) (?:eat|have|drink))?(?! (?:while|and|to|when|down|as)\\b)|eat|dine|(?:have|having|grab|grabbing|eat|eating|drink) (?:(?:a|our|their|some|quick|family|morning) ){0,2}${MEAL}|eating)`;
/** "Somewhere for the kids to have breakfast", "a place to sit for two": where nobody can eat yet, somebody wants to. */
const PLACE_TO_EAT = new RegExp(
  String.raw`(?<!\b(?:need|want|use|for|have) (?:no|any) )\b(?:place|spot|some ?where|nowhere|no ?where|room|space|area|nook|corner|table|seats?)(?: for (?:(?:the|my|our|all|both|two|three|four|five|six|\d|of|my) ){0,3}(?:us|kids|boys|girls|children|family|everyone|people|guests|two|three|four|five|six|\d|grandkids|husband|wife|mom|dad)?)? ?(?:to|where (?:[a-z]{1,12} ){1,3}(?:can|could)|for) (?:(?:all|both|just|actually|quickly) )?${SEATED}\b(?: (?:for|with) (?:${N}|the whole family)\b)?`,
  'i',
);
const PEOPLE_IN_IT = new RegExp(`\\bfor (?:all |the |my |our ){0,2}${N}`, 'i');
const NO_MEAL = /\b(?:shoes|boots|tv|movies?|shave|makeup|hair|read|fire)\b/i;

/** A place to eat in a kitchen, told by what is done there. */
function placeToEat(text: string): SaidSeats[] {
  const match = PLACE_TO_EAT.exec(text);
  if (!match || NO_MEAL.test(match[0])) return [];
  const told = PEOPLE_IN_IT.exec(match[0])?.[1]?.toLowerCase() ?? '';
  const least = numberFrom(told) || 2;
  const [at, feature] = COUNTERS.test(text)
    ? (['island', 'island-seating'] as const)
    : (['dining', 'dining-table'] as const);
  return least > 12 ? [] : [{ said: match[0], at, least, meaning: `${NAMES[at]}: ${least}`, feature }];
}

/** "Formal dining, seats twelve": said of the table where a room to dine in is told of. */
const SEATS_ALONE = new RegExp(`\\b(?:seats?|to seat|sits?|seating)(?: for)? ${N}\\b`, 'i');
const seatsOfDining = (text: string): RegExpExecArray | null => {
  const match = NO_TABLE.test(text) ? null : SEATS_ALONE.exec(text);
  // "Seating for six, a small dining table": the seats are others.
  return match && (DINES.test(text.slice(0, match.index)) || /\bdining room\b/i.test(text)) ? match : null;
};
const DINES = /\b(?:dining|dinner|dine)\b/i;
const NO_TABLE = /\b(?:islands?|peninsula|bar|counter|sofas?|sectional|couch|theater|theatre|rows?)\b/i;

const COUNTERS = /\b(?:islands?|peninsula|bar|counter)\b(?![- ]?depth)/i;
const NAMES: Readonly<Record<SeatsAt, string>> = {
  dining: 'Places at the table',
  island: 'Seats at the island or peninsula',
  sofa: 'Seats in the room',
};

/** What a text says of seats; each kind once. */
export function readSeats(text: string, category?: RoomCategory): SaidSeats[] {
  const said = seatsSaid(text, category);
  const atTable = said.some(({ at }) => at !== 'sofa');
  return category === 'kitchen' && !atTable ? [...said, ...placeToEat(text)] : said;
}

function seatsSaid(text: string, category?: RoomCategory): SaidSeats[] {
  return AT.flatMap(([pattern, usual, usualFeature]) => {
    const match = pattern.exec(text) ?? (usual === 'dining' ? seatsOfDining(text) : null);
    // Nobody seats people on sofas in a kitchen: at its counter, where one is named, else at a table.
    const [at, feature] =
      usual !== 'sofa' || category !== 'kitchen' || /sofa|couch/i.test(match?.[0] ?? '')
        ? [usual, usualFeature]
        : COUNTERS.test(text)
          ? (['island', 'island-seating'] as const)
          : (['dining', 'dining-table'] as const);
    const said = match?.[1]?.toLowerCase() ?? '';
    const least = numberFrom(said);
    if (!match || !(least >= 1 && least <= 30)) return [];
    return [
      { said: match[0], at, least, meaning: `${NAMES[at]}: ${least}`, ...(feature ? { feature } : {}) },
    ];
  }).filter((s, i, all) => all.findIndex((other) => other.at === s.at) === i);
}
