import type { Mesh } from '../../mesh/mesh.js';
import { type Corner, type Faces, polygon, type Region, Skin } from '../../mesh/trimmed.js';
import type { Body } from './car-body.js';
import type { Face } from './car-styles.js';

/** What a panel is made of. */
export type Stuff =
  | 'paint'
  | 'plastic'
  | 'gloss'
  | 'dark'
  | 'bar'
  | 'seam'
  | 'pane'
  | 'lens'
  | 'daylight'
  | 'red'
  | 'redLight';

/** Half the width of a gap between two panels, inches: 3.6 mm in all, as cars have; and how far the sheet is bent about its edges. */
const GAP = 0.07;
const FOLD = 0.2;

/** Parts of a skin that lines are cut in, so that each is looked for where it lies. */
type Zone = 'nose' | 'tail' | 'side' | 'top';

/** A skin that is cut up piece by piece. */
class Sheets {
  private readonly made = new Map<Stuff, number[]>();
  private readonly rest = new Map<Zone, number[]>();

  constructor(
    readonly skin: Skin,
    faces: Faces,
    zoneOf: (corner: Corner) => Zone,
  ) {
    for (let f = 0; f < faces.length / 3; f++) {
      const zone = zoneOf(skin.cornerOf(faces, f));
      const all = this.rest.get(zone) ?? [];
      all.push(faces[f * 3]!, faces[f * 3 + 1]!, faces[f * 3 + 2]!);
      this.rest.set(zone, all);
    }
  }

  put(stuff: Stuff, faces: Faces): void {
    const all = this.made.get(stuff) ?? [];
    for (const corner of faces) all.push(corner);
    this.made.set(stuff, all);
  }

  /** Faces sunk so deep. */
  sink(stuff: Stuff, faces: Faces, depth: number): void {
    this.put(stuff, this.skin.sink(faces, depth));
  }

  /** Takes a region out of zones; its edge is turned in so deep. */
  take(zones: readonly Zone[], region: Region, depth: number, edge: Stuff): number[] {
    return zones.flatMap((zone) => {
      const { inside, outside, cuts } = this.skin.part(this.rest.get(zone) ?? [], region);
      this.rest.set(zone, outside);
      if (depth > 0) this.put(edge, this.skin.wall(cuts, depth));
      return inside;
    });
  }

  /** Of faces the strip where a value lies between two: cut at either side, so that it may be narrower than the grid. */
  strip(faces: Faces, value: Region, from: number, to: number): { inside: number[]; outside: number[] } {
    const below = this.skin.part(faces, (c) => value(c) - to);
    const above = this.skin.part(below.inside, (c) => from - value(c));
    return { inside: above.inside, outside: [...below.outside, ...above.outside] };
  }

  /** Cuts a gap along a region's line. */
  gap(zones: readonly Zone[], region: Region): void {
    for (const zone of zones) {
      const whole = this.skin.part(this.rest.get(zone) ?? [], (c) => region(c) - GAP);
      const within = this.skin.part(whole.inside, (c) => region(c) + GAP);
      const beyond = this.skin.part(whole.outside, (c) => region(c) - GAP - FOLD);
      const inner = this.skin.part(within.inside, (c) => region(c) + GAP + FOLD);
      this.rest.set(zone, [...beyond.outside, ...inner.inside]);
      this.put('paint', this.skin.folded(beyond.inside, whole.cuts, 0.8));
      this.put('paint', this.skin.folded(inner.outside, turned(within.cuts), 0.8));
      this.sink('seam', within.outside, 0.12);
    }
  }

  finish(): ReadonlyMap<Stuff, Mesh> {
    for (const faces of this.rest.values()) this.put('paint', faces);
    return new Map([...this.made].map(([stuff, faces]) => [stuff, this.skin.mesh(faces)]));
  }
}

/** Cuts as their other side has them. */
const turned = (cuts: readonly number[]): number[] => cuts.map((_, i) => cuts[i ^ 1]!);

