import {
  isAllButFloor,
  isBareRoom,
  isBasementBuilt,
  isNamedAlone,
  keeps,
  mayMove,
  refuses,
  wants,
} from '@plumbline/brief';
import { isHalfWall } from '@plumbline/concept';
import { lengthFt } from '../surfaces.js';
import type { Job } from './job.js';
import { count } from './quantity-list.js';
import { enclosedFt, opensWalls, WALLS } from './surfaces.js';

/** Where a line lies that is for the room's new walls and for no other. */
export const NEW_WALLS = 'new walls';

/** Rooms whose closet is a wall with doors before a recess. */
const DRY: ReadonlySet<string> = new Set(['bedroom', 'office', 'living room', 'other']);

/** Walls that go, and walls that come. */
export function partitionWalls({ list, brief, partitions, aroundWalkInsFt }: Job): void {
  // One that carries load has a line of its own.
  const closetGoes = DRY.has(brief.category) && brief.removed?.includes('closet') === true;
  if ((wants(brief, 'remove-wall') || closetGoes) && !wants(brief, 'bearing-wall'))
    list.add('wall-removal', 1, closetGoes ? { item: 'Closet taken out: its wall and doors' } : {});
  const halves = partitions.filter(isHalfWall);
  const whole = partitions.filter((wall) => !isHalfWall(wall));
  list.add('partition', whole.reduce((n, i) => n + lengthFt(i), 0) + aroundWalkInsFt, {
    formula: `the length of ${count(whole, 'new wall')} on plan${whole.some(({ label }) => label.startsWith('Wall to the garage')) ? ', with 1/2 in gypsum on the garage side (IRC R302.6)' : ''}${aroundWalkInsFt > 0 ? `, and ${Math.round(aroundWalkInsFt)} ft around what one walks into` : ''}`,
    where: NEW_WALLS,
  });
  list.add(
    'half-wall',
    halves.reduce((n, i) => n + lengthFt(i), 0),
    { formula: `the length of ${count(halves, 'half wall')} on plan`, where: NEW_WALLS },
  );
}

/** Both faces of new walls. */
export const newWallsSqFt = ({ room, partitions, walkIns }: Job): number =>
  partitions.reduce((n, i) => n + 2 * lengthFt(i) * (i.box.heightIn / 12), 0) +
  walkIns.reduce((n, i) => n + 2 * enclosedFt(room, i) * (i.box.heightIn / 12), 0);

/** The feature by which board on the walls is refused. */
const BOARD = 'drywall-repair';

/** What stands before a foundation, what fills the walls, and the board on them. */
export function furringInsulationBoard(job: Job): void {
  const { list, room, brief, of, wallSqFt, isUnfinished } = job;
  if (isBasementBuilt(brief) && !refuses(brief, BOARD)) {
    list.add('furring', wallSqFt, {
      formula: 'foundation walls by perimeter and height, less openings',
      where: 'all outer walls',
    });
  }
  if (isBasementBuilt(brief)) {
    list.add('duct-run', Math.max(2, of('supply-register').length), {
      formula: 'one for each window, two at least',
      where: 'ceiling',
    });
  }
  if (isBareRoom(brief) && !IS_HEATED.some((id) => wants(brief, id)) && !refuses(brief, 'heating-cooling'))
    list.add('duct-run', Math.max(2, of('supply-register').length), {
      state: 'allowance',
      formula:
        'one for each window, two at least, from the house; where none can come, a heat pump is a change',
      where: 'ceiling',
    });
  const above = insulatedAbove(job);
  if (isUnfinished || wants(brief, 'insulation'))
    list.add('insulation', wallSqFt + above.sqFt, {
      formula: `walls by perimeter and height, less openings${above.named && `, and the ${above.named}`}`,
      where: `all outer walls${above.named && `, ${above.named}`}`,
    });
  const board = boardOf(job);
  list.add('drywall', board.sqFt, board);
  const uncovers =
    room.category === 'kitchen' &&
    !keeps(brief, 'torn-out') &&
    (isNamedAlone(brief) || isAllButFloor(brief)) &&
    job.anew('wall-cabinet', 'corner-wall-cabinet').length > 0;
  if (uncovers || (room.category === 'bathroom' && !opensWalls(brief) && brief.extent?.id !== 'refresh'))
    list.add('drywall-repair', 1, { formula: 'walls patched where old things came off' });
}

