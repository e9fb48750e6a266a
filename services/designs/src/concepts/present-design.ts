import type { StoredConcept } from '@plumbline/concept';
import { MESSAGES, type ShownFiles } from '@plumbline/contracts';
import type { FileUrlMapper } from '@plumbline/platform';
import type { Design } from '../tables/design.entity.js';
import type { DesignFileRow } from '../tables/design-file.entity.js';
import type { DesignResponse } from './design.response.js';
import { picturesOf } from './design-pictures.js';

/** A finished design: its row, what is left of its files, its concept. */
export interface StoredWithFiles {
  readonly design: Design;
  readonly files: ShownFiles;
  readonly pictures: readonly DesignFileRow[];
  /** Of its concept, from 1: one more each time its room was measured on site. */
  readonly version: number;
  readonly stored: StoredConcept;
}

/** A stored concept as the API shows it: keys become addresses. */
export function presentDesign(
  { design: row, files, pictures, version, stored }: StoredWithFiles,
  urls: FileUrlMapper,
): DesignResponse {
  const { design, concept } = stored;
  return {
    _id: design._id,
    title: design.title,
    description: design.description,
    imageUrl: urls.maybe(files.picture),
    imageWebpUrl: urls.maybe(files['picture-webp']),
    thumbnailUrl: urls.maybe(files.thumbnail),
    pictures: picturesOf(pictures, stored, urls),
    refining: row.refining,
    pictureNote: pictureNote(files.picture, pictures, version),
    altText: design.altText,
    floorPlanUrl: urls.maybe(files['plan-png']),
    floorPlanSvgUrl: urls.maybe(files['plan-svg']),
    floorPlanPhoneSvgUrl: urls.maybe(files['plan-phone-svg']),
    floorPlanPdfUrl: urls.maybe(files['plan-pdf']),
    designPrompt: design.designPrompt,
    contractorPrompt: design.contractorPrompt,
    style: design.style,
    estimatedCost: design.estimatedCost,
    meta: design.meta,
    category: stored.category,
    zipCode: stored.zipCode,
    photoUrl: urls.maybe(row.photoKey),
    createdAt: stored.createdAt,
    brief: concept.brief,
    room: concept.room,
    survey: concept.survey ?? null,
    findings: concept.findings,
    quantities: concept.quantities,
    estimate: concept.estimate,
  };
}

/** Why there is no picture, or that it shows the room as it was drawn before somebody measured it. */
function pictureNote(
  key: string | undefined,
  pictures: readonly DesignFileRow[],
  version: number,
): string | null {
  if (!key) return MESSAGES.designs.pictureErased;
  const drawn = pictures.find((picture) => picture.key === key)?.version ?? version;
  return drawn < version ? MESSAGES.designs.pictureBefore : null;
}
