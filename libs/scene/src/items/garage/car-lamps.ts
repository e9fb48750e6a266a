import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { textHash } from '../../text-hash.js';
import { Body } from './car-body.js';

/** Lamps with a depth: a dark case round the corner, in it projectors, a line of light; grille, plate, mirrors, handles. */
export function lamps(f: ItemFrame, shape: Body, palette: Palette, number: number): void {
  const lampCase = palette.custom('lamp case', () =>
    plain([0.016, 0.017, 0.019], { roughness: 0.07, reflectance: 0.06 }),
  );
  const reflector = palette.custom('reflector', () => metal([0.72, 0.73, 0.75], 0.12));
  const lens = palette.custom('projector', () =>
    plain([0.3, 0.33, 0.37], { roughness: 0.04, reflectance: 0.14 }),
  );
  const daylight = palette.custom('day light', () =>
    plain([0.7, 0.72, 0.74], { roughness: 0.25, emission: [0.1, 0.105, 0.11] }),
  );
  const red = palette.custom('tail lamp', () =>
    plain([0.3, 0.012, 0.012], { roughness: 0.06, reflectance: 0.07 }),
  );
  const redLine = palette.custom('tail line', () =>
    plain([0.5, 0.02, 0.02], { roughness: 0.3, emission: [0.35, 0.01, 0.01] }),
  );
  const half = f.width / 2 - 1;
  const size = [f.width, f.depth, f.height, shape.glazing.rear[1]].join();
  const front = shape.shoulderAt(0.03) - 3.6;
  const back = shape.shoulderAt(0.98) - 5;
  for (const s of [-1, 1]) {
    f.mesh(
      `head lamp ${size} ${s}`,
      () => shape.band(s, front - 1.9, front + 1.5, 0.004, 0.1, 0.3),
      lampCase,
    );
    f.mesh(
      `day light ${size} ${s}`,
      () => shape.band(s, front - 1.5, front - 1.25, 0.004, 0.07, 0.36),
      daylight,
    );
    // Three modules behind one lens, each a cup of polished metal with a lens in a dark frame.
    for (let i = 0; i < 3; i++) {
      const from = half * (0.56 + i * 0.085);
      const part = (name: string, inset: number, out: number, m: number): void =>
        f.mesh(
          `${name} ${size} ${s} ${i}`,
          () =>
            shape.plate(
              'nose',
              s > 0
                ? [from + inset, from + half * 0.07 - inset]
                : [-from - half * 0.07 + inset, -from - inset],
              [front - 0.75 + inset, front + 0.85 - inset],
              out,
            ),
          m,
        );
      part('lamp cup', 0, 0.36, reflector);
      part('lamp module', 0.22, 0.4, lampCase);
      part('lamp lens', 0.42, 0.46, lens);
    }
    f.mesh(`tail lamp ${size} ${s}`, () => shape.band(s, back - 2.2, back + 1.4, 0.996, 0.935, 0.14), red);
    f.mesh(`tail line ${size} ${s}`, () => shape.band(s, back - 0.7, back - 0.2, 0.997, 0.94, 0.26), redLine);
    wingMirror(f, shape, s, palette);
    doorHandles(f, shape, s, palette);
  }
  nose(f, shape, front, lampCase, size, palette, number);
  aprons(f, shape, back, palette);
}

/** A mirror on its stalk at one side: -1 left, 1 right. */
function wingMirror(f: ItemFrame, shape: Body, s: number, palette: Palette): void {
  const y = f.depth / 2;
  // A painted cap would want the body's paint, most are black
  const [mx, my, mz] = [
    s * shape.halfAt(0.33, shape.shoulderAt(0.33)),
    -y + f.depth * 0.335,
    shape.shoulderAt(0.33),
  ];
  f.roundedBox([mx + s * 4.6, my, mz + 3], [3.4, 1.5, 2.2], 1.45, palette.blackMetal, { z: s * -8 });
  f.capsule([mx - s, my + 0.4, mz], [mx + s * 2, my, mz + 2], 0.6, palette.blackMetal);
}

function doorHandles(f: ItemFrame, shape: Body, s: number, palette: Palette): void {
  const y = f.depth / 2;
  for (const along of [0.47, 0.65]) {
    const z = shape.shoulderAt(along) - 4.5;
    const hx = s * (shape.halfAt(along, z) + 0.35);
    f.roundedBox([hx - s * 0.3, -y + f.depth * along, z], [0.25, 3.4, 1], 0.24, palette.toeKick);
    f.capsule(
      [hx, -y + f.depth * along - 2.6, z],
      [hx, -y + f.depth * along + 2.6, z + 0.1],
      0.5,
      palette.chrome,
    );
  }
}

/** Strokes of the seven segments of a letter or digit 0.9 in wide and 2.2 high: from and to, across and up. */
const SEGMENTS = {
  top: [0, 1.98, 0.9, 2.2],
  upperLeft: [0, 1.1, 0.22, 2.2],
  upperRight: [0.68, 1.1, 0.9, 2.2],
  middle: [0, 0.99, 0.9, 1.21],
  lowerLeft: [0, 0, 0.22, 1.1],
  lowerRight: [0.68, 0, 0.9, 1.1],
  bottom: [0, 0, 0.9, 0.22],
} as const;

