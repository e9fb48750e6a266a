import type { Claim } from '../claim.js';
import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Span } from '../text/span.js';
import { workRow } from '../work/work.js';
import type { FieldReading } from './field-reading.js';
import { nearTo } from './near.js';
import { isOfGoneSurface, isTradedIn, NEEDED, NUISANCE } from './refused.js';
import type { RequestReading } from './request-reading.js';
import { isWithin, type Staying } from './staying.js';

/** A hit with its field and with what is said of it. */
export interface NamedHit {
  readonly hit: Hit<Meaning>;
  readonly field: FieldReading;
  /** Its number among the field's hits. */
  readonly place: number;
  readonly span: Span | undefined;
  /** The hits around it. */
  readonly near: readonly Hit<Meaning>[];
  readonly negated: boolean;
  /** How the owner keeps or brings it. */
  readonly stays: Staying | undefined;
  /** Takes a claim of the hit's words as understood. */
  readonly tell: (meaning: string, claim: Claim) => void;
  /** Notes where the claim is said. */
  readonly mark: (meaning: string, claim: Claim) => void;
}

const within = (span: Span | undefined, whole: Span | undefined): boolean =>
  span !== undefined && whole !== undefined && whole.start <= span.start && span.end <= whole.end;

/**
 * Whether words tell a place that something is not to have, or the thing behind a "don't put": the range of "microwave not
 * over the range", all of "no TV above the fireplace". They ask for nothing and refuse nothing else.
 */
export const isPlaceRefused = (
  span: Span | undefined,
  field: string,
  { refusing }: RequestReading,
): boolean =>
  refusing.some(
    (refused) => refused.field === field && (within(span, refused.there) || within(span, refused.here)),
  );

/** What "no" refuses, beside wires that are to be out of sight: "no speakers". */
const DEVICE =
  /\b(?:speakers?|surround sound|ethernet|network|wifi|smart|thermostats?|intercoms?|cameras?|alarms?|buttons?|cords? (?:pull|emergency))\b/;

export function namedHit(
  hit: Hit<Meaning>,
  place: number,
  field: FieldReading,
  reading: RequestReading,
): NamedHit {
  const { meaning } = hit;
  const span = field.spanOf(hit.start, hit.end);
  const near = nearTo(field.hits, place);
  const found = field.staying.get(hit);
  // What the owner brings for work of his own is in neither price.
  const stays = found?.how === 'supplied' && isWithin(hit, field.ownWork) ? undefined : found;
  const goes =
    meaning.is === 'feature' &&
    workRow(meaning.id)?.removal === true &&
    !DEVICE.test(hit.said) &&
    !(hit.negated && /^(?:needed|required|necessary)$/.test(field.tokens[hit.end]?.text ?? ''));
  const lacked =
    meaning.is === 'feature' &&
    (NEEDED.has(meaning.id) || NUISANCE.test(hit.said)) &&
    // "No storage needed" lacks none.
    !/^(?:needed|required|necessary|wanted)$/.test(field.tokens[hit.end]?.said ?? '') &&
    // "Don't insulate", "remove the shelving unit".
    !/^(?:don't|dont)$/.test(field.tokens[hit.start - 1]?.said ?? '') &&
    !field.tokens.slice(Math.max(0, hit.start - 2), hit.start).some(({ said }) => said === 'remove');
  const negated =
    !lacked &&
    (hit.negated || isTradedIn(field.tokens, hit, near) || isOfGoneSurface(field.tokens, hit, near)) &&
    !stays &&
    !goes;
  return {
    hit,
    field,
    place,
    span,
    near,
    negated,
    stays,
    tell: (text, claim) => reading.tell(field.field, hit.said, text, claim, span),
    mark: (text, claim) => reading.mark(field.field, hit.said, text, claim, span),
  };
}