/** The greater of two, rounded where they are about equal: a corner with a radius. */
const rounded = (a: number, b: number, radius: number): number => {
  const h = Math.max(0, radius - Math.abs(a - b)) / radius;
  return Math.max(a, b) + (h * h * radius) / 4;
};

const NOSE: readonly Zone[] = ['nose'];
const TAIL: readonly Zone[] = ['tail'];
const SIDE: readonly Zone[] = ['side'];
const WALLS: readonly Zone[] = ['nose', 'side', 'tail'];

const across = (c: Corner): number => Math.abs(c.uv[0]);

/** Grille, intake and pockets, lamps' housings behind their lenses: all are openings with a depth. */
function cutNose(sheets: Sheets, body: Body, face: Face): void {
  const k = body.high / 57;
  const flat = body.half - 13;
  const shape = (points: readonly (readonly [number, number])[], radius: number) => {
    const far = polygon(
      points.map(([x, z]) => [x, z * k]),
      radius,
    );
    return (c: Corner): number => far(across(c), c.at[2]);
  };
  headlamps(sheets, shape, flat);
  const opening = (corners: Face['grille'], radius: number): Region =>
    shape(
      corners.map(([x, z]) => [flat + x, z]),
      radius,
    );
  const grille = opening(face.grille, 0.9);
  const mouth = sheets.take(NOSE, grille, 0.5, 'gloss');
  const frame = sheets.skin.part(mouth, (c) => grille(c) + 0.55);
  sheets.sink('gloss', frame.outside, -0.12);
  sheets.put('gloss', sheets.skin.wall(frame.cuts, 1.6, -0.12));
  sheets.sink('dark', frame.inside, 1.6);
  // Bars before it, slim and close.
  bars(sheets, frame.inside, heightsOf(face.grille, k), face.bars[0] * k, face.bars[1], {
    stuff: 'bar',
    depth: 0.65,
  });
  const intake = opening(face.intake, 0.8);
  const low = sheets.take(NOSE, intake, 2.2, 'plastic');
  sheets.sink('dark', low, 2.2);
  bars(sheets, low, heightsOf(face.intake, k), 1.9 * k, 0.3, { stuff: 'plastic', depth: 0.9 });
  // A slit that leads air round the wheel, upright at the corner.
  const slit = shape(
    [
      [flat + 11.2, 20.4],
      [flat + 12.6, 20.7],
      [flat + 13.4, 13.2],
      [flat + 10.6, 12.4],
    ],
    0.5,
  );
  sheets.sink('dark', sheets.take(NOSE, slit, 1.4, 'paint'), 1.4);
  // The apron below is unpainted.
  const apron: Region = (c) => rounded(c.at[2] - 9.4 * k, across(c) - flat - 15, 2);
  sheets.sink('plastic', sheets.take(NOSE, apron, 0.3, 'paint'), 0.3);
}

/** Between which heights an opening lies, of a car so many times higher than 57 in. */
const heightsOf = (corners: Face['grille'], k: number): readonly [number, number] => [
  k * Math.min(...corners.map(([, up]) => up)),
  k * Math.max(...corners.map(([, up]) => up)),
];

/** Level bars in an opening between two heights, so far apart and half as thick, so deep in it. */
function bars(
  sheets: Sheets,
  opening: Faces,
  [low, high]: readonly [number, number],
  apart: number,
  half: number,
  { stuff, depth }: { readonly stuff: Stuff; readonly depth: number },
): void {
  const many = Math.round((high - low) / apart);
  for (let i = 1; i < many; i++) {
    const z = low + ((high - low) * i) / many;
    const { inside } = sheets.strip(opening, (c) => c.at[2] - z, -half, half);
    sheets.sink(stuff, inside, depth);
    // Its underside closes it to the depth.
    const edge = sheets.skin.part(opening, (c) => c.at[2] - (z - half));
    sheets.put('dark', sheets.skin.wall(edge.cuts, depth + 1, depth));
  }
}

