import {
  type AxisSegment,
  axesOf,
  type BoxRoom,
  type Camera,
  type CornerName,
  type EdgeName,
  edgeOf,
  lineInPicture,
  type Mark,
  type Pixel,
  rayOf,
  type Unseen,
} from '@plumbline/survey';
import type { MatchedRoom, Shown } from './matched-room.js';

export type Side = 'left' | 'right';
/** What is taken hold of: an upright edge as a whole, where it meets the ceiling, or where it meets the floor. */
export type Part = 'whole' | 'top' | 'bottom';

export interface Grip {
  readonly side: Side;
  readonly part: Part;
  readonly at: Pixel;
  /** False where the photo does not show the edge: the grip waits at the border to be drawn in. */
  readonly inPicture: boolean;
}

/** A room with what a person showed of it. */
export interface Held extends Shown {
  readonly room: MatchedRoom;
}

/** Shares of the picture: where a grip stands that has no place in it, and from where on it is drawn out of it. */
const INSET = 0.03;
const OUT = 0.008;
/** How far aside of the view's own direction an upright stands at least, for its distance. */
const RATIO_LEAST = 0.02;
/** Lengths of a room in heights of the camera. */
const LENGTH = { least: 0.12, most: 14 } as const;

const cornersOf = (side: Side): { top: CornerName; bottom: CornerName } => ({
  top: `ceiling-${side}`,
  bottom: `floor-${side}`,
});
const uprightOf = (side: Side): EdgeName => `back-${side}`;

/** The grips of both upright edges at the back: each as a whole, and its ends where the photo shows them. */
export function gripsOf({ camera, box }: MatchedRoom): readonly Grip[] {
  return (['left', 'right'] as const).flatMap((side): Grip[] => {
    const line = lineInPicture(camera, edgeOf(box, uprightOf(side)));
    if (!line) return [{ side, part: 'whole', at: waitingPlace(camera, side), inPicture: false }];
    const [top, bottom] = line.from.v < line.to.v ? [line.from, line.to] : [line.to, line.from];
    const middle = { u: (top.u + bottom.u) / 2, v: (top.v + bottom.v) / 2 };
    return [
      { side, part: 'top', at: inset(camera, top), inPicture: true },
      { side, part: 'whole', at: inset(camera, middle), inPicture: true },
      { side, part: 'bottom', at: inset(camera, bottom), inPicture: true },
    ];
  });
}

const waitingPlace = ({ width, height }: Camera, side: Side): Pixel => ({
  u: side === 'left' ? INSET * width : (1 - INSET) * width,
  v: 0.5 * height,
});

const inset = ({ width, height }: Camera, { u, v }: Pixel): Pixel => ({
  u: between(INSET * width, (1 - INSET) * width, u),
  v: between(INSET * height, (1 - INSET) * height, v),
});

const between = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * The room after a grip was drawn to a point of the picture, at once and without looking at the photo: the other corners
 * stay where the picture shows them. Drawn over the border, the edge is taken as not in the photo.
 * @param spread how exactly the person points, one standard deviation in pixels
 */
export function drawn(
  held: Held,
  { side, part }: Pick<Grip, 'side' | 'part'>,
  to: Pixel,
  spread: number,
): Held {
  const { camera, box } = held.room;
  const gone = outOf(camera, side, part, to);
  if (gone === side) return withoutSide(held, side);
  const [x, y, z] = rayOf(camera, to, axesOf(camera));
  if (!(y > 0.02)) return held;
  const ratio = Math.max(RATIO_LEAST, (side === 'left' ? -x : x) / y);
  const next =
    part === 'bottom' ? floorAt(box, side, ratio, y / -z) : uprightAt(box, side, ratio, part, z / y);
  if (!next) return held;
  const room = { camera, box: bounded(next), lengths: null, impossible: false };
  return gone ? { ...without(held, gone), room } : { ...marked(held, side, part, to, spread), room };
}

/** The upright of one side at `ratio` (aside over ahead); its upper end, where that was drawn, at `slope`. */
function uprightAt(box: BoxRoom, side: Side, ratio: number, part: Part, slope: number): BoxRoom | undefined {
  const moved = { ...box, [side]: box.back * ratio };
  if (part === 'whole') return moved;
  return slope > 0.01 ? { ...moved, ceiling: box.back * slope } : undefined;
}

