import type { Scene } from '@plumbline/scene';
import type { Kernel } from '../wasm/kernel.js';
import { takenFor, wallsBefore } from './near-walls.js';
import { axesAndLens, type SceneCamera } from './view.js';

/** The kernel's camera: where it stands and looks, through how many of the room's walls, and what goes with these. */
export function cameraCall(camera: SceneCamera, { room }: Scene): readonly ['setCamera', readonly number[]] {
  const { x, y, z } = camera;
  return [
    'setCamera',
    [x, y, z, ...axesAndLens(camera), wallsBefore(camera, room.shell), takenFor(camera, room)],
  ];
}

export function placeCamera(kernel: Kernel, camera: SceneCamera, scene: Scene): void {
  kernel.setCamera(...cameraCall(camera, scene)[1]);
}
