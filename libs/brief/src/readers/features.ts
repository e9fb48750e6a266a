import { isPiece } from '@plumbline/concept';
import { nameOfFeature } from '../features/features.js';
import { IMPLIED, isFurnitureOf } from '../features/furniture-features.js';
import { IMPLIED_IN_KITCHENS } from '../features/kitchen-features.js';
import { refusedVerb } from '../keeping/around-verbs.js';
import { partOfFeature } from '../keeping/parts.js';
import type { Meaning, MeaningOf } from '../meanings/meaning.js';
import type { NamedHit } from '../reading/named-hit.js';
import {
  isDescribedByClause,
  isHardToUse,
  isLandmark,
  isLeftUntouched,
  isNearFault,
  isNextDoor,
  isOfOthers,
  isOfToday,
  isOtherGoal,
  isPlace,
  isReason,
  isRefusedVariety,
  isShade,
} from '../reading/not-asked-for.js';
import { NEEDED } from '../reading/refused.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { Hit } from '../text/lexicon.js';
import { readPiece } from '../things/pieces.js';
import { SMALL_JOBS } from '../work/small-jobs.js';
import { KEPT_NAMES } from './kept.js';
import { dropAsked, takesBack } from './last-word.js';

/** Reads features that are asked for and those that are refused. */

type Feature = MeaningOf<'feature'>;

export function readFeature(meaning: Feature, named: NamedHit, reading: RequestReading): void {
  const isLeft = named.field.left.has(named.hit) && !named.stays;
  if (isLeft || (named.negated && isLeftUntouched(named.field.tokens, named.hit))) {
    // "Don't touch the opener".
    named.mark(`Stays: ${nameOfFeature(meaning.id)}`, { is: 'extent', stays: true });
    // Furniture that stays has its place in the plan.
    if (!isLeft || partOfFeature(meaning.id) !== 'furniture') return;
  }
  if (isNotAskedFor(meaning, named, reading)) return;
  if (isDeclined(meaning, named, reading)) {
    const name = nameOfFeature(meaning.id);
    reading.refused.add(meaning.id);
    reading.assumed.push(`Read as not wanted, not as missing today: ${name}.`);
    named.tell(`Without: ${name}`, { is: 'without', feature: meaning.id });
    return;
  }
  const { hit, negated, field } = named;
  const { wanted, refused } = reading;
  const { id } = meaning;
  // Who names a toilet has said nothing of its height.
  const name = /^(?:new )?toilets?$/.test(hit.said) ? 'toilet' : nameOfFeature(id);
  // "No handles" asks for fronts that open without.
  if (negated && HANDLES.test(hit.said) && (reading.door ?? 'slab') === 'slab') reading.door = 'handleless';
  if (negated && reading.category === 'kitchen' && /^(?:new )?appliances$/.test(hit.said)) {
    // Who buys no appliances keeps those that are there.
    reading.kept.set('appliances', reading.kept.get('appliances') ?? 'kept');
    named.tell(`${KEPT_NAMES.kept}: appliances`, { is: 'kept', id: 'appliances', how: 'kept' });
  } else if (hit.negated && /^(?:drop|dropped|suspended|acoustic)\b/.test(hit.said)) {
    // None is there to be scraped off.
    refused.add(id);
    named.tell(`Without: ${hit.said}`, { is: 'without', feature: id });
  } else if (negated && NEEDED.has(id) && field.tokens[hit.start - 2]?.said === 'remove') {
    // A shelf that goes leaves what else is stored.
    named.mark(`Goes: ${hit.said}`, { is: 'not in', names: [] });
  } else if (negated && isNotNeeded(named)) {
    // "No storage needed" leaves it to the plan.
    named.mark(`Not needed: ${name}`, { is: 'not in', names: [] });
  } else if (negated && isOtherKind(named, reading)) {
    // "No blinds, sheers in their place": another kind of the same.
  } else if (id === 'painting' && (negated || refusedVerb(named.field.tokens, hit.start))) {
    // "Can't paint, it's a rental": the walls stay as they are.
    reading.kept.set('walls', reading.kept.get('walls') ?? 'kept');
    named.tell(`${KEPT_NAMES.kept}: walls`, { is: 'kept', id: 'walls', how: 'kept' });
  } else if (
    negated &&
    hit.place &&
    reading.refusedPlaces.some(({ to }) => hit.place?.name === `${to} wall`)
  ) {
    // "No bed on the north wall": it stands at another one.
  } else if (negated && hit.place && !ONLY_THERE[hit.place.name]?.includes(id)) {
    const place = hit.place.name;
    reading.refusedAt.push({ feature: id, place });
    named.tell(`Without: ${name} at the ${place}`, { is: 'without', feature: id, place });
  } else if (negated && takesBack(named, reading)) {
    dropAsked(id, named, reading);
    refused.add(id);
    named.tell(`Without: ${name}`, { is: 'without', feature: id });
  } else if (negated && wanted.has(id) && !isToldAside(id, reading)) {
    named.mark(`Without: ${name}`, { is: 'without', feature: id });
  } else if (negated) {
    // "No TV above the fireplace, actually no TV at all": where it would have stood says nothing any more.
    if (wanted.delete(id)) wanted.delete(`${id}-aside`);
    refused.add(id);
    named.tell(`Without: ${name}`, { is: 'without', feature: id });
  } else if (refused.has(id) && (isNewOne(named) || DECLINED.has(id) || reading.gone.has(id))) {
    // "The couch goes, new couch": the old one is exchanged. "No heat. Add a mini split" told of a lack.
    refused.delete(id);
    wantWithImplied(id, hit, reading);
    named.tell(`Wish: ${name}`, meaning);
  } else if (refused.has(id)) {
    reading.assumed.push(`Asked for and against, so left out: ${name}.`);
    named.mark(`Wish: ${name}`, meaning);
  } else {
    wantWithImplied(id, hit, reading);
    named.tell(`Wish: ${name}`, meaning);
    readPieces(id, name, named, reading);
  }
}

