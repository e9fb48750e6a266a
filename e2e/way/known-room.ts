import { join } from 'node:path';
import { cornerOf, type Pixel, project, visibleCorners } from '@plumbline/survey';
import sharp from 'sharp';
import { trueBox } from '../../libs/survey/test/known-truth.js';
import { type SyntheticPhoto, syntheticPhoto } from '../../libs/survey/test/synthetic-photo.js';

/** A photo of a room of which every length is known, as a file, with places in it as shares of its width and height. */
export interface KnownRoom {
  readonly photo: SyntheticPhoto;
  readonly file: string;
  readonly corners: ReadonlyMap<'floor-left' | 'floor-right' | 'ceiling-left' | 'ceiling-right', Pixel>;
  /** The window in the wall that the camera looks at, where it has one: its corners, below left first, around it. */
  readonly window: readonly Pixel[];
}

const WIDTH = 1_200;
const HEIGHT = 800;

/** Writes the photo of a seed into a folder. */
export const photographKnownRoom = (seed: number, folder: string): Promise<KnownRoom> =>
  writeKnownRoom(syntheticPhoto(seed, WIDTH, HEIGHT), join(folder, `known-room-${seed}.jpg`));

/** Writes a photo into a file. */
export async function writeKnownRoom(photo: SyntheticPhoto, file: string): Promise<KnownRoom> {
  const { data, width, height } = photo.image;
  await sharp(Uint8Array.from(data), { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: 92 })
    .toFile(file);
  return {
    photo,
    file,
    corners: visibleCorners(photo.camera, trueBox(photo)),
    window: windowOf(photo),
  };
}

/** Where the photo shows a corner of the back wall, also where that lies outside of it. */
export const cornerInPhoto = ({ photo }: KnownRoom, corner: Parameters<typeof cornerOf>[1]): Pixel =>
  project(photo.camera, cornerOf(trueBox(photo), corner))!;

function windowOf({ camera, room }: SyntheticPhoto): Pixel[] {
  const window = room.decals.find(({ on, c }) => on === 'back' && c > 0);
  if (!window) return [];
  const { a, b, c, d } = window;
  const at = (along: number, up: number) =>
    project(camera, [along / room.eye, room.back / room.eye, (up - room.eye) / room.eye])!;
  return [at(a, c), at(b, c), at(b, d), at(a, d)];
}
