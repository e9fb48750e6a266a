import { type Item, isOf, type Opening, type Rect, type Side, type Wall } from '@plumbline/concept';
import { plainInches, valveOf } from '@plumbline/room/parts';
import { type Area, insideOf, type Labels } from '../pen/labels.js';
import { circle, INK, line, path, rect, WEIGHT } from '../pen/svg.js';

/** What stands and hangs on an elevation, drawn from its front. Lengths in inches, drawing in points. */

/** A thing on a wall as one looks at it: `x` from the left end, `z` from the floor. */
export interface Seen {
  readonly item: Item;
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  /** How far its front stands off the wall. */
  readonly front: number;
  /** How high the wall behind it is tiled; 0 where it is not. */
  readonly tile: number;
  /** Seen from its front, not from a side. */
  readonly facing: boolean;
}

export interface Elevation {
  /** "A": on its sheet and on the plan. */
  readonly letter: string;
  /** Where one looks. */
  readonly looks: Side;
  /** Of an island, where its side stands on the plan, as a rectangle of no depth; a wall has its own place. */
  readonly side?: Rect;
  /** Nothing for the side of an island. */
  readonly wall?: Wall;
  readonly name: string;
  readonly lengthIn: number;
  readonly heightIn: number;
  readonly top: readonly { readonly x: number; readonly heightIn: number }[];
  readonly things: readonly Seen[];
  readonly openings: readonly (Opening & { readonly x: number })[];
  /** How high the wall is panelled below its paint; 0 where it is not. */
  readonly dado: number;
  /** The finished back of an island: from where on, how wide and how high, and how far its top stands over it. */
  readonly back?: { readonly x: number; readonly w: number; readonly h: number; readonly overhang: number };
}

export type Draw = (x: number, z: number, w: number, h: number, pen: Parameters<typeof rect>[4]) => string;

/** A door, window or way through with its casing; broken lines meet at the hinge, arrows show how a leaf slides. */
export function drawOpening(
  o: Elevation['openings'][number],
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  const top = o.sillIn + o.heightIn;
  let art =
    box(o.x - 2.5, Math.max(0, o.sillIn - 2.5), o.widthIn + 5, o.heightIn + (o.sillIn > 0 ? 5 : 2.5), {
      weight: WEIGHT.fine,
      stroke: INK.soft,
    }) +
    box(o.x, o.sillIn, o.widthIn, o.heightIn, {
      weight: WEIGHT.object,
      fill: o.kind === 'window' ? INK.water : INK.paper,
    });
  const half = o.x + o.widthIn / 2;
  const swing = (hinge: number, latch: number): string =>
    path(`M${X(latch)} ${Y(top)}L${X(hinge)} ${Y(o.sillIn + o.heightIn / 2)}L${X(latch)} ${Y(o.sillIn)}`, {
      weight: WEIGHT.fine,
      dash: '3 2',
      stroke: INK.soft,
    });
  const slide = (from: number, to: number): string => {
    const y = Y(o.sillIn + o.heightIn / 2);
    const back = Math.sign(from - to) * 4;
    return (
      line(X(from), y, X(to), y, { weight: WEIGHT.detail }) +
      path(`M${X(to) + back} ${y - 2.5}L${X(to)} ${y}L${X(to) + back} ${y + 2.5}`, { weight: WEIGHT.detail })
    );
  };
  // Facing south or east one sees the near end of an opening at the right.
  const nearIsLeft = o.side === 'north' || o.side === 'west';
  const [near, far] = nearIsLeft ? [o.x, o.x + o.widthIn] : [o.x + o.widthIn, o.x];
  switch (o.kind) {
    case 'window':
      art += line(X(o.x), Y(o.sillIn + o.heightIn / 2), X(o.x + o.widthIn), Y(o.sillIn + o.heightIn / 2), {
        weight: WEIGHT.detail,
      });
      break;
    case 'door':
      art += o.swing?.hinge === 'far' ? swing(far, near) : swing(near, far);
      break;
    case 'french-door':
      art +=
        line(X(half), Y(o.sillIn), X(half), Y(top), { weight: WEIGHT.detail }) +
        swing(o.x, half) +
        swing(o.x + o.widthIn, half);
      break;
    case 'sliding-door':
      art +=
        line(X(half), Y(o.sillIn), X(half), Y(top), { weight: WEIGHT.detail }) +
        slide(o.x + o.widthIn * 0.9, o.x + o.widthIn * 0.6);
      break;
    case 'pocket-door':
      // Its pocket lies beyond the near edge.
      art += slide((near * 2 + far) / 3 + (far - near) / 3, near + (far - near) * 0.15);
      break;
    case 'garage-door':
      for (const k of [0.25, 0.5, 0.75])
        art += line(X(o.x), Y(o.sillIn + o.heightIn * k), X(o.x + o.widthIn), Y(o.sillIn + o.heightIn * k), {
          weight: WEIGHT.fine,
          stroke: INK.soft,
        });
      break;
    case 'cased-opening':
      break;
  }
  return art;
}

