import type { FileUrlMapper } from '@plumbline/platform';
import type { UploadFile } from './upload.entity.js';
import type { UploadedFileResponse } from './upload.response.js';

/** A file as clients see it: URLs instead of keys. */
export function presentFile(file: UploadFile, urls: FileUrlMapper): UploadedFileResponse {
  return {
    imageUrl: urls.of(file.key),
    thumbnailUrl: urls.maybe(file.thumbnailKey),
    name: file.name,
    type: file.type,
    size: file.size,
    width: file.width,
    height: file.height,
    focalLength35mm: file.focalLength35mm,
  };
}
