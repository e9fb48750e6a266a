import { nameOfFeature } from '../features/features.js';
import { keepable, keepableFeature } from '../keeping/keepables.js';
import { partOfFeature } from '../keeping/parts.js';
import { HAD } from '../keeping/removed.js';
import type { Meaning, MeaningOf } from '../meanings/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';
import { asStaying } from '../reading/staying.js';
import { workRow } from '../work/work.js';

/** Reads a thing by what a second look found to become of it, where the rules would have read something else. */

/** The hit as it is to be read, or nothing where all is said. */
export function asTold(named: NamedHit, reading: RequestReading): NamedHit | undefined {
  const { meaning } = named.hit;
  // "No cars" is wished for as it stands.
  if (isDoorWork(meaning)) return asDoorTold(named, reading);
  if (!isThing(meaning) || /^no\b/i.test(named.hit.said) || isExcepted(named, reading)) return named;
  // "It's going to my sister's": it was there.
  if (named.field.taken.get(named.hit) === 'takes') reading.gone.add(meaning.id);
  const told = reading.toldAt(named.field.field, named.span);
  switch (told?.status) {
    case 'stay':
    case 'move': {
      if (isNameOfRoom(named, reading)) return named;
      if (isInNeed(named, reading) || (told.status === 'move' && isOnlyPlaced(named, reading))) return named;
      const stays = asStaying(named.hit, named.near, told.status === 'move' ? 'supplied' : 'kept');
      return stays ? { ...named, negated: false, stays } : named;
    }
    case 'go':
      // Of a room that is torn out nothing is left to go.
      if (isAskedWhere(named, reading) || named.field.isTornOut) return named;
      // What the rules refuse is refused, and what every such room needs comes again; that it was there is new.
      if (told.rule === 'no' || COMES_AGAIN.has(meaning.id) || isReplaced(named, reading)) {
        reading.gone.add(meaning.id);
        return named;
      }
      readGone(named, meaning.id, reading);
      return undefined;
    case 'else':
      // "Used to have a treadmill in here": nothing is asked for, and nothing of it refused.
      if (COMES_AGAIN.has(meaning.id)) return named;
      named.mark('In another room, or no more', { is: 'told', id: 'no-more' });
      return undefined;
    case 'no': {
      // What every such room needs is there, whoever speaks against it.
      return COMES_AGAIN.has(meaning.id) ? named : { ...named, negated: true, stays: undefined };
    }
    default:
      return named;
  }
}

/** "This is our laundry / mudroom": what the room is called, and no bench that stays in it. */
const isNameOfRoom = ({ span, hit, field: { field } }: NamedHit, reading: RequestReading): boolean =>
  span !== undefined &&
  ROOM.test(hit.said) &&
  THIS_IS.test(reading.textOf(field).slice(Math.max(0, span.start - BEFORE_ROOM), span.start));
