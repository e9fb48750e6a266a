import type { Side } from '@plumbline/concept';
import { DIVIDER, HALF_WALL } from '@plumbline/concept';
import {
  opposite,
  overlaps,
  type Rect,
  rectOf,
  roomAcross,
  runsEast,
  seenFromWall,
  wallLength,
} from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** A wall from the cars' door to the back of a garage: cars on one side of it, a shop or a gym on the other. Inches. */

/** Beside a car its doors open, and a door for cars ends so far off a wall. */
const BESIDE = { car: 30, door: 6 } as const;
/** Nobody works in a narrower bay. */
const LEAST_SHOP = 84;
const DOOR = { wide: 36, high: 80, swing: 36, offNose: 6 } as const;

export interface SplitGarage {
  /** The floor on the cars' side of the wall, and on the other. */
  readonly cars: Rect;
  readonly shop: Rect;
  /** The side wall of either. */
  readonly carSide: Side;
  readonly shopSide: Side;
}

/** Puts the wall up with a door in it; nothing where beside the cars too little is left. */
export function divide(draft: Draft, front: Side, sealed = false): SplitGarage | undefined {
  const { shell } = draft;
  const length = wallLength(shell, front);
  const deep = roomAcross(shell, front);
  const parked = draft.items
    .filter(({ kind }) => kind === 'car')
    .map((car) => seenFromWall(shell, front, rectOf(car.box)));
  if (parked.length === 0) return undefined;
  const [from, to] = [
    Math.min(...parked.map(({ t }) => t)),
    Math.max(...parked.map(({ t, along }) => t + along)),
  ];
  const doors = draft.openings.filter(({ kind }) => kind === 'garage-door');
  const isLow = from + to < length;
  const carDoors = doors.filter((o) => o.offsetIn < to && from < o.offsetIn + o.widthIn);
  const { thick } = HALF_WALL;
  const doorEnds = carDoors.map((o) => (isLow ? o.offsetIn + o.widthIn : length - o.offsetIn));
  const edge = Math.max(
    isLow ? to + BESIDE.car : length - from + BESIDE.car,
    ...doorEnds.map((end) => end + BESIDE.door),
  );
  // In the middle of the garage, where the car leaves that.
  const wide = Math.max(edge, Math.min(length / 2, edge + 12));
  if (length - wide - thick < LEAST_SHOP) return undefined;
  const at = (t: number, along: number, n: number, long: number): Rect =>
    draft.at(front, isLow ? t : length - t - along, n, along, long);
  const strip = at(wide, thick, 0, deep);
  const cut = [...draft.openings].some((o) => overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 2), strip));
  if (cut) return undefined;
  const nose = Math.max(...parked.map(({ n, deep: long }) => n + long)) + DOOR.offNose;
  const doorAt = Math.max(24, Math.min(nose, deep - DOOR.wide - 30));
  const height = shell.ceilingIn;
  const wallFacing: Side = runsEast(front) ? 'east' : 'north';
  const partition = (n: number, long: number): void => {
    draft.add('partition', at(wide, thick, n, long), {
      height,
      facing: wallFacing,
      group: DIVIDER,
      label: 'Dividing wall',
    });
  };
  partition(0, doorAt);
  partition(doorAt + DOOR.wide, deep - doorAt - DOOR.wide);
  const [low, high]: readonly [Side, Side] = runsEast(front) ? ['west', 'east'] : ['south', 'north'];
  // Seen from its own side a wall may run either way.
  const start = draft.at(front, 0, 0, 1, 1);
  const lowIsFirst = runsEast(front) ? start.x < shell.widthIn / 2 : start.y < shell.depthIn / 2;
  const carSide = isLow === lowIsFirst ? low : high;
  const shopSide = opposite(carSide);
  draft.add('partition-door', at(wide, thick, doorAt, DOOR.wide), {
    height: Math.min(DOOR.high, height),
    facing: shopSide,
    group: DIVIDER,
    ...(sealed ? { label: 'Door, sealed' } : {}),
    traits: { form: 'hinged', hinge: 'near' },
    keepFree: [
      at(wide - DOOR.swing, DOOR.swing, doorAt, DOOR.wide),
      at(wide + thick, DOOR.swing, doorAt, DOOR.wide),
    ],
  });
  return {
    cars: at(0, wide, 0, deep),
    shop: at(wide + thick, length - wide - thick, 0, deep),
    carSide,
    shopSide,
  };
}

/** The overhead door of the shop, as wide as its bay takes. */
export function openShopDoor(draft: Draft, front: Side, { shop }: SplitGarage): boolean {
  const { t, along } = seenFromWall(draft.shell, front, shop);
  const wide = Math.min(SHOP_DOOR.most, Math.floor((along - 2 * BESIDE.door) / 12) * 12);
  if (wide < SHOP_DOOR.least) return false;
  draft.open({
    kind: 'garage-door',
    wall: front,
    offsetIn: Math.round(t + (along - wide) / 2),
    widthIn: wide,
    heightIn: Math.min(84, draft.shell.ceilingIn - 12),
    sillIn: 0,
  });
  return true;
}
const SHOP_DOOR = { least: 72, most: 96 } as const;
