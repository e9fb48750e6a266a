import { type Brief, isSide, type RoomUse, SIDES, type Side, type ToldRoom } from '@plumbline/concept';
import { opposite, overlaps, type Rect, runsEast } from '../../geometry/geometry.js';
import type { PlannerShell } from '../floor/draft.js';
import { type Chance, shuffled } from '../floor/random.js';

/** The floor and the walls of each room within a basement. Inches. */

export const WALL = 4.5;

export interface Plot {
  readonly told: ToldRoom;
  /** Its clear floor. */
  readonly floor: Rect;
  /** The sides that it builds walls at; none where it is a part of the open floor. */
  readonly walls: readonly Side[];
  /** The wall that it shares with the room beside it, which has a door. */
  readonly shared?: Side;
}

/** Clear width and depth of a room whose size was not told. */
const USUAL: Readonly<Record<RoomUse, readonly [width: number, depth: number]>> = {
  theater: [144, 192],
  gym: [120, 120],
  office: [120, 120],
  workshop: [120, 108],
  laundry: [96, 84],
  storage: [96, 84],
  playroom: [120, 120],
  craft: [120, 120],
  music: [120, 120],
};
/** Floor that is left beside a room for the way past it. */
const PAST = 48;
/** Two rooms side by side fill their wall where that makes none larger than this many times the usual. */
const MOST_STRETCH = 1.6;
/** Two rooms side by side take this share of the depth, within these bounds. */
const SHARE_DEEP = 0.5;
const DEEP = [120, 168] as const;

/** A plot with its walls. */
export function withWalls({ floor, walls }: Plot): Rect {
  const has = (side: Side): number => (walls.includes(side) ? WALL : 0);
  return {
    x: floor.x - has('west'),
    y: floor.y - has('south'),
    w: floor.w + has('west') + has('east'),
    d: floor.d + has('south') + has('north'),
  };
}

/**
 * Plots for all rooms told. A corner that was told is taken; rooms without one try another place in each attempt, two that share
 * a wall side by side.
 */
export function plotsOf({ rooms = [] }: Brief, shell: PlannerShell, chance: Chance): readonly Plot[] {
  const plots: Plot[] = [];
  const set = (...more: readonly Plot[]): void => void plots.push(...more);
  for (const told of rooms) if (isInCorner(told)) set(inCorner(told, told.at, told.corner, shell));
  const isSet = ({ use }: ToldRoom): boolean => plots.some((plot) => plot.told.use === use);
  for (const told of rooms) {
    if (isSet(told)) continue;
    const other = rooms.find(({ use }) => use === told.beside);
    if (other && !isSet(other)) set(...pairOf(told, other, shell, chance));
    else set(freeCorner(told, plots, shell, chance));
  }
  return plots;
}

const isInCorner = (told: ToldRoom): told is ToldRoom & { readonly at: Side; readonly corner: Side } =>
  told.at !== undefined && told.corner !== undefined && isSide(told.at) && isSide(told.corner);

const sizeOf = ({ use, widthIn, depthIn }: ToldRoom): readonly [number, number] => [
  widthIn ?? USUAL[use][0],
  depthIn ?? USUAL[use][1],
];

function inCorner(told: ToldRoom, at: Side, corner: Side, { widthIn, depthIn }: PlannerShell): Plot {
  const [wide, deep] = sizeOf(told);
  const w = Math.min(wide, widthIn - PAST);
  const d = Math.min(deep, depthIn - PAST);
  const sides = [at, corner];
  return {
    told,
    floor: {
      x: sides.includes('east') ? widthIn - w : 0,
      y: sides.includes('north') ? depthIn - d : 0,
      w,
      d,
    },
    walls: told.walled ? sides.map(opposite) : [],
  };
}

const CORNERS = [
  ['north', 'west'],
  ['north', 'east'],
  ['south', 'west'],
  ['south', 'east'],
] as const;

/** A corner that no other room has. */
function freeCorner(told: ToldRoom, others: readonly Plot[], shell: PlannerShell, chance: Chance): Plot {
  const plots = shuffled(CORNERS, chance).map(([at, corner]) => inCorner(told, at, corner, shell));
  const isFree = (plot: Plot): boolean =>
    !others.some((other) => overlaps(withWalls(other), withWalls(plot)));
  return plots.find(isFree) ?? plots[0]!;
}

/** Two rooms side by side at a wall, with one wall between them: it is built with the first. */
function pairOf(one: ToldRoom, other: ToldRoom, shell: PlannerShell, chance: Chance): readonly [Plot, Plot] {
  const at = chance.pick(SIDES as readonly [Side, ...Side[]]);
  const level = runsEast(at);
  const [long, across] = level ? [shell.widthIn, shell.depthIn] : [shell.depthIn, shell.widthIn];
  const sizes = [one, other].map((told) =>
    level ? sizeOf(told) : ([...sizeOf(told)].reverse() as [number, number]),
  );
  const [first, second] = sizes.map(([w]) => w) as [number, number];
  const stretch = (long - WALL) / (first + second);
  const isWhole = stretch <= MOST_STRETCH;
  const [a, b] = isWhole ? [first * stretch, long - WALL - first * stretch] : [first, second];
  const isDeepTold = [one, other].some((told) => (level ? told.depthIn : told.widthIn) !== undefined);
  const deep = Math.min(
    isDeepTold
      ? Math.max(...sizes.map(([, d]) => d))
      : Math.min(Math.max(across * SHARE_DEEP, DEEP[0]), DEEP[1]),
    across - PAST,
  );
  const [low, high] = level ? (['west', 'east'] as const) : (['south', 'north'] as const);
  const fromLow = chance.flip();
  const [near, far] = fromLow ? [low, high] : [high, low];
  const floorAt = (from: number, wide: number): Rect => {
    const start = fromLow ? from : long - from - wide;
    const inward = at === 'north' || at === 'east' ? across - deep : 0;
    return level ? { x: start, y: inward, w: wide, d: deep } : { x: inward, y: start, w: deep, d: wide };
  };
  const front = opposite(at);
  return [
    { told: one, floor: floorAt(0, a), walls: [front, far], shared: far },
    { told: other, floor: floorAt(a + WALL, b), walls: isWhole ? [front] : [front, far], shared: near },
  ];
}