/** What stands nowhere else: who refuses it there refuses it. */
const ONLY_THERE: Readonly<Record<string, readonly string[]>> = {
  island: ['island-seating', 'pendants'],
  vanity: ['mirror', 'medicine-cabinet', 'sconces'],
  bed: ['nightstands', 'lamps'],
  shower: ['shower-bench', 'shower-niche', 'grab-bars', 'glass-enclosure', 'shower-curtain'],
  bathtub: ['shower-curtain', 'shower-niche', 'grab-bars'],
};

/** Work of which "no" says that it is not wanted, or that it is lacking today. */
const DECLINED: ReadonlySet<string> = new Set(['heating-cooling', 'drywall-repair']);
/** Words by which a room lacks it: "there is no heat", "unfinished, no drywall". */
const LACKS =
  /^(?:there|there's|theres|has|have|had|got|is|was|were|currently|since|because|with|it's|its|unfinished|bare|studs|freezing|froze|cold|drafty|now|today|only|can't|cannot|never|ever|want|need|finish|finished|winter|winters|why)$/;
/** A room to live in needs heat and walls, so "no heat" complains. */
const MADE_LIVABLE =
  /\b(?:convert|converted|conversion|adu|apartment|in-?law|suite|year[- ]round|bedroom|turn(?:ing)? (?:it|this|the|our|my)\b.{0,30}\binto|finish(?:ed|ing)|rec room|family room|playroom|winters?)\b/i;

/** Rooms that some people leave cold and bare. */
const LIVED_IN_BY_CHOICE: ReadonlySet<string> = new Set(['basement', 'garage', 'other']);

/** Whether "no heat", "heat? no" or "no drywall" declines work: the likelier reading in a room that nobody lives in. */
function isDeclined({ id }: Feature, { hit, field }: NamedHit, reading: RequestReading): boolean {
  if (!DECLINED.has(id) || reading.wanted.has(id) || !LIVED_IN_BY_CHOICE.has(reading.category)) return false;
  const no = /^no /.test(hit.said) ? hit.start : hit.start - 1;
  const after = field.tokens[hit.end];
  if (
    !/^(?:no|without|skip|don't|dont|not)$/.test(field.tokens[no]?.text ?? '') ||
    !/\b(?:heat|heating|drywall|sheetrock)$/.test(hit.said)
  )
    return false;
  const { sentence } = field.tokens[hit.start] ?? {};
  const around = field.tokens.slice(Math.max(0, no - 8), hit.end + 8).filter((t) => t.sentence === sentence);
  return (
    (/^don'?t$/.test(field.tokens[no]?.said ?? '') || !around.some(({ said }) => LACKS.test(said))) &&
    !(after?.clause === hit.clause && /^(?:in|on|out|up|down|there|here|yet|at)$/.test(after.said)) &&
    !MADE_LIVABLE.test(reading.textOf(field.field))
  );
}

const HANDLES =
  /^(?:(?:cabinet|drawer|visible) )?(?:handles|pulls|knobs|hardware|knobs and pulls|handles or pulls)$/;

const isNotNeeded = ({ hit, field }: NamedHit): boolean =>
  hit.meaning.is === 'feature' &&
  NEEDED.has(hit.meaning.id) &&
  /^(?:needed|required|necessary|wanted)$/.test(field.tokens[hit.end]?.said ?? '');

/** Whether another kind of a refused thing is asked for next to it: "curtains no, shades". It is exchanged, not left out. */
function isOtherKind({ hit, field, place, mark }: NamedHit, { wanted }: RequestReading): boolean {
  const { meaning, said } = hit;
  // "Blinds not curtains".
  const asked = field.hits[place - 1];
  const link = asked && field.tokens.slice(asked.end, hit.start).map((token) => token.said);
  if (
    asked &&
    meaning.is === 'feature' &&
    asked.meaning.is === 'feature' &&
    asked.meaning.id === meaning.id &&
    !asked.negated &&
    asked.said !== said &&
    /^(?:not|no|never|instead of|rather than|and not|and no)$/.test(link?.join(' ') ?? '')
  ) {
    mark(`Without: ${said}`, { is: 'not in', names: [] });
    return true;
  }
  const other = field.hits[place + 1];
  if (meaning.is !== 'feature' || wanted.has(meaning.id) || other?.meaning.is !== 'feature') return false;
  const isKind =
    other.meaning.id === meaning.id &&
    !other.negated &&
    other.said !== said &&
    other.clause !== hit.clause &&
    field.tokens[other.start]?.sentence === field.tokens[hit.start]?.sentence;
  // What is taken down is paid for; "curtains no" is only left out.
  const taken = field.tokens.slice(Math.max(0, hit.start - 4), hit.start).some((t) => REMOVES.test(t.said));
  if (isKind) mark(`Without: ${said}`, taken ? { is: 'fact' } : { is: 'not in', names: [] });
  return isKind;
}

const REMOVES =
  /^(?:remov(?:e|ing)|tak(?:e|ing)|rip(?:ping)?|tear(?:ing)?|pull(?:ing)?|replac(?:e|ing)|swap(?:ping)?)$/;

/** Whether something is only told where it is not to stand. */
const isToldAside = (id: string, { wanted }: RequestReading): boolean => wanted.has(`${id}-aside`);

const isAskedByVerb = ({ hit, field }: NamedHit): boolean =>
  field.tokens
    .slice(Math.max(0, hit.start - 5), hit.start)
    .some(
      (t) =>
        t.clause === hit.clause &&
        /^(?:add|adding|want|need|install|replace|more|another|like|get)$/.test(t.said),
    );

const isNewOne = ({ hit, field }: NamedHit): boolean =>
  /^(?:new|newer|another|replacement)\b/.test(hit.said) ||
  field.tokens
    .slice(Math.max(0, hit.start - 2), hit.start)
    .some(({ text, clause }) => clause === hit.clause && /^(?:new|newer|another|replacement)$/.test(text));

/** What a reason asks for: "wider doors because of my wheelchair". */
const ASKED_BY_REASON: ReadonlySet<string> = new Set([
  'soundproofing',
  'wheelchair',
  'walker',
  'aging-in-place',
]);

const IS_SMALL_JOB: ReadonlySet<string> = new Set(SMALL_JOBS.map(({ id }) => id));

/** Words before the name of what a room has already. */
const IS_THERE: ReadonlySet<string> = new Set([
  'the',
  'our',
  'my',
  'that',
  'this',
  'those',
  'these',
  'existing',
]);

/** Whether the words around a feature say something else than that it is asked for or refused. */
function isNotAskedFor({ id }: Feature, named: NamedHit, reading: RequestReading): boolean {
  const { category } = reading;
  const { hit, field, place, negated } = named;
  // "The opening to the dining room is across from the sink" cuts no other.
  if (id === 'pass-through' && isToldAsOpening(named, reading)) return true;
  // "The closet next to the tub" asks for no tub where another word does away with it.
  if (!negated && isPlace(field.tokens, hit) && field.doneAway.has(id)) return true;
  // "The subfloor is soft by the dishwasher": damage is told by what it is near.
  if (!negated && isNearFault(field.tokens, hit) && FIXED.has(partOfFeature(id)) && !isNewOne(named)) {
    named.mark(`By the ${hit.said}`, { is: 'feature', id, landmark: true });
    return true;
  }
  // Nor does "a coffee bar not next to the stove" ask for a stove or refuse one.
  if (id.startsWith('plain-') && isLandmark(field.tokens, hit) && !isNewOne(named)) {
    if (!negated) named.mark(`By the ${hit.said}`, { is: 'feature', id, landmark: true });
    return true;
  }
  // "Other than above the mantel" asks for no mantel.
  if (!negated && IS_SMALL_JOB.has(id) && isLandmark(field.tokens, hit) && !isNewOne(named)) {
    named.mark(`By the ${hit.said}`, { is: 'feature', id, landmark: true });
    return true;
  }
  // "The closet next to the back door" tells of a door that is there.
  if (!negated && partOfFeature(id) === 'doors' && isLandmark(field.tokens, hit) && !isNewOne(named)) {
    reading.wanted.add(id);
    reading.kept.set(id, 'kept');
    named.mark(`By the ${hit.said}`, { is: 'feature', id, landmark: true });
    return true;
  }
  // "A back door to the yard on the south wall" is there.
  if (!negated && WAYS_OUT.has(id) && isToldAsOpening(named, reading) && !isNewOne(named)) {
    reading.wanted.add(id);
    reading.kept.set(id, 'kept');
    named.mark(`${KEPT_NAMES.kept}: ${nameOfFeature(id)}`, { is: 'kept', id, how: 'kept' });
    return true;
  }
  // "The radiator there was disconnected": nobody asks for heating by the name of an old one.
  if (
    !negated &&
    /^(?:radiators?|baseboard heaters?)$/.test(hit.said) &&
    !isNewOne(named) &&
    !isAskedByVerb(named)
  ) {
    named.mark(`Stays: ${hit.said}`, { is: 'extent', stays: true });
    return true;
  }
  // "No fan over the crib" refuses no crib.
  if (negated && isPlace(field.tokens, hit) && isOfRefused(named)) return true;
  // "The couch facing the fire, not the TV" refuses a place.
  if (negated && isOtherGoal(field.tokens, hit)) return true;
  // "No hooks below 5 feet" refuses a height.
  if (negated && isLimited(named)) return true;
  // "No lamps that tip" refuses such lamps.
  if (negated && (isDescribedByClause(field.tokens, hit) || isRefusedVariety(field.tokens, hit))) return true;
  if (!negated && id === 'large-windows' && isThereAlready(named)) return true;
  if (isOfDeskChairs(named)) return true;
  if ((!negated && isOfToday(field.tokens, hit)) || isNextDoor(field.tokens, hit)) return true;
  if (
    (!ASKED_BY_REASON.has(id) && isReason(field.tokens, hit)) ||
    isOfOthers(field.tokens, hit) ||
    isShade(field.tokens, hit)
  )
    return true;
  // "Nothing that can rot".
  if (
    /^(?:rots?|floods?|leaks?)$/.test(hit.said) &&
    /^(?:can|could|won't|will|wont|cannot|can't|never)$/.test(field.tokens[hit.start - 1]?.text ?? '')
  )
    return true;
  if (id === 'bathtub' && !negated && isHardToUse(field.tokens, hit)) return true;
  // "Photos on the 20th" are taken of the room.
  if (
    /^(?:photos|pictures)$/.test(hit.said) &&
    /^(?:on|by|scheduled|taken|are|get|shoot|before|after)$/.test(field.tokens[hit.end]?.said ?? '')
  )
    return true;
  // "I heat things up".
  if (hit.said === 'heat' && /^(?:i|we|you|they|just|only)$/.test(field.tokens[hit.start - 1]?.text ?? ''))
    return true;
  // Seats of a kitchen are at its counter or table, which other words tell.
  if (category === 'kitchen' && hit.said === 'seating' && !negated) return true;
  // A counter for appliances buys none.
  if (category === 'other' && hit.said === 'appliances') return true;
  // "By the sink" says where another thing stands.
  const before = field.hits[place - 1]?.place;
  return before !== undefined && hit.end <= before.end && id.startsWith('plain-');
}

/** Parts that stand where they stood while something beside them is mended. */
const FIXED: ReadonlySet<string> = new Set([
  ...[
    'appliances',
    'bathtub',
    'shower',
    'toilet',
    'vanity',
    'sink',
    'fireplace',
    'windows',
    'doors',
    'cabinets',
  ],
]);

/** Doors to the outside that people tell of where they tell how the room is. */
const WAYS_OUT: ReadonlySet<string> = new Set(['back-door']);

/** Whether a way through is told by its place, and by no verb of making one. */
const isToldAsOpening = (
  { span, hit, field: { tokens } }: NamedHit,
  { statements }: RequestReading,
): boolean =>
  span !== undefined &&
  statements.some(
    ({ claim, span: told }) =>
      claim.is === 'opening' && told !== undefined && told.start <= span.start && span.end <= told.end,
  ) &&
  !tokens.some(
    ({ clause, said }, i) =>
      clause === hit.clause &&
      i < hit.start &&
      /^(?:add|bigger|change|create|cut|enlarge|install|knock|like|make|need|new|open|put|replace|swap|want|widen|wider)$/.test(
        said,
      ),
  );

/** "Two desk chairs" are neither two desks nor easy chairs: they are counted by themselves. */
const isOfDeskChairs = ({ hit, field: { tokens } }: NamedHit): boolean =>
  (/^(?:two|2|dual) desks?$/.test(hit.said) && /^chairs?$/.test(tokens[hit.end]?.said ?? '')) ||
  (/^chairs?$/.test(hit.said) && /^(?:desk|office|task)$/.test(tokens[hit.start - 1]?.said ?? ''));

const isLimited = ({ span, field }: NamedHit): boolean =>
  span !== undefined &&
  /^ (?:below|above|under|over|higher|lower|taller|wider|deeper|shorter|longer|bigger|smaller)(?: than)?(?: about)? \d/i.test(
    field.typedAfter(span.end, 40),
  );

/** Whether another thing is refused before a hit in its clause. */
const isOfRefused = ({ hit, field, place }: NamedHit): boolean => {
  const before = field.hits[place - 1];
  return before?.clause === hit.clause && before.negated;
};

/** "A nook by the big window", "the sofa by a large window we have": the window is there. */
const isThereAlready = ({ hit, field: { tokens } }: NamedHit): boolean => {
  const after = tokens
    .slice(hit.end, hit.end + 4)
    .filter(({ clause }) => clause === hit.clause)
    .map(({ said }) => said)
    .join(' ');
  const isOne = /window$/.test(hit.said);
  return (
    /^(?:that |which )?(?:we|i)(?: already)? (?:have|had|got)\b|^(?:that |which )?(?:is|are) (?:already )?there\b/.test(
      after,
    ) ||
    (isPlace(tokens, hit) && (isOne || IS_THERE.has(tokens[hit.start - 1]?.said ?? '')))
  );
};

/** Adds a feature with all that its words ask for along with it. */
function wantWithImplied(id: string, hit: Hit<Meaning>, { wanted, refused, category }: RequestReading): void {
  wanted.add(id);
  for (const implied of IMPLIED[id] ?? []) if (!refused.has(implied)) wanted.add(implied);
  // "An island with seating" asks for the island as well.
  if (/\bislands?\b/.test(hit.said) && id !== 'island' && id !== 'closet-island') wanted.add('island');
  if (
    /\bround (?:(?!coffee|cocktail|side|end)\w+ )?tables?\b/.test(hit.said) &&
    isFurnitureOf('round-table', category)
  )
    wanted.add('round-table');
  if (/\bpeninsulas?\b/.test(hit.said)) wanted.add('peninsula');
  if (hit.place?.name === 'window' && id.endsWith('-sink')) wanted.add('window-sink');
  for (const also of IMPLIED_IN_KITCHENS[id] ?? []) if (!refused.has(also)) wanted.add(also);
}

/** How many of a piece are asked for, and how large. */
function readPieces(id: string, name: string, named: NamedHit, reading: RequestReading): void {
  const { hit, field, span } = named;
  const piece = readPiece(id, field.tokens, hit, reading.textOf(field.field), span, reading.size);
  if (!piece) return;
  const at = reading.pieces.findIndex((other) => other.id === piece.id);
  const before = reading.pieces[at];
  // "A golf simulator. The simulator needs 10 ft by 16": named again, it has its size.
  if (before && before.widthIn === undefined && piece.widthIn !== undefined)
    reading.pieces[at] = { ...piece, ...before };
  if (before) return;
  reading.pieces.push(piece);
  const least = (piece.count ?? 1) * (piece.rows ?? 1);
  if (least > 1 && isPiece(piece.id))
    named.mark(`${least} of it: ${name}`, { is: 'pieces', id: piece.id, least });
}
