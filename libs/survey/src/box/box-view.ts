import { axesOf, type Camera, type CameraAxes, rayOf } from '../camera/camera.js';
import type { Axis, AxisSegment, FoundCamera } from '../camera/find-camera.js';
import type { Vector } from '../math/vector.js';
import type { BoxRoom } from './box-room.js';
import { type Mark, missOf, type Unseen } from './marks.js';
import type { SoftPicture } from './soft-edges.js';

/** What a search for boxes knows of a photo: its edges as directions in the room, what was marked, what is usual. */

/** What is known beside the picture's edges. */
export interface KnownOfBox {
  readonly marks?: readonly Mark[];
  readonly unseen?: readonly Unseen[];
  /** The box that a person looked at and corrected in part: what was not contested stays near it. */
  readonly near?: BoxRoom;
  /** The photo, small, for edges that are too faint to be found one by one. */
  readonly picture?: SoftPicture;
  /** How many boxes are proposed at most; five by default. */
  readonly most?: number;
}

/** Walls of rooms lie about this many camera heights away, and ceilings above: medians and spreads of logarithms. */
export const USUAL = {
  back: [2.1, 0.5],
  side: [1.5, 0.6],
  ceiling: [0.68, 0.2],
} as const;

/** Spread of a length (its logarithm) that a person saw and did not contest. */
const STAYS = 0.15;

export interface BoxView {
  readonly camera: Camera;
  readonly axes: CameraAxes;
  readonly byAxis: Readonly<Record<Axis, readonly Seen[]>>;
  readonly marks: readonly Mark[];
  readonly unseen: readonly Unseen[];
  readonly near?: BoxRoom;
  readonly picture?: SoftPicture;
  /** Medians and spreads of logarithms. */
  readonly usual: Readonly<Record<keyof BoxRoom, readonly [number, number]>>;
  /** What one unit of unlikeliness costs, pixels. */
  readonly unit: number;
  /** Across a line within which a segment lies on it, pixels. */
  readonly tolerance: number;
  /** What it costs a box to miss the marks, pixels; those of one side only, where one is named. */
  readonly marked: (box: BoxRoom, side?: 'left' | 'right') => number;
}

interface Seen {
  readonly segment: AxisSegment;
  /** The directions in the room of its middle and of its upper end. */
  readonly ray: Vector;
  readonly top: Vector;
}

export function boxViewOf(
  { camera, segments }: FoundCamera,
  { marks = [], unseen = [], near, picture }: KnownOfBox,
): BoxView {
  const axes = axesOf(camera);
  const byAxis: Record<Axis, Seen[]> = { x: [], y: [], z: [] };
  for (const segment of segments) {
    const middle = { u: (segment.x1 + segment.x2) / 2, v: (segment.y1 + segment.y2) / 2 };
    const upper =
      segment.y1 < segment.y2 ? { u: segment.x1, v: segment.y1 } : { u: segment.x2, v: segment.y2 };
    byAxis[segment.axis].push({
      segment,
      ray: rayOf(camera, middle, axes),
      top: rayOf(camera, upper, axes),
    });
  }
  const diagonal = Math.hypot(camera.width, camera.height);
  const unit = 0.02 * diagonal;
  return {
    camera,
    axes,
    byAxis,
    marks,
    unseen,
    ...(near ? { near } : {}),
    ...(picture ? { picture } : {}),
    usual: near
      ? {
          back: [near.back, STAYS],
          left: [near.left, STAYS],
          right: [near.right, STAYS],
          ceiling: [near.ceiling, STAYS],
        }
      : { back: USUAL.back, left: USUAL.side, right: USUAL.side, ceiling: USUAL.ceiling },
    unit,
    tolerance: 1.5 + 0.002 * diagonal,
    marked: (box, side) =>
      marks.reduce((sum, mark) => {
        if (side && !('corner' in mark ? mark.corner : mark.edge).includes(side)) return sum;
        const [across, along] = missOf(mark, camera, box, axes);
        const off = Math.hypot(across, along) / mark.spread;
        return sum + unit * Math.min(200, off * off);
      }, 0),
  };
}
