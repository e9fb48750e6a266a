import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { joined, lofted, type Ring, swept } from '../../mesh/surfaces.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';
import type { Body } from './car-body.js';

/** What is put on and into the sheet: lamps' modules, plates and badges, mirrors, handles, wipers. */
export function fittings(
  f: ItemFrame,
  body: Body,
  paintwork: number,
  palette: Palette,
  number: number,
): void {
  for (const s of [-1, 1]) {
    modules(f, body, s, palette);
    wingMirror(f, body, s, paintwork, palette);
    doorHandles(f, body, s, paintwork);
  }
  plates(f, body, palette, number);
  wipers(f, body, palette);
  const { style, high } = body;
  // Antenna, as a fin.
  f.mesh(
    'car fin',
    () =>
      lofted(
        [0, 0.4, 0.8, 1].map((t): Ring => {
          const [from, to, wide] = [-3.2 + 4 * t, 2.4 + 0.3 * t, 0.9 * (1 - t) + 0.25];
          return [
            [0, from, 2 * t],
            [wide, (from + to) / 2, 2 * t],
            [0, to, 2 * t],
            [-wide, (from + to) / 2, 2 * t],
          ];
        }),
        { lids: 'both', creaseAt: 100 },
      ),
    paintwork,
    { at: [0, body.y(style.rear[1]) - 9, high - 1.9] },
  );
}

/** Two projectors in each lamp, square to the lens over them. */
function modules(f: ItemFrame, body: Body, s: number, palette: Palette): void {
  const bezel = palette.custom('lamp bezel', () => metal([0.55, 0.56, 0.58], 0.16));
  const lens = palette.custom('projector', () =>
    plain([0.2, 0.23, 0.27], { roughness: 0.03, reflectance: 0.16 }),
  );
  const k = body.high / 57;
  for (const [a, z] of [
    [body.half - 13.4, 25.5],
    [body.half - 8, 25.9],
    [body.half - 2.8, 26.5],
  ] as const) {
    const at = body.wallAt(s * a, z * k);
    const n = body.facing(s * a, z * k);
    const turn = (Math.atan2(n[0], -n[1]) * 180) / Math.PI;
    const deep = (d: number): Vec3 => [at[0] - n[0] * d, at[1] - n[1] * d, at[2] - n[2] * d];
    f.roundedBox(deep(1.9), [1.9, 0.6, 0.92 * k], 0.45, bezel, { z: turn });
    f.roundedBox(deep(1.35), [1.5, 0.3, 0.66 * k], 0.28, palette.toeKick, { z: turn });
    f.ellipsoid(deep(1.2), [0.95, 0.5, 0.58 * k], lens, { z: turn });
  }
}

/** A mirror before the side window: a cap in the car's paint on a dark foot, its glass to the rear. */
function wingMirror(f: ItemFrame, body: Body, s: number, paintwork: number, palette: Palette): void {
  const y = body.y(body.style.doors[0]) + 9;
  const z = body.edgeAt(body.half, y);
  const x = s * (body.half - 2.6);
  const shell = (from: number, to: number, grow: number): Ring[] =>
    Array.from({ length: 9 }, (_, i): Ring => {
      const t = i / 8;
      const place = from + (to - from) * t;
      // Blunt before, flat behind, where the glass is.
      const size = Math.sqrt(Math.max(0.02, 1 - (1 - t) ** 2.2)) * grow;
      return Array.from({ length: 28 }, (_, j): Vec3 => {
        const a = (j / 28) * 2 * Math.PI;
        const [c, q] = [Math.cos(a), Math.sin(a)];
        const r = (Math.abs(c) ** 3.2 + Math.abs(q) ** 3.2) ** (-1 / 3.2);
        // The outer end is lower and farther back than the inner one.
        return [c * r * 4.3 * size, place + s * c * r * size * 0.7, q * r * (2.55 - s * c * 0.3) * size];
      });
    });
  const at: Vec3 = [x + s * 5.6, y, z + 3.1];
  f.mesh(`wing mirror ${s}`, () => lofted(shell(-2.7, 2.2, 1), { lids: 'both', creaseAt: 50 }), paintwork, {
    at,
  });
  f.roundedBox([at[0], y + 2.2, at[2]], [3.7, 0.2, 1.95], 0.19, palette.mirror, { z: s * 9 });
  f.roundedBox([x + s * 1.2, y + 0.6, z + 0.7], [2.6, 1.3, 0.7], 0.65, palette.blackMetal, { y: -s * 24 });
}

