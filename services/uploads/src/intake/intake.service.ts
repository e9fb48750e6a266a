import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { MESSAGES, type UploadPurpose } from '@plumbline/contracts';
import {
  extensionFor,
  type FieldProblem,
  FileUrlMapper,
  type IdempotentCall,
  newKey,
  OutboxWriter,
  Problem,
  STORAGE,
  type Storage,
  TransactionRunner,
} from '@plumbline/platform';
import { type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { makeSafe, type SafeCopy } from '../media/make-safe.js';
import { Refusal, type RefusalKind } from '../media/refusal.js';
import type { Address } from './address.js';
import { displayName } from './file-name.js';
import { presentFile } from './present-file.js';
import type { ReceivedFile, ReceivedForm } from './receive-files.js';
import { Upload, UploadFile } from './upload.entity.js';
import type { UploadResponse } from './upload.response.js';

/** Owner of everything under this prefix in storage. */
export const UPLOADS_PREFIX = 'uploads';

/** A file that passed: its safe copy, still in the temporary folder. */
interface AcceptedFile {
  readonly name: string;
  readonly sha256: string;
  readonly copy: SafeCopy;
  /** Millimetres on 35 mm film, as the form or the file itself says. */
  readonly focalLength35mm: number | null;
}

/** What the form says of its files. */
interface Said {
  /** Of each file's lens; the file itself is asked where it says nothing. */
  readonly focalLengths: readonly (number | null)[];
  readonly purpose: UploadPurpose;
}

/** Takes somebody's files in: all of them, or none. */
@Injectable()
export class IntakeService {
  constructor(
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly urls: FileUrlMapper,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
  ) {}

  /**
   * Makes the files safe, stores them, and records and announces the upload in one transaction. Whatever goes
   * wrong, or was done before under the same idempotency key, leaves no file behind.
   *
   * @throws Problem 413, 415 or 422 with a detail for each file that is not taken
   */
  async take(
    form: ReceivedForm,
    { address, ...said }: Said & { readonly address: Address },
    call: IdempotentCall,
  ): Promise<UploadResponse> {
    const accepted = await this.accept(form, said);
    const upload: Upload = Object.assign(new Upload(), { id: uuidv7(), ...address, inBidSince: null });
    const files = accepted.map((file, position) => describe(file, position, upload.id));
    let recorded = false;
    try {
      await Promise.all(files.map((file, i) => this.store(file, accepted[i]!.copy)));
      const answer = await this.transactions.once(call, async (tx) => {
        await this.record(tx, upload, files);
        recorded = true;
        return { files: files.map((file) => presentFile(file, this.urls)) };
      });
      return answer;
    } catch (error) {
      recorded = false;
      throw error;
    } finally {
      if (!recorded) await Promise.allSettled(files.flatMap(keysOf).map((key) => this.storage.delete(key)));
    }
  }

  /** The safe copies of all files, or one Problem that names each file that is not taken. */
  private async accept(
    { files, folder, client }: ReceivedForm,
    { focalLengths, purpose }: Said,
  ): Promise<AcceptedFile[]> {
    const outcomes = await Promise.allSettled(
      withoutRepeats(files).map(async ({ file, index }) => {
        const name = displayName(file.name);
        if (file.tooLarge) throw new Refusal('too-large', MESSAGES.upload.tooLarge);
        if (file.size === 0) throw new Refusal('unreadable', 'The file is empty.');
        const copy = await makeSafe(file.path, name, {
          target: join(folder, `${index}.safe`),
          client,
          documents: purpose === 'bid',
        });
        const focalLength35mm = focalLengths[index] ?? copy.focalLength35mm;
        return { name, sha256: file.sha256, copy, focalLength35mm };
      }),
    );
    const refused: { file: ReceivedFile; index: number; refusal: Refusal }[] = [];
    const indexes = withoutRepeats(files);
    const accepted = outcomes.flatMap((outcome, i) => {
      if (outcome.status === 'fulfilled') return [outcome.value];
      if (!(outcome.reason instanceof Refusal)) throw outcome.reason;
      refused.push({ ...indexes[i]!, refusal: outcome.reason });
      return [];
    });
    if (refused.length) throw refusalOf(refused);
    return accepted;
  }

  private async store(file: UploadFile, copy: SafeCopy): Promise<void> {
    await this.storage.put(file.key, createReadStream(copy.path), { contentType: copy.type });
    if (copy.thumbnailPath && file.thumbnailKey) {
      await this.storage.put(file.thumbnailKey, createReadStream(copy.thumbnailPath), {
        contentType: 'image/jpeg',
      });
    }
  }

  private async record(tx: EntityManager, upload: Upload, files: readonly UploadFile[]): Promise<void> {
    await tx.insert(Upload, upload);
    await tx.insert(UploadFile, [...files]);
    await this.outbox.add(tx, 'upload.stored', upload.id, {
      uploadId: upload.id,
      zipCode: upload.zipCode,
      fullAddress: upload.fullAddress,
      files: files.map(({ key, thumbnailKey, name, type }) => ({
        key,
        ...(thumbnailKey === null ? {} : { thumbnailKey }),
        name,
        type,
      })),
    });
  }
}

/** Every key a file has in storage. */
export const keysOf = ({ key, thumbnailKey }: Pick<UploadFile, 'key' | 'thumbnailKey'>): string[] =>
  thumbnailKey === null ? [key] : [key, thumbnailKey];

/** Files of a request whose bytes did not come before, with their place in the form. */
function withoutRepeats(files: readonly ReceivedFile[]): { file: ReceivedFile; index: number }[] {
  return files
    .map((file, index) => ({ file, index }))
    .filter(
      ({ file }, i) => file.sha256 === '' || files.findIndex(({ sha256 }) => sha256 === file.sha256) === i,
    );
}

function describe(
  { name, sha256, copy, focalLength35mm }: AcceptedFile,
  position: number,
  uploadId: string,
): UploadFile {
  return Object.assign(new UploadFile(), {
    id: uuidv7(),
    uploadId,
    position,
    key: newKey(UPLOADS_PREFIX, extensionFor(copy.type)),
    thumbnailKey: copy.thumbnailPath === null ? null : newKey(UPLOADS_PREFIX, 'jpg'),
    name,
    type: copy.type,
    size: copy.size,
    width: copy.width,
    height: copy.height,
    focalLength35mm,
    sha256,
  });
}

/** Gravest first: it gives the answer its status and sentence. */
const SENTENCES: readonly [RefusalKind, HttpStatus, string][] = [
  ['too-large', HttpStatus.PAYLOAD_TOO_LARGE, MESSAGES.upload.tooLarge],
  ['unsupported', HttpStatus.UNSUPPORTED_MEDIA_TYPE, MESSAGES.upload.unsupported],
  ['unreadable', HttpStatus.UNPROCESSABLE_ENTITY, MESSAGES.upload.unreadable],
];

function refusalOf(refused: readonly { file: ReceivedFile; index: number; refusal: Refusal }[]): Problem {
  const details: FieldProblem[] = refused.map(({ file, index, refusal }) => ({
    field: `files[${index}]`,
    message: `${printable(file.name)}: ${refusal.message}`,
  }));
  const gravest = SENTENCES.find(([kind]) => refused.some(({ refusal }) => refusal.kind === kind));
  const [, status, sentence] = gravest ?? [
    undefined,
    HttpStatus.UNPROCESSABLE_ENTITY,
    MESSAGES.upload.unreadable,
  ];
  return new Problem(status, sentence, details);
}

/** A hostile name as it may be repeated to its sender. */
const printable = (name: string) =>
  name.replace(/[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu, '').slice(0, 80) || 'A file';
