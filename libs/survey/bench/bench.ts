/**
 * How well a room is measured from a photo, over synthetic photos with known truth: camera, corners after 0, 1 and 2
 * dragged edges, lengths at 0.3 and 1 % of the diagonal between hand and truth, how well a picture through the surveyed
 * camera lies over the photo, processor time and memory; and real photos, apart (README.md beside this file).
 * `npm run bench -w libs/survey -- 200` takes 200 synthetic photos (48 by default); a folder after it has the panoramas.
 */

import { fileURLToPath } from 'node:url';
import { measureRoom } from '../src/box/measure.js';
import { focalLengthOfExif } from '../src/camera/camera.js';
import { misalignments, surveyByHand } from '../test/alignment.js';
import { syntheticPhoto } from '../test/synthetic-photo.js';
import { afterDrags, fits, propose, times } from './corners.js';
import { type RealPhoto, realPhotos } from './panorama.js';

const PHOTOS = Number(process.argv[2] ?? 48);
const PANORAMAS = process.argv[3] ?? fileURLToPath(new URL('panoramas', import.meta.url));
const DEGREE = Math.PI / 180;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const aligned = new Map([0.003, 0.01].map((noise) => [noise, [] as number[]]));
let cameras = 0;
let first = 0;
const found = [0, 0, 0];
const lengths = new Map([0.003, 0.01].map((noise) => [noise, { off: [] as number[], within: 0, all: 0 }]));
for (let seed = 1; seed <= PHOTOS; seed++) {
  const photo = syntheticPhoto(seed, 1200, 800);
  const placed = propose(photo);
  if (!placed) continue;
  const [is, was] = [placed.camera.camera, photo.camera];
  const turned = Math.max(...[is.pitch - was.pitch, is.roll - was.roll, is.turn - was.turn].map(Math.abs));
  if (Math.abs(Math.log(is.focalLength / was.focalLength)) < 0.1 && turned < 2 * DEGREE) cameras++;
  for (const [noise, sum] of aligned) {
    const surveyed = surveyByHand(photo, noise, seed + 1_000);
    if (surveyed) sum.push(...misalignments(photo, surveyed, surveyed.camera));
  }
  if (fits(photo, placed.proposed[0]!)) first++;
  for (const [noise, sum] of lengths) {
    for (const dragged of [0, 1, 2]) {
      const room = afterDrags(placed, dragged, noise);
      if (noise === 0.003 && fits(photo, room)) found[dragged]!++;
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

/** Of each kind, how many photos have all their corners right: as first proposed, best of five, after 1 and 2 drags. */
function cornersOf(photos: readonly RealPhoto[], exif: boolean): string {
  const right = [0, 0, 0, 0];
  for (const photo of photos) {
    const { width, height, focalLength } = photo.camera;
    const mm35 = Math.round((focalLength * 43.27) / Math.hypot(width, height));
    const placed = propose(photo, exif ? { focalLength: focalLengthOfExif(mm35, width, height) } : {});
    if (!placed) continue;
    const rooms = [placed.proposed[0]!, ...[0, 1, 2].map((drags) => afterDrags(placed, drags, 0.003))];
    rooms.forEach((room, i) => {
      if (fits(photo, room)) right[i]!++;
    });
  }
  return `first proposal ${right[0]}; best of five ${right[1]}; one edge dragged ${right[2]}; two ${right[3]}`;
}

const real = await realPhotos(PANORAMAS);
console.log(`\nReal photos (${real.photos.length} of ${real.rooms} rooms), all visible corners within 3 %:`);
if (real.photos.length) {
  console.log(`  focal length unknown       ${cornersOf(real.photos, false)}`);
  console.log(`  as EXIF tells it (whole mm) ${cornersOf(real.photos, true)}`);
}
for (const page of real.missing) console.log(`  not there: ${page} (see libs/survey/bench/README.md)`);
