import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** What backends tell by webhook, for those in this process who wait for it. */
@Injectable()
export class PictureNotifier {
  private readonly events = new EventEmitter().setMaxListeners(0);

  heard(remoteId: string): void {
    this.events.emit(remoteId);
  }

  /** Until there is news of a picture, or `atMostMs` are over. @throws the signal's reason */
  async wait(remoteId: string, atMostMs: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const until = { signal: AbortSignal.any([signal, over.signal]) };
    const ended = [once(this.events, remoteId, until), sleep(atMostMs, undefined, until)];
    try {
      await Promise.race(ended);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      over.abort();
      await Promise.allSettled(ended);
    }
  }
}
