/** Doors, windows and cased openings. */
import { isGlazed, type Opening, type Room } from '@plumbline/concept';
import type { ItemFrame } from './builder.js';
import { type Context, type Palette, wallOptions } from './context.js';
import { lofted, type Ring } from './mesh/surfaces.js';
import type { Vec3 } from './scene.js';
import { buildWindowWell, isInWell } from './window-well.js';

/** How far the trim of an opening reaches beside it, inches. */
export const CASING = 3.5;
const CASING_DEPTH = 0.75;

/** Radiance that a window is taken to show, for choosing between lights. */
const SKY_RADIANCE: Vec3 = [5.6, 6.1, 6.9];

/** A point of a casing's section: how far from the opening, and how far out from the wall. */
type CasingPoint = readonly [from: number, out: number];

/** Sections of casings: flat stock with eased edges, and the colonial profile of 3 1/2 in, thicker at its outer edge. */
const SECTIONS: Readonly<Record<'flat' | 'wide' | 'colonial', readonly CasingPoint[]>> = {
  flat: [
    [0, 0],
    [0, 0.68],
    [0.07, CASING_DEPTH],
    [2.18, CASING_DEPTH],
    [2.25, 0.68],
    [2.25, 0],
  ],
  wide: [
    [0, 0],
    [0, 0.66],
    [0.09, CASING_DEPTH],
    [3.41, CASING_DEPTH],
    [3.5, 0.66],
    [3.5, 0],
  ],
  colonial: [
    [0, 0],
    [0, 0.34],
    [0.12, 0.42],
    [0.34, 0.44],
    [0.52, 0.36],
    [0.7, 0.42],
    [1.7, 0.54],
    [2.4, 0.56],
    [2.56, 0.66],
    [2.86, 0.82],
    [3.3, 0.84],
    [3.5, 0.72],
    [3.5, 0],
  ],
};

/** The widest casing of a kitchen's window, inches. */
const BESIDE_CABINETS = 2.9;

/** How far a window's stool stands into the room, inches. */
export const STOOL_REACH = 2;

/** A casing about an opening: two legs and a head, mitred where they meet; under a window a stool and an apron. */
function casing(f: ItemFrame, sill: boolean, { palette, form, room }: Context): void {
  const x = f.width / 2;
  const kind = form.casing === 'flat' ? 'flat' : form.casing === 'capped' ? 'wide' : 'colonial';
  // Beside a kitchen's window wall cabinets begin 3 in from its opening.
  const share =
    sill && room.category === 'kitchen' ? Math.min(1, BESIDE_CABINETS / SECTIONS[kind].at(-1)![0]) : 1;
  const section = SECTIONS[kind].map(([from, out]): CasingPoint => [from * share, out]);
  const wide = section.at(-1)![0];
  const y = -CASING_DEPTH;
  const look = { bevel: kind === 'flat' ? 0.08 : 0.3 };
  const hasPlinth = !sill && kind !== 'flat' && room.category !== 'garage';
  const plinth = hasPlinth ? form.baseboardIn + 1 : 0;
  f.mesh(
    `casing ${kind} ${[f.width, f.height, plinth, wide].map((v) => v.toFixed(2)).join()}`,
    () => {
      const corner = (side: number, z: number, mitred: number): Ring =>
        section.map(([from, out]) => [side * (x + from), -out, z + mitred * from]);
      return lofted(
        [corner(-1, plinth, 0), corner(-1, f.height, 1), corner(1, f.height, 1), corner(1, plinth, 0)],
        { lids: 'both', creaseAt: 28 },
      );
    },
    palette.trim,
    { grain: 'z' },
  );
  // Where baseboards run, legs stand on plinth blocks, a little wider and thicker than what ends at them.
  if (plinth > 0)
    for (const s of [-1, 1])
      f.box(s * (x - 0.05), y - 0.35, 0, s * (x + wide + 0.12), 0, plinth, palette.trim, { bevel: 0.1 });
  if (form.casing === 'capped')
    f.box(
      -x - wide - 1,
      y - 0.6,
      f.height + wide,
      x + wide + 1,
      0,
      f.height + wide + 1.2,
      palette.trim,
      look,
    );
  if (sill) {
    f.box(-x - wide, y, -wide, x + wide, 0, -0.9, palette.trim, look);
    f.box(-x - wide - 0.8, -STOOL_REACH, -0.9, x + wide + 0.8, 0, 0.1, palette.trim, { bevel: 0.35 });
  }
}

