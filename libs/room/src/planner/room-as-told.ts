import {
  type Brief,
  isGlassDoor,
  isRectangular,
  opposite,
  SIDES,
  type Side,
  type ToldOpening,
} from '@plumbline/concept';
import { sizeOf, wants } from '../brief/brief.js';
import { cornerEnd, isSide, wallLength } from '../geometry/geometry.js';
import { checkRoom } from '../rules/check-room.js';
import type { AnotherRoom } from './another-room.js';
import { Draft, type Shell } from './floor/draft.js';
import type { House } from './floor/house.js';
import { placeFirst } from './floor/place.js';
import { type Chance, chanceFrom } from './floor/random.js';
import { astray as astrayOf, wallsTold } from './floor/told-places.js';
import { reachIn } from './furniture/closets.js';
import { aside } from './furniture/preferences.js';
import { COOKS_AT_WINDOW } from './kitchen/parts.js';
import {
  clearIntervals,
  hangDoor,
  openCased,
  setWindows,
  takesDoor,
  takesWindow,
} from './openings/openings.js';
import { asTold, baysOf, isOnBoth, sidesTold } from './openings/told-openings.js';
import {
  escapeWindow,
  light,
  openGlassDoor,
  outsideWalls,
  setGlassDoor,
  type Ways,
  widerDoor,
} from './openings/ways.js';
import { planRoom, shellOfBrief, tryRoom } from './plan-room.js';

/** Plans a room whose doors and windows stand where words put them: these are opened first, and furniture follows. */

/** So many ways to open the room are tried, and of those that could be planned so many are compared. */
const TRIES = { draws: 24, planned: 5, enough: 2 } as const;
const OF_KITCHEN = { draws: 8, planned: 2, enough: 1 } as const;
/** What it costs that a door or window is not as told. */
const NOT_AS_TOLD = 40;

/** These open their doors and windows themselves, and heed what was told. */
const OPENS_ITSELF: ReadonlySet<string> = new Set(['bathroom', 'garage']);

/** Plans the room of a brief with its doors and windows as told; where nothing fits so, as `given` says, otherwise. */
export function roomAsTold(brief: Brief, seed: number): AnotherRoom {
  const told = (brief.openingsAt ?? []).filter(({ opening }) => opening === 'door' || opening === 'window');
  if (!told.some((one) => isPlaced(one, brief))) return { ...planRoom(brief, seed), given: [] };
  if (OPENS_ITSELF.has(brief.category)) {
    const planned = tryRoom(brief, seed);
    if (planned) return { ...planned, given: [] };
    const { openingsAt: _, ...without } = brief;
    return { ...planRoom(without, seed), given: [OTHERWISE] };
  }
  const kitchen = brief.category === 'kitchen';
  const tries = kitchen ? OF_KITCHEN : TRIES;
  const shell = shellOfBrief(brief);
  const chance = chanceFrom(seed);
  let best: { readonly room: AnotherRoom; readonly cost: number } | undefined;
  let planned = 0;
  let good = 0;
  for (let i = 0; i < tries.draws && planned < tries.planned && good < tries.enough; i++) {
    const house = drawHouse(brief, shell, told, chance);
    const found = house && tryRoom(brief, seed + i, house);
    if (!found) continue;
    planned++;
    const astray = told.filter((one) => !asTold(found.room, one)).length;
    const missed = checkRoom(found.room, brief.state).filter((f) => !f.met);
    // A flame at a window is as grave.
    const code = missed.filter((f) => f.severity === 'code' || f.rule === COOKS_AT_WINDOW).length;
    const things = astrayOf(found.room, brief.thingsAt).length;
    const cost = (astray + things) * NOT_AS_TOLD + code * 20 + found.unmet.length * 15 + missed.length;
    // A kitchen is planned in every way that its doors and windows leave: another draw seldom grants more.
    if (astray === 0 && code === 0 && (kitchen || found.unmet.length === 0)) good++;
    if (!best || cost < best.cost) best = { room: { ...found, given: [] }, cost };
  }
  return best?.room ?? { ...planRoom(brief, seed), given: [OTHERWISE] };
}

