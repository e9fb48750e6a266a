import type { Opening, Room, RoomCamera } from '@plumbline/concept';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { OPENINGS_THRESHOLD, openingScore } from '../../src/pictures/opening-score.js';
import { measuredKitchen } from '../surveys/measured-kitchen.js';

let room: Room;
let camera: RoomCamera;
let window: Opening;
beforeAll(async () => {
  const { concept } = await measuredKitchen();
  room = { ...concept.room, items: [] };
  camera = concept.survey!.camera!;
  window = room.openings.find(({ kind }) => kind === 'window')!;
});

/** A wall of one color with a window of others at a place, and bricks' joints where they are wanted. */
const wallWith = (shown: Opening, { wall = '#d8d2c6', glass = '#3f5d4a', bricks = false } = {}) => {
  const { width, height } = camera;
  const points = cornersOfOpening(room.shell, shown)
    .map((corner) => seenAt(camera, corner)!)
    .map(({ u, v }) => `${u},${v}`)
    .join(' ');
  const joints = Array.from({ length: 40 }, (_, i) => {
    const y = (i * height) / 40;
    return `<path d="M0 ${y}H${width}" stroke="#b7ada0" stroke-dasharray="40 8" stroke-dashoffset="${(i % 2) * 24}"/>`;
  }).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${wall}"/>${bricks ? joints : ''}<polygon points="${points}" fill="${glass}" stroke="#f4f1ea" stroke-width="6"/></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer();
};
const score = async (picture: Buffer) => openingScore(picture, { room, windows: [window], camera });
const movedBy = (inches: number): Opening => ({ ...window, offsetIn: window.offsetIn + inches });

it.each([
  ['of dark trees', { glass: '#24402c' }],
  ['at night, in a dark wall', { wall: '#3a3f45', glass: '#0b0d12' }],
  ['as bright as its wall, of another color', { wall: '#d8d2c6', glass: '#bcd8ec' }],
  ['in bricks', { bricks: true }],
])('knows a window that stays where it was measured, %s', async (_, look) => {
  expect(await score(await wallWith(window, look))).toBeGreaterThan(0.85);
});

it('knows a window whose upper quarter a shade hides, as white as its wall', async () => {
  const wall = '#f1efea';
  const hidden = window.heightIn / 4;
  const shade = { ...window, sillIn: window.sillIn + window.heightIn - hidden, heightIn: hidden + 4 };
  const points = cornersOfOpening(room.shell, shade)
    .map((corner) => seenAt(camera, corner)!)
    .map(({ u, v }) => `${u},${v}`)
    .join(' ');
  const { width, height } = camera;
  const picture = await sharp(await wallWith(window, { wall }))
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points}" fill="${wall}" stroke="#e2dfd8" stroke-width="2"/></svg>`,
        ),
      },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
  expect(await score(picture)).toBeGreaterThan(OPENINGS_THRESHOLD);
});

it('judges no window of a wall that is seen from behind', async () => {
  const ways = { north: [0, 60], south: [0, -60], east: [60, 0], west: [-60, 0] } as const;
  const [x, y] = ways[window.side];
  const [low] = cornersOfOpening(room.shell, window);
  const at = { ...camera.at, x: x ? low![0] + x : camera.at.x, y: y ? low![1] + y : camera.at.y };
  const turned = { ...camera, at, ahead: camera.ahead.map((n) => -n), right: camera.right.map((n) => -n) };
  expect(
    await openingScore(await wallWith(window), {
      room,
      windows: [window],
      camera: turned as unknown as RoomCamera,
    }),
  ).toBeUndefined();
});

it.each([-30, -16, 16, 30])('tells a window that has moved by %i inches, in bricks too', async (inches) => {
  for (const bricks of [false, true])
    expect(await score(await wallWith(movedBy(inches), { bricks }))).toBeLessThan(OPENINGS_THRESHOLD);
});

it('tells a window that is gone, and one that is larger', async () => {
  const gone = await sharp({
    create: { width: camera.width, height: camera.height, channels: 3, background: '#d8d2c6' },
  })
    .jpeg()
    .toBuffer();
  expect(await score(gone)).toBe(0);
  const larger = { ...window, widthIn: window.widthIn + 14, heightIn: window.heightIn + 8 };
  expect(await score(await wallWith(larger))).toBeLessThan(OPENINGS_THRESHOLD);
});

it('judges nothing where a thing of the plan stands before the window', async () => {
  const [low, high] = [cornersOfOpening(room.shell, window)[0]!, cornersOfOpening(room.shell, window)[2]!];
  const middle = [(low[0] + camera.at.x) / 2, (low[1] + camera.at.y) / 2] as const;
  const wide = Math.abs(high[0] - low[0]) + Math.abs(high[1] - low[1]) + 120;
  const box = {
    x: middle[0] - wide / 2,
    y: middle[1] - wide / 2,
    z: 0,
    widthIn: wide,
    depthIn: wide,
    heightIn: 96,
  };
  const behind = { ...room, items: [{ kind: 'bookcase', box }] as unknown as Room['items'] };
  expect(
    await openingScore(await wallWith(window), { room: behind, windows: [window], camera }),
  ).toBeUndefined();
});
