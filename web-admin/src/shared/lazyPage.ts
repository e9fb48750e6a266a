import { LIMITS } from '@plumbline/contracts';
import { type FunctionComponent, lazy } from 'react';

/** A further part of the console did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const PAUSE_MS = 1_000;

/**
 * A page whose script is fetched when it is first opened: once more where the network dropped it, and given up
 * after 120 s (docs/product.md, Pages).
 *
 * @throws ChunkLoadError when rendered, to the layout's error page
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) =>
  lazy<FunctionComponent>(async () => {
    try {
      return { default: (await inTime(loadTwice(load)))[name] };
    } catch (cause) {
      throw new ChunkLoadError('A part of the console did not load.', { cause });
    }
  });

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Timed out')), LIMITS.chunkLoadTimeoutMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
