import { isFirstOfItsKind, isOwned, keeps, keptOf, partOfFeature, touches, wants } from '@plumbline/brief';
import {
  type Brief,
  isHalfWall,
  perimeterIn,
  type Quantity,
  type Room,
  type SurveyedRoom,
  wallOf,
} from '@plumbline/concept';
import { isWallMirror } from '../furniture.js';
import { frontWidth } from '../geometry/geometry.js';
import { openingsChanged } from '../survey/changed-openings.js';
import { fixturesMoved } from '../survey/moved-plumbing.js';
import { appliances } from './take-off/appliances.js';
import { bathFixtures } from './take-off/bath-fixtures.js';
import { comingAlong } from './take-off/brought-along.js';
import { cabinets, stackedBoxes } from './take-off/cabinets.js';
import { conversions } from './take-off/conversions.js';
import { counters } from './take-off/counters.js';
import { demolition } from './take-off/demolition.js';
import { electrical } from './take-off/electrical.js';
import { withinExtent } from './take-off/extent.js';
import { flooring, painting, trimAndPanels } from './take-off/finishes.js';
import { fittedOnWhatStays } from './take-off/fitted.js';
import { type Job, jobOf } from './take-off/job.js';
import { quantitiesWithoutKept } from './take-off/kept.js';
import { onlyOnce } from './take-off/once.js';
import { changedOpenings, doors } from './take-off/openings.js';
import { permits } from './take-off/permits.js';
import { plumbing } from './take-off/plumbing.js';
import { inOrder, QuantityList } from './take-off/quantity-list.js';
import { crownFt } from './take-off/surfaces.js';
import { tile } from './take-off/tile.js';
import { ventilation } from './take-off/ventilation.js';
import { furringInsulationBoard, partitionWalls, wallExtras } from './take-off/walls.js';
import { amountsOf, work } from './take-off/work.js';

/**
 * The take-off: everything that a room's geometry asks for, in the order in which it is built. What lies outside the
 * job's extent, what is kept and what another line holds is left out.
 */
export function quantitiesOf(room: Room, brief: Brief, surveyed?: SurveyedRoom): Quantity[] {
  const job = jobOf(room, brief, surveyed);
  const { list } = job;
  roughWork(job);
  finishWork(job);
  workWithoutItems(job);
  fittedOnWhatStays(job);
  list.add('clean-up', 1);
  permits(list, room, brief, job.isWet || job.partitions.some((wall) => !isHalfWall(wall)));
  const inside = inOrder([...withinExtent(list.sorted(), brief), ...leavesOfWidened(job)]);
  const lines = onlyOnce(quantitiesWithoutKept(inside, brief, room));
  return inOrder([...lines, ...comingAlong(room, lines, brief)]);
}

/** From demolition to board: what is behind the surfaces. */
function roughWork(job: Job): void {
  const { list, room, brief, of, anew, surveyed } = job;
  demolition(job);
  partitionWalls(job);
  plumbing(list, room, { of, anew }, brief, surveyed && fixturesMoved(room, brief, surveyed));
  ventilation(job);
  electrical(list, room, { of, anew }, brief);
  furringInsulationBoard(job);
  wallExtras(job, perimeterIn(room.shell) / 12, crownFt(room.shell));
}

/** From doors to paint: what one sees. */
function finishWork(job: Job): void {
  const { list, room, brief, of, anew, covers, surveyed } = job;
  doors(list, room, anew, brief, surveyed !== undefined);
  conversions(job);
  cabinets(list, room, brief, anew);
  stackedBoxes(list, room, brief);
  counters(list, room, brief, of);
  tile(list, room, brief, of, covers);
  flooring(job);
  trimAndPanels(job);
  if (asksStairs(brief)) list.add('stair', anew('stair').length, { of: anew('stair') });
  bathFixtures(list, room, anew);
  const seated = of('toilet').filter((i) => i.traits?.bidetSeat);
  list.add('bidet-seat', seated.length, { of: seated });
  appliances(list, anew);
  painting(job);
  list.add('fireplace', anew('fireplace').length, { state: 'allowance', of: anew('fireplace') });
  list.add('overhead-rack', anew('overhead-rack').length, { where: 'ceiling' });
  fixedFurniture(job);
  list.add('slat-wall', anew('slat-wall').reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0) / 144, {
    of: anew('slat-wall'),
  });
  if (surveyed) changedOpenings(list, room, surveyed);
}

