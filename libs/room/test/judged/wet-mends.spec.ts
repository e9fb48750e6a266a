import { type Concept, type Item, itemsOf, type Opening } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { atWall, inFront, overlaps, type Rect, rectOf } from '../../src/geometry/geometry.js';
import { floorOfOpening } from '../../src/geometry/openings.js';
import { hasSinkAtWindow } from '../../src/geometry/sink-at-window.js';
import { planConcept } from '../../src/index.js';
import { gap } from '../../src/planner/floor/told-places.js';
import { WATER_ROOMS } from './tables/water-rooms.js';
import { WET_ROOMS_LIVED } from './tables/wet-rooms-lived.js';

/** What designers found on the sheets of rooms with water, each by its class, in the wish that it was found in. */

const CONCEPTS = new Map<string, Concept>();

function sheet(id: string): Concept {
  const wish = [...WATER_ROOMS, ...WET_ROOMS_LIVED].find((one) => one.id.includes(id))?.wish;
  if (!wish) throw new RangeError(`No wish is called ${id}.`);
  const known = CONCEPTS.get(id) ?? planConcept(wish, { seed: 1, date: '2026-11-28' });
  CONCEPTS.set(id, known);
  return known;
}

const said = (designPrompt: string, category: RoomCategory): Concept =>
  planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-28' });

const understood = ({ brief }: Concept): string =>
  (brief.ledger ?? []).flatMap((entry) => entry.understood).join('; ');

const outcomes = ({ brief }: Concept): readonly string[] =>
  (brief.ledger ?? []).map((entry) => entry.outcome);

const isDoor = ({ kind }: Opening): boolean => kind !== 'window';
const doorFloors = ({ room }: Concept): Rect[] => room.openings.flatMap((o) => floorOfOpening(room, o));

const windowsOver = ({ room }: Concept, item: Item): readonly Opening[] =>
  room.openings.filter(
    (o) => !isDoor(o) && overlaps(atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 6), rectOf(item.box)),
  );

describe('mudrooms and laundries', () => {
  it('seat everybody below the lockers of a row, with drawers for shoes where told', () => {
    const { room } = sheet('m02');
    const [bench] = itemsOf(room, 'bench');
    expect(bench?.traits).toMatchObject({ use: 'entry', hooks: true, drawers: 5 });
    const lockers = itemsOf(room, 'bookcase');
    expect(lockers).toHaveLength(5);
    for (const locker of lockers) {
      expect(locker.box.z).toBe(bench?.box.heightIn);
      expect(overlaps(rectOf(locker.box), rectOf(bench?.box ?? locker.box))).toBe(true);
    }
  });

  it('hang nothing where a door swings, and have one tall cabinet where one is named', () => {
    const concept = sheet('m01');
    const hung = itemsOf(concept.room, 'hung-piece', 'floating-shelf');
    expect(hung.length).toBeGreaterThan(0);
    for (const { box } of hung)
      expect(doorFloors(concept).filter((floor) => overlaps(floor, rectOf(box)))).toEqual([]);
    expect(itemsOf(concept.room, 'tall-cabinet')).toHaveLength(1);
  });

  it('keep shelves off rods, and an ironing board off the way in', () => {
    const concept = sheet('m03');
    const hung = itemsOf(concept.room, 'floating-shelf').map(({ box }) => JSON.stringify(rectOf(box)));
    expect(new Set(hung).size).toBe(1);
    const [board] = itemsOf(concept.room, 'hung-piece');
    const folded = board && inFront(rectOf(board.box), board.facing, 48);
    expect(folded && doorFloors(concept).filter((floor) => overlaps(floor, folded))).toEqual([]);
  });

  it('feed the dog and hide the litter away from the kitchen', () => {
    const { room, brief } = sheet('m04');
    expect(brief.unmet).toEqual([]);
    const litter = room.items.find((i) => i.label.startsWith('Litter box'));
    const kitchen = room.openings.find((o) => o.side === 'south');
    expect(
      litter && kitchen && gap(rectOf(litter.box), atWall(room, kitchen.wall, kitchen.offsetIn, 0, 36, 1)),
    ).toBeGreaterThan(48);
  });

  it('are left to the yard by a door that nobody gave a place', () => {
    const { room } = sheet('m1-mudroom');
    const sides = room.openings.filter(isDoor).map(({ side }) => side);
    expect(sides).toHaveLength(2);
    expect(room.exterior.some((side) => sides.includes(side))).toBe(true);
  });

  it('move their window over the sink where that was told', () => {
    expect(hasSinkAtWindow(sheet('l1').room)).toBe(true);
  });
});

