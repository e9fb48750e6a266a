import { feetAndInches, refuses, wants } from '@plumbline/brief';
import { type Brief, CATALOGUE, type Side } from '@plumbline/concept';
import { opposite, rectOf, roomAcross, seenFromWall, wallLength } from '../../geometry/geometry.js';
import type { Draft, PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import type { Spot } from '../floor/place.js';
import { snapped } from '../openings/openings.js';
import { VEHICLES, type Vehicle, vehiclesOf } from './vehicles.js';

/** Bays for vehicles with their doors, and the racks over them. */

/** Before a vehicle its door, behind it a way past, and on both sides floor for its doors. Inches. */
const ROOM = { front: 12, back: 18, door: 24 } as const;
/** A garage for a car is so long at least. */
export const SHORTEST = VEHICLES.sedan.long + ROOM.front + ROOM.back;

/** The vehicles that stand side by side and are no longer than the garage; says which do not fit, and by how much. */
export function bays(brief: Brief, shell: PlannerShell, front: Side, unmet: string[]): readonly Vehicle[] {
  if (wants(brief, 'no-cars') || refuses(brief, 'one-car')) return [];
  const length = wallLength(shell, front);
  const deep = roomAcross(shell, front);
  const asked = vehiclesOf(brief);
  const wanted = asked ?? [VEHICLES.sedan, VEHICLES.sedan];
  const parked: Vehicle[] = [];
  let taken = ROOM.door;
  let narrow = 0;
  for (const vehicle of wanted) {
    const short = vehicle.long + ROOM.front + ROOM.back - deep;
    if (short > 0) {
      if (asked)
        unmet.push(
          `A ${vehicle.name.toLowerCase()} did not fit: it is ${feetAndInches(vehicle.long)} long, and with its door closed and a way past it wants ${feetAndInches(deep + short)}; this garage has ${feetAndInches(deep)}.`,
        );
      continue;
    }
    if (taken + vehicle.wide + ROOM.door > length) {
      narrow++;
      continue;
    }
    parked.push(vehicle);
    taken += vehicle.wide + ROOM.door;
  }
  if (asked && narrow > 0)
    unmet.push(
      `${wanted.length === 1 ? 'A bay for a car' : `Bays for ${wanted.length} ${wanted.some(({ form }) => form === 'motorcycle') ? 'vehicles' : 'cars'}`} did not fit: with their doors open, ${parked.length === 1 ? 'one stands' : `${parked.length} stand`} side by side in ${feetAndInches(length)}.`,
    );
  return parked;
}

/** Two cars stand side by side behind a door of 16 ft from this width on. Inches. */
const FOR_TWO = 216;

/** Beside a car so much floor and more is used for something else. Inches. */
const HALF = 108;
/** Between cars, and between them and walls, where the garage has it. Inches. */
const BETWEEN = 42;

/** Where cars stand between the walls beside them: in the middle, or towards the low or the high end of their door's wall. */
export type Bay = 'middle' | 'low' | 'high';

/** Whether a garage holds so much more than its cars that they leave a half of it to other things. */
export const leavesHalf = (shell: PlannerShell, front: Side, vehicles: readonly Vehicle[]): boolean =>
  vehicles.length > 0 &&
  wallLength(shell, front) - vehicles.reduce((n, { wide }) => n + wide + BETWEEN, 0) >= HALF;

/**
 * Cars nose in behind their doors, as far forward as the door allows, so that work fits behind.
 * @param apart each has a door of its own
 * @param most what cars keep between them and from walls at most
 * @param doorIn how wide words tell the door to be, inches: one of them for all, where it is that wide
 */
export function parkCars(
  draft: Draft,
  front: Side,
  vehicles: readonly Vehicle[],
  apart: boolean,
  bay: Bay = 'middle',
  doorIn?: number,
  most = BETWEEN,
): void {
  const cars = vehicles.length;
  const length = wallLength(draft.shell, front);
  const opened = isOpened(draft.shell);
  if (cars === 0) {
    const width = Math.min(doorIn ?? 96, length - 24);
    if (apart && !opened && length >= 2 * SECOND_DOOR + 4 * POST) openPair(draft, front);
    else if (width >= 72 && !opened)
      draft.open({
        kind: 'garage-door',
        wall: front,
        offsetIn: snapped((length - width) / 2),
        widthIn: width,
        heightIn: Math.min(84, draft.shell.ceilingIn - 12),
        sillIn: 0,
      });
    return;
  }
  const wides = vehicles.reduce((n, v) => n + v.wide, 0);
  const gap = Math.min(most, (length - wides) / (cars + 1));
  const pitch = wides / cars + gap;
  const span = wides + gap * (cars - 1);
  const from = { middle: (length - span) / 2, low: gap, high: length - span - gap }[bay];
  const told = doorIn === undefined || apart ? undefined : Math.min(doorIn, length - 2 * POST);
  // A garage for two has its one wide door, whether one car parks in it or two.
  const forTwo = length >= FOR_TWO && !apart;
  const shared = cars === 1 && forTwo && told === undefined && most === BETWEEN;
  const wide = told !== undefined ? told >= span || cars === 1 : cars === 2 ? forTwo : shared;
  const middle = shared ? length / 2 : from + span / 2;
  const wideIn = told ?? 192;
  const height = Math.min(84, draft.shell.ceilingIn - 12);
  if (wide && !opened)
    draft.open({
      kind: 'garage-door',
      wall: front,
      offsetIn: Math.max(POST, Math.min(length - POST - wideIn, snapped(middle - wideIn / 2))),
      widthIn: wideIn,
      heightIn: height,
      sillIn: 0,
    });
  let t = from;
  for (const [i, { form, name, long, wide: across, high }] of vehicles.entries()) {
    const mid = t + across / 2;
    t += across + gap;
    if (!wide && !opened) {
      const door = Math.min(cars > 1 && !apart ? 96 : 108, pitch - 6);
      draft.open({
        kind: 'garage-door',
        wall: front,
        offsetIn: snapped(mid - door / 2),
        widthIn: door,
        heightIn: height,
        sillIn: 0,
      });
    }
    const rect = draft.at(front, mid - across / 2, ROOM.front, across, long);
    draft.add('car', rect, {
      height: Math.min(high, draft.shell.ceilingIn - 4),
      facing: opposite(front),
      group: `bay-${i + 1}`,
      label: name,
      traits: { color: i === 0 ? '#27323d' : '#8e9398', form },
    });
    // Doors open beside it.
    draft.keepFree(draft.at(front, mid - across / 2 - 20, ROOM.front, across + 40, long));
  }
  if (apart && cars === 1 && !opened) openEmptyBay(draft, front, height);
}

/** Two doors of a garage without cars, as far from each other as from the corners. */
function openPair(draft: Draft, front: Side): void {
  const length = wallLength(draft.shell, front);
  const gap = (length - 2 * SECOND_DOOR) / 3;
  for (const offset of [gap, 2 * gap + SECOND_DOOR])
    draft.open({
      kind: 'garage-door',
      wall: front,
      offsetIn: snapped(offset),
      widthIn: SECOND_DOOR,
      heightIn: Math.min(84, draft.shell.ceilingIn - 12),
      sillIn: 0,
    });
}

/** A second door, as wide as one for a car, on the half of a garage that its one car leaves to other things. */
function openEmptyBay(draft: Draft, front: Side, heightIn: number): void {
  const length = wallLength(draft.shell, front);
  const first = draft.openings.find((o) => o.kind === 'garage-door');
  if (!first) return;
  const mirrored = length - first.offsetIn - first.widthIn / 2;
  const offsetIn = snapped(mirrored - SECOND_DOOR / 2);
  const apart = Math.max(first.offsetIn - offsetIn - SECOND_DOOR, offsetIn - first.offsetIn - first.widthIn);
  if (apart < POST || offsetIn < POST || offsetIn + SECOND_DOOR > length - POST) return;
  draft.open({ kind: 'garage-door', wall: front, offsetIn, widthIn: SECOND_DOOR, heightIn, sillIn: 0 });
}

/** A door of 8 ft, and the least wall beside it. Inches. */
const SECOND_DOOR = 96;
const POST = 4;

/** From a spot at a wall to the nearest car. Inches. */
export function nearestCar(draft: Draft, { wall, t }: Spot): number {
  const at = draft.at(wall, t, 0, 12, 6);
  const far = draft.items
    .filter((i) => i.kind === 'car')
    .map((i) => Math.hypot(i.box.x + i.box.widthIn / 2 - at.x, i.box.y + i.box.depthIn / 2 - at.y));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** Racks over the noses of cars, hung below the ceiling; over a motorcycle one is wider than what stands below. */
export function hangRacks(draft: Draft, front: Side): void {
  const { ceilingIn } = draft.shell;
  if (ceilingIn < 96) return;
  const [least, most] = CATALOGUE['overhead-rack'].width;
  for (const car of draft.items.filter((i) => i.kind === 'car').slice(0, 2)) {
    const s = seenFromWall(draft.shell, front, rectOf(car.box));
    const wide = Math.min(most, Math.max(least, s.along));
    const rect = draft.at(front, s.t + (s.along - wide) / 2, s.n + s.deep - 48, wide, 44);
    if (draft.ceilingOver(rect) < ceilingIn) continue;
    if (draft.isClearAt(rect, ceilingIn - 24, 20))
      draft.add('overhead-rack', rect, {
        z: ceilingIn - 24,
        height: 20,
        facing: opposite(front),
        group: 'storage',
      });
  }
}
