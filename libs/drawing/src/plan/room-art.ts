import {
  type Box,
  CATALOGUE,
  type Item,
  isOnFloorPlan,
  isRectangular,
  itemsOf,
  type Room,
  rectsOf,
} from '@plumbline/concept';
import {
  EXISTING_TAG,
  EXTERIOR_WALL,
  feetAndInches,
  REMOVED_TAG,
  rectOf,
  type Schedule,
  triangleLegs,
} from '@plumbline/room/parts';
import type { Elevation } from '../elevations/elevation.js';
import { drawElevationMarks } from '../elevations/elevation-marks.js';
import { type Area, Labels, type PlacedLabel } from '../pen/labels.js';
import { circle, d, INK, line, path, rect, WEIGHT } from '../pen/svg.js';
import type { PlanInfoOfSurvey } from '../sheet/plan-info.js';
import { drawBreaks } from '../sheet/shorten.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';
import { drawCeiling, nameCeiling } from './ceiling.js';
import { drawClearances } from './clearances.js';
import { drawDimensions } from './dimensions.js';
import { drawFloor } from './floor.js';
import { drawOpening } from './openings.js';
import { drawItem } from './symbols/draw-item.js';
import { GUARD } from './symbols/symbol.js';
import { nameRoom, rectArea, tagItems } from './tags.js';
import { drawWalls, wallPieces } from './walls.js';

/** A drawn room, with the boxes of its labels, walls and floor. */
interface RoomArt {
  readonly art: string;
  readonly labels: readonly PlacedLabel[];
  readonly walls: readonly Area[];
  readonly floor: readonly Area[];
}

/** A room without what the floor plan leaves to other drawings. */
export const onFloorPlan = (room: Room): Room => ({ ...room, items: room.items.filter(isOnFloorPlan) });

/** The room itself: floor, items, walls, dimensions, tags, clearances and work triangle; `full` where it is shortened. */
export function drawRoom(
  view: View,
  schedule: Schedule,
  title: string,
  full: Room,
  { remains = [], goes = [], plusMinus }: PlanInfoOfSurvey = {},
  elevations?: readonly Elevation[],
): RoomArt {
  const labels = new Labels();
  const walls = wallPieces(view);
  labels.reserve(...walls);
  const body = [
    floorOf(view),
    drawFloor(view),
    ...drawItems(view),
    ...goes.map((box) => drawRemoved(view, box)),
    drawWalls(walls),
    ...drawNiches(view),
    ...view.room.openings.map((o) => drawOpening(view, o)),
    drawCeiling(view),
    drawBreaks(view, view.shortened, EXTERIOR_WALL * view.s),
  ];
  const dimensions = drawDimensions(view, labels, plusMinus, elevations !== undefined);
  nameCeiling(view, labels);
  markRemaining(view, remains, labels);
  markRemoved(view, goes, labels);
  tagItems(view, schedule, labels);
  const clearances = drawClearances(view, labels);
  const triangle = drawTriangle(view, labels);
  nameRoom(view, title, full, labels);
  if (elevations || view.room.category !== 'basement') nameStairs(view, labels);
  const marks = drawElevationMarks(view, elevations ?? [], labels);
  return {
    art: [...body, dimensions, clearances, triangle, marks, labels.toSvg()].join(''),
    labels: labels.placed,
    walls,
    floor: rectsOf(view.room.shell).map((r) => rectArea(view, r)),
  };
}

/** "UP" at the foot of a stair, "DN" at the head of one that goes down; a plan of a basement alone has an arrow. */
function nameStairs(v: View, labels: Labels): void {
  for (const stair of itemsOf(v.room, 'stair')) {
    const { x, y, w, h } = rectArea(v, rectOf(stair.box));
    const inset = 12;
    const aside = [0.25, 0.75];
    const places = {
      east: aside.map((k) => [x + w - inset, y + h * k] as const),
      west: aside.map((k) => [x + inset, y + h * k] as const),
      south: aside.map((k) => [x + w * k, y + h - inset] as const),
      north: aside.map((k) => [x + w * k, y + inset] as const),
    }[stair.facing];
    labels.set(
      stair.box.heightIn <= GUARD ? 'DN' : 'UP',
      places,
      { size: v.type.tag, weight: 'bold', anchor: 'middle' },
      INK.paper,
    );
  }
}

/** Marks what is there already, in a corner of it. */
function markRemaining(v: View, remains: readonly Item[], labels: Labels): void {
  for (const { id } of remains) {
    const item = v.room.items.find((one) => one.id === id);
    if (!item) continue;
    const { x, y, w, h } = rectArea(v, rectOf(item.box));
    const [in1, in2] = [9, 6];
    labels.set(
      EXISTING_TAG,
      [
        [x + w - in1, y + in2],
        [x + in1, y + in2],
        [x + w - in1, y + h - in2],
        [x + in1, y + h - in2],
        [x + w / 2, y + h + in2],
        [x + w / 2, y - in2],
      ],
      { size: v.type.dimension, weight: 'bold', anchor: 'middle', color: INK.accent },
      INK.paper,
    );
  }
}