/** What fills the hole of an opening; `f` is the hole, its depth the wall's; `behind` inches of it nothing of the room lies. */
export function buildOpening(f: ItemFrame, opening: Opening, behind: number, context: Context): void {
  switch (opening.kind) {
    case 'window':
      casing(f, true, context);
      buildWindow(f, context);
      if (isInWell(opening, context.room)) buildWindowWell(f, opening, context);
      else daylight(f, context.skyShare(opening));
      break;
    case 'sliding-door':
      casing(f, false, context);
      buildSlidingDoor(f, context);
      daylight(f, context.skyShare(opening));
      break;
    case 'french-door':
      casing(f, false, context);
      buildFrenchDoor(f, context);
      daylight(f, context.skyShare(opening));
      break;
    case 'garage-door':
      buildGarageDoor(f, context);
      break;
    case 'cased-opening':
      casing(f, false, context);
      buildNextRoom(f, behind, context);
      break;
    default:
      casing(f, false, context);
      buildDoor(f, opening, context);
  }
}

function reveal(f: ItemFrame, material: number): void {
  const x = f.width / 2;
  const t = 0.5;
  f.box(-x, 0, 0, -x + t, f.depth, f.height, material, { bevel: 0 });
  f.box(x - t, 0, 0, x, f.depth, f.height, material, { bevel: 0 });
  f.box(-x, 0, f.height - t, x, f.depth, f.height, material, { bevel: 0 });
}

function daylight(f: ItemFrame, share: number): void {
  f.rectangleLight(
    'window',
    [0, f.depth + 0.1, f.height / 2],
    [f.width / 2, 0, 0],
    [0, 0, f.height / 2],
    [0, -1, 0],
    SKY_RADIANCE,
    share,
  );
}

function buildWindow(f: ItemFrame, { palette, form }: Context): void {
  const dark = form.windowFrame === 'dark';
  const frame = dark ? palette.custom('dark frame', () => ({ ...darkFrame })) : palette.paint('#f4f3ef');
  reveal(f, palette.trim);
  f.box(-f.width / 2, 0, 0, f.width / 2, f.depth, 0.5, palette.trim, { bevel: 0.1 });
  const y0 = f.depth * 0.45;
  const y1 = y0 + 2;
  const x = f.width / 2 - 0.5;
  const [z0, z1] = [0.5, f.height - 0.5];
  const rim = dark ? 1.4 : 1.9;
  const bar = (x0: number, a: number, x1: number, b: number, thin = 0): void =>
    f.box(x0, y0 + thin, a, x1, y1 - thin, b, frame, { bevel: 0.15 });
  bar(-x, z0, -x + rim, z1);
  bar(x - rim, z0, x, z1);
  bar(-x + rim, z0, x - rim, z0 + rim);
  bar(-x + rim, z1 - rim, x - rim, z1);
  const panes = Math.max(1, Math.round(f.width / 36));
  for (let i = 1; i < panes; i++) {
    const at = (i / panes - 0.5) * 2 * x;
    bar(at - rim * 0.7, z0 + rim, at + rim * 0.7, z1 - rim);
  }
  if (form.sash === 'hung' && f.height > 30)
    bar(-x + rim, f.height / 2 - 0.8, x - rim, f.height / 2 + 0.8, 0.1);
  if (form.grille !== 'none') {
    const columns = Math.max(2, Math.round(f.width / 14));
    const rows = Math.max(2, Math.round(f.height / 16));
    const top = form.grille === 'full' ? z0 : f.height / 2;
    for (let i = 1; i < columns; i++) {
      const at = (i / columns - 0.5) * 2 * x;
      bar(at - 0.4, top, at + 0.4, z1 - rim, 0.7);
    }
    for (let i = 1; i < rows; i++) {
      const at = (i / rows) * f.height;
      if (at > top) bar(-x + rim, at - 0.4, x - rim, at + 0.4, 0.7);
    }
  }
}

const darkFrame = {
  pattern: 0,
  base: [0.025, 0.025, 0.027],
  accent: [0, 0, 0],
  third: [0, 0, 0],
  mean: [0.03, 0.03, 0.03],
  roughness: 0.4,
  metal: false,
  reflectance: 0.04,
  bump: 0,
  parameters: [],
  emission: [0, 0, 0],
  flags: 0,
} as const;

