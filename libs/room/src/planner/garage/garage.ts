import { type Brief, CATALOGUE, framesAt, isPiece, pieceSpec, type Side } from '@plumbline/concept';
import { keeps, refuses, wants } from '../../brief/brief.js';
import {
  inFront,
  opposite,
  rectOf,
  roomAcross,
  runsEast,
  seenFromWall,
  wallLength,
} from '../../geometry/geometry.js';
import { feetAndInches } from '../../units.js';
import { finishShowers } from '../bath/bathroom.js';
import { setDogWash } from '../bath/dog-wash.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, placeFirst, placeFree, placeGroup, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { setAsked } from '../furniture/asked.js';
import { aside, central, grant, LAUNDRY, utilitySink } from '../furniture/furnish.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { hangDoor, setWindows, snapped } from '../openings/openings.js';
import { isForCars, sidesTold } from '../openings/told-openings.js';
import { planOther } from '../other/other.js';
import { bestAttempt } from '../search/attempts.js';
import { isSuite, planSuite } from './suite.js';
import { VEHICLES, type Vehicle, vehiclesOf } from './vehicles.js';

/** A workbench and a way to it; a bay for a car wants 11 by 18 ft. */
export const LEAST_GARAGE = { widthIn: 60, depthIn: 72 } as const;

/** Before a vehicle its door, behind it a way past, and on both sides floor for its doors. Inches. */
const ROOM = { front: 12, back: 18, door: 24 } as const;
const SHORTEST = VEHICLES.sedan.long + ROOM.front + ROOM.back;
const ATTEMPTS = 6;

/** Plans a garage: bays first, storage and work along the walls; without cars it becomes a room. */
export function planGarage(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  if (isSuite(brief)) {
    const suite = planSuite(brief, shell, chance);
    if (suite) return { ...suite, layout: `Garage converted to a ${suite.layout.toLowerCase()}` };
  }
  const made = wants(brief, 'craft-table');
  const use = usedOtherwise(brief);
  if ((wants(brief, 'no-cars') || isLivedIn(brief) || use) && (!wants(brief, 'workbench') || made || use)) {
    const plan = planOther(
      brief.purpose === 'open' && (made || use) ? { ...brief, purpose: use ?? 'craft' } : brief,
      keeps(brief, 'garage-door') || (use && !wants(brief, 'no-cars'))
        ? withGarageDoor(shell, chance)
        : shell,
      chance,
    );
    return plan
      ? {
          ...plan,
          layout:
            brief.purpose === 'open'
              ? 'Converted garage'
              : `Garage converted to a ${plan.layout.toLowerCase()}`,
        }
      : undefined;
  }
  return bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance));
}

/** Who wants to sit, eat or play in a garage and names no vehicle parks none there. */
const isLivedIn = (brief: Brief): boolean =>
  !vehiclesOf(brief) &&
  ['sofa', 'sectional', 'tv', 'dining-table', 'bar', 'pool-table', 'ping-pong', 'home-theater'].filter((id) =>
    wants(brief, id),
  ).length > 1;

/** What a garage is used for in place of parking, where its things are named and no vehicle is. */
function usedOtherwise(brief: Brief): Brief['purpose'] | undefined {
  if (vehiclesOf(brief)) return undefined;
  const many = (use: 'gym' | 'studio' | 'music') =>
    brief.wanted.filter((id) => isPiece(id) && pieceSpec(id).use === use).length > 1;
  return many('gym') ? 'gym' : many('studio') ? 'craft' : many('music') ? 'music' : undefined;
}

