import type { Side } from '@plumbline/concept';
import type { NamedThing } from '../frame/named-things.js';
import type { Span } from '../text/span.js';
import type { Hand, Relation, Turn } from './words-of-places.js';

/** One thing that tells a wall; what it comes to is known when all is read. */
export type Way =
  | { readonly is: 'side'; readonly side: Side }
  | { readonly is: 'seen'; readonly hand: Hand; readonly said: string }
  | { readonly is: 'by'; readonly to: NamedThing | 'last'; readonly turn: Turn }
  | { readonly is: 'beyond'; readonly what: string }
  | { readonly is: 'length'; readonly long: boolean }
  | { readonly is: 'opposite'; readonly of: readonly Way[] }
  /** The last corner's, to the other hand. */
  | { readonly is: 'other-hand' }
  /** One of two ends, of which the other is told further on. */
  | { readonly is: 'one' };

export interface Place extends Span {
  /** The token behind it. */
  readonly next: number;
  readonly form: 'wall' | 'end' | 'corner' | 'half' | 'middle' | 'relation';
  readonly ways: readonly Way[];
  /** To which end of the wall, and whether in its middle. */
  readonly ends: readonly Way[];
  readonly middle?: boolean;
  readonly how?: Relation;
  /** What it stands by; "it" where a pronoun says so. */
  readonly to?: readonly (NamedThing | 'it')[];
  /** Where that is, told before its name: "by the far windows". */
  readonly toAt?: readonly Way[];
  /** A preposition opens it. */
  readonly led: boolean;
  /** No word for a wall is told: "on the left". */
  readonly loose?: boolean;
  /** The thing that it is an adjective of: "the north fireplace". */
  readonly of?: NamedThing;
  /** Said of what looks out there: doors and windows. */
  readonly faces?: boolean;
  /** What was told before is taken back by it. */
  readonly goes?: boolean;
}

/** A place before it is known from which to which letter it is told. */
export type Found = Omit<Place, 'start' | 'end'>;
