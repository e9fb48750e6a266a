import { MESSAGES } from '@plumbline/contracts';
import type { FaultKind } from '../../tables/picture-call.entity.js';

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