/** A room that is drawn shortened has no place for what stands in the part that is left out. */
const isWhole = (v: View): boolean => v.shortened.cuts.length === 0;

/** What goes is drawn dashed where it stands, as on a demolition plan. */
const drawRemoved = (v: View, box: Box): string => {
  if (!isWhole(v)) return '';
  const { x, y, w, h } = rectArea(v, rectOf(box));
  return rect(x, y, w, h, { weight: WEIGHT.object, stroke: INK.accent, dash: '4 2.5' });
};

function markRemoved(v: View, goes: readonly Box[], labels: Labels): void {
  if (!isWhole(v)) return;
  for (const box of goes) {
    const { x, y, w, h } = rectArea(v, rectOf(box));
    const [in1, in2] = [9, 6];
    labels.set(
      REMOVED_TAG,
      [
        [x + in1, y + h - in2],
        [x + w - in1, y + h - in2],
        [x + in1, y + in2],
        [x + w - in1, y + in2],
        [x + w / 2, y + h + in2],
        [x + w / 2, y - in2],
      ],
      { size: v.type.dimension, anchor: 'middle', color: INK.accent },
      INK.paper,
    );
  }
}

/** The floor as a surface. */
function floorOf(v: View): string {
  const pen = { fill: INK.floor, weight: 0, stroke: 'none' };
  const { outline } = v.room.shell;
  return isRectangular(v.room.shell)
    ? rect(v.left, v.top, v.room.widthIn * v.s, v.room.depthIn * v.s, pen)
    : path(
        `${outline.map(({ x, y }, i) => d(i === 0 ? 'M' : 'L', sheetX(v, x), sheetY(v, y))).join('')}Z`,
        pen,
      );
}

/** Low things first, so that what hangs above is drawn over what stands below. */
export function drawItems(v: View): string[] {
  return drawn(
    v,
    v.room.items.filter((item) => !isInWall(item)),
  );
}

/** What is built into a wall is drawn over it. */
const isInWall = ({ kind }: Item): boolean => kind === 'shower-niche';
const drawNiches = (v: View): string[] => drawn(v, v.room.items.filter(isInWall));

function drawn(v: View, items: readonly Item[]): string[] {
  const order = (item: Item): number => {
    const { mount } = CATALOGUE[item.kind];
    return mount === 'flat' ? 0 : mount === 'floor' ? 1 : mount === 'counter' ? 2 : mount === 'wall' ? 3 : 4;
  };
  return [...items]
    .sort((a, b) => order(a) - order(b) || a.box.z - b.box.z)
    .map((item) => {
      const art = drawItem(
        item,
        v.room,
        sheetX(v, item.box.x + item.box.widthIn / 2),
        sheetY(v, item.box.y + item.box.depthIn / 2),
        v.s,
      );
      return item.existing ? `<g opacity="${EXISTING}">${art}</g>` : art;
    });
}

/** What remains is drawn light beside what is new. */
const EXISTING = 0.4;

type SheetPoint = readonly [number, number];

const piecesOf = (points: readonly SheetPoint[]): (readonly [SheetPoint, SheetPoint])[] =>
  points.slice(1).map((to, i) => [points[i] as SheetPoint, to]);

function drawTriangle(v: View, labels: Labels): string {
  if (v.room.category !== 'kitchen') return '';
  const legs = triangleLegs(v.room).map(({ path, inches }) => ({
    inches,
    points: path.map((p) => [sheetX(v, p.x), sheetY(v, p.y)] as const),
  }));
  const pen = { weight: WEIGHT.detail, stroke: INK.accent, dash: '7 2 1.5 2' } as const;
  let art = '';
  for (const { points, inches } of legs) {
    const [a, b] = points as [SheetPoint, SheetPoint];
    for (const [p, q] of piecesOf(points)) art += line(p[0], p[1], q[0], q[1], pen);
    art += circle(a[0], a[1], 1.6, { fill: INK.accent, stroke: 'none', weight: 0 });
    const places = [0.5, 0.4, 0.6, 0.3, 0.7].map(
      (k) => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k] as const,
    );
    labels.set(
      feetAndInches(Math.round(inches)),
      places,
      { size: v.type.figure, anchor: 'middle', color: INK.accent },
      INK.floor,
    );
  }
  for (const [a, b] of legs.flatMap(({ points }) => piecesOf(points))) {
    for (let k = 0; k <= 1; k += 0.05) {
      labels.reserve({ x: a[0] + (b[0] - a[0]) * k - 2, y: a[1] + (b[1] - a[1]) * k - 2, w: 4, h: 4 });
    }
  }
  return art;
}