/** The tile on the wall behind a counter, a shower or a tub. */
export function drawTile(
  { item, x, z, w, h, tile }: Seen,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
): string {
  const [from, high] = item.kind === 'backsplash' ? [z, h] : [0, tile];
  if (high <= 0) return '';
  return (
    box(x, from, w, high, { fill: INK.counter, weight: WEIGHT.fine, stroke: INK.faint }) +
    courses(x, from, w, high, X, Y, s)
  );
}

/** A thing on a wall, and the pens that draw it. */
interface ThingPens extends Seen {
  /** Of the wall. */
  readonly lengthIn: number;
  readonly box: Draw;
  readonly X: (x: number) => number;
  readonly Y: (z: number) => number;
}

export function drawThing(
  seen: Seen,
  lengthIn: number,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  const { item, x, z, w, h, facing } = seen;
  const pens: ThingPens = { ...seen, lengthIn, box, X, Y };
  switch (item.kind) {
    case 'base-cabinet':
    case 'sink-base':
    case 'vanity':
    case 'corner-base-cabinet':
      return drawBase(pens);
    case 'filler':
      return box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.fine });
    case 'corner-wall-cabinet':
      return drawCornerWall(pens);
    case 'wall-cabinet':
    case 'tall-cabinet':
      return drawBody(pens, () => fronts(item, x, z, w, h, box, X, Y));
    case 'bookcase':
    case 'storage-shelf':
      return drawBody(pens, () => shelvesOf(pens));
    case 'dresser':
      return drawBody(pens, () => chest(item, x, z, w, h, box));
    case 'fireplace':
      return (
        box(x, z, w, h, { fill: INK.counter, weight: WEIGHT.object }) +
        (facing ? firebox(x, z, w, h, box) : '')
      );
    case 'workbench':
      return drawWorkbench(pens);
    case 'wall-oven':
      return ovenCabinet(item, x, z, w, h, facing, box, X, Y);
    case 'toilet':
      return facing
        ? toilet(item, x, z, w, h, box)
        : box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.object });
    case 'partition':
      return box(x, z, w, h, { fill: INK.poche, weight: WEIGHT.fine });
    case 'countertop':
      return box(x, z, w, Math.max(1.5, h), { fill: INK.poche, weight: WEIGHT.fine });
    case 'backsplash':
      return '';
    case 'bathtub':
      return box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.object });
    case 'shower':
      // Without a curb its floor is the room's.
      return isOf(item, 'shower') && item.traits?.curbless
        ? ''
        : box(x, 0, w, 3, { fill: INK.fixture, weight: WEIGHT.object });
    case 'receptacle':
    case 'switch':
      return drawDevice(pens);
    case 'mirror':
    case 'medicine-cabinet':
    case 'tv':
      return box(x, z, w, h, { fill: INK.water, weight: WEIGHT.detail });
    default:
      return APPLIANCES.has(item.kind)
        ? drawAppliance(pens)
        : box(x, z, w, h, { fill: INK.fixture, weight: WEIGHT.detail });
  }
}

