import { type Kept, WORK_PARTS, type WorkPart } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { Claim, Statement } from '../claim.js';
import { workRow } from '../work/work.js';
import { partOfKept } from './parts.js';
import { isOneLine, partsAsked } from './parts-named.js';

/**
 * How far a job goes where nobody said so: what is named is done, with what must be disturbed to do it, and nothing else. Who
 * says "new kitchen", "gut it" or "all of it new" has the whole room done.
 */

/** Words by which the whole room is done. */
const WHOLE: readonly RegExp[] = [
  /\b(?:remodel|renovat|rebuild|rebuilt|gut|gutted|gutting|overhaul|makeover|make over|transform|reimagin|reconfigur)/i,
  /\b(?:redo|redoing|update|updating|redesign|design|plan|replace|modernize) (?:(?:the|our|my|this|a|whole|entire|old|small|little|tiny|hall|master|primary|guest|kids|upstairs|downstairs|main|half) ){0,4}(?:kitchen|bath|bathroom|powder room|room|space|laundry|mudroom|pantry)\b(?! (?:floor|sink|faucet|cabinet|counter|light|window|door|wall|ceiling|tile|vanity|fan|table|island))/i,
  /\bnew (?:[a-z-]{2,12} ){0,2}(?:kitchen|bath|bathroom|powder room|laundry|mudroom|pantry)\b(?! (?:floor|sink|faucet|cabinet|counter|light|window|door|wall|ceiling|tile|vanity|fan|table|island|appliance))/i,
  /\b(?:start(?:ing)? (?:over|fresh|from scratch)|from scratch|(?:from|to) the studs|(?:blank|clean) slate|the works|top to bottom)\b/i,
  /\b(?:all (?:of it )?(?:brand )?new|everything (?:is |to be |should be )?(?:brand )?new|everything (?:goes|out|replaced|must go|has to go)|new everything|whole new)\b(?! (?:appliances|cabinets|counters|hardware|fixtures|doors|windows|lights|trim|floor))/i,
  /\b(?:rip|ripping|tear|tearing|take|taking|pull|pulling|strip|stripping|clear|clearing) (?:it all|everything|all of it|the whole (?:thing|room|place|kitchen|bath|bathroom)) (?:out|down)\b/i,
  /\b(?:(?:rip|ripping|tear|tearing|take|taking|pull|pulling|clear|clearing) out|demo|demolish) (?:everything|all of it|it all|the whole (?:thing|room|place|kitchen|bath|bathroom))\b(?! (?:in|on|around|behind|above|below|except|but)\b)/i,
  /\b(?:turn|turning|convert|converting) (?:[a-z'-]{1,12} ){1,5}into\b/i,
  /\b(?:unfinished|bare studs|bare room|addition|new build|new construction|new home|new house)\b/i,
];

const asksForWhole = (text: string): boolean => WHOLE.some((pattern) => pattern.test(text));

/** Of what time a kitchen is. */
const TIME = String.raw`(?:the )?(?:(?:early|late|mid) )?(?:(?:19|20)\d\d(?:['’]?s)?|['’]?[5-9]0['’]?s|(?:fif|six|seven|eigh|nine)ties|past)`;
const VERY = '(?:(?:so|very|really|pretty|just|totally|all|completely|straight|right) ){0,2}';
/** What is said of a kitchen of another time, or of one as a whole, and of no part of one. */
const DATED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:kitchen|it|everything)(?:['’]s| is| looks| feels) ${VERY}(?:from|out of|circa) ${TIME}\b`,
    'i',
  ),
  new RegExp(String.raw`\bkitchen ${VERY}(?:from|out of|circa) ${TIME}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:kitchen|it|everything)(?:['’]s| is| looks| feels) ${VERY}(?:outdated|dated|original)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:outdated|dated|original|${TIME}) (?:[a-z]{3,10} )?kitchen\b(?! (?:floor|sink|faucet|cabinet|counter|light|window|door|wall|ceiling|tile|table|island|appliance))`,
    'i',
  ),
  new RegExp(String.raw`\b(?:stuck in|touched since) ${TIME}`, 'i'),
  // "A warm modern kitchen with oak cabinets", and no more: a kitchen, and what it has.
  /^[^.;!?\n]{0,20}\ban? (?:[a-z-]{3,14},? ){1,4}kitchen with (?!our |my |the )[^.;!?\n]{3,50}[.!]?\s{0,3}$/i,
];

/** Words by which a kitchen is redone, which take no floor that nobody names. */
const REDONE: readonly RegExp[] = [
  /\b(?:redo|redoing|update|updating|modernize|modernizing) (?:(?:the|our|my|this|whole|entire|old|small|little|tiny) ){0,4}kitchen\b/gi,
  /\b(?:gut|gutted|gutting)\b/gi,
];
const STRIPPED = /\bgut(?:s|ted|ting)?\b/i;
const withoutRedone = (text: string): string =>
  REDONE.reduce((left, pattern) => left.replace(pattern, ' '), text);

/** The drawers of a bath are its vanity's. */
const withoutDrawers = ({ category, statements }: Named): readonly Statement[] =>
  category === 'bathroom'
    ? statements.filter(({ claim }) => claim.is !== 'feature' || claim.id !== 'deep-drawers')
    : statements;

/** What cannot be done without another part being touched. */
const DISTURBED: Readonly<Partial<Record<WorkPart, readonly WorkPart[]>>> = {
  // Counters lie on cabinets, the wall between is opened to the eye, and pulls come with fronts.
  cabinets: ['counters', 'sink', 'faucet', 'backsplash', 'hardware'],
  sink: ['faucet'],
  vanity: ['counters', 'faucet'],
  shower: ['tile', 'plumbing'],
  bathtub: ['tile', 'plumbing'],
  closet: ['walls', 'doors'],
};

/** What is disturbed for a part; wall cabinets hang clear of what lies on the base cabinets, where these stay. */
const disturbedBy = (part: WorkPart, kept: readonly Kept[]): readonly WorkPart[] =>
  part === 'cabinets' && kept.some(({ id, how }) => id === 'base-cabinets' && how === 'kept')
    ? ['hardware']
    : (DISTURBED[part] ?? []);

/** What has a wall with a door of its own. */
const WALLED_OFF = ['water-closet', 'bath-compartment'] as const;

/** Fixtures of a bath that stand where they stood: a floor is opened for the pipes of no less than two. */
const BATHING: readonly WorkPart[] = ['shower', 'bathtub'];
const BESIDE_BATHING: readonly WorkPart[] = ['vanity', 'toilet'];

/** Wishes by which a room is laid out anew. */
const LAID_OUT =
  /^(?:island.*|peninsula|prep-sink|second-sink|kosher|accessible|wheelchair|walker|aging-in-place|wet-room|second-dishwasher|laundry|stacked-laundry|two-laundries|water-closet|pantry|double-vanity|freestanding-tub|walk-in-shower|large-shower|dog-wash|walk-in-closet)$/;
const PLACED: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['layout', 'place', 'runs', 'room']);

