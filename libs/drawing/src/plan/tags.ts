import {
  CATALOGUE,
  contains,
  type Item,
  itemsOf,
  outsideOf,
  overlaps,
  type Rect,
  ROOM_USES,
  type Room,
  rectsOf,
  roomUses,
  type Shell,
} from '@plumbline/concept';
import {
  EXISTING_TAG,
  feetAndInches,
  floorBehindWalls,
  frontWidth,
  materialName,
  plainName,
  rectOf,
  type Schedule,
  showerDoorOf,
  sizeWords,
} from '@plumbline/room/parts';
import { type Area, insideOf, type Labels, meets, textArea } from '../pen/labels.js';
import { INK } from '../pen/svg.js';
import { textWidth } from '../pen/text.js';
import { sheetX, sheetY, type View } from '../sheet/view.js';

type SheetPoint = readonly [x: number, y: number];

/** Where an item lies on the sheet. */
export const itemArea = (v: View, item: Item): Area => rectArea(v, rectOf(item.box));

/** Whether a part of the sheet shows floor of the room and nothing else. */
export function isOnFloor(v: View, area: Area): boolean {
  const box = { x: v.left, y: v.top, w: v.room.widthIn * v.s, h: v.room.depthIn * v.s };
  return insideOf(box, area) && !outsideOf(v.room.shell).some((out) => meets(rectArea(v, out), area));
}

/** Where a rectangle of the floor lies on the sheet. */
export const rectArea = (v: View, { x, y, w, d }: Rect): Area => ({
  x: sheetX(v, x),
  y: sheetY(v, y + d),
  w: w * v.s,
  h: d * v.s,
});

/** Tags inside their items, with the name below where it fits; beside the item where it is too small. */
export function tagItems(v: View, schedule: Schedule, labels: Labels): void {
  const floor = (area: Area): boolean => isOnFloor(v, area);
  const hung = (item: Item): boolean => CATALOGUE[item.kind].mount !== 'floor';
  const size = (item: Item): number => item.box.widthIn * item.box.depthIn;
  const order = [...v.room.items].sort((a, b) => Number(hung(a)) - Number(hung(b)) || size(b) - size(a));
  const named = new Set<string>();
  const told = new Set<string>();
  const overlays = v.room.items
    .filter((i) => CATALOGUE[i.kind].mount === 'counter' && i.kind !== 'countertop')
    .map((item) => ({ item, area: itemArea(v, item) }));
  for (const item of order) {
    const tag = schedule.tagOf.get(item.id);
    // A narrow filler stands in the schedule; its tag before it would hide its neighbors'.
    if (!tag || (item.kind === 'filler' && frontWidth(item) < LEAST_FILLER_TAGGED)) continue;
    const a = itemArea(v, item);
    // Shelves over one another have one tag.
    const spot = `${tag} ${a.x} ${a.y}`;
    if (told.has(spot)) continue;
    told.add(spot);
    const options = {
      size: hung(item) ? v.type.hung : v.type.tag,
      anchor: 'middle' as const,
      weight: 'bold' as const,
      ...(hung(item) ? { color: INK.above } : {}),
    };
    const covered = (area: Area): boolean => overlays.some((o) => o.item !== item && meets(o.area, area));
    const inside = (turned: boolean): SheetPoint[] =>
      placesIn(a, item).filter(([x, y]) => {
        const area = textArea(tag, x, y, { ...options, turned });
        return insideOf(a, area) && !covered(area);
      });
    const ground = groundOf(item);
    if (labels.set(tag, inside(false), options, ground, floor)) {
      if (!/^\d+$/.test(tag) || hung(item) || named.has(tag) || UNNAMED.has(item.kind)) continue;
      if (nameBelow(labels, plainName(item), v.type.name, a, floor, ground, covered)) named.add(tag);
      // What is too narrow for its tag across takes it along.
    } else if (!labels.set(tag, inside(true), { ...options, turned: true }, ground, floor)) {
      labels.set(
        tag,
        placesBefore(a, item.facing, v.type.beside),
        { ...options, size: v.type.beside },
        INK.floor,
        floor,
      );
    }
  }
}

/** Inches. */
const LEAST_FILLER_TAGGED = 6;

/** Symbols with no clear middle: their names stand in the legend only. */
const UNNAMED: ReadonlySet<string> = new Set([
  'vanity',
  'pedestal-sink',
  'bike-rack',
  'stair',
  'fireplace',
  'chimney',
]);

