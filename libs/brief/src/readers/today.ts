import type { WorkPart } from '@plumbline/concept';
import { type Keepable, keepableSurface } from '../keeping/keepables.js';
import { partOfClaim, partOfFeature, partOfKept } from '../keeping/parts.js';
import { isThing } from '../keeping/things-that-stand.js';
import type { Meaning } from '../meanings/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';
import { asStaying } from '../reading/staying.js';
import type { ToldOfToday } from '../reading/told-of-today.js';
import type { Hit } from '../text/lexicon.js';
import type { Span } from '../text/span.js';
import { FITTED } from '../work/fitted.js';
import { workRow } from '../work/work.js';
import { PLAIN_THINGS, readStaying } from './kept.js';

/** Reads what a room has today, or what was done to it already: it is there, and is asked for by nobody. */

/** What of the house stays where a room is stripped. */
const OF_HOUSE: ReadonlySet<WorkPart> = new Set<WorkPart>(['windows', 'doors', 'stairs', 'fireplace']);
/** What is drawn as there, beside that. */
const STANDS: ReadonlySet<WorkPart> = new Set<WorkPart>([
  ...OF_HOUSE,
  ...(['closet', 'built-ins', 'bathtub', 'shower', 'vanity', 'toilet', 'ventilation', 'mirror'] as const),
]);
const STANDING: ReadonlySet<string> = new Set([
  ...['water-heater', 'sump-pump', 'panel', 'radiator', 'gas-line', 'ev-charger', 'bath-inside', 'rough-in'],
  ...['murphy-bed', 'window-seat', 'bar', 'laundry', 'overhead-storage', 'slat-wall', 'workbench'],
]);
const STRIPPED =
  /\b(?:gut(?:s|ted|ting)?|(?:tear|rip|take|strip)(?:ping|ing)? (?:it |everything |all )|from scratch|start(?:ing)? over|down to (?:the )?studs|(?:full|complete|total) (?:remodel|gut|renovation)|new everything|everything new|all new)\b/i;
/** Finishes that stay where nobody asks for others. */
const LASTING: Readonly<Partial<Record<string, RegExp>>> = {
  floor: /plank|parquet|brick|stone|slate/,
  walls: /wood-panel|brick|stone|shiplap|plank|beadboard/,
};
/** What is asked for by the name of what is to go, unless it is over: "there's a popcorn ceiling". */
const IS_LEFT: ReadonlySet<string> = new Set(['drywall-repair', 'low-voltage']);

/** Reads a hit of such words; false where it is read as any other. */
export function readOfToday(named: NamedHit, reading: RequestReading): boolean {
  const { hit, field, span, near } = named;
  const told = span && field.today.find(({ start, end }) => start <= span.start && span.end <= end);
  if (!told || hit.negated || !READ.has(hit.meaning.is) || isReadOtherwise(named, told, reading))
    return false;
  const { meaning } = hit;
  const thing = thingAt(hit, near);
  const isSpokenOf = thing !== undefined && isNamedApart(thing, named);
  const part = partAt(named, thing);
  if (meaning.is === 'feature' && isWorkOrFitted(meaning.id) && !isThing(meaning.id) && !isSpokenOf) {
    if (thing) hold(thing, named, reading);
    else named.mark('Done already', { is: 'told', id: 'done' });
    return true;
  }
  if (readLastingFinish(named, reading)) return true;
  if (meaning.is === 'surface' && told.done && (part === 'walls' || part === 'ceiling')) {
    named.mark('Done already', { is: 'told', id: 'done' });
    return true;
  }
  if (meaning.is === 'surface' && told.done && thing && !isSpokenOf) {
    hold(thing, named, reading);
    return true;
  }
  if (!thing || isSpokenOf || told.gone || (!told.stands && !stands(thing, part, named, reading))) {
    named.mark('How it is today', { is: 'told', id: 'today', ...(part ? { part } : {}) });
    return true;
  }
  hold(thing, named, reading);
  if (meaning.is === 'feature' && !PLAIN_THINGS.has(hit.said) && !FITTED[meaning.id]) {
    if (!reading.wanted.has(meaning.id)) reading.today.add(meaning.id);
    reading.wanted.add(meaning.id);
  }
  return true;
}

/** Takes a thing as one that stays, from which nothing follows for the rest of the room. */
function hold(thing: Keepable, named: NamedHit, reading: RequestReading): void {
  readStaying(named, { thing, how: 'kept' }, reading);
  for (const id of reading.kept.keys()) if (id === thing.id || id === idOf(named)) reading.today.add(id);
}
const idOf = ({ hit: { meaning } }: NamedHit): string | undefined =>
  meaning.is === 'feature' ? meaning.id : undefined;

const READ: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  'feature',
  'thing',
  'surface',
  'material',
  'color',
  'door',
]);

