import { type Concept, hasTrait, type Item, type Opening, type Room, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { centre, overlaps, type Rect, rectOf, runsEast, wallLength } from '../../src/geometry/geometry.js';
import { NoRoomFits, planConcept } from '../../src/index.js';

/** How many of a category's rooms show a fault that a designer sees, of those that could show it. */
export interface LayoutCounts {
  readonly title: string;
  readonly rooms: number;
  readonly counts: Readonly<Record<string, { readonly found: number; readonly of: number }>>;
}

/** Whether a room shows a fault; undefined where it has nothing that could. */
type Look = (concept: Concept) => boolean | undefined;

interface Sweep {
  readonly title: string;
  readonly category: RoomCategory;
  /** Width and depth in feet. */
  readonly sizes: readonly string[];
  readonly wishes: readonly {
    readonly layout?: string;
    readonly features?: string;
    readonly budget?: number;
  }[];
  readonly seeds: number;
  readonly faults: Readonly<Record<string, Look>>;
}

const kindIn = ({ items }: Room, ...kinds: readonly string[]): readonly Item[] =>
  items.filter(({ kind }) => kinds.includes(kind));
const doors = ({ openings }: Room): readonly Opening[] => openings.filter(({ kind }) => /door/.test(kind));
const windows = ({ openings }: Room): readonly Opening[] => openings.filter(({ kind }) => kind === 'window');
const mentions = (item: Item, word: RegExp): boolean => word.test(JSON.stringify(item));

/** The floor along a wall in front of an opening, so deep. */
function before(room: Room, { side, offsetIn, widthIn }: Opening, deep: number): Rect {
  if (side === 'south') return { x: offsetIn, y: 0, w: widthIn, d: deep };
  if (side === 'north') return { x: offsetIn, y: room.depthIn - deep, w: widthIn, d: deep };
  if (side === 'west') return { x: 0, y: offsetIn, w: deep, d: widthIn };
  return { x: room.widthIn - deep, y: offsetIn, w: deep, d: widthIn };
}

/** The floor in front of a thing, so deep, as wide as it is. */
function inFront({ box, facing }: Item, deep: number): Rect {
  const { x, y, w, d } = rectOf(box);
  if (facing === 'south') return { x, y: y - deep, w, d: deep };
  if (facing === 'north') return { x, y: y + d, w, d: deep };
  if (facing === 'west') return { x: x - deep, y, w: deep, d };
  return { x: x + w, y, w: deep, d };
}

const frontIn = ({ box, facing }: Item): number => (runsEast(facing) ? box.widthIn : box.depthIn);

/** Where a thing stands along the wall behind it: from and to, from the wall's west or south end. */
const along = ({ box, facing }: Item): readonly [number, number] =>
  runsEast(facing) ? [box.x, box.x + box.widthIn] : [box.y, box.y + box.depthIn];

/** How far apart two rectangles are, in inches; 0 where they meet. */
function apart(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const dy = Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d);
  return Math.hypot(dx, dy);
}

const BACK: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** A work aisle that is reported as met, although the counters of the low fronts stand out into it. */
function narrowAisle({ room, findings }: Concept): boolean | undefined {
  if (!findings.find(({ rule }) => rule === 'work-aisle')?.met) return undefined;
  const fronts = room.items.filter(
    // The front of a corner cabinet steps back to those beside it.
    ({ kind, box }) =>
      box.z === 0 &&
      /^(?:sink-)?base|range|dishwasher|cooktop|tall-cabinet|refrigerator|wall-oven/.test(kind),
  );
  const standsOut = ({ kind, box }: Item): number => (box.heightIn < 40 && kind !== 'range' ? 1.5 : 0);
  return fronts.some((a) =>
    fronts.some((b) => {
      if (b.facing !== BACK[a.facing] || !overlaps(inFront(a, 60), rectOf(b.box))) return false;
      const clear = apart(rectOf(a.box), rectOf(b.box)) - standsOut(a) - standsOut(b);
      return clear > 20 && clear < 41.99;
    }),
  );
}

