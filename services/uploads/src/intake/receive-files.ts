import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpStatus } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { assertStorable, type Config, Problem } from '@plumbline/platform';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';

/** Where requests in hand keep their files; the sweep looks for old ones. */
export const incomingFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'incoming');

/** All files at their largest, and the frame around them. */
const BODY_BYTES_MAX = LIMITS.uploadFilesMax * LIMITS.uploadFileBytes + 1024 * 1024;
const FILE_FIELDS = new Set(['files', 'files[]']);
const FIELDS_MAX = 10;
const FIELD_BYTES_MAX = 2_000;
/** Less than this in a window of so many milliseconds, and the request is given up: 4 KB/s, half of an old modem. */
const PACE = { windowMs: 10_000, bytes: 40_000 };

export interface ReceivedFile {
  /** As sent: not to be trusted, never part of a path. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Hex digest of the bytes; empty where the file was larger than we take. */
  readonly sha256: string;
  readonly tooLarge: boolean;
}

export interface ReceivedForm {
  readonly files: readonly ReceivedFile[];
  readonly fields: ReadonlyMap<string, string>;
  /** A folder of its own that holds the files; gone after discard(). */
  readonly folder: string;
  /** Who sends it, as far as fairness is concerned. */
  readonly client: string;
  discard(): Promise<void>;
}

/**
 * Streams a multipart body into a new folder inside `incoming`. A file larger than the limit is cut and marked, the others
 * go on, so that the answer can name every one that is wrong.
 *
 * @param client who sends it
 * @throws Problem 400 malformed, 408 too slow, 413 too many bytes, 415 not multipart; nothing is left behind
 */
export async function receiveFiles(
  request: Request,
  incoming: string,
  client: string,
  pace = PACE,
): Promise<ReceivedForm> {
  const parser = multipartParser(request);
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) {
    request.res?.setHeader('Connection', 'close');
    throw Problem.tooLarge(MESSAGES.upload.tooLarge);
  }
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readForm(request, parser, folder, pace)), folder, client, discard };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    await discard();
    throw error;
  }
}

function multipartParser(request: Request): Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw Problem.unsupportedType(MESSAGES.upload.notMultipart);
  }
  try {
    return busboy({
      headers: request.headers,
      preservePath: true,
      defParamCharset: 'utf8',
      limits: {
        // One byte more than allowed: so a file of exactly the limit is told from a larger one.
        fileSize: LIMITS.uploadFileBytes + 1,
        files: LIMITS.uploadFilesMax,
        fields: FIELDS_MAX,
        fieldSize: FIELD_BYTES_MAX,
        fieldNameSize: 100,
        parts: LIMITS.uploadFilesMax + FIELDS_MAX,
        headerPairs: 20,
      },
    });
  } catch {
    throw Problem.invalid(MESSAGES.server.malformed);
  }
}

function readForm(
  request: Request,
  parser: Busboy,
  folder: string,
  pace: typeof PACE,
): Promise<{ files: ReceivedFile[]; fields: Map<string, string> }> {
  const fields = new Map<string, string>();
  const writing: Promise<ReceivedFile>[] = [];
  let bytes = 0;

  return new Promise((resolve, reject) => {
    const fail = (problem: Error) => {
      stopClocks();
      // Writers of files still open end with this; their own rejections are settled before the folder goes.
      parser.destroy(problem);
      Promise.allSettled(writing).then(() => reject(problem));
    };
    const malformed = () => fail(Problem.invalid(MESSAGES.server.malformed));
    const tooSlow = () => fail(new Problem(HttpStatus.REQUEST_TIMEOUT, MESSAGES.upload.failed));
    const deadline = setTimeout(tooSlow, LIMITS.uploadTimeoutMs);
    let bytesBefore = 0;
    const paceClock = setInterval(() => {
      if (bytes - bytesBefore < pace.bytes) tooSlow();
      bytesBefore = bytes;
    }, pace.windowMs);
    const stopClocks = () => {
      clearTimeout(deadline);
      clearInterval(paceClock);
    };

    parser.on('file', (field, stream, { filename = '' }) => {
      if (!FILE_FIELDS.has(field)) {
        stream.on('error', () => undefined).resume();
        return malformed();
      }
      const file = writeFile(stream, join(folder, String(writing.length)), filename);
      file.catch(fail);
      writing.push(file);
    });
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated || fields.has(name)) return malformed();
      try {
        assertStorable(name + value);
      } catch (problem) {
        return fail(problem as Problem);
      }
      fields.set(name, value);
    });
    parser.on('filesLimit', () => fail(Problem.invalid(MESSAGES.upload.tooMany)));
    parser.on('partsLimit', malformed);
    parser.on('fieldsLimit', malformed);
    parser.on('error', malformed);
    parser.on('close', () => {
      stopClocks();
      // A file that cannot be written ends none of the others: all are settled before the folder goes.
      Promise.allSettled(writing)
        .then(() => Promise.all(writing))
        .then((files) => {
          // A form sent with an empty picker holds one file without a name or a byte.
          resolve({ fields, files: files.filter(({ name, size }) => name !== '' || size > 0) });
        }, reject);
    });

    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= BODY_BYTES_MAX) return;
      request.res?.setHeader('Connection', 'close');
      fail(Problem.tooLarge(MESSAGES.upload.tooLarge));
    });
    request.once('close', () => {
      if (!request.complete) malformed();
    });
    request.pipe(parser);
  });
}

async function writeFile(
  stream: Readable & { truncated?: boolean },
  path: string,
  name: string,
): Promise<ReceivedFile> {
  const digest = createHash('sha256');
  let size = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        digest.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  const tooLarge = size > LIMITS.uploadFileBytes;
  return { name, path, size, sha256: tooLarge ? '' : digest.digest('hex'), tooLarge };
}
