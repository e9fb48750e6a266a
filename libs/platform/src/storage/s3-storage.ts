import { Readable } from 'node:stream';
import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  type CreateBucketCommandInput,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config/config.js';
import { assertContentType, assertKey, contentTypeOf, isKey } from './keys.js';
import { type Storage, StorageError, type StoredObject } from './storage.js';

const PART_BYTES = 8 * 1024 * 1024;
const PROBE_KEY = 'health/probe.txt';

/** Keeps files in a bucket of an S3-compatible server; a bucket that is missing is created at the first need of it. */
export class S3Storage implements Storage {
  private readonly client: S3Client;
  private readonly bucket: string;
  /** Resolved once the bucket was seen or created in this process. */
  private bucketThere?: Promise<void>;

  constructor(private readonly settings: NonNullable<Config['s3']>) {
    this.bucket = settings.bucket;
    this.client = new S3Client({
      region: settings.region,
      endpoint: settings.endpoint,
      // Servers other than Amazon's rarely have a host name a bucket, nor the newer checksums.
      forcePathStyle: settings.endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    });
  }

  async put(key: string, body: Readable | Buffer, meta: { contentType: string }): Promise<{ size: number }> {
    assertContentType(key, meta.contentType);
    await this.ensureBucket();
    const target = { Bucket: this.bucket, Key: key, ContentType: meta.contentType };
    try {
      if (Buffer.isBuffer(body)) {
        await this.client.send(new PutObjectCommand({ ...target, Body: body, ContentLength: body.length }));
        return { size: body.length };
      }
      let size = 0;
      async function* counted(chunks: Readable): AsyncGenerator<Buffer> {
        for await (const chunk of chunks) {
          size += (chunk as Buffer).length;
          yield chunk as Buffer;
        }
      }
      // Parts become an object only when the last has arrived; a failure takes them back.
      await new Upload({
        client: this.client,
        params: { ...target, Body: Readable.from(counted(body), { objectMode: false }) },
        partSize: PART_BYTES,
        queueSize: 2,
      }).done();
      return { size };
    } catch (error) {
      throw explained(error);
    } finally {
      if (!Buffer.isBuffer(body)) body.destroy();
    }
  }

  async get(key: string, range?: { start: number; end?: number }): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const answer = await this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {}),
        }),
      );
      const size = answer.ContentLength ?? 0;
      return {
        stream: answer.Body as Readable,
        size,
        totalSize: Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? size),
        contentType: contentTypeOf(key),
        modifiedAt: answer.LastModified ?? new Date(0),
      };
    } catch (error) {
      if (isAbsence(error)) return null;
      if (statusOf(error) === 416) throw new RangeError('The range lies outside the object.');
      throw explained(error);
    }
  }

  async head(key: string): Promise<Omit<StoredObject, 'stream' | 'totalSize'> | null> {
    assertKey(key);
    try {
      const answer = await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
      return {
        size: answer.ContentLength ?? 0,
        contentType: contentTypeOf(key),
        modifiedAt: answer.LastModified ?? new Date(0),
      };
    } catch (error) {
      if (isAbsence(error)) return null;
      throw explained(error);
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    try {
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
    } catch (error) {
      if (!isAbsence(error)) throw explained(error);
    }
  }

  async *list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }> {
    try {
      for await (const page of paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: prefix },
      )) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key && isKey(Key)) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
        }
      }
    } catch (error) {
      throw explained(error);
    }
  }

  async check(): Promise<void> {
    await this.ensureBucket();
    const probe = Buffer.from(new Date().toISOString());
    await this.put(PROBE_KEY, probe, { contentType: 'text/plain' });
    const back = await this.get(PROBE_KEY);
    if (back?.size !== probe.length) throw new StorageError('unavailable', 'The object read back differs.');
    back.stream.resume();
  }

  async close(): Promise<void> {
    this.client.destroy();
  }

  private async ensureBucket(): Promise<void> {
    this.bucketThere ??= this.findOrCreateBucket();
    try {
      await this.bucketThere;
    } catch (error) {
      this.bucketThere = undefined;
      throw explained(error);
    }
  }

  /** Keys that may not look at the bucket may still write to it: then the first write tells. */
  private async findOrCreateBucket(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    } catch (error) {
      if (statusOf(error) === 403) return;
      if (statusOf(error) !== 404) throw error;
      await this.createBucket();
    }
  }

  private async createBucket(): Promise<void> {
    const { region, endpoint } = this.settings;
    // Amazon wants the region named, unless it is the first one.
    const place: Pick<CreateBucketCommandInput, 'CreateBucketConfiguration'> =
      endpoint !== undefined || region === 'us-east-1'
        ? {}
        : {
            CreateBucketConfiguration: {
              LocationConstraint: region as BucketLocationConstraint,
            },
          };
    try {
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket, ...place }));
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error;
      // Another service of ours was first; servers other than Amazon's use the second name for one's own bucket, too.
      if (error.name === 'BucketAlreadyOwnedByYou' || error.name === 'BucketAlreadyExists') return;
      throw new StorageError(
        'unavailable',
        `The bucket "${this.bucket}" does not exist and could not be created (${error.name}). Create it, or allow these keys to (s3:CreateBucket).`,
        { cause: error },
      );
    }
  }
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** A missing bucket is a fault of the set-up, a missing object is not. */
const isAbsence = (error: unknown) =>
  statusOf(error) === 404 && (error as S3ServiceException).name !== 'NoSuchBucket';

/** What the server or the way to it says, as one sentence for the log. */
function explained(error: unknown): unknown {
  if (error instanceof S3ServiceException) {
    const status = statusOf(error);
    const reason = status === 507 ? 'full' : status === 403 || status === 401 ? 'read-only' : 'unavailable';
    return new StorageError(reason, `The object store refused: ${error.name} (${status}).`, { cause: error });
  }
  const code = networkCode(error);
  if (code) {
    return new StorageError('unavailable', `The object store cannot be reached (${code}).`, { cause: error });
  }
  return error;
}

/** The network's own code; the SDK sometimes keeps it only in the message. */
function networkCode(error: unknown): string | undefined {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  return /\b(?:ECONN[A-Z]+|ENOTFOUND|EAI_[A-Z]+|ETIMEDOUT|EPIPE|EHOST[A-Z]+)\b/.exec(
    `${code} ${message}`,
  )?.[0];
}
