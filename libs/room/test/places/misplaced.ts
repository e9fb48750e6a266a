import { type Concept, type Item, itemsOf, type Room, type Side } from '@plumbline/concept';
import { grow, inFront, opposite, overlaps, rectOf, seenFromWall } from '../../src/geometry/geometry.js';
import { isSolid } from '../../src/geometry/items.js';
import { isBehindLeaf } from '../../src/geometry/leaf.js';
import { zonesOf } from '../../src/rules/zones.js';
import { plannedOf, type RandomRoom } from '../rooms/random-request.js';

/** The same of the room of a request; nothing where none fits. */
export function misplacedOf(room: RandomRoom): string[] {
  const concept = plannedOf(room);
  return concept ? misplacedIn(concept) : [];
}

/** What stands or hangs where no builder or owner would put it, as sentences. Inches. */
export function misplacedIn({ room }: Pick<Concept, 'room'>): string[] {
  return [
    ...microwaves(room),
    ...chairs(room),
    ...lounges(room),
    ...towelBars(room),
    ...barsAtOpenings(room),
    ...switches(room),
    ...hiddenSwitches(room),
  ];
}

/** A microwave below a wall cabinet is one of a row of them, clear of a window's casing and not beside the hood. */
function microwaves(room: Room): string[] {
  const cabinets = itemsOf(room, 'wall-cabinet', 'corner-wall-cabinet');
  return itemsOf(room, 'microwave')
    .filter((m) => m.traits?.form === 'wall')
    .flatMap((m) => {
      const over = cabinets.find((c) => c.box.z > m.box.z && overlaps(rectOf(c.box), rectOf(m.box)));
      if (!over) return [`${m.id} hangs on nothing`];
      const beside = cabinets.some(
        (c) => c.box.z === m.box.z && overlaps(grow(rectOf(c.box), 0.5), rectOf(over.box)),
      );
      const window = room.openings.some((o) => {
        if (o.kind !== 'window' || o.side !== opposite(m.facing)) return false;
        const { t, along, n } = seenFromWall(room, o.wall, rectOf(m.box));
        return n < 1 && t < o.offsetIn + o.widthIn + 6 && o.offsetIn - 6 < t + along;
      });
      return [
        ...(beside ? [] : [`${m.id} has no wall cabinet beside it`]),
        ...(window ? [`${m.id} hangs at the casing of a window`] : []),
        ...itemsOf(room, 'range', 'cooktop', 'hood')
          .filter((i) => overlaps(grow(rectOf(m.box), 8.5), rectOf(i.box)))
          .map((i) => `${m.id} hangs beside ${i.id}`),
      ];
    });
}

/** A dining chair is drawn back by 10 in at least: nothing to sit on or beside stands there. */
const SEATS = new Set(['sofa', 'armchair', 'side-table', 'plant', 'bookcase']);

const chairs = (room: Room): string[] =>
  itemsOf(room, 'dining-chair').flatMap((chair) => {
    const back = inFront(rectOf(chair.box), opposite(chair.facing), 10);
    return room.items
      .filter((i) => SEATS.has(i.kind) && isSolid(i) && overlaps(back, rectOf(i.box)))
      .map((i) => `${i.id} stands where ${chair.id} is drawn back`);
  });

/** Nobody sits behind a sofa and looks at its back. */
const lounges = (room: Room): string[] =>
  itemsOf(room, 'sofa').flatMap((sofa) => {
    const behind = inFront(rectOf(sofa.box), opposite(sofa.facing), 72);
    return itemsOf(room, 'armchair')
      .filter((i) => i.facing === sofa.facing && overlaps(behind, rectOf(i.box)))
      .map((i) => `${i.id} stands behind ${sofa.id}`);
  });

/** The door of a shower opens out, by 28 in at most; a fixed pane has none. */
const towelBars = (room: Room): string[] =>
  itemsOf(room, 'shower')
    .filter(({ traits }) => traits?.enclosure === 'glass' && traits.glass !== 'fixed')
    .flatMap((shower) => {
      const swing = inFront(rectOf(shower.box), (shower.traits?.entry ?? shower.facing) as Side, 28);
      return itemsOf(room, 'towel-bar')
        .filter((i) => overlaps(swing, rectOf(i.box)))
        .map((i) => `${i.id} is in the swing of ${shower.id}`);
    });

/** A towel bar hangs beside the trim of doors and windows, and not behind an open leaf. */
const barsAtOpenings = (room: Room): string[] =>
  itemsOf(room, 'towel-bar').flatMap(({ id, box }) =>
    room.openings
      .filter((o) => {
        const { t, n, along } = seenFromWall(room, o.wall, rectOf(box));
        const onTrim = n < 1 && t < o.offsetIn + o.widthIn + 2 && t + along > o.offsetIn - 2;
        const high = box.z < o.sillIn + o.heightIn + 2 && box.z + 2 > o.sillIn - 2;
        return (onTrim && high) || isBehindLeaf(room.shell, o, rectOf(box));
      })
      .map((o) => `${id} hangs at the trim or behind the leaf of ${o.id}`),
  );

/** No open door hides a switch. */
const hiddenSwitches = (room: Room): string[] =>
  itemsOf(room, 'switch').flatMap(({ id, box }) =>
    room.openings
      .filter((o) => isBehindLeaf(room.shell, o, rectOf(box)))
      .map((o) => `${id} is behind the leaf of ${o.id}`),
  );

/** No switch is within 12 in of a tub or shower. */
function switches(room: Room): string[] {
  return zonesOf(room).flatMap((zone) => {
    const wet = zone.items.filter((i: Item) => i.kind === 'shower' || i.kind === 'bathtub');
    return wet.flatMap((w: Item) =>
      itemsOf(room, 'switch')
        .filter((s) => overlaps(grow(rectOf(w.box), 12), rectOf(s.box)))
        .map((s) => `${s.id} is within 12 in of ${w.id}`),
    );
  });
}
