import type { Point } from '@plumbline/concept';

/** Files of scans as apps write them, made by hand for tests. */

const METRE_IN = 100 / 2.54;

/** A surface or an object of RoomPlan: inches, seen from above x east and y north. */
interface Piece {
  readonly category: Readonly<Record<string, object>>;
  readonly from: Point;
  readonly to: Point;
  readonly bottomIn: number;
  readonly heightIn: number;
  readonly deepIn?: number;
}

/** A CapturedRoom, turned about the phone's own origin. Walls go around `outline`. */
export function roomPlanOf(
  outline: readonly Point[],
  pieces: {
    readonly [K in 'doors' | 'windows' | 'openings' | 'objects']?: readonly Omit<Piece, 'category'>[];
  },
  { turn = 0, ceilingIn = 96, floorIn = -40, objects = [] as readonly string[], label = 'kitchen' } = {},
) {
  const surface = ({ category, from, to, bottomIn, heightIn, deepIn = 0 }: Piece) => {
    const metres = ({ x, y }: Point) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return { x: (x * c - y * s + 50) / METRE_IN, z: -(x * s + y * c - 70) / METRE_IN };
    };
    const [a, b] = [metres(from), metres(to)];
    const long = Math.hypot(b.x - a.x, b.z - a.z);
    const [rx, rz] = [(b.x - a.x) / long, (b.z - a.z) / long];
    const up = (floorIn + bottomIn + heightIn / 2) / METRE_IN;
    return {
      category,
      confidence: { high: {} },
      dimensions: [long, heightIn / METRE_IN, deepIn / METRE_IN],
      transform: [rx, 0, rz, 0, 0, 1, 0, 0, -rz, 0, rx, 0, (a.x + b.x) / 2, up, (a.z + b.z) / 2, 1],
      completedEdges: [],
      curve: null,
    };
  };
  const some = (key: keyof typeof pieces, category: (i: number) => Piece['category']) =>
    (pieces[key] ?? []).map((piece, i) => surface({ ...piece, category: category(i) }));
  return {
    version: 2,
    story: 0,
    walls: outline.map((from, i) =>
      surface({
        category: { wall: {} },
        from,
        to: outline[(i + 1) % outline.length] as Point,
        bottomIn: 0,
        heightIn: ceilingIn,
      }),
    ),
    doors: some('doors', () => ({ door: { isOpen: true } })),
    windows: some('windows', () => ({ window: {} })),
    openings: some('openings', () => ({ opening: {} })),
    objects: some('objects', (i) => ({ [objects[i] ?? 'storage']: {} })),
    floors: [],
    sections: [{ label, center: [(60 + 50) / METRE_IN, 0, -(60 - 70) / METRE_IN] }],
  };
}

type Pair = readonly [number, string | number];

export const line = (layer: string, a: Point, b: Point): Pair[] => [
  [0, 'LINE'],
  [8, layer],
  ...([
    [10, a.x],
    [20, a.y],
    [11, b.x],
    [21, b.y],
  ] as const),
];

export const ring = (layer: string, corners: readonly Point[]): Pair[] => [
  [0, 'LWPOLYLINE'],
  [8, layer],
  [90, corners.length],
  [70, 1],
  ...corners.flatMap(({ x, y }): Pair[] => [
    [10, x],
    [20, y],
  ]),
];

export const insert = (layer: string, block: string, at: Point, turn = 0): Pair[] => [
  [0, 'INSERT'],
  [8, layer],
  [2, block],
  ...([
    [10, at.x],
    [20, at.y],
    [50, turn],
  ] as const),
];

export const text = (layer: string, words: string, at: Point): Pair[] => [
  [0, 'TEXT'],
  [8, layer],
  ...([
    [10, at.x],
    [20, at.y],
    [1, words],
  ] as const),
];

/** A DXF text. `units` is $INSUNITS. */
export function dxfOf(
  entities: readonly (readonly Pair[])[],
  {
    units,
    blocks = {},
  }: { units?: number; blocks?: Readonly<Record<string, readonly (readonly Pair[])[]>> } = {},
): string {
  const pairs: Pair[] = [
    ...(units === undefined
      ? []
      : ([
          [0, 'SECTION'],
          [2, 'HEADER'],
          [9, '$INSUNITS'],
          [70, units],
          [0, 'ENDSEC'],
        ] as const)),
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...Object.entries(blocks).flatMap(([name, inside]): Pair[] => [
      [0, 'BLOCK'],
      [2, name],
      ...inside.flat(),
      [0, 'ENDBLK'],
    ]),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities.flat(),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}

export const bytesOf = (file: string | object): Uint8Array =>
  new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file));
