import {
  type Claim,
  COUNTABLES,
  FACTS,
  keepable,
  kindTold,
  lineOf,
  NOT_ALLOWED,
  nameOfFeature,
  nameOfThing,
  nameOfThingTold,
  ownLabor,
  partOfPrice,
  renewalOf,
  type Statement,
  type Written,
  withMatchAdvice,
  workRow,
} from '@plumbline/brief';
import { type Brief, isPiece, type LedgerEntry, type Outcome, type Surface } from '@plumbline/concept';
import { PRICES } from '../estimate/prices.js';
import { isBought } from '../estimate/take-off/once.js';
import { whereInstead } from '../planner/floor/free-place.js';
import { hasPlace, keptApart } from '../planner/floor/refused-places.js';
import { placedAsTold } from '../planner/floor/told-places.js';
import { asTold } from '../planner/openings/told-openings.js';
import { accessLacking } from '../shown/access-shown.js';
import { ANSWERED, PRICED_FACTS, seatsAt } from '../shown/answered.js';
import type { Evidence } from '../shown/evidence.js';
import { SHOWN } from '../shown/features-shown.js';
import { holds, isExchanged } from '../shown/hold-against-room.js';
import { FOLLOWED } from '../shown/layouts-followed.js';
import { measuredThings, otherPieceSize, otherSize } from '../shown/measured-things.js';
import { countOfPiece, itemsOfPiece } from '../shown/pieces.js';
import { never } from '../shown/predicates.js';
import { wallsOfRuns } from '../shown/runs-at-walls.js';
import { CARRIERS } from '../shown/surfaces-shown.js';
import { NOT_DRAWN } from '../shown/undrawn-features.js';
import { type Witness, witnessOf } from './witness.js';

/** What became of one claim, by the finished room. */

export type Became = Pick<LedgerEntry, 'outcome' | 'items' | 'lines' | 'note'>;

/** The finished room, and what the planner has said already of what it could not meet. */
export interface OutcomeContext {
  readonly e: Evidence;
  readonly unmet: readonly string[];
  /** Whether today's room was measured, so that it is known where things stand. */
  readonly surveyed: boolean;
  /** Sizes that words told of things: what stays stays as large as it is. */
  readonly sizes?: Brief['sizes'];
  /** Places that were told as one sees them. */
  readonly framed?: readonly Written[];
}

const NONE: Witness = { items: [], lines: [] };

const became = (outcome: Outcome, { items, lines }: Witness = NONE, note?: string): Became => ({
  outcome,
  ...(items.length > 0 ? { items: items.slice(0, 600) } : {}),
  ...(lines.length > 0 ? { lines: lines.slice(0, 100) } : {}),
  ...(note ? { note } : {}),
});

/** The planner's sentence on what it could not meet, by the words of its name. */
function toldOf(name: string, unmet: readonly string[]): string | undefined {
  const words = name
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));
  return unmet.find((text) => words.some((word) => text.toLowerCase().includes(word)));
}

/** Words of a planner's sentence that tell of another thing in its place. */
const INSTEAD =
  /\binstead\b|\bin its place\b|\bwas taken\b|\bis drawn\b|\bwidest\b|\bonly \d|\bas wide as\b|\b\d+ of (?:the )?\d+\b|\bseats? \d+, not\b/i;
const tellsOther = (sentence: string): boolean => {
  const fits = sentence.search(/\bfits\b/i);
  return INSTEAD.test(sentence) || (fits >= 0 && /\bso\b/i.test(sentence.slice(fits)));
};

/** A claim of one kind. */
type ClaimOf<K extends Claim['is']> = Extract<Claim, { is: K }>;

