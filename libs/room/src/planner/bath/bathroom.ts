import { sizeOf, wants, withoutFeature } from '@plumbline/brief';
import { type Brief, SIDES } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Plan } from '../floor/plan.js';
import { type Chance } from '../floor/random.js';
import { standsApart } from '../floor/refused-places.js';
import { pending } from '../floor/told-places.js';
import { hasAid } from '../mobility.js';
import { drawn } from './drawn.js';
import { doorWidths, entries, type Likes, SMALL } from './entries.js';
import {
  BASINS_APART,
  instead,
  NO_DOUBLE,
  NO_LAUNDRY,
  NO_POCKET,
  noLinen,
  noToiletRoom,
  ONE_VANITY,
} from './left-out.js';
import { type PlacedOption } from './option.js';
import { asked, type BathNeeds, bathesAsAsked, bathNeeds, programsFor } from './program.js';
import { type PlacedChoice, searchPlaces } from './search.js';
import { stepsOf } from './steps.js';
import { barsOffWalls, deadPockets, hasTurningCircle, paneTaken, wetWalls } from './worth.js';

/** The size under which not even a toilet and a small basin fit. */
export const LEAST_BATHROOM = { widthIn: 48, depthIn: 69 } as const;

/** How much chance likes one wall better than another. */
const LIKED = 5;

/** Doors tried on each wall. */
const DOORS = 6;

/** Choices that are drawn to the end, of those worth most; where none of the first works, and for another idea, more. */
const DRAWN = { first: 10, another: 40, squeezed: 300 } as const;

/** Plans a bathroom: the fullest program that fits, every thing where the others have their place as well. */
export function planBathroom(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const needs = bathNeeds(brief, shell);
  const programs = programsFor(needs);
  const planOf = (program: string): Plan | undefined =>
    bothBasins(program, needs, shell, chance) ?? withoutPocket(program, needs, shell, chance);
  for (const [rank, program] of programs.entries()) {
    const usual = planOf(program);
    const fits =
      usual && isShowerAsTold(usual, needs)
        ? usual
        : (squeezedIn(program, needs, shell, chance, usual) ?? usual);
    if (!fits) continue;
    const lesser = programs.slice(rank + 1).filter((one) => bathesAsAsked(one, needs));
    const best = keepingMore(fits, lesser, planOf);
    const first = programs[0];
    return rank > 0 && first && asked(brief)
      ? { ...best, unmet: [...best.unmet, instead(first, program, best.draft)] }
      : best;
  }
  // A bath too small for machines is a bath still.
  if (!wants(brief, 'laundry') && !wants(brief, 'stacked-laundry')) return undefined;
  const without = planBathroom(
    withoutFeature(withoutFeature(brief, 'laundry'), 'stacked-laundry'),
    shell,
    chance,
  );
  return without && { ...without, unmet: [...without.unmet, NO_LAUNDRY] };
}

/**
 * A bath that holds what was asked for, found by a longer search: with the smallest showers, doors at every few inches
 * and without what is only stored; then with the smallest basins. Before a shower or tub that was asked for is refused, or
 * a shower of the told size made smaller than in the `usual` plan, all else gives way.
 */
function squeezedIn(
  program: string,
  needs: BathNeeds,
  shell: PlannerShell,
  chance: Chance,
  usual: Plan | undefined,
): Plan | undefined {
  if (!asked(needs.brief) || !bathesAsAsked(program, needs)) return undefined;
  let first = usual;
  // Beside a tub a basin that hangs on the wall is no gain.
  for (const leastBasin of program === 'shower-only' ? [false, true] : [false]) {
    const plan = bothBasins(program, { ...needs, squeezed: true, leastBasin }, shell, chance);
    if (plan && isShowerAsTold(plan, needs)) return plan;
    first ??= plan;
  }
  return first;
}

