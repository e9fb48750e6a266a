import type { FileUrlMapper } from '@plumbline/platform';
import type { RequestDesign } from '../tables/bid-request.entity.js';

/** Where the pictures of a request's design lie. */
export const designUrls = (
  urls: FileUrlMapper,
  { imageKey, thumbnailKey, floorPlanKey }: Pick<RequestDesign, 'imageKey' | 'thumbnailKey' | 'floorPlanKey'>,
) => ({
  imageUrl: urls.maybe(imageKey),
  thumbnailUrl: urls.maybe(thumbnailKey),
  floorPlanUrl: urls.maybe(floorPlanKey),
});