export function outcomeOf({ claim, meaning }: Statement, context: OutcomeContext): Became {
  const { e } = context;
  const held = holds(claim, e);
  switch (claim.is) {
    case 'fact':
      return became('priced');
    case 'extent':
      return became(claim.stays ? 'kept' : 'priced');
    case 'budget':
      return became(held ? 'priced' : 'changed', NONE, e.estimate.budget?.text);
    case 'told':
      if (claim.id === 'done') return became('kept', NONE, 'It is done already; nothing of it is asked for.');
      if (claim.id === 'past') return became('kept', NONE, OF_PAST);
      return claim.id === 'today' ? todayOutcome(claim, e) : toldOutcome(claim.id, held, e);
    case 'kept':
      return keptOutcome(claim, held, context);
    case 'without':
      return withoutOutcome(claim, held, e);
    case 'not in':
      return notInOutcome(claim, held, e);
    case 'feature':
      return featureOutcome(claim.id, held, context);
    case 'seats':
      return seatsOutcome(claim, held, e);
    case 'pieces':
      return piecesOutcome(claim, held, context);
    case 'count':
      return countOutcome(claim, held, e);
    case 'kind':
      return became('changed', NONE, kindTold(claim.id)?.note);
    case 'thing size':
      return sizeOutcome(claim, held, e);
    case 'piece size':
      return pieceSizeOutcome(claim, held, e);
    case 'place':
      return placeOutcome(claim, context);
    case 'runs':
      return held
        ? became('drawn')
        : became(
            'changed',
            NONE,
            `Cabinets stand at the ${wallsOfRuns(e.room).join(', ')} walls in this plan.`,
          );
    case 'room':
      return held
        ? became('drawn')
        : otherwise(meaning, context, 'The plan has it elsewhere, or of another size.');
    case 'part':
      return partOutcome(claim, held, e);
    case 'not at':
      return apartOutcome(claim, held, e);
    case 'layout':
      if (!FOLLOWED[claim.id]?.includes(e.room.category)) return became('for-contractor');
      return held ? became('drawn') : otherwise(meaning, context);
    case 'opening':
      return held
        ? became('drawn', { items: asTold(e.room, claim.told) ?? [], lines: [] })
        : otherwise(meaning, context, 'The plan has it elsewhere.');
    case 'fixed':
      return held ? became('drawn', { items: fixedOf(e), lines: [] }) : otherwise(meaning, context);
    case 'door':
    case 'style':
    case 'size':
    case 'ceiling':
    case 'shell':
      return held ? became('drawn') : otherwise(meaning, context);
    case 'surface':
      return surfaceOutcome(claim.on, held, e);
    case 'material':
    case 'color':
      return finishOutcome(claim, held, e);
  }
}

/** A part of the room that stays is not priced; one that is built is drawn with its wall. */
function partOutcome({ use, floor }: ClaimOf<'part'>, held: boolean, { room }: Evidence): Became {
  if (!held)
    return became(
      'changed',
      NONE,
      use === undefined
        ? 'No wall parts the room in this plan.'
        : 'This plan has no part of the room for it.',
    );
  const part = room.parts?.find((one) => one.use === use);
  return part?.kept && !floor
    ? became('kept', NONE, 'This part stays as it is: nothing of it is priced.')
    : became('drawn');
}

/** Drawn, but in another way; in the planner's own words where it told why. */
const otherwise = (
  meaning: string,
  { unmet }: OutcomeContext,
  usual = 'The plan has it otherwise.',
): Became => became('changed', NONE, toldOf(meaning, unmet) ?? usual);

const OUT_AND_NEW = 'The old one is taken out, and another takes its place.';
/** Lines by which a finish is taken out. */
const TAKEN_OUT_BY: Readonly<Partial<Record<Surface, RegExp>>> = {
  floor: /^(?:demolition-floor|demolition-tile|carpet-out)$/,
  walls: /^(?:demolition-tile|demolition-drywall|strip-out|wallpaper-)/,
  backsplash: /^demolition-(?:backsplash|tile|drywall)$/,
  counter: /^demolition-counters$/,
  cabinets: /^demolition-cabinets$/,
};

function notInOutcome({ takenOut }: ClaimOf<'not in'>, held: boolean, e: Evidence): Became {
  const by = takenOut && TAKEN_OUT_BY[takenOut];
  const lines = e.quantities.flatMap(({ price }) => (price && by?.test(price) ? [price] : []));
  if (lines.length > 0) return became('priced', { items: [], lines }, OUT_AND_NEW);
  return held ? became('refused') : became('changed', NONE, 'It is used in this plan all the same.');
}

function withoutOutcome({ feature, place }: ClaimOf<'without'>, held: boolean, e: Evidence): Became {
  if (place === undefined && isExchanged(feature, e)) return became('priced', NONE, OUT_AND_NEW);
  return held
    ? became('refused')
    : became('changed', NONE, `It is in this plan all the same: ${nameOfFeature(feature)}.`);
}

function seatsOutcome({ at, least }: ClaimOf<'seats'>, held: boolean, e: Evidence): Became {
  if (held) return became('drawn', seatWitness(at, e));
  const seats = seatsAt(at, e);
  return seats > 0
    ? became('changed', seatWitness(at, e), `${seats} have a place here, not ${least}.`)
    : became('for-contractor', NONE, `No place for ${least} stands in this plan.`);
}

