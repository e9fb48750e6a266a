import { FOCAL_LENGTH_35MM, LIMITS } from '@plumbline/contracts';
import { z } from 'zod';
import { EXISTING_KINDS } from '../items/existing-things.js';
import { boxSchema } from '../items/item.js';
import { openingSchema } from '../shell/opening.js';
import { shellSchema } from '../shell/shell.js';
import { MOST_CORNERS } from '../shell/walls.js';
import { inches, LONGEST_IN, line, list, record, sideSchema, word } from '../units.js';
import { roomCameraSchema } from './room-camera.js';

/**
 * A survey: a room as it stands, measured from photos, by tape or by a scan.
 *
 * All places are in the plan's own frame, the one of `roomSchema`: inches from the inside corner where the west wall
 * meets the south wall; x runs east, y north, z up. The wall that the first photo looks at most is the north wall, so
 * in that photo west is left and east is right, and the south wall is behind the camera. `@plumbline/survey` takes
 * what was solved in a photo there (`toShell`, `cameraInRoom`) and back (`solvedFrom`).
 */

const MOST_SURVEY_PHOTOS = 6;
const MOST_MARKS = 60;
const MOST_LINES = 80;
const MOST_OPENINGS = 40;
const MOST_THINGS = 40;
const MOST_LENGTHS = 120;

/**
 * One of these words; another one, of a page or a server newer than this one (both run during an update), is read as
 * `fallback`: the survey is not refused for it. What is no short word is a fault.
 */
const knownOr = <const T extends string>(fallback: T, known: readonly T[]) =>
  z.preprocess(
    (value) => (word.safeParse(value).success && !known.includes(value as T) ? fallback : value),
    z.enum(known),
  );

const pixel = z.number().min(-1e5).max(1e5);
/** One standard deviation, pixels: how exactly a point was shown. */
const spread = z.number().min(0.01).max(1_000);
const at = { u: pixel, v: pixel, spread };

const CORNER_NAMES = ['floor-left', 'floor-right', 'ceiling-left', 'ceiling-right'] as const;
const EDGE_NAMES = [
  'back-floor',
  'back-ceiling',
  'left-floor',
  'left-ceiling',
  'right-floor',
  'right-ceiling',
  'back-left',
  'back-right',
] as const;

/**
 * A point of the photo that a person showed, in pixels from its upper left corner: a corner of the wall that the
 * camera looks at, a point that an edge passes through, a corner of the outline on the floor or at the ceiling, or a
 * corner of an opening.
 */
export const surveyMarkSchema = z.union([
  record({ ...at, corner: z.enum(CORNER_NAMES) }),
  record({ ...at, edge: z.enum(EDGE_NAMES) }),
  record({
    ...at,
    /** Of the shell's outline, from 0. */
    outline: z
      .int()
      .min(0)
      .max(MOST_CORNERS - 1),
    level: z.enum(['floor', 'ceiling']),
  }),
  record({
    ...at,
    /** Its id. */
    opening: word,
  }),
]);
export type SurveyMark = z.infer<typeof surveyMarkSchema>;

/** A straight edge of the photo that runs along an axis of the room: what the camera was found by. Pixels. */
export const surveyLineSchema = record({
  x1: pixel,
  y1: pixel,
  x2: pixel,
  y2: pixel,
  /** As the camera looks: x along the wall that it looks at most, y towards it, z up. */
  axis: z.enum(['x', 'y', 'z']),
});
export type SurveyLine = z.infer<typeof surveyLineSchema>;

/** How surely a camera is known: standard deviations. */
export const cameraSpreadSchema = record({
  /** Of the focal length, as a share of it. */
  focal: z.number().min(0).max(10),
  /** Of its angles, radians. */
  angle: z.number().min(0).max(Math.PI),
  /** Of where it stood, inches. */
  placeIn: z.number().min(0).max(LONGEST_IN),
});
export type CameraSpread = z.infer<typeof cameraSpreadSchema>;

