import { createLogger } from '../../src/context/logger.js';
import { createJobBackend } from '../../src/jobs/create-job-backend.js';
import type { JobHandler } from '../../src/jobs/jobs.js';

/**
 * A process that takes one make-design job and then hangs, to be killed: run with a JSON of createJobBackend's
 * settings as its argument; says `started <attempt>` when it holds the job.
 */
const settings = JSON.parse(process.argv[2] ?? '{}') as { redisUrl?: string; databaseUrl: string };
const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
const hang: JobHandler = async (_payload, { attempt }) => {
  process.stdout.write(`started ${attempt}\n`);
  await new Promise(() => undefined);
};
await createJobBackend({ ...settings, logger }).work(new Map([['make-design', hang]]));
