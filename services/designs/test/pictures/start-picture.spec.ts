import { seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { cutTo } from '../../src/pictures/cut-to.js';
import { startPicture } from '../../src/pictures/remote/start-picture.js';
import { surveyedKitchen } from '../surveys/surveyed-kitchen.js';

describe('the camera of a start picture', () => {
  it('sees a place of the room where the cut photo shows it', async () => {
    const { camera } = surveyedKitchen().photos[0]!;
    const place = [90, 180, 50] as const;
    const { u, v } = seenAt(camera, place)!;
    const dot = { create: { width: 24, height: 24, channels: 3 as const, background: '#ff0000' } };
    const photo = await sharp({
      create: { width: camera.width, height: camera.height, channels: 3, background: '#808080' },
    })
      .composite([{ input: dot, left: Math.round(u - 12), top: Math.round(v - 12) }])
      .png()
      .toBuffer();
    for (const sizes of [[{ width: 1_024, height: 1_024 }], [{ width: 768, height: 512 }]]) {
      const { start, size } = await startPicture(photo, { kind: 'fixed', sizes });
      const at = seenAt(cutTo(camera, size), place)!;
      expect(at.u > 0 && at.v > 0 && at.u < size.width && at.v < size.height).toBe(true);
      const { data } = await sharp(start).raw().toBuffer({ resolveWithObject: true });
      const i = (Math.floor(at.v) * size.width + Math.floor(at.u)) * 3;
      expect(data[i]! - data[i + 1]!).toBeGreaterThan(150);
    }
  });
});
