/** The view: of all candidates the one that shows most of what matters. */
import { hasTrait, type Item, isOnFloorPlan } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import type { Kernel } from '../tracer/kernel.js';
import { cameraCandidates, fallbackCamera, variantsOf } from './candidates.js';
import { takenFor, wallsBefore } from './near-walls.js';
import { type Subject, subjectsOf } from './subjects.js';
import { axesAndLens, type Camera, type LevelCamera, levelCamera, SHAPE } from './view.js';
import { ENDS, FACED, HUNG, NEAR, ROUND, RUNS, SEATS, SOFAS, WALL_LIKE, WALLED, WORTH } from './worth.js';

/** Columns of the coarse picture that a candidate is judged by: of all at a glance, of the best ones closely. */
const GLANCE = 18;
const LOOK = 42;
/** Candidates that are looked at closely. */
const SHORTLIST = 12;
/** Of these the best few are tried with another lens, aside and a step away, at most so often; the steps grow shorter. */
const TRIED = 2;
const STEPS = [1, 1, 0.5];

/** Share of the picture from which on a subject counts as seen; what one costs that is not, or not from its front. */
const SEEN = 0.012;
/**
 * The same for being seen well, of what stands on more floor than this or has a larger front, in square inches: what is
 * large is to look large.
 */
const SEEN_LARGE = 0.04;
const LARGE = 1400;
const LARGE_FRONT = 6000;
const UNSEEN = 5;
const ILL_SEEN = 1.1;
/** Seen so well, a subject wants no view of its own. */
const WELL = 0.55;
/** What a subject counts for where the picture's edge cuts it. */
const CUT = 0.5;

/** What subjects count, the most telling first. */
const TELLING = [2.8, 1.3, 0.9];

/** Cost of each thing that a side of the picture cuts, and of more than that where it is the island or hangs. */
const CUT_THING = 0.1;
/** Cost of things that fill a side of the picture, or its lower edge, from end to end. */
const CUT_ALONG_SIDE = 1.1;
const CUT_BELOW = 1.25;
/** What a lens wider than 24 mm costs: things at the edges are drawn out. */
const STRETCH = 1.2;
const UNSTRETCHED = 0.78;
const CUT_ISLAND = 0.9;
const CUT_PENDANT = 0.3;
const HANGING: readonly string[] = ['pendant', 'chandelier', 'ceiling-fan'];
/** What matters less is no thing to be cut: fittings. */
const THING = 0.5;

/** A thing as high as this, in inches, hides the room behind it where it is seen from its side. */
const TALL = 60;
const SIDE_ON = 0.85;
/** What the picture's edge is hidden by ends where the next ray goes farther by so much: times, and metres more. */
const FARTHER = [1.3, 0.3] as const;
/** Share of the rows above the eye's height where the lens is shifted down. */
const EYE_ROW = 0.38;

/** A wall nearer than this, in metres or as a share of the room's longer side, hides the room at a picture's edge. */
const IN_THE_WAY = 2;
const IN_THE_WAY_SHARE = 0.4;

/**
 * What is nearer than this, in metres (4 ft), and no subject may fill so much of the picture; what any of it costs beyond
 * that, and the share of it.
 */
