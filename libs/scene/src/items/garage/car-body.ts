import type { Corner, Skin } from '../../mesh/trimmed.js';
import { unit, type Vec3 } from '../../vector.js';
import { along, type BodyStyle, type Curve } from './car-styles.js';

/** An outline seen from above, inches: half its width, where its ends are, how round its corners and how bowed its ends. */
interface Plan {
  readonly half: number;
  readonly front: number;
  readonly rear: number;
  readonly corners: readonly [front: number, rear: number];
  readonly bows: readonly [front: number, rear: number];
}

/** How far the sides lie within the widest place, inches, by share of the height from sill to edge. */
const SIDE: Curve = [
  [0, 3.4],
  [0.05, 2.2],
  [0.13, 1.3],
  [0.2, 1.25],
  [0.28, 0.95],
  [0.4, 0.5],
  [0.55, 0.55],
  [0.68, 0.98],
  [0.75, 0.1],
  [0.775, 0.08],
  [0.86, 1],
  [1, 2.5],
];

/** How much higher a hood's middle is than its sides, inches. */
const CROWN = 2.6;
/** Radius of the edge between the sides and what lies on top, inches. */
const EDGE = 2.3;

const smooth = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Radii in plan of the corners of nose and tail, inches, and by how much nose and tail bow outwards. */
const CORNERS = [13, 11] as const;
const BOWS = [4.6, 3.4] as const;

/** The body's measures at any place, and its skins before anything is cut out of them. Half the width is without mirrors. */
export class Body {
  constructor(
    readonly half: number,
    readonly length: number,
    readonly high: number,
    readonly style: BodyStyle,
  ) {}

  /** Place along the car, inches from its middle, of a share of its length from the nose. */
  y(share: number): number {
    return (share - 0.5) * this.length;
  }

  /** Radius of a wheel's arch, inches. */
  get arch(): number {
    return this.style.tire + 1.35;
  }

  /** Height of hood, belt or trunk at a place. */
  edgeAt(x: number, y: number): number {
    const { high, style } = this;
    const share = y / this.length + 0.5;
    const across = Math.min(1, (x / this.half) ** 2);
    // Two lines run from the grille's ends to the windshield's, and what is between them is raised.
    const hood =
      smooth(0.01, 0.14, share) * (1 - smooth(style.screen[0] - 0.06, style.screen[0] + 0.05, share));
    const ridge = this.half * (0.4 + 0.9 * share);
    const dome = 0.5 * hood * (1 - smooth(ridge - 6, ridge + 2.5, Math.abs(x)));
    return along(style.edge, share) * high + CROWN * (1 - across) + dome;
  }

  /** A point of an outline so far round from the middle of the nose, in inches along the widest outline; left is negative. */
  private round(a: number, { half, front, rear, corners, bows }: Plan): [number, number] {
    const s = a < 0 ? -1 : 1;
    const [rf, rr] = corners;
    const straight = this.half - CORNERS[0];
    const bend = CORNERS.map((r) => 1.55 * r) as [number, number];
    const side = this.length - CORNERS[0] - CORNERS[1];
    /** A quarter that leaves its straight lines without a jump of the curvature. */
    const turn = (t: number): [number, number] => {
      const angle = (t * Math.PI) / 2;
      return [Math.max(0, Math.sin(angle)) ** 0.87, Math.max(0, Math.cos(angle)) ** 0.87];
    };
    const parts: readonly (readonly [long: number, at: (t: number) => [number, number]])[] = [
      [straight, (t) => [(half - rf) * t, front]],
      [
        bend[0],
        (t) => {
          const [p, q] = turn(t);
          return [half - rf + rf * p, front + rf * (1 - q)];
        },
      ],
      [side, (t) => [half, front + rf + (rear - rr - front - rf) * t]],
      [
        bend[1],
        (t) => {
          const [p, q] = turn(1 - t);
          return [half - rr + rr * p, rear - rr * (1 - q)];
        },
      ],
      [this.half - CORNERS[1], (t) => [(half - rr) * (1 - Math.min(1, t)), rear]],
    ];
    let rest = Math.abs(a);
    let part = 0;
    while (part < parts.length - 1 && rest >= parts[part]![0]) rest -= parts[part++]![0];
    let [x, y] = parts[part]![1](rest / parts[part]![0]);
    const across = (x / half) ** 2;
    const long = (rear - front) * 0.42;
    y +=
      bows[0] * across * (1 - smooth(0, long, y - front)) -
      bows[1] * across * (1 - smooth(0, long, rear - y));
    return [s * x, y];
  }

