import { keeps, wants } from '@plumbline/brief';
import { type Brief, framesAt, type Side } from '@plumbline/concept';
import { wallLength } from '../../geometry/geometry.js';
import type { PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { piecesFor } from '../furniture/pieces.js';
import { snapped } from '../openings/openings.js';
import { planOther } from '../other/other.js';
import { vehiclesOf } from './vehicles.js';

/** Garages that become a room. */

/** Whether a garage becomes a room in place of parking and a workshop. */
export function isConverted(brief: Brief): boolean {
  const use = usedOtherwise(brief);
  return (
    (wants(brief, 'no-cars') || isLivedIn(brief) || use !== undefined) &&
    (!wants(brief, 'workbench') || wants(brief, 'craft-table') || use !== undefined)
  );
}

/** Plans a garage as the room that it becomes. */
export function planConverted(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const use = usedOtherwise(brief);
  const named = brief.purpose !== 'open';
  const made = use ?? (wants(brief, 'craft-table') ? 'craft' : undefined);
  const keepsDoor = keeps(brief, 'garage-door') || (use && !wants(brief, 'no-cars'));
  const plan = planOther(
    named || !made ? brief : { ...brief, purpose: made },
    keepsDoor && !isOpened(shell) ? withGarageDoor(shell, chance) : shell,
    chance,
  );
  return (
    plan && {
      ...plan,
      layout: named ? `Garage converted to a ${plan.layout.toLowerCase()}` : 'Converted garage',
    }
  );
}

/** Who wants to sit, eat or play in a garage and names no vehicle parks none there. */
const isLivedIn = (brief: Brief): boolean =>
  !vehiclesOf(brief) &&
  ['sofa', 'sectional', 'tv', 'dining-table', 'bar', 'pool-table', 'ping-pong', 'home-theater'].filter((id) =>
    wants(brief, id),
  ).length > 1;

/** What a garage is used for in place of parking, where its things are named and no vehicle is. */
function usedOtherwise(brief: Brief): Brief['purpose'] | undefined {
  if (vehiclesOf(brief)) return undefined;
  const many = (use: 'gym' | 'studio' | 'music') => piecesFor(brief, use).length > 1;
  return many('gym') ? 'gym' : many('studio') ? 'craft' : many('music') ? 'music' : undefined;
}

/** A garage that becomes a room may keep its door: in the middle of the wall that cars came by. */
function withGarageDoor(shell: PlannerShell, chance: Chance): PlannerShell {
  const side: Side = 'south';
  const { wall } = framesAt(shell, side)[0];
  const widthIn = Math.min(192, Math.max(96, Math.floor(wallLength(shell, side) / 2)));
  if (wallLength(shell, side) < widthIn + 12) return shell;
  const door = {
    id: 'garage-door-1',
    kind: 'garage-door',
    wall: wall.id,
    side,
    offsetIn: snapped((wallLength(shell, side) - widthIn) / 2),
    widthIn,
    heightIn: Math.min(84, shell.ceilingIn - 12),
    sillIn: 0,
  } as const;
  return {
    ...shell,
    house: {
      ...(shell.house ?? { accepts: () => true }),
      openings: [door],
      more: true,
      exterior: [],
      items: [],
      chance,
    },
  };
}
