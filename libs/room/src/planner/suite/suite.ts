import { asksForBed, wants } from '@plumbline/brief';
import { type Brief, type Side } from '@plumbline/concept';
import { inFront, opposite, rectOf, SIDES } from '../../geometry/geometry.js';
import { bathsFor, guestRoom } from '../basement/enclosed.js';
import { finishShowers, setSeats, setShowerBars } from '../bath/showers.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import type { PlaceOptions, Spot } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { standWhatHeats } from '../floor/what-heats.js';
import { setAsked } from '../furniture/asked.js';
import { bedsFor } from '../furniture/beds.js';
import { closet } from '../furniture/closets.js';
import { diningFor, setDining } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { LAUNDRY } from '../furniture/groups.js';
import { kitchenettesFor } from '../furniture/kitchenette.js';
import { setPieces } from '../furniture/pieces.js';
import { aside, central, coveredWindows } from '../furniture/preferences.js';
import { chaiseTold, seatingGroups, sofaTold } from '../furniture/seats/seating.js';
import { passesBeforeSeats } from '../furniture/seats/worth.js';
import { mobilityOf } from '../mobility.js';
import { takesDoor } from '../openings/openings.js';
import { isForCars, sidesTold } from '../openings/told-openings.js';
import { escapeWindow, light, openDoors } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt, entrySide } from '../search/attempts.js';

/**
 * A home in one room, as in a garage: bath and kitchenette on one wall for the plumbing, a bed behind walls or in a
 * corner with its closet and a window to escape by, seats, a table, and a door of its own. Inches.
 */

const ATTEMPTS = 14;
/** A bedroom behind walls wants so much floor in all, square inches. */
const WITH_BEDROOM = 380 * 144;

export const isSuite = (brief: Brief): boolean =>
  wants(brief, 'suite') ||
  (wants(brief, 'bathroom-rough-in') && wants(brief, 'kitchenette')) ||
  (wants(brief, 'kitchenette') && asksForBed(brief));

