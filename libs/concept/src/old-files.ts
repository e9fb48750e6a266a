import { z } from 'zod';
import { readJson } from './read-concept.js';
import { word } from './units.js';

/** A file's key in storage. */
const key = z.string().min(1).max(400).optional();

const oldFilesSchema = z.object({
  design: z.object({
    imageKey: key,
    imageWebpKey: key,
    thumbnailKey: key,
    floorPlanKey: key,
    floorPlanSvgKey: key,
    floorPlanPhoneSvgKey: key,
    floorPlanPdfKey: key,
    /** Who made the picture. */
    meta: z.object({ provider: word }),
  }),
  /** The photo it started from. */
  photoKey: key.nullable(),
});

/** The files that a concept names which was stored before they were told by `design.file-added`. */
export type OldFiles = z.infer<typeof oldFilesSchema>;

/**
 * Reads which files an old concept names, also where the rest of it can be opened no more: they must be found to be
 * erased.
 *
 * @param bytes UTF-8
 * @throws UnreadableConcept where it is too large, no JSON, or says nothing of its picture
 */
export function readOldFiles(bytes: Uint8Array): OldFiles {
  return readJson(oldFilesSchema, bytes);
}