const FOREGROUND = 1.22;
const MOST_FOREGROUND = 0.1;
const BLOCKED = [1.5, 12] as const;
/** Cost of the share of the picture that backs of seats fill, and of seeing one at all, in full from straight behind. */
const BACK = 18;
const BACK_AT_ALL = 0.5;
/** No more than this of a sofa: a home theater is seen from behind its seats rather than not at all. */
const MOST_BACK = 1.7;
/** And of a chair, which one walks around. */
const MOST_CHAIR_BACK = 3.4;
/** Cost of carrying a chair aside. */
const CARRIED = 0.25;
/** Cost of a jamb or a wall's end that stands so near along a whole side of the picture. */
const JAMB = 0.6;
/** Cosines of the angle from a front's normal between which it turns from hardly seen to seen well. */
const GRAZING = 0.1;
const FACING = 0.5;
/** What it costs to cut a thing so near, in metres: it is a stub and no longer a thing. */
const STUB = 0.5;
const STUB_WITHIN = 2.2;
/** What it costs to cut all that is seen of a subject, after what that takes from seeing it well. */
const CUT_SUBJECT = 0.6;
/** Share of the picture that is left free beside and below what it is of; what it costs where that is less. */
const AIR = 0.05;
const NO_AIR = 0.5;
/** Cost of a picture whose first subject its edge cuts through, a bed or a desk: it looks like a mistake. */
const CUT_LEAD = 1.2;
/** Cabinets that stand in the room and end there: they do not go on beyond the picture. */
const BUILT_IN_ROOM: readonly string[] = ['island', 'peninsula', 'bar'];

/** The kernel's camera: where it stands and looks, through how many of the room's walls, and what goes with these. */
export function cameraCall(camera: Camera, { room }: Scene): readonly ['setCamera', readonly number[]] {
  const { x, y, z } = camera;
  return [
    'setCamera',
    [x, y, z, ...axesAndLens(camera), wallsBefore(camera, room.shell), takenFor(camera, room)],
  ];
}

export function placeCamera(kernel: Kernel, camera: Camera, scene: Scene): void {
  kernel.setCamera(...cameraCall(camera, scene)[1]);
}

/** The views of a room: one of what matters most and, where that misses what the room is made for, one of that. */
export interface Views {
  readonly main: Camera;
  readonly detail?: Camera;
}

/** The candidate that shows most of what matters, with nothing in the way. */
export const chooseCamera = (kernel: Kernel, scene: Scene): Camera => chooseViews(kernel, scene).main;

export function chooseViews(kernel: Kernel, scene: Scene): Views {
  const candidates = cameraCandidates(scene);
  // A room so full that nothing is free: from the middle, towards the far corner.
  if (candidates.length === 0) return { main: levelCamera(fallbackCamera(scene)) };
  // A second view is one of the subjects, whatever else it shows.
  const best = (subjects: readonly Subject[], above: 'all' | 'these'): Judged => {
    const judged = (views: readonly LevelCamera[], columns: number): Judged[] =>
      sorted(
        views.map((view) => ({ view, ...judge(kernel, view, scene, subjects, columns) })),
        above,
      );
    const shortlist = judged(candidates, GLANCE).slice(0, SHORTLIST);
    const looked = judged(
      shortlist.map(({ view }) => view),
      LOOK,
    );
    const tried = looked.slice(0, TRIED).map((start) => {
      let at = start;
      for (const step of STEPS)
        at = sorted([at, ...judged(variantsOf(at.view, scene, step), LOOK)], above)[0]!;
      return at;
    });
    return sorted(tried, above)[0]!;
  };
  const main = best(subjectsOf(scene.room), 'all');
  // What is not seen at all comes before what is cut or seen from behind.
  const wanted = main.unseen.length > 0 ? main.unseen : main.missed;
  const detail = wanted.length > 0 ? best(wanted, 'these') : undefined;
  const better = detail && (main.unseen.length > 0 ? detail.unseen : detail.missed).length < wanted.length;
  return { main: levelCamera(main.view), ...(better && { detail: levelCamera(detail.view) }) };
}

/** The best view first; with `these` above all one that shows the subjects. */
const sorted = (views: readonly Judged[], above: 'all' | 'these'): Judged[] =>
  views.toSorted((a, b) => (above === 'these' ? a.unseen.length - b.unseen.length : 0) || b.score - a.score);

/** A view, how good it is, and which subjects it does not show, or hardly; of these, which it does not show at all. */
interface Judged {
  readonly view: LevelCamera;
  readonly score: number;
  readonly unseen: readonly Subject[];
  readonly missed: readonly Subject[];
}

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