function buildSlidingDoor(f: ItemFrame, { palette, form }: Context): void {
  const dark = form.slidingDoorFrame === 'dark';
  const frame = dark ? palette.custom('dark frame', () => ({ ...darkFrame })) : palette.paint('#f4f3ef');
  reveal(f, palette.trim);
  const x = f.width / 2 - 0.5;
  const leaf = (x0: number, x1: number, y: number): void => {
    const z1 = f.height - 0.5;
    f.box(x0, y, 0.4, x0 + 2.6, y + 1.6, z1, frame);
    f.box(x1 - 2.6, y, 0.4, x1, y + 1.6, z1, frame);
    f.box(x0 + 2.6, y, 0.4, x1 - 2.6, y + 1.6, 4, frame);
    f.box(x0 + 2.6, y, z1 - 2.6, x1 - 2.6, y + 1.6, z1, frame);
  };
  leaf(-x, 1.3, f.depth * 0.5);
  leaf(-1.3, x, f.depth * 0.5 - 1.8);
  f.box(-x, 0, -0.5, x, f.depth, 0.4, palette.steel);
  f.capsule([1.6 - 2.6, f.depth * 0.5 - 2.6, 36], [1.6 - 2.6, f.depth * 0.5 - 2.6, 46], 0.4, palette.metal);
  layTerrace(f, palette);
}

/** A terrace, so that the floor does not end in the void. */
function layTerrace(f: ItemFrame, palette: Palette): void {
  f.box(-f.width / 2 - 40, f.depth, -6, f.width / 2 + 40, f.depth + 90, -0.6, palette.concrete, {
    inRoom: true,
  });
}

/** Two leaves that meet in the middle, with broad stiles, a kick rail and bars between their panes. */
function buildFrenchDoor(f: ItemFrame, { palette, form }: Context): void {
  const dark = form.slidingDoorFrame === 'dark';
  const frame = dark ? palette.custom('dark frame', () => ({ ...darkFrame })) : palette.paint('#f4f3ef');
  reveal(f, palette.trim);
  const [stile, kick, rail] = [4.2, 10, 4.2];
  const y = f.depth - 2.4;
  const z1 = f.height - 0.5;
  const x = f.width / 2 - 0.5;
  const rows = form.grille === 'none' ? 1 : 5;
  for (const [x0, x1] of [
    [-x, -0.1],
    [0.1, x],
  ] as const) {
    f.box(x0, y, 0.4, x0 + stile, y + 1.75, z1, frame);
    f.box(x1 - stile, y, 0.4, x1, y + 1.75, z1, frame);
    f.box(x0 + stile, y, 0.4, x1 - stile, y + 1.75, kick, frame);
    f.box(x0 + stile, y, z1 - rail, x1 - stile, y + 1.75, z1, frame);
    for (let i = 1; i < rows; i++) {
      const at = kick + ((z1 - rail - kick) * i) / rows;
      f.box(x0 + stile, y + 0.5, at - 0.45, x1 - stile, y + 1.25, at + 0.45, frame, { bevel: 0.1 });
    }
    if (rows > 1) {
      const mid = (x0 + x1) / 2;
      f.box(mid - 0.45, y + 0.5, kick, mid + 0.45, y + 1.25, z1 - rail, frame, { bevel: 0.1 });
    }
  }
  f.box(-x, 0, -0.5, x, f.depth, 0.4, palette.steel);
  for (const at of [-2.2, 2.2]) {
    f.cone([at, y, 36], [at, y - 0.3, 36], 1, 1, palette.metal);
    f.capsule([at, y - 1.6, 36], [at + Math.sign(at) * 3.6, y - 1.6, 36], 0.38, palette.metal);
    f.capsule([at, y - 0.3, 36], [at, y - 1.6, 36], 0.38, palette.metal);
  }
  layTerrace(f, palette);
}

/** Inches: the bend of a door's track, how far it runs back over the door's own height, what hangs over it. */
const TRACK = { bend: 12, beyond: 14, headroom: 12 } as const;

/**
 * A sectional door: its leaf, the tracks on which it runs up and back under the ceiling, the shaft with its two springs
 * above it, and an opener on a rail. Where the ceiling is too low for the tracks, they are left out.
 */
