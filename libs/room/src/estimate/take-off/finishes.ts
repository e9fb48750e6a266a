import { FLOOR_PARTS, paintsAll, takesWallOut, wants } from '@plumbline/brief';
import { floorUnderFixedSqFt, lengthFt, unheatedSqFt } from '../surfaces.js';
import { isLivedInGarage, type Job } from './job.js';
import { casingIn } from './openings.js';
import { facesPainted, floorsOfParts } from './parts.js';
import { count } from './quantity-list.js';
import { ceilingPrice, floorPrice, WASTE, wallFinish } from './surfaces.js';
import { newWallsSqFt } from './walls.js';

export function flooring(job: Job): void {
  const { list, room, brief, floorSqFt } = job;
  if (room.parts) {
    floorsByPart(job);
    return;
  }
  const under = wants(brief, 'floor-under-cabinets') ? 0 : floorUnderFixedSqFt(room);
  const open = Math.max(0, floorSqFt - under);
  const main = floorPrice(room.finishes.floor.material);
  const parts = FLOOR_PARTS.filter(
    ([id, , material]) => wants(brief, id) && floorPrice(material) !== main,
  ).map(([, covering, material]) => ({
    covering,
    price: floorPrice(material),
    sqFt: open * (/tile/.test(material) ? AT_A_DOOR : UNDER_A_GYM),
  }));
  const apart = parts.reduce((n, { sqFt }) => n + sqFt, 0);
  list.add(main, (open - apart) * WASTE, {
    formula: `${Math.round(floorSqFt)} sq ft of floor${under >= 1 ? ` less ${Math.round(under)} under fixed things` : ''}${apart > 0 ? `, less ${Math.round(apart)} of another covering` : ''}, and 8 % for cuts`,
  });
  for (const { covering, price, sqFt } of parts)
    list.add(price, sqFt * WASTE, {
      formula: `${Math.round(sqFt)} sq ft of ${covering}: taken so, as no size of that part was told, and 8 % for cuts`,
    });
  heatedFloor(job);
}

function heatedFloor({ list, room, brief, floorSqFt }: Job): void {
  if (wants(brief, 'heated-floor'))
    list.add('floor-heat', Math.max(0, floorSqFt - unheatedSqFt(room)) * 0.9, {
      formula: 'nine tenths of the floor that nothing stands on or hangs over',
    });
}

/** Of a room that words divide each part has the floor that was told for it, and one of which nothing was told has none. */
function floorsByPart(job: Job): void {
  const { list, room, brief } = job;
  const floors = floorsOfParts(room);
  for (const price of new Set(floors.map(({ material }) => floorPrice(material)))) {
    const those = floors.filter(({ material }) => floorPrice(material) === price);
    const sqFt = those.reduce((n, one) => n + one.sqFt, 0);
    const under = wants(brief, 'floor-under-cabinets') ? 0 : those.reduce((n, one) => n + one.underSqFt, 0);
    list.add(price, Math.max(0, sqFt - under) * WASTE, {
      formula: `${Math.round(sqFt)} sq ft of floor${under >= 1 ? ` less ${Math.round(under)} under fixed things` : ''}, and 8 % for cuts`,
      where: those.map(({ name }) => name.toLowerCase()).join(', '),
    });
  }
  heatedFloor(job);
}

/** What of a floor a second covering lies on where no size was told: a third under a gym, a sixth at a door or a bar. */
const UNDER_A_GYM = 1 / 3;
const AT_A_DOOR = 1 / 6;

/** Wall that is patched and painted around a wall that was taken out: its two ends and what stands above it. */
const AROUND_OPENING_SQFT = 48;

/** Baseboard and casing, and what walls are dressed with besides paint. */
export function trimAndPanels({ list, room, brief, covers, sum, partitions, aroundWalkInsFt }: Job): void {
  // A garage for cars has casings and no baseboard.
  const base =
    room.category === 'garage' && !isLivedInGarage(room, brief)
      ? 0
      : sum((c) => c.freeFt) +
        partitions.reduce((n, i) => n + facesPainted(room) * lengthFt(i), 0) +
        2 * aroundWalkInsFt;
  const casing = room.openings.reduce((n, o) => n + casingIn(o), 0) / 12;
  list.add('trim', base + casing, {
    formula: `${Math.round(base)} ft of baseboard where the wall is free, and ${Math.round(casing)} ft of casing around ${count(room.openings, 'opening')}`,
  });
  const { sqFt, price, formula } = wallFinish(room, covers);
  if (price) list.add(price, sqFt, { formula });
}

export function painting(job: Job): void {
  const { list, room, brief, covers, sum, wallSqFt, ceilingSqFt } = job;
  const newWalls = (newWallsSqFt(job) * facesPainted(room)) / 2;
  if (paintsAll(brief, 'walls')) {
    const { sqFt: panelled } = wallFinish(room, covers);
    list.add('paint-wall', Math.max(0, wallSqFt - sum((c) => c.coveredSqFt) - panelled) + newWalls, {
      formula: `walls less openings, tile, cabinets${panelled > 0 ? ' and panels' : ''}${newWalls > 0 ? ', and both faces of new walls' : ''}`,
    });
  } else {
    const opened = takesWallOut(brief) ? AROUND_OPENING_SQFT : 0;
    list.add('paint-wall', newWalls + opened, {
      item: opened > 0 && newWalls === 0 ? 'Paint where the wall was opened' : 'Painting of new walls',
      formula: [
        ...(newWalls > 0 ? ['both faces of new walls'] : []),
        ...(opened > 0 ? ['the ends and the edge above where the wall was taken out'] : []),
      ].join(', and '),
    });
  }
  const dressed = ceilingPrice(room);
  if (dressed) list.add(dressed, ceilingSqFt, { formula: 'the ceiling', where: 'ceiling' });
  // Boards are finished before they go up, and so are panels; joists are sprayed at a price of their own.
  if (dressed !== 'ceiling-boards' && !wants(job.brief, 'ceiling-grid') && !wants(job.brief, 'open-ceiling'))
    list.add('paint-ceiling', ceilingSqFt, { formula: 'the ceiling', where: 'ceiling' });
}
