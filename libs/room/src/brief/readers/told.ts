import { nameOfFeature } from '../features/features.js';
import { keepable, keepableFeature } from '../keeping/keepables.js';
import { partOfFeature } from '../keeping/parts.js';
import { HAD } from '../keeping/removed.js';
import type { Meaning, MeaningOf } from '../reading/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';
import { asStaying } from '../reading/staying.js';
import { workRow } from '../work/work.js';

/** Reads a thing by what a second look found to become of it, where the rules would have read something else. */

/** The hit as it is to be read, or nothing where all is said. */
export function asTold(named: NamedHit, reading: RequestReading): NamedHit | undefined {
  const { meaning } = named.hit;
  // "No cars" is wished for as it stands.
  if (!isThing(meaning) || /^no\b/i.test(named.hit.said) || isExcepted(named, reading)) return named;
  const told = reading.toldAt(named.field.field, named.span);
  switch (told?.status) {
    case 'stay':
    case 'move': {
      if (isInNeed(named, reading)) return named;
      const stays = asStaying(named.hit, named.near, told.status === 'move' ? 'supplied' : 'kept');
      return stays ? { ...named, negated: false, stays } : named;
    }
    case 'go':
      // What the rules refuse is refused, and what every such room needs comes again; that it was there is new.
      if (told.rule === 'no' || COMES_AGAIN.has(meaning.id)) {
        reading.gone.add(meaning.id);
        return named;
      }
      readGone(named, meaning.id, reading);
      return undefined;
    case 'no': {
      // What every such room needs is there, whoever speaks against it.
      return COMES_AGAIN.has(meaning.id) ? named : { ...named, negated: true, stays: undefined };
    }
    default:
      return named;
  }
}

/** "The toilet needs its own little room", "the treadmill needs headroom": of what needs something nobody says that it is there. */
const isInNeed = ({ span, field: { field } }: NamedHit, reading: RequestReading): boolean =>
  span !== undefined && NEEDS.test(reading.textOf(field).slice(span.end, span.end + 16));
const NEEDS = /^ (?:needs?|should|must|has to have|could use|wants?)\b(?! to (?:stay|remain|go))/i;

/**
 * "Everything but the vanity stays": what is excepted is the job, which the rules read. Nor does anybody refuse what he can't do
 * without, or what comes instead of another thing.
 */
const isExcepted = ({ span, field: { field } }: NamedHit, reading: RequestReading): boolean =>
  span !== undefined && EXCEPT.test(reading.textOf(field).slice(Math.max(0, span.start - 48), span.start));
const EXCEPT =
  /\b(?:(?:everything|all|anything|nothing)(?: else)?(?: is new| new| goes)? (?:but|except|besides)(?: for)?(?: (?:the|our|my))?|(?:can['’]?t|cannot|couldn['’]?t|won['’]?t) (?:do|live|be|manage) without(?: (?:an?|the|our|my))?|(?:instead|in place) of (?:the|our|those|these|that) [a-z]{3,12}(?: [a-z]{3,12})?,?(?: (?:an?|two|three|some|new)){0,2}) $/i;

/** Who lets one of these go wants another. */
const COMES_AGAIN: ReadonlySet<string> = new Set([
  'toilet',
  'vanity',
  'sink',
  'faucet',
  'range',
  'refrigerator',
  'cabinets',
  'recessed-lights',
]);

/** What stands in a room or belongs to the house, and no work. */
const isThing = (meaning: Meaning): meaning is MeaningOf<'feature' | 'thing'> =>
  meaning.is === 'thing' ||
  (meaning.is === 'feature' &&
    workRow(meaning.id) === undefined &&
    (keepableFeature(meaning.id) !== undefined || partOfFeature(meaning.id) === 'furniture'));

/** What leaves is taken out; whether another one comes is seen when all is read. */
function readGone({ mark, tell, hit }: NamedHit, id: string, { gone }: RequestReading): void {
  const part = hit.meaning.is === 'thing' ? keepable(id) : keepableFeature(id);
  const name = part?.name ?? nameOfFeature(id);
  (gone.has(id) ? mark : tell)(`Goes: ${name}`, { is: 'without', feature: id });
  gone.add(id);
}

/** What leaves, and of which nobody asks for a new one, is not drawn; what every such room has is there again. */
export function refuseGone({ gone, wanted, refused }: RequestReading): void {
  for (const id of gone) if (!wanted.has(id) && !HAD.has(keepableFeature(id)?.id ?? id)) refused.add(id);
}
