import { randomFrom } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import type { Kernel } from '../wasm/kernel.js';
import { cameraCandidates, fallbackCamera, mayStand, variantsOf } from './candidates.js';
import { glanceAt } from './glance.js';
import type { Judged, Judging } from './judging.js';
import { placeCamera } from './place-camera.js';
import { scoreComposition } from './score-composition.js';
import { scoreSubjects } from './score-subjects.js';
import { scoreThings } from './score-things.js';
import { type Subject, subjectsOf } from './subjects.js';
import { isTall, upright } from './upright.js';
import { type LevelCamera, levelCamera, type SceneCamera } from './view.js';

/** Columns of the coarse picture that a candidate is judged by: of all at a glance, of the best ones closely. */
const GLANCE = 18;
const LOOK = 42;
/** Candidates that are looked at closely, and how many of them may stand near each other: a glance tells too little to leave out the rest. */
const SHORTLIST = 28;
const NEIGHBOURS = 3;
/** Of these the best, the best from elsewhere and so on are tried with another lens, aside and a step away; the steps grow shorter. */
const STARTS = 3;
const STEPS = [1, 1, 0.5];
/** A view is from elsewhere that stands so far away, in metres, or whose heading differs by more than the angle of this cosine. */
const ELSEWHERE = { metres: 1, cosine: 0.9 } as const;
/** A view that is worse by no more than this and misses no more is as good: the seed chooses, so that like rooms differ. */
const AS_GOOD = 0.5;
/** Makes of a scene's seed one for its views. */
const VARIED = 0x71e3;
/** A view that stands upright is good only from this score on: lower ones show a toilet before the lens. */
const LEAST_UPRIGHT = -5;

/** The views of a room: one of what matters most and, where that misses what the room is made for, one of that. */
export interface Views {
  readonly main: SceneCamera;
  readonly detail?: SceneCamera;
}

/** The candidate that shows most of what matters, with nothing in the way. */
export const chooseCamera = (kernel: Kernel, scene: Scene): SceneCamera => chooseViews(kernel, scene).main;

/**
 * The best view of what matters in a room, and one of what that misses. Where they `mayStandUpright`, a view of what is taller than
 * wide, or of a room narrower than high, is higher than wide where that shows no less.
 */
export function chooseViews(kernel: Kernel, scene: Scene, mayStandUpright = false): Views {
  const candidates = cameraCandidates(scene);
  // A room so full that nothing is free: from the middle, towards the far corner.
  if (candidates.length === 0) return { main: levelCamera(fallbackCamera(scene)) };
  // A second view is one of the subjects, whatever else it shows.
  const best = (subjects: readonly Subject[], above: 'all' | 'these', among = candidates): Judged => {
    const judged = (views: readonly LevelCamera[], columns: number): Judged[] =>
      sorted(
        views.map((view) => ({ view, ...judge(kernel, view, scene, subjects, columns) })),
        above,
      );
    const shortlist = spread(judged(among, GLANCE));
    const looked = judged(
      shortlist.map(({ view }) => view),
      LOOK,
    );
    const starts: Judged[] = [];
    for (const one of looked)
      if (starts.length < STARTS && starts.every(({ view }) => isElsewhere(one.view, view))) starts.push(one);
    const tried = starts.map((start) => {
      let at = start;
      for (const step of STEPS)
        at = sorted([at, ...judged(variantsOf(at.view, scene, step), LOOK)], above)[0]!;
      return at;
    });
    const [first, second] = sorted(tried, above) as [Judged, Judged?];
    const isAsGood =
      second &&
      isElsewhere(second.view, first.view) &&
      second.score > first.score - AS_GOOD &&
      second.unseen.length <= first.unseen.length &&
      second.missed.length <= first.missed.length;
    return isAsGood && randomFrom(scene.seed ^ VARIED)() < 0.5 ? second : first;
  };
  const shaped = (lying: Judged, subjects: readonly Subject[], above: 'all' | 'these'): Judged => {
    if (!mayStandUpright || subjects.length === 0 || !isTall(lying.view, scene, subjects)) return lying;
    const standing = candidates.map(upright).filter((camera) => mayStand(camera, scene));
    if (standing.length === 0) return lying;
    const tall = best(subjects, above, standing);
    const showsNoLess =
      tall.unseen.length <= lying.unseen.length && tall.missed.length <= lying.missed.length;
    return showsNoLess && tall.score > LEAST_UPRIGHT ? tall : lying;
  };
  const all = subjectsOf(scene.room);
  const main = best(all, 'all');
  // What is not seen at all comes before what is cut or seen from behind.
  const wanted = main.unseen.length > 0 ? main.unseen : main.missed;
  const detail = wanted.length > 0 ? shaped(best(wanted, 'these'), wanted, 'these') : undefined;
  const better = detail && (main.unseen.length > 0 ? detail.unseen : detail.missed).length < wanted.length;
  return {
    main: levelCamera(shaped(main, all, 'all').view),
    ...(better && { detail: levelCamera(detail.view) }),
  };
}

const isElsewhere = (view: LevelCamera, from: LevelCamera): boolean =>
  Math.hypot(view.x - from.x, view.y - from.y) > ELSEWHERE.metres ||
  view.headingX * from.headingX + view.headingY * from.headingY < ELSEWHERE.cosine;

/** The best of the views, without more of those near each other than are needed: these are tried from the best of them anyway. */
function spread(views: readonly Judged[]): Judged[] {
  const found: Judged[] = [];
  for (const one of views) {
    if (found.length === SHORTLIST) break;
    if (found.filter(({ view }) => !isElsewhere(one.view, view)).length < NEIGHBOURS) found.push(one);
  }
  return found;
}

/** The best view first; with `these` above all one that shows the subjects. */
const sorted = (views: readonly Judged[], above: 'all' | 'these'): Judged[] =>
  views.toSorted((a, b) => (above === 'these' ? a.unseen.length - b.unseen.length : 0) || b.score - a.score);

/** How good a view is, judged by a picture of so many columns. */
function judge(
  kernel: Kernel,
  camera: LevelCamera,
  scene: Scene,
  subjects: readonly Subject[],
  columns: number,
): Omit<Judged, 'view'> {
  placeCamera(kernel, levelCamera(camera), scene);
  const view: Judging = {
    camera,
    scene,
    subjects,
    glance: glanceAt(kernel, camera, scene, subjects, columns),
  };
  // One running sum: its rounding decides between views that are as good.
  const ofThings = scoreThings(view);
  const { score: ofSubjects, missed, unseen } = scoreSubjects(view, ofThings);
  return { score: scoreComposition(view, ofSubjects), missed, unseen };
}
