import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Concept } from '@plumbline/concept';
import {
  type Config,
  createStorage,
  type Logger,
  openDatabase,
  TransactionRunner,
} from '@plumbline/platform';
import { planConcept } from '@plumbline/room';
import { photoPath, startPostgres } from '@plumbline/testing';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { designsService } from '../../src/designs.service-definition.js';
import { ConceptFileStore } from '../../src/files/concept-file-store.js';
import type { EmbeddedProvider } from '../../src/pictures/embedded-provider.js';
import type { Picture, PictureRequest } from '../../src/pictures/image-provider.js';
import { PictureCallStore } from '../../src/pictures/remote/picture-call-store.js';
import { PictureMetrics } from '../../src/pictures/remote/picture-metrics.js';
import { PictureNotifier } from '../../src/pictures/remote/picture-notifier.js';
import type { RemoteBackend } from '../../src/pictures/remote/remote-backend.js';
import { RemoteProvider } from '../../src/pictures/remote/remote-provider.js';
import { DesignFileRow } from '../../src/tables/design-file.entity.js';
import { DesignJob } from '../../src/tables/design-job.entity.js';
import { PictureCall } from '../../src/tables/picture-call.entity.js';

const DRAWN = Buffer.from('drawn by our own renderer');
/** Our own renderer has its own tests; here it only has to be asked. */
const embedded = {
  make: async (): Promise<Picture> => ({
    jpeg: DRAWN,
    webp: DRAWN,
    thumbnail: DRAWN,
    holdsPhoto: false,
    shows: 'main',
    nextView: null,
    size: { width: 96, height: 64 },
    meta: { preset: 'modern', seed: 7, guidance_scale: null, provider: 'embedded', samples: 1 },
  }),
} as unknown as EmbeddedProvider;

export interface RunOptions {
  readonly timeoutS?: number;
  readonly budgetUsd?: Config['images']['budgetUsd'];
  readonly client?: string;
  readonly jobId?: string;
  readonly signal?: AbortSignal;
  /** A room that was measured in its photo, in place of one that was not. */
  readonly measured?: { readonly concept: Concept; readonly photo: Buffer };
}

/** The frame around image models with a real ledger and real files, and small pictures. */
export interface RemoteBench {
  /** One picture by a backend, its rows in the ledger. */
  run(backend: RemoteBackend, options?: RunOptions): Promise<{ picture: Picture; rows: PictureCall[] }>;
  rows(jobId: string): Promise<PictureCall[]>;
  /** What a process does that finds a job cancelled while none was at work on it. */
  abandon(backend: RemoteBackend, jobId: string): Promise<void>;
  /** Everything that was logged, measured and written down. */
  traces(): Promise<string>;
  close(): Promise<void>;
}

/** With a database and a folder of its own, which go when it closes. */
export async function openRemoteBench(): Promise<RemoteBench> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-pictures-'));
  const bench = await remoteBench(postgres.url, folder);
  return {
    ...bench,
    async close() {
      await bench.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function remoteBench(databaseUrl: string, folder: string): Promise<RemoteBench> {
  const dataSource = await openDatabase(designsService, databaseUrl);
  const storage = await createStorage({ dataDir: folder });
  const registry = new Registry();
  const metrics = new PictureMetrics(registry);
  const lines: string[] = [];
  const logger = { warn: (...line: unknown[]) => lines.push(JSON.stringify(line)) } as unknown as Logger;
  const concept = planConcept(
    { category: 'kitchen', designPrompt: 'A warm modern kitchen', contractorPrompt: 'Licensed only' },
    { seed: 7, date: '2026-11-01' },
  );
  const photo = await sharp(photoPath('kitchen-corner.png'))
    .resize(480, 320, { fit: 'cover' })
    .jpeg()
    .toBuffer();
  const transactions = new TransactionRunner(dataSource, { wake: () => undefined } as never, registry);
  const repository = dataSource.getRepository(PictureCall);
  const files = new ConceptFileStore(storage, dataSource.getRepository(DesignFileRow), transactions);
  const providerOf = (backend: RemoteBackend, { timeoutS = 60, budgetUsd = {} }: RunOptions) => {
    const config = { images: { timeoutS, budgetUsd } } as Config;
    const calls = new PictureCallStore(repository, transactions, config);
    return new RemoteProvider(
      { ...backend, sizing: { kind: 'free', longSide: 384, multiple: 8 }, pollMs: 10 },
      { embedded, calls, files, metrics, news: new PictureNotifier(), config, logger },
    );
  };
  /** Files are kept of designs that somebody waits for. */
  const jobOf = (id: string) =>
    dataSource
      .createQueryBuilder()
      .insert()
      .into(DesignJob)
      .values({
        id,
        designId: id,
        status: 'processing',
        stage: '',
        category: 'kitchen',
        zipCode: '94110',
        wish: {} as never,
        seed: 7,
        quality: 'preview',
        requestId: 'bench',
        createdAt: new Date(),
        version: 1,
      })
      .orIgnore()
      .execute();
  const rows = (jobId: string) => repository.find({ where: { jobId }, order: { startedAt: 'asc' } });

  return {
    rows,
    abandon: (backend, jobId) => providerOf(backend, {}).abandon({ id: jobId, run: 1 }),
    async run(backend, options = {}) {
      const { client, jobId = randomUUID(), signal } = options;
      const provider = providerOf(backend, options);
      await jobOf(jobId);
      const request: PictureRequest = {
        job: { id: jobId, designId: jobId, run: 1, client: client ?? null },
        ...(options.measured ?? { concept, photo }),
        seed: 7,
        quality: 'preview',
        signal: signal ?? new AbortController().signal,
        onProgress: () => undefined,
        onPreview: async () => undefined,
      };
      return { picture: await provider.make(request), rows: await rows(jobId) };
    },
    async traces() {
      return [...lines, await registry.metrics(), JSON.stringify(await repository.find())].join('\n');
    },
    async close() {
      await dataSource.destroy();
      await storage.close();
    },
  };
}