  /** Inches from the middle of the nose round to that of the tail. */
  get halfway(): number {
    return 2 * this.half + this.length - 2 * (CORNERS[0] + CORNERS[1]) + 1.55 * (CORNERS[0] + CORNERS[1]);
  }

  /** A point of the sides, of nose or tail: so far round, at a share of the height from the sill to where the edge begins. */
  wall(a: number, share: number): Vec3 {
    const { half, high, length, style } = this;
    const { sill } = style;
    const inset = along(SIDE, share);
    let [x, y, z] = [0, 0, sill + share * 0.5 * high];
    // Where a point lies and how high the edge is there depend on each other.
    for (let k = 0; k < 4; k++) {
      [x, y] = this.round(a, {
        half: half - inset,
        front: -length / 2 + along(style.nose, z / high),
        rear: length / 2 - along(style.tail, z / high),
        corners: CORNERS,
        bows: BOWS,
      });
      z = sill + share * (this.edgeAt(x, y) - EDGE - sill);
    }
    const v = Math.abs((2 * y) / length);
    return [x * (1 - 0.045 * v ** 3) + Math.sign(x) * this.flare(x, y, z), y, z];
  }

  /** The same at a height, inches. */
  wallAt(a: number, z: number): Vec3 {
    let [low, high] = [0, 1];
    for (let k = 0; k < 24; k++) {
      const middle = (low + high) / 2;
      if (this.wall(a, middle)[2] < z) low = middle;
      else high = middle;
    }
    return this.wall(a, low);
  }

  /** Which way the wall faces at a height. */
  facing(a: number, z: number): Vec3 {
    const [p, q, r] = [this.wallAt(a, z), this.wallAt(a + 0.3, z), this.wallAt(a, z + 0.3)];
    const [e, n] = [q.map((c, i) => c - p[i]!), r.map((c, i) => c - p[i]!)];
    return unit([
      e[1]! * n[2]! - e[2]! * n[1]!,
      e[2]! * n[0]! - e[0]! * n[2]!,
      e[0]! * n[1]! - e[1]! * n[0]!,
    ]);
  }

  /** How far fenders swell over the wheels, inches. */
  private flare(x: number, y: number, z: number): number {
    const off = Math.min(
      ...this.style.axles.map((axle) => Math.hypot(y - this.y(axle), z - this.style.tire) - this.arch),
    );
    return 1.15 * Math.exp(-((Math.max(0, off) / 7) ** 2)) * smooth(0.75, 0.95, Math.abs(x) / this.half);
  }

  /** Distances of the columns of the skins round the car, inches from the middle of the nose: closer where it bends. */
  private columns(): number[] {
    const end = this.halfway;
    const half: number[] = [0];
    while (half.at(-1)! < end - 0.7) {
      const a = half.at(-1)!;
      const near = Math.min(a, end - a);
      half.push(a + (near < 48 ? 0.95 : 2));
    }
    half[half.length - 1] = end;
    return [
      ...half
        .slice(1, -1)
        .map((a) => -a)
        .toReversed(),
      ...half,
    ];
  }

  /** Sides, nose, tail, hood, and the deck on which the glass stands. */
  skin(skin: Skin): number[] {
    const columns = this.columns();
    const ring = (at: (a: number) => Vec3, v: (a: number) => number): Omit<Corner, 'normal'>[] =>
      columns.map((a) => ({ at: at(a), uv: [a, v(a)] }));
    const rings: Omit<Corner, 'normal'>[][] = [];
    // Below, the sheet turns under.
    for (const [share, up] of [
      [0.62, 0.5],
      [0.9, 0.2],
      [0.97, 0],
    ] as const)
      rings.push(
        ring(
          (a) => {
            const [x, y, z] = this.wall(a, 0);
            return [x * share, y * (1 - (1 - share) * 0.4), z + up];
          },
          () => -99,
        ),
      );
    const tops = new Map(columns.map((a) => [a, this.wall(a, 1)]));
    const rows = 40;
    for (let i = 0; i <= rows; i++)
      rings.push(
        ring(
          (a) => this.wall(a, i / rows),
          (a) => (i / rows - 1) * (tops.get(a)![2] - this.style.sill),
        ),
      );
    const onDeck = rings.length + 7;
    const inwards: number[] = [];
    for (let i = 1; i <= 8; i++) inwards.push(EDGE * (1 - Math.cos((i / 8) * (Math.PI / 2))));
    const deep = this.half - 2;
    for (let i = 1; i <= 16; i++) inwards.push(EDGE + (deep - EDGE) * (i / 16));
    for (const d of inwards)
      rings.push(
        ring(
          (a) => this.deck(tops.get(a)!, d, deep),
          () => d,
        ),
      );
    return skin.band(rings, (at, row) => (row > onDeck ? this.deckNormal(at) : undefined));
  }

