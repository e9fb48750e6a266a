import { readFile } from 'node:fs/promises';
import { OTHER_NODES, otherNode, photoPath, startEmbedded, until } from '@plumbline/testing';
import { expect, it } from 'vitest';

const MAJORS = Object.keys(OTHER_NODES).map(Number) as (keyof typeof OTHER_NODES)[];

it.each(MAJORS)('makes a concept from a photo on Node %i, and stops in good order', async (major) => {
  const product = await startEmbedded({ node: await otherNode(major) });
  try {
    const form = new FormData();
    const photo = await readFile(photoPath('kitchen-phone.jpg'));
    form.append('files', new Blob([new Uint8Array(photo)]), 'kitchen.jpg');
    form.append('zipCode', '78704');
    const upload = await call<{ files: { imageUrl: string }[] }>('/api/upload', {
      method: 'POST',
      body: form,
    });
    const { jobId } = await call<{ jobId: string }>('/api/designs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        zipCode: '78704',
        imageUrl: upload.files[0]?.imageUrl,
        designPrompt: 'A bright kitchen with an island and oak floors',
        contractorPrompt: 'Labor and materials',
        categories: ['kitchen'],
      }),
    });
    const done = await until(async () => {
      const job = await call<DesignJob>(`/api/designs/${jobId}`);
      return (job.status === 'done' || job.status === 'failed') && job;
    });
    expect(done).toMatchObject({ status: 'done' });
    const picture = await fetch(done.designs?.[0]?.imageUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await product.process.end('SIGTERM')).toBe(0);
  } finally {
    await product.stop();
  }

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const answer = await fetch(product.url + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
});

interface DesignJob {
  readonly status: string;
  readonly error: string | null;
  readonly designs?: readonly { readonly imageUrl: string }[];
}