/** Sets an item's name under the tag that was just set, if the item has the room. */
function nameBelow(
  labels: Labels,
  name: string,
  size: number,
  a: Area,
  floor: (area: Area) => boolean,
  ground: string | undefined,
  covered: (area: Area) => boolean,
): boolean {
  const options = { size, anchor: 'middle' as const, color: INK.soft };
  const tag = labels.placed.at(-1);
  const at: SheetPoint = tag
    ? [tag.x + tag.w / 2, tag.y + tag.h + size * 0.75]
    : [a.x + a.w / 2, a.y + a.h / 2 + 9];
  const area = textArea(name, ...at, options);
  const inner = { x: a.x + 3, y: a.y + 2, w: a.w - 6, h: a.h - 4 };
  return insideOf(inner, area) && !covered(area) && labels.set(name, [at], options, ground, floor);
}

function placesIn(a: Area, item: Item): SheetPoint[] {
  const cx = a.x + a.w / 2;
  const cy = a.y + a.h / 2;
  const off = [0.25, -0.25, 0.36, -0.36].flatMap((k): SheetPoint[] => [
    [cx + k * a.w, cy],
    [cx, cy + k * a.h],
  ]);
  const across = item.facing === 'north' || item.facing === 'south';
  if (item.kind === 'vanity' && Number(item.traits?.sinks ?? 1) === 1) {
    return [0.42, -0.42].map((k): SheetPoint => (across ? [cx + k * a.w, cy] : [cx, cy + k * a.h]));
  }
  // The long arm of a sectional, not the corner between its arms.
  if (item.kind === 'sectional') {
    const back = item.facing === 'south' || item.facing === 'west' ? -1 : 1;
    off.unshift(across ? [cx, cy + back * 0.28 * a.h] : [cx - back * 0.28 * a.w, cy]);
    return off;
  }
  // The front half of a base is clear of the wall cabinets above it.
  if (item.kind === 'base-cabinet' && across)
    off.unshift([cx, cy + (item.facing === 'south' ? 0.24 : -0.24) * a.h]);
  // A drain stands in the middle of these.
  const drained = item.kind === 'sink-base' || item.kind === 'shower' || item.kind === 'bathtub';
  return drained || (item.kind === 'base-cabinet' && across) ? [...off, [cx, cy]] : [[cx, cy], ...off];
}

/** Places just before an item, for a tag that does not fit into it. */
function placesBefore(a: Area, facing: Item['facing'], size: number): SheetPoint[] {
  const cx = a.x + a.w / 2;
  const cy = a.y + a.h / 2;
  const shifts = [0, 0.3, -0.3];
  if (facing === 'south' || facing === 'north') {
    const y = facing === 'south' ? a.y + a.h + size * 0.8 : a.y - size * 0.8;
    return shifts.map((k): SheetPoint => [cx + k * a.w, y]);
  }
  const x = facing === 'east' ? a.x + a.w + size * 0.93 : a.x - size * 0.93;
  return shifts.map((k): SheetPoint => [x, cy + k * a.h]);
}

/** What a tag is painted on, so that the symbol's lines stop at it; nothing where they stay clear of it. */
function groundOf(item: Item): string | undefined {
  switch (CATALOGUE[item.kind].symbol) {
    case 'sink-base':
    case 'shower':
    case 'tub':
      return INK.water;
    case 'range':
    case 'refrigerator':
    case 'dishwasher':
    case 'appliance':
    case 'washer':
    case 'dryer':
    case 'radiator':
    case 'wall-oven':
      return INK.appliance;
    case 'cabinet':
    case 'tall-cabinet':
    case 'wall-cabinet':
    case 'hood':
    case 'corner-cabinet':
    case 'bookcase':
    case 'shelf':
      return INK.cabinet;
    case 'pool-table':
      return INK.plant;
    case 'walk-in-closet':
    case 'rug':
    case 'bath-mat':
      return INK.floor;
    case 'vanity':
      return INK.counter;
    case 'chimney':
    case 'toilet':
    case 'stair':
    case 'car':
      return INK.paper;
    case 'plant':
    case 'mirror':
    case 'niche':
      return undefined;
    default:
      return INK.furniture;
  }
}

/** The room's name and size, on the open floor nearest its middle; and those of the rooms within it. */
export function nameRoom(v: View, title: string, full: Room, labels: Labels): void {
  if (v.room.parts) {
    nameParts(v, v.room.parts, labels);
    return;
  }
  const within = roomsWithin(v.room);
  for (const { name, floor } of within)
    nameFloor(v, { name, size: sizeOfFloor(floor), small: true }, floor, [], labels);
  const name = title.split(/ (?:with|around|for) /)[0] ?? title;
  const whole = { x: 0, y: 0, w: v.room.widthIn, d: v.room.depthIn };
  const others = within.map(({ floor }) => floor);
  nameFloor(v, { name, size: sizeWords(full.shell), at: middleOf(v.room.shell) }, whole, others, labels);
}