function piecesOutcome(
  { id, least }: ClaimOf<'pieces'>,
  held: boolean,
  { e, unmet }: OutcomeContext,
): Became {
  const witness: Witness = { items: itemsOfPiece(e.room, id).map((item) => item.id), lines: [] };
  if (held) return became('drawn', witness);
  const note = toldOf(nameOfFeature(id), unmet);
  const stand = countOfPiece(e.room, id);
  return stand > 0
    ? became('changed', witness, note ?? `${stand} have a place here, not ${least}.`)
    : became('refused', NONE, note ?? noPlaceFor(id));
}

function countOutcome({ of, least, most }: ClaimOf<'count'>, held: boolean, e: Evidence): Became {
  if (held) return became('drawn');
  const counted = COUNTABLES[of];
  const stand = counted.of(e.room);
  if (most !== undefined && stand > most)
    return became('changed', NONE, `${stand} ${counted.name} are drawn, not ${most}.`);
  return stand > 0
    ? became('changed', NONE, `${stand} of the ${least} ${counted.name} ${stand === 1 ? 'is' : 'are'} drawn.`)
    : became('refused', NONE, `This plan has no place for ${least} ${counted.name}.`);
}

function sizeOutcome(claim: ClaimOf<'thing size'>, held: boolean, e: Evidence): Became {
  if (held)
    return became('drawn', { items: measuredThings(claim, e.room).right.map(({ id }) => id), lines: [] });
  const other = otherSize(claim, e.room);
  return other
    ? became('changed', NONE, other)
    : became('for-contractor', NONE, `No ${nameOfThing(claim.thing)} stands in this plan.`);
}

function pieceSizeOutcome(claim: ClaimOf<'piece size'>, held: boolean, e: Evidence): Became {
  const items = itemsOfPiece(e.room, claim.id);
  if (held) return became('drawn', { items: items.map(({ id }) => id), lines: [] });
  const [first] = items;
  return first
    ? became('changed', NONE, otherPieceSize(claim, first))
    : became('refused', NONE, noPlaceFor(claim.id));
}

function placeOutcome({ told }: ClaimOf<'place'>, { e, unmet }: OutcomeContext): Became {
  const items = placedAsTold(e.room, told);
  if (items) return became('drawn', { items, lines: [] });
  const instead = whereInstead(e.room, told);
  return instead
    ? became('changed', NONE, instead)
    : became('refused', NONE, toldOf(nameOfThingTold(told.thing), unmet) ?? noneStands(told.thing));
}

function apartOutcome({ told }: ClaimOf<'not at'>, held: boolean, e: Evidence): Became {
  const items = keptApart(e.room, told.thing).map(({ id }) => id);
  if (items.length === 0) return became('refused', NONE, noneStands(told.thing));
  if (!hasPlace(e.room, told)) return became('refused', { items, lines: [] }, noneStands(told.to));
  return held
    ? became('drawn', { items, lines: [] })
    : became(
        'changed',
        { items, lines: [] },
        told.seen
          ? `Nothing in this plan hides it from the ${nameOfThingTold(told.to)}.`
          : 'This plan has no better place for it.',
      );
}

function finishOutcome(claim: ClaimOf<'material' | 'color'>, held: boolean, e: Evidence): Became {
  const { on } = claim;
  if (claim.is === 'material' && held && isLaid(claim.on, e) && linesOn(claim.on, e).length === 0)
    return became('changed', NONE, NO_WORK_ON_IT);
  if (held) return became('drawn', witnessOf(CARRIERS[on as 'floor'] ?? (() => true), e));
  return on !== undefined && !(CARRIERS[on]?.(e) ?? true)
    ? became('for-contractor', NONE, 'Nothing in this plan carries it.')
    : became('changed', NONE, 'Another stands in its place.');
}

const noPlaceFor = (id: string): string => `This plan has no place for it: ${nameOfFeature(id)}.`;
const noneStands = (thing: string): string => `No ${nameOfThingTold(thing)} stands in this plan.`;

const fixedOf = ({ room }: Evidence): string[] => room.items.filter((i) => i.fixed).map(({ id }) => id);

const seatWitness = (at: string, e: Evidence): Witness =>
  witnessOf(
    ({ room }) =>
      room.items.some((i) =>
        at === 'island'
          ? i.kind === 'stool'
          : at === 'dining'
            ? i.kind === 'dining-chair' || i.kind === 'dining-table'
            : /^(?:sofa|sectional|armchair|bench)$/.test(i.kind),
      ),
    e,
  );