/** Slim lamps that run round the corners: a lens flush with the sheet, behind it a dark case with a line of light. */
function headlamps(
  sheets: Sheets,
  shape: (points: readonly (readonly [number, number])[], radius: number) => Region,
  flat: number,
): void {
  const lamp = shape(
    [
      [flat - 4.2, 23.9],
      [flat - 6.4, 27.3],
      [flat + 13, 28.9],
      [flat + 24.6, 29.6],
      [flat + 21, 27.4],
      [flat + 11, 24.2],
    ],
    0.7,
  );
  const glass = sheets.take(NOSE, lamp, 2.6, 'dark');
  sheets.sink('lens', glass, 0.06);
  sheets.sink('dark', glass, 2.6);
  // The line lies along the upper edge and bends down at its inner end: a brow over the projectors.
  const line = sheets.strip(glass, lamp, -0.72, -0.4);
  const brow = shape(
    [
      [flat - 9, 23.2],
      [flat - 9, 30],
      [flat + 26, 31],
      [flat + 25, 28.6],
      [flat + 10, 27.2],
      [flat - 2.6, 26],
      [flat - 1.8, 23.2],
    ],
    0,
  );
  sheets.sink('daylight', sheets.skin.part(line.inside, brow).inside, 0.5);
}

/** Lamps that run round the corners, joined by a line of light; the place of the plate; plastic below. */
function cutTail(sheets: Sheets, body: Body): void {
  const k = body.high / 57;
  const flat = body.half - 11;
  const shape = (points: readonly (readonly [number, number])[], radius: number) => {
    const far = polygon(
      points.map(([x, z]) => [x, z * k]),
      radius,
    );
    return (c: Corner): number => far(body.halfway - across(c), c.at[2]);
  };
  const lamp = shape(
    [
      [flat - 13, 34.2],
      [flat - 12.4, 37],
      [flat + 14, 37.8],
      [flat + 20, 36.8],
      [flat + 10, 33.8],
    ],
    0.6,
  );
  const lamps = sheets.take(TAIL, lamp, 0.5, 'gloss');
  const rim = sheets.skin.part(lamps, (c) => lamp(c) + 0.3);
  sheets.sink('gloss', rim.outside, 0.1);
  const lines = sheets.strip(rim.inside, lamp, -1.15, -0.75);
  sheets.sink('red', lines.outside, 0.1);
  sheets.sink('redLight', lines.inside, 0.1);
  const strip = shape(
    [
      [-60, 35],
      [-60, 36.4],
      [flat - 12.6, 36.4],
      [flat - 12.6, 35],
    ],
    0,
  );
  const joint = sheets.take(TAIL, strip, 0.3, 'gloss');
  const lit = sheets.skin.part(joint, (c) => strip(c) + 0.45);
  sheets.sink('gloss', lit.outside, 0.12);
  sheets.sink('redLight', lit.inside, 0.12);
  const plate = shape(
    [
      [-60, 31],
      [8, 31],
      [9, 23.4],
      [-60, 23.4],
    ],
    0.8,
  );
  sheets.sink('paint', sheets.take(TAIL, plate, 0.9, 'paint'), 0.9);
  const reflector = shape(
    [
      [flat - 4, 16.2],
      [flat - 4, 17.4],
      [flat + 7, 17.4],
      [flat + 7, 16.2],
    ],
    0.3,
  );
  sheets.sink('red', sheets.take(TAIL, reflector, 0.2, 'gloss'), 0.2);
  const below: Region = (c) => rounded(c.at[2] - 14.4 * k, body.y(0.916) - c.at[1], 2);
  sheets.sink('plastic', sheets.take(TAIL, below, 0.3, 'paint'), 0.3);
}

