import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { NodeProcess } from './node-process.js';
import type { ReceivedMail, RunningProduct } from './running-product.js';

export interface EmbeddedProduct extends RunningProduct {
  readonly process: NodeProcess;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * `npm start` on a fresh data folder (or a given one): everything in one process.
 *
 * @param options.node another Node's program, which runs what this one has built
 */
export async function startEmbedded(
  options: { dataDir?: string; env?: Record<string, string>; node?: string } = {},
): Promise<EmbeddedProduct> {
  const own = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'plumbline-e2e-')));
  const port = await freePort();
  const env = {
    PORT: String(port),
    MAILBOX_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100',
    REFINED_PICTURES: '0',
    PICTURE_SCALE: '0.25',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const process = options.node
    ? NodeProcess.start('services/plumbline/dist/main.js', [], env, { node: options.node })
    : NodeProcess.start('scripts/start.mjs', [], env);
  await process.says('Plumbline is ready.');
  const mailbox = /Mailbox\s+(\S+)/.exec(process.output)?.[1] ?? '';
  return {
    url: `http://localhost:${port}`,
    adminToken: (await readFile(join(dataDir, 'admin-token'), 'utf8')).trim(),
    process,
    dataDir,
    env,
    mails: () => mailsOf(mailbox),
    async stop() {
      await process.end();
      // The Postgres of a product that was killed may still write there for a moment.
      if (own) await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** What the built-in mailbox holds, through its own API; its printed address holds the token. */
async function mailsOf(mailbox: string): Promise<ReceivedMail[]> {
  const { origin, searchParams } = new URL(mailbox);
  const answer = await fetch(`${origin}/email`, {
    headers: { Authorization: `Bearer ${searchParams.get('token')}` },
  });
  const mails = (await answer.json()) as {
    to: { address: string }[];
    subject: string;
    html: string;
    text: string;
    time: string;
  }[];
  return mails
    .sort((a, b) => a.time.localeCompare(b.time))
    .map(({ to, subject, html, text }) => ({ to: to[0]?.address ?? '', subject, html, text }));
}
