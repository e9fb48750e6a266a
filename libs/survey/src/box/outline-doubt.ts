import { axesOf, type Camera, type CameraAxes, type Pixel, rayOf } from '../camera/camera.js';
import type { Axis, FoundCamera } from '../camera/find-camera.js';
import {
  AXIS_OF,
  type BoxRoom,
  EDGES,
  type EdgeName,
  edgeOf,
  edgesAt,
  lineInPicture,
  type PictureLine,
  visibleCorners,
} from './box-room.js';
import { coverage } from './edge-coverage.js';

/** How far an outline that the photo proposes is to be believed. */
export interface OutlineDoubt {
  /** How likely it is the room's, 0 to 1, before a person looked at it. */
  readonly likely: number;
  readonly isDoubtful: boolean;
  /** Edges that the photo shows too little of: where they run is a guess. */
  readonly guesses: readonly EdgeName[];
  /** The corner, or the middle of the edge, that the photo shows least of: where to look. */
  readonly check?: Pixel;
}

/** What tells a right outline from a wrong one. Shares; `score` and `lead` are shares of the diagonal. */
interface OutlineSigns {
  /** Of the outline, that lies on edges of the photo. */
  readonly seen: number;
  /** Of the straight edges, that could not lie on the wall, floor or ceiling that they are seen on. */
  readonly against: number;
  /** Of the proposal. */
  readonly score: number;
  /** Its score less that of the best other proposal. */
  readonly lead: number;
}

/** Lines of the outline shorter than this share of the diagonal tell nothing. */
const LONG_ENOUGH = 0.05;
/** An edge of which less than this share is seen is a guess. */
const GUESSED = 0.25;
/** Edges of the photo this near to the outline (share of the diagonal) are its own. */
const OWN = 0.015;
/** Where along an edge of the photo it is asked what it lies on. */
const LOOKS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
const MOST_SEGMENTS = 200;

/**
 * The logarithm of the odds that an outline is right, learned from 88 drawn old rooms, 60 synthetic photos and 36 views of two
 * real rooms, with and without EXIF (bench/README.md).
 */
const ODDS = { bias: -3.8, seen: 2.1, against: -9.5, score: 1.8, lead: 8.1 } as const;
/** Less likely outlines are doubted. A right one that is doubted costs a look, a wrong one that is not a wrong room. */
const LIKELY = 0.4;
const MOST_LEAD = 0.3;

/** Says whether a proposed outline may be shown without a doubt, and where it is a guess. */
export function outlineDoubt(
  found: FoundCamera,
  room: { readonly camera: Camera; readonly box: BoxRoom },
  { score, lead }: { readonly score: number; readonly lead: number },
): OutlineDoubt {
  const edges = edgesSeen(found, room);
  const signs = outlineSigns(found, room, { score, lead }, edges);
  const odds =
    ODDS.bias +
    ODDS.seen * signs.seen +
    ODDS.against * signs.against +
    ODDS.score * signs.score +
    ODDS.lead * Math.min(MOST_LEAD, signs.lead);
  const likely = 1 / (1 + Math.exp(-odds));
  const check = leastSeen(room, edges);
  return {
    likely,
    isDoubtful: likely < LIKELY,
    guesses: edges.filter(({ seen }) => seen < GUESSED).map(({ edge }) => edge),
    ...(check ? { check } : {}),
  };
}

interface EdgeSeen {
  readonly edge: EdgeName;
  readonly line: PictureLine;
  /** Pixels. */
  readonly long: number;
  /** Share of it that lies on edges of the photo. */
  readonly seen: number;
}

function edgesSeen(found: FoundCamera, { camera, box }: Room): readonly EdgeSeen[] {
  const axes = axesOf(camera);
  const diagonal = Math.hypot(camera.width, camera.height);
  const byAxis = { x: [], y: [], z: [] } as Record<Axis, { segment: FoundCamera['segments'][number] }[]>;
  for (const segment of found.segments) byAxis[segment.axis].push({ segment });
  return EDGES.flatMap((edge): EdgeSeen[] => {
    const line = lineInPicture(camera, edgeOf(box, edge), axes);
    if (!line) return [];
    const { whole, covered } = coverage(line, byAxis[AXIS_OF[edge]], 1.5 + 0.003 * diagonal);
    return whole < LONG_ENOUGH * diagonal ? [] : [{ edge, line, long: whole, seen: covered / whole }];
  });
}

