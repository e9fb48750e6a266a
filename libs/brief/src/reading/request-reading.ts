import type {
  AskedCount,
  AskedPiece,
  Brief,
  Finishes,
  Kept,
  PaintedSurface,
  PlaceRefused,
  Purpose,
  RoomSize,
  Side,
  ThingPlace,
  ThingSize,
  ToldOpening,
  ToldParts,
  ToldRoom,
} from '@plumbline/concept';
import { cutText, type RoomCategory } from '@plumbline/contracts';
import { ownThingsIn } from '../attachment/own-things.js';
import type { Claim, Statement, UnderstoodClaim } from '../claim.js';
import { type InFrame, inFrame, type Written } from '../frame/in-frame.js';
import { houseToldIn } from '../house/house-told.js';
import { NOUNS } from '../meanings/nouns.js';
import type { ToldStatus, ToldStatuses } from '../mentions/told-status.js';
import { withSideFirst } from '../openings/long-wall.js';
import { windowsFirst } from '../openings/windows-first.js';
import type { ConceptRequest } from '../request.js';
import { withoutWallOfParts } from '../rooms/wall-of-parts.js';
import { DEFAULT_SIZES } from '../shell/default-sizes.js';
import type { ShapedShell } from '../shell/shaped-shell.js';
import { asStatements } from '../statements/as-statements.js';
import { findPhrase, type TypedWord } from '../text/align.js';
import { barsByTheSitter } from '../text/bars-by-the-sitter.js';
import { basinsAtHeights } from '../text/basins-at-heights.js';
import type { NamedSpan } from '../text/clauses.js';
import { familyTold } from '../text/family-told.js';
import { withoutHeadings } from '../text/headings.js';
import { LONGEST_TEXT, plainText } from '../text/plain-text.js';
import { withoutFactsAsked } from '../text/questions.js';
import { withoutAsides } from '../text/sayings/asides.js';
import { floorsInParts } from '../text/sayings/floors-in-parts.js';
import { withoutIdioms } from '../text/sayings/idioms.js';
import { inPlaceOf } from '../text/sayings/in-place-of.js';
import { landmarksSpelled } from '../text/sayings/landmarks-spelled.js';
import { withNameForIt } from '../text/sayings/name-for-it.js';
import { becauseSpelled, writtenOut } from '../text/sayings/shorthand.js';
import { withoutStories } from '../text/sayings/stories.js';
import { withTheirNoun } from '../text/sayings/with-their-noun.js';
import { withoutPointsOfTitles } from '../text/sentences.js';
import type { Span } from '../text/span.js';
import { TypedText } from '../text/typed-text.js';
import { allThatStays } from '../turns/all-that-stays.js';
import { askedOnly } from '../turns/asked-only.js';
import { boughtByOwner } from '../turns/bought-by-owner.js';
import { workOfContractor } from '../turns/by-contractor.js';
import { workAtHalf, workOfOthers } from '../turns/by-others.js';
import { withFates } from '../turns/fates/fates.js';
import { forEachPerson } from '../turns/for-each-person.js';
import { forLater } from '../turns/for-later.js';
import { heightsTold } from '../turns/heights-told.js';
import { withoutInPassing } from '../turns/in-passing.js';
import { insteadOf } from '../turns/instead-of.js';
import { itByName, unitIsIt } from '../turns/it-by-name.js';
import { keptAndWorkedOn } from '../turns/kept-and-worked-on.js';
import { keptOrNew } from '../turns/kept-or-new.js';
import { listsOfWork } from '../turns/lists-of-work.js';
import { namedApart } from '../turns/named-apart.js';
import { outOfSight } from '../turns/out-of-sight.js';
import { plainlyOwned } from '../turns/owned.js';
import { paidOrDone } from '../turns/paid-or-done.js';
import { plainLeavings } from '../turns/plain-leavings.js';
import { judgedBehind } from '../turns/refusals/judged-behind.js';
import { noEnds } from '../turns/refusals/no-ends.js';
import { outWith } from '../turns/refusals/out-with.js';
import { partialRefusals } from '../turns/refusals/partial-refusals.js';
import { putRight } from '../turns/refusals/put-right.js';
import { somewhereElse } from '../turns/refusals/somewhere-else.js';
import { takenBack } from '../turns/refusals/taken-back.js';
import { toldOtherwise } from '../turns/refusals/told-otherwise.js';
import { careTold } from '../turns/things/care-told.js';
import { finishOfItsThing } from '../turns/things/finish-of-its-thing.js';
import { finishesTold } from '../turns/things/finishes-told.js';
import { islandsTold } from '../turns/things/islands-told.js';
import { linesOfCabinets } from '../turns/things/lines-of-cabinets.js';
import { measuresTold } from '../turns/things/measures-told.js';
import { movedOrNot } from '../turns/things/moved-or-not.js';
import { placesSaidShort } from '../turns/things/places-said-short.js';
import { sizesTold } from '../turns/things/sizes-told.js';
import { stationsTold } from '../turns/things/stations-told.js';
import { complaintsTold } from '../turns/today/complaints-told.js';
import { withoutDealtWith } from '../turns/today/dealt-with.js';
import { foundOfToday } from '../turns/today/found-of-today.js';
import { leftUnfinished } from '../turns/today/left-unfinished.js';
import { withoutHouseAndOthers } from '../turns/today/of-house-and-others.js';
import { withoutOnceThere } from '../turns/today/once-there.js';
import { placesOfToday } from '../turns/today/places-of-today.js';
import { toldBesideIt } from '../turns/today/told-beside.js';
import { wallHeadings } from '../turns/walls/wall-headings.js';
import { wallsByName } from '../turns/walls/walls-by-name.js';
import { wallsTakenOut } from '../turns/walls/walls-taken-out.js';
import { houseAsTold } from '../turns/walls/ways-in-told.js';
import { workByName } from '../turns/work-by-name.js';
import type { OpenedField } from './opened-field.js';
import type { OthersSaid } from './others-said.js';

