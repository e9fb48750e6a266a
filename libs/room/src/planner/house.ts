import type { Item, Opening, Side } from '@plumbline/concept';
import type { Shell } from './draft.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';

/** What another idea for a room takes over from the ideas before it. */
export interface House {
  /** Doors and windows that are there; none where the planner opens its own. */
  readonly openings: readonly Opening[];
  /** The planner opens more of them. */
  readonly more?: boolean;
  readonly exterior: readonly Side[];
  /** Things that stand already. */
  readonly items: readonly Item[];
  /** Whether things so placed make a layout that no idea before had, with all in place that is to stay. */
  readonly accepts: (items: readonly Item[]) => boolean;
  /** Makes each attempt like other walls: where doors and windows are given, little else is left to chance. */
  readonly chance: Chance;
}

/** Whether all doors and windows are there already. */
export const isOpened = ({ house }: Pick<Shell, 'house'>): boolean =>
  house !== undefined && !house.more && house.openings.length > 0;

/** The wall that the room is entered by: that of its door, or any. */
export function entrySide(shell: Shell, chance: Chance): Side {
  const any = chance.pick<Side>(['south', 'east', 'west', 'north']);
  const door = isOpened(shell) ? shell.house?.openings.find((o) => o.kind !== 'window') : undefined;
  return door?.side ?? any;
}

/** The best of some attempts, of those that are another idea where one is asked for. */
export function bestAttempt(
  shell: Shell,
  attempts: number,
  attempt: () => Plan | undefined,
): Plan | undefined {
  let best: Plan | undefined;
  for (let i = 0; i < attempts; i++) {
    const plan = attempt();
    if (!plan || (best && plan.score <= best.score)) continue;
    if (shell.house?.accepts(plan.draft.items) ?? true) best = plan;
  }
  return best;
}
