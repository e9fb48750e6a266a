import type { Opening, SurveyLength } from '@plumbline/api-client';
import { boundsOf, RECTANGLE_WALLS, type Shell } from '@plumbline/concept';
import {
  type BoxRoom,
  type Camera,
  type Measured,
  type MeasuredRectangle,
  measureRectangle,
  openingOn,
  type Pixel,
  quadOnWall,
  type SolvedRoom,
  sideOf,
  type WallName,
  wallSeenAt,
} from '@plumbline/survey';
import type { MatchedRoom } from './matched-room.js';

export const OPENING_KINDS = ['window', 'door', 'cased-opening'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** A window, a door or a way through that a person showed in the photo. */
export interface DrawnOpening {
  readonly id: string;
  readonly kind: OpeningKind;
  /** Two opposite corners, pixels of the photo at the size it was looked at. */
  readonly corners: readonly [Pixel, Pixel];
}

/** How exactly a corner is shown that was held to an edge or looked at, as a share of the diagonal. */
const SHOWN = 0.004;
/** A length that is no surer than this counts from an end of a wall that the photo does not show. Inches. */
const UNSEEN_IN = 8;
export const OPENINGS_MOST = 12;

export const spreadOfCorner = ({ width, height }: Camera): number => SHOWN * Math.hypot(width, height);

/** The wall that an opening is in: what its middle shows. */
export function wallOfOpening(
  camera: Camera,
  box: BoxRoom,
  { corners: [a, b] }: Pick<DrawnOpening, 'corners'>,
): WallName | undefined {
  return wallSeenAt(camera, box, { u: (a.u + b.u) / 2, v: (a.v + b.v) / 2 });
}

/** An opening's four corners in the photo, around it; nothing where they do not lie on one wall. */
export function quadOfOpening(camera: Camera, box: BoxRoom, opening: Pick<DrawnOpening, 'corners'>) {
  const wall = wallOfOpening(camera, box, opening);
  return wall && quadOnWall(camera, box, wall, opening.corners);
}

/** An opening with one of the corners of `quadOfOpening` drawn elsewhere; the one opposite to it stays. */
export function withCorner(
  camera: Camera,
  box: BoxRoom,
  opening: DrawnOpening,
  corner: number,
  to: Pixel,
): DrawnOpening | undefined {
  const wall = wallOfOpening(camera, box, opening);
  const fixed = quadOfOpening(camera, box, opening)?.[(corner + 2) % 4];
  const quad = wall && fixed && quadOnWall(camera, box, wall, [to, fixed]);
  if (!quad) return undefined;
  // Corners keep their numbers, so that a key moves the one that it moved before.
  const [first, last] = (
    [
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ] as const
  )[corner as 0 | 1 | 2 | 3];
  return { ...opening, corners: [quad[first], quad[last]] };
}

/** An opening's size, where the scale of the room is known. */
export interface OpeningSize {
  readonly widthIn: number;
  readonly heightIn: number;
}

/** The size of an opening in a room whose camera stands `eyeIn` above the floor. */
export function sizeOfOpening(
  camera: Camera,
  box: BoxRoom,
  eyeIn: number,
  opening: DrawnOpening,
): OpeningSize | undefined {
  const wall = wallOfOpening(camera, box, opening);
  const exact = { camera, box, eyeIn, spreadOf: () => 0 } as unknown as SolvedRoom;
  const size = wall && measureRectangle(exact, wall, opening.corners, 0);
  return size && { widthIn: size.width.inches, heightIn: size.height.inches };
}

/** The openings of a surveyed room in the plan's frame, with their lengths; what lies on no wall is left out. */
export function openingsOf(
  drawn: readonly DrawnOpening[],
  solved: SolvedRoom,
  shell: Parameters<typeof openingOn>[0],
): { readonly openings: readonly Opening[]; readonly lengths: readonly SurveyLength[] } {
  const found = drawn.flatMap((one) => {
    const wall = wallOfOpening(solved.camera, solved.box, one);
    const measured = wall && measureRectangle(solved, wall, one.corners, spreadOfCorner(solved.camera));
    return measured ? [{ opening: openingOn(shell, measured, one), measured }] : [];
  });
  return {
    openings: found.map(({ opening }) => opening),
    lengths: found.flatMap(({ opening, measured }) => lengthsOf(opening, measured)),
  };
}

function lengthsOf(opening: Opening, { fromLeft, width, height, sill }: MeasuredRectangle): SurveyLength[] {
  const length = (of: SurveyLength['of'], inches: number, { spread }: Measured): SurveyLength => ({
    of,
    on: opening.id,
    inches,
    spreadIn: spread,
    // Where a wall ends that the photo does not show is taken, not measured.
    source: spread > UNSEEN_IN ? 'assumed' : 'photo',
  });
  return [
    length('opening-width', opening.widthIn, width),
    length('opening-height', opening.heightIn, height),
    length('opening-offset', opening.offsetIn, fromLeft),
    ...(opening.kind === 'window' ? [length('opening-sill', opening.sillIn, sill)] : []),
  ];
}

/** An opening of a wall as a plan shows it. */
export type PlanOpening = Pick<Opening, 'id' | 'offsetIn' | 'widthIn'> & {
  readonly wall: string;
  readonly kind: Opening['kind'];
};

/** Where openings lie in the walls of a room from above: counted from the west or the south end, as plans count. */
export function openingsOnPlan(
  openings: readonly DrawnOpening[],
  { camera, box, lengths }: MatchedRoom,
  shell: Shell,
): readonly PlanOpening[] {
  const { w: widthIn, d: depthIn } = boundsOf(shell);
  const exact = { camera, box, eyeIn: lengths?.eye.inches ?? 1, spreadOf: () => 0 } as unknown as SolvedRoom;
  return openings.flatMap(({ id, kind, corners }) => {
    const wall = wallOfOpening(camera, box, { corners });
    const size = wall && measureRectangle(exact, wall, corners, 0);
    if (!size) return [];
    const along = wall === 'back' ? widthIn : depthIn;
    const width = Math.min(size.width.inches, along);
    const from = wall === 'back' ? size.fromLeft.inches : depthIn - size.fromLeft.inches - width;
    const offsetIn = Math.max(0, Math.min(from, along - width));
    return [{ id, wall: RECTANGLE_WALLS[sideOf(wall)], offsetIn, widthIn: width, kind }];
  });
}
