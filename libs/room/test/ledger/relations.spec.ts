import type { Concept, Room } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { type ConceptRequest, planConcept } from '../../src/index.js';
import { accessLacking } from '../../src/shown/access-shown.js';

const plan = (category: ConceptRequest['category'], designPrompt: string, budget?: number): Concept =>
  planConcept(
    { category, designPrompt, ...(budget === undefined ? {} : { budget }) },
    { seed: 1, date: '2026-11-25' },
  );
const entryOf = (concept: Concept, words: string) =>
  concept.brief.ledger?.find(({ text }) => text.includes(words));

const IN_LAW =
  "We're adding an in-law suite 16x24 with its own entrance: bedroom area with queen bed, sitting area with two recliners and TV, kitchenette with table for two, full bath with a walk in shower, closet. She uses a walker.";

describe('what a clause says of its things', () => {
  it('counts them: fewer lateral files than eight are not eight', () => {
    const entry = entryOf(
      plan('office', 'Home office 9x10. Desk, two client chairs, eight lateral files.'),
      'lateral files',
    );
    expect(entry).toMatchObject({ outcome: 'changed' });
    expect(entry?.note).toMatch(/^\d of the 8 (?:file cabinets )?(?:is|are) drawn\./);
  });

  it('sets as many as were counted where they have a place', () => {
    const concept = plan('office', 'Home office 11x13. Desk, two client chairs, four lateral files.');
    const files = concept.room.items.filter((i) => i.kind === 'cabinet' && i.traits?.use === 'filing');
    expect(files.length).toBe(4);
    expect(entryOf(concept, 'lateral files')?.outcome).toBe('drawn');
  });

  it.each([1, 2, 3, 4])('holds a wall told in an unusual way against the room, seed %i', (seed) => {
    const concept = planConcept(
      { category: 'living room', designPrompt: 'Bookcase along the whole of the south wall, 12x14 room.' },
      { seed, date: '2026-11-25' },
    );
    const stands = concept.room.items.some(({ kind, facing }) => kind === 'bookcase' && facing === 'north');
    const entry = entryOf(concept, 'Bookcase');
    expect(entry?.outcome).toBe(stands ? 'drawn' : 'changed');
    if (!stands) expect(entry?.note).toContain('not at the south wall');
  });

  it('holds the width of a doorway against the room', () => {
    const concept = plan('kitchen', 'A doorway to the dining room in the south wall, 9 feet wide. 12x14.');
    const wide = concept.room.openings.some((o) => o.kind !== 'window' && Math.abs(o.widthIn - 108) <= 5);
    const entry = entryOf(concept, 'doorway');
    expect(entry?.outcome).toBe(wide ? 'drawn' : 'changed');
    if (!wide) expect(entry?.note).toContain(`wide, not 9'-0"`);
  });

  it('counts seats of a sectional', () => {
    const entry = entryOf(
      plan('living room', 'Family room 16x18. Sectional for nine, tv.'),
      'Sectional for nine',
    );
    expect(entry).toMatchObject({ outcome: 'changed', note: expect.stringContaining('not 9') });
  });

  it('holds what stands at an end against the room', () => {
    const text =
      'Living room 15x20. Fireplace in the middle of the north wall. Two sofas facing each other, two chairs at the fire end.';
    const concept = plan('living room', text);
    const fire = concept.room.items.find(({ kind }) => kind === 'fireplace');
    const chairs = concept.room.items.filter(({ kind }) => kind === 'armchair');
    const north = chairs.some(({ box }) => box.y + box.depthIn / 2 > concept.room.depthIn / 2);
    expect(fire?.facing).toBe('south');
    expect(entryOf(concept, 'fire end')?.outcome).toBe(north ? 'drawn' : 'changed');
  });

  it('takes shelves on one side of a door for no shelves on both', () => {
    const concept = plan(
      'office',
      '10x12 office, desk under the window, bookshelves on both sides of the door, couch',
    );
    const door = concept.room.openings.find(({ kind }) => kind === 'door');
    const shelves = concept.room.items.filter((i) => i.kind === 'bookcase');
    const level = door?.side === 'north' || door?.side === 'south';
    const [from, to] = [door?.offsetIn ?? 0, (door?.offsetIn ?? 0) + (door?.widthIn ?? 0)];
    const onIts = shelves.filter(
      (i) =>
        i.facing === { north: 'south', south: 'north', east: 'west', west: 'east' }[door?.side ?? 'north'],
    );
    const starts = onIts.map(({ box }) => (level ? box.x : box.y));
    const both = starts.some((at) => at < from) && starts.some((at) => at >= to - 1);
    expect(shelves.length).toBeGreaterThan(0);
    expect(entryOf(concept, 'both sides')?.outcome).toBe(both ? 'drawn' : 'changed');
  });

  it('calls no sink under a window whose middle is beside the glass', () => {
    const concept = plan('kitchen', '14 x 17 kitchen, two windows on the north wall, sink under the window');
    const sink = concept.room.items.find(({ kind }) => kind === 'sink-base');
    const middle = (sink?.box.x ?? 0) + (sink?.box.widthIn ?? 0) / 2;
    const under = concept.room.openings.some(
      (o) => o.kind === 'window' && o.offsetIn < middle && middle < o.offsetIn + o.widthIn,
    );
    expect(entryOf(concept, 'sink under')?.outcome === 'drawn').toBe(under && sink?.facing === 'south');
  });
});

