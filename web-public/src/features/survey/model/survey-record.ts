import {
  type Opening,
  type PlaceInRoom,
  rectangularShell,
  type Shell,
  type Survey,
  type SurveyLength,
  type SurveyMark,
} from '@plumbline/concept';
import {
  type BoxRoom,
  type Camera,
  cameraInRoom,
  type FloorOutline,
  type FoundCamera,
  floorOutline,
  type Mark,
  type MeasuredRoom,
  type SolvedRoom,
  thingInShell,
  toShell,
  withCamerasInReach,
  withOuterWalls,
  withoutMissedMarks,
} from '@plumbline/survey';
import { isOff } from './contradictions.js';
import type { Side } from './grips.js';
import type { DrawnThing, JoinedMatch, MarkedFloor, MatchedRoom, ToldSizes } from './matched-room.js';
import { type ConfirmedPhoto, type DrawnOpening } from './matched-room.js';
import { openingsInOutline, openingsOf } from './openings.js';

/** What a photo does not show, inches: the wall behind who takes it, and a side wall outside of the picture. */
export const BEHIND = { inches: 36, spread: 24 } as const;
const ASIDE = { least: 60, most: 144, spread: 30 } as const;
/** How exactly a ceiling is known that was tapped, inches. */
export const CEILING_SPREAD_IN = 1;
/** How exactly people read a tape along a wall, inches. */
export const TAPE_SPREAD_IN = 0.5;
/** How exactly a corner of the floor is pointed at, as a share of the diagonal. */
const FLOOR_SPREAD = 0.004;
/** As many as the server takes, and more than hold a camera. */
export const LINES_MOST = 80;

/** A solved room with what it was solved from. */
export interface Confirmed {
  readonly solved: SolvedRoom;
  readonly lengths: MeasuredRoom;
  readonly found: FoundCamera;
  readonly marks: readonly Mark[];
  readonly ceilingIn: number;
  readonly told: ToldSizes;
  /** A typed length is not the one of the outline: its marks there show no place of the room. */
  readonly isContradicted: boolean;
  readonly openings: readonly DrawnOpening[];
  readonly things: readonly DrawnThing[];
  readonly floor: MarkedFloor;
}

/** How far a side wall is taken to stand from the camera that the photo does not show, inches. */
const takenAside = (seenIn: number): number => Math.min(ASIDE.most, Math.max(ASIDE.least, seenIn));

/**
 * The survey of a room that a person confirmed in one photo, as the server keeps it: the wall that the photo looks at
 * is the north wall. Walls that it does not show are taken at a usual distance, and said to be so.
 */
export function surveyRecord(confirmed: Confirmed, photo: ConfirmedPhoto): Survey {
  const { solved, found } = confirmed;
  const { camera } = solved;
  const { shell, at, openings, lengths, marks, isContradicted } = surveyedShell(confirmed);
  const record: Survey = {
    photos: [
      {
        imageUrl: photo.imageUrl,
        ...(photo.focalLength35mm === null ? {} : { focal35mm: photo.focalLength35mm }),
        camera: cameraInRoom(camera, at),
        spread: {
          focal: found.focalSpread,
          angle: found.angleSpread,
          placeIn: solved.spreadOf((_, { back }, eye) => back * eye),
        },
        marks,
        lines: found.segments
          .slice(0, LINES_MOST)
          .map(({ x1, y1, x2, y2, axis }) => ({ x1, y1, x2, y2, axis })),
      },
    ],
    shell,
    openings,
    existing: confirmed.things.map((thing) => thingInShell(shell, thing)),
    lengths,
    measuredBy: 'homeowner',
  };
  const inReach = withCamerasInReach(record);
  return isContradicted ? withoutMissedMarks(inReach) : inReach;
}

type Surveyed = Pick<Survey, 'shell' | 'openings' | 'lengths'> & {
  readonly at: PlaceInRoom;
  readonly marks: readonly SurveyMark[];
  readonly isContradicted: boolean;
};

function surveyedShell(confirmed: Confirmed): Surveyed {
  const { solved, ceilingIn, floor } = confirmed;
  const { camera, eyeIn } = solved;
  const outline = outlineOfFloor(camera, eyeIn, ceilingIn, floor);
  if (!outline) return surveyedBox(confirmed);
  const { openings, lengths } = openingsInOutline(confirmed.openings, camera, outline);
  const spread = pointedAt(camera);
  return {
    shell: withOuterWalls(outline.shell, openings),
    at: outline.at,
    openings,
    lengths: [
      ...outline.walls.map(
        ({ id, inches, spread, source }): SurveyLength => ({
          of: 'wall',
          on: id,
          inches,
          spreadIn: spread,
          source,
        }),
      ),
      { of: 'ceiling', inches: ceilingIn, spreadIn: CEILING_SPREAD_IN, source: 'typed' },
      ...lengths,
    ],
    // Where a corner was set square it may lie beside its mark.
    marks: outline.marks.map((mark): SurveyMark => ({ ...mark, level: 'floor', spread: 3 * spread })),
    isContradicted: outline.walls.some(({ says, inches }) => says !== undefined && isOff(says, inches)),
  };
}

