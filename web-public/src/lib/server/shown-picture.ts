import type { Design } from '#types/design.js';

/** The picture that stands for a design: as WebP, half the bytes, where there is one. */
export const shownPicture = ({ imageWebpUrl, imageUrl }: Design): string | null | undefined =>
  imageWebpUrl ?? imageUrl;