const OTHERWISE =
  'Nothing of the kind fits this room with its doors and windows where you have them: some of them moved.';

/** Whether words say enough of a door or window to open it: a kitchen sets the window over its sink by itself. */
const isPlaced = ({ at, along, form, leads, opening, of, swings }: ToldOpening, brief: Brief): boolean =>
  at !== 'any' ||
  along !== undefined ||
  form === 'bay' ||
  (opening === 'door' &&
    (swings !== undefined ||
      (brief.category === 'kitchen' ? leads === 'inside' : form !== undefined || leads !== undefined))) ||
  (opening === 'window' && of !== undefined && brief.category !== 'kitchen');

const isGlass = ({ form }: ToldOpening): boolean => form === 'french' || form === 'sliding';

/** Opens doors and windows as told, and the usual ones that were not told; nothing where these do not go together. */
function drawHouse(
  brief: Brief,
  shell: Shell,
  told: readonly ToldOpening[],
  chance: Chance,
): House | undefined {
  const draft = new Draft(shell);
  const doors = told.filter(({ opening }) => opening === 'door');
  const windows = told.filter(({ opening }) => opening === 'window');
  const ways = usualWays(brief, shell);
  const within = doors.filter((one) => one.leads !== 'outside' && !isGlass(one));
  const entry = entryOf(shell, told, within[0], chance);
  const outside = new Set<Side>();
  let entered = ways.door === 'none';
  for (const one of doors) {
    const open = (side: Side): boolean => {
      if (!openDoor(draft, side, one, brief, chance)) return false;
      if (one.leads === 'outside' || isGlass(one)) outside.add(side);
      else entered = true;
      return true;
    };
    const sides = sidesTold(shell, one, entry);
    if (isOnBoth(one)) {
      const first = sides.includes(entry) ? entry : shuffled(sides, chance)[0];
      if (!first || !open(first) || !open(opposite(first))) return undefined;
      continue;
    }
    const order =
      one === within[0]
        ? [entry, ...shuffled(sides, chance)]
        : apart(draft, sides, windows, shell, entry, chance);
    const many = one.count ?? 1;
    const pair = many === 2 && isGlass(one) && ['long', 'short', ...SIDES].includes(one.at);
    if (pair && sides.some((side) => openPair(draft, side, one, brief) && outside.add(side))) continue;
    let opened = 0;
    for (const side of [...new Set(order)]) if (opened < many && sides.includes(side) && open(side)) opened++;
    if (opened < many) return undefined;
  }
  if (!entered) {
    const cased = ways.door === 'cased';
    const widths = widerDoor(brief).doors ?? [34, 32, 30, 28];
    const done = cased
      ? openCased(draft, entry, wallLength(shell, entry) > 150 ? 60 : 42)
      : hangDoor(draft, entry, chance.pick(['start', 'end'] as const), widths);
    if (!done) return undefined;
  }
  const sidesOfDoors = new Set(draft.openings.map(({ side }) => side));
  // Glass on three sides leaves a glass door no wall: it comes first, in the longest.
  if (
    wants(brief, 'patio-door') &&
    !draft.openings.some(isGlassDoor) &&
    windows.some(({ at }) => at === 'three sides')
  ) {
    const longest = SIDES.filter((side) => side !== entry).sort(
      (a, b) => wallLength(shell, b) - wallLength(shell, a),
    );
    openGlassDoor(draft, longest, brief);
  }
  for (const one of windows) {
    if (one.at === 'none') continue;
    if (!openWindows(draft, one, { shell, entry, ways, sidesOfDoors, chance })) return undefined;
  }
  setCloset(draft, brief, entry);
  for (const { side, kind } of draft.openings) if (kind === 'window') outside.add(side);
  const walls = (brief.openingsAt ?? []).filter(({ opening }) => opening === 'outside-wall');
  for (const one of walls) {
    const [side] = shuffled(sidesTold(shell, one, entry), chance).filter((s) => !sidesOfDoors.has(s));
    if (side) outside.add(side);
  }
  // A bay alone leaves the rest of the room dark.
  if (windows.every(({ form }) => form === 'bay')) {
    const free = outsideWalls(shell, entry, ways.exterior.length, chance).filter(
      (side) => !sidesOfDoors.has(side),
    );
    const lit = [...outside].filter((side) => takesWindow(shell, side));
    const sides =
      walls.length > 0 && lit.length > 0 ? lit : lit.length > 0 ? [...lit, ...free.slice(0, 1)] : free;
    light(draft, { ...ways, exterior: sides as [Side, ...Side[]] }, brief);
    for (const { side, kind } of draft.openings) if (kind === 'window') outside.add(side);
  }
  if (wants(brief, 'patio-door') && !draft.openings.some(isGlassDoor)) {
    const sides = [...outside, ...SIDES.filter((side) => side !== entry && !outside.has(side))];
    openGlassDoor(draft, sides, brief);
    for (const o of draft.openings) if (isGlassDoor(o)) outside.add(o.side);
  }
  return {
    openings: draft.openings,
    ...(draft.openings.length === 0 ? { blind: true } : {}),
    exterior: [...outside],
    items: draft.items.filter((item) => !shell.fixed.includes(item)),
    accepts: () => true,
    chance: chanceFrom(Math.floor(chance.next() * 1e9)),
  };
}