/** The fields with free text, in the order in which they win. */
export const TEXT_FIELDS = [
  'style',
  'layout',
  'colors',
  'features',
  'area',
  'designPrompt',
  'requirements',
  'contractorPrompt',
] as const;

const MOST_STATEMENTS = 2_000;

/** A request that is being read: what its readers have understood so far, and what nobody has. */
export class RequestReading {
  /** What was understood, each meaning once. */
  readonly understood = new Map<string, UnderstoodClaim>();
  readonly statements: Statement[] = [];
  readonly assumed: string[] = [];
  readonly unread = new Set<string>();
  /** What has no place beside something else that was said, as names. */
  readonly left = new Set<string>();
  /** Words that no reader took, by field. */
  readonly strange = new Map<string, readonly Span[]>();
  /** Where something is named, by field. */
  readonly named = new Map<string, readonly NamedSpan[]>();

  size: RoomSize;
  shape: ShapedShell | undefined;
  readonly openingsAt: ToldOpening[] = [];
  readonly thingsAt: ThingPlace[] = [];
  /** Rooms that words put into corners. */
  readonly rooms: ToldRoom[] = [];
  /** Parts that words divide the room into. */
  inParts: ToldParts | undefined;
  /** Words that put things somewhere, by field. */
  readonly placing = new Map<string, readonly Span[]>();
  /** Places that were told as one sees them, with what they were written as. */
  readonly framed: Written[] = [];
  /** Walls that cabinets are told to stand at alone, and walls that stay without. */
  readonly runsAt: { readonly only: Side[]; readonly bare: Side[] } = { only: [], bare: [] };
  readonly refusedPlaces: PlaceRefused[] = [];
  /** Words for places that things are not to have, and the words that refuse one before the thing is named. */
  readonly refusing: { readonly field: string; readonly there?: Span; readonly here?: Span }[] = [];
  readonly styles: OthersSaid['styles'][number][] = [];
  readonly layouts: string[] = [];
  readonly purposes: Purpose[] = [];
  readonly wanted = new Set<string>();
  readonly refused = new Set<string>();
  /** What a second look found to leave. */
  readonly gone = new Set<string>();
  readonly refusedAt: { feature: string; place: string }[] = [];
  readonly kept = new Map<string, Kept['how']>();
  /** What was only told to be there today, of what is kept and wanted: nothing follows from it for the rest. */
  readonly today = new Set<string>();
  readonly sizes: ThingSize[] = [];
  readonly pieces: AskedPiece[] = [];
  readonly counts: AskedCount[] = [];
  readonly colors: Brief['colors'][number][] = [];
  readonly materials: Partial<Record<PaintedSurface, string>> = {};
  /** The second material is said of the lower cabinets. */
  accentOnLowers = false;
  /** Materials of a surface that has another one already. */
  readonly otherMaterials: OthersSaid['materials'][number][] = [];
  /** Materials and colors that are not to be used. */
  readonly avoided = new Set<string>();
  door: Finishes['door'] | undefined;

