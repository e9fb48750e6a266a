import type { FileUrls } from '@plumbline/platform';
import type { StoredDesignConcept } from './concept-files.js';
import type { DesignResponse } from './design.response.js';

/** A stored concept as the API shows it: keys become addresses. */
export function presentDesign(stored: StoredDesignConcept, urls: FileUrls): DesignResponse {
  const { design, concept } = stored;
  return {
    _id: design._id,
    title: design.title,
    description: design.description,
    imageUrl: urls.of(design.imageKey),
    imageWebpUrl: urls.of(design.imageWebpKey),
    thumbnailUrl: urls.of(design.thumbnailKey),
    altText: design.altText,
    floorPlanUrl: urls.maybe(design.floorPlanKey),
    floorPlanSvgUrl: urls.maybe(design.floorPlanSvgKey),
    floorPlanPhoneSvgUrl: urls.maybe(design.floorPlanPhoneSvgKey),
    floorPlanPdfUrl: urls.maybe(design.floorPlanPdfKey),
    designPrompt: design.designPrompt,
    contractorPrompt: design.contractorPrompt,
    style: design.style,
    estimatedCost: design.estimatedCost,
    meta: design.meta,
    category: stored.category,
    zipCode: stored.zipCode,
    photoUrl: urls.maybe(stored.photoKey),
    createdAt: stored.createdAt,
    brief: concept.brief,
    room: concept.room,
    findings: concept.findings,
    quantities: concept.quantities,
    estimate: concept.estimate,
  };
}
