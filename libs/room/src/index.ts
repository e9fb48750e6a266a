export type { ConceptRequest } from '@plumbline/brief';
export { namesOfKept, roomAskedFor, VOCABULARY } from '@plumbline/brief';
export { type ConceptOptions, planConcept } from './concept.js';
export { DEPOSIT_RULES } from './estimate/deposits.js';
export { usdOf } from './estimate/price-line.js';
export { PRICES, type Price, withOwnPrices } from './estimate/prices.js';
export { surfacesLeftOpen } from './finishes.js';
export { NoRoomFits } from './planner/no-room-fits.js';
export { checkRoom, RULES } from './rules/check-room.js';
export type { Rule } from './rules/measuring/rule.js';
export { openEntries } from './scope/asked.js';
export { draftScope, scopeOf } from './scope/draft-scope.js';
export { contradictionsOf } from './scope/exclusions.js';
export type { ScopeParties } from './scope/parties.js';
export type { Scope, ScopeLine, ScopeSection } from './scope/scope-lines.js';
export { whatChanged } from './scope/what-changed.js';
export { floorStaysFree } from './shown/floor-stays-free.js';
export { UNNAMED_VISITOR, withoutVisitor } from './survey/measured-words.js';
export {
  measuredOnSite,
  NoSuchRoom,
  SITE_LENGTHS_MAX,
  type SiteLength,
  type SiteVisit,
  siteLengths,
  type TypedLength,
} from './survey/site-lengths.js';