/** Nothing stands in 30 by 36 in before the panel, at any place along it. */
function freeBeforePanel(room: Room): boolean | undefined {
  const [panel] = kindIn(room, 'electrical-panel');
  if (!panel) return undefined;
  const width = frontIn(panel);
  for (let shift = width - 30; shift <= 0; shift += 1) {
    const front = inFront(panel, 36);
    const zone = runsEast(panel.facing)
      ? { ...front, x: front.x + shift, w: 30 }
      : { ...front, y: front.y + shift, d: 30 };
    const inside =
      zone.x >= 0 && zone.y >= 0 && zone.x + zone.w <= room.widthIn && zone.y + zone.d <= room.depthIn;
    const standing = room.items.filter(({ id, box }) => id !== panel.id && box.z < 78 && box.heightIn > 1);
    if (inside && !standing.some(({ box }) => overlaps(zone, rectOf(box)))) return true;
  }
  return false;
}

const SWEEPS: readonly Sweep[] = [
  {
    title: 'Kitchens',
    category: 'kitchen',
    sizes: '8x10 8x12 9x11 9x12 10x10 10x12 10x14 11x13 12x12 12x14 12x16 13x15 14x16 14x18 16x20'.split(' '),
    wishes: ['', 'one-wall', 'galley', 'L-shaped', 'U-shaped', 'peninsula', 'open concept'].map((layout) => ({
      layout,
      budget: 40_000,
    })),
    seeds: 3,
    faults: {
      'refrigerator less than 2 in from a side wall': ({ room }) => {
        const [fridge] = kindIn(room, 'refrigerator');
        if (!fridge) return undefined;
        const [from, to] = along(fridge);
        return from < 2 || to > wallLength(room, BACK[fridge.facing]) - 2;
      },
      'no microwave, as item or trait': ({ room }) =>
        !room.items.some((item) => mentions(item, /microwave/i)),
      'range or cooktop of 35 in and more': ({ room }) =>
        kindIn(room, 'range', 'cooktop').some((item) => frontIn(item) >= 35),
      'a microwave drawer that nobody asked for, for $850 to $1,900 more': ({ room }) =>
        room.items.some((item) => hasTrait(item, ['base-cabinet'], 'appliance', 'microwave')),
      'work aisle reported met but under 42 in between counter edges': narrowAisle,
    },
  },
  {
    title: 'Baths',
    category: 'bathroom',
    sizes: '5x7 5x8 5x9 5x10 6x8 6x9 7x8 7x10 8x8 8x10 9x10 10x10 12x12'.split(' '),
    wishes: ['', 'tub', 'walk-in shower', 'double vanity, shower', 'freestanding tub, shower'].map(
      (features) => ({ features }),
    ),
    seeds: 4,
    faults: {
      'door in an outside wall': ({ room }) => doors(room).some(({ side }) => room.exterior.includes(side)),
      'a partition where none was asked': ({ room }) => kindIn(room, 'partition').length > 0,
      'no mirror': ({ room }) => kindIn(room, 'mirror', 'medicine-cabinet').length === 0,
      'no window': ({ room }) => windows(room).length === 0,
      "shower entry's 26 in zone overlapping the entry door's swing square": ({ room }) => {
        const [shower] = kindIn(room, 'shower');
        if (!shower) return undefined;
        return doors(room).some((door) => overlaps(inFront(shower, 26), before(room, door, door.widthIn)));
      },
      "toilet centred in the door's opening": ({ room }) => {
        const [toilet] = kindIn(room, 'toilet');
        if (!toilet) return undefined;
        const { x, y } = centre(rectOf(toilet.box));
        return doors(room).some(({ side, offsetIn, widthIn }) => {
          const at = (runsEast(side) ? x : y) - offsetIn;
          return BACK[toilet.facing] === BACK[side] && Math.abs(at - widthIn / 2) < 3;
        });
      },
      'window with a sill under 60 in within 60 in of tub or shower and no tempered-glass finding': ({
        room,
        findings,
      }) => {
        const wet = kindIn(room, 'bathtub', 'shower');
        const near = windows(room).filter(
          (window) =>
            window.sillIn < 60 && wet.some(({ box }) => apart(rectOf(box), before(room, window, 0)) <= 60),
        );
        return (
          near.length > 0 && !findings.some((finding) => /temper|safety glaz/i.test(JSON.stringify(finding)))
        );
      },
    },
  },
  {
    title: 'Bedrooms',
    category: 'bedroom',
    sizes: '9x9 9x10 10x10 10x12 11x12 12x12 12x14 13x13 13x15 14x16'.split(' '),
    wishes: [{ features: 'closet, desk' }],
    seeds: 6,
    faults: {
      "bed's head under a window": ({ room }) => {
        const [bed] = kindIn(room, 'bed');
        if (!bed) return undefined;
        const [from, to] = along(bed);
        return windows(room).some(
          ({ side, offsetIn, widthIn }) =>
            side === BACK[bed.facing] && offsetIn < to && from < offsetIn + widthIn,
        );
      },
      'no closet': ({ room }) => kindIn(room, 'closet', 'walk-in-closet', 'wardrobe').length === 0,
      'no desk': ({ room }) => kindIn(room, 'desk').length === 0,
    },
  },
  {
    title: 'Bedrooms of two',
    category: 'bedroom',
    sizes: '11x12 12x12 12x13 13x14'.split(' '),
    wishes: [{ features: 'queen bed, closet, desk for video calls, bench' }],
    seeds: 6,
    faults: {
      'no closet': ({ room }) => kindIn(room, 'closet', 'walk-in-closet', 'wardrobe').length === 0,
    },
  },
  {
    title: 'Bedrooms with twin beds',
    category: 'bedroom',
    sizes: '12x12 12x13 13x14 13x15'.split(' '),
    wishes: [{ features: 'two twin beds side by side, dresser, closet, tv' }],
    seeds: 6,
    faults: {
      'no closet': ({ room }) => kindIn(room, 'closet', 'walk-in-closet', 'wardrobe').length === 0,
      'twin beds at two walls': ({ room }) => {
        const [one, other] = kindIn(room, 'bed');
        return one && other ? one.facing !== other.facing : undefined;
      },
      'a television over the head of a bed': ({ room }) => {
        const [tv] = kindIn(room, 'tv');
        if (!tv) return undefined;
        return kindIn(room, 'bed').every(({ facing }) => facing === tv.facing);
      },
    },
  },
  {
    title: 'Living rooms with chairs',
    category: 'living room',
    sizes: '14x18 15x18 16x18 16x20 18x22'.split(' '),
    wishes: [{ features: 'fireplace with tv over it, sectional, two armchairs' }],
    seeds: 6,
    faults: {
      'no sectional': ({ room }) => kindIn(room, 'sectional').length === 0,
      'fewer than two armchairs': ({ room }) => kindIn(room, 'armchair').length < 2,
    },
  },
  {
    title: 'Living rooms with love seats',
    category: 'living room',
    sizes: '12x14 13x16 14x16 15x18'.split(' '),
    wishes: [{ features: 'two love seats facing each other, bookcase, no tv' }],
    seeds: 6,
    faults: { 'one of two': ({ room }) => kindIn(room, 'sofa').length < 2 },
  },
  {
    title: 'Offices for clients',
    category: 'office',
    sizes: '10x11 10x12 11x13 12x14'.split(' '),
    wishes: [{ features: 'desk, law books, two chairs for clients, filing cabinet' }],
    seeds: 6,
    faults: {
      'fewer than two chairs for clients': ({ room }) => kindIn(room, 'armchair').length < 2,
      'no cabinet for files': ({ room }) => kindIn(room, 'cabinet').length === 0,
      'no shelves for books': ({ room }) => kindIn(room, 'bookcase').length === 0,
    },
  },
  {
    title: 'Basements to play in',
    category: 'basement',
    sizes: '24x30 24x32 26x32 24x36'.split(' '),
    wishes: [{ features: 'pool table, home theater with two rows of three recliners, wet bar, half bath' }],
    seeds: 4,
    faults: {
      'no pool table': ({ room }) => kindIn(room, 'pool-table').length === 0,
      'fewer than six seats in rows': ({ room }) => kindIn(room, 'armchair').length < 6,
    },
  },
  {
    title: 'Garages to store in',
    category: 'garage',
    sizes: '12x22 12x24 14x22 20x22'.split(' '),
    wishes: [{ features: 'one car, bikes for four, deep freezer, second refrigerator' }],
    seeds: 6,
    faults: {
      'no freezer, and a workbench that nobody asked for': ({ room }) =>
        kindIn(room, 'freezer').length === 0 && kindIn(room, 'workbench').length > 0,
    },
  },
  {
    title: 'Suites',
    category: 'garage',
    sizes: '20x20 20x22 22x24'.split(' '),
    wishes: [
      { features: 'convert to ADU: kitchenette, bathroom, bedroom with a queen bed, recliner, tv, closet' },
    ],
    seeds: 4,
    faults: {
      'no recliner': ({ room }) => !room.items.some((i) => hasTrait(i, ['armchair'], 'form', 'recliner')),
    },
  },
  {
    title: 'Offices',
    category: 'office',
    sizes: '8x10 9x10 10x10 10x12 11x13 12x14'.split(' '),
    wishes: [{}],
    seeds: 6,
    faults: {
      "the sitter's back to the door's wall": ({ room }) => {
        const [chair] = kindIn(room, 'office-chair');
        const [desk] = kindIn(room, 'desk');
        if (!chair || !desk) return undefined;
        const [c, d] = [centre(rectOf(chair.box)), centre(rectOf(desk.box))];
        const east = Math.abs(d.x - c.x) > Math.abs(d.y - c.y);
        const back: Side = east ? (d.x > c.x ? 'west' : 'east') : d.y > c.y ? 'south' : 'north';
        return doors(room).some(({ side }) => side === back);
      },
    },
  },
  {
    title: 'Basements',
    category: 'basement',
    sizes: '16x16 16x20 20x24 24x24 24x30 24x36'.split(' '),
    wishes: ['', 'home theater', 'gym, wet bar', 'guest room, bath'].map((features) => ({ features })),
    seeds: 3,
    faults: {
      'no free space of 30 by 36 in before the electrical panel': ({ room }) => {
        const free = freeBeforePanel(room);
        return free === undefined ? undefined : !free;
      },
    },
  },
];

