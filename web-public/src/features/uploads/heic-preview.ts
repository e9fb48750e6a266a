const HEIC = /\.(heic|heif)$/i;

/** One at a time: a phone's photo takes some hundred megabytes while it is decoded. */
let turn: Promise<unknown> = Promise.resolve();

export function isHeic(file: File): boolean {
  return /^image\/hei[cf]$/.test(file.type) || HEIC.test(file.name);
}

/** A small JPEG of a HEIC photo, made on this device; null where that does not work here. */
export function heicPreview(file: File): Promise<Blob | null> {
  const preview = turn.then(() => decodeInWorker(file));
  turn = preview;
  return preview;
}

async function decodeInWorker(file: File): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./heic-preview.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.addEventListener('messageerror', () => resolve(null));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
