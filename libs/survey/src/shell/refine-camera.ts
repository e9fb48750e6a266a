import type { Opening, Point, RoomCamera, Shell, SurveyLine, SurveyMark } from '@plumbline/concept';
import { boundsOf, openingSpan } from '@plumbline/concept';
import { fit } from '../math/least-squares.js';
import { facingOfCamera, sideOf } from './room-frame.js';

/**
 * A photo's camera, fitted again to the room as it is planned in: lengths that were typed or rounded win over the photo,
 * and then only the camera can still bring the room's edges onto those of the photo.
 */

type Vector = readonly [number, number, number];
type Edge = readonly [Vector, Vector];

/** What a photo shows of the room. */
interface PhotoEvidence {
  readonly camera: RoomCamera;
  readonly spread: { readonly focal: number; readonly angle: number; readonly placeIn: number };
  readonly marks: readonly SurveyMark[];
  readonly lines?: readonly SurveyLine[];
}

/** Shares of the diagonal within which a line of the photo is taken for an edge of the room: loosely, then closely. */
const SNAP = [0.006, 0.004] as const;
/** How exactly an edge of the photo is found, pixels. */
const EDGE_SPREAD = 1.5;
/** A line is an edge's own if it runs along it within this angle's sine. */
const ALONG = 0.03;
const ROUNDS = 12;
/** A camera's place and angles are known no better than this: inches, radians, share of the focal length. */
const LEAST = { place: 1, angle: 0.004, focal: 0.01 } as const;
/** How far, in pixels, a place behind the camera counts as off. */
const NOWHERE = 1e4;
/** Nearest depth, inches, at which a place is drawn. */
const NEAR = 1;

/** The camera that fits marks and lines best, close to the one that was found; that one where there is nothing to fit. */
export function refineCamera(
  { camera, spread, marks, lines = [] }: PhotoEvidence,
  shell: Shell,
  openings: readonly Opening[],
): RoomCamera {
  const edges = edgesOfRoom(shell, openings);
  const diagonal = Math.hypot(camera.width, camera.height);
  let best = camera;
  for (const share of SNAP) {
    const snapped = snapTo(best, edges, lines, share * diagonal);
    if (marks.length + snapped.length < 4) return best;
    const count = 7 + 2 * marks.length + 2 * snapped.length;
    const from = best;
    const { parameters } = fit(
      (p, into) => {
        const at = moved(from, p);
        into[0] = p[0]! / Math.max(LEAST.focal, spread.focal);
        for (let i = 1; i < 4; i++) into[i] = p[i]! / Math.max(LEAST.angle, spread.angle);
        for (let i = 4; i < 7; i++) into[i] = p[i]! / Math.max(LEAST.place, spread.placeIn);
        let next = 7;
        for (const mark of marks) {
          const [across, down] = markOff(at, mark, shell, openings);
          into[next++] = across / mark.spread;
          into[next++] = down / mark.spread;
        }
        for (const { line, edge } of snapped) {
          const [one, other] = endsOff(at, edge, line);
          into[next++] = one / EDGE_SPREAD;
          into[next++] = other / EDGE_SPREAD;
        }
      },
      count,
      new Float64Array(7),
      { huber: 2, exact: 7, rounds: ROUNDS },
    );
    best = moved(from, parameters);
  }
  return best;
}

/** The camera with its focal length scaled by e^p0, turned by p1–p3 about its own axes, and moved by p4–p6 inches. */
function moved(camera: RoomCamera, p: ArrayLike<number>): RoomCamera {
  const axes = [camera.right, camera.down, camera.ahead] as const;
  const angle = Math.hypot(p[1]!, p[2]!, p[3]!);
  const k = angle > 1e-12 ? [p[1]! / angle, p[2]! / angle, p[3]! / angle] : [1, 0, 0];
  const [s, c] = [Math.sin(angle), 1 - Math.cos(angle)];
  const [x, y, z] = k as [number, number, number];
  // Rodrigues' rotation of the camera's own axes.
  const rows = [
    [1 - c * (y * y + z * z), c * x * y + s * z, c * x * z - s * y],
    [c * x * y - s * z, 1 - c * (x * x + z * z), c * y * z + s * x],
    [c * x * z + s * y, c * y * z - s * x, 1 - c * (x * x + y * y)],
  ];
  const turned = (row: readonly number[]): Vector =>
    [0, 1, 2].map((i) => row.reduce((sum, by, j) => sum + by * axes[j]![i]!, 0)) as unknown as Vector;
  return {
    ...camera,
    focal: camera.focal * Math.exp(p[0]!),
    at: { x: camera.at.x + p[4]!, y: camera.at.y + p[5]!, z: camera.at.z + p[6]! },
    right: turned(rows[0]!),
    down: turned(rows[1]!),
    ahead: turned(rows[2]!),
  };
}

