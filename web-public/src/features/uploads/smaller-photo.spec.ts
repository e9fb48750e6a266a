import { beforeEach, expect, it, vi } from 'vitest';
import { drawnSize, smallerPhoto } from './smaller-photo.js';

const close = vi.fn();
let drawnBytes: number;

/** jsdom decodes and draws nothing: a picture of the given size, and a canvas that gives so many bytes. */
beforeEach(() => {
  drawnBytes = 10;
  close.mockClear();
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width: 4_000, height: 3_000, close })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as CanvasRenderingContext2D as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'.repeat(drawnBytes)], { type: type ?? '' })),
  );
});

const file = (name: string, type: string) => new File(['y'.repeat(100)], name, { type });

it('draws what is larger than the server keeps, in whole pixels', () => {
  expect(drawnSize(2_560, 1_920)).toBeNull();
  expect(drawnSize(4_000, 3_000)).toEqual({ width: 2_560, height: 1_920 });
  expect(drawnSize(3, 9_000)).toEqual({ width: 1, height: 2_560 });
});

it('makes a photo smaller once, upright and under its own name', async () => {
  const photo = file('IMG_1.png', 'image/png');
  const first = await smallerPhoto(photo);
  expect(first.file).toMatchObject({ name: 'IMG_1.png', type: 'image/jpeg', size: 10 });
  expect(createImageBitmap).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect((await smallerPhoto(photo)).file).toBe(first.file);
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

it('sends as it is what would grow, what is small, what cannot be decoded, HEIC and videos', async () => {
  const sentAsItIs = async (photo: File) => expect((await smallerPhoto(photo)).file).toBe(photo);
  await sentAsItIs(file('a.heic', 'image/heic'));
  await sentAsItIs(file('a.mov', 'video/quicktime'));
  expect(createImageBitmap).not.toHaveBeenCalled();
  drawnBytes = 100;
  await sentAsItIs(file('grows.jpg', 'image/jpeg'));
  vi.mocked(createImageBitmap).mockResolvedValueOnce({ width: 800, height: 600, close });
  await sentAsItIs(file('small.jpg', 'image/jpeg'));
  vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  await sentAsItIs(file('damaged.jpg', 'image/jpeg'));
});
