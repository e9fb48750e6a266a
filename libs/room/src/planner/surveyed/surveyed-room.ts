import {
  type Brief,
  boundsOf,
  CATALOGUE,
  catalogueKindOf,
  derivedOf,
  type ExistingThing,
  frameOf,
  framesAt,
  type Item,
  type Opening,
  opposite,
  type Room,
  runsEast,
  type Shell,
  SIDES,
  type SurveyedRoom,
  seenFromWall,
} from '@plumbline/concept';
import { itemThere, STAYS_WITHIN } from '../../survey/remains.js';
import { isPlanned, itemOfThing, thingsThatStay } from '../../survey/surveyed-brief.js';
import { type AnotherRoom, anotherRoom, searchRooms } from '../another-room.js';
import type { Pin } from '../cabinets/pinned-run.js';
import type { RunToken } from '../cabinets/run.js';
import type { House } from '../floor/house.js';
import { chanceFrom } from '../floor/random.js';
import { planRoom } from '../plan-room.js';
import { makesLayout } from '../signature.js';
import { movedRoom } from './moved-room.js';
import { openedByWish } from './opened-by-wish.js';

/** Where some seeds find no layout around what stays, others hardly do. */
const TRIES = 5;
/** A room that is measured anew is waited for. */
const TRIES_ALIKE = 3;
const OPENS_ITSELF: ReadonlySet<string> = new Set(['basement', 'garage']);
const DOOR = { widthIn: 32, heightIn: 80 } as const;

const TOKENS: Readonly<Partial<Record<ExistingThing['kind'], RunToken>>> = {
  sink: 'sink',
  range: 'range',
  refrigerator: 'fridge',
  dishwasher: 'dishwasher',
};

/**
 * Plans inside a room that was measured: in its shell, with its doors and windows, around what stays. Where nothing
 * of the kind fits so, less is held to, and `given` says so. `before` are ideas for the same room.
 *
 * @param as the room as it was planned before it was measured anew: its layout is kept where it fits
 * @throws NoRoomFits where nothing of the kind fits the room at all
 */
export function surveyedRoom(
  brief: Brief,
  seed: number,
  surveyed: SurveyedRoom,
  before: readonly Room[] = [],
  as?: Room,
): AnotherRoom {
  const stays = thingsThatStay(brief, surveyed).filter((thing) => isPlanned(thing, brief));
  const pins = sideBySide(stays.flatMap((thing) => pinOf(thing, surveyed)));
  const [first, ...rest] = before;
  if (first) return anotherRoom(brief, seed, [first, ...rest], { pins, measured: true });
  const movedAlong = as && movedRoom(brief, seed, surveyed, as);
  if (movedAlong) return { ...movedAlong, given: [] };
  // These planners set doors and windows of their own.
  if (as && OPENS_ITSELF.has(brief.category)) return { ...planRoom(brief, seed), given: [OTHERWISE_OPENED] };
  const measured = openingsOf(surveyed);
  const { openings, said } = openedByWish(brief, surveyed, measured.openings);
  const assumed = [...measured.assumed, ...said];
  if (openings.length === 0) return { ...planRoom(brief, seed), given: [NOTHING_OPENED] };
  const houseOf = (held: readonly ExistingThing[]): House => ({
    openings,
    measured: true,
    exterior: SIDES.filter(
      (side) =>
        derivedOf(surveyed.shell).exterior.includes(side) ||
        openings.some((o) => o.side === side && o.kind === 'window'),
    ),
    items: brief.category === 'bathroom' ? held.map((thing) => itemOfThing(thing, brief)) : [],
    pins: pins.filter(({ token }) => held.some(({ kind }) => TOKENS[kind] === token)),
    accepts: (items) => held.every((thing) => standsAt(thing, items, brief)),
    chance: chanceFrom(seed),
  });
  if (as) {
    const house = houseOf(stays);
    const sameLayout = (items: readonly Item[]) =>
      house.accepts(items) && isLaidOutAs(items, as, surveyed.shell);
    const found = searchRooms(
      brief,
      seed,
      { ...house, accepts: sameLayout },
      () => true,
      assumed,
      TRIES_ALIKE,
    );
    if (found) return found;
  }
  const changed = as ? [OTHER_LAYOUT] : [];
  // Of what stays, the pipes are the dearest to move: these are given up last.
  const piped = stays.filter(({ kind }) => kind !== 'refrigerator' && kind !== 'range');
  const sinks = stays.filter(({ kind }) => kind === 'sink');
  for (const held of [stays, piped, sinks, []]) {
    const moved = stays.filter((thing) => !held.includes(thing));
    const given = [...assumed, ...changed, ...(moved.length > 0 ? [MOVED(namesOf(moved))] : [])];
    const found = searchRooms(brief, seed, houseOf(held), () => true, given, TRIES);
    if (found) return found;
  }
  return { ...planRoom(brief, seed), given: [OTHERWISE_OPENED] };
}

const NOTHING_OPENED =
  'Doors and windows of your room were not measured: they stand where this plan has them.';
const OTHERWISE_OPENED =
  'Nothing of the kind fits your room with its doors and windows where they are: some of them are moved.';
const OTHER_LAYOUT =
  'The layout of the plan before does not fit the room as it was measured: this is another one.';
const MOVED = (names: string): string =>
  `No layout fits your room with everything in its place: ${names} would move.`;