export const surveyPhotoSchema = record({
  /** The uploaded photo, as POST /api/upload answered it. */
  imageUrl: z.string().min(1).max(LIMITS.urlMax),
  /** The lens's focal length as if on 35 mm film, millimetres, where the photo's EXIF told it. */
  focal35mm: z.number().min(FOCAL_LENGTH_35MM.min).max(FOCAL_LENGTH_35MM.max).optional(),
  /** Its `width` and `height` are those of the photo in which marks and lines are told. */
  camera: roomCameraSchema,
  spread: cameraSpreadSchema,
  marks: list(surveyMarkSchema, MOST_MARKS),
  /** The longest first; with them the room can be solved again from its marks. */
  lines: list(surveyLineSchema, MOST_LINES).optional(),
});
export type SurveyPhoto = z.infer<typeof surveyPhotoSchema>;

/**
 * Who says how long something is: the photo by what a person marked in it, the photo by what was found in it and nobody
 * took out, a scan, a person who measured it, or nobody (a usual size was taken).
 */
export const lengthSourceSchema = knownOr('photo', ['photo', 'found', 'scan', 'typed', 'assumed']);
export type LengthSource = z.infer<typeof lengthSourceSchema>;

/** A length of the room with how sure it is. */
export const surveyLengthSchema = record({
  of: z.enum([
    'wall',
    'ceiling',
    'opening-offset',
    'opening-width',
    'opening-height',
    'opening-sill',
    'thing-place',
  ]),
  /** Id of the wall, the opening or the thing; of the ceiling there is none. */
  on: word.optional(),
  inches,
  /** One standard deviation, inches. What is printed as ± is `plusMinusIn` of it. */
  spreadIn: z.number().min(0).max(LONGEST_IN),
  source: lengthSourceSchema,
});
export type SurveyLength = z.infer<typeof surveyLengthSchema>;

/** A thing that stands in the room today, and what is to become of it. */
export const existingThingSchema = record({
  id: word,
  kind: z.enum(EXISTING_KINDS),
  /** What a person calls it, where they named it. */
  label: line.optional(),
  box: boxSchema,
  /** Which way its front looks. */
  facing: sideSchema,
  plan: z.enum(['keep', 'move', 'remove']),
});
export type ExistingThing = z.infer<typeof existingThingSchema>;

export const measuredBySchema = knownOr('homeowner', ['homeowner', 'contractor', 'tape', 'scan']);

export const surveySchema = record({
  photos: list(surveyPhotoSchema, MOST_SURVEY_PHOTOS),
  shell: shellSchema,
  openings: list(openingSchema, MOST_OPENINGS),
  existing: list(existingThingSchema, MOST_THINGS),
  lengths: list(surveyLengthSchema, MOST_LENGTHS),
  measuredBy: measuredBySchema,
});
export type Survey = z.infer<typeof surveySchema>;

/** What a concept keeps of the survey that it was planned by; it stays as it was when the survey changes. */
export const conceptSurveySchema = record({
  id: word,
  /** Of the survey, from 1. */
  version: z.int().min(1).max(1_000_000),
  measuredBy: measuredBySchema,
  lengths: list(surveyLengthSchema, MOST_LENGTHS),
  openings: list(openingSchema, MOST_OPENINGS),
  existing: list(existingThingSchema, MOST_THINGS),
  /** Who typed lengths with a tape in the room itself, and on which day (ISO date). */
  verified: record({ name: word, on: z.iso.date() }).optional(),
  /** The camera of the photo that the design starts from; none where the room was measured without. */
  camera: roomCameraSchema.optional(),
});
export type ConceptSurvey = z.infer<typeof conceptSurveySchema>;

/** A room to plan in, as a survey had it. */
export const surveyedRoomSchema = record({ shell: shellSchema, survey: conceptSurveySchema });
export type SurveyedRoom = z.infer<typeof surveyedRoomSchema>;
