import { type Rect, rectsOf } from '@plumbline/concept';
import { n, path } from '../pen/svg.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';

/** The joints of the floor, faint, so that wood, tile and carpet can be told apart. */

const JOINTS = '#ece5d9';
const PLANK = { wide: 6, long: 72 } as const;
/** Joints closer than this on paper would grey the floor; every second is then left out, and so on. Points. */
const CLOSEST = 4;

/** Joints of the room's floor, of each part that words divide its own; nothing for floors that have none. */
export function drawFloor(v: View): string {
  return floorsOf(v)
    .map(({ material, floor }) => drawJoints(jointsOf(v, material, floor)))
    .join('');
}

interface FloorOf {
  readonly material: string;
  readonly floor: readonly Rect[];
}

/** What the floor is made of, and where. */
function floorsOf({ room }: View): readonly FloorOf[] {
  const { material } = room.finishes.floor;
  if (!room.parts) return [{ material, floor: rectsOf(room.shell) }];
  return room.parts
    .filter(({ work }) => work.includes('floor'))
    .map(({ floor, x, y, widthIn, depthIn }) => ({
      material: floor?.material ?? material,
      floor: [{ x, y, w: widthIn, d: depthIn }],
    }));
}

function jointsOf(v: View, material: string, floor: readonly Rect[]): string {
  if (/plank|oak|bamboo|lvp|laminate/.test(material)) return planks(v, floor);
  if (/tile|terrazzo|vinyl|cork/.test(material))
    return tiles(v, /hex|penny|cement|checker/.test(material) ? 8 : 12, floor);
  return '';
}

const drawJoints = (joints: string): string => (joints ? path(joints, { weight: 0.35, stroke: JOINTS }) : '');

/** A rectangle by its axes: along and across the boards. */
const turned = ({ x, y, w, d }: Rect): Rect => ({ x: y, y: x, w: d, d: w });

function planks(v: View, rects: readonly Rect[]): string {
  const alongX = v.room.widthIn >= v.room.depthIn;
  const across = alongX ? v.room.depthIn : v.room.widthIn;
  const along = alongX ? v.room.widthIn : v.room.depthIn;
  const floor = alongX ? rects : rects.map(turned);
  const pitch = spaced(PLANK.wide, v.s);
  let joints = '';
  const segment = (a1: number, c1: number, a2: number, c2: number): void => {
    const [x1, y1, x2, y2] = alongX ? [a1, c1, a2, c2] : [c1, a1, c2, a2];
    joints += `M${n(sheetX(v, x1))} ${n(sheetY(v, y1))}L${n(sheetX(v, x2))} ${n(sheetY(v, y2))}`;
  };
  for (let row = 0; row * pitch < across; row++) {
    const c = row * pitch;
    if (row > 0) for (const r of floor) if (r.y < c && c < r.y + r.d) segment(r.x, c, r.x + r.w, c);
    // Ends are staggered by thirds, so that no two rows meet.
    for (let a = PLANK.long * ((row % 3) / 3 + 0.2); a < along; a += PLANK.long)
      for (const r of floor)
        if (r.x < a && a < r.x + r.w && c < r.y + r.d && c + pitch > r.y)
          segment(a, Math.max(r.y, c), a, Math.min(r.y + r.d, c + pitch));
  }
  return joints;
}

function tiles(v: View, size: number, floor: readonly Rect[]): string {
  const pitch = spaced(size, v.s);
  const { widthIn, depthIn } = v.room;
  let joints = '';
  for (let x = pitch; x < widthIn; x += pitch)
    for (const r of floor)
      if (r.x < x && x < r.x + r.w)
        joints += `M${n(sheetX(v, x))} ${n(sheetY(v, r.y))}V${n(sheetY(v, r.y + r.d))}`;
  for (let y = pitch; y < depthIn; y += pitch)
    for (const r of floor)
      if (r.y < y && y < r.y + r.d)
        joints += `M${n(sheetX(v, r.x))} ${n(sheetY(v, y))}H${n(sheetX(v, r.x + r.w))}`;
  return joints;
}

const spaced = (inches: number, s: number): number => {
  let pitch = inches;
  while (pitch * s < CLOSEST) pitch *= 2;
  return pitch;
};
