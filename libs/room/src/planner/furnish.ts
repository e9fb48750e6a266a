import { type Brief, type Item, SIDES, type Side, type WallFrame } from '@plumbline/concept';
import { wants } from '../brief/brief.js';
import { type Draft, type Shell } from './draft.js';
import {
  centre,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
  wallLength,
} from './geometry.js';
import { isOpened } from './house.js';
import {
  clearIntervals,
  hangDoor,
  longestClear,
  openCased,
  setWindows,
  snapped,
  takesWindow,
} from './openings.js';
import { type Group, type PlaceOptions, placeFirst, placeGroup, type Spot, single } from './place.js';
import type { Chance } from './random.js';

/** Furniture groups that more than one room uses. Inches. */

/** Walls on the outside, the way in, and windows: before any furniture, so that it keeps off them. */
export interface Ways {
  readonly exterior: readonly [Side, ...Side[]];
  readonly entry: Side;
  readonly door: 'hinged' | 'cased' | 'none';
  readonly windows: number;
  readonly windowWidth?: number;
  readonly sill?: number;
  readonly windowHeight?: number;
  /** Door widths to try, widest first. */
  readonly doors?: readonly number[];
}

/** Opens a room's doors and windows; false where nobody could come in. */
export function openWays(draft: Draft, ways: Ways, brief: Brief, chance: Chance): boolean {
  if (isOpened(draft.shell)) return true;
  const end = chance.pick(['start', 'end'] as const);
  const doors = ways.doors ?? [34, 32, 30, 28];
  const entered =
    ways.door === 'none' ||
    (ways.door === 'cased'
      ? openCased(draft, ways.entry, wallLength(draft.shell, ways.entry) > 150 ? 60 : 42)
      : hangDoor(draft, ways.entry, end, doors));
  if (!entered) return false;
  if (wants(brief, 'patio-door')) {
    for (const side of ways.exterior) {
      const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 64);
      if (!room) continue;
      const width = room.to - room.from >= 100 ? 96 : room.to - room.from >= 76 ? 72 : 60;
      draft.open({
        kind: 'sliding-door',
        wall: side,
        offsetIn: snapped((room.from + room.to - width) / 2),
        widthIn: width,
        heightIn: 80,
        sillIn: 0,
      });
      break;
    }
  } else if (wants(brief, 'back-door')) hangDoor(draft, ways.exterior[0], 'end', doors);
  const sill = ways.sill ?? 30;
  const height = Math.min(ways.windowHeight ?? 54, draft.shell.ceilingIn - sill - 10);
  for (const side of ways.exterior) {
    const long = wallLength(draft.shell, side);
    const width = ways.windowWidth ?? (wants(brief, 'large-windows') ? 72 : 42);
    setWindows(
      draft,
      side,
      Math.max(1, Math.min(ways.windows, Math.floor(long / 84))),
      Math.min(width, long - 24),
      sill,
      height,
    );
  }
  return true;
}

/** Up to two outside walls: a random one and perhaps its neighbour, never the entry's. */
export function outsideWalls(shell: Shell, entry: Side, count: number, chance: Chance): [Side, ...Side[]] {
  const [known, ...others] = shell.house?.exterior ?? [];
  if (known) return [known, ...others];
  const possible = SIDES.filter((s) => s !== entry);
  const lit = possible.filter((s) => takesWindow(shell, s));
  const first = chance.pick((lit.length > 0 ? lit : possible) as [Side, ...Side[]]);
  const rest = SIDES.filter((s) => s !== entry && s !== first && s !== opposite(first));
  const second = rest[0];
  return count > 1 && second ? [first, second] : [first];
}

/** Likes walls that a person sees on coming in, and spots near the middle of the wall. */
export const central =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) - Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

/** Likes corners and walls out of the way. */
export const aside =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) + Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

export interface SeatingWish {
  readonly focus: 'tv' | 'fireplace' | 'screen' | 'none';
  /** No television hangs over a fireplace. */
  readonly noTv: boolean;
  readonly sectional: boolean;
  readonly chairs: number;
  readonly builtIns: boolean;
  readonly sleeper: boolean;
  readonly recliners: boolean;
}

