import type { ZoomPicture } from '#components/picture/zoom-picture.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';

/** What of a concept opens large, in the order in which arrow keys go through it: picture, homeowner's photo, plan. */
export function zoomPicturesOf(design: Design, photoUrl: string | undefined): readonly ZoomPicture[] {
  return [
    { src: design.imageUrl, alt: results.imageAlt(design.title, design.altText) },
    { src: photoUrl, alt: results.beforeAlt },
    { src: planShownOf(design), alt: results.planAlt(design.title) },
  ].filter((picture): picture is ZoomPicture => Boolean(picture.src));
}

/** The plan as lines, crisp at any size, where there is one. */
export function planShownOf({ floorPlanSvgUrl, floorPlanUrl }: Design): string | null | undefined {
  return floorPlanSvgUrl ?? floorPlanUrl;
}
