/** A wait that ends with ring(), a time-out or an abort, whichever comes first. */
export class Alarm {
  private rung = false;
  private wakeSleeper?: () => void;

  /** Ends the current wait; without one, the next wait ends at once. */
  ring(): void {
    this.rung = true;
    this.wakeSleeper?.();
  }

  async sleep(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.rung && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxMs);
        this.wakeSleeper = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', this.wakeSleeper, { once: true });
      });
      if (this.wakeSleeper) signal.removeEventListener('abort', this.wakeSleeper);
      this.wakeSleeper = undefined;
    }
    this.rung = false;
  }
}
