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

/**
 * Runs a decoder. Its errors about the file become a refusal; others (a full disk, a bug) are thrown on. sharp's errors
 * about a file are plain Errors with libvips' message; others have a code or another name.
 */
export async function refuseDamaged<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    const { name, code, message = '' } = error as Partial<NodeJS.ErrnoException>;
    const aboutUs = /No space|unable to (?:open|write)|Permission|system error/i.test(message);
    if (name === 'Error' && code === undefined && !aboutUs) throw unreadable('The picture is damaged.');
    throw error;
  }
}