function buildGarageDoor(f: ItemFrame, { palette, room }: Context): void {
  const x = f.width / 2;
  const panel = palette.custom('garage door', () => garageDoor);
  reveal(f, palette.trim);
  f.box(-x, f.depth - 2, 0.3, x, f.depth - 0.2, f.height, panel, { bevel: 0.1 });
  f.box(-x, f.depth - 2.2, 0, x, f.depth - 0.2, 0.3, palette.toeKick);
  if (room.ceilingIn < f.height + TRACK.headroom) {
    for (const side of [-1, 1])
      f.box(side * (x + 1), -1.2, 0, side * (x + 3), 0, f.height + 6, palette.steel);
    return;
  }
  const { bend, beyond } = TRACK;
  const [foot, top] = [f.height - bend + 3, f.height + 3];
  const back = f.height + beyond;
  const ceiling = room.ceilingIn;
  for (const side of [-1, 1]) {
    const at = side * (x + 2);
    f.box(at - 1, -2.6, 0, at + 1, -1.2, foot, palette.steel);
    const arc = Array.from({ length: 7 }, (_, i): Vec3 => {
      const a = (i / 6) * (Math.PI / 2);
      return [at, -1.9 - bend * (1 - Math.cos(a)), foot + bend * Math.sin(a)];
    });
    f.pipe(arc, 0.8, palette.steel);
    f.box(at - 0.7, -back, top - 1, at + 0.7, -1.9 - bend, top + 1, palette.steel);
    for (const y of [-back + 2, -back / 2])
      f.box(at - 0.7, y - 0.1, top, at + 0.7, y + 0.1, ceiling, palette.steel);
    // Brackets to the wall.
    for (const z of [18, 46, f.height - 14]) f.box(at - 1, -2, z, at + 1, 0, z + 2.5, palette.steel);
    f.cone([side * 4, -4, top + 4], [side * 34, -4, top + 4], 1.3, 1.3, palette.iron);
    f.cone([side * (x + 3.4), -4, top + 4], [side * (x + 1), -4, top + 4], 2, 2, palette.steel);
  }
  f.cone([-x - 4, -4, top + 4], [x + 4, -4, top + 4], 0.5, 0.5, palette.steel);
  f.box(-2.5, -3.2, top, 2.5, 0, top + 8, palette.steel);
  const rail = top + 5;
  f.box(-0.7, -back - 8, rail - 0.6, 0.7, -4, rail + 0.6, palette.steel);
  const motor = -back - 16;
  f.roundedBox([0, motor, rail], [5.5, 9, 3.2], 1.4, palette.paint('#d8d8d4'));
  f.roundedBox([0, motor - 8.6, rail - 0.6], [4.6, 1.6, 2.2], 1, palette.porcelain);
  for (const side of [-1, 1])
    f.box(side * 4 - 0.6, motor - 0.1, rail + 2.6, side * 4 + 0.6, motor + 0.1, ceiling, palette.steel);
}

const garageDoor = {
  pattern: 18,
  base: [0.68, 0.68, 0.66],
  accent: [0.6, 0.6, 0.6],
  third: [0.6, 0.6, 0.6],
  mean: [0.66, 0.66, 0.64],
  roughness: 0.45,
  metal: false,
  reflectance: 0.035,
  bump: 0.2,
  parameters: [0.61, 0.53, 0.06],
  emission: [0, 0, 0],
  flags: 0,
} as const;

/**
 * What comes in by a cased opening by day: the light of a next room that has windows too, as radiance of the opening. A wall
 * in such light sends back a twelfth of the sky's, warm of wood and wall, and part of what is seen are the windows themselves.
 */
const NEXT_ROOM: Vec3 = [0.3, 0.28, 0.25];
/** The same as light on that room itself, from a window in the wall at its side, so that its far corner lies in shade. */
const NEXT_WINDOW: Vec3 = [3.6, 3.65, 3.7];
/** Inches: that window's half width, half height and middle; how far the room reaches beside its opening. */
const NEXT_SIZE = { half: 17, high: 25, middle: 53, beside: 22 } as const;
/** How deep that room is where nothing else lies behind the wall. */
export const NEXT_DEPTH = 132;

/** Half the width of what is seen of a next room through a hole, and its depth where so much is free behind the wall. */
export const nextHalf = (f: ItemFrame): number => Math.max(f.width / 2 + NEXT_SIZE.beside, 34);
export const nextDeep = (behind: number): number => behind - 4;

