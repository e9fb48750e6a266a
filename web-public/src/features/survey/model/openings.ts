import {
  boundsOf,
  type Opening,
  RECTANGLE_WALLS,
  type Shell,
  type SurveyLength,
  type WallId,
} from '@plumbline/concept';
import {
  type AlongWall,
  type BoxRoom,
  type Camera,
  type FloorOutline,
  type Measured,
  type MeasuredRectangle,
  measureRectangle,
  onWall,
  openingAlong,
  openingOn,
  type Pixel,
  pixelOnWall,
  quadOnWall,
  type SolvedRoom,
  seenOnWall,
  sideOf,
  wallSeenAt,
} from '@plumbline/survey';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';
import type { MatchedRoom } from './matched-room.js';
import { type DrawnIn, type DrawnOpening } from './matched-room.js';

/** How exactly a corner is shown that was held to an edge or looked at, as a share of the diagonal. */
const SHOWN = 0.004;
/** A length that is no surer than this counts from an end of a wall that the photo does not show. Inches. */
const UNSEEN_IN = 8;
export const OPENINGS_MOST = 12;

export const spreadOfCorner = ({ width, height }: Camera): number => SHOWN * Math.hypot(width, height);

/** How exactly a corner is known that nobody looked at: of a casing's edges another one may have been taken. */
const FOUND = 0.008;

const spreadOf = ({ found }: DrawnOpening, { width, height }: Camera): number =>
  (found ? FOUND : SHOWN) * Math.hypot(width, height);

/** The wall that a point of the photo shows: as one of a box, and its id where the room is none. */
export function planeAt({ camera, box, outline }: DrawnIn, at: Pixel) {
  if (outline) {
    const seen = seenOnWall(camera, outline, at);
    return seen && { wall: seen.name, box: seen.box, id: seen.wall };
  }
  const wall = wallSeenAt(camera, box, at);
  return wall && { wall, box, id: undefined };
}

/** The wall that an opening is in: what its middle shows. */
export const planeOfOpening = (room: DrawnIn, { corners: [a, b] }: Pick<DrawnOpening, 'corners'>) =>
  planeAt(room, { u: (a.u + b.u) / 2, v: (a.v + b.v) / 2 });

/** An opening's four corners in the photo, around it; nothing where they do not lie on one wall. */
export function quadOfOpening(room: DrawnIn, opening: Pick<DrawnOpening, 'corners'>) {
  const plane = planeOfOpening(room, opening);
  return plane && quadOnWall(room.camera, plane.box, plane.wall, opening.corners);
}

