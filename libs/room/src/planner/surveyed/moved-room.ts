import {
  type Brief,
  boundsOf,
  ceilingOver,
  contains,
  derivedOf,
  type Item,
  kindSpec,
  type Opening,
  type Room,
  type Shell,
  type SurveyedRoom,
} from '@plumbline/concept';
import { boxesOverlap, overlaps, rectOf } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { checkRoom } from '../../rules/check-room.js';
import { type PlannedRoom, tryRoom } from '../plan-room.js';

/** Rooms whose walls are lined with cabinets or fixtures are planned anew: what lies between them changes its size. */
const LINED: ReadonlySet<string> = new Set(['kitchen', 'bathroom']);
/** Nearer to a wall than this at both ends a thing fills it. */
const FILLS_IN = 3;

/**
 * A furnished room after it was measured anew: everything keeps its distance to the nearer wall. Undefined where
 * something would then stand in another thing, in a door's way or outside, where a rule is broken that was not, or
 * where the room is one that has to be planned anew.
 */
export function movedRoom(
  brief: Brief,
  seed: number,
  { shell, survey }: SurveyedRoom,
  as: Room,
): PlannedRoom | undefined {
  if (LINED.has(as.category) || as.shell.outline.length !== shell.outline.length) return undefined;
  const before = tryRoom({ ...brief, shell: as.shell, size: derivedOf(as.shell) }, seed);
  if (!before) return undefined;
  const furnished = as.items.filter(({ kind }) => kindSpec(kind).layer === undefined);
  const items = furnished.map((item) => movedItem(item, as.shell, shell));
  const room: Room = {
    ...as,
    ...derivedOf(shell),
    shell: { ...shell, walls: as.shell.walls.map((w) => ({ ...w })) },
    openings: survey.openings,
    items,
  };
  return stands(room, furnished) && unmetCodes(room, brief) <= unmetCodes({ ...as, items: furnished }, brief)
    ? { room, layout: before.layout, unmet: before.unmet }
    : undefined;
}

const unmetCodes = (room: Room, { state }: Brief): number =>
  checkRoom(room, state).filter(({ met, severity }) => !met && severity === 'code').length;

function movedItem(item: Item, before: Shell, after: Shell): Item {
  const { box } = item;
  const [from, to] = [boundsOf(before), boundsOf(after)];
  const [was, is] = [before.ceiling.heightIn, after.ceiling.heightIn];
  const [x, widthIn] = movedSpan(box.x, box.widthIn, from.w, to.w);
  const [y, depthIn] = movedSpan(box.y, box.depthIn, from.d, to.d);
  const hangs = kindSpec(item.kind).mount === 'ceiling';
  const full = box.z < 1 && box.z + box.heightIn > was - 1;
  const z = hangs ? Math.max(0, box.z + is - was) : box.z;
  const heightIn = full ? is - box.z : Math.min(box.heightIn, Math.max(0.25, is - z));
  return { ...item, box: { ...box, x, y, z, widthIn, depthIn, heightIn } };
}

/** A stretch along a room that grows or shrinks: it stays at the nearer end, in the middle, or fills it. */
function movedSpan(at: number, size: number, was: number, is: number): readonly [at: number, size: number] {
  const beyond = was - at - size;
  if (at < FILLS_IN && beyond < FILLS_IN) return [at, size + is - was];
  if (Math.abs(at - beyond) < 1) return [at + (is - was) / 2, size];
  return [at <= beyond ? at : at + is - was, size];
}

/** Whether all stands in the room, in nothing that it did not stand in before, and in no door's way. */
function stands(room: Room, before: readonly Item[]): boolean {
  const { shell, items } = room;
  return (
    items.every(
      ({ box }) =>
        contains(shell, rectOf(box)) && box.z + box.heightIn <= ceilingOver(shell, rectOf(box)) + 0.01,
    ) &&
    items.every((item, i) =>
      items.every(
        (other, k) =>
          k <= i ||
          !boxesOverlap(item.box, other.box) ||
          boxesOverlap((before[i] as Item).box, (before[k] as Item).box),
      ),
    ) &&
    room.openings.every((opening: Opening) =>
      floorOfOpening(room, opening).every(
        (way) => !items.some((item) => isSolid(item) && overlaps(way, rectOf(item.box))),
      ),
    )
  );
}
