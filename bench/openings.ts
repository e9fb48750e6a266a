import { likelyOpenings } from '@plumbline/survey';
import {
  markedPhoto,
  type PlaceOnWall,
  ROOMS,
  shared,
  type TrueOpening,
  TUNED_ROOMS,
} from './shared/opening-photos.js';
import { report } from './shared/report.js';

/**
 * Windows, doors and ways through that a photo shows by itself, in drawn old rooms (`opening-photos.ts`) that were looked at
 * neither to learn their likelihood nor to set from where on it is sure. Photos are drawn once (ten seconds each).
 * `OPENING_ROOMS=6` takes fewer, `OPENING_FIRST=65` begins with those that were looked at to set it.
 */
const FIRST = Number(process.env.OPENING_FIRST ?? TUNED_ROOMS + 1);
const COUNT = Number(process.env.OPENING_ROOMS ?? ROOMS + 1 - FIRST);
/** Found and true opening are one where they share so much of what both cover. */
const SAME = 0.6;
/** Of an opening that a person sees in the photo, the frame shows so much. */
const SHOWN = 0.95;

const sideOff = (a: PlaceOnWall, b: PlaceOnWall): number =>
  Math.max(...(['left', 'right', 'bottom', 'top'] as const).map((side) => Math.abs(a[side] - b[side])));

const sums = { sure: 0, right: 0, windows: 0, windowsFound: 0, doors: 0, doorsFound: 0 };
const offs: number[] = [];
const milliseconds: number[] = [];
for (let n = FIRST; n < FIRST + COUNT; n++) {
  const photo = await markedPhoto(n);
  if (!photo) continue;
  const before = process.cpuUsage();
  const likely = likelyOpenings(photo.image, photo.segments, photo.room);
  const { user, system } = process.cpuUsage(before);
  milliseconds.push((user + system) / 1000);
  const sure = likely.filter(({ isSure }) => isSure);
  for (const one of sure) {
    const best = photo.truth.reduce<TrueOpening | undefined>(
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
  for (const one of photo.truth.filter(({ shown }) => shown >= SHOWN)) {
    const isFound = sure.some((other) => shared(one, other) >= SAME) ? 1 : 0;
    sums[one.isWindow ? 'windows' : 'doors']++;
    sums[one.isWindow ? 'windowsFound' : 'doorsFound'] += isFound;
    if (!isFound)
      console.log(`  room ${n}: missed ${one.isWindow ? 'window' : 'door'} on the ${one.wall} wall`);
  }
}
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
report(`Openings that ${milliseconds.length} photos show by themselves`, [
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
    value: percentile(milliseconds, 0.9),
    unit: 'ms',
    aim: { most: 1_000 },
  },
]);
process.exit(0);