/** Glyphs that seven strokes can write so that they are read: letters, then digits. */
const LETTERS: readonly (readonly (keyof typeof SEGMENTS)[])[] = [
  ['top', 'upperLeft', 'upperRight', 'middle', 'lowerLeft', 'lowerRight'],
  ['top', 'upperLeft', 'lowerLeft', 'bottom'],
  ['top', 'upperLeft', 'middle', 'lowerLeft', 'bottom'],
  ['top', 'upperLeft', 'middle', 'lowerLeft'],
  ['upperLeft', 'upperRight', 'middle', 'lowerLeft', 'lowerRight'],
  ['upperRight', 'lowerLeft', 'lowerRight', 'bottom'],
  ['upperLeft', 'lowerLeft', 'bottom'],
  ['top', 'upperLeft', 'upperRight', 'middle', 'lowerLeft'],
  ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight', 'bottom'],
];
const DIGITS: readonly (readonly (keyof typeof SEGMENTS)[])[] = [
  ['upperRight', 'lowerRight'],
  ['top', 'upperRight', 'middle', 'lowerLeft', 'bottom'],
  ['top', 'upperRight', 'middle', 'lowerRight', 'bottom'],
  ['upperLeft', 'upperRight', 'middle', 'lowerRight'],
  ['top', 'upperLeft', 'middle', 'lowerRight', 'bottom'],
  ['top', 'upperLeft', 'middle', 'lowerLeft', 'lowerRight', 'bottom'],
  ['top', 'upperRight', 'lowerRight'],
  ['top', 'upperLeft', 'upperRight', 'middle', 'lowerRight', 'bottom'],
];

/** Three letters and three digits that a car of this number has. */
const plateOf = (number: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const glyphs = i < 3 ? LETTERS : DIGITS;
    return glyphs[textHash(`plate ${number} ${i}`) % glyphs.length]!.map((name) => SEGMENTS[name]);
  });

/** Between the lamps a slim dark panel with a badge; below it the grille behind its bars, in a dark frame; a plate before it. */
function nose(
  f: ItemFrame,
  shape: Body,
  front: number,
  lampCase: number,
  size: string,
  palette: Palette,
  number: number,
): void {
  const y = f.depth / 2;
  const panel = f.width * 0.24;
  const [foot, head] = [f.height * 0.2, front - 4.4];
  const wide = f.width * 0.3;
  const on = (name: string, x: number, z: readonly [number, number], out: number, material: number): void =>
    f.mesh(`${name} ${size}`, () => shape.plate('nose', [-x, x], z, out), material);
  on('panel', panel, [front - 1.3, front + 0.9], 0.12, lampCase);
  on('grille', wide, [foot, head], 0.05, palette.toeKick);
  const bars = 5;
  for (let i = 0; i <= bars; i++) {
    const z = foot + ((head - foot) * i) / bars;
    on(`bar ${i}`, wide, [z - 0.16, z + 0.16], 0.3, i === 0 || i === bars ? palette.iron : lampCase);
  }
  for (const s of [-1, 1])
    f.mesh(
      `intake ${size} ${s}`,
      () => shape.plate('nose', [s * f.width * 0.345, s * f.width * 0.41], [head - 4.2, head - 1.6], 0.06),
      palette.toeKick,
    );
  const badge = shape.bent([0, -y, front - 0.2])[1];
  f.cone([0, badge + 0.4, front - 0.2], [0, badge - 0.4, front - 0.2], 1.3, 1.2, palette.chrome);
  const at = shape.bent([0, -y, foot + 3.2])[1];
  f.box(-6, at - 0.5, foot + 0.2, 6, at - 0.2, foot + 6.2, palette.porcelain, { bevel: 0.08 });
  const letters = palette.custom('plate letters', () => plain([0.03, 0.05, 0.12], { roughness: 0.5 }));
  plateOf(number).forEach((strokes, i) => {
    const x = -4.2 + i * 1.3 + (i > 2 ? 0.8 : 0);
    for (const [u0, v0, u1, v1] of strokes)
      f.box(x + u0, at - 0.56, foot + 1.9 + v0, x + u1, at - 0.48, foot + 1.9 + v1, letters, { bevel: 0 });
  });
}

/** Unpainted plastic under nose and tail, drawn in, so that it lies in the body's shade; the plate. */
function aprons(f: ItemFrame, shape: Body, back: number, palette: Palette): void {
  const y = f.depth / 2;
  const half = f.width / 2 - 1;
  const apron = shape.sill + 1.4;
  f.roundedBox([0, -y + 15, apron + 0.6], [half * 0.66, 7, 2.4], 1.2, palette.blackMetal);
  f.roundedBox([0, y - 10, apron + 1], [half * 0.66, 7, 3.4], 1.2, palette.blackMetal);
  f.box(-6, y - 0.4, back - 8, 6, y + 0.3, back - 2.4, palette.porcelain, { bevel: 0.1 });
}
