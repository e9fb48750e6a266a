import { mayMove, takesWallOut, wants } from '@plumbline/brief';
import type { Brief, Room } from '@plumbline/concept';
import type { QuantityList } from './quantity-list.js';

/** Plans and permits by how far the job goes. */
export function permits(list: QuantityList, room: Room, brief: Brief, built: boolean): void {
  if (wants(brief, 'no-cars') && list.has('permit-dwelling')) {
    list.add('permit', 1);
    return;
  }
  const opens = brief.extent?.id === 'walls-or-plumbing';
  // A wider doorway or a drain that moves is a permit and no plans, where only what is named is done.
  const small = opens && brief.extent?.inside !== undefined && !takesWallOut(brief);
  const moves = (opens && !small) || brief.extent?.id === 'conversion';
  if ((built || moves) && mayMove(brief) && !small) {
    list.add('permit', 1, { formula: 'one building permit with those of the trades' });
    list.add(moves || wants(brief, 'bearing-wall') ? 'design-architect' : 'design-plans', 1, {
      formula: moves ? 'walls, pipes or the use of the room change' : 'the room is laid out anew',
    });
    return;
  }
  const trades = (['plumbing', 'hvac', 'electrical'] as const).filter((trade) => list.hasTrade(trade));
  const wet = room.category === 'kitchen' || room.category === 'bathroom';
  // A tub or shower brings a valve of its own, wherever its pipes are.
  const valves = !trades.includes('plumbing') && VALVED.some((price) => list.has(price));
  const building = opens && OPENED.some((price) => list.has(price)) ? ['building'] : [];
  const needed = wet ? [...building, ...(valves ? ['plumbing'] : []), ...trades] : ['electrical'];
  if (needed.length > 0)
    list.add('permit-minor', needed.length, { formula: `one for each trade: ${needed.join(', ')}` });
}

/** Doorways and openings that are cut into a wall that is there. */
const OPENED = ['wider-opening', 'pass-through'] as const;

const VALVED = ['bathtub', 'bathtub-free', 'bathtub-jetted', 'shower'] as const;