function surveyedBox(confirmed: Confirmed): Surveyed {
  const { solved, marks, ceilingIn } = confirmed;
  const { eyeIn } = solved;
  const box = withUsualSides(confirmed);
  const { widthIn, depthIn } = confirmed.told;
  const told = {
    behindIn: depthIn === null ? BEHIND.inches : depthIn - box.back * eyeIn,
    ceilingIn,
    ...(widthIn === null ? {} : { widthIn }),
    ...(depthIn === null ? {} : { depthIn }),
  };
  const { openings, lengths } = openingsOf(
    confirmed.openings,
    { ...solved, box },
    toShell({ box, eyeIn }, told).shell,
  );
  const { shell, at } = toShell({ box, eyeIn }, told, outerSides(openings));
  return {
    shell,
    at,
    openings,
    lengths: [...lengthsOf(confirmed, shell.outline[2]!.x, shell.outline[2]!.y), ...lengths],
    isContradicted: confirmed.isContradicted,
    marks: marks.map((mark): SurveyMark => ({ ...mark, spread: Math.max(0.01, mark.spread) })),
  };
}

/** How exactly a corner of the floor is pointed at, pixels. */
const pointedAt = ({ width, height }: Camera): number => FLOOR_SPREAD * Math.hypot(width, height);

const outlineOfFloor = (
  camera: Camera,
  eyeIn: number,
  ceilingIn: number,
  { corners, wallsTold }: MarkedFloor,
): FloorOutline | undefined =>
  corners.length === 0
    ? undefined
    : floorOutline(camera, eyeIn, corners, {
        spread: pointedAt(camera),
        behindIn: BEHIND.inches,
        ceilingIn,
        typed: wallsTold,
      });

/** A room with the outline that the marked corners of its floor make, where they make one. */
export function withOutline(room: MatchedRoom, ceilingIn: number | null, floor: MarkedFloor): MatchedRoom {
  const { camera, lengths } = room;
  if (!lengths || ceilingIn === null) return room;
  return { ...room, outline: outlineOfFloor(camera, lengths.eye.inches, ceilingIn, floor) };
}

/** A box as several photos tell it; what was typed wins. */
export const joinedShell = (
  { width, depth }: Pick<JoinedMatch, 'width' | 'depth'>,
  ceilingIn: number,
  told: ToldSizes,
  exterior: readonly Opening['side'][] = [],
): Shell =>
  rectangularShell(
    told.widthIn ?? quarter(width.inches),
    told.depthIn ?? quarter(depth.inches),
    ceilingIn,
    exterior,
  );

const quarter = (inches: number): number => Math.round(inches * 4) / 4;

/** Walls with a window are outer walls; where no window was shown, the one that the photo looks at is taken for one. */
export function outerSides(openings: readonly Opening[]): readonly Opening['side'][] {
  const sides = openings.filter(({ kind }) => kind === 'window').map(({ side }) => side);
  return sides.length > 0 ? [...new Set(sides)] : ['north'];
}

/** Sides whose wall the photo shows. */
const shows = ({ lengths, told }: Confirmed, side: Side): boolean =>
  told.widthIn !== null || (side === 'left' ? lengths.toLeft : lengths.toRight) !== undefined;

function withUsualSides(confirmed: Confirmed): BoxRoom {
  const { box, eyeIn } = confirmed.solved;
  const side = (of: Side) => (shows(confirmed, of) ? box[of] : takenAside(box[of] * eyeIn) / eyeIn);
  return { ...box, left: side('left'), right: side('right') };
}

/** A room as it would be kept: what the photo does not show is taken at a usual distance, what was told wins. */
export function shellOfRoom(
  { box, lengths, joined, outline }: MatchedRoom,
  ceilingIn: number,
  told: ToldSizes,
): Shell | null {
  if (!lengths) return null;
  if (outline) return outline.shell;
  if (joined) return joinedShell(joined, ceilingIn, told);
  const eyeIn = lengths.eye.inches;
  const side = (of: Side) =>
    (of === 'left' ? lengths.toLeft : lengths.toRight) ? box[of] * eyeIn : takenAside(box[of] * eyeIn);
  const widthIn = told.widthIn ?? side('left') + side('right');
  const depthIn = told.depthIn ?? box.back * eyeIn + BEHIND.inches;
  return rectangularShell(widthIn, depthIn, ceilingIn);
}

export const typed = (inches: number | null) =>
  inches === null ? {} : ({ source: 'typed', spreadIn: TAPE_SPREAD_IN } as const);

function lengthsOf(confirmed: Confirmed, widthIn: number, depthIn: number): readonly SurveyLength[] {
  const { solved, ceilingIn } = confirmed;
  const hidden = (['left', 'right'] as const).filter((side) => !shows(confirmed, side));
  const shown = (['left', 'right'] as const).filter((side) => shows(confirmed, side));
  const seenSpread = solved.spreadOf((_, box, eye) => eye * shown.reduce((sum, side) => sum + box[side], 0));
  const width = {
    of: 'wall',
    inches: widthIn,
    spreadIn: Math.hypot(seenSpread, ASIDE.spread * Math.sqrt(hidden.length)),
    source: hidden.length > 0 ? 'assumed' : 'photo',
    ...typed(confirmed.told.widthIn),
  } as const;
  const depth = {
    of: 'wall',
    inches: depthIn,
    spreadIn: Math.hypot(
      solved.spreadOf((_, { back }, eye) => back * eye),
      BEHIND.spread,
    ),
    source: 'assumed',
    ...typed(confirmed.told.depthIn),
  } as const;
  return [
    { ...width, on: 'w3' },
    { ...width, on: 'w1' },
    { ...depth, on: 'w4' },
    { ...depth, on: 'w2' },
    { of: 'ceiling', inches: ceilingIn, spreadIn: CEILING_SPREAD_IN, source: 'typed' },
  ];
}
