export { clearAroundIsland } from './attachment/around-island.js';
export { asksForBed, BEDS_ASKED } from './beds-asked.js';
export {
  isAllButFloor,
  isBareRoom,
  isBasementBuilt,
  isEmptyRoom,
  isFirstOfItsKind,
  isGutted,
  isNamedAlone,
  isNamedOfFurnished,
  isOwned,
  keeps,
  keptOf,
  lengthsOf,
  mayMove,
  paintsAll,
  refuses,
  refusesAt,
  sizeOf,
  standsStill,
  takesWallOut,
  touches,
  wants,
  withFeature,
  withKept,
  withoutFeature,
  withoutKept,
} from './brief.js';
export { roomAskedFor } from './category.js';
export type { Claim, Statement, UnderstoodClaim } from './claim.js';
export { HOODS } from './features/appliance-features.js';
export { FLOOR_PARTS } from './features/building-features.js';
export { FEATURES, nameOfFeature } from './features/features.js';
export { COUNTS_ASKED_FOR, countAskedFor } from './features/furniture-features.js';
export type { Written } from './frame/in-frame.js';
export { addsPieces } from './keeping/added-pieces.js';
export { APPLIANCES_ASKED } from './keeping/appliances-asked.js';
export {
  isBoughtBesideKept,
  isInNewIsland,
  isIslandBox,
  keepsIsland,
  markExisting,
  staysForBudget,
  withoutRefused,
} from './keeping/existing.js';
export { extentOfBudget, leastExtent } from './keeping/extent.js';
export {
  KEEPABLES,
  keepable,
  keepableFeature,
  laborPaidOf,
  namesOfKept,
  renewalOf,
} from './keeping/keepables.js';
export { ownLabor, ownWork } from './keeping/own-work.js';
export {
  partOfClaim,
  partOfFeature,
  partOfItem,
  partOfKept,
  partOfKind,
  partOfPrice,
} from './keeping/parts.js';
export { partsNamed } from './keeping/parts-named.js';
export { withMatchAdvice, withoutMatchAdvice } from './match-advice.js';
export { mentionsIn, type ReadByRules } from './mentions/mentions.js';
export { type Mention, STATUSES, statusesOf } from './mentions/status.js';
export { WEIGHTS } from './mentions/weights.js';
export { FOR_CARS } from './openings/meaning-of-opening.js';
export { type BriefRead, readBrief } from './read-brief.js';
export { NOT_ALLOWED } from './readers/doors-not-allowed.js';
export { inOwnersWords } from './readers/own-things.js';
export { isConvertedPart } from './readers/parts-told.js';
export { isNoSize, isOfSize } from './readers/room-size.js';
export type { FitCondition } from './reading/fit-conditions.js';
export type { PriceCondition, Way } from './reading/price-conditions.js';
export type { ReadingOfWords } from './reading/reading-of-words.js';
export type { ConceptRequest } from './request.js';
export { type Word, wordsOf } from './statements/words.js';
export { type Clause, cutAtLinks, splitClauses } from './text/clauses.js';
export { judgedAway } from './text/judged-behind.js';
export { LONGEST_TEXT } from './text/plain-text.js';
export { isAside } from './text/sayings/asides.js';
export { overlaps as spansOverlap, type Span } from './text/span.js';
export { asSaid, type Verdict, verdictAtEnd, verdictOf } from './text/verdict-words.js';
export { article, lowerFirst, numberFrom, upperFirst, withArticle } from './text.js';
export { COUNTABLES, countTold, isStorageCabinet } from './things/counts.js';
export { kindTold } from './things/kinds-told.js';
export { lastThingNamed, nameOfThingTold, placedThing } from './things/placeable.js';
export type { SeatsAt } from './things/seats.js';
export { placeInWords } from './things/thing-places.js';
export { nameOfThing, sizeText } from './things/thing-sizes.js';
export { dollars, feetAndInches, plainInches, rounded } from './units.js';
export { VOCABULARY } from './vocabulary.js';
export { nearestColor } from './words/colors.js';
export { FACTS } from './words/facts.js';
export { LAYOUT_WORDS } from './words/layout-words.js';
export { SURFACE_NAMES } from './words/surface-names.js';
export { FITTED, lineOf, SOME_OUTLETS } from './work/fitted.js';
export { WORK, type WorkRow, workRow } from './work/work.js';
export type { WorkAmount } from './work/work-row.js';