/** What is named of a job, and what is known of it besides. */
interface Named {
  readonly category: RoomCategory;
  readonly texts: readonly { readonly field: string; readonly text: string }[];
  readonly statements: readonly Statement[];
  /** Parts that are painted or made good. */
  readonly renewed: readonly WorkPart[];
  readonly wanted: ReadonlySet<string>;
  readonly kept: readonly Kept[];
}

/** A job that is only what was named. */
interface NamedWork {
  readonly inside: readonly WorkPart[];
  /** Whether things stand elsewhere than before. */
  readonly moves: boolean;
}

/** Rooms whose whole is done where nothing of it is named. */
const PIPED: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom']);

/** What is named and disturbed; undefined where the whole room is asked for, or nothing of it. */
export function namedWork(asked: Named): NamedWork | undefined {
  const { category, texts, wanted, kept, renewed } = asked;
  const whole = texts.map(({ text }) => text).join('\n');
  const isRedone = category === 'kitchen' && asksForWhole(whole);
  if (asksForWhole(isRedone ? withoutRedone(whole) : whole)) return undefined;
  const small = [...wanted].filter(isOneLine);
  const anew = [...partsAsked(withoutDrawers(asked), texts), ...colored(asked)].filter(
    (part) => !renewed.includes(part),
  );
  const made = kept.flatMap(({ id, madeOf }) => (madeOf === undefined ? [] : (partOfKept(id) ?? [])));
  const named = [...anew, ...renewed, ...made];
  if (!PIPED.has(category)) return onlySmall(asked, anew) ? { inside: named, moves: false } : undefined;
  const parts = new Set<WorkPart>(named.filter((part) => part !== 'furniture'));
  // Lights over an island that stays lay nothing out.
  const layingOut = [...wanted].some(
    (id) => LAID_OUT.test(id) && !kept.some((k) => k.how === 'kept' && k.id === id),
  );
  const stands = kept.some(({ id, how }) => id === 'appliances' && how === 'kept');
  const moves = !stands && (layingOut || asked.statements.some(({ claim }) => PLACED.has(claim.is)));
  // Of walls that are stripped the wires and pipes are new, wherever things stand.
  if (isRedone || isWholeKitchen(asked, new Set(anew), layingOut))
    return wholeKitchen(asked, anew, moves || STRIPPED.test(whole));
  const lays = category === 'kitchen' && moves && (parts.size > 0 || layingOut);
  if (lays) parts.add('cabinets');
  for (const part of alsoMeant(asked, parts)) parts.add(part);
  if (parts.size === 0 && small.length === 0) return undefined;
  // A bath's cabinet stands by itself.
  for (const part of [...parts])
    if (!renewed.includes(part) && !(category === 'bathroom' && part === 'cabinets'))
      for (const other of disturbedBy(part, kept)) parts.add(other);
  const isOpened =
    // A tub that is glazed anew stays where it is.
    BATHING.some((part) => parts.has(part) && !renewed.includes(part)) &&
    (BESIDE_BATHING.some((part) => parts.has(part)) || BATHING.every((part) => parts.has(part)));
  if (WALLED_OFF.some((id) => wanted.has(id))) parts.add('doors');
  // New pipes go below the floor.
  if (category === 'bathroom' && isOpened) for (const part of OPENED) parts.add(part);
  if (moves) for (const part of MOVED[category] ?? []) parts.add(part);
  for (const part of marksLeft(asked, parts)) parts.add(part);
  return {
    inside: [...parts, ...(named.includes('furniture') ? (['furniture'] as const) : [])],
    moves: moves && (lays || isOpened),
  };
}

