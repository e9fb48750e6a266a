import type { ConsoleUpload } from '@plumbline/api-client';
import type { Media } from '../shared/media/media.js';

export const addressOf = ({ fullAddress, zipCode }: ConsoleUpload): string =>
  fullAddress || zipCode || 'No address given';

/** Pictures and videos; a PDF is only linked to. */
export const mediaOf = ({ files }: ConsoleUpload): Media[] =>
  files
    .filter(({ width }) => width !== null)
    .map(({ imageUrl, thumbnailUrl, name, type }) => ({ url: imageUrl, thumbnailUrl, name, type }));