/** Sizes by layouts or features by seeds, with no other wish: what a designer would count in them; all or those named, with all
 *  their seeds or so many. */
export function* layoutCounts(
  titles?: readonly string[],
  mostSeeds = Number.POSITIVE_INFINITY,
): Generator<LayoutCounts> {
  for (const { title, category, sizes, wishes, seeds, faults } of SWEEPS) {
    if (titles && !titles.includes(title)) continue;
    const concepts: Concept[] = [];
    for (const area of sizes)
      for (const wish of wishes)
        for (let seed = 1; seed <= Math.min(seeds, mostSeeds); seed++) {
          const concept = planned({ category, area: `${area} ft`, ...wish }, seed);
          if (concept) concepts.push(concept);
        }
    const counts = Object.fromEntries(
      Object.entries(faults).map(([fault, look]) => {
        const seen = concepts.map(look).filter((found) => found !== undefined);
        return [fault, { found: seen.filter(Boolean).length, of: seen.length }];
      }),
    );
    yield { title, rooms: concepts.length, counts };
  }
}

function planned(request: Parameters<typeof planConcept>[0], seed: number): Concept | undefined {
  try {
    return planConcept(request, { seed, date: '2026-11-21' });
  } catch (error) {
    if (error instanceof NoRoomFits) return undefined;
    throw error;
  }
}