/** Where a camera in the room sees a place, in pixels; nothing where it lies behind. */
export function seenAt(
  { at, right, down, ahead, focal, cx, cy }: RoomCamera,
  [x, y, z]: Vector,
): { readonly u: number; readonly v: number } | undefined {
  const p = [x - at.x, y - at.y, z - at.z] as const;
  const along = (axis: Vector): number => p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2];
  const depth = along(ahead);
  if (depth < NEAR) return undefined;
  return { u: cx + (focal * along(right)) / depth, v: cy + (focal * along(down)) / depth };
}

/** Corners of the shell, floor and ceiling, with the edges between them, and the four edges of each opening. */
function edgesOfRoom(shell: Shell, openings: readonly Opening[]): Edge[] {
  const high = shell.ceiling.heightIn;
  const { outline } = shell;
  const edges: Edge[] = outline.flatMap((a, i): Edge[] => {
    const b = outline[(i + 1) % outline.length] as Point;
    return [
      [
        [a.x, a.y, 0],
        [b.x, b.y, 0],
      ],
      [
        [a.x, a.y, high],
        [b.x, b.y, high],
      ],
      [
        [a.x, a.y, 0],
        [a.x, a.y, high],
      ],
    ];
  });
  for (const opening of openings) {
    const corners = cornersOfOpening(shell, opening);
    corners.forEach((corner, i) => {
      edges.push([corner, corners[(i + 1) % 4]!]);
    });
  }
  return edges;
}

/** Corners of an opening: below from its start, below at its end, then above. */
export function cornersOfOpening(shell: Shell, opening: Opening): Vector[] {
  const { from, to } = openingSpan(shell, opening);
  const top = opening.sillIn + opening.heightIn;
  return [
    [from.x, from.y, opening.sillIn],
    [to.x, to.y, opening.sillIn],
    [to.x, to.y, top],
    [from.x, from.y, top],
  ];
}

/** How far a mark lies from what it marks, right and down; of an edge, across it and 0. */
function markOff(
  camera: RoomCamera,
  mark: SurveyMark,
  shell: Shell,
  openings: readonly Opening[],
): readonly [number, number] {
  if ('edge' in mark) {
    const edge = boxEdge(shell, camera, mark.edge);
    return [edge ? acrossOf(camera, edge, mark.u, mark.v) : 0, 0];
  }
  const places = placesOf(mark, shell, openings, camera);
  let least: readonly [number, number] = [NOWHERE, NOWHERE];
  for (const place of places) {
    const seen = seenAt(camera, place);
    if (!seen) continue;
    const off = [seen.u - mark.u, seen.v - mark.v] as const;
    if (Math.hypot(...off) < Math.hypot(...least)) least = off;
  }
  return places.length > 0 ? least : [0, 0];
}

/** The places of the room that a mark may mean: of an opening any of its corners. */
function placesOf(
  mark: Exclude<SurveyMark, { edge: string }>,
  shell: Shell,
  openings: readonly Opening[],
  camera: RoomCamera,
): Vector[] {
  const high = shell.ceiling.heightIn;
  if ('corner' in mark) {
    const [x, y] = backCorner(shell, camera, mark.corner.endsWith('left') ? 'left' : 'right');
    return [[x, y, mark.corner.startsWith('floor') ? 0 : high]];
  }
  if ('outline' in mark) {
    const corner = shell.outline[mark.outline];
    return corner ? [[corner.x, corner.y, mark.level === 'floor' ? 0 : high]] : [];
  }
  const opening = openings.find(({ id }) => id === mark.opening);
  return opening ? cornersOfOpening(shell, opening) : [];
}

/**
 * The corner of the bounding box, in inches, where the wall that the camera looks at meets its left or right one, as seen
 * in the photo.
 */
