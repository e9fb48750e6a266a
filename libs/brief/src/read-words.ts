import type { Extent } from '@plumbline/concept';
import { clearAroundIsland } from './attachment/around-island.js';
import { secondLook } from './mentions/second-look.js';
import type { ToldStatuses } from './mentions/told-status.js';
import { meaningOfOpening } from './openings/meaning-of-opening.js';
import { purposeOf } from './purpose.js';
import { readAttachedSizes } from './readers/attached-sizes.js';
import { readCars } from './readers/cars.js';
import { readCostLevel } from './readers/cost-level.js';
import { readDoorsNotAllowed } from './readers/doors-not-allowed.js';
import { readExtentOfJob, readTakenOut } from './readers/extent.js';
import { readClosetAlongWall } from './readers/house/closet-along-wall.js';
import { forgetClosetOfMachines } from './readers/house/closet-of-machines.js';
import { readEmptyRoom } from './readers/house/empty-room.js';
import { readFinished } from './readers/house/finished.js';
import { readFirstBath } from './readers/house/first-bath.js';
import { readHouseWork } from './readers/house/house-work.js';
import { readOnlyRoom } from './readers/house/only-room.js';
import { readOpeningsCounted } from './readers/house/openings-counted.js';
import { keepOpeningsOfHouse, readOpeningsOfHouse } from './readers/house/openings-of-house.js';
import { keepDoorToGarage, readPassThroughRoom } from './readers/house/pass-through-room.js';
import { readTornOut } from './readers/house/torn-out.js';
import { readWindowsAsked } from './readers/house/windows-asked.js';
import { buyForOldPlace, dropKeptForNew, takeLastWord } from './readers/kept.js';
import { keepOwnThings, keptTold, sizeOwnThings } from './readers/own-things.js';
import { readPaintOfThings } from './readers/paint-of-things.js';
import { carsOfToday, convertsPart, readPartsTold } from './readers/parts-told.js';
import {
  readBays,
  readDeskUnderLoft,
  readDoorUnderSlope,
  readOpeningPlaces,
  readPlacesOfThings,
  readPlacesRefusedOfThings,
  readPrinterInCloset,
  readWindowsOverThings,
} from './readers/places.js';
import { readRoomShape } from './readers/room-shape.js';
import { readRoomSize, sizesIn } from './readers/room-size.js';
import { readRoomsTold } from './readers/rooms-told.js';
import { dropLayoutOfToday } from './readers/styles.js';
import { readTables } from './readers/tables.js';
import { readTerms, type Terms } from './readers/terms.js';
import { dropFloorAround, worksAtBench } from './readers/things.js';
import { refuseGone } from './readers/told.js';
import { readFieldWords } from './readers/words.js';
import type { FieldWords } from './reading/field-reading.js';
import { type FieldText, fieldTexts } from './reading/field-text.js';
import { fitConditions } from './reading/fit-conditions.js';
import { priceConditions } from './reading/price-conditions.js';
import type { BriefInWords, ReadingOfWords } from './reading/reading-of-words.js';
import { RequestReading, TEXT_FIELDS } from './reading/request-reading.js';
import type { ConceptRequest } from './request.js';
import { meaningOfSize } from './things/thing-sizes.js';
import { readWhereThingsStand } from './where/read-where.js';
import { layoutOfRuns } from './where/runs-at-walls.js';

/** The readers of a request in the order in which they read: each claims words, and leaves the rest to the next. */

/** What the rules read of a request. */
export interface RulesRead {
  readonly reading: RequestReading;
  readonly texts: readonly FieldText[];
}

/** What the rules alone read. */
export const readByRules = (given: ConceptRequest): RulesRead => wordsRead(readRoom(given), NOTHING_TOLD);

/** The rules alone, and their words once more where a look at all the things named finds that something else becomes of one; then sizes. */
function readTwice(given: ConceptRequest): RulesRead {
  const room = readRoom(given);
  const first = wordsRead(room, NOTHING_TOLD);
  const told = secondLook(first.reading);
  const read = told.size === 0 ? first : wordsRead(room, told);
  readAttachedSizes(read.reading);
  const around = clearAroundIsland(textTyped(read.reading));
  if (around !== undefined) dropFloorAround(around, read.reading);
  sizeVanityBySink(read.reading);
  sizeOwnThings(read.reading);
  forgetClosetOfMachines(read.texts, read.reading);
  return read;
}

