import type { Own } from '../keeping/own-work.js';
import type { Meaning } from '../meanings/meaning.js';
import type { TypedWord } from '../text/align.js';
import type { Hit } from '../text/lexicon.js';
import type { Span } from '../text/span.js';
import type { Token } from '../text/token.js';
import type { Verdict } from '../text/verdict-words.js';
import type { SaidCount } from '../things/counts.js';
import type { SaidKind } from '../things/kinds-told.js';
import type { SaidSeats } from '../things/seats.js';
import type { SaidThingSize } from '../things/thing-sizes.js';
import type { Complaint } from '../words/complaints.js';
import type { Repair } from '../words/repairs.js';
import type { Staying } from './staying.js';
import type { ToldOfToday } from './told-of-today.js';

/** What is found in a field, whatever is made of it: what its words name, where that was typed, and what of it stays or goes. */
export interface OpenedField {
  readonly field: string;
  /** What the readers of budget, shape and openings left of it. */
  readonly text: string;
  /** The same as it was searched for phrases. */
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit<Meaning>[];
  /** The place in the text as typed of a range of tokens. */
  readonly spanOf: (from: number, to: number) => Span | undefined;
  /** So many characters of the text as typed from a place on. */
  readonly typedAfter: (from: number, length: number) => string;
  /** The word that a token was typed as. */
  readonly wordOf: (token: number) => TypedWord | undefined;
  /** Hits of what stays or is brought. */
  readonly staying: ReadonlyMap<Hit<Meaning>, Staying>;
  /** Hits that words behind them leave as they are, whether anything can be kept of them or not. */
  readonly left: ReadonlySet<Hit<Meaning>>;
  /** Hits that words behind them take away or refuse. */
  readonly taken: ReadonlyMap<Hit<Meaning>, Verdict>;
  /** Where the text as typed tells of today, or of what was done. */
  readonly today: readonly ToldOfToday[];
  /** Whether it tells that all was torn out before. */
  readonly isTornOut: boolean;
  readonly ownWork: readonly Own[];
  /** What is to be set right. */
  readonly repairs: readonly Repair[];
  /** Features and colors that words of the field do away with. */
  readonly doneAway: ReadonlySet<string>;
  readonly beside: SaidBeside;
}

/** What is told in other ways than by the name of a thing. */
export interface SaidBeside {
  readonly complaints: readonly Complaint[];
  readonly sizes: readonly SaidThingSize[];
  readonly counts: readonly SaidCount[];
  readonly kinds: readonly SaidKind[];
  readonly seats: readonly SaidSeats[];
}
