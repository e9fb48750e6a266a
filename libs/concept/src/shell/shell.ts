import { z } from 'zod';
import { LONGEST_IN, list, record } from '../units.js';
import { outlineFaults } from './outline-faults.js';
import { FEWEST_CORNERS, MOST_CORNERS, pointSchema, wallSchema } from './walls.js';

/**
 * The shell of a room: a rectilinear polygon. Lengths are inches; x runs east, y north, z up. The origin is the
 * south-west corner of the bounding box, on the finished floor.
 */

const MOST_ZONES = 12;
const MOST_VENTS = 8;

const along = z.number().min(0).max(LONGEST_IN);
const length = z.number().min(1).max(LONGEST_IN);
const height = z.number().min(12).max(480);

export const ceilingZoneSchema = record({
  id: z.string().min(1).max(40),
  kind: z.enum(['soffit', 'beam', 'drop', 'tray']),
  x: along,
  y: along,
  widthIn: length,
  depthIn: length,
  /** Its underside above the floor. */
  heightIn: height,
});

export const slopeSchema = record({
  /** The ridge runs so. */
  ridge: z.enum(['east-west', 'north-south']),
  /** Where the ridge stands across its own direction. */
  ridgeAtIn: along,
  ridgeIn: height,
  /** Height of the wall at the south (of a ridge east-west) or at the west (north-south). */
  kneeStartIn: height,
  /** Height of the wall at the north or at the east. */
  kneeEndIn: height,
});

export const ceilingSchema = record({
  /** Height of the flat ceiling; where a slope would rise above it, the ceiling is flat. */
  heightIn: height,
  zones: list(ceilingZoneSchema, MOST_ZONES),
  slope: slopeSchema.optional(),
});

export const shellSchema = record({
  /**
   * Corners counter-clockwise as seen from above, from the southernmost (of these the westernmost) on. The
   * bounding box starts at 0,0; no two edges touch or cross.
   */
  outline: z.array(pointSchema).min(FEWEST_CORNERS).max(MOST_CORNERS).readonly(),
  /** `walls[i]` runs from `outline[i]` to the next corner. */
  walls: z.array(wallSchema).min(FEWEST_CORNERS).max(MOST_CORNERS).readonly(),
  ceiling: ceilingSchema,
  /** Vent stacks, where known. */
  vents: list(pointSchema, MOST_VENTS).optional(),
}).superRefine((shell, context) => {
  for (const { path, message } of outlineFaults(shell))
    context.addIssue({ code: 'custom', path: [...path], message });
});

export type CeilingZone = z.infer<typeof ceilingZoneSchema>;
export type Slope = z.infer<typeof slopeSchema>;
export type Ceiling = z.infer<typeof ceilingSchema>;
export type Shell = z.infer<typeof shellSchema>;
