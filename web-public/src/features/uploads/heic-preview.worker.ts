// Draws one HEIC photo small, away from the page: a worker that ends gives WebAssembly's memory back.
import loadLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Longest side of a preview, in pixels. */
const SIDE = 480;

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  // A damaged file, or no WebAssembly: the page goes on without a preview.
  const small = await file
    .arrayBuffer()
    .then(drawSmall)
    .catch(() => null);
  self.postMessage(small);
};

async function drawSmall(bytes: ArrayBuffer): Promise<Blob | null> {
  const { HeifDecoder } = loadLibheif({ wasmBinary: await (await fetch(wasmUrl)).arrayBuffer() });
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const filled = await new Promise<unknown>((resolve) => image.display(pixels, resolve));
  if (!filled) return null;
  const whole = await createImageBitmap(new ImageData(pixels.data, width, height));
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