/** Arches over the wheels, sills, doors, and the flap over the fuel. */
function cutSides(sheets: Sheets, body: Body): void {
  const { style, half } = body;
  const far = (c: Corner, axle: number): number =>
    Math.hypot(c.at[1] - body.y(axle), c.at[2] - style.tire) - body.arch;
  for (const axle of style.axles) {
    sheets.take(SIDE, (c) => far(c, axle), 1.2, style.clad ? 'plastic' : 'paint');
    if (style.clad)
      sheets.sink(
        'plastic',
        sheets.take(SIDE, (c) => far(c, axle) - 2.4, 0, 'plastic'),
        -0.25,
      );
  }
  const sill = style.sill + (style.clad ? 5.2 : 2.3);
  sheets.sink(
    'plastic',
    sheets.take(WALLS, (c) => c.at[2] - sill, 0.25, 'paint'),
    0.25,
  );
  const [front, middle, rear] = style.doors.map((share) => body.y(share)) as [number, number, number];
  const lean = (c: Corner): number => c.at[1] - (c.at[2] - 30) * 0.025;
  const foot = sill + 2.2;
  const zones: readonly Zone[] = ['side', 'top'];
  // On top the lines end where the glass stands.
  const onTop = (c: Corner): number => Math.max(c.uv[1] - 3, -20);
  sheets.gap(zones, (c) => Math.max(front - lean(c), lean(c) - middle, foot - c.at[2], onTop(c)));
  sheets.gap(zones, (c) =>
    Math.max(middle - lean(c), lean(c) - rear, foot - c.at[2], 2.4 - far(c, style.axles[1]), onTop(c)),
  );
  if (style.slides) {
    // The rail in which a door slides back, under the rear window.
    const z = body.edgeAt(half, body.y(0.8)) - 3.4;
    const [from, to] = [rear + 2, body.y(style.axles[1] + 0.13)];
    const rail: Region = (c) => Math.max(Math.abs(c.at[2] - z) - 0.32, from - c.at[1], c.at[1] - to);
    sheets.sink('dark', sheets.take(SIDE, rail, 0.7, 'seam'), 0.7);
  }
  const [fuelY, fuelZ] = [body.y(style.axles[1] + 0.055), body.edgeAt(half, body.y(0.8)) - 7.4];
  const flap = polygon(
    [
      [fuelY - 3.1, fuelZ - 2.8],
      [fuelY + 3.1, fuelZ - 2.8],
      [fuelY + 3.1, fuelZ + 2.8],
      [fuelY - 3.1, fuelZ + 2.8],
    ],
    1.6,
  );
  sheets.gap(SIDE, (c) => (c.at[0] > 0 ? flap(c.at[1], c.at[2]) : 9));
}

/** The lids of engine and trunk, the joints of the bumpers, and the deck under the glass. */
function cutLids(sheets: Sheets, body: Body): void {
  const { style, half } = body;
  const hood = body.y(style.screen[0]) + 6;
  sheets.gap(['nose', 'side', 'top'], (c) =>
    Math.max(
      rounded(Math.abs(c.at[0]) - half * (0.83 + 0.05 * (c.at[1] / body.length + 0.5)), 0.5 - c.uv[1], 3),
      c.at[1] - hood,
    ),
  );
  const trunk = body.y(style.rear[0]) - 4;
  sheets.gap(['tail', 'top'], (c) =>
    rounded(Math.abs(c.at[0]) - half * 0.79, Math.max(body.high * 0.385 - c.at[2], trunk - c.at[1]), 2),
  );
  // Bumpers meet the fenders between lamp and arch.
  for (const [share, s, zones] of [
    [0.09, 1, NOSE],
    [0.907, -1, TAIL],
  ] as const) {
    const at = body.y(share);
    sheets.gap(zones, (c) => s * (c.at[1] - at) + (c.at[2] - 20) * 0.1);
  }
  // The deck is open under the glass, which passes through it some way in from its foot.
  const [foot, roof] = style.rear;
  const [from, to] = [body.y(style.screen[0]) + 6, body.y(foot + (roof - foot) * 0.33) - 2];
  sheets.take(
    ['top'],
    (c) => Math.max(Math.abs(c.at[0]) - half + 7, from - c.at[1], c.at[1] - to),
    0,
    'paint',
  );
}

