import type { Survey } from '@plumbline/concept';
import {
  type BoxRoom,
  type Camera,
  CORNERS,
  cameraInRoom,
  cornerOf,
  openingOn,
  project,
  type SolvedRoom,
  toShell,
} from '@plumbline/survey';
import { PHOTO_KEY } from '../start-designs.js';

const camera: Camera = {
  width: 1_280,
  height: 1_708,
  focalLength: 1_350,
  cx: 640,
  cy: 854,
  pitch: -0.06,
  roll: 0.01,
  turn: 0.2,
};
const box: BoxRoom = { back: 2.2, left: 1.1, right: 1.4, ceiling: 0.6 };
const eyeIn = 60;

/** A kitchen of 12'-6" by 15'-0", as the page measures one from the photo of these tests. */
export function surveyedKitchen(): Survey {
  const { shell, at } = toShell({ box, eyeIn }, { behindIn: 48 }, ['north']);
  const exact = { camera, box, eyeIn, spreadOf: () => 1 } as unknown as SolvedRoom;
  const inches = (value: number) => ({ inches: value, spread: 1 });
  const window = openingOn(
    shell,
    { wall: 'back', fromLeft: inches(57), sill: inches(42), width: inches(36), height: inches(38) },
    { id: 'window-1', kind: 'window' },
  );
  return {
    photos: [
      {
        imageUrl: `/files/${PHOTO_KEY}`,
        focal35mm: 26,
        camera: cameraInRoom(exact.camera, at),
        spread: { focal: 0.02, angle: 0.005, placeIn: 2 },
        marks: CORNERS.flatMap((corner) => {
          const seen = project(camera, cornerOf(box, corner));
          return seen ? [{ ...seen, spread: 5, corner }] : [];
        }),
      },
    ],
    shell,
    openings: [
      window,
      {
        id: 'door-1',
        kind: 'door',
        wall: 'w1',
        side: 'south',
        offsetIn: 6,
        widthIn: 32,
        heightIn: 80,
        sillIn: 0,
      },
    ],
    existing: [
      {
        id: 'sink-1',
        kind: 'sink',
        box: { x: 57, y: 156, z: 0, widthIn: 36, depthIn: 24, heightIn: 34.5 },
        facing: 'south',
        plan: 'keep',
      },
    ],
    lengths: [
      { of: 'wall', on: 'w3', inches: 150, spreadIn: 1, source: 'photo' },
      { of: 'wall', on: 'w2', inches: 180, spreadIn: 6, source: 'assumed' },
      { of: 'ceiling', inches: 96, spreadIn: 0, source: 'typed' },
    ],
    measuredBy: 'homeowner',
  };
}