/** Handles that stand off the doors, in the doors' color. */
function doorHandles(f: ItemFrame, body: Body, s: number, paintwork: number): void {
  for (const door of [body.style.doors[1], body.style.doors[2]]) {
    const y = body.y(door) - 6.4;
    const z = body.edgeAt(body.half, y) - 5.4;
    const round = body.half - 13 + 1.55 * 13 + (y + body.length / 2 - 13);
    const at = body.wallAt(s * round, z);
    const x = at[0] + s * 0.55;
    f.pipe(
      [
        [x - s * 0.9, at[1] - 4.2, z - 0.1],
        [x, at[1] - 3.2, z],
        [x + s * 0.1, at[1], z + 0.06],
        [x, at[1] + 3, z],
        [x - s * 0.9, at[1] + 3.8, z - 0.1],
      ],
      0.42,
      paintwork,
    );
  }
}

function wipers(f: ItemFrame, body: Body, palette: Palette): void {
  const [foot] = body.style.screen;
  const on = (x: number, back: number, up: number): Vec3 => [
    x,
    body.y(foot) + back,
    body.edgeAt(x, body.y(foot)) + up,
  ];
  for (const [from, to] of [
    [-4, -24],
    [20, 2],
  ] as const)
    f.pipe([on(from, 1.2, 0.1), on((from + to) / 2, 2.6, 1.3), on(to, 4.6, 1.5)], 0.3, palette.toeKick);
}

/** A letter's field, inches, and half of what its strokes are wide: as on plates of twelve by six. */
const FIELD = { wide: 0.98, high: 2.3, half: 0.135, pitch: 1.38, gap: 0.75 } as const;

/**
 * Letters and digits as they are stamped: strokes through points of a field four units wide and eight high, each point its
 * two digits. No I, O and Q, which no plate has beside digits.
 */
const LETTERS = [
  ['000618384640', '0343'],
  ['00083847453443413000', '0434'],
  ['4638180602103042'],
  ['00082846422000'],
  ['48080040', '0434'],
  ['480800', '0434'],
  ['46381806021030424424'],
  ['0008', '4048', '0444'],
  ['4842301002'],
  ['0008', '480440'],
  ['080040'],
  ['0008244840'],
  ['00084048'],
  ['00083847453404'],
  ['00083847453404', '2440'],
  ['473818070514344341301001'],
  ['0848', '2820'],
  ['080210304248'],
  ['082048'],
  ['0810243048'],
  ['0048', '0840'],
  ['082448', '2420'],
  ['08480040'],
] as const;
const DIGITS = [
  ['100206183846423010'],
  ['172820', '1030'],
  ['06183846450040'],
  ['0718384745344341301001', '1434'],
  ['30380343'],
  ['480805354442301001'],
  ['4738180602103042433505'],
  ['084820'],
  ['14050718384745341403011030414334'],
  ['0110304246381806051343'],
] as const;
/** How many letters a plate begins with, and how many signs it has. */
const SIGNS = { letters: 3, all: 7 } as const;

type Stroke = readonly (readonly [across: number, up: number])[];

/** A stroke's points from the field's lower left corner, inches. */
const strokeOf = (points: string): Stroke =>
  Array.from({ length: points.length / 2 }, (_, i) => [
    (Number(points[2 * i]) / 4) * FIELD.wide,
    (Number(points[2 * i + 1]) / 8) * FIELD.high,
  ]);

/** The strokes of three letters and four digits that a car of this number has. */
const plateOf = (number: number): Stroke[][] =>
  Array.from({ length: SIGNS.all }, (_, i) => {
    const glyphs: readonly (readonly string[])[] = i < SIGNS.letters ? LETTERS : DIGITS;
    return glyphs[textHash(`plate ${number} ${i}`) % glyphs.length]!.map(strokeOf);
  });

