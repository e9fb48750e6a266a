import type { Concept, Item } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { inFront, overlaps, rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { BATHS } from './baths.js';

const DATE = '2026-11-22';

type Holds = (concept: Concept, value: string) => boolean;

const of = ({ room }: Concept, ...kinds: string[]): readonly Item[] =>
  room.items.filter(({ kind }) => kinds.includes(kind));
const doorsOf = ({ room }: Concept) => room.openings.filter(({ kind }) => kind !== 'window');
const traitsOf = (items: readonly Item[]): readonly Record<string, unknown>[] =>
  items.map(({ traits }) => ({ ...traits }));

const ACROSS = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

/** The least number of walls that all pipes come from. */
function wetWalls(concept: Concept): number {
  const backs = of(concept, 'toilet', 'vanity', 'pedestal-sink').map(({ facing }) => ACROSS[facing]);
  return new Set(backs).size;
}

/** What a plan is to show, by its name; what follows a colon is its value. A kind by itself is to stand in it. */
const EXPECTED: Readonly<Record<string, Holds>> = {
  no: (concept, kind) => of(concept, kind).length === 0,
  basin: (concept) => of(concept, 'vanity', 'pedestal-sink').length > 0,
  tub: (concept, form) => traitsOf(of(concept, 'bathtub')).some((traits) => traits.form === form),
  'tub with': (concept, trait) => traitsOf(of(concept, 'bathtub')).some((traits) => traits[trait] === true),
  shower: (concept, trait) => traitsOf(of(concept, 'shower')).some((traits) => traits[trait] === true),
  enclosure: (concept, kind) =>
    traitsOf(of(concept, 'shower', 'bathtub')).every((traits) => traits.enclosure === kind),
  basins: (concept, count) =>
    traitsOf(of(concept, 'vanity')).some((traits) => traits.sinks === Number(count)),
  'wet walls': (concept, count) => wetWalls(concept) <= Number(count),
  doors: (concept, count) => doorsOf(concept).length === Number(count),
  'door on': (concept, wall) =>
    doorsOf(concept).every(({ side }) => {
      const { widthIn, depthIn } = concept.room;
      const long = side === 'north' || side === 'south' ? widthIn : depthIn;
      return long === (wall === 'short' ? Math.min(widthIn, depthIn) : Math.max(widthIn, depthIn));
    }),
  opening: (concept, kind) => concept.room.openings.some((opening) => opening.kind === kind),
  label: (concept, words) => concept.room.items.some(({ label }) => label.includes(words)),
};

const shows = (concept: Concept, expected: string): boolean => {
  const [name = '', value] = expected.split(': ');
  const holds = EXPECTED[name];
  return holds && (value !== undefined || name === 'basin')
    ? holds(concept, value ?? '')
    : of(concept, expected).length > 0;
};

describe('wishes for baths, laundries and mudrooms', () => {
  it.each(BATHS.map((wish) => [wish.designPrompt, wish] as const))('%s', (_, { expects, ...request }) => {
    const concept = planConcept(request, { seed: 1, date: DATE });
    expect(expects.filter((expected) => !shows(concept, expected))).toEqual([]);
    expect(faultsOf(concept)).toEqual([]);
    if (request.category !== 'bathroom') return;
    expect(of(concept, 'mirror', 'medicine-cabinet').length).toBeGreaterThan(0);
    expect(doorsOf(concept).filter(({ side }) => concept.room.exterior.includes(side))).toEqual([]);
    // Nobody steps out of the shower into the door's way.
    for (const shower of of(concept, 'shower'))
      for (const door of doorsOf(concept).filter((d) => d.kind === 'door' && d.swing?.into === 'room')) {
        const way = { x: door.offsetIn, y: door.offsetIn, w: door.widthIn, d: door.widthIn };
        if (door.side === 'south') way.y = 0;
        if (door.side === 'north') way.y = concept.room.depthIn - door.widthIn;
        if (door.side === 'west') way.x = 0;
        if (door.side === 'east') way.x = concept.room.widthIn - door.widthIn;
        expect(overlaps(inFront(rectOf(shower.box), shower.facing, 26), way)).toBe(false);
      }
  });
});