  /** The request in plain texts. */
  readonly request: ConceptRequest;
  private readonly plain: PlainRequest;
  /** Fields that were opened, by their words. */
  readonly opened: Map<string, OpenedField>;
  private readonly typed: Map<string, TypedText>;

  /** `before`: a reading of the same request, whose texts it takes. `told`: what a second look found of things named. */
  private constructor(
    readonly given: ConceptRequest,
    before: RequestReading | undefined,
    readonly told: ToldStatuses,
  ) {
    this.plain = before?.plain ?? inPlainText(given);
    this.request = this.plain.request;
    this.opened = before?.opened ?? new Map();
    this.typed = before?.typed ?? new Map();
    this.size = DEFAULT_SIZES[given.category];
  }

  static of(given: ConceptRequest): RequestReading {
    const reading = new RequestReading(given, undefined, new Map());
    const { unread, assumed, framed } = reading.plain;
    for (const rest of unread) reading.unread.add(rest);
    reading.assumed.push(...assumed);
    reading.framed.push(...framed);
    return reading;
  }

  /** A reading that goes on from here by itself, by what a second look found. */
  goingBy(told: ToldStatuses): RequestReading {
    const next = new RequestReading(this.given, this, told);
    const found = Object.entries(this).filter(([name]) => !(SHARED as readonly string[]).includes(name));
    return Object.assign(next, Object.fromEntries(found.map(([name, value]) => [name, copyOf(value)])));
  }

  /** What is told of a thing named at a place. */
  toldAt(field: string, span: Span | undefined): ToldStatus | undefined {
    return span && this.told.get(field)?.find(({ start, end }) => start < span.end && span.start < end);
  }

  get category(): RoomCategory {
    return this.request.category;
  }

  /** The fields that tell of the room, in plain text. */
  get telling(): Telling {
    return this.plain.telling;
  }

  /** A field's text as it was typed. */
  textOf(field: string): string {
    return String((this.given as unknown as Record<string, unknown>)[field] ?? '').slice(0, LONGEST_TEXT * 2);
  }

  /** The words of a field as it was typed. */
  wordsOf(field: string): readonly TypedWord[] {
    return this.typedText(field).words;
  }

  /** The place of words that a reader wrote instead of those typed. */
  placeBetween(field: string, said: string): Span | undefined {
    return this.typedText(field).placeBetween(said);
  }

  private typedText(field: string): TypedText {
    const prepared = String((this.request as unknown as Record<string, unknown>)[field] ?? '');
    const known = this.typed.get(field) ?? new TypedText(this.textOf(field), prepared);
    this.typed.set(field, known);
    return known;
  }

  /** The place of words in a field, looked for by the words themselves. */
  placeOf(field: string, said: string): Span | undefined {
    const words = this.wordsOf(field);
    // A place that was written by the compass stands where it was told from where one stands.
    const told = this.framed
      .filter(({ plain }) => said.includes(plain))
      .flatMap(({ plain, typed }) => findPhrase(said.replace(plain, typed), words) ?? []);
    const found = this.typedText(field).placeOf(said);
    return told.reduce(longer, found);
  }

  /** Takes a claim as understood. Without a place its words are looked for in the field. */
  tell(field: string, said: string, meaning: string, claim: Claim, span?: Span): void {
    this.mark(field, said, meaning, claim, span);
    if (!this.understood.has(meaning))
      this.understood.set(meaning, { field, said: cutText(said, 80), meaning, claim });
  }

