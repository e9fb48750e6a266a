import { wants, withoutFeature } from '@plumbline/brief';
import { areaIn2, type Brief, type Item, largestRect, type Side } from '@plumbline/concept';
import { opposite, runsEast, SIDES } from '../../geometry/geometry.js';
import { ESCAPE } from '../../rules/window-opening.js';
import { bathsFor } from '../basement/enclosed.js';
import { finishShowers } from '../bath/showers.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, type PlaceOptions, placeFirst, type Spot } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { worthOfPlaces } from '../floor/told-places.js';
import { bedsFor, hasDaybedAlone } from '../furniture/beds.js';
import { dress } from '../furniture/dress.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { aside, central, coveredWindows } from '../furniture/preferences.js';
import { setWindows } from '../openings/openings.js';
import { escapeWindow, keepWaysIn, light, openDoors, outsideWalls } from '../openings/ways.js';
import { Attempt } from '../search/attempt.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import { isSuite, planSuite } from '../suite/suite.js';
import { offCloset, standWholeWallCloset } from './closet-along-wall.js';
import { furnishBedroom } from './furnish-bedroom.js';
import { type BedroomLayout, isUnderRoof, opensEnough, sleepAbreast } from './layout.js';
import { placeClosets } from './place-closets.js';
import { scoreBedroom } from './score.js';

/** A bedroom is a habitable room: no side under 7 ft, 70 sq ft at least. */
export const LEAST_BEDROOM = { widthIn: 84, depthIn: 120 } as const;

const ATTEMPTS = 12;

/** Floor, square inches, on which a queen bed leaves few places to what else was asked for. */
const CROWDED_BY_QUEEN = 105 * 144;

/** A smaller bedroom is tried longer while something that was asked for has no place. Square inches. */
const SMALL = 150 * 144;

export function planBedroom(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const { w, d } = largestRect(shell);
  if (Math.min(w, d) < 84 || areaIn2(shell) < 70 * 144) return undefined;
  // A bedroom with a kitchenette is a home of its own.
  const home = wants(brief, 'kitchenette') && isSuite(brief) ? planSuite(brief, shell, chance) : undefined;
  if (home) return home;
  // Under a roof few walls take a door, and a window to escape by, beside a bed.
  // So do few a king bed beside a walk-in closet.
  // So do a queen bed and a closet in a room of nine by eleven feet.
  const crowded =
    isUnderRoof(shell) ||
    (wants(brief, 'king-bed') && wants(brief, 'walk-in-closet')) ||
    (wants(brief, 'queen-bed') && areaIn2(shell) < CROWDED_BY_QUEEN);
  const more = crowded ? 5 * ATTEMPTS : areaIn2(shell) < SMALL ? ATTEMPTS : 0;
  // Chairs that were asked for take the floor of a bench that nobody did.
  const benches = !['two-armchairs', 'armchairs', 'conversation'].some((id) => wants(brief, id));
  const beds = bedsFor(isBesideCrib(brief) ? withoutFeature(brief, 'crib') : brief, shell, benches);
  const plan = bestAttempt(shell, ATTEMPTS, () => planOnce(brief, shell, beds, chance, crowded), more);
  if (plan) dress(plan.draft, wants(brief, 'plants') ? brief : withoutFeature(brief, 'plants'), chance);
  return plan;
}

/**
 * The largest bed that leaves room for all that was asked for; else the one that leaves room for most.
 * @param sizes the beds of each size, the largest first
 * @param crowded two of three attempts keep to the bed that was asked for: they may find the rest a place around it
 */
function planOnce(
  brief: Brief,
  shell: PlannerShell,
  sizes: readonly (readonly Group[])[],
  chance: Chance,
  crowded: boolean,
): Plan | undefined {
  const doors = new Draft(shell);
  const closet = standWholeWallCloset(doors, brief, chance);
  const entry = offCloset(entrySide(shell, chance), closet);
  const outside = outsideWalls(shell, entry, shell.widthIn * shell.depthIn > 110 * 144 ? 2 : 1, chance);
  const [lit, ...more] = outside.filter((side) => side !== closet);
  const exterior: readonly [Side, ...Side[]] = lit ? [lit, ...more] : [beside(entry)];
  if (!openDoors(doors, { exterior, entry, door: 'hinged' }, brief, chance)) return undefined;
  // Below a slope the bed takes the one place where one can stand beside it; so does one that a walker comes up to.
  const closetFirst =
    !wants(brief, 'accessible') &&
    (chance.flip() || (wants(brief, 'walk-in-closet') && chance.flip())) &&
    !isUnderRoof(shell);
  keepWaysIn(doors);
  let best: Plan | undefined;
  for (const beds of crowded && chance.next() * 3 > 1 ? sizes.slice(0, 1) : sizes) {
    const attempt = new Attempt(brief, doors.copy(), chance);
    // With less floor beside the bed something else may have its place.
    const from = crowded && chance.flip() ? Math.floor(chance.next() * beds.length) : 0;
    const plan = planWithBed(attempt, { entry, exterior, closetFirst }, beds.slice(from));
    if (plan && (!best || worthOf(plan, shell) > worthOf(best, shell))) best = plan;
    if (plan && !plan.incomplete && (plan.unmet.length === 0 || lacksLittle(plan, brief))) break;
  }
  return best;
}

