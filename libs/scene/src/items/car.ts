/**
 * Cars of no make: a body of sections from nose to tail, a greenhouse over it, wheels in their arches. A sedan's
 * wheelbase is 0.575 of its length, its tyres 26 in across; an SUV stands higher on tyres of 28 in.
 */
import type { ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { linear, scaled } from '../color.js';
import type { Context } from '../context.js';
import { glass, metal, plain } from '../materials.js';
import type { Mesh } from '../mesh/mesh.js';
import { ellipse, joined, lofted, type Ring, swept, turned } from '../mesh/surfaces.js';
import type { Vec3 } from '../vector.js';

/** Shares of the length from the nose and of the height from the floor. */
interface BodyStyle {
  readonly axles: readonly [number, number];
  readonly tyre: number;
  readonly sill: number;
  /** Where the bonnet or the belt line is how high. */
  readonly shoulder: readonly (readonly [along: number, high: number])[];
  /** Feet of the windscreen and of the rear window, and where the roof begins and ends. */
  readonly screen: readonly [foot: number, roof: number];
  readonly rear: readonly [foot: number, roof: number];
}

const SEDAN: BodyStyle = {
  axles: [0.192, 0.768],
  tyre: 13.1,
  sill: 8,
  shoulder: [
    [0, 0.45],
    [0.012, 0.48],
    [0.05, 0.53],
    [0.15, 0.6],
    [0.28, 0.66],
    [0.45, 0.68],
    [0.7, 0.705],
    [0.88, 0.735],
    [0.96, 0.73],
    [0.985, 0.71],
    [1, 0.62],
  ],
  screen: [0.275, 0.455],
  rear: [0.9, 0.71],
};

const SUV: BodyStyle = {
  axles: [0.19, 0.765],
  tyre: 14.2,
  sill: 10,
  shoulder: [
    [0, 0.47],
    [0.012, 0.52],
    [0.04, 0.56],
    [0.14, 0.61],
    [0.25, 0.645],
    [0.45, 0.655],
    [0.7, 0.67],
    [0.9, 0.69],
    [0.97, 0.69],
    [0.99, 0.67],
    [1, 0.58],
  ],
  screen: [0.245, 0.4],
  rear: [0.985, 0.9],
};

/** A sedan's front, and a roof that runs on to a steep tailgate. */
const HATCHBACK: BodyStyle = { ...SEDAN, rear: [0.985, 0.84] };

/** A car whose nose is the item's front. Beside a sedan stands a hatchback: no two of a garage are of one mould. */
export function car(f: Frame, item: ItemOf<'car'>, { palette, room }: Context): void {
  const tall = ['suv', 'minivan', 'pickup'].includes(item.traits?.form ?? 'sedan') || f.height > 62;
  const nth = room.items.filter(({ kind }) => kind === 'car').indexOf(item);
  const style = tall ? SUV : nth % 2 === 1 ? HATCHBACK : SEDAN;
  const shape = new Body(f.width / 2 - 1, f.depth, f.height, style);
  const color = linear(item.traits?.color ?? '#3f4c5a');
  const paintwork = palette.custom(`car paint ${item.traits?.color ?? ''}`, () =>
    // Metallic paint under clear lacquer: darker by itself than the color it is sold as, and it mirrors more.
    plain(scaled(color, 0.78), { roughness: 0.08, reflectance: 0.085 }),
  );
  const tinted = palette.custom('car glass', () => glass([0.5, 0.54, 0.53]));
  const size = [f.width, f.depth, f.height, tall, nth % 2].join();
  f.mesh(`car body ${size}`, () => shape.body(), paintwork);
  f.mesh(`car roof ${size}`, () => shape.roof(), paintwork);
  f.mesh(`car glass ${size}`, () => shape.greenhouse(), tinted);
  cabin(f, shape, palette);
  f.mesh(`car seams ${size}`, () => shape.seams(), palette.toeKick);
  f.mesh(`car skirt ${size}`, () => shape.skirt(), palette.blackMetal);
  const [x, y] = [f.width / 2 - 1, f.depth / 2];
  // floor pan, which closes the arches
  f.box(-x + 10, -y + 12, style.sill - 1, x - 10, y - 12, f.height * 0.46, palette.toeKick, { bevel: 0 });
  for (const share of style.axles)
    for (const s of [-1, 1])
      wheel(f, [s * (x - 4.7), -y + f.depth * share, style.tyre], style.tyre, s > 0 ? 0 : 180, palette);
  lamps(f, shape, palette);
}

type Palette = Context['palette'];

/** What is seen through the glass: a dashboard with its wheel, seats with headrests, a shelf behind. */
function cabin(f: Frame, shape: Body, palette: Palette): void {
  const trim = palette.custom('car trim', () => plain([0.05, 0.05, 0.053], { roughness: 0.8 }));
  const hide = palette.custom('car seats', () => plain([0.13, 0.11, 0.095], { roughness: 0.6 }));
  const { screen, rear } = shape.glazing;
  const y = (along: number): number => (along - 0.5) * f.depth;
  const belt = shape.shoulderAt(0.5);
  const half = f.width / 2 - 9;
  f.box(-half, y(screen[0]) + 4, belt - 8, half, y(rear[0]) - 6, belt - 3, trim, { bevel: 0 });
  f.roundedBox([0, y(screen[0]) + 15, belt - 1], [half, 9, 3], 2, trim);
  f.mesh(
    'steering wheel',
    () =>
      swept(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const a = (i / 24) * 2 * Math.PI;
          return [6.8 * Math.cos(a), 2.6 * Math.sin(a), 6.2 * Math.sin(a)];
        }),
        0.6,
        { segments: 8, steps: 1, lids: false },
      ),
    trim,
    { at: [-half * 0.5, y(screen[0]) + 25, belt + 1] },
  );
  const top = f.height - belt;
  for (const [along, seats] of [
    [Math.min(screen[1] + 0.07, 0.54), 2],
    [Math.min(rear[1] + 0.03, 0.76), 3],
  ] as const)
    for (let i = 0; i < seats; i++) {
      const x = ((i + 0.5) / seats - 0.5) * 2 * half * 0.94;
      const lean = { x: -14 };
      f.roundedBox([x, y(along), belt + top * 0.12], [half / seats - 1.2, 2.6, top * 0.36], 2, hide, lean);
      f.roundedBox([x, y(along) + top * 0.13, belt + top * 0.6], [4.6, 1.7, top * 0.13], 1.5, hide, lean);
    }
  // inner mirror
  f.roundedBox([0, y(screen[1]) - 3, f.height - 6], [4.4, 0.6, 1.1], 0.5, trim);
}