function guestBed(width: number): Group {
  const size = width > 60 ? 'queen' : width > 50 ? 'full' : 'twin';
  return {
    along: width + 48,
    deep: 84,
    pieces: [
      {
        kind: 'bed',
        t: 24,
        n: 0,
        along: width,
        deep: 82,
        height: 42,
        label: `${size[0]?.toUpperCase()}${size.slice(1)} bed`,
        traits: { size, frame: 'platform' },
      },
    ],
    clear: [
      { t: 0, n: 0, along: 24, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
    keep: [
      { t: 0, n: 0, along: 22, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
  };
}

/** A bed for guests in a room that is not a bedroom: queen, full, twin. */
export const GUEST_BEDS: readonly Group[] = [guestBed(62), guestBed(56), guestBed(41)];

/** Seating before a focus on the wall: sofa, table, chairs, rug. Generous groups first. */
export function seatingGroups(draft: Draft, wish: SeatingWish): Group[] {
  const groups: Group[] = [];
  const across = Math.max(draft.shell.widthIn, draft.shell.depthIn);
  for (const distance of [132, 120, 108, 96, 84, 72]) {
    for (const sofa of across > 150 ? [90, 84, 72, 60] : [84, 72, 60]) {
      const seatDeep = wish.sectional && sofa >= 84 ? SECTIONAL_DEEP : 38;
      if (distance < FOCUS_DEEP[wish.focus] + LEGS + seatDeep) continue;
      for (const chairs of wish.chairs > 0 ? [wish.chairs, 0] : [0])
        groups.push(seating(draft, wish, distance, sofa, chairs));
    }
  }
  return groups;
}

const SECTIONAL_DEEP = 68;
/** Between what is looked at and the seats, in inches. */
const LEGS = 16;
const FOCUS_DEEP: Readonly<Record<SeatingWish['focus'], number>> = {
  tv: 18,
  fireplace: 18,
  screen: 16,
  none: 0,
};

/** A 65 in television on the wall, its middle at `mid`; who hangs it says how high. */
const television = (mid: number): Group['pieces'][number] => ({
  kind: 'tv',
  t: mid - 28,
  n: 0,
  along: 56,
  deep: 3,
  height: 32,
  traits: { diagonalIn: 65 },
});

function seating(draft: Draft, wish: SeatingWish, distance: number, sofa: number, chairs: number): Group {
  const focusWide =
    wish.focus === 'fireplace' ? 66 : wish.focus === 'screen' ? 110 : wish.focus === 'tv' ? 72 : 0;
  const chairRoom = chairs > 0 ? 40 : 0;
  const sectional = wish.sectional && sofa >= 84;
  const sofaWide = sectional ? sofa + 14 : sofa;
  const along = Math.max(focusWide, sofaWide + (chairs > 1 ? 2 * chairRoom : chairRoom));
  const sofaDeep = 36;
  const deep = distance;
  const mid = along / 2;
  const sofaAt = chairs === 1 ? (along - sofaWide - chairRoom) / 2 : mid - sofaWide / 2;
  const sofaMid = sofaAt + sofaWide / 2;
  const pieces: Group['pieces'][number][] = [];
  if (wish.focus === 'fireplace') {
    const full = draft.shell.ceilingIn;
    pieces.push({
      kind: 'fireplace',
      t: mid - 33,
      n: 0,
      along: 66,
      deep: 18,
      height: Math.min(54, full),
      traits: { fuel: 'gas', surround: 'stone', fullHeight: false },
    });
    if (!wish.noTv) pieces.push({ ...television(mid), z: 58, optional: true });
  } else if (wish.focus === 'tv') {
    pieces.push({
      kind: 'tv-console',
      t: mid - 36,
      n: 0,
      along: 72,
      deep: 18,
      height: 24,
      label: 'Media console 72',
      traits: { builtIn: wish.builtIns },
    });
    pieces.push({ ...television(mid), z: 34, label: 'Television 65' });
  } else if (wish.focus === 'screen') {
    pieces.push({
      kind: 'projector-screen',
      t: mid - 55,
      n: 0,
      along: 110,
      deep: 4,
      height: 62,
      z: 24,
      label: 'Projector screen 125',
      traits: { diagonalIn: 125 },
    });
    pieces.push({
      kind: 'cabinet',
      t: mid - 36,
      n: 0,
      along: 72,
      deep: 16,
      height: 24,
      label: 'Media cabinet 72',
      traits: { use: 'credenza' },
    });
  }
  const sofaN = deep - (sectional ? 64 : sofaDeep);
  pieces.push(
    sectional
      ? {
          kind: 'sectional',
          t: sofaAt,
          n: deep - SECTIONAL_DEEP,
          along: sofaWide,
          deep: SECTIONAL_DEEP,
          height: 32,
          looks: 'in',
          label: `Sectional sofa ${sofaWide}`,
          traits: { chaise: 'left', seatDepthIn: 36 },
        }
      : wish.recliners
        ? {
            kind: 'armchair',
            t: sofaMid - 36,
            n: deep - 38,
            along: 34,
            deep: 38,
            height: 40,
            looks: 'in',
            label: 'Recliner',
            traits: { form: 'recliner' },
          }
        : {
            kind: 'sofa',
            t: sofaAt,
            n: deep - sofaDeep,
            along: sofa,
            deep: sofaDeep,
            height: 32,
            looks: 'in',
            label: `Sofa ${sofa}`,
            traits: { seats: sofa >= 84 ? 3 : 2, arms: 'track', sleeper: wish.sleeper },
          },
  );
  if (wish.recliners && !sectional) {
    pieces.push({
      kind: 'armchair',
      t: sofaMid + 2,
      n: deep - 38,
      along: 34,
      deep: 38,
      height: 40,
      looks: 'in',
      label: 'Recliner',
      traits: { form: 'recliner' },
    });
  }
  const tableN = sectional ? deep - 36 - 18 - 22 : deep - sofaDeep - 16 - 22;
  if (tableN > (wish.focus === 'none' ? 0 : 18) + 24) {
    const tableT = sectional ? sofaMid + 20 - 20 : sofaMid - 22;
    pieces.push({
      kind: 'coffee-table',
      t: tableT,
      n: sectional ? tableN - 20 : tableN,
      along: 44,
      deep: 22,
      height: 17,
      traits: { shape: 'rectangle' },
      optional: true,
    });
  }
  for (let i = 0; i < chairs; i++) {
    const low = i === 0 && chairs > 1;
    pieces.push({
      kind: 'armchair',
      t: low ? sofaAt - chairRoom + 2 : sofaAt + sofaWide + chairRoom - 34,
      n: Math.max(26, deep - sofaDeep - 44),
      along: 32,
      deep: 32,
      height: 32,
      looks: low ? 'high' : 'low',
      traits: { form: 'lounge' },
    });
  }
  pieces.push({
    kind: 'side-table',
    t: sofaAt - 20,
    n: deep - 22,
    along: 18,
    deep: 18,
    height: 22,
    traits: { shape: 'round' },
    optional: true,
  });
  pieces.push({
    kind: 'table-lamp',
    t: sofaAt - 17,
    n: deep - 19,
    along: 12,
    deep: 12,
    height: 24,
    z: 22,
    optional: true,
    on: 'side-table',
  });
  const rugFrom = Math.max(wish.focus === 'none' ? 0 : 20, sofaN - 60);
  pieces.push({
    kind: 'rug',
    t: Math.max(0, sofaMid - 54),
    n: rugFrom,
    along: Math.min(108, along),
    deep: Math.min(96, deep - rugFrom - 8),
    height: 0.5,
    traits: { shape: 'rectangle', pattern: 'border' },
    optional: true,
  });
  return {
    along,
    deep,
    pieces,
    clear: [{ t: mid - 18, n: wish.focus === 'none' ? 0 : 19, along: 36, deep: 20 }],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}

/** A table with chairs around, standing free. */
export function diningSet(
  draft: Draft,
  sizes: readonly (readonly [number, number])[],
  options: { readonly around: number; readonly group: string },
): boolean {
  for (const [long, deep] of sizes) {
    // A square table has its chairs north and south.
    for (const turned of long === deep ? [false] : [false, true]) {
      const w = (turned ? deep : long) + (turned ? 44 : 0);
      const d = (turned ? long : deep) + (turned ? 0 : 44);
      const spot = freeSpot(draft, w, d, options.around);
      if (!spot) continue;
      const rect: Rect = turned
        ? { x: spot.x + 22, y: spot.y, w: deep, d: long }
        : { x: spot.x, y: spot.y + 22, w: long, d: deep };
      standTable(draft, rect, options.group);
      draft.keepFree({ x: spot.x, y: spot.y, w, d });
      return true;
    }
  }
  return false;
}

/** The low corner of the free floor of this size with the most air around it. */
export function freeSpot(
  draft: Draft,
  w: number,
  d: number,
  around: number,
): { x: number; y: number } | undefined {
  const { widthIn, depthIn } = draft.shell;
  let best: { x: number; y: number; room: number } | undefined;
  for (let x = around; x <= widthIn - w - around; x += 6) {
    for (let y = around; y <= depthIn - d - around; y += 6) {
      if (!draft.isFree({ x, y, w, d })) continue;
      if (!draft.isOpenFloor({ x: x - around, y: y - around, w: w + 2 * around, d: d + 2 * around }))
        continue;
      const r = { x, y, w, d };
      const room =
        Math.min(draft.reach(r, 'west'), draft.reach(r, 'east')) +
        Math.min(draft.reach(r, 'south'), draft.reach(r, 'north'));
      if (!best || room > best.room) best = { x, y, room };
    }
  }
  return best;
}

export function standTable(draft: Draft, rect: Rect, group: string): void {
  const long = Math.max(rect.w, rect.d);
  const round = Math.abs(rect.w - rect.d) < 1;
  const along = rect.w >= rect.d;
  const places = round ? 1 : Math.max(1, Math.floor(long / 24));
  const seats = round ? 4 : places * 2;
  draft.add('dining-table', rect, {
    height: 30,
    facing: along ? 'south' : 'east',
    group,
    label: `Dining table ${long}`,
    traits: { shape: round ? 'round' : 'rectangle', seats },
  });
  const mid = centre(rect);
  const chair = (x: number, y: number, facing: Side): void => {
    draft.add('dining-chair', { x: x - 9, y: y - 10, w: 18, d: 20 }, { height: 34, facing, group });
  };
  const sideChair = (x: number, y: number, facing: Side): void => {
    draft.add('dining-chair', { x: x - 10, y: y - 9, w: 20, d: 18 }, { height: 34, facing, group });
  };
  for (let i = 0; i < places; i++) {
    const shift = ((i + 0.5) / places - 0.5) * long;
    if (along) {
      chair(mid.x + shift, rect.y - 11, 'north');
      chair(mid.x + shift, rect.y + rect.d + 11, 'south');
    } else {
      sideChair(rect.x - 11, mid.y + shift, 'east');
      sideChair(rect.x + rect.w + 11, mid.y + shift, 'west');
    }
  }
  const hang = { x: mid.x - 10, y: mid.y - 10, w: 20, d: 20 };
  const height = draft.ceilingOver(hang) - 62;
  if (height >= 12 && draft.isClearAt(hang, 62, height)) {
    draft.add('pendant', hang, {
      z: 62,
      height: Math.min(54, height),
      facing: 'south',
      group,
      traits: { form: 'drum' },
    });
  }
}

/** A desk at the wall with its chair before it. */
export function deskGroup(width: number, brief: Brief, deep = 28): Group {
  return {
    along: width,
    deep: deep + 26,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep,
        height: 30,
        label: `Desk ${width}`,
        traits: { sitStand: wants(brief, 'standing-desk'), use: 'work' },
      },
      { kind: 'office-chair', t: width / 2 - 12, n: deep + 1, along: 24, deep: 24, height: 40, looks: 'in' },
      { kind: 'monitor', t: width / 2 - 13, n: 5, along: 26, deep: 7, height: 18, z: 30, optional: true },
      { kind: 'table-lamp', t: 3, n: 3, along: 9, deep: 9, height: 20, z: 30, optional: true },
    ],
    clear: [{ t: 0, n: deep, along: width, deep: 42 }],
    keep: [{ t: 0, n: deep, along: width, deep: 36 }],
  };
}

export const bookcase = (width: number, builtIn: boolean, height = 84): Group =>
  single('bookcase', width, builtIn ? 14 : 12, height, 30, {
    label: `${builtIn ? 'Built-in shelves' : 'Bookcase'} ${width}`,
    traits: { builtIn, shelves: 6 },
  });

/** Washer and dryer side by side, or stacked. */
export const LAUNDRY: readonly Group[] = [
  {
    along: 54,
    deep: 32,
    pieces: [
      { kind: 'washer', t: 0, n: 0, along: 27, deep: 32, height: 39 },
      { kind: 'dryer', t: 27, n: 0, along: 27, deep: 32, height: 39 },
    ],
    clear: [{ t: 0, n: 32, along: 54, deep: 36 }],
    keep: [{ t: 0, n: 32, along: 54, deep: 30 }],
  },
  single('washer', 27, 32, 39, 36, { label: 'Washer and dryer, stacked', traits: { stacked: true } }),
];

/** A bar: base cabinets with a small sink and a cooler at the wall, a counter above. */
export function barGroup(length: number, wet: boolean): Group {
  const cabinets = length - 24 - (wet ? 24 : 0);
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'beverage-cooler',
      t: 0,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Beverage cooler 24',
      traits: { use: 'drinks' },
    },
  ];
  let t = 24;
  if (wet) {
    pieces.push({
      kind: 'sink-base',
      t,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Bar sink base 24',
      traits: {
        doors: 1,
        drawers: 0,
        bowls: 1,
        apron: false,
        basin: 'stainless-steel',
        faucet: 'single',
        role: 'bar',
      },
    });
    t += 24;
  }
  for (let left = cabinets; left >= 12; ) {
    const width = Math.min(36, left);
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along: width,
      deep: 24,
      height: 34.5,
      label: `Base cabinet ${width}`,
      traits: { doors: width > 21 ? 2 : 1, drawers: 1 },
    });
    t += width;
    left -= width;
  }
  pieces.push({
    kind: 'countertop',
    t: 0,
    n: 0,
    along: length,
    deep: 25.5,
    height: 1.5,
    z: 34.5,
    traits: { edge: 'eased' },
  });
  pieces.push({
    kind: 'floating-shelf',
    t: 6,
    n: 0,
    along: length - 12,
    deep: 10,
    height: 2,
    z: 56,
    optional: true,
  });
  return {
    along: length,
    deep: 25.5,
    pieces,
    clear: [{ t: 0, n: 25.5, along: length, deep: 36 }],
    keep: [{ t: 0, n: 25.5, along: length, deep: 36 }],
  };
}