const ROOM = /^(?:mud ?room|laundry|laundry room|gym|home gym|play ?room|workshop|theater|library|pantry)$/i;
const THIS_IS = /\b(?:this|that|it)(?: is|['’]s) (?:our|my|the|a) [a-z/ ]{0,20}$/i;
const BEFORE_ROOM = 40;

/** "Show us where the outlets go": nothing is taken away. */
const isAskedWhere = ({ span, field: { field } }: NamedHit, reading: RequestReading): boolean => {
  if (span === undefined) return false;
  const text = reading.textOf(field);
  const before = text.slice(Math.max(0, span.start - 70), span.start).split(/[.;!?\n]/);
  return (
    /\b(?:where|how)\b/i.test(before.at(-1) ?? '') && /^ goe?s?\b/i.test(text.slice(span.end, span.end + 6))
  );
};

/** New leaves of a closet or a room: work that "take off the bifold doors" asks for as little as for a thing. */
const DOOR_WORK: ReadonlySet<string> = new Set(['closet-doors', 'new-doors', 'sliding-doors']);
const isDoorWork = (meaning: Meaning): boolean => meaning.is === 'feature' && DOOR_WORK.has(meaning.id);

function asDoorTold(named: NamedHit, reading: RequestReading): NamedHit | undefined {
  // "French doors on the right, they open out to the patio".
  const { hit, field } = named;
  if (
    /^(?:open|swing)/.test(hit.said) &&
    /^(?:they|it|which|that)$/.test(field.tokens[hit.start - 1]?.said ?? '')
  )
    return undefined;
  const status = reading.toldAt(named.field.field, named.span)?.status;
  return status === 'go' || status === 'no' || (named.span && isTakenOff(named, reading))
    ? { ...named, negated: true, stays: undefined }
    : named;
}
/** "Take off the bifold doors", and no word of others in their place. */
const isTakenOff = ({ span, field: { field } }: NamedHit, reading: RequestReading): boolean => {
  const text = reading.textOf(field);
  return (
    span !== undefined &&
    /\b(?:tak(?:e|ing)|pull(?:ing)?|rip(?:ping)?) (?:off|down|out) (?:the |those |these |our |both )?(?:old |mirrored |existing ){0,2}$/i.test(
      text.slice(Math.max(0, span.start - 40), span.start),
    ) &&
    !/^[^.;!?\n]{0,40}\b(?:replac|instead|new|for|with|put|add)/i.test(text.slice(span.end, span.end + 60))
  );
};

/** "The toilet needs its own little room", "the treadmill needs headroom": of what needs something nobody says that it is there. */
const isInNeed = ({ span, field: { field } }: NamedHit, reading: RequestReading): boolean =>
  span !== undefined && NEEDS.test(reading.textOf(field).slice(span.end, span.end + 16));
const NEEDS = /^ (?:needs?|should|must|has to have|could use|wants?)\b(?! to (?:stay|remain|go))/i;

/**
 * "Put the range on the left wall": what is built in has its place told, as new as all else; that it is there and moves, or comes
 * from its owner, other words say.
 */
function isOnlyPlaced({ span, hit, field: { field } }: NamedHit, reading: RequestReading): boolean {
  if (span === undefined || hit.meaning.is !== 'feature') return false;
  const part = partOfFeature(hit.meaning.id);
  if (part === undefined || part === 'furniture') return false;
  const text = reading.textOf(field);
  const before = text
    .slice(Math.max(0, span.start - OF_SENTENCE), span.start)
    .split(/[.;!?\n]/)
    .at(-1);
  const [after] = text.slice(span.end, span.end + OF_SENTENCE).split(/[.;!?\n]/);
  return !MOVES.test(`${before}${after}`);
}
/** So many letters of a sentence are read on either side of a thing. */
const OF_SENTENCE = 160;
const MOVES =
  /\b(?:mov(?:e|es|ed|ing)|relocat(?:e|es|ed|ing)|shift(?:s|ed|ing)?|swap(?:s|ped|ping)?|slid(?:e|es|ing)|switch(?:es|ed|ing)?|trad(?:e|es|ing)|bring(?:s|ing)?|brought|com(?:e|es|ing)|from|our|my|mine|his|hers|existing|old|current|currently|already|today|own|owns|owned|reus(?:e|es|ed|ing)|have|has|had|got|bought|same|now|where|back to|over to|off the)\b/i;

/** "Replace the tub and the shower": another one comes, unless something else is told to take its place. */
function isReplaced({ span, field: { field } }: NamedHit, reading: RequestReading): boolean {
  if (span === undefined) return false;
  const text = reading.textOf(field);
  return (
    replaces(text.slice(Math.max(0, span.start - 70), span.start)) &&
    ENDS_OR_LISTS.test(text.slice(span.end, span.end + 60)) &&
    !ANOTHER_SHOWER.test(text)
  );
}
const REPLACING = /\b(?:replac(?:e|es|ed|ing)|swap(?:ping)? out|chang(?:e|ing) out)\b/i;
const OTHERWISE = /\b(?:with|by|for|but|because|so|instead)\b/i;
/** Whether words begin with a thing that is replaced, and go on with no other. */
function replaces(before: string): boolean {
  const sentence = before.split(/[.;!?\n]/).at(-1) ?? '';
  const verb = REPLACING.exec(sentence);
  return verb !== null && !OTHERWISE.test(sentence.slice(verb.index));
}
const ENDS_OR_LISTS =
  /^\s?(?:$|[.;!?\n]|(?:,|,? and|\/|&)\s?(?:(?:the|our|my|old|existing|replace) ){0,3}[a-z]+(?: [a-z]+)?\s?(?:$|[.,;!?\n]|and\b))/i;
const ANOTHER_SHOWER =
  /\b(?:an?|walk[- ]?in|bigger|larger|only) (?:[a-z-]{3,12} ){0,2}shower|shower (?:instead|only)\b/i;

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
