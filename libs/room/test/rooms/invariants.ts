import {
  atWall,
  CATALOGUE,
  type Concept,
  ceilingOver,
  contains,
  derivedOf,
  frameOf,
  type Item,
  type Kind,
  kindSpec,
} from '@plumbline/concept';
import { furnitureOf } from '../../src/furniture.js';
import { boxesOverlap, footprintsOf, overlaps, rectOf } from '../../src/geometry/geometry.js';
import { isSolid } from '../../src/geometry/items.js';
import { floorOfOpening, isPushedIn } from '../../src/geometry/openings.js';
import { walkable } from '../../src/planner/floor/reach.js';
import { blocksWindow } from './windows.js';

/** Things that stand inside others: a bench in a shower, a rug under a sofa. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  shower: ['shower-bench', 'grab-bar', 'shower-niche', 'recessed-light', 'bathtub'],
};

/** A receptacle may be behind a sofa. */
const isBehind = (a: Item, b: Item): boolean =>
  kindSpec(a.kind).layer !== undefined && furnitureOf({ items: [b] }).length > 0;

const mayShare = (a: Item, b: Item): boolean =>
  isBehind(a, b) ||
  isBehind(b, a) ||
  CATALOGUE[a.kind as Kind].mount === 'flat' ||
  CATALOGUE[b.kind as Kind].mount === 'flat' ||
  (HOLDS[a.kind]?.includes(b.kind) ?? false) ||
  (HOLDS[b.kind]?.includes(a.kind) ?? false);

/** A table may stand between the arms of a sectional sofa. */
const standOnOneFloor = (a: Item, b: Item): boolean =>
  footprintsOf(a).some((r) => footprintsOf(b).some((other) => overlaps(r, other)));

/** Rules that the outline alone decides: a room of a told shape breaks them, whatever stands in it. */
const OF_OUTLINE: ReadonlySet<string> = new Set(['bedroom-area', 'bedroom-side']);

/** Everything that must hold of any planned room, as sentences about what does not. */
export function faultsOf({ room, findings }: Pick<Concept, 'room' | 'findings'>): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const [i, item] of room.items.entries()) {
    const { box, kind, id } = item;
    if (ids.has(id)) faults.push(`${id} stands twice`);
    ids.add(id);
    if (!contains(room.shell, rectOf(box))) faults.push(`${id} stands outside the walls`);
    if (box.z < -0.01 || box.z + box.heightIn > ceilingOver(room.shell, rectOf(box)) + 0.01)
      faults.push(`${id} goes through floor or ceiling`);
    if (!(kind in CATALOGUE)) faults.push(`${id} is of no known kind`);
    faults.push(...sizeFaults(item));
    for (const other of room.items.slice(i + 1)) {
      if (boxesOverlap(box, other.box) && !mayShare(item, other) && standOnOneFloor(item, other))
        faults.push(`${id} overlaps ${other.id}`);
    }
  }
  for (const opening of room.openings) {
    const { lengthIn: length, wall } = frameOf(room.shell, opening.wall);
    if (wall.side !== opening.side) faults.push(`${opening.id} is not at the side of its wall`);
    if (opening.kind === 'window' && !wall.exterior) faults.push(`${opening.id} is in an inside wall`);
    if (opening.offsetIn < 0 || opening.offsetIn + opening.widthIn > length + 0.01)
      faults.push(`${opening.id} is wider than its wall`);
    const over = atWall(room.shell, opening.wall, opening.offsetIn, 0, opening.widthIn, 0.5);
    if (opening.sillIn + opening.heightIn > ceilingOver(room.shell, over))
      faults.push(`${opening.id} is higher than the ceiling`);
    for (const sweep of floorOfOpening(room, opening)) {
      for (const item of room.items) {
        if (isSolid(item) && !isPushedIn(opening, item) && overlaps(sweep, rectOf(item.box)))
          faults.push(`${item.id} blocks ${opening.id}`);
      }
    }
    for (const other of room.openings) {
      if (
        other.id < opening.id &&
        other.wall === opening.wall &&
        other.offsetIn < opening.offsetIn + opening.widthIn &&
        opening.offsetIn < other.offsetIn + other.widthIn
      ) {
        faults.push(`${opening.id} overlaps ${other.id}`);
      }
    }
  }
  for (const item of room.items)
    if (blocksWindow(room, item)) faults.push(`${item.id} stands before a window`);
  const { outline, walls, ceiling } = room.shell;
  const { widthIn, depthIn, ceilingIn } = derivedOf({ outline, walls, ceiling });
  if (widthIn !== room.widthIn || depthIn !== room.depthIn || ceilingIn !== room.ceilingIn)
    faults.push('the sizes are not those of the shell');
  const { shell, openings } = room;
  if (
    shell.outline.length > 4 &&
    !walkable({ shell, openings, solids: () => room.items.filter(isSolid) }).everywhere
  )
    faults.push('a part of the room cannot be reached');
  for (const finding of findings) {
    if (outline.length > 4 && OF_OUTLINE.has(finding.rule)) continue;
    if (!finding.met && finding.severity === 'code')
      faults.push(`${finding.rule} measures ${finding.measured}, not ${finding.limit}`);
  }
  return faults;
}

function sizeFaults({ id, kind, box, facing }: Item): string[] {
  const spec = CATALOGUE[kind as Kind];
  if (!spec) return [];
  const along = facing === 'north' || facing === 'south';
  const sizes = {
    width: along ? box.widthIn : box.depthIn,
    depth: along ? box.depthIn : box.widthIn,
    height: box.heightIn,
  };
  return (['width', 'depth', 'height'] as const).flatMap((axis) => {
    const [least, most] = spec[axis];
    const size = sizes[axis];
    return size < least - 0.01 || size > most + 0.01
      ? [`${id} has a ${axis} of ${size}, not ${least} to ${most}`]
      : [];
  });
}
