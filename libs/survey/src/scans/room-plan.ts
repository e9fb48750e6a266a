import type { ExistingKind, Point } from '@plumbline/concept';
import type { WallPiece } from '../shell/rectilinear.js';
import {
  SCAN_LIMITS,
  type ScannedFloor,
  type ScannedOpening,
  type ScannedThing,
  ScanRefusal,
  thingNamed,
} from './scanned-floor.js';

/**
 * The JSON that Apple's RoomPlan writes of a CapturedRoom or a CapturedStructure: surfaces and objects as boxes, each with
 * `dimensions` (metres: along, up, through) and a `transform` (a 4 x 4 matrix, column after column; y is up). Seen from
 * above x runs right and −z up.
 */

const METRE_IN = 100 / 2.54;
/** Walls of one room start at one height; a floor above starts higher by more than this. Inches. */
const SAME_FLOOR_IN = 40;

interface Box {
  readonly name: string;
  /** Half of its length along its own x axis and along its own z axis, seen from above. Inches. */
  readonly along: Point;
  readonly through: Point;
  readonly middle: Point;
  readonly bottomIn: number;
  readonly heightIn: number;
  /** Corners of its face, where it is told: seen from above. */
  readonly corners: readonly Point[];
}

/** The floors of a scan, the lowest first. @throws ScanRefusal for what RoomPlan does not write, or more than a home */
export function floorsOfRoomPlan(given: unknown): readonly ScannedFloor[] {
  const scan = recordOf(given);
  if (!scan || !Array.isArray(scan.walls)) throw new ScanRefusal('unknown');
  const walls = boxesOf(scan.walls, SCAN_LIMITS.walls);
  if (walls.length === 0) throw new ScanRefusal('no-walls');
  const pieces = (key: string): Box[] => boxesOf(scan[key], SCAN_LIMITS.pieces);
  const kinds = [
    ['doors', 'door'],
    ['windows', 'window'],
    ['openings', 'cased-opening'],
  ] as const;
  const openings = kinds.flatMap(([key, kind]) => pieces(key).map((box) => ({ kind, box })));
  const objects = pieces('objects');
  const floors = pieces('floors');
  const labels = sectionsOf(scan.sections);

  return levelsOf(walls).map((walls): ScannedFloor => {
    const base = Math.min(...walls.map(({ bottomIn }) => bottomIn));
    const here = ({ bottomIn }: { readonly bottomIn: number }): boolean =>
      bottomIn >= base - SAME_FLOOR_IN / 4 &&
      bottomIn < base + Math.max(...walls.map(({ heightIn }) => heightIn));
    const on = floors.filter(
      ({ bottomIn, heightIn }) => Math.abs(bottomIn + heightIn / 2 - base) < SAME_FLOOR_IN,
    );
    const middles = walls.map(({ heightIn }) => heightIn).sort((a, b) => a - b);
    return {
      walls: [...walls.map(spanOf), ...on.flatMap(({ corners }) => ringOf(corners))],
      openings: openings
        .filter(({ box }) => here(box))
        .map(({ kind, box }): ScannedOpening => {
          const { from, to } = spanOf(box);
          const sillIn = kind === 'window' ? Math.max(0, box.bottomIn - base) : 0;
          return { kind, points: [from, to], sillIn, heightIn: box.heightIn };
        }),
      things: objects.filter(here).flatMap((box): ScannedThing[] => {
        const kind = thingOf(box.name);
        return kind ? [{ kind, points: footOf(box) }] : [];
      }),
      labels,
      ceilingIn: middles[Math.floor(middles.length / 2)] ?? null,
    };
  });
}

/** RoomPlan's own word for what wash and dry is one. */
const thingOf = (name: string): ExistingKind | undefined =>
  name === 'washerDryer' ? 'washer' : thingNamed(` ${name} `);