type Room = Parameters<typeof outlineDoubt>[1];

/** What the odds are made of. */
function outlineSigns(
  found: FoundCamera,
  room: Room,
  { score, lead }: { readonly score: number; readonly lead: number },
  edges: readonly EdgeSeen[],
): OutlineSigns {
  const diagonal = Math.hypot(room.camera.width, room.camera.height);
  const whole = edges.reduce((sum, { long }) => sum + long, 0);
  return {
    seen: edges.reduce((sum, { long, seen }) => sum + long * seen, 0) / (whole || 1),
    against: against(
      found,
      room,
      edges.map(({ line }) => line),
    ),
    score: score / diagonal,
    lead: lead / diagonal,
  };
}

/** The axis that stands upright on each part of the room: no edge on that part runs along it. */
const ACROSS = { back: 'y', left: 'x', right: 'x', floor: 'z', ceiling: 'z' } as const;

/** Share of the photo's edges that run across what the room has there. Furniture's do, too, but seldom most. */
function against(found: FoundCamera, { camera, box }: Room, outline: readonly PictureLine[]): number {
  const axes = axesOf(camera);
  const own = OWN * Math.hypot(camera.width, camera.height);
  let all = 0;
  let across = 0;
  for (const { x1, y1, x2, y2, axis, length } of found.segments.slice(0, MOST_SEGMENTS)) {
    for (const t of LOOKS) {
      const at = { u: x1 + t * (x2 - x1), v: y1 + t * (y2 - y1) };
      if (outline.some((line) => farFrom(line, at) < own)) continue;
      all += length;
      if (ACROSS[partAt(camera, axes, box, at)] === axis) across += length;
    }
  }
  return across / (all || 1);
}

function partAt(camera: Camera, axes: CameraAxes, box: BoxRoom, at: Pixel): keyof typeof ACROSS {
  const [x, y, z] = rayOf(camera, at, axes);
  const reach = (distance: number): number => (distance > 0 ? distance : Number.POSITIVE_INFINITY);
  const parts: readonly (readonly [keyof typeof ACROSS, number])[] = [
    ['back', reach(box.back / y)],
    ['left', reach(-box.left / x)],
    ['right', reach(box.right / x)],
    ['floor', reach(-1 / z)],
    ['ceiling', reach(box.ceiling / z)],
  ];
  return parts.reduce((a, b) => (b[1] < a[1] ? b : a))[0];
}

/** From a line between two points to a point, pixels. */
function farFrom({ from, to }: PictureLine, { u, v }: Pixel): number {
  const [du, dv] = [to.u - from.u, to.v - from.v];
  const t = ((u - from.u) * du + (v - from.v) * dv) / (du * du + dv * dv || 1);
  const on = Math.min(1, Math.max(0, t));
  return Math.hypot(u - from.u - on * du, v - from.v - on * dv);
}

/** The shown corner whose edges the photo shows least of; without one, the middle of the edge that it shows least of. */
function leastSeen({ camera, box }: Room, edges: readonly EdgeSeen[]): Pixel | undefined {
  const corners = [...visibleCorners(camera, box)].map(([corner, at]) => {
    const meeting = edges.filter(({ edge }) => edgesAt(corner).includes(edge));
    return { at, seen: meeting.reduce((sum, { seen }) => sum + seen, 0) / (meeting.length || 1) };
  });
  const middles = edges.map(({ line: { from, to }, seen }) => ({
    at: { u: (from.u + to.u) / 2, v: (from.v + to.v) / 2 },
    seen,
  }));
  return (corners.length > 0 ? corners : middles).sort((a, b) => a.seen - b.seen)[0]?.at;
}
