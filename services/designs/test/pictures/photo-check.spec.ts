import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoPath } from '@plumbline/testing';
import sharp from 'sharp';
import { checkPhoto } from '../../src/photos/photo-check.js';

const GALLERY = join(__dirname, '../../../../docs/gallery');
const rooms = readdirSync(GALLERY).filter((name) => name.endsWith('.webp') && !name.endsWith('-plan.webp'));
const plans = readdirSync(GALLERY).filter((name) => name.endsWith('-plan.webp'));
const fromGallery = (name: string): Buffer => readFileSync(join(GALLERY, name));

const drawn = (content: string, width = 800, height = 600): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

function noise(): Promise<Buffer> {
  const bytes = Uint8Array.from(
    { length: 600 * 400 * 3 },
    (_, i) => (Math.imul(i + 1, 2_654_435_761) >>> 13) & 255,
  );
  return sharp(bytes, { raw: { width: 600, height: 400, channels: 3 } })
    .png()
    .toBuffer();
}

describe('the check of a photo', () => {
  it.each(['kitchen-phone.jpg', 'kitchen-corner.png'] as const)('takes %s', async (name) => {
    expect(await checkPhoto(readFileSync(photoPath(name)))).toEqual({ ok: true });
  });

  it('takes the rooms of the gallery, also in dim light', async () => {
    expect(rooms.length).toBeGreaterThan(20);
    for (const name of rooms.filter((_, i) => i % 3 === 0)) {
      expect([name, await checkPhoto(fromGallery(name))]).toEqual([name, { ok: true }]);
      const dim = await sharp(fromGallery(name)).linear(0.4, 0).jpeg({ quality: 60 }).toBuffer();
      expect([name, await checkPhoto(dim)]).toEqual([name, { ok: true }]);
    }
  });

  it('tells drawings from rooms', async () => {
    for (const name of plans.slice(0, 3))
      expect([name, await checkPhoto(fromGallery(name))]).toEqual([
        name,
        expect.objectContaining({ reason: 'not-a-room' }),
      ]);
  });

  it.each([
    [
      'a letter',
      drawn(
        `<rect width="800" height="1000" fill="#fff"/>${Array.from({ length: 30 }, (_, i) => `<text x="60" y="${80 + i * 30}" font-size="18">Clause ${i} of the contract between both parties</text>`).join('')}`,
        800,
        1000,
      ),
    ],
    [
      'a meadow under the sky',
      drawn(
        '<rect width="800" height="320" fill="#7ab2e8"/><path d="M0 320 Q200 230 420 310 T800 290 V600 H0Z" fill="#4f8a3c"/>',
      ),
    ],
    [
      'a face',
      drawn(
        '<rect width="600" height="600" fill="#9ab"/><ellipse cx="300" cy="300" rx="210" ry="280" fill="#d8a080"/><circle cx="220" cy="240" r="22"/><circle cx="380" cy="240" r="22"/>',
        600,
        600,
      ),
    ],
    ['one colour', drawn('<rect width="800" height="600" fill="#8a8a8a"/>')],
    [
      'a blur',
      drawn(
        '<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#123"/><stop offset="1" stop-color="#fed"/></linearGradient></defs><rect width="800" height="600" fill="url(#a)"/>',
      ),
    ],
    ['noise', noise()],
  ])('doubts %s', async (_, picture) => {
    expect(await checkPhoto(await picture)).toEqual({
      ok: false,
      reason: 'not-a-room',
      sentence: expect.stringContaining('walls and floor'),
    });
  });

  it('says what to do about a photo too small or too dark', async () => {
    const room = fromGallery('kitchen-modern.webp');
    const small = await sharp(room).resize(320).jpeg().toBuffer();
    const dark = await sharp(room).linear(0.1, 0).jpeg().toBuffer();
    expect(await checkPhoto(small)).toMatchObject({
      reason: 'too-small',
      sentence: expect.stringContaining('larger'),
    });
    expect(await checkPhoto(dark)).toMatchObject({
      reason: 'too-dark',
      sentence: expect.stringContaining('lights'),
    });
  });

  it('refuses what is no picture', async () => {
    await expect(checkPhoto(Buffer.from('no'))).rejects.toThrow();
  });
});
