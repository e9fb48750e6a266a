import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, joined, lofted, type Ring, swept } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

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

export const SEDAN: BodyStyle = {
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

export const SUV: BodyStyle = {
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
export const HATCHBACK: BodyStyle = { ...SEDAN, rear: [0.985, 0.84] };

/** Radius in plan of the corners of nose and tail, inches. */
const CORNER = 9.5;

/** Share of the length, from either end, over which nose and tail are bent. */
const BENT = 0.1;

/** How an end is bent: how far its sides lie behind its middle, inches, and at which share of the height it reaches farthest. */
interface End {
  readonly bow: number;
  readonly farthest: number;
  /** How far the upper and the lower edge lie behind that, inches. */
  readonly above: number;
  readonly below: number;
}

const NOSE: End = { bow: 6.5, farthest: 0.35, above: 5, below: 3.5 };
const TAIL: End = { bow: 4.5, farthest: 0.45, above: 2.6, below: 4 };

/** How much the roof's ends lie below its middle, inches. */
const ROOF_ARC = 2.4;

/** How much higher a bonnet's middle is than its sides, inches. */
const CROWN = 2.8;

/** The body's measures at any place along it. */
export class Body {
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

  /** Half the width in plan: full along the doors, drawn in towards nose and tail, whose corners are arcs. */
  private plan(along: number): number {
    const v = Math.abs(2 * along - 1);
    const taper = 1 - 0.055 * v ** 3;
    const toEnd = ((1 - v) / 2) * this.length;
    const inside = Math.max(0, 1 - toEnd / CORNER);
    return this.half * taper - CORNER * 0.9 * (1 - Math.sqrt(1 - inside * inside));
  }

  /** Half the width at a height: the sides belly out and lean in above. */
  halfAt(along: number, z: number): number {
    const { sill } = this.style;
    const t = Math.min(1, Math.max(0, (z - sill) / (this.shoulderAt(along) - sill)));
    const belly =
      0.95 + 0.05 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 0.8 - 0.05 * Math.max(0, t - 0.7);
    // A line pressed into the doors, which runs out before the lamps.
    const inDoors = Math.min(1, Math.max(0, (Math.min(along, 1 - along) - 0.1) / 0.1));
    const crease = 0.011 * inDoors * Math.exp(-(((t - 0.78) / 0.045) ** 2));
    // Below it the doors are hollow, and catch the floor's light.
    const hollow = 0.014 * inDoors * Math.exp(-(((t - 0.36) / 0.2) ** 2));
    return this.plan(along) * (belly + crease - hollow) + this.lip(along, z);
  }

  /** How far the sheet round an arch is drawn out, inches. */
  private lip(along: number, z: number): number {
    const { axles, tyre } = this.style;
    const off = axles.map((axle) => Math.hypot((along - axle) * this.length, z - tyre) - tyre - 2.2);
    return 0.75 * Math.exp(-((Math.min(...off.map(Math.abs)) / 2.2) ** 2));
  }

  /** A point of the straight body where nose and tail are bent: round in plan, and raked. */
  bent([x, y, z]: Vec3): Vec3 {
    const along = y / this.length + 0.5;
    const isFront = along < 0.5;
    const near = Math.max(0, 1 - (isFront ? along : 1 - along) / BENT);
    if (near === 0) return [x, y, z];
    const { bow, farthest, above, below } = isFront ? NOSE : TAIL;
    const off = z / this.high - farthest;
    const rake =
      off > 0 ? above * Math.min(1.6, off / 0.17) ** 1.7 : below * Math.min(1.4, -off / 0.22) ** 1.8;
    const back = near * near * (3 - 2 * near) * (bow * (Math.abs(x) / this.half) ** 2.2 + rake);
    return [x, y + (isFront ? back : -back), z];
  }

  /** A plate on the bent end's face: from one place across to another, between two heights, so far out. */
  plate(
    end: 'nose' | 'tail',
    [x0, x1]: readonly [number, number],
    [z0, z1]: readonly [number, number],
    out: number,
  ): Mesh {
    const s = end === 'nose' ? -1 : 1;
    const at = (x: number, z: number, o: number): Vec3 => {
      const [px, py, pz] = this.bent([x, (s * this.length) / 2, z]);
      return [px, py + s * o, pz];
    };
    const heights = [0, 0.5, 1].map((t) => z0 + (z1 - z0) * t);
    return lofted(
      Array.from({ length: 13 }, (_, i): Ring => {
        const x = x0 + ((x1 - x0) * i) / 12;
        return [...heights.map((z) => at(x, z, out)), ...heights.toReversed().map((z) => at(x, z, -1.5))];
      }),
      { lids: 'both', creaseAt: 40 },
    );
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
    for (const [share, drop] of [
      [0.985, 0.35],
      [0.95, 0.1],
      [0.86, 0],
      [0.6, 0],
      [0.3, 0],
    ] as const)
      side.push([edge * share, shoulder - drop + CROWN * (1 - share * share) - 0.2]);
    return [
      [0, y, bottom],
      ...side.map(([x, z]): Vec3 => [x, y, z]),
      [0, y, shoulder + CROWN - 0.2],
      ...side.toReversed().map(([x, z]): Vec3 => [-x, y, z]),
    ];
  }

  body(): Mesh {
    const stations = new Set<number>();
    for (let i = 0; i <= 24; i++) stations.add(i / 24);
    for (const at of [0.0005, 0.002, 0.006, 0.012, 0.022, 0.032, 0.055, 0.07]) stations.add(at).add(1 - at);
    for (const axle of this.style.axles)
      for (let i = 0; i <= 16; i++) {
        const a = (i / 16) * Math.PI;
        const along = axle - (Math.cos(a) * (this.style.tyre + 2.2)) / this.length;
        // In a place too short for a car its arches reach beyond its ends.
        if (along > 0 && along < 1) stations.add(along);
      }
    const along = [...stations].sort((a, b) => a - b).map((at) => this.section(at));
    // Nose and tail are faces of rings within rings: a lid would be flat.
    const within = (ring: Ring): Ring[] => {
      const zs = ring.map(([, , z]) => z);
      const middle = (Math.min(...zs) + Math.max(...zs)) / 2;
      return [0.02, 0.3, 0.55, 0.75, 0.9].map((k) =>
        ring.map(([x, y, z]): Vec3 => [x * k, y, middle + (z - middle) * k]),
      );
    };
    const rings = [...within(along[0]!), ...along, ...within(along.at(-1)!).toReversed()];
    return lofted(
      rings.map((ring) => ring.map((p) => this.bent(p))),
      { lids: 'both', creaseAt: 46 },
    );
  }

  /** Outline of the greenhouse at a share of its height. */
  private around(t: number, wider: number): Ring {
    const { screen, rear } = this.style;
    const ease = t ** 1.12;
    const front = this.y(screen[0] + (screen[1] - screen[0]) * ease);
    const back = this.y(rear[0] + (rear[1] - rear[0]) * t ** 0.9);
    const low = this.shoulderAt((screen[0] + rear[0]) / 2) - 1.5;
    const half = this.half * (0.9 - 0.2 * t ** 1.3);
    const deep = (back - front) / 2 + wider;
    const middle = (front + back) / 2;
    return ellipse(half + wider, deep, low + (this.high - 1.6 - low) * t, 48, 4.8, [0, middle, 0]).map(
      ([x, y, z]): Vec3 => [x, y, z - ROOF_ARC * t * t * ((y - middle) / deep) ** 2],
    );
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
      const [from, to] = [Math.min(...top.map((p) => p[1])), Math.max(...top.map((p) => p[1]))];
      const y = (from + to) / 2;
      const arc = (py: number): number => ROOF_ARC * (1 - k * k) * ((2 * (py - y)) / (to - from)) ** 2;
      return top.map(([px, py, pz]) => [px * k, y + (py - y) * k, pz + arc(py) + z]);
    };
    const skin = (from: number, to: number): Mesh => this.pillar(from, to, 0.22);
    return joined([
      lofted(
        [
          this.around(0.91, 0.16),
          this.around(0.93, 0.3),
          top,
          inner(0.98, 0.5),
          inner(0.9, 1),
          inner(0.6, 1.5),
          inner(0.25, 1.6),
        ],
        {
          lids: 'last',
          creaseAt: 60,
        },
      ),
      // The rear ones, where the body's side runs up into the roof, and the slim ones beside the windscreen.
      ...[
        [26, 47],
        [133, 154],
        [221, 232],
        [308, 319],
      ].map(([from, to]) => skin(from!, to!)),
    ]);
  }

  /** A strip of sheet over the glass between two directions about z, in degrees from the right: a pillar, so far out. */
  private pillar(from: number, to: number, out: number): Mesh {
    const steps = 6;
    const at = (ring: Ring, degrees: number): Vec3 => {
      const place = (degrees / 360) * ring.length;
      const i = Math.floor(place);
      const [p, q, t] = [ring[i % ring.length]!, ring[(i + 1) % ring.length]!, place - i];
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    };
    return lofted(
      Array.from({ length: 7 }, (_, row): Ring => {
        const share = row / 6;
        const [outside, within] = [this.around(share, out), this.around(share, -0.6)];
        const along = (k: number): number => from + ((to - from) * k) / steps;
        return [
          ...Array.from({ length: steps + 1 }, (_, k) => at(outside, along(k))),
          ...Array.from({ length: steps + 1 }, (_, k) => at(within, along(steps - k))),
        ];
      }),
      { lids: 'both', creaseAt: 40 },
    );
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
        return [s * this.halfAt(along, z) * 0.9, this.y(along), z + CROWN * 0.19 - 0.22];
      });
    const pillarB = (s: number): Mesh => (s > 0 ? this.pillar(356, 364, 0.12) : this.pillar(176, 184, 0.12));
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
        return [share * this.halfAt(at, z), this.y(at), z + CROWN * (1 - share * share) - 0.2];
      });
    // Gaps between panels are 4 to 5 mm wide.
    const cord = (points: readonly Vec3[], r = 0.09): Mesh =>
      swept(
        points.map((p) => this.bent(p)),
        r,
        { segments: 5, steps: 1 },
      );
    return joined([
      ...[-1, 1].flatMap((s) => [
        ...doors.map((at) => cord(across(at, s))),
        cord(along(s, doors[0]!, doors[2]!, foot)),
        cord(bonnet(s)),
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
      const point = (z: number, o: number): Vec3 => {
        const [x, y, up] = this.bent([s * this.halfAt(along, z) * share, this.y(along), z]);
        return share < 1 ? [x, y + outwards * o, up] : [x + s * o, y, up];
      };
      const h = ((z1 - z0) / 2) * slim;
      return [point(middle - h, -1), point(middle + h, -1), point(middle + h, grow), point(middle - h, grow)];
    });
    return lofted(rings, { lids: 'both', creaseAt: 40 });
  }
}