/** What a small picture through a camera shows, counted in its pixels; things by their place among the room's. */
interface Glance {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of each thing that is far enough to be looked at. */
  readonly seen: Map<number, number>;
  /** How near each thing comes, metres. */
  readonly nearest: Map<number, number>;
  /** Things that the picture's edge cuts, those that stand tight to it, and those that its sides cut. */
  readonly cut: Set<number>;
  readonly tight: Set<number>;
  readonly sides: Set<number>;
  /** In each column, pixels of wall that stands in the way. */
  readonly wall: Uint8Array;
  /** What the row at the height of the eye meets. */
  readonly atEye: Ray[];
  /** Pixels of what stands close before the camera, of near wall at a side, of what is in the way, of sky, of shell and floor. */
  before: number;
  jamb: number;
  near: number;
  sky: number;
  shell: number;
  floor: number;
  /** What the edges cut, by what each thing counts. */
  cutAside: number;
  cutBelow: number;
  cutAbove: number;
}

/** A view that is judged: camera, room, what it is to show, and what it shows. */
interface Judging {
  readonly camera: LevelCamera;
  readonly scene: Scene;
  readonly subjects: readonly Subject[];
  readonly glance: Glance;
}

function glanceAt(
  kernel: Kernel,
  camera: LevelCamera,
  scene: Scene,
  subjects: readonly Subject[],
  columns: number,
): Glance {
  const { items } = scene.room;
  const named = new Set(subjects.flatMap((subject) => subject.items));
  const rows = columns * SHAPE;
  const glance: Glance = {
    ...{
      columns,
      rows,
      seen: new Map(),
      nearest: new Map(),
      cut: new Set(),
      tight: new Set(),
      sides: new Set(),
    },
    ...{ wall: new Uint8Array(columns), atEye: [] },
    ...{ before: 0, jamb: 0, near: 0, sky: 0, shell: 0, floor: 0, cutAside: 0, cutBelow: 0, cutAbove: 0 },
  };
  const air = Math.floor(columns * AIR);
  const eyeRow = Math.floor(rows * EYE_ROW);
  const hides = items.map((item) => hidesAtEye(item, camera));
  const inTheWay = Math.min(IN_THE_WAY, IN_THE_WAY_SHARE * Math.max(scene.width, scene.depth));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const index = kernel.itemAt(x + 0.5, y + 0.5, columns, rows);
      const distance = kernel.itemDistance();
      const kind = index < 0 ? undefined : items[index]?.kind;
      if (distance < inTheWay && (index < 0 || WALL_LIKE.includes(kind!))) glance.wall[x]!++;
      if (distance < FOREGROUND && !named.has(index)) glance.before++;
      if (y === eyeRow) glance.atEye.push({ hides: index >= 0 && hides[index]!, distance });
      if (index < 0) {
        if (distance > 1e6) glance.sky++;
        else {
          glance.shell++;
          if (y > rows * 0.6) glance.floor++;
          if (distance < 0.9) glance.near++;
          if (distance < FOREGROUND && (x === 0 || x === columns - 1)) glance.jamb++;
        }
        continue;
      }
      const whole = cutsAt(items[index]!);
      if (x === 0 || x === columns - 1) {
        glance.sides.add(index);
        glance.cutAside += whole;
      }
      if (y === rows - 1) glance.cutBelow += whole;
      if (y === 0 && HUNG.includes(kind!)) glance.cutAbove++;
      if (x === 0 || x === columns - 1 || y === rows - 1) glance.cut.add(index);
      if (x < air || x >= columns - air || y >= rows - air) glance.tight.add(index);
      glance.nearest.set(index, Math.min(distance, glance.nearest.get(index) ?? distance));
      // What is close by stands in the way.
      if (distance < (NEAR[kind!] ?? 1.1)) glance.near += distance < 0.8 ? 2 : 1;
      if (distance > 0.9 && kind !== 'rug') glance.seen.set(index, (glance.seen.get(index) ?? 0) + 1);
    }
  }
  return glance;
}

