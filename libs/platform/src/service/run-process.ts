import { ConfigError } from '../config/config.js';
import { createLogger } from '../context/logger.js';
import { watchFaults } from '../errors/faults.js';
import { StartError } from '../foundation/start-error.js';

/** A drain that takes longer than this is cut ... */
const STOP_WITHIN_MS = 10_000;
/** ... and so is a start that is told to end: it ends what it has begun first, on a busy machine a new Postgres. */
const START_ENDS_WITHIN_MS = 25_000;
/** npm hands a Ctrl-C on to a process that the terminal has signalled already: within this time it is one press. */
const ONE_PRESS_MS = 1_000;
/** EX_SOFTWARE of sysexits: the state is unknown, and whoever watches the process may start it again. */
const UNKNOWN_STATE = 70;

/**
 * The frame of every process: what start() throws on purpose ends as its sentence, a signal ends in stop() (also
 * while start() is at work, which is told by its AbortSignal), a second press or a stop that hangs ends at once, and
 * faults that nobody caught end it only where they leave an unknown state behind.
 */
export async function runProcess(start: (asked: AbortSignal) => Promise<() => Promise<void>>): Promise<void> {
  const asked = new AbortController();
  let exitCode = 0;
  let askedAt = 0;
  let stop: (() => Promise<void>) | undefined;
  const end = (code: number) => {
    if (asked.signal.aborted) return;
    exitCode = code;
    askedAt = Date.now();
    setTimeout(
      () => {
        console.error('Stopping took too long; ending now. What was in hand is taken up at the next start.');
        process.exit(1);
      },
      stop ? STOP_WITHIN_MS : START_ENDS_WITHIN_MS,
    ).unref();
    asked.abort();
  };
  const onSignal = () => {
    if (asked.signal.aborted && Date.now() - askedAt > ONE_PRESS_MS) process.exit(1);
    end(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const logFormat = process.stdout.isTTY ? 'pretty' : 'json';
  watchFaults(createLogger({ logLevel: 'info', logFormat }), () => end(UNKNOWN_STATE));

  try {
    stop = await start(asked.signal);
  } catch (error) {
    if (!asked.signal.aborted) {
      console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
      exitCode = 1;
    }
    process.exit(exitCode);
  }
  if (!asked.signal.aborted)
    await new Promise((resolve) => asked.signal.addEventListener('abort', resolve, { once: true }));
  try {
    await stop();
  } catch (error) {
    console.error('Stopping failed:', error);
    exitCode ||= 1;
  }
  process.exit(exitCode);
}

/** Turns a failed listen() into a sentence. */
export function explainListen({
  port,
  host,
  name = 'PORT',
}: {
  port: number;
  host: string;
  /** The setting that named the port. */
  name?: 'PORT' | 'OPS_PORT';
}): (error: unknown) => never {
  return (error) => {
    const code = (error as { code?: string }).code;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `${name}=${port} on ${host} is taken by another program. Stop that one, or start with another port: ${name}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`${name}=${port} needs rights this user does not have. Use a port above 1024.`);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) {
      throw new StartError(
        `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    }
    throw error;
  };
}
