import {
  isFirstOfItsKind,
  isNamedAlone,
  keeps,
  mayMove,
  refuses,
  standsStill,
  staysForBudget,
  touches,
  wants,
} from '@plumbline/brief';
import type { Brief, Room, WorkPart } from '@plumbline/concept';
import type { MovedFixture } from '../../survey/moved-plumbing.js';
import type { Job } from './job.js';
import { count, type QuantityList } from './quantity-list.js';

export function plumbing(
  list: QuantityList,
  room: Room,
  { of, anew }: Pick<Job, 'of' | 'anew'>,
  brief: Brief,
  measured?: readonly MovedFixture[],
): void {
  const sinks = of('sink-base').length;
  const lavatories = of('vanity', 'pedestal-sink').reduce((n, i) => n + (i.traits?.sinks ?? 1), 0);
  // What stands still keeps its lines.
  // Unless it was measured where the old ones stand, what is replaced in place joins the lines that are there.
  const inPlace = measured === undefined && standsInPlace(brief);
  // A bath within another room joins no line that is there.
  const isFirst = (isBathWithin(brief) && brief.category !== 'bathroom') || isFirstOfItsKind(brief);
  const moved = (count: number, ...ids: string[]): number =>
    isFirst
      ? count
      : inPlace ||
          !ids.some((id) => touches(brief, id as WorkPart)) ||
          ['layout', 'plumbing', ...ids].some((id) => standsStill(brief, id))
        ? 0
        : count;
  const roughIns =
    moved(sinks, 'sink') +
    moved(lavatories, 'sink', 'vanity') +
    moved(of('toilet', 'bidet').length, 'toilet') +
    moved(of('bathtub').length, 'bathtub') +
    // Of a bath that was none before the shower or tub joins no line that is there.
    ((inPlace && takesTubsPlace(brief)) || isBathWithin(brief)
      ? of('shower').length
      : moved(of('shower').length, 'shower')) +
    (isFirstOfItsKind(brief) ? of('washer').length : 0);
  const known = (measured ?? []).filter(({ kind }) => kind !== 'dishwasher' && kind !== 'washer');
  // Where it was measured how far a fixture moves, that is priced in place of a whole rough-in.
  list.add('rough-in', Math.max(0, roughIns - known.length), {
    formula: 'one for each sink, basin, toilet, tub, shower and first washer',
  });
  for (const { name, feet, share } of known)
    if (share > 0 && roughIns > 0)
      list.add('rough-in', 1, {
        item: `${name} moved ${Math.max(1, Math.round(feet))} ft: water and drain`,
        share,
        formula: 'by the feet that it moves',
      });
  list.add('sink', sinks, { of: of('sink-base') });
  // A top is lifted off with what hangs in it.
  if (
    isNamedAlone(brief) &&
    touches(brief, 'counters') &&
    !touches(brief, room.category === 'kitchen' ? 'sink' : 'vanity')
  )
    list.add('sink-reset', room.category === 'kitchen' ? sinks : lavatories, {
      formula: 'new tops below them',
    });
  const hooked = anew('dishwasher', 'washer', 'refrigerator');
  list.add('dishwasher-hookup', hooked.length, {
    of: hooked,
    formula: 'dishwasher, washer and the ice of a refrigerator',
  });
  const burners = [...of('range'), ...of('cooktop')];
  const gas = burners.filter((i) => i.traits?.fuel === 'gas' || i.traits?.fuel === 'dual');
  const filled = burners.filter((i) => i.traits?.potFiller);
  list.add('pot-filler', filled.length, { of: filled, formula: 'above the range' });
  const kept =
    (keeps(brief, 'range') || keeps(brief, 'appliances')) && !gas.some((i) => staysForBudget(brief, i));
  if (gas.length > 0 && mayMove(brief) && !kept && !wants(brief, 'gas-line'))
    list.add('gas-line', 1, {
      state: 'allowance',
      item: 'Gas line to the range',
      of: gas,
      formula: 'one branch with shut-off and connector',
    });
  if (
    burners.length > 0 &&
    gas.length === 0 &&
    !isFirstOfItsKind(brief) &&
    GAS_LEAVES.some((id) => wants(brief, id))
  )
    list.add('gas-cap', 1, { state: 'allowance', of: burners, formula: 'where the old range burned gas' });
  const drains = of('toilet', 'shower', 'bathtub', 'vanity', 'pedestal-sink', 'sink-base').filter(
    // A bar that stands drains already.
    ({ existing }) => room.category !== 'basement' || !existing,
  );
  const lifted = drains.length > 0 && wants(brief, 'ejector-pump');
  // Below a basement's floor nothing drains by itself unless the sewer lies deeper.
  if (room.category === 'basement' && drains.length > 0 && !drainsStay(brief))
    list.add('below-slab', FEET_A_DRAIN * drains.length + FEET_TO_STACK, {
      state: 'allowance',
      of: drains,
      formula: `${FEET_A_DRAIN} ft for each of ${count(drains, 'drain')} and ${FEET_TO_STACK} ft to the ${lifted ? 'ejector' : 'stack; an ejector is an alternate'}`,
    });
  if (lifted) list.add('ejector', 1, { where: 'in the floor', formula: 'lifts what drains below the sewer' });
}

/** Whether a room's drains are those that are there. */
const drainsStay = (brief: Brief): boolean => standsStill(brief, 'plumbing') || keeps(brief, 'walls-of-room');
/** Whether new fixtures stand where the old ones stood. */
const standsInPlace = (brief: Brief): boolean =>
  brief.extent?.id === 'replace' && (brief.category !== 'basement' || keeps(brief, 'walls-of-room'));
/** Whether a bath is built where there is none. */
const isBathWithin = (brief: Brief): boolean =>
  wants(brief, 'bathroom-rough-in') && !keeps(brief, 'walls-of-room');

/** A shower's drain is of 2 in where that of the tub before it was of 1-1/2 in (IPC 709.1): it is laid anew. */
const takesTubsPlace = (brief: Brief): boolean =>
  refuses(brief, 'bathtub') || brief.removed?.includes('bathtub') === true;

/** Wishes by which a gas range gives way. */

const GAS_LEAVES: readonly string[] = ['induction', 'electric-range'];

/** Trench in a slab. General knowledge. */

const FEET_A_DRAIN = 5;

const FEET_TO_STACK = 10;
