import type { Span } from '../text/span.js';

/** An end of a wall: by the compass, by a hand, by the way in, or by what is there. */
export type End = string;

/** How words name a wall. */
export type Way =
  | { readonly is: 'side'; readonly side: string }
  | { readonly is: 'length'; readonly wallIn: number }
  | { readonly is: 'long'; readonly long: boolean }
  /** By who comes in, or who looks at what the sentence says. */
  | { readonly is: 'hand'; readonly hand: string }
  | { readonly is: 'far' }
  | { readonly is: 'near' }
  /** Across from what was told last, from what is at the first wall of that length, or from the nearest thing called so. */
  | { readonly is: 'across'; readonly of: string }
  | { readonly is: 'same'; readonly of: string };

export type Detail =
  | { readonly is: 'wall'; readonly ways: readonly Way[] }
  | { readonly is: 'off'; readonly offIn: number; readonly from?: End; readonly toMiddle?: true }
  | { readonly is: 'end'; readonly corner: End; readonly tight: boolean; readonly noun: string }
  | { readonly is: 'middle' }
  | { readonly is: 'width'; readonly widthIn: number; readonly heightIn?: number }
  | { readonly is: 'height'; readonly heightIn: number }
  | { readonly is: 'sill'; readonly sillIn: number }
  | { readonly is: 'swing'; readonly into?: string; readonly room?: string; readonly against?: End }
  | { readonly is: 'hinge'; readonly jamb: End; readonly away: boolean };

export type Said<T extends Detail = Detail> = T & Span;