const CALLED_OLD = /\b(?:old|current|present) (?:[a-z-]{2,14} ){0,2}$/i;
/** Whether what is told of is drawn as there, or at least not priced. */
function stands(
  thing: Keepable,
  part: WorkPart | undefined,
  named: NamedHit,
  reading: RequestReading,
): boolean {
  const isStripped = STRIPPED.test(reading.textOf(named.field.field));
  // "The old tub is pink": of what is called old it is told what is wrong with it.
  if (CALLED_OLD.test(reading.textOf(named.field.field).slice(0, named.span?.start))) return false;
  if (STANDING.has(thing.id)) return true;
  if (part !== undefined && STANDS.has(part)) return OF_HOUSE.has(part) || !isStripped;
  const { meaning } = named.hit;
  return meaning.is === 'feature' && isThing(meaning.id) && part === 'furniture';
}

/** "We have hardwood floors", "knotty pine walls": what outlasts a job stays, where nobody asks for another. */
function readLastingFinish(named: NamedHit, reading: RequestReading): boolean {
  const { hit, field, place } = named;
  const { meaning } = hit;
  if (meaning.is !== 'material' || reading.category === 'bathroom') return false;
  if (STRIPPED.test(reading.textOf(field.field))) return false;
  const next = field.hits[place + 1];
  const told = next?.start === hit.end && next.meaning.is === 'surface' ? next.meaning.id : undefined;
  const on = told ?? (/\bfloor(?:s|ing)?$|hardwoods?$/.test(hit.said) ? 'floor' : undefined);
  if (on !== 'floor' && (on !== 'walls' || reading.category === 'kitchen')) return false;
  const id = meaning.on.find(([surface]) => surface === on)?.[1] ?? '';
  const thing = keepableSurface(on);
  if (!thing || !LASTING[on]?.test(id) || isNamedApart(thing, named) || reading.materials[on]) return false;
  hold(thing, named, reading);
  reading.materials[on] = id;
  named.tell(`${on}: ${id.replaceAll('-', ' ')}`, { is: 'material', on, id });
  return true;
}

const isWorkOrFitted = (id: string): boolean => workRow(id) !== undefined || FITTED[id] !== undefined;

const thingAt = (hit: Hit<Meaning>, near: readonly Hit<Meaning>[]): Keepable | undefined =>
  asStaying(hit, near, 'kept')?.thing;

/** Whether a thing is named somewhere else too, so that those words say what becomes of it. */
const isNamedApart = (thing: Keepable, { hit, field }: NamedHit): boolean =>
  field.hits.some((other, i) => {
    if (other === hit || thingAt(other, field.hits.slice(Math.max(0, i - 1), i + 2))?.id !== thing.id)
      return false;
    const at = field.spanOf(other.start, other.end);
    return at !== undefined && !field.today.some(({ start, end }) => start <= at.start && at.end <= end);
  });

/** What words of its sentence keep is read by them. */
const KEEPS =
  /\b(?:stay|stays|staying|keep|keeping|kept|leave|leaving|remain|remains|reuse|reusing|don['’]?t touch|do not touch|hands off|as is|comes? (?:along|with us))\b/i;
const sentenceAround = (text: string, { start, end }: Span): string => {
  const from = Math.max(...['.', ';', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  return `${text.slice(from, end)}${/^[^.;!?\n]{0,200}/.exec(text.slice(end))?.[0] ?? ''}`;
};

/** Furniture and machines of the owner's are his to bring; what is to go is asked for by its name. */
function isReadOtherwise({ hit, field }: NamedHit, told: ToldOfToday, reading: RequestReading): boolean {
  const { meaning } = hit;
  const { done, gone } = told;
  if (gone) return false;
  const { how, thing } = field.staying.get(hit) ?? {};
  // "Framing is finished and inspected": the work is over, and what it made stands.
  if (how === 'kept' && thing && MADE_BEFORE.has(thing.id)) return true;
  if (how && KEEPS.test(sentenceAround(reading.textOf(field.field), told))) return true;
  // "We have the tile already": it is bought, and not laid yet.
  if (meaning.is !== 'feature') return how === 'supplied';
  const { id } = meaning;
  // "We have a window above the sink" tells where the sink is.
  if (id === 'window-sink') return true;
  if (workRow(id)?.removal === true) return !done && !IS_LEFT.has(id);
  if (/laundry/.test(id) || partOfFeature(id) === 'appliances') return how === 'supplied';
  return partOfFeature(id) === 'furniture' && !isWorkOrFitted(id) && !STANDING.has(id);
}

const MADE_BEFORE: ReadonlySet<string> = new Set(['rough-plumbing', 'framing']);

/** The part of the room that is told of; of a color that of what stands beside it. */
function partAt({ hit, near }: NamedHit, thing: Keepable | undefined): WorkPart | undefined {
  const { meaning } = hit;
  if (meaning.is === 'feature') return partOfFeature(meaning.id);
  if (meaning.is === 'surface') return partOfClaim({ is: 'surface', on: meaning.id as 'floor' });
  // "An oak kitchen" is one of its cabinets.
  const [of] = meaning.is === 'material' ? meaning.on : [];
  if (of) return partOfClaim({ is: 'surface', on: of[0] });
  if (thing) return partOfKept(thing.id);
  const beside = near.find((other) => other !== hit && other.clause === hit.clause && thingAt(other, []));
  const other = beside && thingAt(beside, []);
  return other && partOfKept(other.id);
}