/** How deep a pickup's bed is, inches: 21.4 in an F-150. */
const BED = 20;

/** The bed behind a pickup's cab, open above, and the joint between the two. */
function cutBed(sheets: Sheets, body: Body, bed: readonly [number, number]): void {
  const [from, to] = bed.map((share) => body.y(share)) as [number, number];
  sheets.gap(['side', 'top'], (c) => c.at[1] - (from - 3.4));
  const open = sheets.take(
    ['top', 'tail'],
    (c) => (c.uv[1] < 2 ? 9 : Math.max(Math.abs(c.at[0]) - body.half + 5, from - c.at[1], c.at[1] - to)),
    BED,
    'plastic',
  );
  sheets.sink('plastic', open, BED);
}

/** All that is cut from the body, by what it is made of. */
export function bodyPanels(body: Body, face: Face): ReadonlyMap<Stuff, Mesh> {
  const skin = new Skin();
  const end = body.length / 2 - 19.5;
  const sheets = new Sheets(skin, body.skin(skin), ({ at, uv }) =>
    uv[1] >= 0 ? 'top' : at[1] < -end ? 'nose' : at[1] > end ? 'tail' : 'side',
  );
  cutNose(sheets, body, face);
  cutTail(sheets, body);
  cutSides(sheets, body);
  cutLids(sheets, body);
  if (body.style.bed) cutBed(sheets, body, body.style.bed);
  return sheets.finish();
}

/** Windshield, rear window and side windows in their dark frames; pillars and roof. */
export function glassPanels(body: Body): ReadonlyMap<Stuff, Mesh> {
  const { style, half } = body;
  const skin = new Skin();
  const [flat, bend] = [half - 13, 1.55 * 13];
  const back = (c: Corner): number => body.halfway - across(c) - (half - 11);
  const sheets = new Sheets(skin, body.greenhouse(skin), (c) =>
    c.uv[1] >= 1 ? 'top' : across(c) < flat + bend * 0.6 ? 'nose' : back(c) < 10 ? 'tail' : 'side',
  );
  const pane = (zones: readonly Zone[], region: Region, frame: number): void => {
    const all = sheets.take(zones, region, 0.15, 'gloss');
    const { inside, outside, cuts } = skin.part(all, (c) => region(c) + frame);
    sheets.sink('gloss', outside, 0.05);
    sheets.put('gloss', skin.wall(cuts, 0.15));
    sheets.sink('pane', inside, 0.15);
  };
  const tall = body.high * 0.27;
  pane(NOSE, (c) => rounded((across(c) - flat - bend * 0.42) * 0.6, (c.uv[1] - 0.985) * tall, 2.5), 0.9);
  pane(TAIL, (c) => rounded((back(c) - 4) * 0.7, (c.uv[1] - 0.95) * tall, 2.5), 0.9);
  const [, low, high] = style.panes.map((share) => body.y(share)) as [number, number, number];
  const side: Region = (c) => {
    const y = c.at[1];
    const ends = ((y - low) * tall + (low - high) * c.uv[1] * tall) / Math.hypot(tall, low - high);
    const start = (flat + bend * 0.8 - across(c)) * 0.6;
    const belt = body.edgeAt(half, y) + 0.35 - c.at[2];
    return rounded(rounded(start, ends, 0.5), rounded(belt, (c.uv[1] - 0.95) * tall, 0.6), 2);
  };
  const pillar = body.y(style.doors[1]);
  const lean = (c: Corner): number => c.at[1] - pillar - (c.at[2] - 30) * 0.025;
  pane(SIDE, (c) => rounded(side(c), lean(c) + 1.5, 0.6), 0.45);
  pane(SIDE, (c) => rounded(side(c), 1.5 - lean(c), 0.6), 0.45);
  sheets.put('gloss', sheets.take(SIDE, side, 0, 'gloss'));
  return sheets.finish();
}
