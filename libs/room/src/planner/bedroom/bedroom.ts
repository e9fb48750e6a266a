import {
  areaIn2,
  type Brief,
  type Item,
  type ItemOf,
  isGlazed,
  largestRect,
  type Opening,
  type Side,
} from '@plumbline/concept';
import { refuses, sizeOf, wants, withoutFeature } from '../../brief/brief.js';
import { inFront, opposite, overlaps, type Rect, rectOf, runsEast, SIDES } from '../../geometry/geometry.js';
import { ESCAPE } from '../../rules/window-opening.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, floorOfOpening, type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, placeFirst, type Spot } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { backOfSitter, chairOf, facesLight } from '../floor/use-of-floor.js';
import { bedsFor, PLAY } from '../furniture/beds.js';
import { reachIn, walkIn } from '../furniture/closets.js';
import { dress } from '../furniture/dress.js';
import { tellSecondChair } from '../furniture/easy-chairs.js';
import { aside, central, coveredWindows } from '../furniture/furnish.js';
import { askedPieces, namesPieces, setPieces } from '../furniture/pieces.js';
import { setWindows } from '../openings/openings.js';
import { sidesTold } from '../openings/told-openings.js';
import { escapeWindow, keepWaysIn, light, openDoors, outsideWalls, widerDoor } from '../openings/ways.js';
import { bestAttempt, entrySide } from '../search/attempts.js';
import { furnishBedroom } from './bedroom-things.js';

/** A bedroom is a habitable room: no side under 7 ft, 70 sq ft at least. */
export const LEAST_BEDROOM = { widthIn: 84, depthIn: 120 } as const;

const ATTEMPTS = 12;
/** A partition of studs and board. Inches. */
const CLOSET_WALL = 4.5;

export function planBedroom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const { w, d } = largestRect(shell);
  if (Math.min(w, d) < 84 || areaIn2(shell) < 70 * 144) return undefined;
  // Under a roof few walls take a door, and a window to escape by, beside a bed.
  const more = isUnderRoof(shell) ? ATTEMPTS : 0;
  const plan = bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance), more);
  if (plan) dress(plan.draft, wants(brief, 'plants') ? brief : withoutFeature(brief, 'plants'), chance);
  return plan;
}

/** In a small bedroom a narrower door leaves more wall. */
const doorsFor = (brief: Brief, shell: Shell) =>
  shell.widthIn * shell.depthIn < 105 * 144 && !wants(brief, 'accessible')
    ? { doors: [30, 28] }
    : widerDoor(brief);

/** What one attempt leaves to chance and holds to. */
interface Layout {
  readonly brief: Brief;
  readonly entry: Side;
  readonly exterior: readonly [Side, ...Side[]];
  readonly closetFirst: boolean;
  readonly chance: Chance;
}

/** Under a higher wall of a vault one stands. Inches. */
const STOOD_UNDER = 84;

/** Whether a slope comes lower than people stand: a vault over usual walls does not. */
const isUnderRoof = ({ ceiling: { slope } }: Shell): boolean =>
  slope !== undefined && Math.min(slope.kneeStartIn, slope.kneeEndIn) < STOOD_UNDER;

/** The largest bed that leaves room for all that was wished for; else the one that leaves room for most. */
function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const entry = entrySide(shell, chance);
  const exterior = outsideWalls(shell, entry, shell.widthIn * shell.depthIn > 110 * 144 ? 2 : 1, chance);
  const doors = new Draft(shell);
  if (!openDoors(doors, { exterior, entry, door: 'hinged', ...doorsFor(brief, shell) }, brief, chance))
    return undefined;
  // Below a slope the bed takes the one place where one can stand beside it; so does one that a walker comes up to.
  const closetFirst =
    !wants(brief, 'accessible') &&
    (chance.flip() || (wants(brief, 'walk-in-closet') && chance.flip())) &&
    !isUnderRoof(shell);
  keepWaysIn(doors);
  const layout: Layout = { brief, entry, exterior, closetFirst, chance };
  let best: Plan | undefined;
  for (const beds of bedsFor(brief, shell)) {
    const plan = withBed(doors.copy(), layout, beds);
    if (plan && (!best || plan.score > best.score)) best = plan;
    if (plan && plan.unmet.length === 0 && !plan.incomplete) break;
  }
  return best;
}

