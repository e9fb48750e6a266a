/**
 * How well a room is measured from a photo, over synthetic photos with known truth: camera, corners after 0, 1 and 2
 * dragged edges, lengths at 0.3 and 1 % of the diagonal between hand and truth, how well a picture through the surveyed
 * camera lies over the photo, processor time and memory.
 * `npm run bench -w libs/survey -- 200` takes 200 photos (48 by default).
 */

import { type FoundCamera, findCamera } from '../src/find-camera.js';
import { measureRoom } from '../src/measure.js';
import { proposeBoxes } from '../src/propose-boxes.js';
import { findSegments } from '../src/segments.js';
import { type SoftPicture, softPictureOf } from '../src/soft-edges.js';
import { knownCeiling, type SolvedRoom, solveRoom } from '../src/solve-room.js';
import { misalignments, surveyByHand } from '../test/alignment.js';
import { cornersOff, drag, edgesOff, outlineOff, type Shown } from '../test/known-truth.js';
import { chance, type SyntheticPhoto, syntheticPhoto } from '../test/synthetic-photo.js';

const PHOTOS = Number(process.argv[2] ?? 48);
/** Corners within this share of the diagonal count as found. */
const FOUND = 0.03;
const DEGREE = Math.PI / 180;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** Milliseconds of processor time so far. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const times: Record<'edges' | 'camera' | 'boxes' | 'solve', number[]> = {
  edges: [],
  camera: [],
  boxes: [],
  solve: [],
};
function timed<T>(what: keyof typeof times, work: () => T): T {
  const before = spent();
  const done = work();
  times[what].push(spent() - before);
  return done;
}

/** The room after a person dragged the `dragged` edges that were most wrong, each end `noise` of the diagonal off. */
function afterDrags(
  photo: SyntheticPhoto,
  found: FoundCamera,
  picture: SoftPicture,
  first: SolvedRoom,
  dragged: number,
  noise: number,
): SolvedRoom {
  const next = chance(dragged);
  let shown: Shown = { marks: [], unseen: [] };
  let solved = first;
  for (let i = 0; i < dragged; i++) {
    const miss = edgesOff(photo, solved.camera, solved.box).find(({ share }) => share > 0.01);
    if (!miss) break;
    shown = drag(photo, miss, noise, next, shown);
    const box = proposeBoxes(found, { ...shown, near: solved.box, picture, most: 1 })[0]?.box ?? solved.box;
    solved = timed('solve', () => solveRoom(found, box, shown.marks, [knownCeiling(photo.room.ceiling)]));
  }
  return solved;
}

const aligned = new Map([0.003, 0.01].map((noise) => [noise, [] as number[]]));
let cameras = 0;
let first = 0;
const found = [0, 0, 0];
const lengths = new Map([0.003, 0.01].map((noise) => [noise, { off: [] as number[], within: 0, all: 0 }]));
for (let seed = 1; seed <= PHOTOS; seed++) {
  const photo = syntheticPhoto(seed, 1200, 800);
  const segments = timed('edges', () => findSegments(photo.image));
  const camera = timed('camera', () => findCamera(segments, photo.camera.width, photo.camera.height));
  if (!camera) continue;
  const [is, was] = [camera.camera, photo.camera];
  const turned = Math.max(...[is.pitch - was.pitch, is.roll - was.roll, is.turn - was.turn].map(Math.abs));
  if (Math.abs(Math.log(is.focalLength / was.focalLength)) < 0.1 && turned < 2 * DEGREE) cameras++;
  for (const [noise, sum] of aligned) {
    const surveyed = surveyByHand(photo, noise, seed + 1_000);
    if (surveyed) sum.push(...misalignments(photo, surveyed, surveyed.camera));
  }
  const picture = softPictureOf(photo.image);
  const solved = timed('boxes', () => proposeBoxes(camera, { picture })).map(({ box }) =>
    solveRoom(camera, box, [], [knownCeiling(photo.room.ceiling)]),
  );
  const offs = solved.map((room) => outlineOff(photo, room.camera, room.box));
  const fits = ({ camera: seen, box }: SolvedRoom): boolean => cornersOff(photo, seen, box) < FOUND;
  if (fits(solved[0]!)) first++;
  const best = solved[offs.indexOf(Math.min(...offs))]!;
  for (const [noise, sum] of lengths) {
    for (const dragged of [0, 1, 2]) {
      const room = afterDrags(photo, camera, picture, best, dragged, noise);
      if (noise === 0.003 && fits(room)) found[dragged]!++;
      if (dragged < 2) continue;
      const measured = measureRoom(room);
      for (const [length, truth] of [
        [measured.toBack, photo.room.back],
        [measured.toLeft, photo.room.left],
        [measured.toRight, photo.room.right],
      ] as const) {
        if (!length) continue;
        sum.off.push(Math.abs(length.inches / truth - 1));
        sum.all++;
        if (Math.abs(length.inches - truth) < 2 * length.spread) sum.within++;
      }
    }
  }
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
console.log(`\nRooms measured from synthetic photos (${PHOTOS} of 1,200 x 800 px)`);
console.log(`  camera within 10 % of the focal length and 2°      ${cameras} of ${PHOTOS}`);
console.log(`  all visible corners within 3 % of the diagonal:`);
console.log(
  `    first proposal ${first}; best of five ${found[0]}; one edge dragged ${found[1]}; two ${found[2]}`,
);
for (const [noise, { off, within, all }] of lengths) {
  console.log(
    `  lengths after two edges dragged within ${share(noise)}: median ${share(percentile(off, 0.5))}, p90 ${share(percentile(off, 0.9))}; inside ±2 spreads ${share(within / all)}`,
  );
}
console.log(
  '  corners of walls and openings in the picture, shares of the diagonal off the photo (probe: 0.4 and',
);
console.log('  0.9 %, 1.4 and 2.8 %):');
for (const [noise, off] of aligned) {
  console.log(
    `    marks within ${share(noise)}: median ${(100 * percentile(off, 0.5)).toFixed(2)} %, p90 ${(100 * percentile(off, 0.9)).toFixed(2)} %, ${off.length} corners`,
  );
}
for (const [what, values] of Object.entries(times)) {
  console.log(
    `  ${what.padEnd(7)} ${percentile(values, 0.5).toFixed(0).padStart(5)} ms processor time, p90 ${percentile(values, 0.9).toFixed(0)}`,
  );
}
console.log(`  memory ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`);
