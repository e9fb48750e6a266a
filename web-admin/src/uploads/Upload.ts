import type { RaRecord } from 'react-admin';

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
}
