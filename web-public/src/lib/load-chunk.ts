import { LIMITS } from '@plumbline/contracts';

/** A further part of the site did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const PAUSE_MS = 1_000;

/**
 * Loads a script chunk; tries once more when the network dropped it, and gives up after 120 s (spec §8).
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = LIMITS.chunkLoadTimeoutMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Timed out')), timeoutMs);
  });
  try {
    return await Promise.race([loadTwice(load), tooLong]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('Not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