/** Lamps with a depth: a dark case round the corner, in it projectors, a line of light; grille, plate, mirrors, handles. */
function lamps(f: Frame, shape: Body, palette: Palette): void {
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
  const y = f.depth / 2;
  const half = f.width / 2 - 1;
  const size = [f.width, f.depth, f.height, shape.glazing.rear[1]].join();
  const low = f.height * 0.3;
  const front = shape.shoulderAt(0.03) - 3.6;
  const back = shape.shoulderAt(0.98) - 5;
  for (const s of [-1, 1]) {
    f.mesh(
      `head lamp ${size} ${s}`,
      () => shape.band(s, front - 1.9, front + 1.5, 0.004, 0.1, 0.1),
      lampCase,
    );
    f.mesh(
      `day light ${size} ${s}`,
      () => shape.band(s, front - 1.5, front - 1.25, 0.004, 0.07, 0.16),
      daylight,
    );
    for (const [share, r] of [
      [0.47, 1.05],
      [0.58, 1.2],
    ] as const) {
      const [x, z] = [s * half * share, front + 0.1];
      f.cone([x, -y + 0.7, z], [x, -y - 0.12, z], r + 0.28, r + 0.34, reflector);
      f.cone([x, -y, z], [x, -y - 0.16, z], r, r, lampCase);
      f.ellipsoid([x, -y - 0.1, z], [r * 0.8, 0.5, r * 0.8], lens);
    }
    f.mesh(`tail lamp ${size} ${s}`, () => shape.band(s, back - 2.2, back + 1.4, 0.996, 0.935, 0.14), red);
    f.mesh(`tail line ${size} ${s}`, () => shape.band(s, back - 0.7, back - 0.2, 0.997, 0.94, 0.26), redLine);
    // mirrors on their stalks: a painted cap would want the body's paint, most are black
    const [mx, my, mz] = [
      s * shape.halfAt(0.33, shape.shoulderAt(0.33)),
      -y + f.depth * 0.335,
      shape.shoulderAt(0.33),
    ];
    f.roundedBox([mx + s * 4.6, my, mz + 3], [3.4, 1.5, 2.2], 1.45, palette.blackMetal, { z: s * -8 });
    f.capsule([mx - s, my + 0.4, mz], [mx + s * 2, my, mz + 2], 0.6, palette.blackMetal);
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
  // Between the lamps a dark panel as high as they are, a badge on it; the radiator's intake below, where air is taken in.
  const panel = f.width * 0.19;
  f.roundedBox([0, -y + 0.6, front - 0.2], [panel, 0.75, 1.6], 0.6, lampCase);
  f.box(-panel + 0.6, -y - 0.2, front - 1.95, panel - 0.6, -y + 0.5, front - 1.8, palette.chrome, {
    bevel: 0.05,
  });
  f.cone([0, -y, front - 0.1], [0, -y - 0.4, front - 0.1], 1.15, 1.05, palette.chrome);
  f.roundedBox([0, -y + 0.5, low - 3.4], [f.width * 0.27, 0.7, 2.2], 1.1, palette.toeKick);
  for (let i = -1; i <= 1; i++)
    f.box(
      -f.width * 0.25,
      -y - 0.26,
      low - 3.4 + i * 1.2 - 0.1,
      f.width * 0.25,
      -y - 0.1,
      low - 3.4 + i * 1.2 + 0.1,
      palette.iron,
    );
  // Unpainted plastic under nose and tail, drawn in, so that it lies in the body's shade.
  const apron = shape.sill + 1.4;
  f.roundedBox([0, -y + 10, apron], [half * 0.66, 7, 2.6], 1.2, palette.blackMetal);
  f.roundedBox([0, y - 10, apron + 1], [half * 0.66, 7, 3.4], 1.2, palette.blackMetal);
  f.box(-6, y - 0.4, back - 8, 6, y + 0.3, back - 2.4, palette.porcelain, { bevel: 0.1 });
}

/** The body's measures at any place along it. */
class Body {
  constructor(
    private readonly half: number,
    private readonly length: number,
    private readonly high: number,
    private readonly style: BodyStyle,
  ) {}

  /** Where windscreen and rear window begin and end. */
  get glazing(): Pick<BodyStyle, 'screen' | 'rear'> {
    return this.style;
  }

  /** Height of the body's lower edge. */
  get sill(): number {
    return this.style.sill;
  }

  shoulderAt(along: number): number {
    const { shoulder } = this.style;
    const i = Math.max(
      1,
      shoulder.findIndex(([at]) => at >= along),
    );
    const [[a, za], [b, zb]] = [shoulder[i - 1]!, shoulder[i]!];
    const t = Math.min(1, Math.max(0, (along - a) / (b - a)));
    // Between two heights it eases only where the line bends sharply, at the ends.
    return (za + (zb - za) * t) * this.high;
  }

  /** Half the width in plan: full along the doors, drawn in towards nose and tail. */
  private plan(along: number): number {
    const v = Math.abs(2 * along - 1);
    const taper = 1 - 0.055 * v ** 3;
    return this.half * taper * Math.max(0.76, (1 - v ** 15) ** (1 / 6));
  }

  /** Half the width at a height: the sides belly out and lean in above. */
  halfAt(along: number, z: number): number {
    const { sill } = this.style;
    const t = Math.min(1, Math.max(0, (z - sill) / (this.shoulderAt(along) - sill)));
    const belly =
      0.95 + 0.05 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 0.8 - 0.05 * Math.max(0, t - 0.7);
    // a line pressed into the doors
    const crease = 0.011 * Math.exp(-(((t - 0.78) / 0.045) ** 2));
    return this.plan(along) * (belly + crease);
  }

  private bottomAt(along: number): number {
    const { axles, tyre, sill } = this.style;
    const overhang = along < 0.03 ? (0.03 - along) * 90 : along > 0.97 ? (along - 0.97) * 150 : 0;
    let z = sill + overhang;
    for (const axle of axles) {
      const d = Math.abs(along - axle) * this.length;
      const r = tyre + 2.2;
      if (d < r) z = Math.max(z, tyre + Math.sqrt(r * r - d * d));
    }
    return z;
  }

  private y(along: number): number {
    return (along - 0.5) * this.length;
  }

  /** One section: up one side, over the top, down the other. */
  private section(along: number): Ring {
    const [bottom, shoulder] = [this.bottomAt(along), this.shoulderAt(along)];
    const y = this.y(along);
    const side: [number, number][] = [];
    for (let i = 0; i <= 9; i++) {
      const z = bottom + (shoulder - 1 - bottom) * (i / 9);
      side.push([this.halfAt(along, z), z]);
    }
    const edge = this.halfAt(along, shoulder);
    const crown = 1.8;
    for (const [share, drop] of [
      [0.985, 0.35],
      [0.95, 0.1],
      [0.86, 0],
      [0.6, 0],
      [0.3, 0],
    ] as const)
      side.push([edge * share, shoulder - drop + crown * (1 - share * share) - 0.2]);
    return [
      [0, y, bottom],
      ...side.map(([x, z]): Vec3 => [x, y, z]),
      [0, y, shoulder + crown - 0.2],
      ...side.toReversed().map(([x, z]): Vec3 => [-x, y, z]),
    ];
  }

  body(): Mesh {
    const stations = new Set<number>();
    for (let i = 0; i <= 24; i++) stations.add(i / 24);
    for (const at of [0.002, 0.006, 0.012, 0.022, 0.978, 0.988, 0.994, 0.998]) stations.add(at);
    for (const axle of this.style.axles)
      for (let i = 0; i <= 16; i++) {
        const a = (i / 16) * Math.PI;
        const along = axle - (Math.cos(a) * (this.style.tyre + 2.2)) / this.length;
        // In a place too short for a car its arches reach beyond its ends.
        if (along > 0 && along < 1) stations.add(along);
      }
    const rings = [...stations].sort((a, b) => a - b).map((along) => this.section(along));
    return lofted(rings, { lids: 'both', creaseAt: 34 });
  }

  /** Outline of the greenhouse at a share of its height. */
  private around(t: number, wider: number): Ring {
    const { screen, rear } = this.style;
    const ease = t ** 1.12;
    const front = this.y(screen[0] + (screen[1] - screen[0]) * ease);
    const back = this.y(rear[0] + (rear[1] - rear[0]) * t ** 0.9);
    const low = this.shoulderAt((screen[0] + rear[0]) / 2) - 1.5;
    const half = this.half * (0.9 - 0.2 * t ** 1.3);
    return ellipse(half + wider, (back - front) / 2 + wider, low + (this.high - 1.6 - low) * t, 48, 5.5, [
      0,
      (front + back) / 2,
      0,
    ]);
  }

  greenhouse(): Mesh {
    return lofted(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => this.around(t, 0)),
      { lids: 'last', creaseAt: 40 },
    );
  }

  /** The roof's skin, and the pillars that carry it. */
  roof(): Mesh {
    const top = this.around(1, 0.25);
    const inner = (k: number, z: number): Ring => {
      const y = (Math.max(...top.map((p) => p[1])) + Math.min(...top.map((p) => p[1]))) / 2;
      return top.map(([px, py, pz]) => [px * k, y + (py - y) * k, pz + z]);
    };
    const pillar = (angle: number, thick: number): Mesh => {
      const i = Math.round((angle / 360) * 48) % 48;
      return swept(
        [0, 0.3, 0.6, 0.97].map((t) => this.around(t, -0.3)[i]!),
        thick,
        { segments: 8, steps: 2 },
      );
    };
    return joined([
      lofted(
        [this.around(0.9, 0.2), top, inner(0.98, 0.5), inner(0.9, 1), inner(0.6, 1.5), inner(0.25, 1.6)],
        {
          lids: 'last',
          creaseAt: 60,
        },
      ),
      ...[44, 136].map((a) => pillar(a, 2.3)),
      ...[224, 316].map((a) => pillar(a, 1.5)),
    ]);
  }

  /** Joints of doors, bonnet and boot: cords half sunk into the skin. */
  seams(): Mesh {
    const across = (along: number, s: number): Vec3[] =>
      Array.from({ length: 9 }, (_, i) => {
        const low = this.style.sill + 4;
        const z = low + (this.shoulderAt(along) - 0.6 - low) * (i / 8);
        return [s * (this.halfAt(along, z) - 0.02), this.y(along), z];
      });
    const doors = this.style === SUV ? [0.29, 0.47, 0.665] : [0.3, 0.485, 0.67];
    const bonnet = (s: number): Vec3[] =>
      Array.from({ length: 9 }, (_, i) => {
        const along = 0.04 + (this.style.screen[0] - 0.05) * (i / 8);
        const z = this.shoulderAt(along);
        return [s * this.halfAt(along, z) * 0.9, this.y(along), z + 0.12];
      });
    const pillarB = (s: number): Mesh => {
      const i = s > 0 ? 0 : 24;
      return swept(
        [0.02, 0.4, 0.92].map((t) => this.around(t, 0)[i]!),
        0.9,
        { segments: 6, steps: 2 },
      );
    };
    /** A line along a side, so high over the sill. */
    const along = (s: number, from: number, to: number, high: (at: number) => number): Vec3[] =>
      Array.from({ length: 13 }, (_, i) => {
        const at = from + ((to - from) * i) / 12;
        const z = high(at);
        return [s * (this.halfAt(at, z) - 0.02), this.y(at), z];
      });
    const foot = (): number => this.style.sill + 4;
    // From the lamp down to the arch, where the bumper is joined on.
    const bumper = (s: number, at: number): Vec3[] =>
      Array.from({ length: 7 }, (_, i) => {
        const z = this.bottomAt(at) + 1 + (this.shoulderAt(at) - 6 - this.bottomAt(at)) * (i / 6);
        return [s * (this.halfAt(at, z) - 0.02), this.y(at), z];
      });
    const nose = (at: number): Vec3[] =>
      Array.from({ length: 15 }, (_, i) => {
        const share = (i / 14) * 1.8 - 0.9;
        const z = this.shoulderAt(at);
        return [share * this.halfAt(at, z), this.y(at), z + 1.8 * (1 - share * share) - 0.1];
      });
    // Gaps between panels are 4 to 5 mm wide.
    const cord = (points: readonly Vec3[], r = 0.09): Mesh => swept(points, r, { segments: 5, steps: 1 });
    return joined([
      ...[-1, 1].flatMap((s) => [
        ...doors.map((at) => cord(across(at, s))),
        cord(along(s, doors[0]!, doors[2]!, foot)),
        cord(bonnet(s)),
        cord(bumper(s, 0.075)),
        cord(bumper(s, 0.915)),
        // The rubber below the windows.
        cord(
          along(s, doors[0]! - 0.01, doors[2]! + 0.06, (at) => this.shoulderAt(at) - 0.2),
          0.3,
        ),
        pillarB(s),
      ]),
      cord(nose(0.04)),
      cord(nose(0.965)),
    ]);
  }

  /** Plastic along the sills, and below nose and tail. */
  skirt(): Mesh {
    const sill = (s: number): Mesh => {
      const [from, to] = [
        this.style.axles[0] + (this.style.tyre + 3) / this.length,
        this.style.axles[1] - (this.style.tyre + 3) / this.length,
      ];
      const ring = (along: number): Ring =>
        ellipse(1.6, 1.7, 0, 12, 4).map(([a, b]) => [
          s * (this.halfAt(along, this.style.sill) - 1.3) + a,
          this.y(along),
          this.style.sill + 0.4 + b,
        ]);
      return lofted([ring(from), ring((from + to) / 2), ring(to)], { lids: 'both' });
    };
    return joined([sill(-1), sill(1)]);
  }

  /** A patch that follows the body's corner, from the end's face round to the side: a lamp's glass. */
  band(s: number, z0: number, z1: number, from: number, to: number, out: number): Mesh {
    const end = from < 0.5 ? 0 : 1;
    const outwards = end === 0 ? -1 : 1;
    const path: [number, number][] = [];
    for (let i = 0; i <= 3; i++) path.push([end, 0.52 + 0.46 * (i / 3)]);
    for (let i = 0; i <= 8; i++) path.push([from + (to - from) * (i / 8), 1]);
    const rings = path.map(([along, share], i): Ring => {
      const ends = i === 0 || i === path.length - 1;
      const grow = ends ? 0 : out;
      const slim = ends ? 0.45 : 1;
      const middle = (z0 + z1) / 2 + (z1 - z0) * 0.25 * (i / path.length);
      const point = (z: number, o: number): Vec3 => [
        s * (this.halfAt(along, z) * share + (share < 1 ? 0 : o)),
        this.y(along) + (share < 1 ? outwards * o : 0),
        z,
      ];
      const h = ((z1 - z0) / 2) * slim;
      return [point(middle - h, -1), point(middle + h, -1), point(middle + h, grow), point(middle - h, grow)];
    });
    return lofted(rings, { lids: 'both', creaseAt: 40 });
  }
}