const APPLIANCES: ReadonlySet<string> = new Set([
  'range',
  'refrigerator',
  'dishwasher',
  'cooktop',
  'microwave',
  'hood',
  'beverage-cooler',
  'washer',
  'dryer',
]);

/** A cabinet's body, and before it what its front shows. */
const drawBody = ({ x, z, w, h, facing, box }: ThingPens, front: () => string): string =>
  box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object }) + (facing ? front() : '');

/** A base cabinet with its toe kick, a knee space below a counter, a vanity by how it is mounted. */
function drawBase(pens: ThingPens): string {
  const { item, x, z, w, h, facing, box, X, Y, lengthIn } = pens;
  if (isKneeSpace(item))
    return (
      box(x, z, w, h, { fill: INK.paper, weight: WEIGHT.detail, dash: '3 2' }) +
      box(x, z + h - APRON, w, APRON, { fill: INK.cabinet, weight: WEIGHT.object })
    );
  if (isOf(item, 'vanity') && item.traits?.mount === 'console')
    return (
      box(x, z, w, h, { weight: WEIGHT.detail, dash: '3 2' }) +
      box(x, z + h - BASIN, w, BASIN, { fill: INK.cabinet, weight: WEIGHT.object })
    );
  if (isOf(item, 'vanity') && item.traits?.mount === 'floating') {
    const up = undersideOf(h);
    return (
      box(x, z + up, w, h - up, { fill: INK.cabinet, weight: WEIGHT.object }) +
      (facing ? fronts(item, x, z + up, w, h - up, box, X, Y) : '')
    );
  }
  const kick = item.kind === 'vanity' && z > 2 ? 0 : 4;
  const body = box(x, z + kick, w, h - kick, { fill: INK.cabinet, weight: WEIGHT.object });
  const toe = kick > 0 ? box(x + 1, z, w - 2, kick, { fill: INK.appliance, weight: WEIGHT.fine }) : '';
  const corner = item.kind === 'corner-base-cabinet' ? cornerFront(x, w, lengthIn, BASE_DEEP) : undefined;
  if (corner)
    return (
      toe +
      body +
      line(X(corner.joint), Y(z + kick), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
      fronts(ONE_DOOR, corner.x, z + kick, corner.w, h - kick, box, X, Y)
    );
  return toe + body + (facing ? fronts(item, x, z + kick, w, h - kick, box, X, Y) : '');
}

function drawCornerWall({ item, x, z, w, h, facing, box, X, Y, lengthIn }: ThingPens): string {
  const corner = cornerFront(x, w, lengthIn, WALL_DEEP);
  const body = box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object });
  return corner
    ? body +
        line(X(corner.joint), Y(z), X(corner.joint), Y(z + h), { weight: WEIGHT.detail }) +
        fronts(ONE_DOOR, corner.x, z, corner.w, h, box, X, Y)
    : body + (facing ? fronts(item, x, z, w, h, box, X, Y) : '');
}

function shelvesOf({ item, x, z, w, h, box }: ThingPens): string {
  const shelves = (item.traits as { shelves?: number } | undefined)?.shelves ?? Math.floor(h / 14);
  return Array.from({ length: Math.max(0, shelves - 1) }, (_, i) =>
    box(x + 0.75, z + (h * (i + 1)) / shelves, w - 1.5, 0.75, { weight: WEIGHT.fine }),
  ).join('');
}

