import type { RoomCamera } from '@plumbline/concept';

/** A photo's camera as a picture of this size, cut from the middle of the photo, is seen by. */
export function cutTo(
  camera: RoomCamera,
  { width, height }: Pick<RoomCamera, 'width' | 'height'>,
): RoomCamera {
  const scale = Math.max(width / camera.width, height / camera.height);
  return {
    ...camera,
    width,
    height,
    focal: camera.focal * scale,
    cx: camera.cx * scale - (camera.width * scale - width) / 2,
    cy: camera.cy * scale - (camera.height * scale - height) / 2,
  };
}