/** Whether a thing hides what is behind it at the height of the eye. */
const hidesAtEye = (item: Item, camera: LevelCamera): boolean =>
  WALL_LIKE.includes(item.kind) ||
  (item.box.z < 24 &&
    item.box.z + item.box.heightIn >= TALL &&
    !WALLED.includes(item.kind) &&
    item.kind !== 'curtain' &&
    frontality(item, camera) < SIDE_ON);

/** What is seen of the room's things: worth, size, face, and what the edges cut of them. */
function scoreThings({ camera, scene, subjects, glance }: Judging): number {
  const { items } = scene.room;
  const { seen, nearest, cut, sides, columns, rows } = glance;
  const cells = columns * rows;
  const byKind = new Map<string, number>();
  let score = 0;
  // The larger of two of a kind counts whole.
  for (const [index, count] of [...seen].sort((a, b) => b[1] - a[1])) {
    const item = items[index];
    if (!item) continue;
    const share = count / cells;
    const repeated = byKind.get(item.kind) ?? 0;
    byKind.set(item.kind, repeated + 1);
    const front = frontality(item, camera);
    const face = 0.3 + 0.7 * (FACED.includes(item.kind) ? frontSeen(item, camera) : front);
    // A room of books is named for them.
    const isNamedFor = item.kind === 'bookcase' && subjects[0]?.items.includes(index);
    const worth = isNamedFor ? 3.5 : worthOf(item);
    // What the room is named for may be large in the picture; the rest had better be many.
    const [enough, much] = WALLED.includes(item.kind)
      ? [0.13, 0.36]
      : worth >= 5
        ? [0.2, 0.3]
        : worth >= 3.5
          ? [0.16, 0.27]
          : [0.05, 0.15];
    const whole = !cut.has(index) ? 1 : worth >= 5 ? 0.4 : 0.7;
    score += worth * Math.sqrt(Math.min(share, enough)) * face * whole * 0.6 ** repeated;
    // Half a thing at the edge looks like a mistake, the more so the larger it is.
    if (cut.has(index) && !RUNS.includes(item.kind)) score -= 2.5 * Math.max(0, share - 0.02);
    if (sides.has(index) && !RUNS.includes(item.kind) && worth >= THING)
      score -= HANGING.includes(item.kind) ? CUT_PENDANT : CUT_THING;
    if (item.kind === 'monitor' && front < 0.4) score -= 0.4 + 20 * share;
    // A seat from behind turns its back on the person who looks.
    if (SEATS.includes(item.kind)) {
      const back = Math.max(0, -facingOf(item, camera));
      const most = SOFAS.includes(item.kind) ? MOST_BACK : MOST_CHAIR_BACK;
      score -= back * Math.min(most, BACK * share + BACK_AT_ALL * Math.min(1, share / 0.02));
    }
    const near = nearest.get(index)!;
    if (cut.has(index) && !goesOn(item) && near < STUB_WITHIN) score -= near < FOREGROUND ? 2 * STUB : STUB;
    // One thing that fills the picture hides the room.
    score -= 7 * Math.max(0, share - much);
  }
  // A bedroom's picture without its bed is none.
  const leads =
    scene.room.category === 'basement'
      ? []
      : items.flatMap((item, i) => (worthOf(item) >= 5 ? [seen.get(i) ?? 0] : []));
  if (leads.length > 0 && Math.max(...leads) / cells < 0.06) score -= 1;
  if ([...sides].some((i) => items[i]?.group === 'island')) score -= CUT_ISLAND;
  return score;
}

