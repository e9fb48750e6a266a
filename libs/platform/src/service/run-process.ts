import { ConfigError } from '../config/config.js';
import { StartError } from './start-error.js';

/** A drain that takes longer than this is cut. */
const STOP_WITHIN_MS = 10_000;

/**
 * The frame of every process: what start() throws on purpose ends as its sentence, signals end in stop(),
 * a second signal or a stop that hangs ends at once.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  let stop: () => Promise<void>;
  try {
    stop = await start();
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
    process.exit(1);
  }
  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => {
      console.error('Stopping took too long; ending now. What was in hand is taken up at the next start.');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`Stopping after ${signal} failed:`, error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** Turns a failed listen() into a sentence. */
export function explainListen({ port, host }: { port: number; host: string }): (error: unknown) => never {
  return (error) => {
    const code = (error as { code?: string }).code;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT=${port} on ${host} is taken by another program. Stop that one, or start with another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`PORT=${port} needs rights this user does not have. Use a port above 1024.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    }
    throw error;
  };
}
