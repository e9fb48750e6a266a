import { MESSAGES } from '@plumbline/contracts';

/**
 * Why a backend gave no picture.
 * - `temporary`: busy or away, and nothing was begun: may be tried again without paying twice.
 * - `uncertain`: it may have been made and billed: never repeated blindly.
 * - `permanent`: key, model or request are wrong, or the answer is of no use.
 * - `quota`: the account's means are used up.
 * - `moderation`: the backend declines to draw this.
 * - `budget`: our own budget is spent.
 * - `cancelled`: the homeowner did not want to wait; it may be on the bill.
 */
export type FaultKind =
  | 'temporary'
  | 'uncertain'
  | 'permanent'
  | 'quota'
  | 'moderation'
  | 'budget'
  | 'cancelled';

const SENTENCES: Readonly<Record<FaultKind, string>> = {
  temporary: MESSAGES.pictures.busy,
  uncertain: MESSAGES.pictures.noAnswer,
  permanent: MESSAGES.pictures.notWorking,
  quota: MESSAGES.pictures.quota,
  moderation: MESSAGES.pictures.declined,
  budget: MESSAGES.pictures.budget,
  cancelled: MESSAGES.generation.cancelled,
};

/** A failed call. `message` is for the log, with keys masked; `sentence` is for the homeowner. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Seconds after which the backend wants to be asked again. */
    readonly retryAfterS?: number,
    readonly sentence: string = SENTENCES[kind],
  ) {
    super(message);
  }

  /** Whether the call may stand on a bill. */
  get mayCost(): boolean {
    return this.kind === 'uncertain' || this.kind === 'cancelled';
  }
}
