import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthCheckRegistry, LOGGER, type Logger } from '@plumbline/platform';
import { REMOTE_BACKEND, type RemoteBackend } from './remote-backend.js';

/** How long a look at a backend holds, and how long it may take, in milliseconds. */
const FRESH_MS = 60_000;
const LOOK_MS = 10_000;

/** Whether the image model answers, takes our key and has what it needs; a look costs nothing. */
@Injectable()
export class PictureHealthCheck implements OnApplicationBootstrap {
  private last: { readonly at: number; readonly fault?: Error } | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    @Inject(REMOTE_BACKEND) private readonly backend: RemoteBackend | null,
    private readonly parts: HealthCheckRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The start does not wait for a backend that is not there yet: the check says so, and our own renderer draws meanwhile. */
  onApplicationBootstrap(): void {
    if (!this.backend) return;
    this.parts.add('pictures', () => this.check());
    void this.look(this.backend);
  }

  /** The newest known state; an old one is looked at anew for the next question. */
  private async check(): Promise<void> {
    if (!this.backend) return;
    const fresh = this.last && Date.now() - this.last.at < FRESH_MS;
    const looking = fresh ? undefined : this.look(this.backend);
    if (!this.last) await looking;
    if (this.last?.fault) throw this.last.fault;
  }

  /** One look at a time, whoever asks. */
  private look(backend: RemoteBackend): Promise<void> {
    this.looking ??= this.lookOnce(backend).finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(backend: RemoteBackend): Promise<void> {
    const fault = await backend.check(AbortSignal.timeout(LOOK_MS)).then(
      () => undefined,
      (error: Error) => error,
    );
    const before = this.last?.fault?.message;
    this.last = { at: Date.now(), fault };
    if (fault && fault.message !== before)
      this.logger.warn({ provider: backend.name, reason: fault.message }, 'the image model is not ready');
  }
}