/** Stairs of the house are there: they are done over where that is asked for. */
const asksStairs = (brief: Brief): boolean =>
  brief.wanted.some((id) => partOfFeature(id) === 'stairs') ||
  brief.extent?.inside?.includes('stairs') === true ||
  keptOf(brief).some(({ id, how }) => id === 'stairs' && how === 'renewed');

/** Furniture that the contractor fixes to walls, where it is not the owner's. */
function fixedFurniture({ list, brief, anew }: Job): void {
  const isBought = (id: string): boolean => !isOwned(brief, id);
  const beds = anew('bed').filter(({ label }) => label.startsWith('Wall bed') && isBought('murphy-bed'));
  list.add('wall-bed', beds.length, { of: beds });
  const racks = anew('bike-rack').filter(() => isBought('bike-rack'));
  const bikes = racks.reduce((n, rack) => n + (rack.traits?.bikes ?? 1), 0);
  list.add('bike-rack', bikes, { of: racks, formula: 'by the bicycles they hold' });
  const mirrors = isBought('mirror-wall') ? anew('mirror').filter(isWallMirror) : [];
  list.add('wall-mirror', mirrors.reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0) / 144, {
    of: mirrors,
  });
  const booths = anew('piece').filter(
    ({ traits }) => traits?.piece === 'vocal-booth' && isBought('vocal-booth'),
  );
  list.add('vocal-booth', booths.length, { of: booths });
  for (const item of anew('hung-piece'))
    if (isBought(item.traits?.piece ?? ''))
      list.add('hung-rack', 1, { item: `${item.label} in`, of: [item] });
}

/** Work that was asked for and that no item of the room stands for. */
function workWithoutItems(job: Job): void {
  const { list, room, brief, surveyed } = job;
  const covered = [
    // Wider doorways are those of the plan.
    ...(surveyed || wants(brief, 'opening-widened') ? ['wider-opening'] : []),
    // Whatever is piped in a bath has its rough-in, where it goes to.
    ...(room.category === 'bathroom' && list.has('rough-in') ? ['plumbing-move'] : []),
    // A closet that is built new is fitted out.
    ...(list.has('closet-system') ? ['closet-fittings'] : []),
    // A fireplace that is built new is one with its insert; a floor that is taken out takes its carpet along.
    ...(list.has('fireplace') && !keeps(brief, 'fireplace') ? ['gas-insert'] : []),
    ...(list.has('demolition-floor') && touches(brief, 'floor') ? ['carpet-out'] : []),
  ];
  work(list, brief, covered, amountsOf(job));
  const isOut = brief.extent?.id !== 'refresh' && touches(brief, 'sink') && !isFirstOfItsKind(brief);
  if (room.category === 'kitchen' && isOut)
    list.add('temporary-kitchen', 1, {
      formula: 'sink, counter and plug elsewhere while the kitchen is out of use',
    });
}

/** A wider doorway wants a wider door, whatever becomes of the others. */
function leavesOfWidened({ list, room, brief, surveyed }: Job): readonly Quantity[] {
  const leaves = new QuantityList(room);
  for (const { opening, how } of surveyed ? openingsChanged(room, surveyed) : [])
    if (how === 'widened' && opening.kind === 'door')
      leaves.add(wallOf(room.shell, opening.wall).exterior ? 'door-exterior' : 'door-interior', 1, {
        item: `Door for the wider doorway, ${Math.round(opening.widthIn)} in`,
        where: `${opening.side} wall`,
      });
  if (
    !surveyed &&
    wants(brief, 'wider-opening') &&
    !list.has('door-interior') &&
    room.openings.some((o) => o.kind === 'door')
  )
    leaves.add('door-interior', 1, { item: 'Door for the wider doorway' });
  return leaves.sorted();
}
