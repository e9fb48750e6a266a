/** One file that waits: what it will take, and how it is let in. */
interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/**
 * Lets files be decoded while memory and cores last. Clients take turns, so that somebody's twenty files do not make
 * the next person's one file wait for all of them; the files of one client keep their order.
 */
export class DecodingLine {
  private files = 0;
  private bytes = 0;
  /** The client whose turn is next stands first. */
  private readonly waiting = new Map<string, Waiting[]>();

  /** @param limits files and bytes of memory in work at once */
  constructor(private readonly limits: { readonly files: number; readonly bytes: number }) {}

  /**
   * Runs `work` when its turn has come.
   *
   * @param bytes what decoding takes at most; more than the whole budget counts as the whole budget
   */
  async run<T>(client: string, bytes: number, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(bytes, this.limits.bytes);
    await this.enter(client, taken);
    try {
      return await work();
    } finally {
      this.files -= 1;
      this.bytes -= taken;
      this.letIn();
    }
  }

  private enter(client: string, bytes: number): Promise<void> {
    return new Promise((enter) => {
      const line = this.waiting.get(client);
      if (line) line.push({ bytes, enter });
      else this.waiting.set(client, [{ bytes, enter }]);
      this.letIn();
    });
  }

  /** The first in line is waited for even where a smaller one would fit: else a large one might never get in. */
  private letIn(): void {
    for (const [client, [next, ...rest]] of this.waiting) {
      if (!next || this.files >= this.limits.files || this.bytes + next.bytes > this.limits.bytes) return;
      this.waiting.delete(client);
      if (rest.length > 0) this.waiting.set(client, rest);
      this.files += 1;
      this.bytes += next.bytes;
      next.enter();
    }
  }
}