export function backCorner(
  shell: Shell,
  camera: RoomCamera,
  end: 'left' | 'right',
): readonly [number, number] {
  const facing = facingOfCamera(camera);
  const { w, d } = boundsOf(shell);
  const sides = [facing, sideOf(end, facing)];
  return [sides.includes('east') ? w : 0, sides.includes('north') ? d : 0];
}

/** An edge of the bounding box by the name that a photo gives it; side walls run towards the camera. */
function boxEdge(shell: Shell, camera: RoomCamera, name: string): Edge | undefined {
  const high = shell.ceiling.heightIn;
  const [a, b] = [backCorner(shell, camera, 'left'), backCorner(shell, camera, 'right')];
  const [wall, part] = name.split('-') as [string, string];
  const z = part === 'floor' ? 0 : high;
  if (wall === 'back' && (part === 'floor' || part === 'ceiling'))
    return [
      [...a, z],
      [...b, z],
    ];
  const corner = (wall === 'back' ? part : wall) === 'left' ? a : b;
  if (wall === 'back')
    return [
      [...corner, 0],
      [...corner, high],
    ];
  const facing = facingOfCamera(camera);
  const { w, d } = boundsOf(shell);
  const near = { north: [corner[0], 0], south: [corner[0], d], east: [0, corner[1]], west: [w, corner[1]] }[
    facing
  ] as [number, number];
  return [
    [...corner, z],
    [...near, z],
  ];
}

/** Both ends of an edge in the picture's plane, cut to what lies before the camera. */
function drawn(
  camera: RoomCamera,
  [a, b]: Edge,
): [{ u: number; v: number }, { u: number; v: number }] | undefined {
  const depth = ([x, y, z]: Vector): number =>
    (x - camera.at.x) * camera.ahead[0] +
    (y - camera.at.y) * camera.ahead[1] +
    (z - camera.at.z) * camera.ahead[2];
  const [da, db] = [depth(a), depth(b)];
  const near = 2 * NEAR;
  if (da < near && db < near) return undefined;
  const t = (near - da) / (db - da);
  const between = [0, 1, 2].map((i) => a[i]! + t * (b[i]! - a[i]!)) as unknown as Vector;
  const from = seenAt(camera, da < near ? between : a);
  const to = seenAt(camera, db < near ? between : b);
  return from && to && [from, to];
}

function acrossOf(camera: RoomCamera, edge: Edge, u: number, v: number): number {
  const line = drawn(camera, edge);
  if (!line) return NOWHERE;
  const [from, to] = line;
  const [du, dv] = [to.u - from.u, to.v - from.v];
  return ((u - from.u) * dv - (v - from.v) * du) / (Math.hypot(du, dv) || 1);
}

function endsOff(camera: RoomCamera, edge: Edge, { x1, y1, x2, y2 }: SurveyLine): readonly [number, number] {
  return [acrossOf(camera, edge, x1, y1), acrossOf(camera, edge, x2, y2)];
}

/** The lines of the photo that lie on edges of the room, each with its nearest edge. */
function snapTo(
  camera: RoomCamera,
  edges: readonly Edge[],
  lines: readonly SurveyLine[],
  limit: number,
): { line: SurveyLine; edge: Edge }[] {
  const shown = edges.flatMap((edge) => {
    const line = drawn(camera, edge);
    return line ? [{ edge, line }] : [];
  });
  return lines.flatMap((line) => {
    const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1);
    let best: Edge | undefined;
    let least = limit;
    for (const { edge, line: on } of shown) {
      const [from, to] = on;
      const [du, dv] = [to.u - from.u, to.v - from.v];
      const whole = Math.hypot(du, dv);
      if (whole < 1) continue;
      const sine = Math.abs((line.x2 - line.x1) * dv - (line.y2 - line.y1) * du) / (whole * length);
      if (sine > ALONG + 2 / length) continue;
      const middle = [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2] as const;
      const t = ((middle[0] - from.u) * du + (middle[1] - from.v) * dv) / whole;
      if (t < -limit || t > whole + limit) continue;
      const off = Math.max(...endsOff(camera, edge, line).map(Math.abs));
      if (off < least) {
        least = off;
        best = edge;
      }
    }
    return best ? [{ line, edge: best }] : [];
  });
}