export const planSuite = (brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined =>
  bestAttempt(shell, ATTEMPTS, () => planOnce(brief, shell, chance), 2 * ATTEMPTS);

function planOnce(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const suite = openSuite(new Attempt(brief, new Draft(shell), chance));
  if (!suite) return undefined;
  const { attempt, exterior } = suite;
  // In a small room a bed may leave the kitchenette its wall, or the other way round.
  const small = attempt.areaIn2 < WITH_BEDROOM;
  attempt.score -= standWhatHeats(attempt.draft, brief);
  placeBath(suite);
  // Seats that were asked for want as much floor as the bed: either comes first.
  const seatsFirst = attempt.wantsAny(SEATS) && attempt.chance.flip();
  const early = small && attempt.chance.flip();
  const first = early && placeBed(suite);
  placeWet(suite);
  if (seatsFirst) placeSeats(attempt);
  const walled = early ? first : placeBed(suite);
  if (!attempt.has('bed', 'bunk-bed') && asksForBed(brief)) attempt.score -= NO_BED;
  placeLiving(attempt);
  finish(suite);
  attempt.score +=
    reached(attempt.draft, mobilityOf(attempt.brief, 'wheelchair') !== 'any') -
    attempt.unmet.length * 25 -
    (passesBeforeSeats(attempt.draft) ? THROUGH_SEATS : 0);
  return attempt.plan(walled ? 'Suite with a bedroom of its own' : 'Studio', exterior);
}

/** What it takes off where one comes to the rest of a home between the sofa and the screen alone. */
const THROUGH_SEATS = 30;

/** A suite whose door is set. */
interface Suite {
  readonly attempt: Attempt;
  readonly entry: Side;
  readonly exterior: readonly [Side, ...Side[]];
  /** The wall with the pipes. */
  readonly wet: Side;
}

function openSuite(attempt: Attempt): Suite | undefined {
  const { brief, draft, shell, chance } = attempt;
  const entry = entryTold(brief, shell) ?? entrySide(shell, chance);
  const sides = SIDES.filter((s) => s !== entry);
  const exterior: Suite['exterior'] = [entry, ...sides];
  if (!openDoors(draft, { exterior, entry, door: 'hinged', doors: [36, 34] }, brief, chance))
    return undefined;
  // Pipes that words put in a wall come in there, and nobody through it.
  const told = shell.walls.find((wall) => wall.wet)?.side;
  if (told === entry) return undefined;
  return { attempt, entry, exterior, wet: told ?? chance.pick(sides as [Side, ...Side[]]) };
}

/** The wall that words give to the way in, where a door fits there and no pipes are. */
function entryTold({ openingsAt = [] }: Brief, shell: PlannerShell): Side | undefined {
  const told = openingsAt.find((one) => one.opening === 'door' && !isForCars(one));
  const sides = told && told.at !== 'any' ? sidesTold(shell, told) : [];
  return sides.find((side) => takesDoor(shell, side) && !shell.walls.some((w) => w.wet && w.side === side));
}

/** What a home is worth less for each size by which its bed is smaller than was asked for, or than two sleep in. */
const SMALLER_BED = 50;
const SMALLER_THAN_ASKED = 80;
/** What a home is worth less in which nobody can sleep. */
const NO_BED = 150;

/** A bath in a corner at the wall with the pipes. */
function placeBath({ attempt, wet }: Suite): void {
  const { brief, draft, chance } = attempt;
  // A garage has none; beside another room there may be one.
  const { category, layouts } = attempt.brief;
  const bathed =
    category === 'garage' ||
    attempt.wantsAny(['bathroom-rough-in', 'walk-in-shower', 'curbless-shower']) ||
    layouts.includes('three-piece');
  if (bathed && !attempt.refuses('bathroom-rough-in')) {
    const baths = bathsFor({ ...brief, wanted: brief.wanted.filter((id) => id !== 'half-bath') }, draft);
    // A roomy bath takes the floor of a table or a chair.
    if (mobilityOf(brief, 'wheelchair') !== 'any' && chance.flip()) baths.reverse();
    const corner: PlaceOptions = { group: 'bath', only: 'corner', sides: [wet], prefer: () => chance.next() };
    if (!attempt.place(baths, corner, 40)) {
      attempt.unmet.push('A bathroom was left out: it would leave too little of this room.');
      attempt.score -= NO_BATH;
    }
  }
}

/** What a home is worth less without the bath that was asked for. */
const NO_BATH = 150;

/** A table that was asked for wants a wall as well: how many of the longest things are passed over for it, of so many. */
const spared = (attempt: Attempt, most: number): number =>
  attempt.wants('dining-table') && attempt.chance.flip() ? Math.floor(attempt.chance.next() * most) : 0;

/** What it takes off to bring pipes to another wall. */
const OFF_PIPES = 90;

/** Kitchenette and laundry, at the wall with the pipes. */
function placeWet({ attempt, wet }: Suite): void {
  const { brief, draft } = attempt;
  const prefer = (s: Spot) => (s.side === wet ? 60 : 0) + aside()(s) / 2;
  const sides = attempt.wants('one-wet-wall') ? { sides: [wet] } : {};
  attempt.placeAsked(
    'A kitchenette',
    kitchenettesFor(brief, draft).slice(spared(attempt, 2)),
    { group: 'kitchenette', prefer, ...sides },
    40,
  );
  if (attempt.wants('laundry'))
    attempt.placeAsked('A washer and dryer', [...LAUNDRY].reverse(), { group: 'laundry', prefer }, 15);
  // Where words put the pipes all that is wet stands.
  const piped = draft.items.filter(({ kind }) => kind === 'washer' || kind === 'sink-base');
  if (attempt.shell.walls.some((wall) => wall.wet))
    attempt.score -= OFF_PIPES * piped.filter(({ facing }) => opposite(facing) !== wet).length;
}

/** A bed behind walls, else in the open, and a closet. Answers whether it has walls. */
function placeBed(suite: Suite): boolean {
  const { attempt } = suite;
  const { draft, chance } = attempt;
  const asked = attempt.wants('guest-room');
  const walled =
    (asked || attempt.areaIn2 >= WITH_BEDROOM) && guestRoom(draft, attempt.brief.openingsAt, true);
  if (walled) attempt.score += 50;
  else placeOpenBed(suite);
  if (asked && !walled) attempt.score -= 20;
  if (!attempt.has('closet') && !attempt.wants('wardrobe')) {
    const closets = [72, 60, 48].slice(spared(attempt, 3)).map((w) => closet(w, draft));
    const prefer = (s: Spot) => aside()(s) + chance.next() * 10;
    attempt.placeAsked('A closet', closets, { group: 'closet', prefer }, 15);
  }
  return walled;
}

/** A bed in the open, away from the kitchenette and from the door. */
function placeOpenBed({ attempt, wet, entry }: Suite): void {
  const { brief, draft, chance } = attempt;
  const sized = attempt.wantsAny(['king-bed', 'full-bed', 'twin-bed', 'twin-beds', 'murphy-bed']);
  const asked = sized ? brief : { ...brief, wanted: [...brief.wanted, 'queen-bed'] };
  const prefer = (s: Spot) =>
    (s.side === opposite(wet) ? 20 : s.side === entry ? -20 : 0) +
    central()(s) / 4 +
    chance.next() * 20 -
    coveredWindows(draft, s);
  for (const [i, beds] of bedsFor(asked, draft.shell, false).entries()) {
    if (!attempt.place(beds, { group: 'bed', prefer }, 40)) continue;
    // For two a bed for one is none.
    attempt.score -= i * (attempt.wantsAny(['king-bed', 'queen-bed']) ? SMALLER_THAN_ASKED : SMALLER_BED);
    return;
  }
  attempt.unmet.push('A bed was left out: this room has no free place for it.');
}

/** Seats before a television, and a table. */
function placeLiving(attempt: Attempt): void {
  const { brief, draft, chance, unmet } = attempt;
  const placeTable = () => {
    if (setDining(draft, brief, unmet)) attempt.score += 12;
  };
  // Seats before a television leave little floor: a table that was asked for may come before them.
  const eats = attempt.wants('dining-table');
  const tableFirst = eats && chance.flip();
  if (tableFirst) placeTable();
  if (!attempt.has('sofa', 'sectional') && !draft.items.some(({ group }) => group === 'seating'))
    placeSeats(attempt);
  attempt.score += setPieces(draft, brief, unmet);
  if (eats && !tableFirst) placeTable();
  attempt.score += setAsked(draft, brief, unmet);
  if (attempt.wants('two-recliners') && draft.items.filter(({ kind }) => kind === 'armchair').length < 2)
    attempt.score -= NO_SECOND;
  // A table that nobody asked for comes last.
  if (!attempt.wants('dining-table') && diningFor(draft, 2, { around: 14, group: 'dining' }) > 0)
    attempt.score += 10;
}

/** What it takes off to have one recliner of two. */
const NO_SECOND = 100;

/** Seats that were asked for are worth as much as a bed. */
const SEATS = ['sofa', 'sectional', 'recliner', 'tv', 'conversation', 'armchairs'];

/** Seats before a television, or none where that is refused. */
function placeSeats(attempt: Attempt): void {
  const { draft } = attempt;
  const noTv = attempt.refuses('tv');
  const recliners = attempt.wants('two-recliners') && !attempt.wantsAny(['sofa', 'sleeper-sofa']);
  const reclining = attempt.wants('recliner') && !recliners;
  const seats = seatingGroups(draft, {
    focus: noTv ? 'none' : 'tv',
    noTv,
    sofaIn: sofaTold(attempt.brief),
    chaiseIn: chaiseTold(attempt.brief),
    sectional: attempt.wants('sectional'),
    chairs: reclining ? (attempt.wants('two-recliners') ? 2 : 1) : 0,
    chairsAsked: reclining,
    reclining,
    builtIns: false,
    sleeper: attempt.wants('sleeper-sofa'),
    recliners,
  });
  const asked = attempt.wantsAny(SEATS);
  const seated = attempt.place(seats, { group: 'seating', prefer: central() }, asked ? 45 : 25);
  if (asked && !seated)
    attempt.leaveOut(
      'Seats before a television were left out: beside bed, bath and kitchenette no floor is free.',
    );
}

/** Windows to escape by beside what stands, decor and light. */
function finish({ attempt, entry, exterior }: Suite): void {
  const { brief, draft, shell, chance } = attempt;
  const { width: windowWidth, sill, height: windowHeight } = escapeWindow(shell.ceilingIn);
  const windows = { windows: 1, windowWidth, sill, windowHeight };
  if (light(draft, { exterior, entry, door: 'hinged', ...windows }, brief) === 0) attempt.score -= 60;
  finishShowers(draft, brief);
  if (mobilityOf(brief, 'wheelchair') !== 'any') {
    setSeats(draft, true);
    setShowerBars(draft);
  }
  dress(draft, brief, chance);
  standRecessedLights(draft, 72);
}

/** Half of the way that a walker or a wheelchair passes through (ADA 403.5.1). Inches. */
const WIDE = 15;

/** What it takes off the score where a door, the bed or the kitchenette cannot be reached. */
function reached(draft: Draft, wide: boolean): number {
  const { at, doorsMeet } = wide ? walkable(draft, WIDE) : walkable(draft);
  let score = doorsMeet ? 0 : -80;
  const used = ['partition-door', 'closet', 'sink-base', 'refrigerator', 'bed', 'sofa', 'washer'];
  // Who walks with a walker comes up to each thing, not only past it.
  const more = wide ? ['toilet', 'armchair', 'dining-table'] : [];
  for (const item of draft.items.filter((i) => used.includes(i.kind) || more.includes(i.kind))) {
    const before = SIDES.some((s) => at(inFront(rectOf(item.box), s, 22)));
    if (!before) score -= more.includes(item.kind) ? 40 : 60;
  }
  return score;
}