/** "So one sink, 60 inches": no basin is so wide; it is the vanity, whatever was said of it before. */
function sizeVanityBySink(reading: RequestReading): void {
  const { category, sizes, statements } = reading;
  const at = sizes.findIndex(({ thing, widthIn }) => thing === 'sink' && widthIn >= NARROWEST_VANITY);
  const sink = sizes[at];
  if (category !== 'bathroom' || !sink) return;
  sizes.splice(at, 1);
  const vanity = sizes.findIndex(({ thing }) => thing === 'vanity');
  if (vanity >= 0) sizes.splice(vanity, 1);
  const size = { ...sink, thing: 'vanity' as const };
  sizes.push(size);
  reading.takeBack((claim) => claim.is === 'thing size' && claim.thing === 'vanity');
  for (const [i, one] of statements.entries())
    if (one.claim.is === 'thing size' && one.claim.thing === 'sink')
      statements[i] = { ...one, meaning: meaningOfSize(size), claim: { ...one.claim, thing: 'vanity' } };
}
const NARROWEST_VANITY = 42;

const NOTHING_TOLD: ToldStatuses = new Map();

/** Reads the room and the places in it, which no second look changes. */
function readRoom(given: ConceptRequest): RulesRead {
  const reading = RequestReading.of(given);
  const texts = fieldTexts(reading.request);
  reading.size = readRoomSize(texts, reading);
  readRoomShape(texts, reading);
  readOpeningPlaces(texts, reading);
  readPlacesRefusedOfThings(texts, reading);
  readPlacesOfThings(texts, reading);
  readWhereThingsStand(reading);
  readRoomsTold(texts, reading);
  readPartsTold(texts, reading);
  readDeskUnderLoft(texts, reading);
  readPrinterInCloset(texts, reading);
  readWindowsOverThings(reading);
  readBays(texts, reading);
  readDoorUnderSlope(texts, reading);
  readOpeningsOfHouse(reading);
  readOpeningsCounted(reading);
  readPassThroughRoom(reading);
  return { reading, texts };
}

/** Reads what the words name, in a room that was read. */
function wordsRead({ reading: room, texts }: RulesRead, told: ToldStatuses): RulesRead {
  const reading = room.goingBy(told);
  for (const words of [...wordsTyped(texts), ...wordsProposed(reading.given)])
    if (words.text) readFieldWords(words, reading);
  refuseGone(reading);
  buyForOldPlace(reading);
  dropKeptForNew(reading);
  takeLastWord(reading);
  keepOpeningsOfHouse(reading);
  keepDoorToGarage(reading);
  keepOwnThings(reading);
  replaceLeaves(reading);
  readTables(reading);
  readClosetAlongWall(reading);
  readFinished(reading);
  readOnlyRoom(reading);
  readTornOut(reading);
  readHouseWork(reading);
  readWindowsAsked(reading);
  readPaintOfThings(reading);
  placeWorkbench(reading);
  refuseBunks(reading);
  readCars(reading);
  carsOfToday(reading);
  readDoorsNotAllowed(reading);
  shareOffice(reading);
  dropTubOfLayout(reading);
  layoutOfRuns(reading);
  dropLayoutOfToday(reading);
  readFirstBath(reading);
  readEmptyRoom(reading);
  return { reading, texts };
}

/** Reads words and numbers; what was not said stays open. */
export function readWords(given: ConceptRequest): {
  readonly words: BriefInWords;
  readonly reading: ReadingOfWords;
} {
  const { reading, texts } = readTwice(given);
  const [style] = reading.styles;
  if (reading.styles.length > 1) reading.assumed.push(`Of the styles named, ${style?.id} leads.`);
  const terms = readTerms(texts, reading);
  const extent = convertsPart(reading)
    ? ({ id: 'conversion', from: 'words' } as const)
    : readExtentOfJob(terms.budgetUsd, reading);
  const removed = readTakenOut(reading);
  const level = readCostLevel(texts, terms.budgetUsd, reading);
  forgetTitle(reading);
  return {
    words: { ...briefOf(reading, extent, removed), ...terms, ...level },
    reading: resultOf(reading, texts),
  };
}