/** A garage that becomes a room may keep its door: in the middle of the wall that cars came by. */
function withGarageDoor(shell: Shell, chance: Chance): Shell {
  const side: Side = 'south';
  const { wall } = framesAt(shell, side)[0];
  const widthIn = Math.min(192, Math.max(96, Math.floor(wallLength(shell, side) / 2)));
  if (wallLength(shell, side) < widthIn + 12) return shell;
  const door = {
    id: 'garage-door-1',
    kind: 'garage-door',
    wall: wall.id,
    side,
    offsetIn: snapped((wallLength(shell, side) - widthIn) / 2),
    widthIn,
    heightIn: Math.min(84, shell.ceilingIn - 12),
    sillIn: 0,
  } as const;
  return {
    ...shell,
    house: {
      openings: [door],
      more: true,
      exterior: [],
      items: [],
      accepts: shell.house?.accepts ?? (() => true),
      chance,
    },
  };
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const wished = (name: string) => wants(brief, name);
  const measured = isOpened(shell) ? draft.openings.find((o) => o.kind === 'garage-door') : undefined;
  const byCars = (brief.openingsAt ?? []).find(isForCars);
  const [doorTold] = byCars ? sidesTold(shell, byCars) : [];
  const front: Side =
    measured?.side ??
    (doorTold && roomAcross(shell, doorTold) >= SHORTEST ? doorTold : undefined) ??
    (roomAcross(shell, 'south') >= SHORTEST
      ? 'south'
      : roomAcross(shell, 'west') >= SHORTEST
        ? 'west'
        : 'south');
  const parked = bays(brief, shell, front, unmet);
  const cars = parked.length;
  // Who drives in has the left wall on the left.
  const told = (brief.openingsAt ?? []).map((one) => ({
    ...one,
    sides: sidesTold(shell, one, front).filter((side) => side !== front),
  }));
  const doorIn =
    told.find((one) => one.opening === 'door' && !isForCars(one) && one.leads !== 'outside')?.sides ?? [];
  const house = chance.pick<Side>(
    doorIn.length > 0
      ? (doorIn as [Side])
      : runsEast(front)
        ? ['north', 'east', 'west']
        : ['north', 'south', 'east'],
  );
  parkCars(draft, front, parked, wished('two-garage-doors'));
  if (
    !isOpened(shell) &&
    !hangDoor(draft, house, chance.pick(['start', 'end']), [34, 32, 30], 'outside') &&
    !hangDoor(draft, opposite(front), 'middle', [34, 32, 30], 'outside')
  )
    return undefined;
  if (!isOpened(shell))
    for (const { opening, leads, sides } of told)
      if (opening === 'door' && leads === 'outside')
        sides.some((side) => hangDoor(draft, side, chance.pick(['start', 'end']), [36, 34, 32], 'outside'));
  // The wall to the house is an inside wall.
  const [bright, other] = runsEast(front) ? (['east', 'west'] as const) : (['north', 'south'] as const);
  const panes = told.filter(({ opening }) => opening === 'window');
  const light = (): void => {
    if (isOpened(shell)) return;
    if (panes.length === 0) setWindows(draft, bright === house ? other : bright, 1, 36, 48, 30);
    for (const { sides, count = 1 } of panes)
      sides.some((side) => setWindows(draft, side, count, 36, 48, 30) > 0);
  };
  // What is to stand under a window needs one before it stands.
  if (shell.told?.some(({ to }) => to === 'window')) light();
  let score = cars * 30;
  const piecesFirst = namesPieces(brief) && chance.flip();
  if (piecesFirst) score += setPieces(draft, brief, unmet);

  const benches = [120, 96, 72, 60, 48].map((w) =>
    single('workbench', w, 26, 36, 34, { label: `Workbench ${w}`, traits: { pegboard: true, vise: true } }),
  );
  if (!refuses(brief, 'workbench'))
    score += grant(draft, unmet, wished('workbench'), 'A workbench', benches, {
      group: 'work',
      prefer: (s) => central()(s) + (s.side === opposite(front) ? 20 : 0),
    })
      ? 20
      : 0;
  if (wished('table-saw')) score += setTableSaw(draft, unmet) ? 15 : 0;
  if (!piecesFirst) score += setPieces(draft, brief, unmet);
  if (wished('tool-chest') || wished('workbench'))
    placeFirst(
      draft,
      [
        single('tool-chest', 42, 20, 42, 28, { label: 'Tool chest 42' }),
        single('tool-chest', 27, 18, 42, 28, { label: 'Tool chest 27' }),
      ],
      { group: 'work', prefer: aside() },
    );
  if (wished('garage-cabinets')) {
    score += grant(draft, unmet, true, 'Cabinets', [96, 72, 48, 36].map(cabinetBank), {
      group: 'cabinets',
      prefer: aside(),
    })
      ? 16
      : 0;
  }
  if (wished('freezer'))
    grant(draft, unmet, true, 'A freezer', [single('freezer', 30, 29, 66, 30, { label: 'Freezer 30' })], {
      group: 'storage',
      prefer: aside(),
    });
  if (wished('utility-sink'))
    grant(draft, unmet, true, 'A utility sink', [utilitySink], { group: 'utility', prefer: aside() });
  if (wished('dog-wash') && setDogWash(draft, unmet)) finishShowers(draft, brief);
  if (wished('laundry'))
    grant(draft, unmet, true, 'A washer and dryer', LAUNDRY, { group: 'laundry', prefer: aside() });
  if (wished('mudroom-bench'))
    grant(
      draft,
      unmet,
      true,
      'A bench with hooks',
      [72, 48, 36].map((w) =>
        single('bench', w, 18, 18, 30, {
          label: `Mudroom bench ${w}`,
          traits: { use: 'entry', hooks: true },
        }),
      ),
      { group: 'mudroom', prefer: aside() },
    );
  if (wished('gym'))
    grant(
      draft,
      unmet,
      true,
      'Exercise equipment',
      [single('treadmill', 34, 72, 58, 24, { traits: { use: 'treadmill' } })],
      { group: 'gym', prefer: aside() },
    );
  score += setAsked(draft, brief, unmet);
  if (!refuses(brief, 'storage')) {
    for (let i = 0; i < 2; i++) {
      const shelf = placeFirst(
        draft,
        [96, 72, 48, 36].map((w) =>
          single('storage-shelf', w, 18, 72, 26, { label: `Storage shelving ${w}`, traits: { shelves: 5 } }),
        ),
        { group: 'storage', prefer: aside() },
      );
      if (shelf) score += 8;
      else if (i === 0 && wished('storage'))
        unmet.push('Storage shelving was left out: no wall has the place for it.');
    }
  }
  if (wished('ev-charger') || (!refuses(brief, 'ev-charger') && cars > 0 && !vehiclesOf(brief))) {
    const charger: Group = {
      along: 12,
      deep: 6,
      pieces: [
        { kind: 'ev-charger', t: 0, n: 0, along: 12, deep: 6, height: 18, z: 42, traits: { amps: 48 } },
      ],
    };
    const near = (s: Spot) => (s.side === front ? -50 : 0) - nearestCar(draft, s);
    if (!placeGroup(draft, charger, { group: 'ev', prefer: near }) && wished('ev-charger'))
      unmet.push('An EV charger was left out: no wall is free for it.');
  }
  if (wished('slat-wall')) {
    const panel = (w: number): Group => ({
      along: w,
      deep: 2,
      pieces: [{ kind: 'slat-wall', t: 0, n: 0, along: w, deep: 1.5, height: 48, z: 42 }],
    });
    if (!placeFirst(draft, [panel(96), panel(72), panel(48)], { group: 'storage', prefer: central() }))
      unmet.push('A slat wall was left out: no wall is free for it.');
  }
  if (wished('overhead-storage') || cars > 0) overhead(draft, front);
  if (!draft.openings.some(({ kind }) => kind === 'window')) light();
  standRecessedLights(draft, 84);

  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) score -= 100;
  for (const item of draft.items.filter((i) =>
    ['workbench', 'storage-shelf', 'freezer', 'tool-chest'].includes(i.kind),
  )) {
    if (!at(inFront(rectOf(item.box), item.facing, 18))) score -= 25;
  }
  score -= unmet.length * 6;
  const layout =
    cars === 0
      ? 'Garage workshop'
      : cars === 1
        ? 'One-car garage'
        : cars === 2
          ? 'Two-car garage'
          : 'Three-car garage';
  return {
    draft,
    exterior: (['north', 'east', 'south', 'west'] as const).filter((s) => s !== house),
    layout,
    unmet,
    score: score + chance.next(),
  };
}

