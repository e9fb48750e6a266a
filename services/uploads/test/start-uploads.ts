import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createService, type Infrastructure, type Service } from '@plumbline/platform';
import { openGround } from '@plumbline/testing/ground';
import { DataSource } from 'typeorm';
import { incomingFolder } from '../src/intake/receive-files.js';
import type { UploadResponse } from '../src/intake/upload.response.js';
import { uploadsService } from '../src/uploads.service-definition.js';
import type { Sample } from './corpus/sample.js';
import { multipart } from './multipart.js';

/** The uploads service alone, listening, on a real Postgres and a folder. */
export interface RunningUploads {
  readonly url: string;
  readonly service: Service;
  readonly infrastructure: Infrastructure;
  readonly dataSource: DataSource;
  post(
    files: readonly Pick<Sample, 'name' | 'bytes'>[],
    options?: { fields?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<Response>;
  /** POSTs and expects 201. */
  upload(
    files: readonly Pick<Sample, 'name' | 'bytes'>[],
    fields?: Record<string, string>,
  ): Promise<UploadResponse['files']>;
  /** A file's address as this test reaches it. */
  fetchFile(imageUrl: string, init?: RequestInit): Promise<Response>;
  storedKeys(): Promise<string[]>;
  /** Folders of requests in hand or left behind. */
  incoming(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startUploads(): Promise<RunningUploads> {
  const ground = await openGround();
  const { infrastructure } = ground;
  const service = await createService(uploadsService, infrastructure);
  const server = await service.app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post: RunningUploads['post'] = (files, { fields, headers } = {}) => {
    const { body, contentType } = multipart(files, fields);
    return fetch(`${url}/api/upload`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...headers },
      body: new Uint8Array(body),
    });
  };
  return {
    url,
    service,
    infrastructure,
    dataSource: service.app.get(DataSource),
    post,
    async upload(files, fields) {
      const answer = await post(files, { fields });
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as UploadResponse).files;
    },
    fetchFile: (imageUrl, init) => fetch(imageUrl.replace('https://plumbline.example', url), init),
    async storedKeys() {
      const keys: string[] = [];
      for await (const { key } of infrastructure.storage.list('')) keys.push(key);
      return keys;
    },
    incoming: () => readdir(incomingFolder(infrastructure.config)).catch(() => []),
    async stop() {
      await service.stop();
      await ground.close();
    },
  };
}
