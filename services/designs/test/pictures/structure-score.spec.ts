import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { STRUCTURE_THRESHOLD, structureScore } from '../../src/pictures/structure-score.js';

const ROOMS = ['living-room', 'bathroom', 'bedroom'] as const;
type Kind = 'before' | 'restyled' | 'cleared' | 'moved' | 'turned';

const view = (room: string, kind: Kind): Buffer =>
  readFileSync(new URL(`views/${room}-${kind}.webp`, `file://${__dirname}/`));

describe('the structure score', () => {
  it.each(ROOMS)(
    'is high for the same %s in other finishes, with or without some of its things',
    async (room) => {
      const before = view(room, 'before');
      expect(await structureScore(before, view(room, 'restyled'))).toBeGreaterThan(STRUCTURE_THRESHOLD + 0.1);
      expect(await structureScore(before, view(room, 'cleared'))).toBeGreaterThan(STRUCTURE_THRESHOLD);
    },
  );

  it.each(ROOMS)('falls where the openings of the %s have moved', async (room) => {
    const before = view(room, 'before');
    const kept = await structureScore(before, view(room, 'restyled'));
    const moved = await structureScore(before, view(room, 'moved'));
    expect(moved).toBeLessThan(kept - 0.15);
    expect(moved).toBeLessThan(STRUCTURE_THRESHOLD);
  });

  it.each(ROOMS)('is next to nothing for another view of the %s and for other rooms', async (room) => {
    const before = view(room, 'before');
    expect(await structureScore(before, view(room, 'turned'))).toBeLessThan(0.2);
    for (const other of ROOMS.filter((name) => name !== room))
      expect(await structureScore(before, view(other, 'restyled'))).toBeLessThan(0.2);
  });

  it('is 1 for the picture itself, also larger, darker or without colour', async () => {
    const before = view('bedroom', 'before');
    const changed = await sharp(before).resize(960).greyscale().linear(0.8, 5).jpeg().toBuffer();
    expect(await structureScore(before, before)).toBeCloseTo(1, 5);
    expect(await structureScore(before, changed)).toBeGreaterThan(0.9);
  });

  it('follows an answer that is a crop of the photo, or the photo stretched', async () => {
    const before = view('bedroom', 'before');
    const restyled = view('bedroom', 'restyled');
    const cropped = await sharp(restyled).resize(320, 320, { fit: 'cover' }).png().toBuffer();
    const stretched = await sharp(restyled).resize(480, 400, { fit: 'fill' }).png().toBuffer();
    expect(await structureScore(before, cropped)).toBeGreaterThan(STRUCTURE_THRESHOLD);
    expect(await structureScore(before, stretched)).toBeGreaterThan(STRUCTURE_THRESHOLD);
  });

  it('reads a photo that lies on its side as it is looked at', async () => {
    const before = view('bathroom', 'before');
    const lying = await sharp(before).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await structureScore(lying, view('bathroom', 'restyled'))).toBeGreaterThan(STRUCTURE_THRESHOLD);
  });

  it('is 0 where the answer has no line at all', async () => {
    const flat = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await structureScore(view('bedroom', 'before'), flat)).toBe(0);
  });

  it('refuses what is no picture', async () => {
    await expect(structureScore(Buffer.from('no'), view('bedroom', 'before'))).rejects.toThrow();
  });
});