/** A side at a corner with another. */
const beside = (side: Side): Side => (runsEast(side) ? 'east' : 'north');

/** What a plan is worth with the places that words give to things. */
const worthOf = ({ score, draft }: Plan, { told }: PlannerShell): number =>
  score + worthOfPlaces(draft, told);

/** What a bedroom lacks sooner than the bed that was asked for. */
const LESSER = /nightstand|bench|chair|mirror|television|dressing table/i;

/** Whether the bed that was asked for stands and at most one lesser thing is missing: a smaller bed is no gain then. */
const lacksLittle = ({ unmet, draft }: Plan, brief: Brief): boolean =>
  unmet.length === 1 &&
  LESSER.test(unmet[0] ?? '') &&
  !wants(brief, 'accessible') &&
  draft.items.some((i) => i.kind === 'bed' && wants(brief, `${i.traits?.size}-bed`));

function planWithBed(attempt: Attempt, layout: BedroomLayout, beds: readonly Group[]): Plan | undefined {
  const { brief, draft, chance, unmet } = attempt;
  // Below a slope few walls are high enough for a window to escape by: it may come before the bed.
  // A loft bed takes the height of a gable: there it always does.
  const isFirst = isUnderRoof(draft.shell) && (chance.flip() || attempt.wants('loft-bed'));
  const early = isFirst ? lit(attempt, layout) : undefined;
  if (attempt.wants('bathroom-rough-in')) {
    const inCorner: PlaceOptions = { group: 'bath', only: 'corner', prefer: () => chance.next() };
    attempt.placeAsked('A bathroom', bathsFor(brief, draft), inCorner, 40);
  }
  if (layout.closetFirst) placeClosets(attempt, layout);
  if (!placeBeds(attempt, layout, beds)) return undefined;
  if (!layout.closetFirst) placeClosets(attempt, layout);
  const exterior = early ?? lit(attempt, layout);
  const placeNamed = (): void => {
    const standsAsBed = hasDaybedAlone(brief);
    attempt.score += setPieces(draft, brief, unmet, (id) => !(standsAsBed && id === 'daybed'));
  };
  const namedFirst = namesPieces(brief) && chance.flip();
  if (namedFirst) placeNamed();
  furnishBedroom(attempt, layout.entry, namedFirst ? () => {} : placeNamed);
  if (attempt.wants('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  if (attempt.wants('recessed-lights')) standRecessedLights(draft, 66);
  finishShowers(draft, brief);
  scoreBedroom(attempt);
  const incomplete = !draft.openings.some(opensEnough);
  return { ...attempt.plan(nameOf(draft, brief), exterior), incomplete };
}

/** The bed, and those for more who sleep in the room; false where it has no place, or the second of two. */
function placeBeds(attempt: Attempt, layout: BedroomLayout, beds: readonly Group[]): boolean {
  const { brief, draft, unmet } = attempt;
  if (!placeBed(attempt, layout, beds)) return false;
  // Parents sleep beside the crib, or an older child does.
  const crib = attempt.wants('crib') ? cribBeside(brief, draft.shell) : [];
  if (crib.length > 0) {
    if (placeBed(attempt, layout, crib)) attempt.score += 60;
    else unmet.push('A crib beside the bed was left out: this room has no free place for it.');
  }
  if (attempt.wants('twin-beds') && draft.items.filter((i) => i.kind === 'bed').length < 2)
    if (!placeBed(attempt, layout, beds)) return false;
  if (attempt.wants('two-cribs') && !placeBed(attempt, layout, beds))
    unmet.push('A second crib was left out: this room has no free place for it.');
  // A third child sleeps beside the bunks.
  if (attempt.wants('bunk-bed') && !attempt.wants('loft-bed') && attempt.wants('twin-bed')) {
    const beside = bedsFor({ ...brief, wanted: ['twin-bed', 'child-room'] }, draft.shell);
    if (placeBed(attempt, layout, beside.flat())) attempt.score += 30;
    else unmet.push('A twin bed beside the bunks was left out: this room has no free place for it.');
  }
  return true;
}

/** Beds that somebody asked for by their size. */
const BY_SIZE = ['king-bed', 'queen-bed', 'full-bed', 'twin-bed'] as const;

/** Whether somebody sleeps in a bed of their own beside the crib. */
const isBesideCrib = (brief: Brief): boolean =>
  wants(brief, 'crib') && !wants(brief, 'two-cribs') && BY_SIZE.some((id) => wants(brief, id));

/** The crib that stands beside a bed which was asked for; none where the crib is the room's bed. */
const cribBeside = (brief: Brief, shell: PlannerShell): Group[] =>
  isBesideCrib(brief) ? bedsFor({ ...brief, wanted: ['crib'] }, shell).flat() : [];

function placeBed(
  { brief, draft, chance }: Attempt,
  { entry, exterior }: BedroomLayout,
  beds: readonly Group[],
): boolean {
  const accessible = wants(brief, 'accessible');
  const gable = !isUnderRoof(draft.shell) || chance.flip();
  // Bunks stand in a corner, out of the way of the floor that children play on.
  const at = wants(brief, 'bunk-bed') ? aside() : central();
  const view = wants(brief, 'bed-view');
  const prefer = (spot: Spot) =>
    at(spot) +
    (spot.side === opposite(entry) ? 10 : spot.side === entry ? -14 : 4) +
    // Below a slope a bed stands where one can stand up beside it: at a gable, or where that wants its window, across.
    Math.min(0, draft.ceilingOver(spot.rect) - 72) * (gable ? 2 : -1) -
    coveredWindows(draft, spot) +
    (sleepAbreast(brief) && draft.items.some((i) => i.kind === 'bed' && i.facing === opposite(spot.side))
      ? 60
      : 0) +
    (view && exterior.includes(opposite(spot.side)) ? VIEW : 0) +
    chance.next() * (accessible ? 6 : 14);
  return placeFirst(draft, beds, { group: 'bed', prefer }) !== undefined;
}

/** What it is worth to look at an outside wall from bed, where that was asked for. */
const VIEW = 60;

/** Windows in the outside walls, beside the bed and not behind its head; in any other wall where those have no place. */
function lit({ brief, draft }: Attempt, { entry, exterior }: BedroomLayout): [Side, ...Side[]] {
  const { width: windowWidth, sill, height: windowHeight } = escapeWindow(draft.shell.ceilingIn);
  // In a gable one in the middle has the height to get out by.
  const size = { windows: isUnderRoof(draft.shell) ? 1 : 2, windowWidth, sill, windowHeight };
  const all: [Side, ...Side[]] = [...exterior];
  if (isOpened(draft.shell)) return all;
  light(draft, { exterior, entry, door: 'hinged', ...size }, brief);
  if (draft.openings.some(opensEnough)) return all;
  for (const side of SIDES.filter((s) => s !== entry && !exterior.includes(s))) {
    if (light(draft, { exterior: [side], entry, door: 'hinged', ...size }, brief) === 0) continue;
    all.push(side);
    if (draft.openings.some(opensEnough)) break;
  }
  if (!draft.openings.some(opensEnough)) lightOverBed(draft, all);
  return all;
}

/** One window to escape by over a bed that stands along an outside wall: as high as a sill may be (IRC R310.2.2). */
function lightOverBed(draft: Draft, exterior: readonly Side[]): void {
  const height = Math.min(54, draft.shell.ceilingIn - ESCAPE.sillIn - 10);
  const width = Math.ceil((ESCAPE.areaSqFt * 144) / (height - 4.5)) + 8;
  const before = draft.openings.length;
  for (const side of exterior) {
    setWindows(draft, side, 1, Math.max(36, width), ESCAPE.sillIn, height);
    if (draft.openings.some(opensEnough)) return;
    // Under a roof it may come out too low to get out by: then it lights nothing that was asked for.
    draft.openings.length = before;
  }
}

function nameOf(draft: Draft, brief: Brief): string {
  const has = (kind: Item['kind']) => draft.items.some((i) => i.kind === kind);
  if (has('crib')) return 'Nursery';
  if (has('bunk-bed') && !wants(brief, 'loft-bed')) return 'Bunk bedroom';
  if (wants(brief, 'guest-room') || (has('sofa') && !has('bed'))) return 'Guest bedroom';
  if (has('walk-in-closet')) return 'Bedroom with a walk-in closet';
  return wants(brief, 'child-room') || has('bunk-bed') ? "Child's bedroom" : 'Bedroom';
}