function featureOutcome(id: string, held: boolean, { e, unmet }: OutcomeContext): Became {
  if (held) {
    const row = workRow(id);
    const witness = witnessOf(SHOWN[id] ?? (() => false), e);
    // What only its line shows stands in no plan.
    if (!NOT_DRAWN.has(id))
      return witness.items.length === 0 && witness.lines.length > 0
        ? became('priced', witness, pricedAlone(id))
        : became('drawn', witness);
    if (SEEN_IN_ROOM.has(id)) return became('priced', witness, pricedAlone(id));
    return became(
      'priced',
      witness,
      row?.state === 'allowance' ? 'An allowance, to be settled on site.' : pricedWith(id, witness.lines),
    );
  }
  const lacking = NEEDS_ACCESS.has(id) ? accessLacking(e.room) : [];
  if (lacking.length > 0) return became('changed', NONE, `Not all of it is in: ${lacking.join('; ')}.`);
  const sentence = toldOf(nameOfFeature(id), unmet);
  if (sentence) return became(tellsOther(sentence) ? 'changed' : 'refused', NONE, sentence);
  if (id === 'window-sink' && e.room.items.some(({ kind }) => kind === 'sink-base'))
    return became('changed', NONE, 'The sink is drawn, but its middle is not before the glass of a window.');
  // What no planner draws is the contractor's; what this one found no place for is told as left out.
  return isDrawable(id) ? became('refused', NONE, noPlaceFor(id)) : became('for-contractor');
}

/** Of work that has a price of its own and comes with another line this time: knobs with new cabinets. */
function pricedWith(id: string, lines: readonly string[]): string | undefined {
  if (lines.includes(id) || !PRICES.some((price) => price.id === id)) return undefined;
  const words = nameOfFeature(id)
    .split(' ')
    .filter((word) => word.length > 3);
  const others = PRICES.filter((price) => lines.includes(price.id));
  const other =
    others.find(({ name }) => words.some((word) => name.toLowerCase().includes(word))) ?? others[0];
  return other && `In the price of another line: “${other.name}”.`;
}

/** What is seen in the room and on no plan of it: told beside what is drawn. */
const SEEN_IN_ROOM: ReadonlySet<string> = new Set(['skylight']);
const pricedAlone = (id: string): string => `Priced; the plan does not draw it: ${nameOfFeature(id)}.`;
const PRICED_ALONE = /^Priced; the plan/;

const NEEDS_ACCESS: ReadonlySet<string> = new Set(['accessible', 'wheelchair', 'walker', 'aging-in-place']);

const isDrawable = (id: string): boolean =>
  SHOWN[id] !== undefined && SHOWN[id] !== never && !NOT_DRAWN.has(id);

const NO_LABOR = 'The material is priced; the labor costs nothing.';
const HALF_LABOR = 'The material is priced whole, the labor by half.';
/** Of work that the owner does. */
const OWN_WORK = 'You do it yourself: it is named in the scope, and not in the price.';

/** A planner's sentence on what is kept in a measured room and stands nobody knows where. */
const NOT_SHOWN = /\bwas not shown\b/;

/** What a plan of one room need not draw. */
const PART_OF_HOUSE: ReadonlySet<string> = new Set([
  'doors',
  'windows',
  'closet',
  'built-ins',
  'stairs',
  'fan',
  'lights',
  'fireplace',
  'trim',
  'garage-door-opener',
]);

const LAYOUT_UNTOLD = withMatchAdvice(
  'Today’s layout was not told: a usual one is drawn, and no move is priced.',
  'layout',
);

/** The things of a room that show what stays: of its kind, else what its wishes are seen by. */
function keptItems(id: string, e: Evidence): Witness {
  if (isPiece(id)) return { items: itemsOfPiece(e.room, id).map((item) => item.id), lines: [] };
  const features = keepable(id)?.features ?? [];
  const ofKind = witnessOf(
    ({ room }) => room.items.some((i) => i.existing && (i.kind === id || features.includes(i.kind))),
    e,
  );
  if (ofKind.items.length > 0) return ofKind;
  for (const feature of features) {
    const { items } = witnessOf(SHOWN[feature] ?? (() => false), e);
    if (items.length > 0) return { items, lines: [] };
  }
  return { items: [], lines: [] };
}