/** Walls by the storey that they stand on. */
function levelsOf(walls: readonly Box[]): Box[][] {
  const levels: Box[][] = [];
  for (const wall of [...walls].sort((a, b) => a.bottomIn - b.bottomIn)) {
    const level = levels.at(-1);
    const before = level?.at(-1);
    if (level && before && wall.bottomIn - before.bottomIn < SAME_FLOOR_IN) level.push(wall);
    else levels.push([wall]);
  }
  return levels;
}

const spanOf = ({ middle, along }: Box): WallPiece => ({
  from: { x: middle.x - along.x, y: middle.y - along.y },
  to: { x: middle.x + along.x, y: middle.y + along.y },
});

const footOf = ({ middle, along, through }: Box): Point[] =>
  [-1, 1].flatMap((a) =>
    [-1, 1].map((t) => ({
      x: middle.x + a * along.x + t * through.x,
      y: middle.y + a * along.y + t * through.y,
    })),
  );

const ringOf = (corners: readonly Point[]): WallPiece[] =>
  corners.length < 3
    ? []
    : corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] as Point }));

function boxesOf(given: unknown, most: number): Box[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new ScanRefusal('damaged');
  if (given.length > most) throw new ScanRefusal('too-many');
  return given.map(boxOf);
}

function boxOf(given: unknown): Box {
  const box = recordOf(given);
  const dimensions = numbersOf(box?.dimensions);
  const matrix = numbersOf(box?.transform);
  if (!box || dimensions.length < 3 || matrix.length !== 16) throw new ScanRefusal('damaged');
  const [long, high, deep] = dimensions.map((metres) => Math.abs(metres) * METRE_IN) as [
    number,
    number,
    number,
  ];
  const column = (i: number): readonly [number, number, number] => [
    matrix[4 * i]!,
    matrix[4 * i + 1]!,
    matrix[4 * i + 2]!,
  ];
  const [right, up, out, middle] = [column(0), column(1), column(2), column(3)];
  const half = ([x, , z]: readonly [number, number, number], by: number): Point => ({
    x: (x * by) / 2,
    y: (-z * by) / 2,
  });
  const corners = Array.isArray(box.polygonCorners) ? box.polygonCorners.slice(0, 100).map(numbersOf) : [];
  return {
    name: nameOf(box.category),
    along: half(right, long),
    through: half(out, deep),
    middle: { x: middle[0] * METRE_IN, y: -middle[2] * METRE_IN },
    bottomIn: middle[1] * METRE_IN - high / 2,
    heightIn: high,
    corners: corners.flatMap(([x, y, z = 0]) =>
      x === undefined || y === undefined
        ? []
        : [
            {
              x: (right[0] * x + up[0] * y + out[0] * z + middle[0]) * METRE_IN,
              y: -(right[2] * x + up[2] * y + out[2] * z + middle[2]) * METRE_IN,
            },
          ],
    ),
  };
}

/** `{"door":{"isOpen":true}}`, or the word alone. */
function nameOf(category: unknown): string {
  if (typeof category === 'string') return category;
  return Object.keys(recordOf(category) ?? {})[0] ?? '';
}

const recordOf = (given: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : undefined;

/** The numbers of a list, or of a list of columns. */
function numbersOf(given: unknown): number[] {
  if (!Array.isArray(given) || given.length > 16) return [];
  const flat: unknown[] = given.flat(1);
  return flat.every((one): one is number => typeof one === 'number' && Number.isFinite(one)) &&
    flat.length <= 16
    ? flat
    : [];
}

function sectionsOf(given: unknown): ScannedFloor['labels'] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, SCAN_LIMITS.rooms).flatMap((one) => {
    const section = recordOf(one);
    const [x, , z] = numbersOf(section?.center);
    const label = typeof section?.label === 'string' ? spoken(section.label.slice(0, 40)) : '';
    return label && x !== undefined && z !== undefined
      ? [{ text: label, at: { x: x * METRE_IN, y: -z * METRE_IN } }]
      : [];
  });
}

/** RoomPlan's name of a kind of room as people say it: livingRoom is "Living room"; what it could not tell has none. */
function spoken(label: string): string {
  const words = label.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words === 'unidentified' ? '' : words.charAt(0).toUpperCase() + words.slice(1);
}
