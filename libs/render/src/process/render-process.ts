import { type ChildProcess, fork } from 'node:child_process';
import type { Room } from '@plumbline/concept';
import type { Picture, RenderOptions } from '../options.js';
import type { FromChild, ToChild } from './messages.js';

const IDLE_MS = 180_000;

/** The rendering process ended before its picture was done. */
export class RenderProcessError extends Error {
  override readonly name = 'RenderProcessError';
}

interface Waiting {
  readonly room: Room;
  readonly options: RenderOptions;
  readonly resolve: (picture: Picture) => void;
  readonly reject: (reason: unknown) => void;
  /** Asked for a second time. */
  readonly again?: boolean;
}

interface Current extends Waiting {
  readonly id: number;
  /** The process has said something about this picture. */
  begun: boolean;
}

/**
 * Renders in a process of its own, so that the caller's event loop and memory stay free. Pictures are taken one
 * at a time, in the order asked for. The process starts with the first one, runs at low priority and ends
 * after 180 idle seconds (`idleMs` for another time); an abort kills it, and the next picture starts another.
 */
export class RenderProcess {
  private child: ChildProcess | undefined;
  private current: Current | undefined;
  private readonly queue: Waiting[] = [];
  private lastId = 0;
  private closed = false;

  constructor(private readonly idleMs = IDLE_MS) {}

  /** Starts the process where none runs: it takes half a second, in which the caller may have other things to do. */
  wake(): void {
    if (this.closed || this.child) return;
    this.child = this.start();
    this.release();
  }

  /**
   * Rejects with the signal's reason when aborted, with {@link RenderProcessError} when the process dies, and
   * with the renderer's own error otherwise.
   */
  render(room: Room, options: RenderOptions): Promise<Picture> {
    if (this.closed) return Promise.reject(new RenderProcessError('The renderer has been shut down.'));
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    return new Promise<Picture>((resolve, reject) => {
      const abort = (): void => this.abort(waiting, options.signal?.reason);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          options.signal?.removeEventListener('abort', abort);
          then(value);
        };
      const waiting: Waiting = { room, options, resolve: settle(resolve), reject: settle(reject) };
      options.signal?.addEventListener('abort', abort, { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Two pictures of one view: a quick one, then the one asked for. Both reject as {@link render} does. */
  renderTwice(
    room: Room,
    options: Omit<RenderOptions, 'onPreview'>,
  ): { readonly preview: Promise<Picture>; readonly picture: Promise<Picture> } {
    let picture!: Promise<Picture>;
    const preview = new Promise<Picture>((resolve, reject) => {
      picture = this.render(room, { ...options, onPreview: resolve });
      picture.catch(reject);
    });
    return { preview, picture };
  }

  /** Ends the process and rejects everything that waits. */
  close(): void {
    this.closed = true;
    const reason = new RenderProcessError('The renderer has been shut down.');
    for (const waiting of this.queue.splice(0)) waiting.reject(reason);
    this.fail(reason);
    this.kill();
  }

  private next(): void {
    if (this.current || this.queue.length === 0) return;
    const waiting = this.queue.shift()!;
    this.current = { ...waiting, id: ++this.lastId, begun: false };
    const { signal: _signal, onProgress: _onProgress, onPreview, ...options } = waiting.options;
    const preview = onPreview !== undefined;
    const message: ToChild = { type: 'render', id: this.lastId, room: waiting.room, options, preview };
    this.child ??= this.start();
    this.child.ref();
    this.child.channel?.ref?.();
    this.child.send(message, (error) => {
      if (error) this.fail(new RenderProcessError(`The renderer could not be reached: ${error.message}`));
    });
  }

  private start(): ChildProcess {
    const child = fork(new URL('../../dist/process/child.js', import.meta.url), [String(this.idleMs)], {
      serialization: 'advanced',
      // Flags of the parent (loaders, inspectors, heap limits) are not for this process.
      execArgv: ['--expose-gc', '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let lastWords = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-2000);
    });
    child.on('message', (message: FromChild) => this.hear(message));
    child.on('error', (error) => this.ended(child, error.message));
    child.on('exit', (code, signal) => {
      const line = lastWords.split('\n').find((text) => /Error/.test(text));
      this.ended(child, line ?? (signal ? `it was ended by ${signal}` : `it ended with code ${code}`));
    });
    return child;
  }

  private hear(message: FromChild): void {
    const current = this.current;
    if (message.type === 'ready' || !current || message.id !== current.id) return;
    current.begun = true;
    switch (message.type) {
      case 'progress':
        current.options.onProgress?.(message.progress);
        return;
      case 'preview':
        current.options.onPreview?.(message.picture);
        return;
      case 'done':
        this.release();
        current.resolve(message.picture);
        break;
      case 'failed':
        this.release();
        current.reject(new Error(message.message));
        break;
    }
    this.next();
  }

  /** Between pictures, an idle process does not keep the caller alive. */
  private release(): void {
    this.current = undefined;
    this.child?.unref();
    this.child?.channel?.unref?.();
  }

  private abort(waiting: Waiting, reason: unknown): void {
    const queued = this.queue.findIndex(({ resolve }) => resolve === waiting.resolve);
    if (queued >= 0) {
      this.queue.splice(queued, 1);
      waiting.reject(reason);
    } else if (this.current?.resolve === waiting.resolve) {
      this.kill();
      this.fail(reason);
      this.next();
    }
  }

  private ended(child: ChildProcess, why: string): void {
    if (this.child !== child) return;
    this.child = undefined;
    const { current } = this;
    if (current && !current.begun && !current.again) {
      // It was already on its way out when it was asked: another one gets the picture.
      this.current = undefined;
      this.queue.unshift({ ...current, again: true });
      this.next();
      return;
    }
    this.fail(new RenderProcessError(`The renderer stopped before the picture was done: ${why}.`));
    this.next();
  }

  private fail(reason: unknown): void {
    const current = this.current;
    this.current = undefined;
    current?.reject(reason);
  }

  private kill(): void {
    const child = this.child;
    this.child = undefined;
    child?.kill('SIGKILL');
  }
}
