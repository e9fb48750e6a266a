import { type Opening, type Room, type RoomCamera, randomFrom, STYLES } from '@plumbline/concept';
import { renderRoom } from '@plumbline/render';
import { planConcept } from '@plumbline/room';
import {
  axesOf,
  backCorner,
  type CornerName,
  cornersOfOpening,
  focalLengthOfExif,
  type Pixel,
  seenAt,
} from '@plumbline/survey';
import sharp from 'sharp';

/** Old rooms as homeowners photograph them, drawn: what measures photos is measured by them (pairs.ts, openings.ts). */

const DATE = '2026-11-01';
/** Pixels of a photo. */
export const SHAPES = { lying: [960, 720], wide: [960, 640], standing: [720, 960] } as const;

type StyleId = keyof typeof STYLES;

export interface OldRoom {
  readonly name: string;
  readonly category: Room['category'];
  readonly area: string;
  readonly was: StyleId;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly shape: keyof typeof SHAPES;
  /** Of the photo beside what the renderer makes: stops, and red over blue. */
  readonly stops: number;
  readonly warm: number;
}

const FLOORS = [
  { material: 'carpet', color: '#a89a86' },
  { material: 'vinyl-sheet', color: '#bda98a', accent: '#a8926f' },
  { material: 'oak', color: '#9a6b3e' },
] as const;

/** The room as it was, twenty years old. */
export function oldRoom({ category, area, was, wish }: OldRoom, seed: number): Room {
  const { designPrompt } = wish as { designPrompt?: string };
  const { room } = planConcept({ category, area, style: was, designPrompt }, { seed, date: DATE });
  const finish = (material: string, color: string, accent?: string) => ({
    material,
    color,
    ...(accent ? { accent } : {}),
  });
  const walls = ['#d9c9a3', '#c9cfc0', '#dcd3c8', '#cfd5da', '#e0cdb4'][seed % 5]!;
  return {
    ...room,
    finishes: {
      ...STYLES[was].finishes,
      walls: finish('paint', walls),
      floor: FLOORS[seed % 3]!,
      trim: finish('painted-wood', '#e2d6bd'),
      cabinets: finish('oak', '#a9743f', '#8a5a2d'),
      counter: finish('laminate', '#b7a58a', '#9c8a70'),
    } as Room['finishes'],
  };
}

/** A phone held where a person can stand, so that windows and both corners of a wall show: the best of many tries. */
export function phoneIn(room: Room, [width, height]: readonly [number, number], seed: number): RoomCamera {
  const next = randomFrom(seed * 77);
  const between = (least: number, most: number) => least + (most - least) * next();
  let best: { camera: RoomCamera; worth: number } | undefined;
  for (let i = 0; i < 600; i++) {
    const at = { x: between(14, room.widthIn - 14), y: between(14, room.depthIn - 14), z: between(52, 62) };
    const free = room.items.every(
      ({ box: { x, y, z, widthIn, depthIn, heightIn } }) =>
        z > 70 ||
        z + heightIn < 24 ||
        at.x < x - 10 ||
        at.x > x + widthIn + 10 ||
        at.y < y - 10 ||
        at.y > y + depthIn + 10,
    );
    if (!free) continue;
    const towards = Math.atan2(room.widthIn / 2 - at.x, room.depthIn / 2 - at.y);
    const [turn, pitch, roll] = [towards + between(-0.5, 0.5), between(-0.16, 0.01), between(-0.02, 0.02)];
    const { right, down, ahead } = axesOf({ turn: turn!, pitch: pitch!, roll: roll! });
    const focal = focalLengthOfExif(between(22, 26), width, height);
    const camera = {
      width,
      height,
      focal,
      cx: width / 2,
      cy: height / 2,
      at,
      right,
      down,
      ahead,
    } as RoomCamera;
    const worth = worthOf(room, camera);
    if (worth > (best?.worth ?? -1)) best = { camera, worth };
  }
  if (!best) throw new Error('Nobody can stand in this room.');
  return best.camera;
}

/** Nearer to the border than this share of the picture a person does not take a corner for one that it shows. */
const BORDER = 0.012;
export const inPicture = ({ width, height }: RoomCamera, at: Pixel | undefined): at is Pixel =>
  at !== undefined &&
  Math.min(at.u, width - at.u) > BORDER * width &&
  Math.min(at.v, height - at.v) > BORDER * height;

function worthOf(room: Room, camera: RoomCamera): number {
  const corners = [...trueCorners(room, camera)].filter(([, at]) => inPicture(camera, at)).length;
  const windows = room.openings.filter((one) => one.kind === 'window' && isShown(room, camera, one)).length;
  const doors = room.openings.filter((one) => one.kind !== 'window' && isShown(room, camera, one)).length;
  const things = room.items.filter(({ box }) =>
    inPicture(
      camera,
      seenAt(camera, [box.x + box.widthIn / 2, box.y + box.depthIn / 2, box.z + box.heightIn / 2]),
    ),
  ).length;
  return 2 * Math.min(3, corners) + 3 * Math.min(2, windows) + doors + (4 * things) / room.items.length;
}

export const isShown = (room: Room, camera: RoomCamera, opening: Opening): boolean =>
  cornersOfOpening(room.shell, opening).every((place) => inPicture(camera, seenAt(camera, place)));

/** The corners of the wall that the camera looks at, by what the page calls them. */
export function trueCorners({ shell }: Room, camera: RoomCamera): Map<CornerName, Pixel | undefined> {
  return new Map(
    (['left', 'right'] as const).flatMap((side) =>
      (['floor', 'ceiling'] as const).map((level): [CornerName, Pixel | undefined] => [
        `${level}-${side}`,
        seenAt(camera, [...backCorner(shell, camera, side), level === 'floor' ? 0 : shell.ceiling.heightIn]),
      ]),
    ),
  );
}

/** The old room as a phone takes it. */
export async function photograph(
  one: OldRoom,
  room: Room,
  camera: RoomCamera,
  seed: number,
): Promise<Buffer> {
  const { rgb, width, height } = await renderRoom(room, {
    seed,
    quality: 5,
    view: camera,
    width: camera.width,
    height: camera.height,
  });
  const next = randomFrom(seed);
  const gains = [2 ** one.stops * Math.sqrt(one.warm), 2 ** one.stops, 2 ** one.stops / Math.sqrt(one.warm)];
  const bytes = Uint8Array.from(rgb, (value, i) => {
    const linear = (value / 255) ** 2.2 * gains[i % 3]!;
    // Past the brightest a sensor clips softly.
    const bright = linear < 0.8 ? linear : 0.8 + 0.2 * (1 - Math.exp((0.8 - linear) / 0.2));
    return Math.min(255, Math.max(0, 255 * bright ** (1 / 2.2) + 5 * (next() + next() - 1)));
  });
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