/** Small things that finish a room: plant, floor lamp, curtains, art over what stands at the wall. */
export function dress(draft: Draft, chance: Chance): void {
  placeGroup(draft, single('plant', 20, 20, 60), {
    group: 'decor',
    only: 'corner',
    prefer: () => chance.next(),
  });
  for (const o of draft.openings.filter((w) => w.kind === 'window')) {
    const t = Math.max(0.5, o.offsetIn - 8);
    const along = Math.min(o.widthIn + 16, wallLength(draft.shell, o.wall) - t - 0.5);
    const rect = draft.at(o.wall, t, 0, along, 4);
    const top = Math.min(draft.ceilingOver(rect) - 4, o.sillIn + o.heightIn + 6);
    // To the floor; to below the sill where something stands under the window or the window sits high.
    const short = Math.max(1, o.sillIn - 8);
    const z = (o.sillIn <= 40 ? [0.5, short] : [short]).find((low) => draft.isClearAt(rect, low, top - low));
    if (z !== undefined)
      draft.add('curtain', rect, {
        z,
        height: top - z,
        facing: opposite(o.side),
        group: 'decor',
        traits: { form: 'drapes' },
      });
  }
  for (const item of [...draft.items]) {
    if (!['sofa', 'bed', 'console-table', 'dresser', 'cabinet', 'desk'].includes(item.kind)) continue;
    hangArt(draft, item);
  }
  for (const wall of draft.frames) fillBareWall(draft, wall);
}

