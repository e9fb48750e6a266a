import type { SaidOf } from '../said-of.js';
import { apartLacking } from './apart.js';
import { nearerToIsland } from './around-island.js';
import { heightLacking, tellsHeight } from './heights.js';
import { hiddenLacking, wantsHidden } from './hidden.js';
import { viewLacking } from './views.js';

/** What a clause says of how its things are to be: how high, out of sight, with which view, parted from what. */

/** A property of a clause that is drawn which the plan does not have, as a sentence. */
export const propertyLacking = (said: SaidOf): string | undefined =>
  heightLacking(said) ??
  hiddenLacking(said) ??
  viewLacking(said) ??
  apartLacking(said) ??
  nearerToIsland(said);

/** Whether words tell a property that a trait alone does not answer. */
export const tellsProperty = (words: string): boolean => tellsHeight(words) || wantsHidden(words);

/** Words of such properties, which were held against the plan: they are not left over. */
const OF_PROPERTY =
  /^(?:(?:eye|table|bar|counter|standing|kid|child|face|desk) )?(?:heights?|level|high|low|lower|raised|hidden|face|faces|facing|looking|visible|screen|divider|curtain|between|angled|back)$/i;
export const isOfProperty = (words: string): boolean => OF_PROPERTY.test(words);
