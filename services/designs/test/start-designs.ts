import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createService, type Infrastructure, type Service } from '@plumbline/platform';
import { photoPath } from '@plumbline/testing';
import { openGround } from '@plumbline/testing/ground';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { DesignJobResponse } from '../src/design-jobs/design-job.response.js';
import { designsService } from '../src/designs.service-definition.js';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';

const PHOTO_KEY = 'uploads/photo-of-this-test.jpg';

/** The designs service alone, listening, on a real Postgres and a folder, with a photo in its storage. */
export interface RunningDesigns {
  readonly url: string;
  readonly service: Service;
  readonly infrastructure: Infrastructure;
  readonly dataSource: DataSource;
  /** Asks for a kitchen that starts from the photo; the job's id. */
  ask(fields?: Record<string, unknown>): Promise<string>;
  /** Waits until a job is done or has failed. */
  ended(jobId: string): Promise<DesignJobResponse>;
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/** Our own renderer has its own tests; where this is called it only has to be asked. */
export function drawAtOnce(service: Service): void {
  const bytes = Buffer.from('drawn by our own renderer');
  jest.spyOn(service.app.get(EmbeddedProvider), 'make').mockResolvedValue({
    jpeg: bytes,
    webp: bytes,
    thumbnail: bytes,
    holdsPhoto: false,
    meta: { preset: 'modern', seed: 7, guidance_scale: null, provider: 'embedded', samples: 1 },
  });
}

export async function startDesigns(env: Record<string, string>): Promise<RunningDesigns> {
  const ground = await openGround({ LOG_LEVEL: 'warn', ...env });
  const { infrastructure } = ground;
  const photo = await sharp(photoPath('kitchen-phone.jpg'))
    .rotate()
    .resize({ width: 1_280 })
    .jpeg()
    .toBuffer();
  await infrastructure.storage.put(PHOTO_KEY, photo, { contentType: 'image/jpeg' });
  const service = await createService(designsService, infrastructure);
  const server = await service.app.listen(0, '127.0.0.1');
  await service.start();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    service,
    infrastructure,
    dataSource: service.app.get(DataSource),
    async ask(fields = {}) {
      const answer = await fetch(`${url}/api/designs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          zipCode: '94103',
          categories: ['kitchen'],
          designPrompt: 'A warm modern kitchen',
          contractorPrompt: 'Licensed only',
          imageUrl: `/files/${PHOTO_KEY}`,
          seed: 7,
          ...fields,
        }),
      });
      if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { jobId: string }).jobId;
    },
    async ended(jobId) {
      for (;;) {
        const job = (await (await fetch(`${url}/api/designs/${jobId}`)).json()) as DesignJobResponse;
        if (job.status === 'done' || job.status === 'failed') return job;
        await sleep(100);
      }
    },
    metrics: () => service.registry.metrics(),
    async stop() {
      await service.stop();
      await ground.close();
    },
  };
}