/** Names the parts that words divide a room into, with the floor that each is given; what stays is marked. */
function nameParts(v: View, parts: NonNullable<Room['parts']>, labels: Labels): void {
  const { floor: main } = v.room.finishes;
  for (const { name, x, y, widthIn, depthIn, kept, work, floor } of parts) {
    const rect = { x, y, w: widthIn, d: depthIn };
    const laid = work.includes('floor') ? `, ${materialName((floor ?? main).material)}` : '';
    const size = `${sizeOfFloor(rect)}${laid}`;
    nameFloor(v, { name: kept ? `${name} ${EXISTING_TAG}` : name, size, small: true }, rect, [], labels);
  }
}

/** Rooms with walls of their own, and their clear floor. */
const roomsWithin = (room: Room): { readonly name: string; readonly floor: Rect }[] =>
  roomUses.flatMap((use) => {
    const floor = floorBehindWalls(room, use);
    return floor ? [{ name: ROOM_USES[use], floor }] : [];
  });

const sizeOfFloor = ({ w, d }: Rect): string => `${feetAndInches(w)} × ${feetAndInches(d)}`;

interface NameOfFloor {
  readonly name: string;
  readonly size: string;
  /** Written near here; else near the middle of the floor. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Of a room within the room. */
  readonly small?: boolean;
}

/** Writes name and size on open floor of a part of the room, off the parts that have names of their own. */
function nameFloor(
  v: View,
  { name, size, at, small: isSmall = false }: NameOfFloor,
  part: Rect,
  others: readonly Rect[],
  labels: Labels,
): void {
  const { room } = v;
  const big = {
    size: isSmall ? v.type.roomSize : v.type.room,
    weight: 'bold' as const,
    anchor: 'middle' as const,
  };
  const small = { size: v.type.roomSize, anchor: 'middle' as const, color: INK.soft };
  const w = Math.max(textWidth(name, big.size, 'bold'), textWidth(size, small.size)) / v.s + 4;
  const deep = 28 / v.s;
  const solids = room.items.filter((i) => i.box.z < 60 && i.box.heightIn > 1).map((i) => rectOf(i.box));
  const taken = [...solids, ...others];
  // Floor under the swing of a shower's door is the last to be written on.
  const swings = itemsOf(room, 'shower')
    .filter(({ traits }) => traits?.enclosure === 'glass' && traits.hinge && !traits.glass)
    .map((shower) => showerDoorOf(shower).swing);
  const open: { x: number; y: number; far: number; swept: boolean }[] = [];
  const pitch = Math.max(6, Math.max(room.widthIn, room.depthIn) / 60);
  const middle = at ?? { x: part.x + part.w / 2, y: part.y + part.d / 2 };
  for (let x = part.x + w / 2; x <= part.x + part.w - w / 2; x += pitch) {
    for (let y = part.y + deep / 2; y <= part.y + part.d - deep / 2; y += pitch) {
      const r = { x: x - w / 2, y: y - deep / 2, w, d: deep };
      if (!contains(room.shell, r) || taken.some((s) => overlaps(s, r))) continue;
      const swept = swings.some((s) => overlaps(s, r));
      open.push({ x, y, far: Math.hypot(x - middle.x, y - middle.y), swept });
    }
  }
  for (const { x, y } of open
    .sort((a, b) => Number(a.swept) - Number(b.swept) || a.far - b.far)
    .slice(0, 200)) {
    const cx = sheetX(v, x);
    const cy = sheetY(v, y);
    const areas = [textArea(name, cx, cy - 6, big), textArea(size, cx, cy + 7, small)];
    if (!areas.every((area) => labels.isFree(area, 5))) continue;
    labels.set(name, [[cx, cy - 6]], big, INK.floor);
    labels.set(size, [[cx, cy + 7]], small, INK.floor);
    return;
  }
}

/** The middle of the floor; of a room that is no rectangle, of its largest part. */
function middleOf(shell: Shell): { readonly x: number; readonly y: number } {
  const { x, y, w, d } = rectsOf(shell).reduce((a, b) => (b.w * b.d > a.w * a.d ? b : a));
  return { x: x + w / 2, y: y + d / 2 };
}