const textTyped = (reading: RequestReading): string =>
  TEXT_FIELDS.map((field) => reading.textOf(field)).join('\n');

const wordsTyped = (texts: readonly FieldText[]): readonly FieldWords[] =>
  texts.map(({ field, rest }) => ({ field, text: rest }));

/** What is proposed comes last: what the rules read in the homeowner's own words wins over it. */
const wordsProposed = ({ proposed = [] }: ConceptRequest): readonly FieldWords[] =>
  proposed.map(({ field, words, start, end }) => ({
    field,
    text: words.join(', '),
    proposedFor: { start, end },
  }));

/** "An 8 foot bench on the right wall" of a garage is a workbench. */
function placeWorkbench(reading: RequestReading): void {
  const { thingsAt } = reading;
  if (!worksAtBench(reading)) return;
  for (let i = thingsAt.length - 1; i >= 0; i--) {
    const told = thingsAt[i];
    if (told?.thing !== 'entry-bench') continue;
    reading.takeBack((claim) => claim.is === 'place' && claim.told.thing === 'entry-bench');
    if (thingsAt.some(({ thing }) => thing === 'workbench')) thingsAt.splice(i, 1);
    else thingsAt[i] = { ...told, thing: 'workbench' };
  }
}

/** Who wants no loft bed wants no bunks in its place. */
function refuseBunks({ refused, wanted }: RequestReading): void {
  const isRefused = refused.has('loft-bed') || refused.has('full-loft-bed');
  if (isRefused && !wanted.has('bunk-bed')) refused.add('bunk-bed');
}

/** Two desks of an office are for two. */
function shareOffice({ category, counts, wanted, refused }: RequestReading): void {
  const two = counts.some(({ of, least }) => of === 'desk' && least >= 2);
  if (category === 'office' && two && !refused.has('desk') && !wanted.has('shared-desk'))
    wanted.add('two-desks');
}

/** "Primary bath, no tub": the layout that such a bath usually has is not asked for. */
function dropTubOfLayout(reading: RequestReading): void {
  const at = reading.layouts.indexOf('four-piece');
  // "Primary bath. A wet room": a title is no layout beside one that is told.
  if (at >= 0 && reading.layouts.length > 1 && isOfNameOnly(reading)) {
    reading.layouts.splice(at, 1);
    return;
  }
  const showers = ['walk-in-shower', 'curbless-shower'].some((id) => reading.wanted.has(id));
  const bathes = [
    'bathtub',
    'freestanding-tub',
    'tub-shower',
    'alcove-tub',
    'soaking-tub',
    'clawfoot-tub',
  ].some((id) => reading.wanted.has(id) || reading.kept.has(id));
  if (at < 0 || !(reading.refused.has('bathtub') || (showers && !bathes && isOfNameOnly(reading)))) return;
  reading.layouts.splice(at, 1);
  reading.takeBack((claim) => claim.is === 'layout' && claim.id === 'four-piece');
}

/** "Primary bath", "5 by 8 bath": the room's name tells nothing else of it. */
function forgetTitle(reading: RequestReading): void {
  if (isOfNameOnly(reading)) reading.takeBack((claim) => claim.is === 'layout' && claim.id === 'four-piece');
  const { statements } = reading;
  for (let i = statements.length - 1; i >= 0; i--) {
    const { claim, said } = statements[i] as (typeof statements)[number];
    if (claim.is === 'told' && claim.id === 'gets-ready' && /^baths?$/i.test(said)) statements.splice(i, 1);
  }
}

/** Whether four pieces are told by no word but the room's name: "primary bath". */
const isOfNameOnly = ({ statements }: RequestReading): boolean =>
  statements.every(
    ({ claim, said }) =>
      claim.is !== 'layout' || claim.id !== 'four-piece' || /^(?:primary|master|main|owner)/i.test(said),
  );

