import type { AddressInfo } from 'node:net';
import type { EventEnvelope, EventMap, EventName } from '@plumbline/contracts';
import { createService, type Infrastructure, type Service } from '@plumbline/platform';
import { photoPath, publishOnceTaken, until } from '@plumbline/testing';
import { ADMIN_TOKEN, openGround } from '@plumbline/testing/ground';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { DesignJobResponse } from '../src/design-jobs/design-job.response.js';
import { designsService } from '../src/designs.service-definition.js';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';
import { PlanningRunner } from '../src/planning/planning-runner.js';

export const PHOTO_KEY = 'uploads/photo-of-this-test.jpg';

/** The least that a wish says. */
const WISH = { zipCode: '94103', designPrompt: 'A warm modern kitchen', contractorPrompt: 'Licensed only' };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  readonly body: any;
}

/** The designs service alone, listening, on a real Postgres and a folder, with a photo in its storage. */
export interface RunningDesigns {
  readonly url: string;
  readonly service: Service;
  readonly infrastructure: Infrastructure;
  readonly dataSource: DataSource;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  admin(method: string, path: string): Promise<Answer>;
  /** Sends a wish that says little more than `fields`. */
  send(fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** Asks for a kitchen that starts from the photo; the job's id. */
  ask(fields?: Record<string, unknown>): Promise<string>;
  /** Waits until a job is done or has failed. */
  ended(jobId: string): Promise<DesignJobResponse>;
  /** An event of another service, handled when this resolves. */
  hear<N extends EventName>(name: N, payload: EventMap[N]): Promise<void>;
  /** What the service has announced so far under a name. */
  announced<N extends EventName>(name: N): Promise<EventMap[N][]>;
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Our own renderer has its own tests; where this is called it only has to be asked, and its process is not started. Nor
 * are plans drawn, but where a test looks at them (`plans`): these cost more than everything else of a design.
 */
export function drawAtOnce(service: Service, { plans = false } = {}): void {
  const bytes = Buffer.from('drawn by our own renderer');
  if (!plans) {
    const plan = { svg: '<svg/>', phoneSvg: '<svg/>', png: bytes, pdf: bytes };
    jest.spyOn(service.app.get(PlanningRunner), 'draw').mockResolvedValue(plan);
  }
  const embedded = service.app.get(EmbeddedProvider);
  jest.spyOn(embedded, 'prepare').mockReturnValue();
  jest.spyOn(embedded, 'make').mockResolvedValue({
    jpeg: bytes,
    webp: bytes,
    thumbnail: bytes,
    holdsPhoto: false,
    shows: 'main',
    nextView: null,
    size: { width: 96, height: 64 },
    meta: { preset: 'modern', seed: 7, guidance_scale: null, provider: 'embedded', samples: 1 },
  });
}

/** @param idle with true nothing runs: wishes are taken and queued, no job is worked on and no event is heard */
export async function startDesigns(
  env: Record<string, string>,
  { idle = false } = {},
): Promise<RunningDesigns> {
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
  if (!idle) await service.start();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataSource = service.app.get(DataSource);

  const call: RunningDesigns['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const send: RunningDesigns['send'] = (fields, headers) =>
    call('POST', '/api/designs', { ...WISH, ...fields }, headers);

  return {
    url,
    service,
    infrastructure,
    dataSource,
    call,
    admin: (method, path) => call(method, path, undefined, { 'x-admin-token': ADMIN_TOKEN }),
    send,
    async ask(fields = {}) {
      const { status, body } = await send({
        categories: ['kitchen'],
        imageUrl: `/files/${PHOTO_KEY}`,
        seed: 7,
        ...fields,
      });
      if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.jobId;
    },
    ended: (jobId) =>
      until(async () => {
        const { body } = await call('GET', `/api/designs/${jobId}`);
        return body.status === 'done' || body.status === 'failed' ? body : null;
      }),
    async hear(name, payload) {
      const id = uuidv7();
      const event = {
        id,
        name,
        occurredAt: new Date().toISOString(),
        source: 'bids',
        aggregateId: uuidv7(),
        correlationId: uuidv7(),
        payload,
      } as EventEnvelope;
      await publishOnceTaken(infrastructure.bus, event);
      await until(async () => {
        const [row] = await dataSource.query('select status from inbox where event_id = $1', [id]);
        return row?.status === 'done';
      });
    },
    async announced(name) {
      const rows = await dataSource.query('select payload from outbox where name = $1 order by seq', [name]);
      return rows.map(({ payload }: { payload: unknown }) => payload);
    },
    metrics: () => service.registry.metrics(),
    async stop() {
      await service.stop();
      await ground.close();
    },
  };
}
