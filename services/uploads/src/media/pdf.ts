import { Worker } from 'node:worker_threads';
import { unreadable } from './refusal.js';

/** A license, a certificate or a proposal has fewer. */
const PDF_PAGES_MAX = 50;
/** Reading is plain JavaScript, so that its time bounds also the memory that a packed stream may fill. */
const TIME_MAX_MS = 5_000;
const HEAP_MB_MAX = 256;
const CHECK = new URL('../../pdf/check.mjs', import.meta.url);

const SENTENCES = {
  encrypted: 'The PDF is locked. Save it without a password and send it again.',
  active: 'The PDF carries a script, a form or files inside. Print it into a new PDF and send that.',
  damaged: 'The PDF is damaged or too large to read.',
} as const;

type Answer = { readonly pages: number } | { readonly refused: keyof typeof SENTENCES };

/**
 * Reads a PDF in a thread of its own, which is ended after `timeMaxMs`. The file itself stays as it was sent.
 *
 * @throws Refusal where it is locked, damaged, carries what could act, or has too many pages
 */
export async function checkPdf(path: string, timeMaxMs = TIME_MAX_MS): Promise<void> {
  const worker = new Worker(CHECK, {
    workerData: { path },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    // The library warns on the console of what it skips.
    stdout: true,
    stderr: true,
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      clock = setTimeout(() => resolve({ refused: 'damaged' }), timeMaxMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The reader of PDFs ended with ${code}.`)));
    });
    if ('refused' in answer) throw unreadable(SENTENCES[answer.refused]);
    if (answer.pages < 1 || answer.pages > PDF_PAGES_MAX) {
      throw unreadable(`The PDF has ${answer.pages} pages; we take 1 to ${PDF_PAGES_MAX}.`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw unreadable(SENTENCES.damaged);
    }
    throw error;
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}
