import { type Brief, type ToldOpening } from '@plumbline/concept';
import { checkRoom } from '../rules/check-room.js';
import { type AnotherRoom } from './another-room.js';
import { chanceFrom } from './floor/random.js';
import { astray as astrayOf } from './floor/told-places.js';
import { COOKS_AT_WINDOW } from './kitchen/parts.js';
import { asTold } from './openings/told-openings.js';
import { planRoom, shellOfBrief, tryRoom } from './plan-room.js';
import { drawHouse } from './told-house.js';

/** Plans a room whose doors and windows stand where words put them: these are opened first, and furniture follows. */

/** So many ways to open the room are tried, and of those that could be planned so many are compared. */
const TRIES = { draws: 24, planned: 5, enough: 2 } as const;

const OF_KITCHEN = { draws: 8, planned: 2, enough: 1 } as const;

/** What it costs that a door or window is not as told. */
const NOT_AS_TOLD = 40;

/** These open their doors and windows themselves, and heed what was told. */
const OPENS_ITSELF: ReadonlySet<string> = new Set(['bathroom', 'garage']);

/** Plans the room of a brief with its doors and windows as told; where nothing fits so, as `given` says, otherwise. */
export function roomAsTold(brief: Brief, seed: number): AnotherRoom {
  const told = (brief.openingsAt ?? []).filter(({ opening }) => opening === 'door' || opening === 'window');
  if (!told.some((one) => isPlaced(one, brief))) return { ...planRoom(brief, seed), given: [] };
  if (OPENS_ITSELF.has(brief.category)) {
    const planned = tryRoom(brief, seed);
    if (planned) return { ...planned, given: [] };
    const { openingsAt: _, ...without } = brief;
    return { ...planRoom(without, seed), given: [OTHERWISE] };
  }
  const kitchen = brief.category === 'kitchen';
  const tries = kitchen ? OF_KITCHEN : TRIES;
  const shell = shellOfBrief(brief);
  const chance = chanceFrom(seed);
  let best: { readonly room: AnotherRoom; readonly cost: number } | undefined;
  let planned = 0;
  let good = 0;
  for (let i = 0; i < tries.draws && planned < tries.planned && good < tries.enough; i++) {
    const house = drawHouse(brief, shell, told, chance);
    const found = house && tryRoom(brief, seed + i, house);
    if (!found) continue;
    planned++;
    const astray = told.filter((one) => !asTold(found.room, one)).length;
    const missed = checkRoom(found.room, brief.state).filter((f) => !f.met);
    // A flame at a window is as grave.
    const code = missed.filter((f) => f.severity === 'code' || f.rule === COOKS_AT_WINDOW).length;
    const things = astrayOf(found.room, brief.thingsAt).length;
    const cost = (astray + things) * NOT_AS_TOLD + code * 20 + found.unmet.length * 15 + missed.length;
    // A kitchen is planned in every way that its doors and windows leave: another draw seldom grants more.
    if (astray === 0 && code === 0 && (kitchen || found.unmet.length === 0)) good++;
    if (!best || cost < best.cost) best = { room: { ...found, given: [] }, cost };
    if (cost === 0) break;
  }
  return best?.room ?? { ...planRoom(brief, seed), given: [OTHERWISE] };
}

const OTHERWISE =
  'Nothing of the kind fits this room with its doors and windows where you have them: some of them moved.';

/** Whether words say enough of a door or window to open it: a kitchen sets the window over its sink by itself. */
const isPlaced = ({ at, along, form, leads, opening, of, swings }: ToldOpening, brief: Brief): boolean =>
  at !== 'any' ||
  along !== undefined ||
  form === 'bay' ||
  (opening === 'door' &&
    (swings !== undefined ||
      (brief.category === 'kitchen' ? leads === 'inside' : form !== undefined || leads !== undefined))) ||
  (opening === 'window' && of !== undefined && brief.category !== 'kitchen');
