/** What one picture takes on two cores, in seconds. */
const SECONDS = { final: 15, preview: 5 } as const;
/** A longer wait for a final picture turns it into a preview; a longer wait for a preview is refused. */
const WAIT_MAX_S = 90;

/** A design that waits or is being made: who asked for it, and in which round it is made. */
export interface OpenDesign {
  readonly client: string | null;
  readonly round: number;
}

/** What a new design can expect, or how many of their own its client waits for already. */
export type Admission =
  | { readonly round: number; readonly quality: 'final' | 'preview' }
  | { readonly retryAfterS: number; readonly own: number };

/**
 * Clients take turns. A round holds at most one design of each: a client's first joins the round after the one that is
 * being made, each further one the round after their last. So a client waits for one design of each other client,
 * however many those have asked for, and nobody waits for ever, since a round that has begun is joined no more.
 */
export function admit(open: readonly OpenDesign[], client: string): Admission {
  const own = open.filter((design) => design.client === client).map(({ round }) => round);
  const last = own.length > 0 ? Math.max(...own) : currentRound(open);
  const round = open.length > 0 ? last + 1 : 0;
  const wait = open.filter((design) => design.round <= round).length + 1;
  if (wait * SECONDS.final <= WAIT_MAX_S) return { round, quality: 'final' };
  if (wait * SECONDS.preview <= WAIT_MAX_S) return { round, quality: 'preview' };
  return { retryAfterS: wait * SECONDS.preview - WAIT_MAX_S, own: own.length };
}

/** The round that is being made; 0 where nobody waits. */
export const currentRound = (open: readonly OpenDesign[]): number =>
  open.length > 0 ? Math.min(...open.map(({ round }) => round)) : 0;
