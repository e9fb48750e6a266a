import type { UploadedFile } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/server/http.js';

/** A file of the contractor's own that goes with a bid, as POST /api/upload answered it. */
export type OwnFile = Pick<UploadedFile, 'imageUrl' | 'name'>;

/** POST /api/upload: files of the contractor's own, to go with a bid. */
export async function uploadOwnFiles(files: readonly File[], idempotencyKey: string): Promise<OwnFile[]> {
  const form = new FormData();
  form.append('purpose', 'bid');
  for (const file of files) form.append('files', file, file.name);
  const answer = await call<{ files?: readonly { imageUrl: string; name?: string }[] }>('/api/upload', {
    form,
    idempotencyKey,
    timeoutMs: LIMITS.uploadTimeoutMs,
  });
  return (answer.files ?? []).map(({ imageUrl, name }, place) => ({
    imageUrl,
    name: name ?? files[place]?.name ?? imageUrl,
  }));
}
