/** Something to sleep on: a ring, a time-out or the end of the work, whichever comes first. */
export class Alarm {
  private rung = false;
  private wakeSleeper?: () => void;

  /** Wakes the sleeper; where nobody sleeps, the next sleep is skipped. */
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