/** Wishes that bring warmth of their own. */
const IS_HEATED: readonly string[] = ['heating-cooling', 'no-cars', 'porch-conversion', 'attic-conversion'];

/** What is insulated beside the walls: of a garage and an attic the ceiling, of a porch the floor as well. */
function insulatedAbove({ room, brief, ceilingSqFt, floorSqFt }: Job): {
  readonly sqFt: number;
  readonly named: string;
} {
  if (wants(brief, 'porch-conversion')) return { sqFt: ceilingSqFt + floorSqFt, named: 'ceiling and floor' };
  const isCeiling = room.category === 'garage' || wants(brief, 'attic-conversion') || isBareRoom(brief);
  return isCeiling ? { sqFt: ceilingSqFt, named: 'ceiling' } : { sqFt: 0, named: '' };
}

function boardOf(job: Job): { readonly sqFt: number; readonly formula: string; readonly where?: string } {
  const { room, brief, sum, wallSqFt, ceilingSqFt, isWet, isUnfinished } = job;
  const newWalls = newWallsSqFt(job);
  // A ceiling that hangs has its own panels, and one that is left open shows its joists.
  const isBare = keeps(brief, 'ceiling') || wants(brief, 'ceiling-grid') || wants(brief, 'open-ceiling');
  const ceiling = isBare ? 0 : ceilingSqFt;
  if (isUnfinished && refuses(brief, BOARD))
    return {
      sqFt: newWalls,
      formula: 'both faces of new walls: the others stay bare, as wished',
      where: NEW_WALLS,
    };
  if (isUnfinished)
    return {
      sqFt: wallSqFt + ceiling + newWalls,
      formula: `walls${ceiling > 0 ? ' and ceiling' : ''}, and both faces of new walls, less openings`,
    };
  if (wants(brief, 'drywall-hung'))
    return { sqFt: wallSqFt + ceiling + newWalls, formula: 'walls and ceiling, less openings' };
  // Walls that are open to the studs are closed.
  if (keeps(brief, 'torn-out') && room.category === 'kitchen')
    return { sqFt: wallSqFt + newWalls, formula: 'walls less openings, which are open to the studs' };
  if (room.category === 'bathroom' && opensWalls(brief))
    return {
      sqFt: wallSqFt - sum((c) => c.tiledSqFt) + newWalls,
      formula: 'walls less openings and tile, which has a backer of its own',
    };
  if (isWet && mayMove(brief) && !isNamedAlone(brief) && !isAllButFloor(brief))
    return {
      sqFt: sum((c) => c.behindCabinetsSqFt) + newWalls,
      formula: 'walls from floor to ceiling where cabinets and machines come off and go on',
    };
  return { sqFt: newWalls, formula: 'both faces of new walls', where: NEW_WALLS };
}

/** What is asked for of walls and ceiling beyond board. */
export function wallExtras(
  { list, room, brief, of, partitions, wallSqFt }: Job,
  perimeterFt: number,
  crownFt: number,
): void {
  if (wants(brief, 'soundproofing')) {
    // The wall to the next part of the room is the first that sound goes through.
    const between = room.parts ? partitions.reduce((n, i) => n + lengthFt(i) * (i.box.heightIn / 12), 0) : 0;
    list.add('soundproofing', wallSqFt + between, {
      formula: between > 0 ? `${WALLS}, and the wall between the parts` : WALLS,
    });
  }
  if (wants(brief, 'waterproofing')) list.add('waterproofing', perimeterFt, { formula: 'the perimeter' });
  if (wants(brief, 'skylight')) list.add('skylight', 1);
  if (wants(brief, 'dimmers')) list.add('dimmer', 2);
  if (wants(brief, 'disposal')) list.add('disposal', of('sink-base').length, { of: of('sink-base') });
  if (wants(brief, 'crown-molding'))
    list.add('crown', crownFt, { formula: 'walls that meet a level ceiling' });
}