describe('given facts of the house', () => {
  it('has the window over the wet zone that is told at the window end', () => {
    const { room } = plan(
      'bathroom',
      '8x10 wet room: shower and tub in the same tiled zone behind glass at the window end, floating vanity, wall hung toilet.',
    );
    const tub = room.items.find(({ kind }) => kind === 'bathtub');
    const wall = room.openings.find(({ kind }) => kind === 'window');
    const level = wall?.side === 'north' || wall?.side === 'south';
    const [low, long] = level
      ? [tub?.box.x ?? 0, tub?.box.widthIn ?? 0]
      : [tub?.box.y ?? 0, tub?.box.depthIn ?? 0];
    const from = wall?.offsetIn ?? 0;
    expect(Math.min(low + long, from + (wall?.widthIn ?? 0)) - Math.max(low, from)).toBeGreaterThan(0);
  });

  it('turns a room so that its stair runs along the side that was told', () => {
    const { room } = plan(
      'living room',
      'townhouse living room 12 x 21, front door on the west end, stairs go up along the north side. Sofa, tv.',
    );
    expect(room.widthIn).toBe(252);
    expect(room.items.some(({ kind }) => kind === 'stair')).toBe(true);
  });

  it('keeps the laundry at the wall that its drain is in', () => {
    const { room } = plan(
      'basement',
      '18 x 28 basement. TV room with sleeper sofa. Laundry stays where the drain is, west wall.',
    );
    expect(room.items.find(({ kind }) => kind === 'washer')?.facing).toBe('east');
  });

  it('has a studio bathe at the wall that its pipes come in by', () => {
    const { room } = plan(
      'garage',
      'Turn the 20x22 garage into a studio. Full bath, kitchenette, queen bed. Plumbing comes in on the north wall.',
    );
    expect(room.items.find(({ kind }) => kind === 'toilet')?.facing).toBe('south');
  });
});

describe('a bath for who walks with a walker', () => {
  const concept = plan('bedroom', IN_LAW, 85_000);
  const { room } = concept;

  it('has a shower without curb and door, bars and a wide door', () => {
    expect(room.items.find(({ kind }) => kind === 'shower')?.traits).toMatchObject({
      curbless: true,
      enclosure: 'curtain',
    });
    expect(room.items.filter(({ kind }) => kind === 'grab-bar').length).toBeGreaterThanOrEqual(3);
    const door = room.items.find(({ kind }) => kind === 'partition-door')?.box;
    expect(Math.max(door?.widthIn ?? 0, door?.depthIn ?? 0)).toBe(36);
  });

  it('is new: nothing stands in an addition already', () => {
    expect(room.items.filter(({ existing }) => existing)).toEqual([]);
  });

  it('is told as lacking what is taken out of it', () => {
    const without = (test: (item: Room['items'][number]) => boolean): Room => ({
      ...room,
      items: room.items.filter((item) => !test(item)),
    });
    expect(accessLacking(without(({ kind }) => kind === 'grab-bar'))).toContain('the toilet has no grab bar');
    const glazed = {
      ...room,
      items: room.items.map((i) =>
        i.kind === 'shower' ? { ...i, traits: { ...i.traits, enclosure: 'glass' as const } } : i,
      ),
    };
    expect(accessLacking(glazed as Room)).toContain('the shower has a door');
  });
});

describe('what stays', () => {
  it('is no basin for knees that was asked for', () => {
    const { room } = plan(
      'bathroom',
      'My wife is in a wheelchair now. Bathroom 8 x 9. Needs a roll in shower with fold down seat, sink she can get her knees under, grab bars at the toilet, 36 inch door.',
      30_000,
    );
    expect(room.items.filter((i) => i.existing && /vanity|shower|toilet|grab/.test(i.kind))).toEqual([]);
    expect(room.items.find(({ kind }) => kind === 'shower-bench')?.label).toBe('Fold-down seat');
  });
});

describe('oxygen', () => {
  it('is breathed 5 ft from the fire, or it is said that it is not', () => {
    const concept = plan(
      'living room',
      'den 13x15, recliner and a loveseat, gas fireplace, dad has oxygen so nothing near the fire',
    );
    const entry = entryOf(concept, 'oxygen');
    const boxes = (kinds: RegExp) =>
      concept.room.items.filter((i) => kinds.test(i.kind)).map(({ box }) => box);
    const apart = boxes(/^(?:sofa|armchair)$/).flatMap((a) =>
      boxes(/^fireplace$/).map((b) =>
        Math.hypot(
          Math.max(0, a.x - b.x - b.widthIn, b.x - a.x - a.widthIn),
          Math.max(0, a.y - b.y - b.depthIn, b.y - a.y - a.depthIn),
        ),
      ),
    );
    expect(apart.length).toBeGreaterThan(0);
    expect(entry?.outcome).toBe(Math.min(...apart) >= 60 ? 'drawn' : 'changed');
    expect(entry?.understood).toContain('Sofa not near the fireplace');
  });
});