/** A tyre on its rim with five pairs of spokes; `turn` shows the rim outwards. */
function wheel(f: Frame, at: Vec3, r: number, turn: number, palette: Palette): void {
  const rim = r * 0.68;
  const onSide = { y: 90, z: turn };
  f.mesh(
    `tyre ${r}`,
    () =>
      turned(
        [
          [rim - 0.4, -3.6],
          [rim + 0.6, -4.1],
          [r - 1.6, -4.35],
          [r - 0.4, -3.7],
          [r, -2.6],
          [r, 2.6],
          [r - 0.4, 3.7],
          [r - 1.6, 4.35],
          [rim + 0.6, 4.1],
          [rim - 0.4, 3.6],
        ],
        48,
      ),
    palette.toeKick,
    { at, turn: onSide },
  );
  f.mesh(
    `rim ${r}`,
    () => {
      const spoke = (a: number): Mesh => {
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return lofted(
          [0.12, 0.4, 0.7, 0.97].map((t) => {
            const [wide, deep] = [1.05 - 0.35 * t, 0.7 - 0.2 * t];
            const z = 2.6 + 1 * t;
            return ellipse(wide, deep, 0, 10, 3).map(
              ([p, q]): Vec3 => [c * rim * t - s * p, s * rim * t + c * p, z + q],
            );
          }),
          { lids: 'both', creaseAt: 60 },
        );
      };
      return joined([
        turned(
          [
            [rim - 1.4, 1],
            [rim - 0.9, 3.3],
            [rim - 0.5, 3.9],
            [rim + 0.1, 4],
            [rim + 0.2, 3.7],
          ],
          48,
        ),
        turned(
          [
            [2.5, 2.2],
            [2.4, 3.3],
            [1.6, 3.7],
            [0, 3.8],
          ],
          24,
        ),
        ...Array.from({ length: 10 }, (_, i) =>
          spoke(((Math.floor(i / 2) + (i % 2 ? 0.17 : -0.17)) / 5) * 2 * Math.PI),
        ),
      ]);
    },
    palette.steel,
    { at, turn: onSide },
  );
  f.mesh(
    'brake',
    () =>
      turned(
        [
          [0, 0],
          [r * 0.5, 0],
          [r * 0.5, 0.6],
          [0, 0.6],
        ],
        32,
      ),
    palette.iron,
    { at, turn: onSide },
  );
}
