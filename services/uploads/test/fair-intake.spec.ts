import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import type { Request } from 'express';
import { receiveFiles } from '../src/intake/receive-files.js';
import { photo } from './corpus/sample.js';
import { multipart } from './multipart.js';
import { type RunningUploads, startUploads } from './start-uploads.js';

const form = multipart([{ name: 'corner.png', bytes: photo('kitchen-corner.png') }]);
const hanging: ClientRequest[] = [];

/** Begins an upload from an address of this machine, and sends all of it or only its beginning. */
function upload(url: string, localAddress: string, whole: boolean): ClientRequest {
  const call = request(`${url}/api/upload`, {
    method: 'POST',
    localAddress,
    headers: { 'content-type': form.contentType, 'content-length': form.body.length },
  });
  call.on('error', () => undefined);
  if (whole) call.end(form.body);
  else {
    call.write(form.body.subarray(0, 400));
    hanging.push(call);
  }
  return call;
}

async function answerOf(
  call: ClientRequest,
): Promise<{ status?: number; retryAfter?: string; text: string }> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], text };
}

describe('Uploads that hang', () => {
  let uploads: RunningUploads;
  beforeAll(async () => {
    uploads = await startUploads();
  });
  afterAll(async () => {
    for (const call of hanging) call.destroy();
    await uploads?.stop();
  });

  const hang = async (address: string, count: number) => {
    const before = (await uploads.incoming()).length;
    for (let i = 0; i < count; i++) upload(uploads.url, address, false);
    while ((await uploads.incoming()).length < before + count) await new Promise(setImmediate);
  };

  it('stop only the client that sent them, until the whole service is full', async () => {
    await hang('127.0.0.2', 6);
    const own = await answerOf(upload(uploads.url, '127.0.0.2', true));
    expect(own).toMatchObject({ status: 429, retryAfter: '5' });
    expect(own.text).toContain(MESSAGES.upload.severalAlready);
    expect((await answerOf(upload(uploads.url, '127.0.0.3', true))).status).toBe(201);

    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6']) await hang(address, 6);
    const other = await answerOf(upload(uploads.url, '127.0.0.3', true));
    expect(other).toMatchObject({ status: 503, retryAfter: '5' });
    expect(other.text).toContain(MESSAGES.upload.busy);
  });
});

it('gives up an upload that has all but stopped, and leaves nothing of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-slow-'));
  const server = createServer((incoming, response) => {
    receiveFiles(incoming as Request, folder, 'a client', { windowMs: 50, bytes: 1_000 }).then(
      () => response.writeHead(201).end(),
      (error: Problem) => response.writeHead(error.getStatus()).end(error.message),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await answerOf(upload(url, '127.0.0.1', false));
  expect(answer).toMatchObject({ status: 408, text: MESSAGES.upload.failed });
  expect(await readdir(folder)).toEqual([]);
  for (const call of hanging) call.destroy();
  await once(server.close(), 'close');
  await rm(folder, { recursive: true });
});
