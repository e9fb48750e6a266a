import { expect, it } from 'vitest';
import { readFocalLength35mm } from '../src/index.js';

/** A JPEG's beginning with an APP1 segment, in either byte order. */
function photoHead(focalLength: number, little: boolean, type = 3): Uint8Array {
  const bytes = new Uint8Array(80);
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 70, 0x45, 0x78, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  const tiff = new DataView(bytes.buffer, 14);
  const entry = (at: number, tag: number, kind: number, value: number) => {
    tiff.setUint16(at, tag, little);
    tiff.setUint16(at + 2, kind, little);
    tiff.setUint32(at + 4, 1, little);
    if (kind === 3) tiff.setUint16(at + 8, value, little);
    else tiff.setUint32(at + 8, value, little);
  };
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  tiff.setUint16(8, 2, little);
  entry(10, 0x0112, 3, 6);
  entry(22, 0x8769, 4, 40);
  tiff.setUint16(40, 1, little);
  entry(42, 0xa405, type, focalLength);
  return bytes;
}

it('reads the focal length in both byte orders, and only one a lens can have', () => {
  expect(readFocalLength35mm(photoHead(26, true))).toBe(26);
  expect(readFocalLength35mm(photoHead(13, false))).toBe(13);
  expect(readFocalLength35mm(photoHead(77, false, 4))).toBe(77);
  expect(readFocalLength35mm(photoHead(0, true))).toBeNull();
  expect(readFocalLength35mm(photoHead(401, true))).toBeNull();
  expect(readFocalLength35mm(photoHead(26, true, 5))).toBeNull();
});

it('passes over the word Exif where no block follows it, as in the item list of a HEIC', () => {
  const list = new TextEncoder().encode('infe Exif\0\0\0\u0015infe');
  expect(readFocalLength35mm(new Uint8Array([...list, ...photoHead(26, false)]))).toBe(26);
});

it('says nothing of a photo without the block or with a damaged one', () => {
  const whole = photoHead(26, true);
  expect(readFocalLength35mm(new Uint8Array(0))).toBeNull();
  expect(readFocalLength35mm(new TextEncoder().encode('Exit, Exif and no more'))).toBeNull();
  for (let end = 0; end < 66; end++) expect(readFocalLength35mm(whole.subarray(0, end))).toBeNull();
  const placesNotKept = whole.slice();
  placesNotKept.fill(0xff, 18, 22);
  expect(readFocalLength35mm(placesNotKept)).toBeNull();
});
