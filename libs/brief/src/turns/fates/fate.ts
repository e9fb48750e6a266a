import type { Marked } from './named.js';

/** A sentence in other words, and whether the next one was its answer and asks for nothing more. */
export interface Fate {
  readonly said: string;
  readonly tookNext?: boolean;
}

export type FateReader = (sentence: Marked, next: string, text: string) => Fate | undefined;
