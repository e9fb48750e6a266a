/** Injection token of the backend that IMAGE_PROVIDER names; null for our own renderer alone. */
export const REMOTE_BACKEND = Symbol('remote backend');

/** The names of the backends; also what `meta.provider` and metrics say. */
export type RemoteBackendName = 'openai' | 'replicate' | 'automatic1111' | 'comfyui' | 'stability';

/** What the presets are tuned for: a backend, or one of its ways of working. */
export type TuningName = RemoteBackendName | 'stability-image-to-image';

/** Sizes of answers that a backend can make, in pixels. */
export type Sizing =
  | { readonly kind: 'fixed'; readonly sizes: readonly Size[] }
  /** Any size with this long side whose sides are multiples of `multiple`. */
  | { readonly kind: 'free'; readonly longSide: number; readonly multiple: number };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a preset is set on one backend; null where a backend has no such notion. */
export interface Tuning {
  readonly steps: number | null;
  readonly guidance: number | null;
  /** 0 keeps the start picture, 1 forgets it: for the first try, and for the retry that must keep more of it. */
  readonly strength: { readonly first: number; readonly gentle: number } | null;
}

/** One picture to make, in words every backend maps to its own. */
export interface PictureTask {
  /** uuid of this call, the same after a restart: an own id or idempotency key where a backend takes one. */
  readonly callId: string;
  /** JPEG of exactly `size`: the homeowner's photo, or our own picture of the planned room. */
  readonly start: Buffer;
  readonly origin: 'photo' | 'plan';
  readonly size: Size;
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly seed: number;
  readonly steps: number | null;
  readonly guidance: number | null;
  readonly strength: number | null;
  readonly quality: 'preview' | 'final';
  /**
   * Depth and lines of the planned room and what of the start picture stays, as PNG of `size`, which lie over it; null
   * where that is a photo in which the room was not measured.
   */
  guides(): Promise<Guides | null>;
}

export interface Guides {
  readonly depth: Buffer;
  readonly lines: Buffer;
  /** White where the model paints; black inside of windows that stay as the photo shows them. */
  readonly mask: Buffer;
}

/** What a backend says of a picture: made, on its way under an id of its own, or never heard of. */
export type RemoteReply =
  | {
      readonly state: 'done';
      /** PNG, JPEG or WebP as it came; the frame checks it. */
      readonly image: Buffer;
      /** The seed it was really made with, where the backend tells. */
      readonly seed?: number | null;
      /** US dollars, where the backend tells. */
      readonly costUsd?: number;
    }
  | { readonly state: 'running'; readonly remoteId: string; readonly percent?: number }
  | { readonly state: 'unknown' };

/**
 * One image model over HTTP. A file per backend speaks its API and nothing else; RemoteProvider does what all
 * share: prompt, budget, retries, polling, checks, fallback. Every method throws RemoteFault.
 */
export interface RemoteBackend {
  readonly name: RemoteBackendName;
  /** Which column of the presets holds for it; its name's where none is named. */
  readonly tuning?: TuningName;
  readonly sizing: Sizing;
  /** Seconds that a picture takes as a rule, for the progress bar. */
  readonly typicalSeconds: number;
  /** Pause between two looks at a running picture, in milliseconds. */
  readonly pollMs?: number;
  /** US dollars that the call will cost, as far as is known; 0 for a machine of one's own. */
  costUsd(task: PictureTask): number;
  /** Whether the backend answers and takes our key. Never costs money. */
  check(signal: AbortSignal): Promise<void>;
  /** Makes or orders the picture: the one call that costs money. */
  start(task: PictureTask, signal: AbortSignal): Promise<RemoteReply>;
  /** One look at a picture that start() left running (or at `callId` where the backend takes our own ids). */
  follow?(remoteId: string, signal: AbortSignal): Promise<RemoteReply>;
  /** True where a picture is known by our callId: it can be stopped, and followed, though its start() was cut off. */
  readonly takesOwnId?: boolean;
  /** Progress of a start() that holds until the picture is made, 0–100; null where it cannot be told. */
  percent?(signal: AbortSignal): Promise<number | null>;
  /** Stops a running picture. No error where it is over already. */
  cancel?(remoteId: string, signal: AbortSignal): Promise<void>;
}
