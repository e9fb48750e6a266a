import { type Concept, itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { atWall, overlaps, rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { removedOf } from '../../src/schedule/removed.js';
import { PLAIN_WET_WISHES } from './tables/plain-wet-rooms.js';

/** Faults of layout that were found on the sheets of rooms told in plain words, each by its class. */

const CONCEPTS = new Map<string, Concept>();

function sheet(id: string): Concept {
  const wish = PLAIN_WET_WISHES.find(({ judged }) => judged.id === id)?.judged.wish;
  if (!wish) throw new RangeError(`No wish is called ${id}.`);
  const known = CONCEPTS.get(id) ?? planConcept(wish, { seed: 1, date: '2026-11-28' });
  CONCEPTS.set(id, known);
  return known;
}

const said = (category: RoomCategory, area: string, designPrompt: string, budget?: number): Concept =>
  planConcept(
    { category, area, designPrompt, ...(budget ? { budget } : {}) },
    { seed: 1, date: '2026-11-28' },
  );

describe('rooms with water, told in plain words', () => {
  it('have no color in their title that nobody named', () => {
    expect(said('kitchen', '12x14', 'An island with three stools').title).toBe(
      'L-shaped kitchen with an island',
    );
    expect(said('kitchen', '12x14', 'White cabinets and an island with three stools').title).toContain(
      'White',
    );
    expect(said('bathroom', '8x10', 'A walk-in shower').title).not.toContain('White');
  });

  it('outline no old thing whose place nobody told', () => {
    expect(removedOf(sheet('small-l-door-untold')).outlines).toEqual([]);
    expect(removedOf(said('kitchen', '12x14', 'Keep the fridge, new sink and dishwasher')).outlines).toEqual(
      [],
    );
  });

  it('have an island as long as told beside a pantry whose door slides', () => {
    const { room } = sheet('island-told-and-pocket-pantry');
    const top = itemsOf(room, 'countertop').find(({ label }) => label === 'Island top');
    expect(Math.max(top?.box.widthIn ?? 0, top?.box.depthIn ?? 0)).toBe(108);
    expect(itemsOf(room, 'walk-in-closet')[0]?.label).toMatch(/^Pantry, pocket door/);
  });

  it('have the window that was told over a tub that stands free', () => {
    const { room } = sheet('tub-at-told-window');
    const [tub] = itemsOf(room, 'bathtub');
    const over = room.openings.filter(
      (o) =>
        o.kind === 'window' &&
        o.side === 'east' &&
        tub &&
        overlaps(atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 12), rectOf(tub.box)),
    );
    expect(over).toHaveLength(1);
    expect(itemsOf(room, 'vanity')[0]?.box.heightIn).toBe(36);
  });

  it('have tubs and vanities as long as told', () => {
    const long = (concept: Concept, kind: 'bathtub' | 'vanity') =>
      Math.max(...itemsOf(concept.room, kind).map(({ box }) => Math.max(box.widthIn, box.depthIn)));
    expect(long(sheet('tub-for-tall-people'), 'bathtub')).toBe(72);
    expect(long(sheet('told-double-vanity-and-tub'), 'bathtub')).toBe(66);
    expect(long(sheet('told-double-vanity-and-tub'), 'vanity')).toBe(72);
  });

  it('have no leaf before a long shower, where no door of glass was asked for', () => {
    const glassOf = (text: string) =>
      itemsOf(said('bathroom', '9x12', text, 60_000).room, 'shower')[0]?.traits?.glass;
    expect(glassOf('Walk-in shower 4x5 and a double vanity')).toBe('fixed');
    expect(glassOf('Walk-in shower 4x5 with a glass door and a double vanity')).toBeUndefined();
  });

  it('buy no linen tower within a budget that nobody asked for', () => {
    const { room } = said('bathroom', '8x9', 'Walk-in shower and a 48 inch vanity', 24_000);
    expect(itemsOf(room, 'tall-cabinet')).toEqual([]);
  });

  it('keep what stands before the window of a bedroom below ground away, and the pit in its corner', () => {
    const { room } = sheet('sump-in-its-corner');
    const [pit] = itemsOf(room, 'piece').filter(({ traits }) => traits?.piece === 'sump-pit');
    expect(pit).toMatchObject({ existing: true, box: { x: 0, y: 0 } });
    const escapes = room.openings.filter((o) => o.kind === 'window' && o.sillIn <= 44 && o.widthIn === 44);
    for (const o of escapes)
      for (const { box } of itemsOf(room, 'nightstand'))
        expect(overlaps(atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 24), rectOf(box))).toBe(false);
  });
});