/** Whether the shower has the size that words told, of those that a small bath holds. */
function isShowerAsTold({ draft }: Plan, { brief, sqFt }: BathNeeds): boolean {
  const told = sizeOf(brief, 'shower');
  if (told === undefined || sqFt > SQUEEZED_BELOW) return true;
  const wanted = [told.widthIn, told.depthIn ?? LEAST_SHOWER].sort((a, b) => a - b);
  return draft.items.some(({ kind, box }) => {
    const size = [box.widthIn, box.depthIn].sort((a, b) => a - b);
    return kind === 'shower' && size.every((inches, i) => inches >= (wanted[i] as number));
  });
}

/** No shower is less deep (IRC P2708.1). Inches. */
const LEAST_SHOWER = 30;

/** In a bath of more square feet a shower of the usual sizes needs no longer search. */
const SQUEEZED_BELOW = 48;

/** A plan, or that of a lesser program where what nobody asked for leaves no place to what words place. */
function keepingMore(
  plan: Plan,
  lesser: readonly string[],
  planOf: (program: string) => Plan | undefined,
): Plan {
  let best = plan;
  for (const program of lesser) {
    if (pending(best.draft).length === 0) break;
    const less = planOf(program);
    if (less && pending(less.draft).length < pending(best.draft).length) best = less;
  }
  return best;
}

/** A plan with as many basins as were asked for: on one wall, else apart. */
function bothBasins(
  program: string,
  needs: BathNeeds,
  shell: PlannerShell,
  chance: Chance,
): Plan | undefined {
  const separate = wants(needs.brief, 'separate-vanities');
  const two = separate
    ? fullest(program, { ...needs, double: false, apart: true }, shell, chance)
    : undefined;
  if (two && vanitiesOf(two.draft) > 1) return two;
  const plan = fullest(program, needs, shell, chance);
  if (separate && plan && basinsOf(plan.draft) > 1) return { ...plan, unmet: [...plan.unmet, ONE_VANITY] };
  if (!wants(needs.brief, 'double-vanity') || (plan && basinsOf(plan.draft) > 1)) return plan;
  const apart = fullest(program, { ...needs, double: false, apart: true }, shell, chance);
  if (apart && basinsOf(apart.draft) > 1) return { ...apart, unmet: [...apart.unmet, BASINS_APART] };
  // Nobody gives up a tub for a second basin.
  const one = plan ?? apart ?? fullest(program, { ...needs, double: false }, shell, chance);
  return one === plan ? plan : one && { ...one, unmet: [...one.unmet, NO_DOUBLE] };
}

const vanitiesOf = ({ items }: Draft): number => items.filter(({ kind }) => kind === 'vanity').length;

const basinsOf = ({ items }: Draft): number =>
  items.reduce(
    (n, i) => n + (i.kind === 'vanity' || i.kind === 'pedestal-sink' ? (i.traits?.sinks ?? 1) : 0),
    0,
  );

/** The same program with a hinged door, where no wall has the place for a pocket. */
function withoutPocket(
  program: string,
  needs: BathNeeds,
  shell: PlannerShell,
  chance: Chance,
): Plan | undefined {
  if (!wants(needs.brief, 'pocket-door') || isOpened(shell)) return undefined;
  const plan = fullest(
    program,
    { ...needs, brief: withoutFeature(needs.brief, 'pocket-door') },
    shell,
    chance,
  );
  return plan && { ...plan, unmet: [...plan.unmet, NO_POCKET] };
}

/** A plan with all that was asked for, else one without what takes most floor. */
function fullest(program: string, needs: BathNeeds, shell: PlannerShell, chance: Chance): Plan | undefined {
  const plan = widest(program, needs, shell, chance);
  if (!(needs.toiletRoom || needs.linen) || (plan && !isFaced(plan, shell))) return plan;
  const less = { ...needs, toiletRoom: false, linen: false, overToilet: needs.linen };
  const plainer = widest(program, less, shell, chance);
  // Who asked not to face the toilet from the door keeps towels elsewhere, where that turns it away.
  if (plan && (!plainer || isFaced(plainer, shell))) return plan;
  return (
    plainer && {
      ...plainer,
      unmet: [
        ...plainer.unmet,
        ...(needs.toiletRoom ? [noToiletRoom(needs)] : []),
        ...(needs.linen ? noLinen(needs, plainer.draft) : []),
      ],
    }
  );
}

