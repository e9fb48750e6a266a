import type { WorkPart } from '@plumbline/concept';
import { partOfClaim, partOfFeature, partOfKept } from '../keeping/parts.js';
import type { Meaning } from '../meanings/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';
import { asStaying } from '../reading/staying.js';
import type { Hit } from '../text/lexicon.js';
import { FITTED } from '../work/fitted.js';
import { workRow } from '../work/work.js';
import { PLAIN_THINGS, readStaying } from './kept.js';

/** Reads what a room has today, or what was done to it already: it is there, and is asked for by nobody. */

/** What of the house stays where a room is stripped. */
const OF_HOUSE: ReadonlySet<WorkPart> = new Set<WorkPart>(['windows', 'doors', 'stairs', 'fireplace']);
/** What is drawn as there, beside that. */
const STANDS: ReadonlySet<WorkPart> = new Set<WorkPart>([
  ...OF_HOUSE,
  'closet',
  'built-ins',
  'bathtub',
  'shower',
  'vanity',
  'toilet',
  'ventilation',
]);
const BUILT: ReadonlySet<string> = new Set(['murphy-bed', 'window-seat', 'bar', 'bath-inside', 'rough-in']);
const STRIPPED =
  /\b(?:gut(?:s|ted|ting)?|(?:tear|rip|take|strip)(?:ping|ing)? (?:it |everything |all )|from scratch|start(?:ing)? over|down to (?:the )?studs|(?:full|complete|total) (?:remodel|gut|renovation)|new everything|everything new|all new)\b/i;

const isWorkOrFitted = (id: string): boolean => workRow(id) !== undefined || FITTED[id] !== undefined;

const thingAt = (hit: Hit<Meaning>, near: readonly Hit<Meaning>[]) => asStaying(hit, near, 'kept')?.thing;

/** Reads a hit of such words; false where it is read as any other. */
export function readOfToday(named: NamedHit, reading: RequestReading): boolean {
  const { hit, field, span, near } = named;
  if (!span || hit.negated || !isWithinToday(named)) return false;
  const { meaning } = hit;
  if (!READ.has(meaning.is) || isOfOwner(hit)) return false;
  const thing = thingAt(hit, near);
  const isSpokenOf = field.hits.some(
    (other, i) =>
      other !== hit &&
      thing !== undefined &&
      thingAt(other, field.hits.slice(Math.max(0, i - 1), i + 2))?.id === thing.id &&
      !isWithinToday({ field, span: field.spanOf(other.start, other.end) }),
  );
  const part = partAt(meaning, thing?.id);
  const isWork = meaning.is === 'feature' && isWorkOrFitted(meaning.id);
  const isStripped = STRIPPED.test(reading.textOf(field.field));
  const stands =
    thing !== undefined &&
    !isSpokenOf &&
    (isWork ||
      BUILT.has(thing.id) ||
      WITH_PIPES.has(thing.id) ||
      (part !== undefined && STANDS.has(part) && (OF_HOUSE.has(part) || !isStripped)));
  if (!stands || !thing) {
    if (isWork && !isSpokenOf) named.mark('Done already', { is: 'told', id: 'done' });
    else named.mark('How it is today', { is: 'told', id: 'today', ...(part ? { part } : {}) });
    return true;
  }
  readStaying(named, { thing, how: 'kept' }, reading);
  reading.today.add(thing.id);
  if (meaning.is === 'feature' && !isWork && !PLAIN_THINGS.has(hit.said)) {
    if (!reading.wanted.has(meaning.id)) reading.today.add(meaning.id);
    reading.wanted.add(meaning.id);
  }
  return true;
}

const READ: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  'feature',
  'thing',
  'surface',
  'material',
  'color',
  'door',
]);
const WITH_PIPES: ReadonlySet<string> = new Set([
  ...['water-heater', 'sump-pump', 'panel', 'radiator', 'gas-line', 'ev-charger', 'insulation'],
]);

/** Furniture and machines of the owner's are his to bring; what is taken away is asked for by its name. */
const isOfOwner = ({ meaning }: Hit<Meaning>): boolean =>
  meaning.is === 'feature' &&
  (workRow(meaning.id)?.removal === true ||
    /laundry|freezer/.test(meaning.id) ||
    (partOfFeature(meaning.id) === 'furniture' && !isWorkOrFitted(meaning.id) && !BUILT.has(meaning.id)));

const partAt = (meaning: Meaning, thing: string | undefined): WorkPart | undefined =>
  meaning.is === 'feature'
    ? partOfFeature(meaning.id)
    : meaning.is === 'surface'
      ? partOfClaim({ is: 'surface', on: meaning.id as 'floor' })
      : thing
        ? partOfKept(thing)
        : undefined;

const isWithinToday = ({ span, field }: Pick<NamedHit, 'span' | 'field'>): boolean =>
  span !== undefined && field.today.some(({ start, end }) => start <= span.start && span.end <= end);