/** A new floor has a new baseboard; where wall cabinets or tile come off, the walls are patched and painted. */
const marksLeft = ({ renewed, category }: Named, parts: ReadonlySet<WorkPart>): readonly WorkPart[] => [
  ...(parts.has('floor') && !renewed.includes('floor') ? (['trim'] as const) : []),
  ...(UNCOVERING.some(
    (part) => parts.has(part) && !renewed.includes(part) && !(part === 'cabinets' && category === 'bathroom'),
  )
    ? (['walls'] as const)
    : []),
];
const UNCOVERING: readonly WorkPart[] = ['cabinets', 'tile'];

/** Whether the words mean a whole kitchen: one of another time, or the most of one by name. */
function isWholeKitchen(asked: Named, anew: ReadonlySet<WorkPart>, layingOut: boolean): boolean {
  const { category, texts, wanted, kept } = asked;
  if (
    category !== 'kitchen' ||
    kept.some(({ id }) => STANDING.test(id)) ||
    asked.renewed.includes('cabinets')
  )
    return false;
  // Who calls a kitchen old and names a counter has the counter done.
  if (texts.some(({ text }) => DATED.some((dated) => dated.test(text))))
    return anew.has('cabinets') || anew.size === 0;
  const most =
    layingOut ||
    [...wanted].some((id) => COOKED_ON.test(id)) ||
    asked.statements.some(({ claim }) => claim.is === 'layout');
  return anew.has('cabinets') && anew.has('counters') && most;
}

/** What stays of a kitchen that is not done whole. */
const STANDING = /^(?:cabinets|base-cabinets|wall-cabinets|counters|layout|appliances|backsplash)$/;
const COOKED_ON = /range|cooktop|oven|^induction$/;

/** The whole but its floor, which is done where it is named or where what stood on it comes away. */
function wholeKitchen(asked: Named, anew: readonly WorkPart[], moves: boolean): NamedWork {
  const uncovers = asked.statements.some(({ claim }) => claim.is === 'layout' || claim.is === 'runs');
  const floor = anew.includes('floor') || asked.renewed.includes('floor') || uncovers;
  return { inside: WORK_PARTS.filter((part) => floor || part !== 'floor'), moves };
}