describe('baths', () => {
  it('keep the vanity that was told in five by seven feet', () => {
    const { room } = sheet('b02');
    expect(itemsOf(room, 'vanity').map(({ box }) => Math.max(box.widthIn, box.depthIn))).toEqual([30]);
    expect(itemsOf(room, 'shower').map(({ box }) => Math.max(box.widthIn, box.depthIn))).toEqual([60]);
  });

  it('build a tub in, or leave the place to clean around it', () => {
    const { room } = sheet('b04');
    const [tub] = itemsOf(room, 'bathtub');
    const [zone] = itemsOf(room, 'shower');
    if (!tub || !zone) throw new Error('A wet room has both.');
    const [t, z] = [rectOf(tub.box), rectOf(zone.box)];
    for (const off of [t.x - z.x, z.x + z.w - t.x - t.w, t.y - z.y, z.y + z.d - t.y - t.d])
      expect(off < 0.5 || off >= 5).toBe(true);
  });

  it('keep linen within reach of a wheelchair, and bars off windows', () => {
    const concept = sheet('b05');
    expect(itemsOf(concept.room, 'tall-cabinet')).toEqual([]);
    const [linen] = itemsOf(concept.room, 'cabinet');
    expect(linen?.box.heightIn).toBeLessThanOrEqual(48);
    for (const bar of itemsOf(concept.room, 'grab-bar')) expect(windowsOver(concept, bar)).toEqual([]);
  });

  it('store in the vanity of a half bath, its paper off the window', () => {
    const concept = sheet('b06');
    expect(itemsOf(concept.room, 'tall-cabinet')).toEqual([]);
    for (const paper of itemsOf(concept.room, 'paper-holder'))
      expect(windowsOver(concept, paper)).toEqual([]);
  });

  it('hang towels off the doors of cabinets', () => {
    const { room } = sheet('b07');
    const swings = itemsOf(room, 'tall-cabinet').map((i) => inFront(rectOf(i.box), i.facing, 18));
    for (const { box } of itemsOf(room, 'towel-bar'))
      expect(swings.some((swing) => overlaps(swing, rectOf(box)))).toBe(false);
  });

  it('seat who walks with help in a shower that is a wall at one end only', () => {
    expect(itemsOf(sheet('b2-age').room, 'shower-bench')).toHaveLength(1);
  });

  it('read a toilet behind its door, bars for towels, and no tub in a primary bath', () => {
    expect(understood(sheet('b3-primary-9x12'))).toContain('Wish: toilet room');
    expect(understood(sheet('b3-primary-9x12'))).not.toContain('four-piece');
    expect(understood(sheet('b1-5x9'))).not.toContain('grab bars');
    expect(outcomes(sheet('b1-5x9'))).not.toContain('changed');
  });
});

describe('kitchens', () => {
  it('seat two at a little table, and no more', () => {
    const { room } = sheet('k10');
    expect(itemsOf(room, 'dining-table').map(({ traits }) => traits?.seats)).toEqual([2]);
    expect(itemsOf(room, 'bench')).toEqual([]);
  });

  it('say how many of those told sit at a nook', () => {
    expect(understood(sheet('k12'))).toContain('Places at the table: 5');
  });

  it('have their back door by the refrigerator that stays there', () => {
    const { room } = sheet('k12');
    const [fridge] = itemsOf(room, 'refrigerator');
    const door = room.openings.find(({ kind }) => kind === 'door');
    expect(
      fridge && door && gap(rectOf(fridge.box), atWall(room, door.wall, door.offsetIn, 0, door.widthIn, 1)),
    ).toBeLessThanOrEqual(42);
  });

  it('leave an aisle between a table and the cook, and take nobody who stays out of the way for a thing', () => {
    const concept = sheet('k03');
    const [range] = itemsOf(concept.room, 'range');
    const aisle = range && inFront(rectOf(range.box), range.facing, 38);
    for (const { box } of itemsOf(concept.room, 'dining-table', 'bench', 'dining-chair'))
      expect(aisle && overlaps(aisle, rectOf(box))).toBe(false);
    expect(outcomes(concept)).not.toContain('kept');
  });

  it('move a told window over the sink', () => {
    expect(hasSinkAtWindow(sheet('k05').room)).toBe(true);
  });

  it('open the wall that the seats of a peninsula look to, where it is towards another room', () => {
    const { room, findings } = sheet('k07');
    const top = itemsOf(room, 'countertop').find((i) => (i.traits?.seats ?? 0) > 0);
    const open = room.openings.filter(({ kind }) => kind === 'cased-opening');
    expect(open.map(({ side }) => side)).toEqual([top?.traits?.seatSide]);
    expect(findings.filter(({ rule, met }) => /^behind-seats/.test(rule) && !met)).toEqual([]);
  });

  it('have a ramp outside of the wall that words put its door in', () => {
    const { room } = sheet('k09');
    expect(room.openings.filter(({ kind }) => kind === 'door').map(({ side }) => side)).toEqual(['south']);
  });

  it('turn an island for its seats, with drinks cooled at the coffee bar', () => {
    const { room } = sheet('k11');
    expect(itemsOf(room, 'stool')).toHaveLength(5);
    expect(itemsOf(room, 'beverage-cooler').map(({ group }) => group)).toEqual(['coffee']);
  });

  it('keep spices beside what is cooked on', () => {
    const spices = (concept: Concept) =>
      itemsOf(concept.room, 'base-cabinet').filter(({ traits }) => traits?.pullout === 'spice');
    expect(spices(sheet('k02'))).toEqual([]);
    const [pullout] = spices(sheet('k4-eatin'));
    const [range] = itemsOf(sheet('k4-eatin').room, 'range');
    expect(pullout && range && gap(rectOf(pullout.box), rectOf(range.box))).toBe(0);
  });

  it('set a window over the table that is to be by one', () => {
    const concept = sheet('k4-eatin');
    const [bench] = itemsOf(concept.room, 'bench');
    expect(bench && windowsOver(concept, bench)).toHaveLength(1);
  });

  it('keep a cooktop that is not to be in the island, and no stove whose size is agreed to', () => {
    expect(understood(sheet('k2-ranch'))).not.toContain('Without: range');
    expect(understood(sheet('k3-apartment'))).not.toContain('Stays');
    expect(outcomes(said('13x15 kitchen, island to serve from', 'kitchen'))).not.toContain('refused');
    expect(itemsOf(said('13x15 kitchen, island to serve from', 'kitchen').room, 'stool')).toEqual([]);
  });
});