/** Sets a closet where words put it, before any furniture; a larger one to walk into is the planner's own. */
function setCloset(draft: Draft, brief: Brief, entry: Side): void {
  const told = brief.openingsAt?.find(({ opening, at }) => opening === 'closet' && isSide(at));
  const its = ['walk-in-closet', 'wardrobe', 'two-closets'].some((id) => wants(brief, id));
  if (!told || its || brief.category === 'kitchen') return;
  const most = sizeOf(brief, 'closet')?.widthIn ?? USUAL_CLOSET;
  placeFirst(
    draft,
    [96, 84, 72, 60, 48, 36].filter((width) => width <= most).map((width) => reachIn(width, draft)),
    { group: 'closet', sides: sidesTold(draft.shell, told, entry), prefer: aside() },
  );
}

/** A closet for two sliding doors. Inches. */
const USUAL_CLOSET = 60;

/** The wall of the way in: as told, or one that leaves the told walls to what was told of them. */
function entryOf(
  shell: Shell,
  told: readonly ToldOpening[],
  door: ToldOpening | undefined,
  chance: Chance,
): Side {
  const able = SIDES.filter((side) => takesDoor(shell, side));
  const things = wallsTold(shell);
  const left = able.filter((side) => !things.includes(side));
  const said = door
    ? sidesTold(shell, door).filter((side) => able.includes(side))
    : left.length > 0
      ? left
      : able;
  const others = told.filter((one) => one !== door && one.at !== 'any' && one.at !== 'none');
  // Windows across from the door must find their wall there.
  const goes = (side: Side): boolean =>
    others.every((one) => {
      const sides = sidesTold(shell, one, side).filter(
        (s) => s !== side || isOnBoth(one) || one.at === 'front',
      );
      return sides.length > 0;
    });
  const good = said.filter(goes);
  const sides = good.length > 0 ? good : said.length > 0 ? said : able;
  // Left and right are told by who comes in, and a plan is drawn with the way in below.
  const seenFromDoor = told.some(({ at }) => at === 'left' || at === 'right' || at === 'front');
  if (seenFromDoor && sides.includes('south')) return 'south';
  return chance.pick((sides.length > 0 ? sides : ['south']) as [Side, ...Side[]]);
}

/** Sides for a further door: where no other is, and no window was told, first. */
function apart(
  draft: Draft,
  sides: readonly Side[],
  windows: readonly ToldOpening[],
  shell: Shell,
  entry: Side,
  chance: Chance,
): readonly Side[] {
  const cost = (side: Side): number =>
    (draft.openings.some((o) => o.side === side) ? 2 : 0) +
    (windows.some((one) => one.at !== 'any' && sidesTold(shell, one, entry).includes(side)) ? 1 : 0) +
    (side === entry ? 1 : 0);
  return shuffled(sides, chance).sort((a, b) => cost(a) - cost(b));
}

