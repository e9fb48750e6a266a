import { refuses, WORK, type WorkAmount, type WorkRow, wants } from '@plumbline/brief';
import { type Brief, boundsOf, perimeterIn, wallSpan } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import type { Job } from './job.js';
import type { QuantityList } from './quantity-list.js';

/** Beams that one draws across a ceiling where no number is told. */
const BEAMS = 3;
/** What is fitted out in a closet that the plan does not show, feet. */
const USUAL_CLOSET = 5;
const WALK_IN = 2.2;

/** How much there is of what work is measured by. */
export function amountsOf({ room, brief, of, covers, floorSqFt, ceilingSqFt, wallSqFt }: Job): Amounts {
  const { w, d } = boundsOf(room.shell);
  const count = (...kinds: readonly string[]): number =>
    room.openings.filter(({ kind }) => kinds.includes(kind)).length;
  const closets = of('closet', 'walk-in-closet').reduce(
    (n, i) => n + frontWidth(i) * (i.kind === 'closet' ? 1 : WALK_IN),
    0,
  );
  return {
    job: 1,
    floor: floorSqFt,
    ceiling: ceilingSqFt,
    walls: wallSqFt,
    wall: Math.max(...covers.map(({ openSqFt }) => openSqFt)),
    'along-wall': Math.max(...room.shell.walls.map(({ id }) => wallSpan(room.shell, id).lengthIn)) / 12,
    around: perimeterIn(room.shell) / 12,
    beams: (BEAMS * Math.min(w, d)) / 12,
    closets: closets > 0 ? closets / 12 : USUAL_CLOSET,
    windows: count('window'),
    'windows-asked': brief.pieces?.find(({ id }) => id === 'window-cut')?.count ?? 1,
    doors: count('door', 'pocket-door'),
    sinks: of('sink-base', 'vanity', 'pedestal-sink').length,
  };
}

type Amounts = Readonly<Record<WorkAmount, number>>;

const FORMULAS: Readonly<Partial<Record<WorkAmount, string>>> = {
  wall: 'one wall, the longest, less its openings',
  'along-wall': 'along the longest wall',
  around: 'along all walls',
  beams: `${BEAMS} across the shorter way`,
  windows: 'one for each window',
  'windows-asked': 'one for each window that is asked for where none is, or larger',
};

/** Work of the vocabulary that no item of the room stands for, without what other lines hold already. */
export function work(
  list: QuantityList,
  brief: Brief,
  covered: readonly WorkRow['id'][],
  amounts: Amounts,
): void {
  for (const { id, per, state, material } of WORK)
    if (material && wants(brief, id) && !covered.includes(id))
      list.add(id, amounts[per], {
        state: state ?? 'included',
        ...(FORMULAS[per] ? { formula: FORMULAS[per] } : {}),
      });
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
  wires(list, brief);
}

/** Circuits and alarms that are asked for, where nothing of the plan brings them. */
function wires(list: QuantityList, brief: Brief): void {
  if (wants(brief, 'high-volt-outlet') && !list.has('circuit-240'))
    list.add('circuit-240', 1, { formula: 'one as asked for, with its outlet' });
  // One of 240 volts that is asked for beside it is another.
  const isAnother = wants(brief, 'high-volt-outlet') || !list.has('circuit-240');
  if (wants(brief, 'own-circuit') && !list.has('circuit-120') && isAnother)
    list.add('circuit-120', 1, { formula: 'one as asked for, with its outlet' });
  if (wants(brief, 'alarms') && !list.has('alarm'))
    list.add('alarm', 1, { formula: 'one as asked for', where: 'ceiling' });
}