function keptOutcome(
  { id, how }: ClaimOf<'kept'>,
  held: boolean,
  { e, unmet, surveyed, sizes = [] }: OutcomeContext,
): Became {
  if (id === 'layout' && !surveyed && held) return became('kept', NONE, LAYOUT_UNTOLD);
  const thing = keepable(id);
  const elsewhere = unmet.find((text) => NOT_SHOWN.test(text) && toldOf(thing?.name ?? id, [text]));
  if (elsewhere) return became('changed', NONE, elsewhere);
  if (!held)
    return how === 'kept' && PART_OF_HOUSE.has(id)
      ? became('kept', NONE, 'It stays as it is; this plan does not draw it.')
      : became('changed', NONE, `This plan shows no ${thing?.name ?? id} that could stay.`);
  const items = keptItems(id, e);
  if (how === 'renewed') {
    const renewals: readonly (string | undefined)[] = [
      renewalOf(id, []),
      renewalOf(id, ['cabinet-refacing']),
    ];
    const lines = e.quantities.filter((q) => renewals.includes(q.price)).map((q) => q.price);
    return lines.length > 0
      ? became('priced', { items: [], lines }, 'Made good, not bought anew.')
      : became('kept', items);
  }
  const labor = how === 'by owner' ? ownLabor(id) : undefined;
  if (labor) {
    const lines = e.quantities.filter((q) => labor.work.does(q)).map((q) => q.price);
    return became(
      'priced',
      { items: [], lines: [...new Set(lines)] },
      labor.paid > 0 ? HALF_LABOR : NO_LABOR,
    );
  }
  if (how === 'by owner') return became('refused', NONE, OWN_WORK);
  const size = sizes.find(({ thing: told }) => told === id);
  const other = size && measuredThings(size, e.room).right.length === 0 ? otherSize(size, e.room) : undefined;
  if (other) return became('changed', NONE, other);
  // Furniture of one's own is set by nobody.
  const set = e.quantities
    .filter((q) => q.state === 'owner-supplied' && (thing?.saves?.test(q.price) || lineOf(id) === q.price))
    .map((q) => q.price);
  if (how === 'supplied' && thing && !thing.saves && set.length === 0)
    return became('kept', items, 'It is yours: it is not priced.');
  if (how === 'supplied') {
    const lines = set;
    return became(
      'priced',
      { items: [], lines: [...new Set(lines)] },
      'You bring it; the contractor sets it.',
    );
  }
  const anew = how === 'in place' && e.quantities.some((q) => thing?.saves?.test(q.price) && isBought(q));
  return became('kept', items, anew ? 'The new one stands where the old one stood.' : undefined);
}

/** Prices of the part that a surface belongs to; a bath's splash is the tile around its water. */
function linesOn(on: string, { room, quantities }: Evidence): readonly string[] {
  const part = { counter: 'counters', metal: 'hardware' }[on] ?? on;
  const parts = room.category === 'bathroom' && on === 'backsplash' ? [part, 'tile'] : [part];
  const of = ({ price }: (typeof quantities)[number]): boolean => parts.includes(partOfPrice(price) ?? '');
  return [...new Set(quantities.filter(of).map(({ price }) => price))];
}

function surfaceOutcome(on: string, held: boolean, e: Evidence): Became {
  const lines = linesOn(on, e);
  if (!held) return became('for-contractor', NONE, 'Nothing of the kind stands in this plan.');
  const items = witnessOf(CARRIERS[on as 'counter'] ?? (() => true), e).items;
  if (lines.length === 0 && isLaid(on, e)) return became('changed', { items, lines }, NO_WORK_ON_IT);
  if (items.length > 0 || on === 'floor') return became('drawn', { items, lines });
  return lines.length > 0 ? became('priced', { items: [], lines }) : became('drawn');
}

const NO_WORK_ON_IT = 'It is drawn, and no work on it is in the price.';

/** Surfaces that somebody lays or sets, of a job whose parts are known: without a line of theirs nothing is done to them. */
const isLaid = (on: string, { room, estimate }: Evidence): boolean =>
  (room.category === 'kitchen' || room.category === 'bathroom') &&
  (on === 'floor' || on === 'counter' || on === 'backsplash') &&
  estimate.lines.length > 0;

/** IRC R302.5.1. */
const GARAGE_TO_BEDROOM =
  'The code forbids it: no door may open from a garage straight into a room to sleep in (IRC R302.5.1). A door to the hall, 1-3/8 in solid and self-closing, may take its place.';

