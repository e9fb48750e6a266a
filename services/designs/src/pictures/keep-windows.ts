import type { Room, RoomCamera } from '@plumbline/concept';
import type { Picture as Rendering } from '@plumbline/render';
import sharp from 'sharp';
import { cutTo } from './cut-to.js';
import { type LentWindow, uncovered } from './uncover-window.js';

/**
 * A picture through a photo's camera with the insides of the windows that stay as the photo shows them: the view
 * through them, and the light in it, is the homeowner's own. What covers a part of one there is filled from the rest of it.
 * Null where the picture shows none of them.
 */
export async function withWindowsOf(
  photo: Buffer,
  rendering: Rendering,
  { shell, view, windows }: WindowsOfPhoto,
): Promise<Rendering | null> {
  const { width, height, keeps } = rendering;
  if (!keeps?.some((share) => share > 0)) return null;
  const { data } = await sharp(photo)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = uncovered({ rgb: data, width, height }, cutTo(view, { width, height }), shell, windows);
  const rgb = Uint8Array.from(rendering.rgb, (value, i) => {
    const share = keeps[Math.floor(i / 3)]! / 255;
    return Math.round(value + share * (own[i]! - value));
  });
  return { ...rendering, rgb };
}

/** What a photo lends of its windows, the room that they are in, and its camera. */
interface WindowsOfPhoto {
  readonly shell: Room['shell'];
  readonly view: RoomCamera;
  readonly windows: readonly LentWindow[];
}
