import { type Item, type Room, reachFrom, type Side } from '@plumbline/concept';
import { centre, rectOf } from '../geometry/geometry.js';
import { sideBehind } from '../geometry/items.js';

/** What makes one layout of a room another in kind than a second one. */

/** The things whose places make the layout, by the name that those share which are alike in it. */
const MAKES_LAYOUT: Readonly<Record<string, string>> = {
  'sink-base': 'sink',
  range: 'cook',
  cooktop: 'cook',
  refrigerator: 'cold',
  toilet: 'toilet',
  vanity: 'basin',
  'pedestal-sink': 'basin',
  bathtub: 'tub',
  shower: 'shower',
  bed: 'bed',
  'bunk-bed': 'bed',
  crib: 'crib',
  closet: 'closet',
  'walk-in-closet': 'closet',
  wardrobe: 'closet',
  desk: 'desk',
  sofa: 'sofa',
  sectional: 'sofa',
  fireplace: 'fire',
  tv: 'tv',
  'tv-console': 'tv',
  'projector-screen': 'tv',
  'pool-table': 'pool',
  'game-table': 'games',
  treadmill: 'gym',
  washer: 'washer',
  workbench: 'bench',
  car: 'car',
  'dining-table': 'table',
  piano: 'piano',
};

/** Whether a thing's place tells one layout from another. */
export const makesLayout = ({ kind }: Pick<Item, 'kind'>): boolean => kind in MAKES_LAYOUT;

/** Lesser things, which make one layout of furniture another where the main things cannot. */
const LESSER: Readonly<Record<string, string>> = {
  armchair: 'chair',
  bench: 'bench',
  bookcase: 'books',
  cabinet: 'cabinet',
  dresser: 'dresser',
  freezer: 'freezer',
  'slat-wall': 'slats',
  'storage-shelf': 'shelf',
  'tall-cabinet': 'tall',
  'tool-chest': 'tools',
};

/** What is so near to where it stood stands there still. Inches. */
const MOVED = 18;

/**
 * How much of a room is laid out otherwise than in another, from 0 to 1: the share of what is built in or furnished that
 * stands elsewhere, also where one of the two is mirrored.
 */
export function differenceOf(room: SignedRoom, other: readonly Item[]): number {
  const [here, there] = [room.items, other].map((items) => items.filter(isFurniture)) as [Item[], Item[]];
  const all = Math.max(here.length, there.length);
  if (all === 0) return 0;
  const alike = (mirrorX: boolean, mirrorY: boolean): number =>
    there.filter((item) => {
      const { x, y } = centre(rectOf(item.box));
      const [atX, atY] = [mirrorX ? room.widthIn - x : x, mirrorY ? room.depthIn - y : y];
      return here.some((one) => {
        if (one.kind !== item.kind) return false;
        const c = centre(rectOf(one.box));
        return Math.hypot(c.x - atX, c.y - atY) <= MOVED;
      });
    }).length;
  return 1 - Math.max(alike(false, false), alike(true, false), alike(false, true), alike(true, true)) / all;
}

/** Things whose places make one layout another; pieces that were named among them. */
const isFurniture = ({ kind, traits }: Item): boolean =>
  kind in MAKES_LAYOUT ||
  kind in LESSER ||
  (traits as { readonly piece?: string } | undefined)?.piece !== undefined;

export interface Signature {
  /** On which walls the main things stand: equal for rooms that are the same but for turning and mirroring. */
  readonly walls: string;
  /** As walls, with lesser things and the order along each wall. */
  readonly order: string;
}

/** How a point of a square room moves when it is turned and mirrored in each of the eight ways. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [1 - x, y],
  (x, y) => [x, 1 - y],
  (x, y) => [1 - x, 1 - y],
  (x, y) => [y, x],
  (x, y) => [1 - y, x],
  (x, y) => [y, 1 - x],
  (x, y) => [1 - y, 1 - x],
];

/** The layout of a room, the same for its mirror images. */
export function signatureOf(room: SignedRoom): Signature {
  const fitted = room.category === 'kitchen' || room.category === 'bathroom';
  const things = [
    ...room.items.flatMap((item) => {
      const main = item.kind === 'countertop' ? topName(item) : thingName(item, room);
      const name = main ?? (fitted ? undefined : LESSER[item.kind]);
      const wall = sideBehind(item);
      return name
        ? [{ name, main: main !== undefined, at: placeOf(item, room), wall, free: !isAtWall(item, room) }]
        : [];
    }),
    // Furniture may stand as before, but otherwise to the door.
    ...room.openings.flatMap(({ kind, side }) =>
      fitted || kind === 'window'
        ? []
        : [{ name: 'door', main: true, at: MIDDLES[side], wall: side, free: false }],
    ),
  ];
  const each = TURNS.map((turn) => {
    const told = things.map(({ name, main, at, wall, free }) => {
      const side = sideAt(turn(...MIDDLES[wall]));
      const [x, y] = turn(...at);
      return {
        name,
        main,
        side: free ? `free from ${side}` : side,
        along: side === 'north' || side === 'south' ? x : y,
      };
    });
    const walls = told
      .filter(({ main }) => main)
      .map(({ name, side }) => `${name}@${side}`)
      .sort();
    const order = [...told]
      .sort((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : a.along - b.along))
      .map(({ name, side }) => `${name}@${side}`);
    return { walls: walls.join(' '), order: order.join(' ') };
  });
  const least = (texts: readonly string[]): string => [...texts].sort()[0] ?? '';
  return { walls: least(each.map((e) => e.walls)), order: least(each.map((e) => e.order)) };
}

/** What a thing is called that makes the layout of a room; a table makes none of a kitchen. */
const thingName = ({ kind }: Item, { category }: SignedRoom): string | undefined =>
  category === 'kitchen' && kind === 'dining-table' ? undefined : MAKES_LAYOUT[kind];

/** Islands and peninsulas make a layout; the tops along the walls follow what stands under them. */
const topName = (item: Item): string | undefined =>
  item.group === 'island' || item.group === 'peninsula' ? item.group : undefined;

type SignedRoom = Pick<Room, 'category' | 'shell' | 'widthIn' | 'depthIn' | 'items' | 'openings'>;

const placeOf = (item: Item, room: SignedRoom): readonly [number, number] => {
  const { x, y } = centre(rectOf(item.box));
  return [x / room.widthIn, y / room.depthIn];
};

/** Whether a thing stands at the wall that its back looks to. */
const isAtWall = (item: Item, { shell }: SignedRoom): boolean =>
  reachFrom(shell, rectOf(item.box), sideBehind(item)) <= 24;

const MIDDLES: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0.5, 1],
  south: [0.5, 0],
  west: [0, 0.5],
  east: [1, 0.5],
};

const sideAt = ([x, y]: readonly [number, number]): Side =>
  y === 1 ? 'north' : y === 0 ? 'south' : x === 0 ? 'west' : 'east';
