import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@plumbline/concept';
import { findCamera, findSegments, knownCeiling, project, solveRoom } from '@plumbline/survey';
import { PROJECT_ROOT } from '@plumbline/testing';
import { type Examples, learnTrees, logLoss } from '../libs/survey/bench/boosting.js';
import { type BoostedTrees, oddsOf } from '../libs/survey/src/openings/boosted-trees.js';
import { brightOf } from '../libs/survey/src/openings/find-openings.js';
import { EVIDENCE, evidenceOf, rectanglesOn } from '../libs/survey/src/openings/opening-evidence.js';
import { OPENING_TREES } from '../libs/survey/src/openings/opening-trees.js';
import { wallPicture } from '../libs/survey/src/openings/wall-picture.js';
import { trueBox } from '../libs/survey/test/known-truth.js';
import { type Decal, type SyntheticRoom, syntheticPhoto } from '../libs/survey/test/synthetic-photo.js';

import {
  LEARNED_ROOMS,
  type MarkedPhoto,
  markedPhoto,
  placeOnWall,
  shared,
  type TrueOpening,
  TUNED_ROOMS,
} from './shared/opening-photos.js';

/**
 * Learns the likelihood of a rectangle on a wall being an opening and writes it into the source (`opening-trees.ts`), if it
 * tells openings of photos that it has not seen better than the one there: by the log loss over them. Photos are drawn once,
 * ten seconds each; looking at them and learning take five minutes. The same sources give the same trees.
 */
const TREES = join(PROJECT_ROOT, 'libs/survey/src/openings/opening-trees.ts');
/** Seeds of synthetic photos: learned from, and held back. */
const SYNTHETIC = { learned: [301, 340], heldBack: [341, 360] } as const;
const HOW = { trees: 40, rate: 0.25, parts: 20, restraint: 5 } as const;
/** A rectangle is an opening where it shares so much with one, and it is near one from so much on. */
const [IS, IS_NEAR] = [0.8, 0.2];
/** Share of rectangles that are looked at: there are many thousands, most of them far from any opening. */
const KEPT = { is: 1, near: 0.6, far: 0.08 } as const;
/** Doors are few, so that each counts as so many windows. */
const WEIGHT_OF_DOOR = 3;
/** Less than this of an opening within the frame is not an opening that the photo shows. */
const SHOWN = 0.2;
/** A ceiling is told wrong by up to half of this, as a logarithm. */
const CEILING_OFF = 0.2;
/** How high a picture hangs in a synthetic photo: its lower edge, inches. Windows begin lower, doors on the floor. */
const PICTURE_HANGS_IN = 48;

class Table implements Examples {
  readonly columns: number[][] = EVIDENCE.map(() => []);
  readonly isSought: boolean[] = [];
  readonly weights: number[] = [];
  private readonly next = randomFrom(1);

  /** The rectangles of a photo, those far from any opening by chance. */
  add({ image, segments, room, truth }: MarkedPhoto): void {
    const bright = brightOf(image);
    for (const wall of ['back', 'left', 'right'] as const) {
      const picture = wallPicture(image, segments, room.camera, room.box, room.eyeIn, wall);
      for (const rectangle of rectanglesOn(picture)) {
        const most = Math.max(0, ...truth.map((one) => shared({ wall, ...rectangle }, one)));
        const kept = most >= IS ? KEPT.is : most > IS_NEAR ? KEPT.near : KEPT.far;
        if (this.next() >= kept) continue;
        for (const [i, value] of evidenceOf(picture, rectangle, bright).entries())
          this.columns[i]!.push(value);
        this.isSought.push(most >= IS);
        this.weights.push((most >= IS && rectangle.bottom === 0 ? WEIGHT_OF_DOOR : 1) / kept);
      }
    }
  }
}

const enoughShown = (photo: MarkedPhoto): MarkedPhoto => ({
  ...photo,
  truth: photo.truth.filter(({ shown }) => shown >= SHOWN),
});