/** A score with what the view fails to show of its subjects taken off, and which subjects those are. */
function scoreSubjects({ camera, scene, subjects, glance }: Judging, before: number): Omit<Judged, 'view'> {
  const { items } = scene.room;
  const { seen, cut, tight, columns, rows } = glance;
  const cells = columns * rows;
  let score = before;
  const missed: Subject[] = [];
  const unseen: Subject[] = [];
  for (const [place, subject] of subjects.entries()) {
    let seenAtAll = 0;
    let seenWell = 0;
    let wholeSeen = false;
    for (const i of subject.items) {
      const item = items[i]!;
      const share = (seen.get(i) ?? 0) / cells;
      const shown = Math.min(1, share / SEEN);
      const { widthIn, depthIn, heightIn } = item.box;
      const large = widthIn * depthIn > LARGE || Math.max(widthIn, depthIn) * heightIn > LARGE_FRONT;
      const shownWell = Math.min(1, share / (large ? SEEN_LARGE : SEEN));
      const whole = !cut.has(i) || RUNS.includes(item.kind) ? 1 : CUT;
      wholeSeen ||= shown > 0 && whole === 1;
      seenAtAll += shown;
      seenWell += shownWell * whole * frontSeen(item, camera);
    }
    if (seenAtAll > 0 && !wholeSeen) score -= CUT_SUBJECT;
    // What leads stands free in its picture: one of it, where there are several.
    const isBuiltIn = subject.items.every(
      (i) => RUNS.includes(items[i]!.kind) || WALLED.includes(items[i]!.kind),
    );
    if (place === 0 && seenAtAll > 0 && !isBuiltIn) {
      const shown = subject.items.filter((i) => seen.has(i));
      if (shown.every((i) => cut.has(i))) score -= CUT_LEAD;
      else if (shown.every((i) => tight.has(i))) score -= NO_AIR;
    }
    if (seenAtAll < 1) unseen.push(subject);
    if (seenAtAll < 1 || seenWell < WELL) missed.push(subject);
    const telling = TELLING[place] ?? 0.9;
    score -= telling * (UNSEEN * Math.max(0, 1 - seenAtAll) + ILL_SEEN * Math.max(0, 1 - seenWell));
  }
  return { score, missed, unseen };
}

/** A score with light, floor, what stands in the way, dull surfaces and the lens reckoned in. */
function scoreComposition({ camera, scene, glance }: Judging, before: number): number {
  const { seen, wall, atEye, columns, rows, sky, floor, near, jamb, shell } = glance;
  const { cutAside, cutBelow, cutAbove } = glance;
  const cells = columns * rows;
  let score = before;
  score += 2.6 * Math.sqrt(Math.min(sky / cells, 0.06));
  // Much of it makes a picture of the garden.
  score -= 7 * Math.max(0, sky / cells - 0.1);
  // Floor before the eye lets one step in.
  score += 2.4 * Math.min(floor / cells, 0.16);
  score -= 14 * (near / cells);
  score -= JAMB * (jamb / rows);
  const blocked = glance.before / cells - MOST_FOREGROUND;
  if (blocked > 0) score -= BLOCKED[0] + BLOCKED[1] * blocked;
  score -= 0.7 * overlaps(scene.room.items, seen, camera);
  // Bare wall, ceiling and floor: some give calm, much is dull.
  score -= 5 * Math.max(0, shell / cells - 0.45);
  // A near wall along an edge hides what is behind it.
  score -= 5 * (hidden(wall, rows) + hidden(wall.toReversed(), rows));
  score -= 9 * (hiddenFrom(atEye) + hiddenFrom(atEye.toReversed()));
  score -= CUT_ALONG_SIDE * (cutAside / rows) + CUT_BELOW * ((cutBelow + cutAbove) / columns);
  score -= STRETCH * Math.max(0, camera.halfWidth - UNSTRETCHED);
  // A corner view has depth; a view square to a wall must earn its place.
  const square = Math.max(Math.abs(camera.headingX), Math.abs(camera.headingY));
  if (camera.name === 'from inside') score -= 0.35;
  if (camera.aside) score -= CARRIED;
  return square > 0.985 ? score - 0.12 : score;
}