const LEFT_TO_CONTRACTOR = new Set(FACTS.map(({ id }) => id).filter((id) => !ANSWERED[id]));

/** What is there today stays where nothing of its part is done. */
/** What is told of today: it stays, or something new that is asked for elsewhere takes its place. */
function todayOutcome({ part }: ClaimOf<'told'>, { estimate }: Evidence): Became {
  const lines = estimate.lines.flatMap(({ price, likely }) =>
    part !== undefined && likely > 0 && price !== undefined && partOfPrice(price) === part ? [price] : [],
  );
  return lines.length > 0
    ? became('priced', { items: [], lines }, 'So it is today; something new takes its place.')
    : became('kept', NONE, OF_TODAY);
}
const OF_TODAY = 'So it is today; nothing of it is asked for.';
const OF_PAST = 'It tells of what was; nothing of it is asked for.';

/** The sums are told once, with the budget. */
const OVER_BUDGET = 'The likely cost is over the budget: what is cut for it is told there.';

function toldOutcome(id: string, held: boolean, e: Evidence): Became {
  if (id === 'elsewhere')
    return became('kept', NONE, 'It stands in another room, which this job leaves as it is.');
  if (id === 'no-more')
    return became('refused', NONE, 'It is in another room or there no more: nothing of it is asked for.');
  if (id === 'opinion')
    return became('refused', NONE, 'Somebody else thinks so: what you want yourself counts.');
  if (id === NOT_ALLOWED) return became('refused', NONE, GARAGE_TO_BEDROOM);
  if (id === 'closed')
    return held
      ? became('refused', NONE, 'Nothing wider than a doorway opens to the next room.')
      : became('changed', NONE, 'This plan is open to the next room.');
  if (id === 'pipes-may-move') return became('priced', NONE, 'Where pipes move, the estimate prices it.');
  if (id === 'oxygen' && !held)
    return became('changed', NONE, 'A seat or the bed stands nearer than 5 ft to a flame.');
  if (id === 'value' && !held && e.estimate.budget) return became('changed', NONE, OVER_BUDGET);
  if (LEFT_TO_CONTRACTOR.has(id) || !held) return became('for-contractor');
  const witness = witnessOf(ANSWERED[id] ?? (() => false), e);
  return became(PRICED_FACTS.has(id) ? 'priced' : 'drawn', { items: witness.items, lines: [] });
}

/** How much one outcome of a clause outweighs another: what needs the homeowner comes first. */
const WEIGHT: readonly Outcome[] = [
  'conflict',
  'changed',
  'kept',
  'drawn',
  'priced',
  'refused',
  'for-contractor',
  'unclear',
];

const LEFT_OUT: ReadonlySet<Outcome> = new Set<Outcome>(['refused', 'for-contractor']);

const IN: ReadonlySet<Outcome> = new Set(['drawn', 'priced', 'kept']);
const OUT: ReadonlySet<Outcome> = new Set(['refused', 'for-contractor']);

/** What became of a clause that makes several claims. */
export function together(all: readonly Became[]): Became {
  const asked = all.filter(({ note }) => note !== OF_TODAY && note !== OF_PAST);
  // Of what is only told of today one part may stay and another go.
  if (asked.length < all.length && asked.length > 0) return together(asked);
  if (asked.length === 0)
    return all.find(({ outcome }) => outcome === 'refused') ?? all[0] ?? became('unclear');
  const sorted = [...all].sort((a, b) => WEIGHT.indexOf(a.outcome) - WEIGHT.indexOf(b.outcome));
  const first = sorted[0];
  if (!first) return became('unclear');
  const same = sorted.filter(({ outcome }) => outcome === first.outcome);
  const items = [...new Set(same.flatMap((b) => b.items ?? []))];
  const lines = [...new Set(same.flatMap((b) => b.lines ?? []))];
  // Of a clause that asks for several things one is in and another not.
  const lacks =
    IN.has(first.outcome) &&
    all.find((b) => OUT.has(b.outcome) && b.note !== undefined && b.note !== OWN_WORK);
  if (lacks) return became('changed', { items, lines }, lacks.note);
  // What of the clause has no place is said with it, whatever became of the rest.
  const note =
    same.find((b) => b.note)?.note ??
    sorted.find((b) => (LEFT_OUT.has(b.outcome) || PRICED_ALONE.test(b.note ?? '')) && b.note)?.note;
  return became(first.outcome, { items, lines }, note);
}