const namesOf = (things: readonly ExistingThing[]): string =>
  [...new Set(things.map(({ kind, label }) => `the ${label ?? kind.replaceAll('-', ' ')}`))].join(', ');

/** The doors and windows that were measured, with a way in where none was. */
function openingsOf({ shell, survey }: SurveyedRoom): {
  readonly openings: readonly Opening[];
  readonly assumed: readonly string[];
} {
  const { openings, camera } = survey;
  if (openings.length === 0 || openings.some(({ kind }) => kind !== 'window'))
    return { openings, assumed: [] };
  // Who photographs a room stands in its door, or near it.
  const [behind] = framesAt(shell, camera ? opposite(sideAhead(camera.ahead)) : 'south');
  const near = camera
    ? runsEast(behind.side)
      ? camera.at.x - behind.from.x
      : camera.at.y - behind.from.y
    : 0;
  const taken = openings.filter((o) => o.wall === behind.wall.id);
  const most = behind.lengthIn - DOOR.widthIn - 6;
  const isFree = (at: number): boolean =>
    taken.every((o) => at + DOOR.widthIn + 4 < o.offsetIn || at > o.offsetIn + o.widthIn + 4);
  const wished = Math.min(Math.max(6, near - DOOR.widthIn / 2), Math.max(6, most));
  const places = [wished, 6, most].filter((at) => at >= 6 && at <= most && isFree(at));
  const [offsetIn] = places;
  if (offsetIn === undefined) return { openings, assumed: [] };
  const door: Opening = {
    id: 'door-assumed',
    kind: 'door',
    wall: behind.wall.id,
    side: behind.side,
    offsetIn: Math.round(offsetIn),
    ...DOOR,
    sillIn: 0,
    swing: { hinge: 'near', into: 'outside' },
  };
  return {
    openings: [...openings, door],
    assumed: ['No door of your room was measured: one was taken in the wall behind the camera.'],
  };
}

const sideAhead = ([x, y]: readonly [number, number, number]) =>
  Math.abs(y) >= Math.abs(x) ? (y >= 0 ? 'north' : 'south') : x > 0 ? 'east' : 'west';

/** Where a thing stands along the wall that it has its back to. */
function pinOf({ kind, box, facing }: ExistingThing, { shell }: SurveyedRoom): Required<Pin>[] {
  const token = TOKENS[kind];
  if (!token) return [];
  const rect = { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn };
  const behind = framesAt(shell, opposite(facing)).find(({ wall }) => {
    const { t, n, along } = seenFromWall(shell, wall.id, rect);
    return Math.abs(n) < 12 && t + along / 2 > 0 && t + along / 2 < frameOf(shell, wall.id).lengthIn;
  });
  if (!behind) return [];
  const { t, along } = seenFromWall(shell, behind.wall.id, rect);
  const [least, most] = CATALOGUE[catalogueKindOf(kind, 'kitchen')].width;
  const widthIn = Math.min(most, Math.max(least, Math.round(along)));
  return [{ token, wall: behind.wall.id, middleIn: t + along / 2, widthIn }];
}

/**
 * Things that are marked a little over each other, or with less between them than a cabinet needs, stand side by side:
 * a mark in a photo misses by an inch or two.
 */
function sideBySide(pins: readonly Required<Pin>[]): Pin[] {
  const settled: Required<Pin>[] = [];
  for (const pin of [...pins].sort((a, b) => a.middleIn - b.middleIn)) {
    const before = settled.findLast(({ wall }) => wall === pin.wall);
    const touching = before && before.middleIn + (before.widthIn + pin.widthIn) / 2;
    const isNear = touching !== undefined && Math.abs(pin.middleIn - touching) <= STAYS_WITHIN.along / 2;
    settled.push(isNear ? { ...pin, middleIn: touching } : pin);
  }
  return settled;
}

/** Whether one of the items is the thing, where it is. */
const standsAt = (thing: ExistingThing, items: readonly Item[], brief: Pick<Brief, 'category'>): boolean =>
  itemThere(thing, items, brief) !== undefined;

/** How far the middle of a main thing may move beside its wall when a room is measured anew. Inches. */
const SAME_LAYOUT_IN = 24;

/** Whether what makes the layout stands where another room has it, seen from the corners of both. */
function isLaidOutAs(items: readonly Item[], as: Room, shell: Shell): boolean {
  const { w, d } = boundsOf(shell);
  const from = boundsOf(as.shell);
  const place = (item: Item, wide: number, deep: number) => ({
    x: (item.box.x + item.box.widthIn / 2) / wide,
    y: (item.box.y + item.box.depthIn / 2) / deep,
  });
  // In a kitchen, a table goes where the cabinets leave it room.
  const isMain = (item: Item) => makesLayout(item) && item.kind !== 'dining-table';
  const main = as.items.filter(isMain);
  const now = items.filter(isMain);
  return (
    main.length === now.length &&
    main.every((item) => {
      const was = place(item, from.w, from.d);
      return now.some((one) => {
        const is = place(one, w, d);
        return (
          one.kind === item.kind &&
          one.facing === item.facing &&
          Math.abs(is.x - was.x) * w <= SAME_LAYOUT_IN &&
          Math.abs(is.y - was.y) * d <= SAME_LAYOUT_IN
        );
      });
    })
  );
}