function withBed(draft: Draft, layout: Layout, beds: readonly Group[]): Plan | undefined {
  const { brief, entry, closetFirst, chance } = layout;
  const unmet: string[] = [];
  const wished = (name: string) => wants(brief, name);
  let score = 0;
  // Below a slope few walls are high enough for a window to escape by: it may come before the bed.
  const early = isUnderRoof(draft.shell) && chance.flip() ? lit(draft, layout) : undefined;
  if (closetFirst) score += placeClosets(draft, layout, unmet);
  if (!placeBed(draft, layout, beds)) return undefined;
  if (wants(brief, 'twin-beds') && draft.items.filter((i) => i.kind === 'bed').length < 2)
    if (!placeBed(draft, layout, beds)) return undefined;
  if (wants(brief, 'two-cribs') && !placeBed(draft, layout, beds))
    unmet.push('A second crib was left out: this room has no free place for it.');
  // A third child sleeps beside the bunks.
  if (wants(brief, 'bunk-bed') && wants(brief, 'twin-bed')) {
    const beside = bedsFor({ ...brief, wanted: ['twin-bed', 'child-room'] }, draft.shell);
    if (placeBed(draft, layout, beside.flat())) score += 30;
    else unmet.push('A twin bed beside the bunks was left out: this room has no free place for it.');
  }
  if (!closetFirst) score += placeClosets(draft, layout, unmet);
  const exterior = early ?? lit(draft, layout);
  const piecesFirst = namesPieces(brief) && chance.flip();
  if (piecesFirst) score += setPieces(draft, brief, unmet);
  score += furnishBedroom(draft, brief, unmet, entry, () =>
    piecesFirst ? 0 : setPieces(draft, brief, unmet),
  );
  if (wished('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  if (wished('recessed-lights')) standRecessedLights(draft, 66);
  if (
    wished('bed-view') &&
    !draft.items.some(
      (bed) => bed.kind === 'bed' && draft.openings.some((o) => isGlazed(o) && o.side === bed.facing),
    )
  )
    unmet.push('The bed does not look at a window: this room leaves it no such wall.');
  score += bedWorth(draft, brief, unmet);
  const playing = wished('play-floor') || (wished('play-area') && brief.category === 'bedroom');
  if (playing) score += layPlayFloor(draft, unmet) ? 20 : 0;
  if (wished('video-calls') && draft.items.some((i) => i.kind === 'desk') && !facesLight(draft))
    unmet.push(
      'A desk that looks at a window, with no door behind, did not fit beside what else was wished for.',
    );
  if (wished('egress') && !draft.openings.some((o) => o.kind === 'window'))
    unmet.push('An egress window was left out: no outside wall is free for it.');
  tellSecondChair(draft, brief, unmet);
  if (draft.items.some((i) => i.kind === 'crib')) layPlayFloor(draft, [], CRAWL);
  score +=
    faultsOfUse(draft) + storeWorth(draft) + deskWorth(draft, wished('video-calls')) - unmet.length * 40;
  const incomplete = !draft.openings.some(opensEnough);
  return { draft, exterior, layout: nameOf(draft, brief), unmet, incomplete, score: score + chance.next() };
}

/** The closets that were asked for: of two, one after the other. */
function placeClosets(draft: Draft, layout: Layout, unmet: string[]): number {
  const worth = placeCloset(draft, layout, unmet);
  if (!wants(layout.brief, 'two-closets') || worth <= 0) return worth;
  const second: string[] = [];
  const more = placeCloset(
    draft,
    { ...layout, brief: withoutFeature(layout.brief, 'walk-in-closet') },
    second,
  );
  if (second.length > 0) unmet.push('A second closet was left out: this room has no free place for it.');
  return worth + more;
}

/** Reach-in closets stand wall to wall or in a corner, not in the outside wall; a walk-in where one was wished for. */
function placeCloset(draft: Draft, { brief, entry, exterior, chance }: Layout, unmet: string[]): number {
  const { shell } = draft;
  // It stands where it was told.
  if (shell.house?.items.some(({ kind }) => kind === 'closet')) return 14;
  const inside = (spot: Spot) => !exterior.includes(spot.side);
  const placed = brief.openingsAt?.find(({ opening }) => opening === 'closet');
  const sides = placed && sidesTold(shell, placed, entry);
  if (wants(brief, 'walk-in-closet')) {
    const told = sizeOf(brief, 'closet');
    const own =
      told?.depthIn === undefined
        ? []
        : [
            [told.widthIn, told.depthIn],
            [told.depthIn, told.widthIn],
          ];
    // Told is the floor inside; in a corner it has a wall of its own before it and beside it.
    const wished = own.map(([w = 0, d = 0]) => walkIn(w + CLOSET_WALL, d + CLOSET_WALL, draft));
    const sizes = [
      walkIn(84, 84, draft),
      walkIn(72, 72, draft),
      walkIn(84, 66, draft),
      walkIn(66, 66, draft),
      walkIn(60, 60, draft),
    ];
    const options = {
      group: 'closet',
      only: 'corner' as const,
      prefer: (spot: Spot) => chance.next() * 10 + (sides?.includes(spot.side) ? 20 : 0),
      allow: inside,
    };
    if (placeFirst(draft, wished, options)) return 60;
    const larger = told?.least
      ? sizes.filter((g) => g.along * g.deep >= (wished[0]?.along ?? 0) * (wished[0]?.deep ?? 0))
      : [];
    if (larger.length > 0 && placeFirst(draft, larger, options)) return 60;
    if (placeFirst(draft, sizes.slice(chance.next() * sizes.length), options)) {
      if (wished.length > 0) unmet.push(SMALLER_WALK_IN);
      return 40;
    }
    unmet.push('A walk-in closet was left out: it would leave too little of this room.');
  }
  if (refuses(brief, 'closet') || wants(brief, 'wardrobe')) return 0;
  const asked = wants(brief, 'closet');
  // A closet that nobody asked for leaves its floor to what was named.
  if (!asked && askedPieces(brief).length > 1) return 0;
  if (!asked && isUnderRoof(shell)) return 0;
  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  const large = asked ? [66, 60, 54, 48] : [60, 48];
  const all = [96, 84, 72, 60, 48];
  // Where much is wished for, a shorter closet may leave the wall that a desk or a dresser needs.
  const full = ['two-closets', 'desk', 'two-desks', 'two-dressers', 'play-floor', 'window-seat'].some((id) =>
    wants(brief, id),
  );
  const widths =
    sqFt > 120 ? all.slice(full ? chance.next() * 3 : 0) : large.slice(chance.next() * large.length);
  const prefer = (s: Spot) => aside()(s) + chance.next() * 30 - (inside(s) ? 0 : 40);
  const told = sizeOf(brief, 'closet');
  const groups = [...(told ? [Math.max(told.widthIn, told.depthIn ?? 0)] : []), ...widths].map((w) =>
    reachIn(w, draft),
  );
  const options = { group: 'closet', prefer };
  if (sides && placeFirst(draft, groups, { ...options, sides })) return 14;
  if (placeFirst(draft, groups, { ...options, only: 'corner' }) ?? placeFirst(draft, groups, options))
    return 14;
  if (asked) unmet.push('A closet was left out: this room has no free place for it.');
  return -6;
}

const SMALLER_WALK_IN =
  'The walk-in closet of the size told did not fit: a smaller one is drawn in its place.';

function placeBed(draft: Draft, { brief, entry, exterior, chance }: Layout, beds: readonly Group[]): boolean {
  const accessible = wants(brief, 'accessible');
  const gable = !isUnderRoof(draft.shell) || chance.flip();
  // Bunks stand in a corner, out of the way of the floor that children play on.
  const at = wants(brief, 'bunk-bed') ? aside() : central();
  const view = wants(brief, 'bed-view');
  const prefer = (spot: Spot) =>
    at(spot) +
    (spot.side === opposite(entry) ? 10 : spot.side === entry ? -14 : 4) +
    // Below a slope a bed stands where one can stand up beside it: at a gable, or where that wants its window, across.
    Math.min(0, draft.ceilingOver(spot.rect) - 72) * (gable ? 2 : -1) -
    coveredWindows(draft, spot) +
    (view && exterior.includes(opposite(spot.side)) ? VIEW : 0) +
    chance.next() * (accessible ? 6 : 14);
  return placeFirst(draft, beds, { group: 'bed', prefer }) !== undefined;
}

/** What it is worth to look at an outside wall from bed, where that was asked for. */
const VIEW = 60;

/** Windows in the outside walls, beside the bed and not behind its head; in any other wall where those have no place. */
function lit(draft: Draft, { brief, entry, exterior }: Layout): [Side, ...Side[]] {
  const { width: windowWidth, sill, height: windowHeight } = escapeWindow(draft.shell.ceilingIn);
  // In a gable one in the middle has the height to get out by.
  const size = { windows: isUnderRoof(draft.shell) ? 1 : 2, windowWidth, sill, windowHeight };
  const all: [Side, ...Side[]] = [...exterior];
  if (isOpened(draft.shell)) return all;
  light(draft, { exterior, entry, door: 'hinged', ...size }, brief);
  if (draft.openings.some(opensEnough)) return all;
  for (const side of SIDES.filter((s) => s !== entry && !exterior.includes(s))) {
    if (light(draft, { exterior: [side], entry, door: 'hinged', ...size }, brief) === 0) continue;
    all.push(side);
    if (draft.openings.some(opensEnough)) break;
  }
  if (!draft.openings.some(opensEnough)) lightOverBed(draft, all);
  return all;
}

/** One window to escape by over a bed that stands along an outside wall: as high as a sill may be (IRC R310.2.2). */
function lightOverBed(draft: Draft, exterior: readonly Side[]): void {
  const height = Math.min(54, draft.shell.ceilingIn - ESCAPE.sillIn - 10);
  const width = Math.ceil((ESCAPE.areaSqFt * 144) / (height - 4.5)) + 8;
  exterior.some((side) => setWindows(draft, side, 1, Math.max(36, width), ESCAPE.sillIn, height) > 0);
}

const BED_WORTH: Readonly<Record<string, number>> = { king: 60, queen: 56, full: 48, twin: 38, murphy: 44 };

/** What a bed is worth, the one wished for most; says where that one had no place. */
function bedWorth(draft: Draft, brief: Brief, unmet: string[]): number {
  const bed = draft.items.find((i) => i.kind === 'bed');
  if (!bed) return 60;
  const size = sizeOfBed(bed);
  const asked = (['king', 'queen', 'full', 'twin'] as const).find((s) => wants(brief, `${s}-bed`));
  if (asked && asked !== size)
    unmet.push(`A ${asked} bed was left out: this room holds a ${size} bed with room to walk.`);
  const stood = Math.min(0, draft.ceilingOver(middleOf(rectOf(bed.box))) - 72);
  const wide = wants(brief, 'accessible') ? besideBed(draft, bed) * 30 : 0;
  // A bed for one is no bed for two.
  const forOne = size === 'twin' && asked !== undefined && asked !== 'twin' ? 80 : 0;
  return (BED_WORTH[size] ?? 40) + (asked === size ? 40 : 0) + stood + wide - forOne;
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

/** Keeps a floor free to play on, with a round rug. */
function layPlayFloor(draft: Draft, unmet: string[], floor: readonly [number, number] = PLAY): boolean {
  const { widthIn, depthIn } = draft.shell;
  const sweeps = draft.openings.flatMap((o) => floorOfOpening(draft.shell, o));
  let best: { rect: Rect; far: number } | undefined;
  for (const [w, d] of [floor, [floor[1], floor[0]]] as const)
    for (let x = 0; x + w <= widthIn; x += 4)
      for (let y = 0; y + d <= depthIn; y += 4) {
        const rect = { x, y, w, d };
        if (!draft.isOpenFloor(rect) || sweeps.some((s) => overlaps(rect, s))) continue;
        const far = Math.hypot(x + w / 2 - widthIn / 2, y + d / 2 - depthIn / 2);
        if (!best || far < best.far) best = { rect, far };
      }
  if (!best) {
    unmet.push('A floor to play on of 4-1/2 by 3-1/2 ft did not fit beside what else was wished for.');
    return false;
  }
  draft.keepFree(best.rect);
  const { x, y, w, d } = best.rect;
  const size = Math.min(w, d) - 4;
  draft.add(
    'rug',
    { x: x + (w - size) / 2, y: y + (d - size) / 2, w: size, d: size },
    {
      height: 0.5,
      facing: 'south',
      group: 'play',
      traits: { shape: 'round', pattern: 'plain' },
    },
  );
  return true;
}

/** What closets and dressers add by their length: 72 in of closet for two, 60 of a dresser. */
const storeWorth = (draft: Draft): number =>
  draft.items
    .filter((i) => i.kind === 'closet' || i.kind === 'dresser')
    .reduce((n, { box }) => n + Math.min(80, Math.max(box.widthIn, box.depthIn)) / 6, 0);

/** Floor for a baby to crawl on, in inches. */
const CRAWL: readonly [number, number] = [66, 60];

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
  }
  if (!draft.openings.some((o) => o.kind === 'window')) score -= 200;
  if (!draft.openings.some(opensEnough)) score -= 100;
  return score;
}

/** Half of a window opens, which must come to 5.7 sq ft (IRC R310.2.1). */
const opensEnough = (o: Opening): boolean =>
  o.kind === 'window' && o.heightIn >= 40 && (o.widthIn * o.heightIn) / 2 >= 5.7 * 144;

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

function nameOf(draft: Draft, brief: Brief): string {
  const has = (kind: Item['kind']) => draft.items.some((i) => i.kind === kind);
  if (has('crib')) return 'Nursery';
  if (has('bunk-bed')) return 'Bunk bedroom';
  if (wants(brief, 'guest-room') || has('sofa')) return 'Guest bedroom';
  if (has('walk-in-closet')) return 'Bedroom with a walk-in closet';
  return wants(brief, 'child-room') ? "Child's bedroom" : 'Bedroom';
}
