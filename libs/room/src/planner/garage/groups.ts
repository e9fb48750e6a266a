import type { Group } from '../floor/place.js';
import { single } from '../floor/place.js';

/** What stands and hangs along the walls of a garage, the longest first. Inches. */

export const BENCH_LENGTHS = [120, 96, 72, 60, 48] as const;

/** A workbench so long, with a board for tools over it. */
export const workbench = (w: number): Group =>
  single('workbench', w, 26, 36, 34, { label: `Workbench ${w}`, traits: { pegboard: true, vise: true } });

/** The same, with less floor before it: one works at it while the car is out. */
export const shallowBench = (w: number): Group =>
  single('workbench', w, 24, 36, 22, { label: `Workbench ${w}`, traits: { pegboard: true, vise: true } });

export const WORKBENCHES = BENCH_LENGTHS.map(workbench);

export const TOOL_CHESTS = [
  single('tool-chest', 42, 20, 42, 28, { label: 'Tool chest 42' }),
  single('tool-chest', 27, 18, 42, 28, { label: 'Tool chest 27' }),
];

export const MUDROOM_BENCHES = [72, 48, 36].map((w) =>
  single('bench', w, 18, 18, 30, { label: `Mudroom bench ${w}`, traits: { use: 'entry', hooks: true } }),
);

export const TREADMILL = single('treadmill', 34, 72, 58, 78, { traits: { use: 'treadmill' } });

export const EV_CHARGER: Group = {
  along: 12,
  deep: 6,
  pieces: [{ kind: 'ev-charger', t: 0, n: 0, along: 12, deep: 6, height: 18, z: 42, traits: { amps: 48 } }],
};

const slatWall = (w: number): Group => ({
  along: w,
  deep: 2,
  pieces: [{ kind: 'slat-wall', t: 0, n: 0, along: w, deep: 1.5, height: 48, z: 42 }],
});

export const SLAT_WALLS: readonly Group[] = [96, 72, 48].map(slatWall);

/** As long as a wall has the place for, in steps of 2 ft. */
export const wholeSlatWalls = ({
  widthIn,
  depthIn,
}: {
  readonly widthIn: number;
  readonly depthIn: number;
}): readonly Group[] =>
  Array.from({ length: Math.floor((Math.min(240, Math.max(widthIn, depthIn)) - 120) / 24) + 1 }, (_, i) =>
    slatWall(120 + 24 * i),
  ).reverse();

/** Banks of base cabinets with wall cabinets over them and a counter. */
export const CABINETS: readonly Group[] = [96, 72, 48, 36].map(cabinetBank);

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
