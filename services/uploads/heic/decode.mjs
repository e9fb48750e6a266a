// Runs in a worker thread and decodes one HEIC file: WebAssembly keeps the memory it once had, so a thread that
// ends gives it back. Plain JavaScript beside src and dist, because a thread starts from a file.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import loadLibheif from 'libheif-js/libheif-wasm/libheif-bundle.js';

/** Offsets in libheif's `heif_security_limits`, and the default that must stand at the first. */
const MAX_PIXELS_OFFSET = 8;
const MAX_PIXELS_DEFAULT = 32_768n * 32_768n;
const MAX_TOTAL_MEMORY_OFFSET = 64;
/** ITU-T H.273: SMPTE EG 432-1, the primaries of Display P3. */
const PRIMARIES_P3 = 12;
/** The same red in an ICC profile: X under D50 (sRGB has 0.436, Adobe RGB 0.610). */
const RED_X_P3 = 0.515;

const libheif = loadLibheif();
parentPort.postMessage(...decode(workerData));

/**
 * @param {{ path: string, pixelsMax: number, memoryMax: number, sideMin: number }} work
 * @returns {[{ width: number, height: number, pixels: Uint8Array } | { refused: string }, ArrayBuffer[]?]}
 */
function decode({ path, pixelsMax, memoryMax, sideMin }) {
  limit(pixelsMax, memoryMax);
  const context = libheif.heif_context_alloc();
  const read = libheif.heif_context_read_from_memory(context, readFileSync(path));
  if (read.code !== libheif.heif_error_code.heif_error_Ok) return [{ refused: read.message }];
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) return [{ refused: handle.message }];
  const width = libheif.heif_image_handle_get_width(handle);
  const height = libheif.heif_image_handle_get_height(handle);
  if (width < 1 || height < 1 || width * height > pixelsMax)
    return [{ refused: `${width} × ${height} pixels` }];

  // Turned and cropped as the file says; three bytes a pixel.
  const image = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const plane = image.channels?.[0];
  if (!plane) return [{ refused: image.message ?? 'no pixels' }];
  const decoded = packed(plane, sideMin);
  if (isDisplayP3(handle)) toSrgb(decoded.pixels);
  return [decoded, [decoded.pixels.buffer]];
}

/** libheif refuses larger pictures before it decodes them, whatever the file claims about itself. */
function limit(pixelsMax, memoryMax) {
  const limits = libheif._heif_get_global_security_limits();
  const memory = new DataView(libheif.HEAPU8.buffer);
  if (memory.getBigUint64(limits + MAX_PIXELS_OFFSET, true) !== MAX_PIXELS_DEFAULT) {
    throw new Error('libheif keeps its security limits elsewhere than this code thinks.');
  }
  memory.setBigUint64(limits + MAX_PIXELS_OFFSET, BigInt(pixelsMax), true);
  memory.setBigUint64(limits + MAX_TOTAL_MEMORY_OFFSET, BigInt(memoryMax), true);
}

/**
 * Rows without the padding between them, made smaller by a whole number as long as the longest side stays at
 * `sideMin` pixels or more: each pixel is the mean of the square it stands for.
 */
function packed({ data, stride, width, height }, sideMin) {
  const step = Math.max(1, Math.floor(Math.max(width, height) / sideMin));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const pixels = new Uint8Array(columns * rows * 3);
  const sums = new Uint32Array(columns * 3);
  for (let row = 0; row < rows; row++) {
    sums.fill(step * step * 0.5);
    for (let y = row * step; y < (row + 1) * step; y++) {
      for (let x = 0, at = y * stride; x < columns * step; x++, at += 3) {
        const to = Math.floor(x / step) * 3;
        sums[to] += data[at];
        sums[to + 1] += data[at + 1];
        sums[to + 2] += data[at + 2];
      }
    }
    for (let i = 0; i < sums.length; i++) pixels[row * sums.length + i] = sums[i] / (step * step);
  }
  return { width: columns, height: rows, pixels };
}

/** Phones tag their pictures with Display P3, by an ICC profile or by number. */
function isDisplayP3(handle) {
  const pointer = handle.$$.ptr;
  // Room for the error that libheif gives back (12 bytes) and for the address of a profile.
  const scratch = libheif._malloc(16);
  const size = libheif._heif_image_handle_get_raw_color_profile_size(pointer);
  if (size > 0) {
    const profile = libheif._malloc(size);
    libheif._heif_image_handle_get_raw_color_profile(scratch, pointer, profile);
    return Math.abs(redOf(Buffer.from(libheif.HEAPU8.slice(profile, profile + size))) - RED_X_P3) < 0.01;
  }
  new DataView(libheif.HEAPU8.buffer).setUint32(scratch + 12, 0, true);
  libheif._heif_image_handle_get_nclx_color_profile(scratch, pointer, scratch + 12);
  const memory = new DataView(libheif.HEAPU8.buffer);
  const nclx = memory.getUint32(scratch + 12, true);
  return nclx !== 0 && memory.getUint32(nclx + 4, true) === PRIMARIES_P3;
}

/** X of the red primary in an ICC profile (ICC.1 §7.3 and §9.2.44), or NaN where there is none. */
function redOf(profile) {
  const tags = profile.length >= 132 ? Math.min(profile.readUInt32BE(128), 100) : 0;
  for (let at = 132; at < 132 + tags * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'rXYZ') continue;
    const offset = profile.readUInt32BE(at + 4);
    return offset + 12 <= profile.length ? profile.readInt32BE(offset + 8) / 65_536 : Number.NaN;
  }
  return Number.NaN;
}

/** Display P3 to sRGB in linear light; both share the transfer curve of IEC 61966-2-1. */
function toSrgb(pixels) {
  const linear = Float32Array.from({ length: 256 }, (_, i) => {
    const v = i / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const STEPS = 4_095;
  const encoded = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
    const v = i / STEPS;
    return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
  });
  const code = (v) => encoded[v <= 0 ? 0 : v >= 1 ? STEPS : (v * STEPS + 0.5) | 0];
  for (let i = 0; i < pixels.length; i += 3) {
    const r = linear[pixels[i]];
    const g = linear[pixels[i + 1]];
    const b = linear[pixels[i + 2]];
    pixels[i] = code(1.2249402 * r - 0.2249402 * g);
    pixels[i + 1] = code(-0.0420569 * r + 1.0420569 * g);
    pixels[i + 2] = code(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b);
  }
}
