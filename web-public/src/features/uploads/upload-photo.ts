import type { UploadedFile } from '@plumbline/api-client';
import { ApiError } from '#lib/server/http.js';
import { type Upload, uploadFiles } from './api/upload.js';
import { outgoingFiles } from './outgoing-files.js';
import { onSlowLine } from './slow-line.js';

/** Sends one photo more, made smaller where the line is slow. @throws ApiError */
export async function uploadPhoto(
  file: File,
  place: Omit<Upload, 'files'>,
  idempotencyKey: string,
): Promise<UploadedFile> {
  const files = await outgoingFiles([file], onSlowLine());
  const [stored] = await uploadFiles({ files, ...place }, idempotencyKey, () => {});
  if (!stored) throw new ApiError(200, undefined);
  return stored;
}
