import { isRectangular, type Side } from '@plumbline/concept';
import type { PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { NOT_APART, taken } from '../floor/refused-places.js';
import { pending, wallsTold, worthOfPlaces } from '../floor/told-places.js';
import { takesDoor } from '../openings/openings.js';
import { openUp } from './open-up.js';

/** So many times as many attempts are made while a thing is not where words put it. */
const PLACING = 1;

/** The wall that the room is entered by: that of its door, or any. */
export function entrySide(shell: PlannerShell, chance: Chance): Side {
  const sides = (['south', 'east', 'west', 'north'] as const).filter((side) => takesDoor(shell, side));
  const told = wallsTold(shell);
  const left = sides.filter((side) => !told.includes(side));
  const open = left.length > 0 ? left : sides;
  const any = chance.pick<Side>(open.length > 0 ? (open as [Side]) : ['south']);
  const door = isOpened(shell) ? shell.house?.openings.find((o) => o.kind !== 'window') : undefined;
  return door?.side ?? any;
}

/**
 * The best of some attempts, of those that are another idea where one is asked for; up to `more` further ones while
 * the best leaves out what was asked for.
 */
export function bestAttempt(
  shell: PlannerShell,
  attempts: number,
  attempt: () => Plan | undefined,
  more = 0,
): Plan | undefined {
  let best: Plan | undefined;
  // Part of the room is cut off: taken only where no attempt does better, without the furniture that cuts it off.
  let cutOff: Plan | undefined;
  // A room of another shape than a rectangle has fewer places for large things: it is tried longer.
  const most = isRectangular(shell) ? attempts : attempts * 16;
  // What another search as long left out already is looked for no longer.
  const { leftOut = [] } = shell.house ?? {};
  const lacking = (): boolean => {
    const { incomplete = false, unmet } = best ?? { incomplete: true, unmet: [] };
    return (
      incomplete || (unmet.length > 0 && !leftOut.some((out) => unmet.every((one) => out.includes(one))))
    );
  };
  // A thing that words put somewhere stands there by chance in few attempts.
  const placing = (): boolean =>
    best !== undefined && (pending(best.draft).length > 0 || taken(best.draft, shell.apart).length > 0);
  for (
    let i = 0;
    i < attempts ||
    (!best && i < most) ||
    (lacking() && i < attempts + more) ||
    (placing() && i < attempts * PLACING);
    i++
  ) {
    const tried = attempt();
    const plan = tried && {
      ...tried,
      score: tried.score + worthAsTold(tried.draft, shell) + (shell.house?.novelty?.(tried.draft.items) ?? 0),
    };
    if (!plan || (best && plan.score <= best.score)) continue;
    if (!(shell.house?.accepts(plan.draft.items) ?? true)) continue;
    if (plan.draft.plain || walkable(plan.draft).everywhere) best = plan;
    else if (!cutOff || plan.score > cutOff.score) cutOff = plan;
  }
  return best ?? (cutOff && openUp(cutOff));
}

/** What a plan is worth by the places that words give to things, and costs by those that they refuse. */
const worthAsTold = (draft: Plan['draft'], { told, apart }: PlannerShell): number =>
  worthOfPlaces(draft, told) - NOT_APART * taken(draft, apart).length;