/** The back wall at `back`, all of it but the floor where the picture shows it now. */
function floorAt(box: BoxRoom, side: Side, ratio: number, back: number): BoxRoom | undefined {
  if (!(back > 0)) return undefined;
  const by = back / box.back;
  const scaled = { back, left: box.left * by, right: box.right * by, ceiling: box.ceiling * by };
  return { ...scaled, [side]: back * ratio };
}

function bounded({ back, left, right, ceiling }: BoxRoom): BoxRoom {
  const fit = (length: number): number => between(LENGTH.least, LENGTH.most, length);
  return { back: fit(back), left: fit(left), right: fit(right), ceiling: fit(ceiling) };
}

function outOf({ width, height }: Camera, side: Side, part: Part, { u, v }: Pixel): Unseen | undefined {
  if (part === 'top' && v < OUT * height) return 'ceiling';
  if (part === 'bottom' && v > (1 - OUT) * height) return 'floor';
  return (side === 'left' ? u < OUT * width : u > (1 - OUT) * width) ? side : undefined;
}

/** What was shown, and that the picture does not show this part of the room. */
function without({ room, marks, unseen }: Held, part: Unseen): Held {
  return {
    room,
    marks: marks.filter((mark) => !placeOf(mark).includes(part)),
    unseen: [...unseen.filter((other) => other !== part), part],
  };
}

/** The room with a side wall just outside of the picture. */
function withoutSide(held: Held, side: Side): Held {
  const { camera, box } = held.room;
  const reach = [0, camera.height / 2, camera.height].map((v) => {
    const [x, y] = rayOf(camera, { u: side === 'left' ? 0 : camera.width, v }, axesOf(camera));
    return y > 1e-3 ? ((side === 'left' ? -x : x) * box.back) / y : LENGTH.most;
  });
  const next = bounded({ ...box, [side]: 1.02 * Math.max(0.4, ...reach) });
  return { ...without(held, side), room: { camera, box: next, lengths: null, impossible: false } };
}

const placeOf = (mark: Mark): string => ('corner' in mark ? mark.corner : mark.edge);

/** What was shown before, and now this. A corner whose upright is drawn aside keeps its height only. */
function marked({ room, marks, unseen }: Held, side: Side, part: Part, to: Pixel, spread: number): Held {
  const { top, bottom } = cornersOf(side);
  const corner = part === 'top' ? top : bottom;
  const others = marks.flatMap((mark): Mark[] => {
    const place = placeOf(mark);
    if (place === uprightOf(side)) return [];
    if (place === corner && part !== 'whole') return [];
    if (part === 'whole' && (place === top || place === bottom)) {
      const { u, v } = mark;
      return [{ edge: place === top ? 'back-ceiling' : 'back-floor', u, v, spread: mark.spread }];
    }
    return [mark];
  });
  const mark: Mark = part === 'whole' ? { edge: uprightOf(side), ...to, spread } : { corner, ...to, spread };
  const shows: Unseen = part === 'top' ? 'ceiling' : part === 'bottom' ? 'floor' : side;
  return { room, marks: [...others, mark], unseen: unseen.filter((gone) => gone !== shows && gone !== side) };
}

/**
 * The point, drawn to the straight edges of the photo that pass within `reach` pixels: an upright takes it aside, one
 * along the back wall (or, for a place on a side wall, along that) up or down.
 */
export function heldByLines(
  at: Pixel,
  part: Part,
  lines: readonly AxisSegment[],
  reach: number,
  level: 'x' | 'y' = 'x',
): Pixel {
  const aside = nearest(
    lines,
    'z',
    ({ x1, y1, x2, y2 }) => x1 + ((at.v - y1) / (y2 - y1)) * (x2 - x1) - at.u,
    reach,
  );
  const u = at.u + aside;
  if (part === 'whole') return { u, v: at.v };
  const up = nearest(
    lines,
    level,
    ({ x1, y1, x2, y2 }) => y1 + ((u - x1) / (x2 - x1)) * (y2 - y1) - at.v,
    reach,
  );
  return { u, v: at.v + up };
}

function nearest(
  lines: readonly AxisSegment[],
  axis: AxisSegment['axis'],
  offOf: (line: AxisSegment) => number,
  reach: number,
): number {
  let least = reach;
  let best = 0;
  for (const line of lines) {
    if (line.axis !== axis) continue;
    const off = offOf(line);
    if (Math.abs(off) < least) {
      least = Math.abs(off);
      best = off;
    }
  }
  return best;
}