/** The vehicles that stand side by side and are no longer than the garage; says which do not fit, and by how much. */
function bays(brief: Brief, shell: Shell, front: Side, unmet: string[]): readonly Vehicle[] {
  if (wants(brief, 'no-cars') || refuses(brief, 'one-car')) return [];
  const length = wallLength(shell, front);
  const deep = roomAcross(shell, front);
  const asked = vehiclesOf(brief);
  const wished = asked ?? [VEHICLES.sedan, VEHICLES.sedan];
  const parked: Vehicle[] = [];
  let taken = ROOM.door;
  let narrow = 0;
  for (const vehicle of wished) {
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
      `${wished.length === 1 ? 'A bay for a car' : `Bays for ${wished.length} ${wished.some(({ form }) => form === 'motorcycle') ? 'vehicles' : 'cars'}`} did not fit: with their doors open, ${parked.length === 1 ? 'one stands' : `${parked.length} stand`} side by side in ${feetAndInches(length)}.`,
    );
  return parked;
}

/**
 * Cars nose in behind their doors, as far forward as the door allows, so that work fits behind.
 * @param apart each has a door of its own
 */
function parkCars(draft: Draft, front: Side, vehicles: readonly Vehicle[], apart: boolean): void {
  const cars = vehicles.length;
  const length = wallLength(draft.shell, front);
  const opened = isOpened(draft.shell);
  if (cars === 0) {
    const width = Math.min(96, length - 24);
    if (width >= 72 && !opened)
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
  const gap = Math.min(42, (length - wides) / (cars + 1));
  const pitch = wides / cars + gap;
  const from = (length - wides - gap * (cars - 1)) / 2 - gap / 2;
  const wide = cars === 2 && length >= 216 && !apart;
  const height = Math.min(84, draft.shell.ceilingIn - 12);
  if (wide && !opened)
    draft.open({
      kind: 'garage-door',
      wall: front,
      offsetIn: snapped(length / 2 - 96),
      widthIn: 192,
      heightIn: height,
      sillIn: 0,
    });
  let t = from + gap / 2;
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
}

/** A table saw wants its own length before and behind it for what is cut. */
function setTableSaw(draft: Draft, unmet: string[]): boolean {
  const spot = placeFree(draft, { w: 60, d: 30 }, { around: 48, turn: true });
  if (!spot) {
    unmet.push('A table saw was left out: no floor is free for it with 4 ft all around for what is cut.');
    return false;
  }
  draft.add('workbench', spot.rect, {
    height: 35,
    facing: spot.turned ? 'east' : 'south',
    group: 'work',
    label: 'Table saw 60',
    traits: { pegboard: false, vise: false },
  });
  draft.keepFree({
    x: spot.rect.x - 40,
    y: spot.rect.y - 40,
    w: spot.rect.w + 80,
    d: spot.rect.d + 80,
  });
  return true;
}

function nearestCar(draft: Draft, { wall, t }: Spot): number {
  const at = draft.at(wall, t, 0, 12, 6);
  const far = draft.items
    .filter((i) => i.kind === 'car')
    .map((i) => Math.hypot(i.box.x + i.box.widthIn / 2 - at.x, i.box.y + i.box.depthIn / 2 - at.y));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** Racks over the noses of cars, hung below the ceiling; over a motorcycle one is wider than what stands below. */
function overhead(draft: Draft, front: Side): void {
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

function cabinetBank(width: number): Group {
  const doors = width > 60 ? 2 : 1;
  const pieces: Group['pieces'][number][] = [];
  const unit = width / Math.ceil(width / 36);
  for (let t = 0; t < width - 1; t += unit) {
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along: unit,
      deep: 24,
      height: 34.5,
      label: `Base cabinet ${unit}`,
      traits: { doors, drawers: 1 },
    });
    pieces.push({
      kind: 'wall-cabinet',
      t,
      n: 0,
      along: unit,
      deep: 14,
      height: 30,
      z: 54,
      label: `Wall cabinet ${unit}`,
      traits: { doors },
      optional: true,
    });
  }
  pieces.push({ kind: 'countertop', t: 0, n: 0, along: width, deep: 25, height: 1.5, z: 34.5 });
  return {
    along: width,
    deep: 25,
    pieces,
    clear: [{ t: 0, n: 25, along: width, deep: 30 }],
    keep: [{ t: 0, n: 25, along: width, deep: 30 }],
  };
}