/** A tub that stands free is what its room was made for. */
const worthOf = (item: Item): number =>
  hasTrait(item, ['bathtub'], 'form', 'freestanding')
    ? 5
    : (WORTH[item.kind] ?? (isOnFloorPlan(item) ? 0.6 : 0));

/** Whether a thing may go on beyond the picture's edge, as a run along a wall does. */
const goesOn = ({ kind, group }: Item): boolean =>
  RUNS.includes(kind) && !BUILT_IN_ROOM.some((one) => group === one);

/** What it counts where the picture's edge cuts a thing: a run none, what ends one little, what one looks for most. */
function cutsAt(item: Item): number {
  if (item.group === 'island') return 1;
  if (RUNS.includes(item.kind)) return 0;
  if (ENDS.includes(item.kind)) return 0.4;
  if (WALLED.includes(item.kind)) return 1;
  const worth = worthOf(item);
  return worth >= 3.5 ? 1.7 : worth > 1 ? 1 : 0.5;
}

/** How many pairs of pendants in the picture stand before each other. */
function overlaps(items: readonly Item[], seen: ReadonlyMap<number, number>, camera: LevelCamera): number {
  const hanging = [...seen.keys()].filter((i) => items[i]?.kind === 'pendant');
  const spots = hanging.map((i) => {
    const { box } = items[i]!;
    const dx = (box.x + box.widthIn / 2) * 0.0254 - camera.x;
    const dy = (box.y + box.depthIn / 2) * 0.0254 - camera.y;
    const ahead = Math.max(0.1, dx * camera.headingX + dy * camera.headingY);
    const aside = dx * camera.headingY - dy * camera.headingX;
    return { at: aside / ahead, half: (box.widthIn * 0.0254 * 0.5) / ahead };
  });
  let pairs = 0;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) if (Math.abs(a.at - b.at) < (a.half + b.half) * 1.15) pairs++;
  });
  return pairs;
}

/** What a ray at the eye's height meets: whether that hides what is behind it, and how far away it is, in metres. */
interface Ray {
  readonly hides: boolean;
  readonly distance: number;
}

/** Share of the columns, counted from the first, that a closet, a bookcase's side or the like hides the room behind. */
function hiddenFrom(row: readonly Ray[]): number {
  const end = row.findIndex(({ distance }, x) => {
    const next = row[x + 1];
    return next !== undefined && next.distance > FARTHER[0] * distance + FARTHER[1];
  });
  return end >= 0 && row.slice(0, end + 1).every(({ hides }) => hides) ? (end + 1) / row.length : 0;
}

/** Share of the picture's columns, counted from its first, that are wall over most of their height. */
function hidden(wall: Uint8Array, rows: number): number {
  const free = wall.findIndex((blocked) => blocked < rows * 0.7);
  return (free < 0 ? wall.length : free) / wall.length;
}

/** 1 when the item's front looks at the camera, 0 when its back does; what has no back always looks at it. */
function frontality(item: Item, camera: LevelCamera): number {
  if (ROUND.includes(item.kind) || item.group === 'island') return 1;
  return Math.max(0, Math.min(1, 0.5 + 0.8 * facingOf(item, camera)));
}

/** How much of what is seen of a thing is its front, 0 to 1. */
function frontSeen(item: Item, camera: LevelCamera): number {
  if (!FACED.includes(item.kind)) return 0.4 + 0.6 * frontality(item, camera);
  return Math.max(0, Math.min(1, (facingOf(item, camera) - GRAZING) / (FACING - GRAZING)));
}

/** Cosine of the angle between the way a thing faces and the way to the camera: 1 from straight before it. */
function facingOf({ box, facing }: Item, camera: LevelCamera): number {
  const [fx, fy] = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[facing] as [number, number];
  const dx = camera.x - (box.x + box.widthIn / 2) * 0.0254;
  const dy = camera.y - (box.y + box.depthIn / 2) * 0.0254;
  return (dx * fx + dy * fy) / (Math.hypot(dx, dy) || 1);
}