/** An opening with one of the corners of `quadOfOpening` drawn elsewhere; the one opposite to it stays. */
export function withCorner(
  room: DrawnIn,
  opening: DrawnOpening,
  corner: number,
  to: Pixel,
): DrawnOpening | undefined {
  const plane = planeOfOpening(room, opening);
  const fixed = quadOfOpening(room, opening)?.[(corner + 2) % 4];
  const quad = plane && fixed && quadOnWall(room.camera, plane.box, plane.wall, [to, fixed]);
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

/** A door or a way through with its lower side where its wall meets the floor; a window stays as it is. */
export function standing(room: DrawnIn, opening: DrawnOpening): DrawnOpening {
  const plane = opening.kind === 'window' ? undefined : planeOfOpening(room, opening);
  if (!plane) return opening;
  const place = (at: Pixel) => ({ at, on: onWall(room.camera, plane.box, plane.wall, at) });
  const [a, b] = [place(opening.corners[0]), place(opening.corners[1])];
  const [above, below] = a.on[1] > b.on[1] ? [a, b] : [b, a];
  const foot = pixelOnWall(room.camera, plane.box, plane.wall, below.on[0], -1);
  return foot ? { ...opening, corners: [foot, above.at] } : opening;
}

/** An opening's size, where the scale of the room is known. */
export interface OpeningSize {
  readonly widthIn: number;
  readonly heightIn: number;
}

/** The size of an opening in a room whose camera stands `eyeIn` above the floor. */
export function sizeOfOpening(room: DrawnIn, eyeIn: number, opening: DrawnOpening): OpeningSize | undefined {
  const plane = planeOfOpening(room, opening);
  const exact = { camera: room.camera, box: plane?.box, eyeIn, spreadOf: () => 0 } as unknown as SolvedRoom;
  const size = plane && measureRectangle(exact, plane.wall, opening.corners, 0);
  return size && { widthIn: size.width.inches, heightIn: size.height.inches };
}

/** How large an opening is, as people say it: 36″ × 48″; nothing where the room's scale is not known. */
export function sizeWords(room: MatchedRoom, opening: DrawnOpening): string | null {
  const size = room.lengths && sizeOfOpening(room, room.lengths.eye.inches, opening);
  if (!size) return null;
  const words = (inches: number) => formatMeasure(Math.round(inches), 'in');
  return survey.size(words(size.widthIn), words(size.heightIn));
}

/** The openings of a surveyed room in the plan's frame, with their lengths; what lies on no wall is left out. */
export function openingsOf(
  drawn: readonly DrawnOpening[],
  solved: SolvedRoom,
  shell: Parameters<typeof openingOn>[0],
): { readonly openings: readonly Opening[]; readonly lengths: readonly SurveyLength[] } {
  const found = drawn.flatMap((one) => {
    const plane = planeOfOpening(solved, one);
    const measured = plane && measureRectangle(solved, plane.wall, one.corners, spreadOf(one, solved.camera));
    return measured ? [{ one, opening: openingOn(shell, measured, one), measured }] : [];
  });
  return {
    openings: found.map(({ opening }) => opening),
    lengths: found.flatMap(({ one, opening, measured }) =>
      lengthsOfOpening(opening, measured, one.found ? 'found' : 'photo'),
    ),
  };
}

export function lengthsOfOpening(
  opening: Opening,
  { fromLeft, width, height, sill }: MeasuredRectangle,
  source: 'photo' | 'found' = 'photo',
): SurveyLength[] {
  const length = (of: SurveyLength['of'], inches: number, { spread }: Measured): SurveyLength => ({
    of,
    on: opening.id,
    inches,
    spreadIn: spread,
    // Where a wall ends that the photo does not show is taken, not measured.
    source: spread > UNSEEN_IN ? 'assumed' : source,
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

/** An opening of a room that is no box, told along its wall; nothing where its corners do not lie on one wall. */
function alongOutline(
  camera: Camera,
  outline: FloorOutline,
  { kind, corners }: DrawnOpening,
): { readonly wall: WallId; readonly along: AlongWall } | undefined {
  const wall = planeOfOpening({ camera, box: NO_BOX, outline }, { corners })?.id;
  const [a, b] = corners.map((corner) => wall && seenOnWall(camera, outline, corner, wall));
  if (!wall || !a || !b) return undefined;
  const [from, sill] = [Math.min(a.alongIn, b.alongIn), Math.min(a.upIn, b.upIn)];
  const [width, top] = [Math.abs(a.alongIn - b.alongIn), Math.max(a.upIn, b.upIn)];
  const toFloor = kind !== 'window';
  return { wall, along: { kind, from, width, sill: Math.max(0, sill), height: toFloor ? top : top - sill } };
}

/** Of a room that is told by its outline there is no box. */
const NO_BOX: BoxRoom = { back: 1, left: 1, right: 1, ceiling: 1 };
/** How exactly a length of an opening is known that was drawn on a photo whose scale is known to about 1 %. Inches. */
const DRAWN_SPREAD = { share: 0.02, inches: 1 } as const;

/** The openings of a room that is no box, with their lengths. */
export function openingsInOutline(
  drawn: readonly DrawnOpening[],
  camera: Camera,
  outline: FloorOutline,
): { readonly openings: readonly Opening[]; readonly lengths: readonly SurveyLength[] } {
  const openings = drawn.flatMap((one) => {
    const found = alongOutline(camera, outline, one);
    return found ? [openingAlong(outline.shell, found.wall, one.id, found.along)] : [];
  });
  const found = new Set(drawn.flatMap((one) => (one.found ? [one.id] : [])));
  const lengths = openings.flatMap(({ id, kind, offsetIn, widthIn, heightIn, sillIn }) => {
    const times = found.has(id) ? FOUND / SHOWN : 1;
    const length = (of: SurveyLength['of'], inches: number): SurveyLength => ({
      of,
      on: id,
      inches,
      spreadIn: times * Math.max(DRAWN_SPREAD.inches, DRAWN_SPREAD.share * inches),
      source: found.has(id) ? 'found' : 'photo',
    });
    return [
      length('opening-width', widthIn),
      length('opening-height', heightIn),
      length('opening-offset', offsetIn),
      ...(kind === 'window' ? [length('opening-sill', sillIn)] : []),
    ];
  });
  return { openings, lengths };
}

/** Where openings lie in the walls of a room from above: counted from the west or the south end, as plans count. */
export function openingsOnPlan(
  openings: readonly DrawnOpening[],
  { camera, box, lengths, outline }: MatchedRoom,
  shell: Shell,
): readonly PlanOpening[] {
  if (outline) return openingsInOutline(openings, camera, outline).openings;
  const { w: widthIn, d: depthIn } = boundsOf(shell);
  const exact = { camera, box, eyeIn: lengths?.eye.inches ?? 1, spreadOf: () => 0 } as unknown as SolvedRoom;
  return openings.flatMap(({ id, kind, corners }) => {
    const wall = planeOfOpening({ camera, box }, { corners })?.wall;
    const size = wall && measureRectangle(exact, wall, corners, 0);
    if (!size) return [];
    const along = wall === 'back' ? widthIn : depthIn;
    const width = Math.min(size.width.inches, along);
    const from = wall === 'back' ? size.fromLeft.inches : depthIn - size.fromLeft.inches - width;
    const offsetIn = Math.max(0, Math.min(from, along - width));
    return [{ id, wall: RECTANGLE_WALLS[sideOf(wall)], offsetIn, widthIn: width, kind }];
  });
}
