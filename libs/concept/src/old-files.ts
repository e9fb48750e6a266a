import type { DesignFileKind } from '@plumbline/contracts';
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

/** The fields of an old concept that name a picture or a plan. */
const FIELDS = [
  ['imageKey', 'picture'],
  ['imageWebpKey', 'picture-webp'],
  ['thumbnailKey', 'thumbnail'],
  ['floorPlanKey', 'plan-png'],
  ['floorPlanSvgKey', 'plan-svg'],
  ['floorPlanPhoneSvgKey', 'plan-phone-svg'],
  ['floorPlanPdfKey', 'plan-pdf'],
] as const satisfies readonly (readonly [keyof OldFiles['design'], DesignFileKind])[];

/** Pictures and plans that an old concept names, with what they are. */
export function filesNamedBy({
  design,
}: OldFiles): { readonly kind: DesignFileKind; readonly key: string }[] {
  return FIELDS.flatMap(([field, kind]) => {
    const key = design[field];
    return key ? [{ kind, key }] : [];
  });
}
