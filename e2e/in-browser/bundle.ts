import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export interface Bundle {
  readonly code: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** Files that went into it. */
  readonly modules: readonly string[];
}

/** The worker of this folder with all that it needs, as Vite bundles it for production. */
export async function bundleWorker(): Promise<Bundle> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      // What Chromium cannot do shows in the test, not here.
      target: 'es2023',
      rollupOptions: {
        input: fileURLToPath(new URL('worker.ts', import.meta.url)),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [chunk, ...more] = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The worker is not one file.');
  return {
    code: chunk.code,
    bytes: Buffer.byteLength(chunk.code),
    gzipBytes: gzipSync(chunk.code).length,
    modules: chunk.moduleIds,
  };
}