const drawWorkbench = ({ x, z, w, h, box }: ThingPens): string =>
  box(x, z + h - 2, w, 2, { fill: INK.cabinet, weight: WEIGHT.object }) +
  [x + 1, x + w - 4.5]
    .map((leg) => box(leg, z, 3.5, h - 2, { fill: INK.cabinet, weight: WEIGHT.object }))
    .join('') +
  box(x + 4.5, z + 8, w - 9, 1.5, { weight: WEIGHT.fine });

/** A receptacle with its slot, or a switch. */
const drawDevice = ({ item, x, z, w, h, box, X, Y }: ThingPens): string =>
  box(x, z, w, Math.max(h, 1), { fill: INK.paper, weight: WEIGHT.detail }) +
  (item.kind === 'switch'
    ? ''
    : line(X(x + w / 2), Y(z + 1), X(x + w / 2), Y(z + h - 1), { weight: WEIGHT.detail }));

const drawAppliance = ({ x, z, w, h, facing, box, X, Y }: ThingPens): string =>
  box(x, z, w, h, { fill: INK.appliance, weight: WEIGHT.object }) +
  (facing && h > 30
    ? line(X(x + 2), Y(z + h * 0.86), X(x + w - 2), Y(z + h * 0.86), { weight: WEIGHT.detail })
    : '');

/** The valve of a tub or shower on the wall that carries it, and its head, with their heights. */
export function drawValve(
  { item, x, w }: Seen,
  { wall, lengthIn, heightIn }: Elevation,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
  labels: Labels,
): string {
  const valve = item.existing ? undefined : valveOf(item);
  if (!valve || valve.side !== wall?.side) return '';
  const mid = X(x + w / 2);
  for (const z of [valve.valveIn, valve.headIn ?? valve.valveIn])
    labels.reserve({ x: mid - 3 * s, y: Y(z) - 3 * s, w: 6 * s, h: 6 * s });
  const pen = { size: 6.5 } as const;
  const tell = (words: string, z: number): void => {
    const at = (aside: number) => [0, 8, -8].map((down) => [mid + aside, Y(z) + down] as const);
    const within = (a: Area): boolean =>
      insideOf({ x: X(0), y: Y(heightIn), w: lengthIn * s, h: heightIn * s }, a);
    const name = `${words} ${plainInches(z)}"`;
    if (!labels.set(name, at(4 * s), pen, INK.paper, within))
      labels.set(name, at(-4 * s), { ...pen, anchor: 'end' }, INK.paper, within);
  };
  tell('Valve', valve.valveIn);
  let art = circle(mid, Y(valve.valveIn), 3 * s, { weight: WEIGHT.object, fill: INK.paper });
  art += line(mid, Y(valve.valveIn), mid, Y(valve.valveIn) + 2.5 * s, { weight: WEIGHT.object });
  if (valve.headIn !== undefined) {
    tell('Head', valve.headIn);
    const up = Y(valve.headIn);
    art += path(
      `M${mid - s} ${up - s}L${mid + s} ${up - s}L${mid + 2.5 * s} ${up + 2 * s}L${mid - 2.5 * s} ${up + 2 * s}Z`,
      {
        weight: WEIGHT.object,
        fill: INK.paper,
      },
    );
  }
  return art;
}

/** Depths of the other leg, which hides as much of a corner cabinet. Inches. */
const BASE_DEEP = 24;
const WALL_DEEP = 12;
/** What a knee space has above the knees. Inches. */
const APRON = 5;
/** A basin with its top, over the knees. */
const BASIN = 7;
/** How much of its base a microwave drawer takes, from the top. Inches: makers' cutouts are 14-13/16 to 15-1/4. */
const MICROWAVE_DRAWER = 16;
const ONE_DOOR = { traits: { doors: 1 } } as const;

const isKneeSpace = (item: Item): boolean =>
  (item.traits as { kneeSpace?: boolean } | undefined)?.kneeSpace === true;