const shuffled = <T>(list: readonly T[], chance: Chance): T[] =>
  list
    .map((one) => ({ one, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Two runs of 26 in and the way between them; in a wider kitchen doors in a corner leave a wall. Inches. */
const WIDEST_PASSAGE = 108;

const POCKET = { widthIn: 32, heightIn: 80 } as const;

/** Opens a door of its form in a wall of a side. */
function openDoor(draft: Draft, side: Side, told: ToldOpening, brief: Brief, chance: Chance): boolean {
  const { form, along, swings, leads, of } = told;
  // A narrow kitchen that is walked through from end to end has its runs on either side of the way.
  const passage =
    brief.category === 'kitchen' &&
    (isOnBoth(told) || brief.layouts.includes('galley')) &&
    along === undefined &&
    isRectangular(draft.shell) &&
    wallLength(draft.shell, side) <= WIDEST_PASSAGE;
  const end =
    along === 'middle' || passage
      ? 'middle'
      : of && isSide(of)
        ? cornerEnd(of)
        : chance.pick(['start', 'end'] as const);
  if (form === 'french' || form === 'sliding') {
    const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 64);
    if (!room) return false;
    const asked = form === 'french' ? ['patio-door', 'french-doors'] : ['patio-door'];
    const wanted = [...brief.wanted.filter((id) => id !== 'french-doors'), ...asked];
    setGlassDoor(draft, side, room, { ...brief, wanted });
    return true;
  }
  if (form === 'cased') return openCased(draft, side, wallLength(draft.shell, side) > 150 ? 72 : 42, 32, end);
  if (form === 'pocket') {
    // The leaf slides into the wall at its low end.
    const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 2 * POCKET.widthIn + 2);
    if (!room) return false;
    draft.open({
      kind: 'pocket-door',
      wall: draft.wall(side),
      offsetIn: end === 'start' ? room.from + POCKET.widthIn + 2 : room.to - POCKET.widthIn,
      ...POCKET,
      sillIn: 0,
    });
    return true;
  }
  const outer = leads === 'outside' || form === 'front';
  const widths = outer ? [36, 34, 32] : (widerDoor(brief).doors ?? [34, 32, 30, 28]);
  // Out of a kitchen's aisles, where nothing else was told.
  const out = swings ? swings === 'out' : brief.category === 'kitchen' && leads !== 'outside';
  return hangDoor(draft, side, end, widths, out ? 'outside' : 'room');
}

/** Two glass doors in one wall, at either end of what is free of it, as wide as leaves a window between them. */
function openPair(draft: Draft, side: Side, { form }: ToldOpening, brief: Brief): boolean {
  const { widthIn, apartIn } = PAIR;
  const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 2 * widthIn + apartIn);
  if (!room) return false;
  const french = form === 'french' ? ['french-doors'] : [];
  const wanted = [...brief.wanted.filter((id) => id !== 'french-doors'), 'patio-door', ...french];
  const least = widthIn + 4;
  for (const part of [
    { from: room.from, to: room.from + least },
    { from: room.to - least, to: room.to },
  ])
    setGlassDoor(draft, side, part, { ...brief, wanted });
  return true;
}

/** The narrowest glass door of two panes, and the wall between two of them. Inches. */
const PAIR = { widthIn: 60, apartIn: 36 } as const;

interface Around {
  readonly shell: Shell;
  readonly entry: Side;
  readonly ways: Ways;
  readonly sidesOfDoors: ReadonlySet<Side>;
  readonly chance: Chance;
}

/** Glass over a whole wall: width of a pane, between panes, and at the ends. Inches. */
const GLASS_WALL = { pane: 48, mullion: 6, sill: 18, high: 66 } as const;

