import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Room, type RoomCamera, STYLES } from '@plumbline/concept';
import {
  cornersOfOpening,
  findCamera,
  findSegments,
  type GrayImage,
  grayOf,
  knownCeiling,
  type LikelyOpening,
  LOOK_AT_PX,
  likelyOpenings,
  type Mark,
  onWall,
  type Pixel,
  SURE,
  seenAt,
  solvedFrom,
  solveRoom,
  visibleCorners,
  type WallName,
  wallSeenAt,
} from '@plumbline/survey';
import { PROJECT_ROOT } from '@plumbline/testing';
import sharp from 'sharp';
import { chance, type OldRoom, oldRoom, phoneIn, photograph, SHAPES } from './old-rooms.js';
import { report } from './report.js';

/**
 * Windows, doors and ways through that a photo shows by itself, in drawn old rooms whose corners a person has marked
 * within 0.3 % of the diagonal. Rooms 1 to 64 are those that the likelihood was learned from; here stand the others.
 * Photos that are in test-results/openings are not drawn again (ten seconds each). `OPENING_ROOMS=12` takes fewer.
 */
const OUT = join(PROJECT_ROOT, 'test-results', 'openings');
const FIRST = Number(process.env.OPENING_FIRST ?? 65);
const ROOMS = Number(process.env.OPENING_ROOMS ?? 46);
const HAND = 0.003;
/** Found and true opening are one where they share so much of what both cover. */
const SAME = 0.6;
/** Of an opening that a person sees in the photo, the frame shows so much. */
const SHOWN = 0.95;

const KINDS = [
  ['kitchen', '', ['10x12', '12x14', '9x13', '14x16']],
  ['bathroom', '', ['8x10', '9x12', '7x10', '10x11']],
  ['living room', '', ['15x18', '13x16', '18x20', '14x15']],
  ['bedroom', '', ['12x14', '11x12', '14x16', '10x12']],
  ['office', '', ['10x12', '11x13', '12x12', '10x14']],
  ['basement', '', ['16x20', '18x22', '14x18', '15x20']],
  ['other', 'A dining room for six.', ['12x14', '11x13', '13x15', '12x16']],
  ['other', 'A laundry room.', ['10x12', '8x10', '9x11', '10x10']],
] as const;

/** The old room of a number: each kind of room, in each style, photographed in each shape. */
function roomNumber(n: number): OldRoom {
  const next = chance(n * 31 + 5);
  const [category, designPrompt, areas] = KINDS[n % KINDS.length]!;
  const styles = Object.keys(STYLES) as OldRoom['was'][];
  return {
    name: `room-${n}`,
    category,
    area: areas[Math.floor(next() * areas.length)]!,
    was: styles[Math.floor(next() * styles.length)]!,
    wish: designPrompt ? { designPrompt } : {},
    shape: (['lying', 'lying', 'wide', 'standing'] as const)[Math.floor(next() * 4)]!,
    stops: Math.round(14 * next() - 8) / 10,
    warm: 0.9 + 0.28 * next(),
  };
}

interface Known {
  readonly room: Room;
  readonly camera: RoomCamera;
}

async function photoOf(n: number): Promise<{ readonly photo: Buffer; readonly known: Known }> {
  const file = join(OUT, `room-${n}.jpg`);
  const truth = join(OUT, `room-${n}.json`);
  if (!existsSync(file) || !existsSync(truth)) {
    const one = roomNumber(n);
    const room = oldRoom(one, n);
    const camera = phoneIn(room, SHAPES[one.shape], n);
    writeFileSync(file, await photograph(one, room, camera, n));
    writeFileSync(truth, JSON.stringify({ room, camera }));
  }
  return { photo: readFileSync(file), known: JSON.parse(readFileSync(truth, 'utf8')) as Known };
}

/** An opening as the photo shows it: on a wall of the solved room, inches. */
interface TrueOpening extends Omit<LikelyOpening, 'odds'> {
  readonly isWindow: boolean;
  readonly shown: number;
}

interface Looked {
  readonly likely: readonly LikelyOpening[];
  readonly truth: readonly TrueOpening[];
  readonly ms: number;
}