/** The part of a corner cabinet that one sees beside the other leg: from where and how wide; nothing away from a corner. */
function cornerFront(
  x: number,
  w: number,
  lengthIn: number,
  hidden: number,
): { readonly x: number; readonly w: number; readonly joint: number } | undefined {
  if (w <= hidden + 3) return undefined;
  if (x < 3) return { x: hidden + x, w: w - hidden, joint: x + hidden };
  return x + w > lengthIn - 3 ? { x, w: w - hidden, joint: x + w - hidden } : undefined;
}

/** How far a floating vanity of a height hangs over the floor. Inches. */
export const undersideOf = (h: number): number => Math.max(9, h - 22);

/** Where ovens and a microwave stand in their tall cabinet: from and to, above its floor. Inches. */
export const ovensIn = (item: Item): readonly (readonly [from: number, to: number])[] => {
  if (!isOf(item, 'wall-oven')) return [];
  if ((item.traits?.ovens ?? 1) > 1)
    return [
      [14, 41],
      [41.3, 67],
    ];
  return item.traits?.microwave
    ? [
        [30, 58],
        [58.4, 76],
      ]
    : [[30, 58]];
};

/** A tall cabinet with its ovens, a drawer below them and doors above. */
function ovenCabinet(
  item: Item,
  x: number,
  z: number,
  w: number,
  h: number,
  facing: boolean,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  const body = box(x, z, w, h, { fill: INK.cabinet, weight: WEIGHT.object });
  if (!facing) return body;
  const ovens = ovensIn(item);
  const low = ovens[0]?.[0] ?? h;
  const top = ovens.at(-1)?.[1] ?? h;
  const hinged = isOf(item, 'wall-oven') && item.traits?.sideOpening === true;
  return (
    body +
    box(x + 1, z, w - 2, 4, { fill: INK.appliance, weight: WEIGHT.fine }) +
    fronts({ traits: { drawers: 1 } }, x, z + 4, w, low - 4, box, X, Y) +
    (h - top > 6 ? fronts({ traits: { doors: 2 } }, x, z + top, w, h - top, box, X, Y) : '') +
    ovens
      .map(
        ([from, to]) =>
          box(x + 1, z + from, w - 2, to - from, { fill: INK.appliance, weight: WEIGHT.object }) +
          line(X(x + 3), Y(z + to - 5), X(x + w - 3), Y(z + to - 5), { weight: WEIGHT.detail }) +
          (hinged
            ? path(
                `M${X(x + w - 1)} ${Y(z + to)}L${X(x + 1)} ${Y(z + (from + to) / 2)}L${X(x + w - 1)} ${Y(z + from)}`,
                { weight: 0.25, dash: '2 2', stroke: INK.soft },
              )
            : ''),
      )
      .join('')
  );
}

/** A toilet from its front: tank and bowl, or the bowl alone where it hangs on the wall. Usual heights, in inches. */
function toilet(item: Item, x: number, z: number, w: number, h: number, box: Draw): string {
  const pen = { fill: INK.fixture, weight: WEIGHT.object };
  const hangs = isOf(item, 'toilet') && item.traits?.wallHung === true;
  const bowl = Math.min(14, w - 2);
  const tank = hangs ? '' : box(x, z + SEAT, w, h - SEAT, pen);
  const from = hangs ? z + 7 : z;
  return (
    tank +
    box(x + (w - bowl) / 2, from, bowl, z + SEAT - 1.5 - from, pen) +
    box(x + (w - bowl) / 2 - 0.5, z + SEAT - 1.5, bowl + 1, 1.5, pen)
  );
}
/** The top of a toilet's seat. Inches. */
const SEAT = 16.5;

