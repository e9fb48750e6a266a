/** What one picture takes on two cores, in seconds. */
const SECONDS = { final: 15, preview: 5 } as const;
/** A longer wait for a final picture turns it into a preview; a longer wait for a preview is refused. */
export const WAIT_MAX_S = 90;

/** What a new design can expect, given how many are ahead of it. */
export type Admission = { readonly quality: 'final' | 'preview' } | { readonly retryAfterS: number };

export function admit(ahead: number): Admission {
  if ((ahead + 1) * SECONDS.final <= WAIT_MAX_S) return { quality: 'final' };
  if ((ahead + 1) * SECONDS.preview <= WAIT_MAX_S) return { quality: 'preview' };
  return { retryAfterS: (ahead + 1) * SECONDS.preview - WAIT_MAX_S };
}