/** What was read of the room, its things and its finishes. */
function briefOf(
  reading: RequestReading,
  extent: Extent,
  removed: readonly string[],
): Omit<BriefInWords, keyof Terms> {
  const { shape, sizes, pieces, counts, openingsAt, thingsAt, rooms, refusedPlaces, door } = reading;
  const [style] = reading.styles;
  const aroundIslandIn = clearAroundIsland(textTyped(reading));
  return {
    category: reading.category,
    extent,
    purpose: purposeOf(reading),
    ...(style ? { style: style.id } : {}),
    size: reading.size,
    ...(shape ? { shell: shape.shell } : {}),
    ...(shape && shape.fixed.length > 0 ? { fixed: shape.fixed } : {}),
    colors: reading.colors,
    layouts: reading.layouts,
    wanted: [...reading.wanted],
    refused: [...reading.refused],
    refusedAt: reading.refusedAt,
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(aroundIslandIn !== undefined ? { aroundIslandIn } : {}),
    ...(pieces.length > 0 ? { pieces: pieces.slice(0, 40) } : {}),
    ...(counts.length > 0 ? { counts: counts.slice(0, 20) } : {}),
    ...(openingsAt.length > 0 ? { openingsAt } : {}),
    ...(thingsAt.length > 0 ? { thingsAt } : {}),
    ...(reading.runsAt.only.length + reading.runsAt.bare.length > 0 ? { runsAt: reading.runsAt } : {}),
    ...(rooms.length > 0 ? { rooms } : {}),
    ...(reading.inParts ? { inParts: reading.inParts } : {}),
    ...(refusedPlaces.length > 0 ? { placesRefused: refusedPlaces } : {}),
    kept: keptTold(reading),
    ...(removed.length > 0 ? { removed } : {}),
    avoided: [...reading.avoided],
    materials: reading.materials,
    ...(reading.accentOnLowers ? { accentOnLowers: true } : {}),
    ...(door ? { door } : {}),
  };
}

/** "French doors get replaced with a solid core door": the opening is there, with another leaf. */
function replaceLeaves({ openingsAt, statements, refused, wanted }: RequestReading): void {
  for (const [i, told] of openingsAt.entries()) {
    const id = told.form === 'french' ? 'french-doors' : told.form === 'sliding' ? 'patio-door' : undefined;
    if (id === undefined || !refused.has(id) || wanted.has(id)) continue;
    const { form: _, ...plain } = told;
    openingsAt[i] = plain;
    for (const [k, statement] of statements.entries())
      if (statement.claim.is === 'opening' && statement.claim.told === told)
        statements[k] = {
          ...statement,
          meaning: meaningOfOpening(plain),
          claim: { is: 'opening', told: plain },
        };
  }
}

const resultOf = (reading: RequestReading, texts: readonly FieldText[]): ReadingOfWords => ({
  understood: [...reading.understood.values()].slice(0, 80),
  assumed: [...new Set(reading.assumed)],
  unread: [...reading.unread].slice(0, 40),
  left: [...reading.left].slice(0, 20),
  statements: reading.statements,
  strange: reading.strange,
  framed: reading.framed,
  named: reading.named,
  conditions: TEXT_FIELDS.flatMap((field) =>
    fitConditions(
      reading.textOf(field),
      reading.statements.filter((statement) => statement.field === field),
    ),
  ),
  priceConditions: TEXT_FIELDS.flatMap((field) =>
    priceConditions(
      field,
      reading.textOf(field),
      reading.statements.filter((statement) => statement.field === field),
      reading.otherMaterials.filter((other) => other.field === field),
    ),
  ),
  others: {
    styles: reading.styles,
    budgets: texts.flatMap(({ field, budget }) => (budget ? [{ field, ...budget }] : [])),
    sizes: texts.flatMap(({ field, rest }) => sizesIn(field, rest)),
    materials: reading.otherMaterials,
  },
});

/** Begins what is said of a room whose size nobody measured or told. */
