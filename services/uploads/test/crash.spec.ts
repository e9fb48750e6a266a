import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, until } from '@plumbline/testing';
import { UploadsSweep } from '../src/housekeeping/uploads.sweep.js';
import { incomingFolder } from '../src/intake/receive-files.js';
import type { UploadResponse } from '../src/intake/upload.response.js';
import { photo } from './corpus/sample.js';
import { multipart } from './multipart.js';
import { type RunningUploads, startUploads } from './start-uploads.js';

const KILLS = 4;
const MAIN = 'dist/main.js';

let uploads: RunningUploads;
beforeAll(async () => {
  uploads = await startUploads();
});
afterAll(() => uploads?.stop());

/** The same service as a process of its own, on the same database and folder. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const { config } = uploads.infrastructure;
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    cwd: join(__dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: config.dataDir,
      EVENTS: 'in-process',
      DATABASE_URL: config.databaseUrl,
      SMTP_URL: config.smtpUrl,
      ADMIN_TOKEN: config.adminToken,
      APP_SECRET: config.appSecret,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/health/live`).catch(() => undefined);
    return answer?.ok;
  });
  return { child, url };
}

it('loses no acknowledged upload and keeps no file without a row, however often it is killed', async () => {
  const { body, contentType } = multipart([
    { name: 'a.jpg', bytes: photo('kitchen-phone.jpg') },
    { name: 'b.png', bytes: photo('kitchen-corner.png') },
  ]);
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, url } = await startProcess();
    let killed = false;
    const clients = Array.from({ length: 4 }, async () => {
      while (!killed) {
        try {
          const answer = await fetch(`${url}/api/upload`, {
            method: 'POST',
            headers: { 'content-type': contentType },
            body: new Uint8Array(body),
          });
          const { files } = (await answer.json()) as UploadResponse;
          for (const { imageUrl } of files) acknowledged.push(imageUrl.slice(imageUrl.indexOf('uploads/')));
        } catch {
          // Paces: a client whose call was broken off tries again, and leaves the others the processor.
          await sleep(20);
        }
      }
    });
    // In the middle of what the four clients are sending.
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + kill);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    killed = true;
    await Promise.all(clients);
  }
  expect(acknowledged.length).toBeGreaterThan(0);

  const rows: { key: string; thumbnail_key: string }[] = await uploads.dataSource.query(
    'select key, thumbnail_key from upload_file',
  );
  const known = rows.flatMap(({ key, thumbnail_key }) => [key, thumbnail_key]).sort();
  const stored = await uploads.storedKeys();
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged));
  expect(stored).toEqual(expect.arrayContaining(known));
  const [{ count }] = await uploads.dataSource.query('select count(*)::int from upload');
  const [{ announced }] = await uploads.dataSource.query(
    `select count(*)::int as announced from outbox where name = 'upload.stored'`,
  );
  expect(announced).toBe(count);

  // An hour later.
  const then = Date.now() / 1000 - 7_200;
  for (const key of stored)
    await utimes(join(uploads.infrastructure.config.dataDir, 'files', key), then, then);
  await Promise.all(
    (await uploads.incoming()).map((name) =>
      utimes(join(incomingFolder(uploads.infrastructure.config), name), then, then),
    ),
  );
  await uploads.service.app
    .get(UploadsSweep)
    .handleSweepUploads({}, { signal: new AbortController().signal });
  expect((await uploads.storedKeys()).sort()).toEqual(known);
  expect(await uploads.incoming()).toEqual([]);
});
