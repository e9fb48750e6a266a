import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from './until.js';

/** The project's root folder. */
export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A Node program of the product, as a user would start it; what it printed is kept. */
export class NodeProcess {
  output = '';

  private constructor(readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  /** @param script path below `root` */
  static start(
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    { root = PROJECT_ROOT, node = process.execPath }: { root?: string; node?: string } = {},
  ): NodeProcess {
    const { PATH, HOME, TMPDIR } = process.env;
    const plain = Object.fromEntries(
      Object.entries({ PATH, HOME, TMPDIR }).filter(([, value]) => value !== undefined),
    );
    // On Linux the kernel ends it when the test process dies, so that no failed run leaves a program behind.
    const tied = process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [];
    const [command = '', ...rest] = [...tied, node, join(root, script), ...args];
    return new NodeProcess(
      spawn(command, rest, {
        cwd: root,
        env: { ...plain, ...env } as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits for a text in the output. @throws Error with all output if the process ends or the time is over */
  async says(text: string | RegExp, withinMs = PATIENCE_MS): Promise<void> {
    const deadline = Date.now() + withinMs;
    const found = () => (typeof text === 'string' ? this.output.includes(text) : text.test(this.output));
    while (!found()) {
      if (this.ended) throw new Error(`Ended before it said ${text}:\n${this.output}`);
      if (Date.now() > deadline)
        throw new Error(`Did not say ${text} within ${withinMs} ms:\n${this.output}`);
      await sleep(50);
    }
  }

  /** Sends a signal and waits for the end; the exit code, or null after a kill. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.ended) {
      const closed = once(this.child, 'close');
      this.child.kill(signal);
      await closed;
    }
    return this.child.exitCode;
  }

  /** Waits for an end that is expected to come by itself. */
  async untilEnded(withinMs = PATIENCE_MS): Promise<number | null> {
    const deadline = Date.now() + withinMs;
    while (!this.ended) {
      if (Date.now() > deadline) throw new Error(`Still running after ${withinMs} ms:\n${this.output}`);
      await sleep(50);
    }
    return this.child.exitCode;
  }
}
