import type { Statement } from '../claim.js';
import { allMatches } from '../text/all-matches.js';

/** What an island or a peninsula is to have beside it, or not to be: "only if it fits with stools for two, otherwise skip it". */
export interface FitCondition {
  /** What is left out where the condition is not met. */
  readonly features: readonly string[];
  /** So many are to sit at it. */
  readonly seats?: number;
  /** So much way is to be left around it, in inches. */
  readonly aisleIn?: number;
}

const SENTENCE = /[^.;!?\n]{1,600}/g;
const IF = /\b(?:if|provided|as long as)\b/i;
const FITS = /\b(?:fits?|fitting|room|space|leaves?|leaving|seats?|stools?|works?)\b/i;
/** What becomes of it otherwise; "only if" says so by itself. */
const ELSE =
  /\bonly if\b|\b(?:otherwise|if not|if it (?:does ?n['’]?t|won['’]?t)|or else)\b[^.;!?\n]{0,24}\b(?:skip|forget|leave|drop|no|don['’]?t|without|scrap|nix|not)\b/i;
const OF_ISLAND = /island|peninsula|counter-seats/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const SEATS =
  /\b(?:stools?|seats?|seating|peninsula|island|sit)(?: for)? (?:at least )?(two|three|four|five|six|[2-6])\b|\b(two|three|four|five|six|[2-6]) (?:bar |counter )?(?:stools|seats|people|of us)\b/i;
const AISLE =
  /\b(?:leaves?|leaving|keeps?|still have)\b(?: us| you| me)?(?: at least| about)? (\d{2}) ?(?:"|”|inch(?:es)?\b|in\b)/i;

/** Conditions of a text; `statements` are those of its field. */
export function fitConditions(text: string, statements: readonly Statement[]): FitCondition[] {
  return allMatches(text, SENTENCE).flatMap(({ 0: said, index }): FitCondition[] => {
    if (!IF.test(said) || !FITS.test(said) || !ELSE.test(said)) return [];
    const features = statements.flatMap(({ claim, span }) =>
      claim.is === 'feature' &&
      OF_ISLAND.test(claim.id) &&
      span &&
      span.start >= index &&
      span.end <= index + said.length
        ? [claim.id]
        : [],
    );
    const told = SEATS.exec(said);
    const number = (told?.[1] ?? told?.[2] ?? '').toLowerCase();
    const seats = NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 1 : Number(number);
    const aisleIn = Number(AISLE.exec(said)?.[1] ?? 0);
    if (features.length === 0 || (seats < 1 && aisleIn < 1)) return [];
    return [
      {
        features: [...new Set(features)],
        ...(seats > 0 ? { seats } : {}),
        ...(aisleIn > 0 ? { aisleIn } : {}),
      },
    ];
  });
}
