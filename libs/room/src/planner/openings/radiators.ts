import { keptOf } from '@plumbline/brief';
import { type Brief, CATALOGUE, type Item, isSide, type Opening, type Room } from '@plumbline/concept';
import { atWall, contains, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { Draft } from '../floor/draft.js';

/** A cast-iron radiator below a window; air rises before it, so nothing stands there. Inches. */
const RADIATOR = { most: 48, least: 20, narrower: 4, deep: 8, high: 24, air: 6 } as const;

/** Stands the radiators that words put at a wall: below its windows, in the middle of a wall without. They stay where they are. */
export function setRadiators(draft: Draft, { thingsAt = [] }: Brief): void {
  for (const { thing, at, corner } of thingsAt) {
    if (thing !== 'radiator' || at === undefined || !isSide(at) || corner) continue;
    for (const wall of draft.wallsAt(at)) {
      const windows = draft.openings.filter((o) => o.kind === 'window' && o.wall === wall.wall.id);
      const places = windows.length > 0 ? windows : [{ offsetIn: wall.lengthIn / 2 - 24, widthIn: 48 }];
      for (const { offsetIn, widthIn } of places) {
        const wide = Math.max(RADIATOR.least, Math.min(RADIATOR.most, widthIn - RADIATOR.narrower));
        const t = offsetIn + (widthIn - wide) / 2;
        const rect = draft.at(wall, t, 0, wide, RADIATOR.deep);
        if (!draft.isClearAt(rect, 0, RADIATOR.high)) continue;
        draft.add('radiator', rect, {
          facing: opposite(at),
          group: 'house',
          height: RADIATOR.high,
          label: CATALOGUE.radiator.name,
        });
        const last = draft.items.length - 1;
        const item = draft.items[last];
        if (item) draft.items[last] = { ...item, existing: true, fixed: true };
        draft.keepFree(draft.at(wall, t, 0, wide, RADIATOR.deep + RADIATOR.air));
      }
    }
  }
}

/** Whether words tell of a radiator that is there and stays. */
const isThere = ({ thingsAt = [], ...brief }: Brief): boolean =>
  thingsAt.some(({ thing }) => thing === 'radiator') ||
  keptOf(brief).some(({ id, how }) => id === 'radiator' && (how === 'kept' || how === 'in place'));

/**
 * The room with the radiator that stays, where nobody told its wall: below a window, else along a wall that is free. It is drawn
 * where nothing else stands, and in no room that has one already.
 */
export function withRadiator(room: Room, brief: Brief): Room {
  if (!isThere(brief) || room.items.some(({ kind }) => kind === 'radiator')) return room;
  const all = (brief.thingsAt ?? []).filter(({ thing }) => thing === 'radiator').length > 1;
  const windows = room.openings.filter(({ kind }) => kind === 'window');
  const set: Item[] = [];
  for (const window of windows) {
    const rect = spotBelow(room, window, set);
    if (rect) set.push(radiatorAt(rect, opposite(window.side), set.length + 1));
    if (set.length > 0 && !all) break;
  }
  const told = brief.thingsAt?.some(({ thing, to }) => thing === 'radiator' && to === 'window') ?? false;
  const alone = set.length === 0 && !told ? spotAtWall(room) : undefined;
  const items = alone ? [...set, radiatorAt(alone.rect, alone.facing, 1)] : set;
  return items.length === 0
    ? room
    : { ...room, items: [...room.items.map((i) => aboveThem(i, items)), ...items] };
}

/** Curtains end above the radiator that they hang over. */
const aboveThem = (item: Item, radiators: readonly Item[]): Item => {
  const { box } = item;
  const low = RADIATOR.high + 2;
  const hangs = item.kind === 'curtain' && radiators.some((r) => overlaps(rectOf(r.box), rectOf(box)));
  return hangs && box.z < low
    ? { ...item, box: { ...box, z: low, heightIn: box.z + box.heightIn - low } }
    : item;
};

const radiatorAt = ({ x, y, w, d }: Rect, facing: Item['facing'], n: number): Item => ({
  id: `radiator-${n}`,
  kind: 'radiator',
  label: CATALOGUE.radiator.name,
  box: { x, y, z: 0, widthIn: w, depthIn: d, heightIn: RADIATOR.high },
  facing,
  group: 'house',
  existing: true,
  fixed: true,
});

/** Floor that things stand on, that doors sweep, and that other radiators take. */
const isFree = (room: Room, rect: Rect, set: readonly Item[]): boolean =>
  contains({ x: 0, y: 0, w: room.widthIn, d: room.depthIn }, rect) &&
  ![...room.items.filter(isSolid), ...set].some(({ box }) => overlaps(rectOf(box), rect)) &&
  !room.openings.some(
    (o) => o.kind !== 'window' && floorOfOpening(room, o).some((zone) => overlaps(zone, rect)),
  );

function spotBelow(room: Room, { wall, offsetIn, widthIn }: Opening, set: readonly Item[]): Rect | undefined {
  const most = Math.max(RADIATOR.least, Math.min(RADIATOR.most, widthIn - RADIATOR.narrower));
  for (let wide = most; wide >= RADIATOR.least; wide -= 4)
    for (const t of [offsetIn + (widthIn - wide) / 2, offsetIn, offsetIn + widthIn - wide]) {
      const rect = atWall(room, wall, t, 0, wide, RADIATOR.deep);
      if (isFree(room, rect, set)) return rect;
    }
  return undefined;
}

/** The first stretch of a wall that is long enough, from the longest radiator down. */
function spotAtWall(room: Room): { readonly rect: Rect; readonly facing: Item['facing'] } | undefined {
  for (const wide of [36, 28, RADIATOR.least])
    for (const { id, side } of room.shell.walls) {
      const long = Math.max(room.widthIn, room.depthIn);
      for (let t = 2; t + wide <= long; t += 4) {
        const rect = atWall(room, id, t, 0, wide, RADIATOR.deep);
        if (isFree(room, rect, [])) return { rect, facing: opposite(side) };
      }
    }
  return undefined;
}
