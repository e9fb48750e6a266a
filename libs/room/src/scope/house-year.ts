import type { LedgerEntry } from '@plumbline/concept';

/** Words that speak of a house and not of a thing in it: "cabinets from 1985" tell no house's age. */
const OF_A_HOUSE =
  /\b(?:house|home|built|building|bungalow|ranch|colonial|townhouse|condo|apartment|duplex|cottage)\b/i;
/** A year, and no size or sum: "2000 sq ft", "$1950". */
const YEAR = /(?<![$\d.,])(1[6-9]\d\d|20[0-4]\d)(s)?\b(?![.,]\d|\s?(?:sq|square|sf|ft|feet|foot|dollars)\b)/i;
/** "Before 1985" tells the last year that it may be, and none that it is. */
const BEFORE = /\b(?:before|pre|prior to|older than|no later than)[\s-]{1,2}(?:about\s)?$/i;

/** Years between which a house was built, as far as the owner told. */
export interface HouseYears {
  readonly from?: number;
  readonly to: number;
}

/** When the house was built, by what its owner wrote: "house from 1988", "built in the 1920s"; the first that tells. */
export function houseYears(ledger: readonly Pick<LedgerEntry, 'text'>[] = []): HouseYears | undefined {
  for (const { text } of ledger) {
    const year = OF_A_HOUSE.test(text) ? YEAR.exec(text) : null;
    if (!year) continue;
    const at = Number(year[1]);
    if (BEFORE.test(text.slice(Math.max(0, year.index - 24), year.index))) return { to: at - 1 };
    return { from: at, to: year[2] ? at + 9 : at };
  }
  return undefined;
}
