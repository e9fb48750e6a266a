import type { Item } from '@plumbline/concept';
import { facingOf, frontSeen, WATCHED } from './fronts.js';
import { placeInFrame, shareInFrame, shareOfFront } from './in-frame.js';
import type { Judged, Judging } from './judging.js';
import type { Subject } from './subjects.js';
import type { LevelCamera } from './view.js';
import { FACED, RUNS, SEATS, WALLED, worthOf } from './worth.js';

/** Share of the picture from which on a subject counts as seen; what one costs that is not, or not from its front. */
const SEEN = 0.012;
/**
 * The same for being seen well, of what stands on more floor than this or has a larger front, in square inches: what is
 * large is to look large.
 */
const SEEN_LARGE = 0.04;
const LARGE = 1400;
const LARGE_FRONT = 6000;
const UNSEEN = 7.5;
/** What else hides most of is as good as not there: the cost grows by this power of the share that is not seen. */
const HIDDEN = 0.6;
/** The same of what is part of a run, a sink or a basin: small beside what an edge cuts of it. */
const UNSEEN_BUILT_IN = 15;
const ILL_SEEN = 1.1;
/** Seen so well, a subject wants no view of its own. */
const WELL = 0.6;
/** What a subject counts for where the picture's edge cuts it; what it costs where less than half of its width is left of it. */
const CUT = 0.5;
const SLIVER = 2.2;
const HALF = 0.5;

/** What subjects count, the most telling first. */
const TELLING = [3.4, 1.8, 1, 0.8];

/** What it costs to cut all that is seen of a subject, after what that takes from seeing it well. */
const CUT_SUBJECT = 1.8;

/**
 * The middle of what leads belongs within this share of the picture's half width from the middle; what it costs beyond, in full at the
 * picture's edge.
 */
const MIDDLE = 0.56;
const OFF_MIDDLE = 1.6;

/**
 * What it costs where the seats, the fire or the screen that lead are seen from their sides, or from behind: none turns its front to us by
 * so much, as a cosine.
 */
const TURNED_ASIDE = 2;
const TO_US = 0.45;

/** Of a fire or a screen that has a front this share at least is to be free of what stands before it; what it costs where none is. */
const FREE = 0.75;
const COVERED = 2.4;

/** A tub worth this stands free and is none of the walls. */
const STANDS_FREE = 5;

/** What it costs where less than `AIR` is free beside and below what the picture is of. */
const NO_AIR = 0.5;
/** Cost of a picture whose first subject its edge cuts through, a bed or a desk: it looks like a mistake. */
const CUT_LEAD = 8;

/** A score with what the view fails to show of its subjects taken off, and which subjects those are. */
export function scoreSubjects(
  { camera, scene, subjects, glance }: Judging,
  before: number,
): Omit<Judged, 'view'> {
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
    let widest = 0;
    for (const i of subject.items) {
      const item = items[i]!;
      const share = (seen.get(i) ?? 0) / cells;
      // A screen from its edge is a black stripe.
      const faced = WATCHED.includes(item.kind) ? Math.min(1, 3 * frontSeen(item, camera)) : 1;
      const shown = Math.min(1, share / SEEN) * faced;
      const { widthIn, depthIn, heightIn } = item.box;
      const large = widthIn * depthIn > LARGE || Math.max(widthIn, depthIn) * heightIn > LARGE_FRONT;
      const shownWell = Math.min(1, share / (large ? SEEN_LARGE : SEEN));
      const whole = !cut.has(i) || RUNS.includes(item.kind) ? 1 : CUT;
      wholeSeen ||= shown > 0 && whole === 1;
      if (shown > 0) widest = Math.max(widest, shareInFrame(item, camera));
      seenAtAll += shown;
      seenWell += shownWell * whole * frontSeen(item, camera);
    }
    if (seenAtAll > 0 && !wholeSeen) score -= CUT_SUBJECT;
    if (seenAtAll > 0 && !wholeSeen && widest < HALF) score -= SLIVER;
    // What leads stands free in its picture: one of it, where there are several.
    const isBuiltIn = subject.items.every(
      (i) =>
        RUNS.includes(items[i]!.kind) ||
        (WALLED.includes(items[i]!.kind) && worthOf(items[i]!) < STANDS_FREE),
    );
    if (place === 0 && seenAtAll > 0 && !isBuiltIn) {
      const shown = subject.items.filter((i) => seen.has(i));
      if (shown.every((i) => cut.has(i))) score -= CUT_LEAD;
      else if (shown.every((i) => tight.has(i))) score -= NO_AIR;
      const turned = shown.map((i) => (hasFront(items[i]!) ? 1 - facingOf(items[i]!, camera) / TO_US : 0));
      score -= TURNED_ASIDE * Math.max(0, Math.min(1, ...turned));
      score -= OFF_MIDDLE * Math.min(...shown.map((i) => offMiddle(items[i]!, camera)));
    }
    const free = subject.items
      .filter((i) => seen.has(i))
      .map((i) => freeOf(items[i]!, seen.get(i)! / cells, camera));
    if (free.length > 0) score -= COVERED * (1 - Math.min(1, Math.max(...free) / FREE));
    if (seenAtAll < 1) unseen.push(subject);
    if (seenAtAll < 1 || seenWell < WELL) missed.push(subject);
    const hidden = Math.max(0, 1 - seenAtAll);
    const telling = TELLING[place] ?? 0.7;
    score -=
      telling *
      ((isBuiltIn ? UNSEEN_BUILT_IN * hidden : UNSEEN * hidden ** HIDDEN) +
        ILL_SEEN * Math.max(0, 1 - seenWell));
  }
  return { score, missed, unseen };
}

const hasFront = ({ kind }: Item): boolean => SEATS.includes(kind) || FACED.includes(kind);

/** How far beyond the picture's middle a thing's own middle lies: 0 within it, 1 at the picture's edge. */
const offMiddle = (item: Item, camera: LevelCamera): number =>
  Math.max(0, Math.min(1, (Math.abs(placeInFrame(item, camera)) - MIDDLE) / (1 - MIDDLE)));

/** How much of a thing's front, where it has one and the picture holds it, is free of what stands before it: `share` of the picture is. */
function freeOf(item: Item, share: number, camera: LevelCamera): number {
  if (!FACED.includes(item.kind)) return 1;
  const front = shareOfFront(item, camera);
  return front > 0 ? share / front : 1;
}