/** Free wall that is wide enough to look bare, inches. */
const BARE = 66;

/** A picture in the middle of a wall's longest free stretch, where nothing else hangs on that wall. */
function fillBareWall(draft: Draft, wall: WallFrame): void {
  const strip = draft.at(wall, 0, 0, wall.lengthIn, 8);
  if (draft.items.some((item) => HUNG.has(item.kind) && overlaps(strip, rectOf(item.box)))) return;
  const [wide, height, z] = [30, 36, 46];
  const longest = longestClear(draft, wall, 8, Math.min(z + height + 6, draft.shell.ceilingIn));
  if (!longest || longest.to - longest.from < BARE || z + height > draft.shell.ceilingIn - 6) return;
  const rect = draft.at(wall, (longest.from + longest.to - wide) / 2, 0, wide, 1.5);
  if (draft.isClearAt(rect, z, height))
    draft.add('artwork', rect, { z, height, facing: opposite(wall.side), group: 'decor' });
}

const HUNG: ReadonlySet<string> = new Set([
  'artwork',
  'tv',
  'projector-screen',
  'whiteboard',
  'mirror',
  'fireplace',
]);

function hangArt(draft: Draft, item: Item): void {
  const wall = draft.wallBehind(item);
  const r = rectOf(item.box);
  const strip = draft.at(wall, 0, 0, wall.lengthIn, 8);
  if (!overlaps(strip, r)) return;
  const { t, along } = seenFromWall(draft.shell, wall, r);
  const mid = t + along / 2;
  const z = Math.max(54, item.box.heightIn + 10);
  const rect = draft.at(wall, mid - 20, 0, 40, 1.5);
  const over = draft.openings.some(
    (o) => o.wall === wall.wall.id && o.offsetIn < mid + 22 && mid - 22 < o.offsetIn + o.widthIn,
  );
  if (!over && z + 28 < draft.shell.ceilingIn && draft.isClearAt(rect, z, 28)) {
    draft.add('artwork', rect, { z, height: 28, facing: item.facing, group: 'decor' });
  }
}

/** Sets a wish, or says why not. */
export function grant(
  draft: Draft,
  unmet: string[],
  wished: boolean,
  name: string,
  variants: readonly Group[],
  options: PlaceOptions,
): boolean {
  const placed = placeFirst(draft, variants, options);
  if (!placed && wished) unmet.push(`${name} was left out: this room has no free place for it.`);
  return placed !== undefined;
}