/** Drawers side by side, as wide as drawers are. */
function chest(item: Item, x: number, z: number, w: number, h: number, box: Draw): string {
  const drawers = (item.traits as { drawers?: number } | undefined)?.drawers ?? 4;
  const across = Math.max(1, Math.round(w / DRAWER));
  const down = Math.max(1, Math.ceil(drawers / across));
  return Array.from({ length: across * down }, (_, i) =>
    box(
      x + (i % across) * (w / across) + 0.75,
      z + Math.floor(i / across) * (h / down) + 0.75,
      w / across - 1.5,
      h / down - 1.5,
      { weight: WEIGHT.fine },
    ),
  ).join('');
}
/** A usual width. Inches. */
const DRAWER = 30;

/** The opening of a fireplace over its hearth, and the mantel. Usual sizes, in inches. */
const firebox = (x: number, z: number, w: number, h: number, box: Draw): string => {
  const wide = Math.min(42, w - 16);
  return (
    box(x + (w - wide) / 2, z + 4, wide, Math.min(30, h - 18), { fill: INK.poche, weight: WEIGHT.object }) +
    (h < 72 ? box(x, z + h - 4, w, 4, { weight: WEIGHT.detail }) : '')
  );
};

/** Doors with the lines that meet at their hinges, drawers below each other; a pull-out is one front. */
function fronts(
  item: { readonly traits?: object },
  x: number,
  z: number,
  w: number,
  h: number,
  box: Draw,
  X: (x: number) => number,
  Y: (z: number) => number,
): string {
  const traits = (item.traits ?? {}) as {
    doors?: number;
    drawers?: number;
    hinge?: string;
    open?: boolean;
    pullout?: string;
    appliance?: string;
  };
  if (traits.open) return '';
  if (traits.pullout === 'waste' || traits.pullout === 'spice' || traits.pullout === 'tray')
    return box(x + 0.75, z + 0.75, w - 1.5, h - 1.5, { weight: WEIGHT.fine });
  if (traits.appliance === 'microwave')
    return (
      box(x + 0.75, z + h - MICROWAVE_DRAWER, w - 1.5, MICROWAVE_DRAWER - 1.5, {
        fill: INK.appliance,
        weight: WEIGHT.object,
      }) + box(x + 0.75, z + 0.75, w - 1.5, h - MICROWAVE_DRAWER - 1.5, { weight: WEIGHT.fine })
    );
  const drawers = traits.drawers ?? 0;
  const doors = traits.doors ?? (drawers > 0 ? 0 : w > 21 ? 2 : 1);
  const gap = 0.75;
  let art = '';
  const drawerHigh = doors > 0 ? Math.min(6, h / 4) : (h - gap) / Math.max(1, drawers);
  for (let i = 0; i < drawers && (doors === 0 || i === 0); i++)
    art += box(x + gap, z + h - (i + 1) * drawerHigh, w - 2 * gap, drawerHigh - gap, { weight: WEIGHT.fine });
  const high = h - (doors > 0 && drawers > 0 ? drawerHigh : 0) - gap;
  const each = (w - gap) / Math.max(1, doors);
  for (let i = 0; i < doors; i++) {
    const from = x + gap + i * each;
    art += box(from, z + gap, each - gap, high - gap, { weight: WEIGHT.fine });
    const right = doors === 1 ? traits.hinge === 'right' : i % 2 === 1;
    const hinge = right ? from + each - gap : from;
    const open = right ? from : from + each - gap;
    art += path(`M${X(open)} ${Y(z + high)}L${X(hinge)} ${Y(z + high / 2)}L${X(open)} ${Y(z + gap)}`, {
      weight: 0.25,
      dash: '2 2',
      stroke: INK.soft,
    });
  }
  return art;
}

/** Tile in courses of 6 in, or what the scale lets one see. */
function courses(
  x: number,
  z: number,
  w: number,
  h: number,
  X: (x: number) => number,
  Y: (z: number) => number,
  s: number,
): string {
  const step = s >= 1.5 ? 6 : 12;
  let art = '';
  for (let up = step; up < h - 1; up += step)
    art += line(X(x), Y(z + up), X(x + w), Y(z + up), { weight: 0.2, stroke: INK.faint });
  return art;
}
