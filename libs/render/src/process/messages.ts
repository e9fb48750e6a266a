import type { Room } from '@plumbline/concept';
import type { Picture, RenderOptions, RenderProgress } from '../options.js';

/** What crosses between the service and the process that renders. */
type RenderRequest = Omit<RenderOptions, 'signal' | 'onProgress' | 'onPreview'>;

export interface ToChild {
  readonly type: 'render';
  readonly id: number;
  readonly room: Room;
  readonly options: RenderRequest;
  /** Whether a quick picture is wanted first. */
  readonly preview: boolean;
}

export type FromChild =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: RenderProgress }
  | { readonly type: 'preview'; readonly id: number; readonly picture: Picture }
  | { readonly type: 'done'; readonly id: number; readonly picture: Picture }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
