/**
 * Why a file is not taken. `unsupported`: not a kind we take (415); `unreadable`: damaged, hostile or more than
 * we decode (422); `too-large`: too many bytes (413).
 */
export type RefusalKind = 'too-large' | 'unsupported' | 'unreadable';

/** A file that is not taken; the message is a sentence for the person who sent it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

export const unreadable = (message: string): Refusal => new Refusal('unreadable', message);
