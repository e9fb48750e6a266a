import type { Item, Room } from '@plumbline/concept';
import { atWall, centre, grow, inFront, overlaps, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { isBehindLeaf } from '../../geometry/leaf.js';
import { zonesLit } from '../../rules/zone-uses.js';
import type { Zone } from '../../rules/zones.js';
import type { Plate, PlateFace, PlateSpot, ServiceSpots } from './service-spots.js';

/** Light switches where one comes in (NEC 210.70). Inches. */

const SWITCH: Plate = { along: 2.75, deep: 0.25, height: 4.5, z: 46 };
/** From the edge of a door to the middle of a switch. */
const BESIDE_DOOR = 6;
const STEP = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A switch in each zone of a room, beside the door that it is entered by, else nearest to stair or opening. */
export function setSwitches(spots: ServiceSpots, room: Room): void {
  for (const zone of zonesLit(room)) {
    const entry = entryOf(room, zone);
    const wet = zone.items.filter(({ kind }) => kind === 'bathtub' || kind === 'shower');
    const place = (suits: (spot: PlateSpot) => boolean) =>
      besideDoor(spots, room, zone, suits) ?? nearestTo(spots, room, zone, entry, suits);
    const isSeen = ({ rect }: PlateSpot): boolean =>
      !zone.openings.some((o) => isBehindLeaf(room.shell, o, rect));
    const isNear = (at: PlateSpot): boolean => reachFrom(entry, at) <= FROM_ENTRY;
    let spot: PlateSpot | undefined;
    for (const far of wet.length > 0 ? FROM_WATER : [])
      spot ??= place((at) => isOff(wet, at, far) && isNear(at) && isSeen(at));
    // Clear of water goes before clear of an open leaf.
    spot ??= place((at) => isOff(wet, at, LEAST_FROM_WATER) && isSeen(at));
    spot ??= place((at) => isOff(wet, at, LEAST_FROM_WATER));
    spot ??= place(() => true);
    if (spot) spots.set('switch', spot);
  }
}

/**
 * From a tub or shower to a switch, the best first: 60 in, out of what splashes, then out of the reach of who stands in
 * it, then clear of its glass (NEC 404.4 keeps switches out of the wet space itself). Inches.
 */
const LEAST_FROM_WATER = 12;
const FROM_WATER = [60, 36, LEAST_FROM_WATER] as const;
/** From where one comes in to its switch, at most, while a nearer place is wetter. Inches. */
const FROM_ENTRY = 60;

const isOff = (wet: readonly Item[], { rect }: PlateSpot, far: number): boolean =>
  !wet.some(({ box }) => overlaps(grow(rectOf(box), far), rect));

const reachFrom = (entry: Point, { rect }: PlateSpot): number => {
  const at = centre(rect);
  return Math.hypot(at.x - entry.x, at.y - entry.y);
};

/** Beside the zone's own door, at the side of its latch where that is free. */
function besideDoor(
  spots: ServiceSpots,
  room: Room,
  zone: Zone,
  suits: (spot: PlateSpot) => boolean,
): PlateSpot | undefined {
  const door = zone.openings.find((o) => o.kind !== 'window' && o.kind !== 'garage-door');
  if (!door) return undefined;
  const sides = [door.offsetIn + door.widthIn + BESIDE_DOOR, door.offsetIn - BESIDE_DOOR];
  if (door.swing?.hinge === 'far') sides.reverse();
  const faces = facesOf(zone).filter((face) => face.wall === door.wall);
  for (const at of sides) {
    const { x, y } = centre(atWall(room, door.wall, at, 0, 0, 0));
    for (const face of faces) {
      const { t } = seenFromWall(room, face.frame, { x, y, w: 0, d: 0 });
      const spot = t > 0 && t < face.frame.lengthIn ? spots.onFace(face, t, SWITCH) : undefined;
      if (spot && suits(spot)) return spot;
    }
  }
  return undefined;
}

const facesOf = ({ loops }: Zone): PlateFace[] => loops.flat().filter((face) => face.is === 'wall');

/** Where one comes into a zone: the foot of a stair, a door in a partition, any opening; its middle where none is. */
function entryOf(room: Room, zone: Zone): Point {
  const stair = zone.items.find((item) => item.kind === 'stair');
  if (stair) return centre(inFront(rectOf(stair.box), stair.facing, 0));
  const door = zone.loops.flat().find((face) => face.is === 'door')?.frame;
  if (door) return centre(atWall(room, door, 0, 0, door.lengthIn, 0));
  const opening = zone.openings.find((o) => o.kind !== 'window');
  if (opening) return centre(atWall(room, opening.wall, opening.offsetIn, 0, opening.widthIn, 0));
  return centre(zone.rects[0] ?? { x: 0, y: 0, w: room.widthIn, d: room.depthIn });
}

/** The place on the walls of a zone that is nearest to a point. */
function nearestTo(
  spots: ServiceSpots,
  room: Room,
  zone: Zone,
  from: Point,
  suits: (spot: PlateSpot) => boolean,
): PlateSpot | undefined {
  const places = facesOf(zone).flatMap((face) =>
    Array.from({ length: Math.floor(face.frame.lengthIn / STEP) }, (_, i) => {
      const t = (i + 0.5) * STEP;
      const at = atWall(room, face.frame, t, 0, 0, 0);
      return { face, t, far: Math.hypot(at.x - from.x, at.y - from.y) };
    }),
  );
  places.sort((a, b) => a.far - b.far);
  for (const { face, t } of places) {
    const spot = spots.onFace(face, t, SWITCH, 0);
    if (spot && suits(spot)) return spot;
  }
  return undefined;
}
