import type { RaRecord } from 'react-admin';
import type { Media } from '../shared/media.js';

/** What a homeowner sent in one go. */
export interface Upload extends RaRecord<string> {
  readonly zipCode: string | null;
  readonly fullAddress: string | null;
  readonly createdAt: string;
  /** Null while no bid was requested with it. */
  readonly inBidSince: string | null;
  readonly files: readonly UploadedFile[];
}

export interface UploadedFile {
  readonly imageUrl: string;
  readonly thumbnailUrl: string | null;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

export const addressOf = ({ fullAddress, zipCode }: Upload): string =>
  fullAddress || zipCode || 'No address given';

/** Pictures and videos; a PDF is only linked to. */
export const mediaOf = ({ files }: Upload): Media[] =>
  files
    .filter(({ width }) => width !== null)
    .map(({ imageUrl, thumbnailUrl, name, type }) => ({ url: imageUrl, thumbnailUrl, name, type }));
