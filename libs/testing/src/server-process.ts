import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './until.js';

/**
 * A server run as a child of the tests. On Linux the kernel ends it when the test process dies, however that
 * happens, so that no run leaves a server behind.
 */
export class ServerProcess {
  private readonly lines: string[] = [];

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.lines.push(text);
        if (this.lines.length > 500) this.lines.shift();
      });
    }
  }

  /**
   * Starts a command and waits until its port on 127.0.0.1 takes connections.
   *
   * @param through what the command is run through (an `unshare …`), if anything
   * @param env added to the environment of the tests
   * @throws Error with the server's own output where it ends or stays silent instead
   */
  static async start(
    command: string,
    args: readonly string[],
    port: number,
    { through = [], env = {} }: { through?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
  ): Promise<ServerProcess> {
    const tied = process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [];
    const [executable = command, ...rest] = [...through, ...tied, command, ...args];
    const child = spawn(executable, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const server = new ServerProcess(command, child);
    const failed = once(child, 'error').then(([error]) => {
      throw error;
    });
    await Promise.race([once(child, 'spawn'), failed]);
    failed.catch(() => undefined);
    await server.untilListening(port);
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last lines the server wrote. */
  get output(): string {
    return this.lines.join('');
  }

  send(signal: NodeJS.Signals): void {
    if (this.running) this.child.kill(signal);
  }

  /** Sends the signal and waits for the end; a server that is not gone after 10 s is killed. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.running) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const patience = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(patience);
  }

  private async untilListening(port: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await accepts(port))) {
      if (!this.running) throw new Error(`${this.name} ended at its start:\n${this.output}`);
      if (Date.now() > deadline) {
        await this.end('SIGKILL');
        throw new Error(`${this.name} did not listen on port ${port}:\n${this.output}`);
      }
      await sleep(10);
    }
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