/** What is seen through a cased opening: a part of the next room, as deep as this one leaves it, lit from its side or by a lamp. */
function buildNextRoom(f: ItemFrame, behind: number, context: Context): void {
  const { palette, lampPower, room } = context;
  const x = nextHalf(f);
  const y0 = f.depth;
  const y1 = y0 + nextDeep(behind);
  const high = Math.max(f.height + 6, 96);
  const middle = (y0 + y1) / 2;
  reveal(f, palette.trim);
  const look = { ...wallOptions(room), inRoom: true };
  f.box(-x, y0, -8, x, y1, 0, palette.floor, { bevel: 0, inRoom: true });
  f.box(-x, y0 - 0.01, high, x, y1, high + 4, palette.ceiling, { bevel: 0, inRoom: true });
  f.box(-x, y1, 0, x, y1 + 4, high, palette.wall, look);
  f.box(-x - 4, y0, 0, -x, y1, high, palette.wall, look);
  f.box(x, y0, 0, x + 4, y1, high, palette.wall, look);
  const base = context.form.baseboardIn;
  f.box(-x, y1 - 0.6, 0, x, y1, base, palette.trim, { bevel: 0.2 });
  for (const side of [-1, 1])
    f.box(side * x - 0.3, y0 + 1, 0, side * x + 0.3, y1 - 0.6, base, palette.trim, { bevel: 0.2 });
  if (!isLitByDay(room)) {
    const emission: Vec3 = [26 * lampPower, 22 * lampPower, 17 * lampPower];
    f.disk([0, middle, high - 0.2], [0, 0, 1], 6, palette.glow(emission));
    f.diskLight([0, middle, high - 0.4], 6, [0, 0, -1], emission);
    return;
  }
  f.rectangleLight(
    'rectangle',
    [0, y0 - 0.5, f.height / 2],
    [f.width / 2 - 0.5, 0, 0],
    [0, 0, f.height / 2 - 0.5],
    [0, -1, 0],
    NEXT_ROOM,
  );
  f.rectangleLight(
    'rectangle',
    [x - 0.5, y0 + (y1 - y0) * 0.62, NEXT_SIZE.middle],
    [0, Math.min(NEXT_SIZE.half, (y1 - y0) / 4), 0],
    [0, 0, NEXT_SIZE.high],
    [-1, 0, 0],
    NEXT_WINDOW,
  );
}

/** Whether rooms beside this one have windows too: below ground they need not. */
const isLitByDay = (room: Room): boolean => room.category !== 'basement' && room.openings.some(isGlazed);

function buildDoor(f: ItemFrame, opening: Opening, { palette, form }: Context): void {
  reveal(f, palette.trim);
  const x = f.width / 2 - 0.6;
  const top = f.height - 0.6;
  // The leaf sits flush with the room when it opens into it.
  const y0 = opening.swing?.into === 'outside' ? f.depth - 1.8 : 0.2;
  const y1 = y0 + 1.75;
  const skin = palette.trim;
  const slab = form.doors === 'flush';
  const pair = f.width > 44 && opening.kind === 'door';
  const leaves: [number, number][] = pair
    ? [
        [-x, -0.06],
        [0.06, x],
      ]
    : [[-x, x]];
  for (const [a, b] of leaves) {
    if (slab) f.box(a, y0, 0.4, b, y1, top, skin, { grain: 'z', bevel: 0.1 });
    else {
      f.box(a, y0 + 0.35, 0.4, b, y1, top, skin, { grain: 'z' });
      const rail = 4.5;
      f.box(a, y0, 0.4, a + rail, y0 + 0.36, top, skin, { bevel: 0.25 });
      f.box(b - rail, y0, 0.4, b, y0 + 0.36, top, skin, { bevel: 0.25 });
      for (const [z0, z1] of [
        [0.4, 9],
        [34, 39],
        [top - rail, top],
      ] as const)
        f.box(a + rail, y0, z0, b - rail, y0 + 0.36, z1, skin, { bevel: 0.25 });
    }
  }
  // Backed, so that no light comes through the joint.
  f.box(-f.width / 2 - 4, f.depth, 0, f.width / 2 + 4, f.depth + 2, f.height + 4, palette.wall, { bevel: 0 });
  const hand = opening.swing?.hinge === 'near' ? 1 : -1;
  // "Near" is the west or south end, which lies on the frame's left on the north and west walls.
  const mirrored = opening.side === 'south' || opening.side === 'east' ? -1 : 1;
  const knobX = pair ? -2.8 : hand * mirrored * (x - 2.8);
  for (const at of pair ? [-2.8, 2.8] : [knobX]) {
    f.cone([at, y0, 36], [at, y0 - 0.3, 36], 1.2, 1.2, palette.metal);
    f.capsule([at, y0 - 0.3, 36], [at, y0 - 2, 36], 0.4, palette.metal);
    if (slab) f.capsule([at, y0 - 2, 36], [at - Math.sign(at || 1) * 4, y0 - 2, 36], 0.38, palette.metal);
    else f.ellipsoid([at, y0 - 2.3, 36], [1.15, 0.9, 1.15], palette.metal);
  }
}