/** Whether one looks straight at the toilet from the door, where words ask not to. */
const isFaced = ({ draft }: Plan, { apart = [] }: PlannerShell): boolean =>
  apart.some(({ thing, to }) => thing === 'toilet' && to === 'door') &&
  !standsApart(draft, { thing: 'toilet', how: 'faces', to: 'door' });

/**
 * The plan with the widest door that the room takes; with the next narrower one where that leaves the vanity the size
 * that was told.
 */
function widest(program: string, needs: BathNeeds, shell: PlannerShell, chance: Chance): Plan | undefined {
  const tried = isOpened(shell) ? [[]] : shell.house ? [doorWidths(needs).flat()] : doorWidths(needs);
  let first: Plan | undefined;
  for (const widths of tried) {
    if (first && widths.every((width) => width < LEAST_FOR_VANITY)) return first;
    const plan = planProgram(program, needs, shell, chance, widths);
    if (plan && (!first || isVanityAsTold(plan, needs))) first = plan;
    if (first && isVanityAsTold(first, needs)) return first;
  }
  return first;
}

/** No door is made narrower than this for a vanity. Inches. */
const LEAST_FOR_VANITY = 30;

const isVanityAsTold = ({ draft }: Plan, { brief }: BathNeeds): boolean => {
  const told = sizeOf(brief, 'vanity')?.widthIn;
  return told === undefined || draft.items.some((i) => i.kind === 'vanity' && frontWidth(i) === told);
};

function planProgram(
  program: string,
  needs: BathNeeds,
  shell: PlannerShell,
  chance: Chance,
  widths: readonly number[],
): Plan | undefined {
  const base = new Draft(shell);
  const likes = Object.fromEntries(SIDES.map((side) => [side, chance.next() * LIKED])) as Likes;
  const doors = isOpened(shell)
    ? []
    : entries(base, needs, program, likes, {
        widths,
        most: (program === 'half-bath' || needs.sqFt < SMALL) && !shell.house ? DOORS * 2 : DOORS,
      });
  if (!isOpened(shell) && doors.length === 0) return undefined;
  const steps = stepsOf(program, needs, base, doors, likes);
  const choices = searchPlaces(base, needs, steps, chance);
  const judged = choices
    .map((choice) => ({
      choice,
      worth:
        choice.worth +
        wetWalls(choice.places, needs) +
        turning(base, choice, needs) -
        deadPockets(base, choice.doors, choice.places) -
        barsOffWalls(base, needs, choice.places) -
        paneTaken(base, needs, choice),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(
      0,
      needs.squeezed ? DRAWN.squeezed : shell.house || needs.sqFt < SMALL ? DRAWN.another : DRAWN.first,
    );
  let best: Plan | undefined;
  for (const [rank, { choice, worth }] of judged.entries()) {
    if (best && !shell.house && rank >= DRAWN.first) break;
    // What is drawn to the end adds at most so much.
    if (best && worth + 30 < best.score) break;
    const most = best?.score ?? Number.NEGATIVE_INFINITY;
    const plan = drawn(program, needs, shell, { ...choice, worth }, doors, most);
    if (!plan || (best && plan.score <= best.score)) continue;
    best = plan;
  }
  return best;
}

const curblessOf = (place: PlacedOption): boolean =>
  place.option?.pieces.some((p) => p.kind === 'shower' && p.traits?.curbless === true) ?? false;

function turning(base: Draft, choice: PlacedChoice, needs: BathNeeds): number {
  if (!hasAid(needs.access)) return 0;
  const all = choice.places.flatMap((p) => p.solids);
  const free = choice.places.filter((p) => !curblessOf(p)).flatMap((p) => p.solids);
  const worth = needs.access === 'wheelchair' ? 40 : 20;
  return hasTurningCircle(base, all) ? worth : hasTurningCircle(base, free) ? worth * 0.7 : 0;
}
