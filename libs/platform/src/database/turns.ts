/**
 * Lets work that shares a name come one after the other, in the order it came. Nobody holds anything while waiting, and
 * since one takes its place in all its queues at once, two never wait for each other.
 */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  async take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = names.map((name) => this.last.get(name));
    let done: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => {
      done = resolve;
    });
    for (const name of names) this.last.set(name, mine);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      done();
      for (const name of names) if (this.last.get(name) === mine) this.last.delete(name);
    }
  }
}