const APPLIANCE = /^(?:refrigerator|range|cooktop|wall-oven|hood|dishwasher)$/;

/** Who keeps one of the appliances of a kitchen with new cabinets buys the others; a bath's tile is on its walls as well. */
function alsoMeant(
  { category, statements, texts, kept }: Named,
  parts: ReadonlySet<WorkPart>,
): readonly WorkPart[] {
  if (category === 'kitchen')
    return [
      ...(parts.has('cabinets') && kept.some(({ id }) => APPLIANCE.test(id))
        ? (['appliances'] as const)
        : []),
      // A kitchen's tile on walls is its backsplash.
      ...(parts.has('tile') ? (['backsplash'] as const) : []),
    ];
  const tiles = statements.some(({ claim, said, field, span }) => {
    if (claim.is !== 'material' || claim.on !== 'floor' || !span || !/^tiles?$/i.test(said)) return false;
    const text = texts.find((t) => t.field === field)?.text ?? '';
    // "Tile floor" and "floor tile" name where it lies.
    return !ON_FLOOR.test(text.slice(span.end)) && !/\bfloor $/i.test(text.slice(0, span.start));
  });
  // "Wet room with the tub inside the shower": the whole of it is tiled and drained anew.
  const isWet = statements.some(({ claim }) => claim.is === 'layout' && /^wet[ -]room$/.test(claim.id));
  const rollsUnder = statements.some(({ said }) => /\broll[- ]?under\b/i.test(said));
  return [
    ...(tiles ? (['tile'] as const) : []),
    ...(isWet ? (['shower', 'tile'] as const) : []),
    // A bath's sink is its vanity, or what hangs in its place.
    ...(parts.has('sink') || rollsUnder ? (['vanity'] as const) : []),
  ];
}

const ON_FLOOR = /^ (?:on )?(?:the |our )?(?:bathroom |kitchen |whole |entire )?floor/i;

const OPENED: readonly WorkPart[] = ['floor', 'walls'];
/** What code asks for of counters that stand elsewhere, and what is piped to them. */
const MOVED: Readonly<Partial<Record<RoomCategory, readonly WorkPart[]>>> = {
  kitchen: ['wiring', 'plumbing'],
  bathroom: ['plumbing'],
};

/** A color that is said of the room alone: a kitchen's are its cabinets', a bath's its walls'. */
const colored = ({ category, statements }: Named): readonly WorkPart[] =>
  PIPED.has(category) && statements.some(({ claim }) => claim.is === 'color' && claim.on === undefined)
    ? [category === 'kitchen' ? 'cabinets' : 'walls']
    : [];

/** Features of the house that make no room of another kind. */
const SMALL_FEATURES =
  /^(?:outlets|dimmers|recessed-lights|ceiling-fan|chandelier|pendants|sconces|crown-molding|skylight|insulation|soundproofing|waterproofing|garage-door-opener|ev-charger|overhead-storage|(?:pocket|barn|patio|back)-door|french-doors|egress|curtains|overhead-rack)$/;

/** Claims that furnish a room or lay it out. */
const FURNISHES: ReadonlySet<Claim['is']> = new Set<Claim['is']>([
  'layout',
  'seats',
  'pieces',
  'count',
  'room',
]);

/** Whether nothing but small jobs is asked for, in a room that is otherwise furnished or built. */
const onlySmall = ({ statements, wanted }: Named, anew: readonly WorkPart[]): boolean =>
  (wanted.size > 0 || anew.length > 0) &&
  !anew.some((part) => FURNISHED.has(part)) &&
  [...wanted].every((id) => isOneLine(id) || workRow(id) !== undefined || SMALL_FEATURES.test(id)) &&
  !statements.some(
    ({ claim }) => FURNISHES.has(claim.is) && !(claim.is === 'count' && OF_HOUSE.has(claim.of)),
  );

/** What is counted of the house, and furnishes no room. */
const OF_HOUSE: ReadonlySet<string> = new Set(['outlet', 'recessed-light', 'sconce', 'pendant']);
const FURNISHED: ReadonlySet<WorkPart> = new Set<WorkPart>([
  'furniture',
  'built-ins',
  'cabinets',
  'appliances',
]);