  /** Notes where a claim is said, without a sentence of its own in what was understood. */
  mark(field: string, said: string, meaning: string, claim: Claim, place?: Span): void {
    if (this.statements.length >= MOST_STATEMENTS) return;
    const span = place ?? this.placeOf(field, said);
    const before = span ? this.textOf(field).slice(Math.max(0, span.start - 6), span.start) : '';
    const anew = /^new\b/i.test(said) || /(?:^|\s)new\s$/i.test(before);
    this.statements.push({
      field,
      said: cutText(said, 80),
      meaning,
      claim,
      ...(span ? { span } : {}),
      ...(anew ? { anew } : {}),
    });
  }

  /** Marks what was said before of some claims as decided against by the homeowner's own later words. */
  outvote(isOfKind: (statement: Statement) => boolean): void {
    for (const [i, statement] of this.statements.entries())
      if (isOfKind(statement)) this.statements[i] = { ...statement, outvoted: true };
    for (const [meaning, { claim, said, field }] of this.understood)
      if (isOfKind({ claim, said, field, meaning })) this.understood.delete(meaning);
  }

  /** Takes back what was understood and said of a kind of claim. */
  takeBack(isOfKind: (claim: Claim) => boolean): void {
    for (let i = this.statements.length - 1; i >= 0; i--)
      if (isOfKind((this.statements[i] as Statement).claim)) this.statements.splice(i, 1);
    for (const [meaning, { claim }] of this.understood) if (isOfKind(claim)) this.understood.delete(meaning);
  }
}

/** What no reader writes to, and what is found once for all readings of a request. */
const SHARED = ['given', 'told', 'plain', 'request', 'opened', 'typed'] as const;

const copyOf = (found: unknown): unknown => {
  if (Array.isArray(found)) return [...found];
  if (found instanceof Map) return new Map(found);
  if (found instanceof Set) return new Set(found);
  return typeof found === 'object' && found !== null ? { ...found } : found;
};

const NO_BATH = /\bno bath(?= ?(?:[.,;!\n]|$))/gi;

const longer = (one: Span | undefined, other: Span): Span =>
  one && one.end - one.start >= other.end - other.start ? one : other;

/** A request as its readers take it. */
interface PlainRequest {
  /** In plain texts, none longer than is read. Anything but a text or a number is left out. */
  readonly request: ConceptRequest;
  /** Ends of texts that nobody reads. */
  readonly unread: readonly string[];
  readonly assumed: readonly string[];
  /** Places that are told from where somebody stands, by the compass. */
  readonly framed: readonly Written[];
  /** Fields that tell of the room in sentences, before their places were written by the compass, and the frame they are told in. */
  readonly telling: Telling;
}

export interface Telling extends Pick<InFrame, 'entry' | 'chosen'> {
  readonly texts: readonly { readonly field: string; readonly text: string }[];
}

function inPlainText(given: ConceptRequest): PlainRequest {
  const unread: string[] = [];
  const all = Object.entries(given);
  const named = all.filter((one): one is [string, string] => typeof one[1] === 'string');
  const telling = named.filter(([name]) => isWords(name));
  const framed = inFrame(
    telling.map(([, typed]) => {
      const value = heightsTold(withoutFactsAsked(withoutHeadings(becauseSpelled(typed))));
      const house = houseToldIn(value, given.category, String(given.area ?? ''));
      const { plain } = ownThingsIn(house.plain, given.category);
      return inPlainWords(withoutWallOfParts(plain, given.category));
    }),
    given.category,
    String(given.area ?? ''),
  );
  const told = new Map(telling.map(([name], i) => [name, framed.texts[i] ?? '']));
  const fields = all.flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'number') return [[name, value]];
    if (typeof value !== 'string') return [];
    const plain = writtenOut(asStatements(told.get(name) ?? inPlainWords(value), NOUNS));
    const text = meantIn(given.category, plain);
    if (text.length > LONGEST_TEXT)
      unread.push(`everything after the first ${LONGEST_TEXT.toLocaleString('en-US')} characters`);
    return [[name, cutText(text, LONGEST_TEXT)]];
  });
  return {
    request: { category: given.category, ...Object.fromEntries(fields) },
    unread,
    assumed: framed.assumed,
    framed: framed.written,
    telling: {
      texts: telling.map(([field], i) => ({ field, text: cutText(framed.before[i] ?? '', LONGEST_TEXT) })),
      ...(framed.entry ? { entry: framed.entry } : {}),
      ...(framed.chosen ? { chosen: framed.chosen } : {}),
    },
  };
}