/** Sets windows into the walls that words mean; false where these take none, or fewer than told. */
function openWindows(draft: Draft, told: ToldOpening, around: Around): boolean {
  const { shell, entry, ways, sidesOfDoors, chance } = around;
  const sides = sidesTold(shell, told, entry);
  const width = ways.windowWidth ?? 42;
  const sill = ways.sill ?? 30;
  const height = Math.min(ways.windowHeight ?? 54, shell.ceilingIn - sill - 10);
  if (told.form === 'bay')
    return baysOf(shell).some(({ wall, lengthIn }) => {
      const panes = Math.max(1, Math.floor(lengthIn / 36));
      return setWindows(draft, wall.id, panes, Math.min(36, lengthIn - 12), sill, height) > 0;
    });
  if (told.at === 'three sides') {
    const high = Math.min(GLASS_WALL.high, shell.ceilingIn - GLASS_WALL.sill - 10);
    return sides.every((side) => {
      const panes = Math.max(
        1,
        Math.floor((wallLength(shell, side) - 12) / (GLASS_WALL.pane + GLASS_WALL.mullion)),
      );
      return setWindows(draft, side, panes, GLASS_WALL.pane, GLASS_WALL.sill, high) > 0;
    });
  }
  if (isOnBoth(told)) {
    const [first] = shuffled(
      sides.filter((s) => s !== entry && opposite(s) !== entry),
      chance,
    ).concat(sides);
    return (
      first !== undefined &&
      [first, opposite(first)].every((side) => setWindows(draft, side, 1, width, sill, height) > 0)
    );
  }
  const order = shuffled(sides, chance).sort(
    (a, b) => Number(sidesOfDoors.has(a)) - Number(sidesOfDoors.has(b)),
  );
  const usual = (side: Side): number =>
    Math.max(1, Math.min(ways.windows, Math.floor(wallLength(shell, side) / 84)));
  for (const side of order) {
    const many = told.count ?? usual(side);
    const widths = [width, 36, 30, 24].filter((w) => w <= width);
    // As many as told, narrower where the wall is short.
    const fits = widths.find((w) => many * (w + 6) <= wallLength(shell, side) - 12) ?? 24;
    const set = setWindows(draft, side, many, fits, sill, height);
    if (set >= Math.min(many, told.count ?? 1)) return true;
    if (set > 0) return false;
  }
  return false;
}

/** How a room of the kind is usually entered and lit. Inches. */
function usualWays(brief: Brief, shell: Shell): Ways {
  const common = { entry: 'south' as const, windows: 2 };
  const walls = (count: number): [Side, ...Side[]] => (count > 1 ? ['north', 'east'] : ['north']);
  const large = shell.widthIn * shell.depthIn > 110 * 144;
  switch (brief.category) {
    case 'kitchen':
      return {
        ...common,
        exterior: walls(1),
        door: 'cased',
        windows: 1,
        windowWidth: 48,
        sill: 42,
        windowHeight: 40,
      };
    case 'living room':
      return { ...common, exterior: walls(2), door: 'cased' };
    case 'bedroom': {
      const { width, sill, height } = escapeWindow(shell.ceilingIn);
      return {
        ...common,
        exterior: walls(large ? 2 : 1),
        door: 'hinged',
        windowWidth: width,
        sill,
        windowHeight: height,
      };
    }
    case 'basement':
      return {
        ...common,
        exterior: walls(1),
        door: 'none',
        windows: 1,
        windowWidth: 48,
        sill: 36,
        windowHeight: 48,
      };
    case 'office':
      return { ...common, exterior: walls(large ? 2 : 1), door: 'hinged' };
    default: {
      const served = brief.purpose === 'laundry' || brief.purpose === 'mudroom';
      const cased = brief.purpose === 'sunroom' || brief.purpose === 'dining' || brief.purpose === 'open';
      return {
        ...common,
        exterior: walls(served ? 1 : 2),
        door: cased ? 'cased' : 'hinged',
        windows: served ? 1 : 2,
        windowWidth: 36,
        ...(served ? { sill: 48, windowHeight: 30 } : {}),
      };
    }
  }
}
