import type { ConceptRequest } from '@plumbline/brief';
import { type Shell, shellOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { opposite } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

/** Rooms that were once planned with a fault, each with the seed that showed it and its shell where that is no plain rectangle. */
const ROOMS: readonly (readonly [
  fault: string,
  seed: number,
  request: { readonly category: RoomCategory } & ConceptRequest,
  shell?: Shell,
])[] = [
  [
    'a light keeps off a corner cabinet that reaches the ceiling',
    515,
    {
      category: 'kitchen',
      style: 'transitional',
      area: '9x13 ft, 9 ft ceilings',
      layout: 'U-shaped',
      features: 'two ranges, range, plaster range hood, closet, cabinets to the ceiling',
      budget: 108_992,
      state: 'MD',
    },
  ],
  [
    'a light in a large kitchen keeps off a corner cabinet that reaches the ceiling',
    6,
    {
      category: 'kitchen',
      style: 'industrial',
      area: '18.5x22.5 ft',
      features: 'cabinets to the ceiling',
      budget: 13,
      state: 'FL',
    },
  ],
  [
    'a pantry to walk into stands off the counter beside it, which is deeper than its cabinets',
    803,
    {
      category: 'kitchen',
      style: 'traditional',
      area: '7.5x21.5 ft',
      features: 'no one-car garage, walk-in pantry',
      budget: 111_187,
      state: 'MA',
    },
  ],
  [
    'an overhead rack over a motorcycle is as wide as racks are made',
    9,
    {
      category: 'garage',
      style: 'japandi',
      area: '16x33.5 ft, 10 ft ceilings',
      features: 'one-car garage, beverage cooler, motorcycle, king bed, canopy bed',
      budget: 6469,
      state: 'CA',
    },
  ],
  [
    'an overhead rack over a motorcycle in a garage entered from the side is as wide as racks are made',
    8,
    {
      category: 'garage',
      style: 'traditional',
      area: '34x9 ft, 9 ft ceilings',
      features: 'motorcycle, no drum kit, waterproofing',
      budget: 47_764,
      state: 'TX',
    },
  ],
  [
    'a window seat at a narrow window is as wide as benches are made',
    543,
    { category: 'office', style: 'modern', features: 'window seat' },
    shellOf(
      [
        { x: 19, y: 0 },
        { x: 126, y: 0 },
        { x: 126, y: 120 },
        { x: 19, y: 120 },
        { x: 19, y: 85 },
        { x: 0, y: 85 },
        { x: 0, y: 35 },
        { x: 19, y: 35 },
      ],
      { heightIn: 96, zones: [] },
      [],
    ),
  ],
  [
    'receptacles have their place below the mirror of a gym',
    1,
    {
      category: 'other',
      area: '16x20',
      designPrompt: 'home gym with mirror, weights, yoga, treadmill',
    },
  ],
  [
    'the wing of a basement that a bath fills is reached through the door of the bath',
    656,
    {
      category: 'basement',
      style: 'traditional',
      area: '43x28.5 ft, 9 ft ceilings',
      features: 'no desk, slat wall, no fire-rated door and drywall',
      budget: 16_338,
      state: 'NY',
    },
    shellOf(
      [
        { x: 122, y: 0 },
        { x: 270, y: 0 },
        { x: 270, y: 270 },
        { x: 122, y: 270 },
        { x: 122, y: 203 },
        { x: 0, y: 203 },
        { x: 0, y: 67 },
        { x: 122, y: 67 },
      ],
      { heightIn: 96, zones: [] },
      ['north', 'east'],
    ),
  ],
  [
    'a peninsula that begins before the longest wall of its side has its receptacle',
    4,
    {
      category: 'kitchen',
      style: 'minimalist',
      area: '15x19 ft, 10 ft ceilings',
      features: 'coffee station, 3 seats at the counter',
      budget: 10_399,
      workType: 'labor only',
      state: 'CA',
    },
    shellOf(
      [
        { x: 0, y: 0 },
        { x: 161, y: 0 },
        { x: 161, y: 112 },
        { x: 252, y: 112 },
        { x: 252, y: 264 },
        { x: 91, y: 264 },
        { x: 91, y: 172 },
        { x: 0, y: 172 },
      ],
      { heightIn: 108, zones: [] },
      ['north'],
    ),
  ],
  [
    'nobody comes in through the stools of a peninsula',
    9,
    {
      category: 'kitchen',
      style: 'japandi',
      area: '14x21.5 ft, 10 ft ceilings',
      features: 'seating for five, play kitchen, music stand, 36 in refrigerator, riser for the back row',
      budget: 6469,
      state: 'CA',
    },
    shellOf(
      [
        { x: 0, y: 0 },
        { x: 150, y: 0 },
        { x: 150, y: 180 },
        { x: 0, y: 180 },
      ],
      {
        heightIn: 108,
        zones: [],
        slope: { ridge: 'east-west', ridgeAtIn: 90, ridgeIn: 120, kneeStartIn: 42, kneeEndIn: 42 },
      },
      [],
    ),
  ],
  [
    'a floor lamp stands clear of the television on the wall',
    272,
    {
      category: 'bedroom',
      style: 'minimalist',
      area: '13.5x20.5 ft',
      layout: 'facing the television',
      features: 'vessel sink, no reading nook',
      state: 'TX',
    },
  ],
  [
    'a patio door that fills the outside wall is the way to escape',
    295,
    {
      category: 'bedroom',
      style: 'modern',
      area: '9.5x10 ft, 8 ft ceilings',
      layout: 'one-wall',
      features: 'wall removal, patio door, no open shelves, media wall',
      state: 'MD',
    },
  ],
  [
    'a plant stands clear of the mirror on the wall',
    482,
    {
      category: 'bedroom',
      style: 'farmhouse',
      area: '18x13.5 ft, 8 ft ceilings',
      features: 'slat wall, peninsula, steam shower, coffee table, mirror, no floating vanity',
      state: 'CA',
    },
  ],
  [
    'a plant stands clear of the whiteboard',
    487,
    {
      category: 'office',
      style: 'minimalist',
      area: '9x14.5 ft',
      layout: 'conversation group',
      features: 'no standing desk, barn door, whiteboard, 42 in refrigerator, island seating',
      state: 'NY',
    },
  ],
  [
    'a sectional sofa stands clear of the cabinet under the screen in a room six feet wide',
    874,
    {
      category: 'other',
      style: 'coastal',
      area: '6x26 ft, 10 ft ceilings',
      layout: 'three-piece bath',
      features: 'home theater, glass enclosure',
      state: 'TX',
    },
  ],
  [
    'a window under a low ceiling opens wide enough',
    1,
    { category: 'bedroom', area: '12x12, 7 ft ceilings' },
  ],
  [
    'no counter lies on the filler between a narrow refrigerator and the wall',
    0,
    {
      category: 'kitchen',
      style: 'modern',
      area: '7x10.5 ft',
      layout: 'one-wall',
      features: '28 in refrigerator',
    },
  ],
  [
    'no counter of an inch lies beside a narrow refrigerator in a small room',
    0,
    {
      category: 'kitchen',
      style: 'modern',
      area: '7.5x8 ft',
      layout: 'one-wall',
      features: '28 in refrigerator',
    },
  ],
  [
    'the window over a sink has its sill above the counter',
    151,
    {
      category: 'bedroom',
      style: 'scandinavian',
      area: '10x10 ft, 10 ft ceilings',
      features: 'new sink, drill press, barn door',
      budget: 49_878,
    },
  ],
  [
    'the basin of a half bath behind partitions is 15 in from the wall',
    1,
    {
      category: 'other',
      style: 'traditional',
      area: '27x6 ft, 9 ft ceilings',
      features: 'home bar, half bath, tall cabinet, new doors, no garage door opener',
      budget: 95_518,
      state: 'MA',
    },
  ],
  [
    'stools at a craft table stand off the floor of a cased opening',
    993,
    {
      category: 'living room',
      style: 'mediterranean',
      area: '8.5x24.5 ft, 10 ft ceilings',
      features: 'no SUV, slat wall, craft table',
      budget: 45_146,
      state: 'FL',
    },
  ],
  [
    'twin beds along both walls of a small bedroom leave it a window to escape by',
    892,
    {
      category: 'bedroom',
      style: 'transitional',
      area: '9x9 ft, 9 ft ceilings',
      features: 'room to play, lathe, twin beds, plants, sectional sofa, two pickup trucks',
      budget: 7,
      state: 'FL',
    },
  ],
  [
    'a bedroom around a court, 6 ft 10 in wide where it is narrow, is drawn in part',
    665,
    {
      category: 'bedroom',
      style: 'transitional',
      features: 'utility sink, no replacement windows, vessel sink',
      budget: 9389,
      state: 'MD',
    },
    shellOf(
      [
        { x: 0, y: 0 },
        { x: 150, y: 0 },
        { x: 150, y: 222 },
        { x: 0, y: 222 },
        { x: 0, y: 147 },
        { x: 68, y: 147 },
        { x: 68, y: 75 },
        { x: 0, y: 75 },
      ],
      { heightIn: 96, zones: [] },
      [],
    ),
  ],
  [
    'a wall that a plainer room leaves bare has receptacles',
    940,
    {
      category: 'garage',
      style: 'mid-century',
      area: '28.5x9.5 ft, 10 ft ceilings',
      layout: 'peninsula',
      features: 'mold cleaned and treated, no table for five',
      budget: 2995,
      state: 'NY',
    },
  ],
  [
    'a pendant that moves with its table ends below the roof',
    998,
    {
      category: 'other',
      style: 'farmhouse',
      area: '18.5x16 ft',
      layout: 'wet room',
      features:
        'breakfast nook, recessed lighting, garbage disposal, loungers, 6 seats at the counter, heating and cooling',
      budget: 119_996,
      state: 'CA',
    },
    shellOf(
      [
        { x: 0, y: 0 },
        { x: 132, y: 0 },
        { x: 132, y: 144 },
        { x: 0, y: 144 },
      ],
      {
        heightIn: 108,
        zones: [],
        slope: { ridge: 'east-west', ridgeAtIn: 144, ridgeIn: 108, kneeStartIn: 72, kneeEndIn: 108 },
      },
      ['north'],
    ),
  ],
];

describe('rooms that once had a fault', () => {
  for (const [fault, seed, request, shell] of ROOMS)
    it(fault, () => {
      expect(
        faultsOf(planConcept(request, { seed, date: '2026-11-21', ...(shell ? { shell } : {}) })),
      ).toEqual([]);
    });
});

describe('a television refused', () => {
  it.each([
    ['living room', '16x20'],
    ['basement', '24x28'],
    ['other', '14x16'],
  ] as const)('%s: hangs not even over the fireplace that was wished for', (category, area) => {
    for (const seed of [1, 2, 3, 4]) {
      const { room } = planConcept(
        { category, area, features: 'fireplace, no tv' },
        { seed, date: '2026-11-21' },
      );
      expect(room.items.filter((i) => i.kind === 'tv')).toEqual([]);
      expect(room.items.some((i) => i.kind === 'fireplace')).toBe(true);
    }
  });
});

describe('wall cabinets refused in one place', () => {
  const uppers = (wish: string) => {
    const { room, brief } = planConcept(
      { category: 'kitchen', area: '12x14', layout: 'L-shaped', features: wish },
      { seed: 1, date: '2026-11-21' },
    );
    const walls = new Set(room.openings.filter((o) => o.kind === 'window').map((o) => o.side));
    const hung = room.items.filter((i) => i.kind === 'wall-cabinet');
    return { room, brief, hung, atWindow: hung.filter((i) => walls.has(opposite(i.facing))) };
  };

  it('stay off that wall and hang on the others', () => {
    expect(uppers('').atWindow.length).toBeGreaterThan(0);
    const { hung, atWindow, brief } = uppers('no upper cabinets on the window wall');
    expect(atWindow).toEqual([]);
    expect(hung.length).toBeGreaterThan(0);
    expect(brief.understood.map((u) => u.meaning)).toContain('Without: wall cabinets at the window');
    expect(brief.unmet).toEqual([]);
  });

  it('a thing refused at a place is looked for there, and not told where it stands elsewhere', () => {
    expect(uppers('no island by the door').brief.unmet.join()).not.toContain('no kitchen island at the door');
  });
});

describe('a room within a room', () => {
  const plan = (request: Omit<ConceptRequest, 'category'> & { category: RoomCategory }) =>
    planConcept(request, { seed: 2, date: '2026-11-21' });

  it('encloses the guest bedroom of a basement, with its own door and escape window', () => {
    const { room, brief, title } = plan({
      category: 'basement',
      area: '24x32',
      features: 'guest bedroom, home theater',
    });
    const bed = room.items.find((i) => i.kind === 'bed');
    expect(bed?.group).toBe('guest');
    expect(room.items.filter((i) => i.group === 'guest' && i.kind === 'partition-door')).toHaveLength(1);
    const escapes = room.openings.filter(
      (o) => o.side === opposite(bed?.facing ?? 'north') && o.sillIn <= 44,
    );
    expect(escapes.some((o) => (o.widthIn * o.heightIn) / 144 > 5.7)).toBe(true);
    expect(title).toBe('Basement with a home theater and guest bedroom');
    expect(brief.unmet).toEqual([]);
  });

  it('makes a converted garage what it is converted to', () => {
    const { room, title } = plan({
      category: 'garage',
      area: '12x20',
      designPrompt: 'convert the one-car garage to a gym',
    });
    expect(title).toBe('Garage converted to a home gym');
    expect(room.items.map((i) => i.kind)).toEqual(expect.arrayContaining(['treadmill', 'bench']));
    expect(room.items.some((i) => i.kind === 'car')).toBe(false);
  });
});

describe('a desk that faces the room', () => {
  it('is a standing desk where one is wished for', () => {
    const { room, brief } = planConcept(
      { category: 'office', area: '12x14', features: 'standing desk' },
      { seed: 4, date: '2026-11-21' },
    );
    expect(room.items.find((i) => i.kind === 'desk')?.traits?.sitStand).toBe(true);
    expect(brief.unmet).toEqual([]);
  });
});

describe('large kitchens', () => {
  it.each([
    ['14x13', ''],
    ['14x13', 'island'],
    ['16x20', 'island'],
    ['18x22', ''],
  ])('%s %s: no guideline is missed', (area, features) => {
    const { findings } = planConcept(
      { category: 'kitchen', area, features },
      { seed: 1, date: '2026-11-21' },
    );
    expect(findings.filter((f) => !f.met && f.severity === 'nkba').map((f) => f.rule)).toEqual([]);
  });

  it('has its sink under the window where that is wished', () => {
    const { room, brief } = planConcept(
      { category: 'kitchen', area: '18x22', features: 'island, sink under the window' },
      { seed: 1, date: '2026-11-21' },
    );
    const sink = room.items.find((i) => i.kind === 'sink-base');
    expect(sink?.group).not.toBe('island');
    expect(brief.unmet).toEqual([]);
  });
});
