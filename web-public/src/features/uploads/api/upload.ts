import type { UploadedFile } from '@plumbline/api-client';
import { FOCAL_LENGTHS_FIELD, LIMITS } from '@plumbline/contracts';
import { ApiError, errorFromBody, isLostBehindProxy } from '#lib/server/http.js';
import { noteUpload } from '../slow-line.js';
import type { OutgoingFile } from '../smaller-photo.js';

/** The status with which a proxy says that it lost the sender (tried once more: docs/product.md, Uploads). */
const CLIENT_CLOSED_REQUEST = 499;

export interface Upload {
  readonly files: readonly OutgoingFile[];
  readonly zipCode: string;
  readonly fullAddress: string;
}

/**
 * POST /api/upload. `onProgress` hears the share of bytes sent, 0–100. XMLHttpRequest, because fetch cannot
 * tell how much has left.
 * @throws ApiError
 */
export async function uploadFiles(
  upload: Upload,
  idempotencyKey: string,
  onProgress: (percent: number) => void,
): Promise<readonly UploadedFile[]> {
  try {
    return await send(upload, idempotencyKey, onProgress);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== CLIENT_CLOSED_REQUEST && !isLostBehindProxy(error)) throw error;
    onProgress(0);
    return send(upload, idempotencyKey, onProgress);
  }
}

function send(
  { files, zipCode, fullAddress }: Upload,
  idempotencyKey: string,
  onProgress: (percent: number) => void,
): Promise<readonly UploadedFile[]> {
  const form = new FormData();
  form.append('zipCode', zipCode);
  form.append('fullAddress', fullAddress);
  if (files.some(({ focalLength35mm }) => focalLength35mm !== null)) {
    form.append(FOCAL_LENGTHS_FIELD, JSON.stringify(files.map(({ focalLength35mm }) => focalLength35mm)));
  }
  for (const { file } of files) form.append('files', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (reason: string) => () => reject(new ApiError(0, undefined, {}, new Error(reason)));
    request.open('POST', '/api/upload');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.timeout = LIMITS.uploadTimeoutMs;
    const started = performance.now();
    request.upload.onprogress = (event) => {
      noteUpload(event.loaded, performance.now() - started);
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onerror = giveUp('The connection was lost.');
    request.ontimeout = giveUp('Timed out.');
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(errorFromBody(request.status, request.responseText));
        return;
      }
      const uploaded = filesOf(request.responseText);
      if (uploaded) resolve(uploaded);
      else reject(new ApiError(request.status, undefined));
    };
    request.send(form);
  });
}

function filesOf(text: string): readonly UploadedFile[] | undefined {
  try {
    const body = JSON.parse(text) as { files?: readonly UploadedFile[] };
    return Array.isArray(body.files) ? body.files : undefined;
  } catch {
    return undefined;
  }
}
