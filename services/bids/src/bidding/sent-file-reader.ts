import { Injectable } from '@nestjs/common';
import type { FileRef } from '@plumbline/contracts';
import { contentTypeOf, FileUrlMapper } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import type { RequestFile } from '../tables/bid-request.entity.js';
import { KnownUpload } from '../tables/known-upload.entity.js';
import type { SentFileDto } from './send-to-contractors.dto.js';

/** Recognizes files that were uploaded here among those that a page sends along. */
@Injectable()
export class SentFileReader {
  constructor(
    private readonly urls: FileUrlMapper,
    private readonly dataSource: DataSource,
  ) {}

  /** The sender's uploads; anything else is left out, and of photos what is no picture or video. */
  async read(sent: readonly SentFileDto[], kind: 'photo' | 'contractor'): Promise<RequestFile[]> {
    const named = sent.flatMap((file) => {
      const url = file.imageUrl ?? file.url;
      const key = url && this.urls.keyOf(url);
      if (!key?.startsWith('uploads/')) return [];
      return kind === 'photo' && contentTypeOf(key) === PDF ? [] : [{ key, name: file.name }];
    });
    if (named.length === 0) return [];
    const uploads = await this.dataSource
      .createQueryBuilder(KnownUpload, 'upload')
      .where('upload.keys && :keys', { keys: named.map(({ key }) => key) })
      .getMany();
    const known = new Map<string, FileRef>(
      uploads.flatMap(({ files }) => files.map((file): [string, FileRef] => [file.key, file])),
    );
    return named.map(({ key, name }) => {
      const file = known.get(key);
      return {
        key,
        ...(file?.thumbnailKey ? { thumbnailKey: file.thumbnailKey } : {}),
        name: name ?? file?.name ?? `photo.${extensionOf(key)}`,
        type: file?.type ?? contentTypeOf(key),
        kind,
      };
    });
  }
}

const PDF = 'application/pdf';

export const extensionOf = (key: string): string => /\.([a-z0-9]{1,5})$/.exec(key)?.[1] ?? 'bin';