  /** A point so far in from the top of the wall, on the edge or the deck beyond it. */
  private deck([x, y]: Vec3, d: number, deep: number): Vec3 {
    const middle = Math.min(Math.max(y, -this.length / 2 + 42), this.length / 2 - 34);
    const q = d / deep;
    const [px, py] = [x * (1 - q), y + (middle - y) * q];
    const edge = d < EDGE ? EDGE * (1 - Math.sqrt(1 - (1 - d / EDGE) ** 2)) : 0;
    return [px, py, this.edgeAt(px, py) - edge];
  }

  private deckNormal([x, y]: Vec3): Vec3 {
    const e = 0.4;
    return unit([
      (this.edgeAt(x - e, y) - this.edgeAt(x + e, y)) / (2 * e),
      (this.edgeAt(x, y - e) - this.edgeAt(x, y + e)) / (2 * e),
      1,
    ]);
  }

  /** Height of the roof's skin at a place. */
  private roofAt(x: number, y: number): number {
    const { screen, rear } = this.style;
    const [from, to] = [this.y(screen[1]), this.y(rear[1])];
    const t = (y - from) / (to - from);
    const arc = 2.3 * (2 * t - 0.86) ** 2 * (t < 0.43 ? 1.25 : 0.85);
    return this.high - 0.25 - arc - 1.5 * (x / (this.half * 0.7)) ** 2;
  }

  /** The greenhouse's outline at a share of its height. */
  glazed(a: number, t: number): [number, number] {
    const { screen, rear } = this.style;
    const lean = (low: number, high: number, bend: number): number =>
      low + (high - low) * t - bend * Math.sin(Math.PI * t);
    return this.round(a, {
      half: lean(this.half - 3.2, this.half - 10.2, -0.9),
      front: lean(this.y(screen[0]), this.y(screen[1]), 1),
      rear: lean(this.y(rear[0]), this.y(rear[1]), -1.6),
      corners: [8.5 - 1.5 * t, 8 - t],
      bows: [4.2 - t, 3],
    });
  }

  /** Glass, pillars and roof, before they are parted. Its drawing is: so far round, share of the height (over 1 on the roof). */
  greenhouse(skin: Skin): number[] {
    const columns = this.columns();
    const low = this.edgeAt(this.half, this.y(0.5)) - 1.6;
    const r = 2.1;
    const roofOf = ([x, y]: readonly [number, number]): number => this.roofAt(x, y) - r;
    const rows = 20;
    const rings = Array.from({ length: rows + 1 }, (_, i) =>
      columns.map((a): Omit<Corner, 'normal'> => {
        const t = i / rows;
        const [x, y] = this.glazed(a, t);
        const foot = Math.min(low, this.edgeAt(x, y) - 2.4);
        return { at: [x, y, foot + (roofOf(this.glazed(a, 1)) - foot) * t], uv: [a, t] };
      }),
    );
    const deep = this.half - 11.2;
    const [from, to] = [this.y(this.style.screen[1]) + deep, this.y(this.style.rear[1]) - deep];
    const inwards = [0.08, 0.2, 0.35, 0.55, 0.75, 1].map((k) => k * r);
    for (let i = 1; i <= 10; i++) inwards.push(r + (deep - r) * (i / 10));
    for (const d of inwards)
      rings.push(
        columns.map((a): Omit<Corner, 'normal'> => {
          const [x, y] = this.glazed(a, 1);
          const middle = from < to ? Math.min(Math.max(y, from), to) : (from + to) / 2;
          const q = d / deep;
          const [px, py] = [x * (1 - q), y + (middle - y) * q];
          const edge = d < r ? r * (1 - Math.sqrt(1 - (1 - d / r) ** 2)) : 0;
          return { at: [px, py, this.roofAt(px, py) - edge], uv: [a, 1 + d] };
        }),
      );
    const e = 0.4;
    return skin.band(rings, ([x, y], row) =>
      row > rows + 7
        ? unit([
            (this.roofAt(x - e, y) - this.roofAt(x + e, y)) / (2 * e),
            (this.roofAt(x, y - e) - this.roofAt(x, y + e)) / (2 * e),
            1,
          ])
        : undefined,
    );
  }
}
