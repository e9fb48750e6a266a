import { type Item, type ItemOf, isGlazed } from '@plumbline/concept';
import {
  frontWidth,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  SIDES,
} from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { Draft } from '../floor/draft.js';
import { blocksOpening } from '../floor/place.js';
import { walkable } from '../floor/reach.js';
import { pending } from '../floor/told-places.js';
import { backOfSitter, chairOf, facesLight } from '../floor/use-of-floor.js';
import { CRAWL, layPlayFloor } from '../furniture/play.js';
import { tellSecondChair } from '../furniture/seats/easy-chairs.js';
import { tooSmall } from '../late/grow-as-told.js';
import { faultsOfLeaves } from '../openings/openings.js';
import type { Attempt } from '../search/attempt.js';
import { opensEnough, sleepAbreast } from './layout.js';

/** Scores a bedroom that is furnished, and says what of it is not as asked for. */
export function scoreBedroom(attempt: Attempt): void {
  const { draft, brief, unmet } = attempt;
  const looksOut = draft.items.some(
    (bed) => bed.kind === 'bed' && draft.openings.some((o) => isGlazed(o) && o.side === bed.facing),
  );
  if (attempt.wants('bed-view') && !looksOut)
    unmet.push('The bed does not look at a window: this room leaves it no such wall.');
  attempt.score += bedWorth(attempt) - faultsOfLeaves(draft);
  if (pending(draft).some(({ thing, at, how }) => thing === 'bed' && at !== undefined && how === undefined))
    attempt.score -= BED_ASTRAY;
  const playing = attempt.wants('play-floor') || (attempt.wants('play-area') && brief.category === 'bedroom');
  if (playing && layPlayFloor(draft, unmet)) attempt.score += 20;
  const video = attempt.wants('video-calls');
  if (video && attempt.has('desk') && !facesLight(draft))
    unmet.push(
      'A desk that looks at a window, with no door behind, did not fit beside what else was wished for.',
    );
  if (attempt.wants('egress') && !draft.openings.some((o) => o.kind === 'window'))
    unmet.push('An egress window was left out: no outside wall is free for it.');
  attempt.score -= tooSmall(draft, brief).length * SMALLER;
  tellSecondChair(draft, brief, unmet);
  tellBesideBed(attempt);
  if (attempt.has('crib')) layPlayFloor(draft, [], CRAWL);
  attempt.score += faultsOfUse(draft) + storeWorth(draft) + deskWorth(draft, video) - unmet.length * 40;
}

/** Says which of the things that were asked for beside a bed has no place there. */
function tellBesideBed(attempt: Attempt): void {
  const { draft, brief, unmet } = attempt;
  if (!attempt.has('bed')) return;
  const told = brief.counts?.find(({ of }) => of === 'nightstand')?.least;
  const least = told ?? (attempt.wants('nightstands') ? 1 : 0);
  const tables = draft.items.filter(({ kind }) => kind === 'nightstand').length;
  if (tables < least)
    unmet.push(
      tables === 0
        ? 'Nightstands were left out: beside the bed no floor is free for them.'
        : `${tables} of ${least} nightstands fit beside the bed.`,
    );
  if (attempt.wants('bed-bench') && !draft.items.some((i) => i.kind === 'bench' && i.traits?.use === 'bed'))
    unmet.push('A bench at the bed was left out: no floor is left before its foot.');
}

/** What it takes off that a thing is shorter than told. */
const SMALLER = 25;

/** What it takes off that the bed is not at the wall that was told: with what that place is worth, as much as a closet. */
const BED_ASTRAY = 100;

const BED_WORTH: Readonly<Record<string, number>> = { king: 60, queen: 56, full: 48, twin: 38, murphy: 44 };

/** What a bed is worth, the one asked for most; says where that one had no place. */
function bedWorth(attempt: Attempt): number {
  const { draft, brief, unmet } = attempt;
  const bed = draft.items.find((i) => i.kind === 'bed');
  if (!bed) return 60;
  const size = sizeOfBed(bed);
  const asked = (['king', 'queen', 'full', 'twin'] as const).find((s) => attempt.wants(`${s}-bed`));
  if (asked && asked !== size)
    unmet.push(`A ${asked} bed was left out: this room holds a ${size} bed with room to walk.`);
  const beds = draft.items.filter((i) => i.kind === 'bed');
  const abreast = beds.every(({ facing }) => facing === bed.facing);
  const beside = sleepAbreast(brief) ? (abreast ? 30 : -30) : 0;
  const stood = Math.min(0, draft.ceilingOver(middleOf(rectOf(bed.box))) - 72);
  const wide = attempt.wants('accessible') ? besideBed(draft, bed) * 30 : 0;
  // A bed for one is no bed for two.
  const forOne = size === 'twin' && asked !== undefined && asked !== 'twin' ? 80 : 0;
  return (BED_WORTH[size] ?? 40) + (asked === size ? 50 : 0) + beside + stood + wide - forOne;
}

/** On how many sides of a bed a walker or a wheelchair comes up to it: 36 in wide, past the nightstands. */
function besideBed(draft: Draft, { box, facing }: Item): number {
  const r = rectOf(box);
  const past = facing === 'north' || facing === 'east' ? 24 : 0;
  const sides = runsEast(facing)
    ? [r.x - 36, r.x + r.w].map((x) => ({ x, y: r.y + past, w: 36, d: r.d - 24 }))
    : [r.y - 36, r.y + r.d].map((y) => ({ x: r.x + past, y, w: r.w - 24, d: 36 }));
  return sides.filter((side) => draft.isOpenFloor(side)).length;
}