/** A text with the words that mean another thing in this kind of room. */
function meantIn(category: RoomCategory, plain: string): string {
  // In a bathroom a bath is a tub, elsewhere a room.
  if (category === 'bathroom')
    return plain
      .replace(NO_BATH, 'no bathtub')
      .replace(SINKS_APART, 'two separate vanities')
      .replace(TWO_TAPS, 'double vanity')
      .replace(SECOND_SINK, 'double vanity')
      .replace(TROUGH, 'new vanity with a trough sink and a second faucet')
      .replace(PLAIN_TROUGH, 'new vanity with a trough sink');
  const bare = BARE_SPACE.has(category)
    ? plain.replace(BOARD, 'drywall hung').replace(SEALED, 'seal the concrete floor')
    : plain;
  if (category === 'garage') {
    const shop = bare.replace(SHOP, 'workshop');
    return TRAINS.test(shop) ? shop : shop.replace(BENCH, 'workbench');
  }
  if (category === 'office') return bare.replace(DESK_CHAIR, 'office chair');
  const seated = SITS_EASY.has(category) ? bare.replace(EASY_CHAIR, '$1armchair') : bare;
  return seated.replace(SHOP_BENCH, '$1workbench');
}

/** "Two sinks, but not together". */
const SINKS_APART =
  /\b(?:two|2) (?:sinks|basins|vanities),? (?:but )?(?:not (?:together|next to each other|side by side)|on (?:opposite|different|separate) walls)\b/gi;
/** The floor of such a room is of concrete. */
const SEALED =
  /\b(?:just |only )?seal(?:ing)? (?:the |our )?(?:(?:garage|basement|whole|existing) ){0,2}floor\b/gi;
/** Where studs and joists are bare who asks for drywall has it hung, unless it is to be mended. */
const BARE_SPACE: ReadonlySet<string> = new Set(['garage', 'basement']);
const BOARD =
  /(?<!\b(?:patch|repair|fix|mend|existing|old|damaged|cracked|bad|the|no|without|behind|in|of|own) ?)\b(?:(?:hang|put up|install|new|hung) )?(?:drywall|sheetrock)(?:ed|ing)?(?: it)?\b(?! (?:repair|patch|is|was|has|crack|hole|damage|ceiling|over|behind|around|hung))/gi;
/** "Two faucets, either one trough sink or a double": a basin for each tap. */
const TWO_TAPS =
  /\b(?:two (?:faucets|taps),? )?(?:with )?(?:either )?(?:(?:one|a) )?(?:long |wide )?trough sink(?: with two (?:faucets|taps))? or (?:an? )?double(?: vanity| sink)?\b|\b(?:two (?:faucets|taps),? )?(?:with )?(?:either )?(?:an? )?double(?: vanity| sink)? or (?:(?:one|a) )?(?:long |wide )?trough sink(?: with two (?:faucets|taps))?/gi;
const SECOND_SINK =
  /\b(?<=\b(?:add|adding|want|need|like|put in|with|and) )(?:an? )?second (?:sink|basin)\b(?! (?:vanity|in|for|at|on|elsewhere))/gi;
const TROUGH =
  /\b(?:(?:one|a|the) )?(?:new )?(?:long |wide |big )?trough (?:style )?sink(?: vanity)?,? (?:with|and|that has) (?:two|2) (?:faucets|taps)\b|\b(?:two|2) (?:faucets|taps),? (?:(?:and|at|on|in|over|with|for) )?(?:(?:one|a|the) )?(?:long |wide |big )?trough (?:style )?sink\b/gi;
const PLAIN_TROUGH =
  /\b(?:(?:one|a|the) )?(?:new )?(?:long |wide |big )?trough (?:style )?sink\b(?! and a second)/gi;