/** The same photo with a ceiling that is told wrong: all lengths grow or shrink with it. */
function withCeilingOff(photo: MarkedPhoto, by: number): MarkedPhoto {
  const truth = photo.truth.map(
    ({ left, right, bottom, top, ...one }): TrueOpening => ({
      ...one,
      left: left * by,
      right: right * by,
      bottom: bottom * by,
      top: top * by,
    }),
  );
  return { ...photo, room: { ...photo.room, eyeIn: photo.room.eyeIn * by }, truth };
}

function syntheticOne(seed: number): MarkedPhoto | undefined {
  const photo = syntheticPhoto(seed, 1000, 667);
  const { camera, image } = photo;
  const found = findCamera(findSegments(image), camera.width, camera.height);
  if (!found) return undefined;
  const room = solveRoom({ ...found, camera }, trueBox(photo), [], [knownCeiling(photo.room.ceiling)]);
  const truth = photo.room.decals.flatMap((decal): TrueOpening[] => {
    if (decal.on === 'floor' || decal.c === PICTURE_HANGS_IN) return [];
    const corners = cornersOfDecal(photo.room, decal).map((place) => project(camera, place));
    const isShown = (at: (typeof corners)[number]) =>
      at !== undefined && at.u > 0 && at.v > 0 && at.u < camera.width && at.v < camera.height;
    if (!corners.every(isShown)) return [];
    const place = placeOnWall(
      room,
      decal.on,
      corners.map((at) => at!),
    );
    return [{ ...place, isWindow: decal.c > 0, shown: 1 }];
  });
  return { image, segments: found.segments, room, truth };
}

function cornersOfDecal(room: SyntheticRoom, { on, a, b, c, d }: Decal): [number, number, number][] {
  const place = (along: number, up: number): [number, number, number] =>
    on === 'back'
      ? [along / room.eye, room.back / room.eye, up / room.eye - 1]
      : [(on === 'left' ? -room.left : room.right) / room.eye, along / room.eye, up / room.eye - 1];
  return [place(a, c), place(b, c), place(b, d), place(a, d)];
}

function addSynthetic(table: Table, [first, last]: readonly [number, number]): void {
  for (let seed = first; seed <= last; seed++) {
    const photo = syntheticOne(seed);
    if (photo) table.add(photo);
  }
}

const [learned, heldBack] = [new Table(), new Table()];
for (let n = 1; n <= TUNED_ROOMS; n++) {
  const photo = await markedPhoto(n);
  if (!photo) continue;
  const seen = enoughShown(photo);
  if (n > LEARNED_ROOMS) heldBack.add(seen);
  else {
    learned.add(seen);
    learned.add(withCeilingOff(seen, Math.exp(CEILING_OFF * (randomFrom(n + 1_000)() - 0.5))));
  }
}
addSynthetic(learned, SYNTHETIC.learned);
addSynthetic(heldBack, SYNTHETIC.heldBack);
console.log(`Rectangles: ${learned.weights.length} to learn from, ${heldBack.weights.length} held back`);

const trees = learnTrees(learned, HOW);
const lossOf = (of: BoostedTrees, table: Table): number =>
  logLoss(table, (row) =>
    oddsOf(
      of,
      table.columns.map((column) => column[row]!),
    ),
  );
for (const [name, of] of [
  ['in the source', OPENING_TREES],
  ['learned now', trees],
] as const)
  console.log(
    `Log loss of the trees ${name}: ${lossOf(of, learned).toFixed(4)} where they were learned, ${lossOf(of, heldBack).toFixed(4)} held back`,
  );
if (lossOf(trees, heldBack) < lossOf(OPENING_TREES, heldBack)) {
  writeFileSync(
    TREES,
    `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned numbers
import type { BoostedTrees } from './boosted-trees.js';

/** Written by \`npm run bench -- learn-openings\`: the columns are those of \`EVIDENCE\`. */
export const OPENING_TREES: BoostedTrees = ${JSON.stringify(trees)};
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', TREES], { cwd: PROJECT_ROOT, stdio: 'inherit' });
  console.log(`Written: ${TREES}. Look with the bench openings whether what is sure still is.`);
} else console.log('The trees in the source stay.');
process.exit(0);