/** A wall bed is of the size of its mattress. */
function sizeOfBed({ box, facing, traits }: ItemOf<'bed'>): string {
  const size = traits?.size ?? 'full';
  if (size !== 'murphy') return size;
  const wide = runsEast(facing) ? box.widthIn : box.depthIn;
  return wide >= 64 ? 'queen' : wide >= 58 ? 'full' : 'twin';
}

const middleOf = (r: Rect): Rect => ({ x: r.x + r.w / 2, y: r.y + r.d / 2, w: 1, d: 1 });

/** What closets and dressers add by their length: 72 in of closet for two, 60 of a dresser. */
const storeWorth = (draft: Draft): number =>
  draft.items
    .filter((i) => i.kind === 'closet' || i.kind === 'dresser')
    .reduce((n, { box }) => n + Math.min(80, Math.max(box.widthIn, box.depthIn)) / 6, 0);

/** What it takes off to have a door behind at a desk, and what light in the face adds for whoever is on video. */
function deskWorth(draft: Draft, video: boolean): number {
  let worth = video && facesLight(draft) ? 60 : 0;
  for (const desk of draft.items.filter((i) => i.kind === 'desk' && i.traits?.use === 'work')) {
    const chair = chairOf(draft, desk);
    const back = chair && backOfSitter(chair, desk);
    if (draft.openings.some((o) => o.side === back && o.kind !== 'window')) worth -= 25;
  }
  return worth;
}

/** Doors that meet, closets and beds that are reached, light, and no head under a window: what it takes off the score. */
function faultsOfUse(draft: Draft): number {
  const { at, doorsMeet } = walkable(draft);
  let score = doorsMeet ? 0 : -80;
  const fronts = ['closet', 'walk-in-closet', 'dresser', 'wardrobe'];
  for (const item of draft.items.filter((i) => fronts.includes(i.kind)))
    if (!at(inFront(rectOf(item.box), item.facing, 20))) score -= 40;
  for (const bed of draft.items.filter((i) => i.kind === 'bed')) {
    const sides = SIDES.filter((s) => s !== opposite(bed.facing)).filter((s) =>
      at(inFront(rectOf(bed.box), s, 22)),
    );
    score += sides.length * 8 - (sides.length === 0 ? 100 : 0) - (headUnderWindow(draft, bed) ? 90 : 0);
    score -= CLOSED_SIDE * closedSides(draft, bed, at);
  }
  if (draft.items.some((closet) => closet.kind === 'walk-in-closet' && leafMeetsDoor(draft, closet)))
    score -= LEAVES_MEET;
  for (const { box } of draft.items.filter(
    ({ kind, group }) => kind === 'piece' && group === 'cutting-table',
  ))
    if (blocksOpening(draft, rectOf(box), 0, box.heightIn)) score -= BEFORE_WINDOW;
  if (!draft.openings.some((o) => o.kind === 'window')) score -= 200;
  if (!draft.openings.some(opensEnough)) score -= 100;
  return score;
}

/** Two get into a wide bed from both its sides: what it takes off where furniture closes one that has the floor. */
const CLOSED_SIDE = 80;
const FOR_TWO = 54;
/** Floor beside a bed that somebody is to come in by. Inches. */
const BESIDE = 20;

/** On how many of its long sides a bed for two has floor that nobody comes to. */
function closedSides(draft: Draft, bed: Item, at: (rect: Rect) => boolean): number {
  if (frontWidth(bed) < FOR_TWO) return 0;
  const sides = SIDES.filter((side) => runsEast(side) !== runsEast(bed.facing));
  return sides.filter(
    (side) => draft.reach(rectOf(bed.box), side) >= BESIDE && !at(inFront(rectOf(bed.box), side, BESIDE)),
  ).length;
}

/** What it takes off where a table as high as a counter stands before a window. */
const BEFORE_WINDOW = 40;

/** The leaf of a closet to walk into, in the middle of its front. Inches. */
const LEAF = 30;
const LEAVES_MEET = 45;

/** Whether the leaf of a closet opens over the floor of a door. */
function leafMeetsDoor(draft: Draft, { box, facing }: Item): boolean {
  const front = inFront(rectOf(box), facing, LEAF);
  const leaf = runsEast(facing)
    ? { ...front, x: front.x + (front.w - LEAF) / 2, w: LEAF }
    : { ...front, y: front.y + (front.d - LEAF) / 2, d: LEAF };
  return draft.openings.some((o) => floorOfOpening(draft.shell, o).some((zone) => overlaps(zone, leaf)));
}

function headUnderWindow(draft: Draft, bed: Item): boolean {
  const head = inFront(rectOf(bed.box), opposite(bed.facing), 12);
  return draft.openings.some(
    (o) =>
      o.kind === 'window' &&
      o.side === opposite(bed.facing) &&
      overlaps(grown(head), draft.at(o.wall, o.offsetIn, 0, o.widthIn, 8)),
  );
}

const grown = (r: Rect): Rect => ({ x: r.x - 1, y: r.y - 1, w: r.w + 2, d: r.d + 2 });