/** Who trains lies on a bench. */
const TRAINS = /\b(?:gym|dumbbells?|barbells?|weights|workout|squat|treadmill)\b/i;
/** In a garage a shop is one to work in. */
const SHOP =
  /(?<!\b(?:work|wood|body|repair|machine|coffee|pet|local|the hardware|hardware|paint|tire|auto|muffler|thrift|barber|to|we|i) ?-?)\bshop\b(?! ?(?:vac|light|lights|around|for|at|heater|fan|stool|press|apron|floor|rag|local|online))/gi;
/** In a garage a bench is one to work at, unless one sits on it; elsewhere that of a workshop is. */
const BENCH =
  /(?<!\b(?:work|weight|entry|mudroom|mud|boot|shoe|storage|coat|potting|park|locker|sitting|wooden|hall|utility) ?)\bbench\b(?! ?(?:press|saw|grinder|seat|top|vise|with (?:hooks|cubbies|shoes?)|for (?:shoes|boots)|to (?:sit|put|take)|(?:by|at|next to|near) the (?:house |kitchen |back |side )?door))/gi;
/** A chair that has a place of its own, off a desk and a table, is one to sit back in. */
const EASY_CHAIR =
  /(?<!\b(?:desk|table|vanity)(?:,? (?:and|with|plus))? )(\b(?:an?|one|my|our|the|comfy|comfortable|cozy|big|soft|nice|leather|upholstered) )chair(?= (?:by|at|near|in|under|beside|next to|across from) (?!(?:the|my|our|a|his|her) (?:desk|table|vanity)))/gi;
/** At a desk one sits on such a chair. */
const DESK_CHAIR =
  /\b(?:(?:herman miller )?aeron|herman miller|steelcase|task|ergonomic|gaming|swivel|rolling|desk|computer|executive) chair(?=s?\b)/gi;
const SITS_EASY: ReadonlySet<string> = new Set(['bedroom', 'living room']);
const SHOP_BENCH =
  /\b((?:work)?shop(?: area| corner)? with (?:an? |my |our )?(?:[a-z0-9'-]{1,8} ){0,3})bench\b/gi;

/** What is written out before anybody reads, in its order: each step relies on those before it. */
const PREPARED: readonly ((text: string) => string)[] = [
  plainText,
  withoutHouseAndOthers,
  outWith,
  keptAndWorkedOn,
  linesOfCabinets,
  finishOfItsThing,
  takenBack,
  putRight,
  familyTold,
  noEnds,
  judgedBehind,
  toldOtherwise,
  placesOfToday,
  withoutOnceThere,
  withoutDealtWith,
  withoutAsides,
  wallsTakenOut,
  toldBesideIt,
  somewhereElse,
  finishesTold,
  sizesTold,
  measuresTold,
  stationsTold,
  careTold,
  placesSaidShort,
  movedOrNot,
  islandsTold,
  listsOfWork,
  withoutInPassing,
  foundOfToday,
  partialRefusals,
  withTheirNoun,
  floorsInParts,
  paidOrDone,
  inPlaceOf,
  barsByTheSitter,
  basinsAtHeights,
  unitIsIt,
  landmarksSpelled,
  withoutPointsOfTitles,
  askedOnly,
  workByName,
  complaintsTold,
  forLater,
  insteadOf,
  forEachPerson,
  leftUnfinished,
  houseAsTold,
  allThatStays,
  workAtHalf,
  workOfContractor,
  keptOrNew,
  boughtByOwner,
  withFates,
  workOfOthers,
  plainlyOwned,
  wallHeadings,
  withoutIdioms,
  plainLeavings,
  outOfSight,
  withoutStories,
  withSideFirst,
  windowsFirst,
  withNameForIt,
  wallsByName,
  namedApart,
  itByName,
];

const inPlainWords = (value: string): string => PREPARED.reduce((text, prepare) => prepare(text), value);

/** Fields that tell of the room in sentences. */
const isWords = (name: string): boolean => TELLING.some((one) => one === name);
const TELLING = ['layout', 'features', 'designPrompt', 'requirements', 'contractorPrompt'] as const;
