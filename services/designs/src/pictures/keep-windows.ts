import type { Picture as Rendering } from '@plumbline/render';
import sharp from 'sharp';

/**
 * A picture through a photo's camera with the insides of the windows that stay as the photo shows them: the view
 * through them, and the light in it, is the homeowner's own. Null where the picture shows none of them.
 */
export async function withWindowsOf(photo: Buffer, rendering: Rendering): Promise<Rendering | null> {
  const { width, height, keeps } = rendering;
  if (!keeps?.some((share) => share > 0)) return null;
  const { data } = await sharp(photo)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = Uint8Array.from(rendering.rgb, (value, i) => {
    const share = keeps[Math.floor(i / 3)]! / 255;
    return Math.round(value + share * (data[i]! - value));
  });
  return { ...rendering, rgb };
}