async function look(n: number): Promise<Looked | undefined> {
  const { photo, known } = await photoOf(n);
  const { data, info } = await sharp(photo)
    .resize({ width: LOOK_AT_PX, height: LOOK_AT_PX, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = grayOf(data, info.width, info.height);
  const camera = scaled(known.camera, info.width / known.camera.width, image);
  const segments = findSegments(image);
  const found = findCamera(segments, image.width, image.height, { focalLength: camera.focal });
  if (!found) return undefined;
  const { shell, openings } = known.room;
  const truth = solvedFrom(shell, camera);
  const next = chance(n);
  const spread = HAND * Math.hypot(image.width, image.height);
  const off = () => 2 * spread * (next() + next() + next() - 1.5);
  const marks = [...visibleCorners(truth.camera, truth.box)].map(
    ([corner, { u, v }]): Mark => ({ corner, u: u + off(), v: v + off(), spread }),
  );
  const room = solveRoom({ ...found, camera: truth.camera }, truth.box, marks, [
    knownCeiling(shell.ceiling.heightIn),
  ]);
  const before = process.cpuUsage();
  const likely = likelyOpenings(image, found.segments, room);
  const { user, system } = process.cpuUsage(before);
  const shows = ({ u, v }: Pixel) => u > 0 && v > 0 && u < image.width && v < image.height;
  return {
    likely,
    ms: (user + system) / 1000,
    truth: openings.flatMap((opening): TrueOpening[] => {
      const corners = cornersOfOpening(shell, opening);
      const seen = corners.map((corner) => seenAt(camera, corner));
      const middle = seenAt(
        camera,
        [0, 1, 2].map((i) => (corners[0]![i]! + corners[2]![i]!) / 2) as unknown as Place,
      );
      const wall = middle && wallSeenAt(room.camera, room.box, middle);
      if (!wall || !seen.every((at) => at !== undefined)) return [];
      const shown = shareOf(corners, (place) => {
        const at = seenAt(camera, place);
        return at !== undefined && shows(at);
      });
      return [{ wall, isWindow: opening.kind === 'window', shown, ...rectangleOf(room, wall, seen) }];
    }),
  };
}

type Place = readonly [number, number, number];

const scaled = (camera: RoomCamera, by: number, { width, height }: GrayImage): RoomCamera => ({
  ...camera,
  width,
  height,
  focal: camera.focal * by,
  cx: camera.cx * by,
  cy: camera.cy * by,
});

/** Share of the places between four corners for which something holds. */
function shareOf([a, b, , d]: readonly Place[], holds: (place: Place) => boolean): number {
  let count = 0;
  for (let i = 0; i < 10; i++)
    for (let j = 0; j < 10; j++) {
      const place = [0, 1, 2].map(
        (k) => a![k]! + ((i + 0.5) / 10) * (b![k]! - a![k]!) + ((j + 0.5) / 10) * (d![k]! - a![k]!),
      );
      if (holds(place as unknown as Place)) count++;
    }
  return count / 100;
}

function rectangleOf(
  { camera, box, eyeIn }: ReturnType<typeof solveRoom>,
  wall: WallName,
  corners: readonly Pixel[],
): Pick<TrueOpening, 'left' | 'right' | 'bottom' | 'top'> {
  const places = corners.map((at) => onWall(camera, box, wall, at));
  const [along, up] = [places.map(([x]) => x * eyeIn), places.map(([, z]) => (z + 1) * eyeIn)];
  return {
    left: Math.min(...along),
    right: Math.max(...along),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}

/** What two rectangles share of what both cover. */
function shared(a: Omit<LikelyOpening, 'odds'>, b: Omit<LikelyOpening, 'odds'>): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  if (a.wall !== b.wall || wide <= 0 || high <= 0) return 0;
  const area = (one: typeof a) => (one.right - one.left) * (one.top - one.bottom);
  return (wide * high) / (area(a) + area(b) - wide * high);
}

const sideOff = (a: Omit<LikelyOpening, 'odds'>, b: Omit<LikelyOpening, 'odds'>): number =>
  Math.max(...(['left', 'right', 'bottom', 'top'] as const).map((side) => Math.abs(a[side] - b[side])));

mkdirSync(OUT, { recursive: true });
const sums = { sure: 0, right: 0, windows: 0, windowsFound: 0, doors: 0, doorsFound: 0 };
const offs: number[] = [];
const seconds: number[] = [];
for (let n = FIRST; n < FIRST + ROOMS; n++) {
  const looked = await look(n);
  if (!looked) continue;
  seconds.push(looked.ms);
  const sure = looked.likely.filter(({ odds }) => odds > SURE);
  for (const one of sure) {
    const best = looked.truth.reduce<TrueOpening | undefined>(
      (most, other) => (shared(one, other) > (most ? shared(one, most) : 0) ? other : most),
      undefined,
    );
    sums.sure++;
    if (best && shared(one, best) >= SAME) {
      sums.right++;
      offs.push(sideOff(one, best));
    } else
      console.log(
        `  room ${n}: none is on the ${one.wall} wall at ${[one.left, one.right, one.bottom, one.top].map(Math.round).join(', ')} in (${best ? shared(one, best).toFixed(2) : 0} shared)`,
      );
  }
  for (const one of looked.truth.filter(({ shown }) => shown >= SHOWN)) {
    const isFound = sure.some((other) => shared(one, other) >= SAME) ? 1 : 0;
    sums[one.isWindow ? 'windows' : 'doors']++;
    sums[one.isWindow ? 'windowsFound' : 'doorsFound'] += isFound;
    if (!isFound)
      console.log(`  room ${n}: missed ${one.isWindow ? 'window' : 'door'} on the ${one.wall} wall`);
  }
}
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
report(`Openings that ${seconds.length} photos show by themselves`, [
  {
    what: `right, of ${sums.sure} taken`,
    value: (100 * sums.right) / sums.sure,
    unit: '%',
    aim: { least: 95 },
  },
  { what: `found, of ${sums.windows} windows`, value: (100 * sums.windowsFound) / sums.windows, unit: '%' },
  { what: `found, of ${sums.doors} doors`, value: (100 * sums.doorsFound) / sums.doors, unit: '%' },
  { what: 'worst side off, median', value: percentile(offs, 0.5), unit: 'in' },
  { what: 'worst side off, 90th percentile', value: percentile(offs, 0.9), unit: 'in' },
  {
    what: 'processor time, 90th percentile',
    value: percentile(seconds, 0.9),
    unit: 'ms',
    aim: { most: 1_000 },
  },
]);
process.exit(0);