/** One sign of a plate, stamped out of it: a bar for each part of its strokes; `side` is 1 where across is along x. */
function stamp(f: ItemFrame, glyph: readonly Stroke[], [x, y, z]: Vec3, side: number, m: number): void {
  for (const stroke of glyph)
    stroke.slice(1).forEach(([u1, v1], i) => {
      const [u0, v0] = stroke[i]!;
      const [dx, dz] = [side * (u1 - u0), v1 - v0];
      f.orientedBox(
        [x + (side * (u0 + u1)) / 2, y, z + (v0 + v1) / 2],
        [Math.hypot(dx, dz) / 2 + FIELD.half * 0.7, 0.06, FIELD.half],
        { y: (-Math.atan2(dz, dx) * 180) / Math.PI },
        m,
        { bevel: 0.03 },
      );
    });
}

/** A plate before the nose and one on the tail, an emblem over each. */
function plates(f: ItemFrame, body: Body, palette: Palette, number: number): void {
  const k = body.high / 57;
  const letters = palette.custom('plate letters', () => plain([0.03, 0.05, 0.12], { roughness: 0.5 }));
  const frame = palette.custom('plate frame', () => plain([0.02, 0.02, 0.021], { roughness: 0.35 }));
  const band = palette.custom('plate band', () => plain([0.07, 0.16, 0.28], { roughness: 0.45 }));
  const signs = plateOf(number);
  const long = (SIGNS.all - 1) * FIELD.pitch + FIELD.gap + FIELD.wide;
  for (const [end, z] of [
    [-1, 18.2 * k],
    [1, 27.3 * k],
  ] as const) {
    const at = end < 0 ? body.wallAt(0, z)[1] - 0.5 : body.wallAt(body.halfway, z)[1] - 0.3;
    const across = (
      x0: number,
      z0: number,
      x1: number,
      z1: number,
      out: number,
      m: number,
      bevel = 0,
    ): void => f.box(-end * x0, at, z + z0, -end * x1, at + end * out, z + z1, m, { bevel });
    across(-6.3, -3.25, 6.3, 3.25, 0.25, frame, 0.08);
    across(-6, -2.95, 6, 2.95, 0.33, palette.porcelain, 0.03);
    // No state's: a band along its upper edge, and a line below.
    across(-5.7, 2.05, 5.7, 2.6, 0.345, band);
    across(-5.7, -2.55, 5.7, -2.4, 0.345, band);
    signs.forEach((glyph, i) => {
      const u = i * FIELD.pitch + (i < SIGNS.letters ? 0 : FIELD.gap) - long / 2;
      stamp(f, glyph, [-end * u, at + end * 0.36, z - FIELD.high / 2 - 0.12], -end, letters);
    });
  }
  emblem(f, body.wallAt(0, 23.6 * k)[1], 23.6 * k, -1, palette);
  emblem(f, body.wallAt(body.halfway, 40.6 * k)[1], 40.6 * k, 1, palette);
}

/** Radius of an emblem's ring. Inches. */
const RING = 1.65;

/** An emblem, three inches and a half across, which is no maker's: a ring of chrome with a bar aslant in it, on black. */
function emblem(f: ItemFrame, y: number, z: number, end: number, palette: Palette): void {
  const ground = palette.custom('emblem', () =>
    plain([0.012, 0.012, 0.014], { roughness: 0.12, reflectance: 0.05 }),
  );
  f.cone([0, y - end * 0.6, z], [0, y + end * 0.3, z], RING, RING * 0.95, ground);
  f.mesh(
    'emblem',
    () =>
      joined([
        swept(
          Array.from({ length: 33 }, (_, i): Vec3 => {
            const a = (i / 32) * 2 * Math.PI;
            return [RING * Math.cos(a), 0, RING * Math.sin(a)];
          }),
          0.2,
          { segments: 8, steps: 1, lids: false },
        ),
        swept(
          [
            [-RING * 0.8, 0, -RING * 0.5],
            [RING * 0.8, 0, RING * 0.5],
          ],
          0.26,
          { segments: 8, steps: 1, lids: false },
        ),
      ]),
    palette.chrome,
    { at: [0, y + end * 0.32, z] },
  );
}
