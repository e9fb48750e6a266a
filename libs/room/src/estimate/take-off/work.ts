import type { Brief, Room } from '@plumbline/concept';
import { refuses, wants } from '../../brief/brief.js';
import { WORK, type WorkRow } from '../../brief/work/work.js';
import type { Of, QuantityList } from './quantity-list.js';

/** Work of the vocabulary that no item of the room stands for, without what other lines hold already. */
export function work(
  list: QuantityList,
  brief: Brief,
  covered: readonly WorkRow['id'][],
  amounts: Readonly<Record<WorkRow['per'], number>>,
): void {
  for (const { id, per, state, material } of WORK)
    if (material && wants(brief, id) && !covered.includes(id))
      list.add(id, amounts[per], { state: state ?? 'included' });
  // A wall that carries load goes with a calculation, unless an engineer has made it.
  if (
    wants(brief, 'bearing-wall') &&
    !wants(brief, 'structural-engineer') &&
    !refuses(brief, 'structural-engineer')
  )
    list.add('structural-engineer', 1, {
      state: 'allowance',
      formula: 'beam, posts and shoring are sized by an engineer',
    });
  if (wants(brief, 'floor-level-work')) list.add('floor-level', amounts.floor);
}

/** What makes a garage a place to live in, and with a bath and a kitchen a dwelling of its own. */
export function conversion(list: QuantityList, room: Room, brief: Brief, of: Of, floorSqFt: number): void {
  if (room.category !== 'garage' || !wants(brief, 'no-cars')) return;
  // Behind the door for cars nobody lives: machines stand on the slab, and what is heated leaves through the door.
  const isClosed = !room.openings.some((o) => o.kind === 'garage-door') || of('toilet', 'bed').length > 0;
  if (!room.openings.some((o) => o.kind === 'garage-door')) list.add('infill-wall', 1);
  if (isClosed) list.add('subfloor-insulated', floorSqFt);
  // Asked for in words it is a line of its own.
  if (isClosed && !wants(brief, 'heating-cooling')) list.add('heat-pump', 1);
  if (of('toilet').length + of('sink-base').length > 0) {
    list.add('sewer-run', 1);
    list.add('subpanel', 1);
  }
  if (of('toilet').length > 0 && of('sink-base').length > 0) list.add('permit-dwelling', 1);
}
