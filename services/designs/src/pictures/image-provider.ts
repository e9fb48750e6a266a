import type { Concept, PictureMeta } from '@plumbline/concept';
import type { PictureKind } from '@plumbline/contracts';
import type { OwnView } from '../tables/design.entity.js';

export interface PictureRequest {
  /** Whose picture it is: what is paid for it is counted and taken up again under these. */
  readonly job: {
    readonly id: string;
    readonly designId: string;
    readonly run: number;
    readonly client: string | null;
  };
  readonly concept: Concept;
  /** The homeowner's first photo, upright and without metadata. */
  readonly photo: Buffer | null;
  readonly seed: number;
  /** `preview` where many are waiting. */
  readonly quality: 'preview' | 'final';
  readonly signal: AbortSignal;
  /** 0–100 of the picture alone, and what is happening in words. */
  onProgress(percent: number, stage: string): void;
  /** A first coarse picture, where the provider has one early. */
  onPreview(jpeg: Buffer): Promise<void>;
}

export interface Picture {
  readonly jpeg: Buffer;
  readonly webp: Buffer;
  /** 480 px wide WebP. */
  readonly thumbnail: Buffer;
  readonly meta: PictureMeta;
  readonly shows: PictureKind;
  /** What is worth drawing beside it when nobody waits. */
  readonly nextView: OwnView | null;
  /** Pixels of the JPEG. */
  readonly size: { readonly width: number; readonly height: number };
  /** It was made from the photo's pixels, so it goes when the photo goes. */
  readonly holdsPhoto: boolean;
}

/** Makes the picture of a room. One file a provider; chosen by IMAGE_PROVIDER. */
export interface ImageProvider {
  readonly name: string;
  /** A picture will be wanted soon: starts what takes a while to start. */
  prepare?(): void;
  /** @throws PictureError with a sentence for the homeowner; the signal's reason when cancelled */
  make(request: PictureRequest): Promise<Picture>;
  /** Stops what a job, cancelled while nobody made it, has left running elsewhere. */
  abandon?(job: Pick<PictureRequest['job'], 'id' | 'run'>): Promise<void>;
  close(): Promise<void>;
}

/** Why there is no picture, in words for a homeowner. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** The homeowner did not want to wait. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export const IMAGE_PROVIDER = Symbol('image provider');
