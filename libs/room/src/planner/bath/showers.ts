import { countTold, refuses, wants } from '@plumbline/brief';
import { type Brief, FOLD_DOWN_SEAT, type Item, type ItemOf, SIDES, type Side } from '@plumbline/concept';
import {
  contains,
  DRAWN_LEFT,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { type Draft } from '../floor/draft.js';
import { type Mobility, mobilityOf } from '../mobility.js';
import { isDogWash } from './dog-wash.js';
import { type BathNeeds, tiledTo } from './program.js';

/** What makes a box of 30 in and more a shower: open sides, head, glass, seat, niche and bars. Inches. */

/** From so long on a shower takes a seat: 30 in to stand on are left (IRC P2708.1). */
const SEAT_FROM = 45;
const SEAT_DEEP = 15;

/** Whether a tub stands in a shower: they share one wet floor. */
export const isInShower = ({ items }: Pick<Draft, 'items'>, { kind, box }: Item): boolean =>
  kind === 'bathtub' && items.some((i) => i.kind === 'shower' && contains(rectOf(i.box), rectOf(box)));

/** Tells each shower which sides are open, where one comes in and where the head is. */
export function finishShowers(draft: Draft, brief: Brief, needs?: BathNeeds): void {
  const access = needs?.access ?? mobilityOf(brief, 'wheelchair');
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'shower') continue;
    const dogs = isDogWash(item);
    const r = rectOf(item.box);
    const wet = draft.items.some((i) => i.kind === 'bathtub' && contains(r, rectOf(i.box)));
    const walls = SIDES.filter((side) => touchesWall(draft, r, side));
    const open = SIDES.filter((side) => !walls.includes(side));
    const entry = item.facing;
    const seated = !dogs && !wet && hasSeat(brief, access, needs, r);
    const back = seated ? headBesideSeat(draft, item, walls) : headSide(draft, item, walls, seated);
    const seat = seated ? seatSide(item, back, walls) : undefined;
    const bench = seat !== undefined;
    const large = Math.max(r.w, r.d) >= 48;
    draft.items[index] = {
      ...item,
      traits: {
        ...item.traits,
        open: open.join(','),
        entry,
        ...entryOffSeat(item, seat),
        head: back,
        ...(dogs ? { enclosure: 'half-wall' as const } : closedBy(brief, access, needs, item)),
        rain: !dogs && (wants(brief, 'rain-shower') || needs?.level === 'fine'),
        // Of two heads that were told the second is one in the hand.
        handheld:
          dogs ||
          wants(brief, 'handheld-shower') ||
          access !== 'any' ||
          (countTold(brief, 'shower-head') ?? 0) >= 2,
        steam: !dogs && wants(brief, 'steam-shower'),
        bench,
        niche: !dogs && (wants(brief, 'shower-niche') || (large && needs?.level !== 'spare')),
        tileHeightIn: tiledTo(brief, item.box.heightIn, draft.shell.ceilingIn),
      },
    };
  }
}

/** How a shower is closed, and the door of its glass: none past a fixed pane, two panes that slide, or a leaf on the wall. */
function closedBy(
  brief: Brief,
  access: Mobility,
  needs: BathNeeds | undefined,
  item: ItemOf<'shower'>,
): Pick<NonNullable<ItemOf<'shower'>['traits']>, 'enclosure' | 'glass' | 'hinge'> {
  const long = Math.max(item.box.widthIn, item.box.depthIn);
  const noGlass = refuses(brief, 'glass-enclosure');
  if (wants(brief, 'doorless-shower') && !wants(brief, 'shower-curtain'))
    return access !== 'any' || noGlass || long < STEPS_PAST
      ? { enclosure: 'none' }
      : { enclosure: 'glass', glass: 'fixed' };
  // Who walks with help opens no door before stepping in (ADA 608.6: nothing stands in the way of a transfer).
  if (access !== 'any' || wants(brief, 'shower-curtain') || noGlass)
    return { enclosure: 'curtain', hinge: 'wall' };
  if (wants(brief, 'sliding-shower-door') && long >= SLIDES_FROM)
    return { enclosure: 'glass', glass: 'sliding' };
  if (needs?.level === 'spare') return { enclosure: 'curtain', hinge: 'wall' };
  // Nor does who holds on to a bar, where the front is too short to step past a pane.
  if (wants(brief, 'grab-bars') && !wants(brief, 'glass-enclosure') && frontOf(item) < STEPS_PAST)
    return { enclosure: 'curtain', hinge: 'wall' };
  // Nobody asked for a door of glass: of a long front one steps past the pane, and no leaf swings into the room.
  return frontOf(item) >= STEPS_PAST && !wants(brief, 'glass-enclosure') && !wants(brief, 'steam-shower')
    ? { enclosure: 'glass', glass: 'fixed' }
    : { enclosure: 'glass', hinge: 'wall' };
}

/** The side that one steps in by, from end to end. Inches. */
const frontOf = ({ box, facing }: ItemOf<'shower'>): number => (runsEast(facing) ? box.widthIn : box.depthIn);

/** Of a front so long a fixed pane keeps the water in beside whoever steps past it; a shorter one stays open. Inches. */
const STEPS_PAST = 48;
/** Two panes that slide past one another leave half of the front to step in by (IRC P2708.1.1: 22 in). Inches. */
const SLIDES_FROM = 44;

function hasSeat(brief: Brief, access: Mobility, needs: BathNeeds | undefined, r: Rect): boolean {
  const long = Math.max(r.w, r.d);
  if (access !== 'any') return long >= 36;
  const asked = wants(brief, 'shower-bench') || (wants(brief, 'bench') && !needs?.bench);
  return (asked && long >= SEAT_FROM) || (needs?.level === 'fine' && long >= 60);
}

/** One steps in at the end that the seat is not at, and the pane stands before the seat. */
function entryOffSeat(item: ItemOf<'shower'>, seat: Side | undefined): { entryEnd?: 'left' | 'right' } {
  if (seat === undefined || seat === opposite(item.facing) || item.traits?.entryEnd) return {};
  return { entryEnd: DRAWN_LEFT[item.facing] === seat ? 'right' : 'left' };
}

/**
 * Where one showers seated and only one end is a wall, the seat is at that wall and the head on the back wall beside it
 * (ADA 608.5); else as in any shower.
 */
function headBesideSeat(draft: Draft, item: ItemOf<'shower'>, walls: readonly Side[]): Side {
  const back = opposite(item.facing);
  const head = headSide(draft, item, walls, true);
  const seat = seatSide(item, head, walls);
  return walls.includes(back) && (seat === undefined || !walls.includes(seat)) ? back : head;
}

/** The head is at an end, where the other pipes are, so that one can turn the water on from outside of it. */
function headSide(draft: Draft, item: ItemOf<'shower'>, walls: readonly Side[], seated: boolean): Side {
  const ends = walls.filter((s) => s !== opposite(item.facing) && s !== item.facing);
  // The seat takes the other end.
  const entered = seated ? ends.find((side) => side === entrySide(item)) : undefined;
  if (entered) return entered;
  const pipes = draft.items
    .filter((i) => i.kind === 'toilet' || i.kind === 'vanity' || i.kind === 'pedestal-sink')
    .map((i) => opposite(i.facing));
  return ends.find((s) => pipes.includes(s)) ?? ends[0] ?? opposite(item.facing);
}

/** The end of its front at which one steps into a shower; undefined where the whole front is open. */
function entrySide({ facing, traits }: ItemOf<'shower'>): Side | undefined {
  if (!traits?.entryEnd) return undefined;
  const left = DRAWN_LEFT[facing];
  return traits.entryEnd === 'left' ? left : opposite(left);
}

/** What is left of the way in beside a seat (IRC P2708.1.1: 22 in). Inches. */
const WAY_IN = 24;
/** Floor to stand on before a seat along the back wall. Inches. */
const BEFORE_SEAT = 30;

/**
 * The side of a shower that takes its seat: across from the head, else the back, else another; never where one steps in.
 * Undefined where none does.
 */
function seatSide(item: ItemOf<'shower'>, head: Side, walls: readonly Side[]): Side | undefined {
  const r = rectOf(item.box);
  const back = opposite(item.facing);
  const [long, deep] = runsEast(item.facing) ? [r.w, r.d] : [r.d, r.w];
  const entry = entrySide(item);
  const leavesWayIn = (side: Side): boolean =>
    side === back
      ? deep - SEAT_DEEP >= BEFORE_SEAT
      : side !== item.facing && side !== entry && (entry !== undefined || long - SEAT_DEEP >= WAY_IN);
  const sides = [opposite(head), back, ...SIDES].filter((side) => side !== head && leavesWayIn(side));
  // With no wall of its own it stands before the glass.
  return sides.find((side) => walls.includes(side)) ?? sides[0];
}

/** True if that side of a rectangle lies at a wall of the room or at a partition. */
function touchesWall(draft: Draft, r: Rect, side: Side): boolean {
  if (draft.reach(r, side) < 0.5) return true;
  const strip = inFront(r, side, 1);
  return draft.items.some((i) => i.kind === 'partition' && overlaps(strip, rectOf(i.box)));
}

/** A seat that folds up to its wall, where one rolls in: so wide (ADA 608.4). Inches. */
const FOLDING_SEAT = 24;

/**
 * Seats of the showers that have one, across the end that the head is not at.
 * @param folds it folds up, so that the floor is free to roll over
 */
export function setSeats(draft: Draft, folds = false): void {
  for (const item of [...draft.items]) {
    if (item.kind !== 'shower' || item.traits?.bench !== true) continue;
    const walls = SIDES.filter((side) => !String(item.traits?.open).split(',').includes(side));
    const far = seatSide(item, (item.traits.head ?? item.facing) as Side, walls);
    if (!far) continue;
    draft.add('shower-bench', folds ? shortened(item, seatAt(item, far)) : seatAt(item, far), {
      z: 1,
      height: 17,
      facing: opposite(far),
      group: 'bath',
      ...(folds ? { label: FOLD_DOWN_SEAT } : {}),
    });
  }
}

/** The end of a seat that is furthest from where one comes in; of one along the back the end at the wall that has the head. */
function shortened({ facing, traits }: ItemOf<'shower'>, r: Rect): Rect {
  const end = r.w > r.d === runsEast(facing) ? traits?.head : opposite(facing);
  if (r.d > r.w) {
    const d = Math.min(r.d, FOLDING_SEAT);
    return { ...r, y: end === 'north' ? r.y + r.d - d : r.y, d };
  }
  const w = Math.min(r.w, FOLDING_SEAT);
  return { ...r, x: end === 'east' ? r.x + r.w - w : r.x, w };
}

function seatAt({ box }: Item, side: Side): Rect {
  const r = rectOf(box);
  const size = SEAT_DEEP;
  if (side === 'north') return { ...r, y: r.y + r.d - size, d: size };
  if (side === 'south') return { ...r, d: size };
  return side === 'west' ? { ...r, w: size } : { ...r, x: r.x + r.w - size, w: size };
}

const NICHE = { wide: 14, deep: 3.5, high: 14, z: 44 } as const;

/** So much wall a niche takes with the tile at its sides. */
const NICHE_PITCH = 18;

/**
 * Niches in the wall across from the entry, as many as were told; none where that wall is open. `atTub`: where no shower has one, the
 * wall along an alcove tub does.
 */
export function setNiches(draft: Draft, told = 1, atTub = false): void {
  const showers = draft.items.filter((i) => i.kind === 'shower' && i.traits?.niche === true);
  const tubs = draft.items.filter((i) => i.kind === 'bathtub' && i.traits?.form === 'alcove');
  for (const item of showers.length > 0 || !atTub ? showers : tubs) {
    const side = opposite(item.facing);
    if (item.kind === 'shower' && String(item.traits?.open).split(',').includes(side)) continue;
    const wall = draft.wallBehind(item);
    const s = seenFromWall(draft.shell, wall, rectOf(item.box));
    const count = Math.max(1, Math.min(told, Math.floor(s.along / NICHE_PITCH)));
    for (let i = 0; i < count; i++) {
      const middle = s.t + (s.along * (i + 0.5)) / count;
      const at = draft.at(wall, middle - NICHE.wide / 2, s.n, NICHE.wide, NICHE.deep);
      draft.add('shower-niche', at, {
        z: NICHE.z,
        height: NICHE.high,
        facing: item.facing,
        group: 'bath',
      });
    }
  }
}

const BAR = { z: 34, thick: 1.5, deep: 3 } as const;

/** Grab bars on the walls of a shower, but not behind its seat (ADA 608.3). */
export function setShowerBars(draft: Draft): void {
  for (const item of [...draft.items]) {
    if (item.kind !== 'shower') continue;
    const r = rectOf(item.box);
    const open = String(item.traits?.open).split(',');
    const bench = draft.items.find((i) => i.kind === 'shower-bench' && contains(r, rectOf(i.box)));
    const seat = bench && opposite(bench.facing);
    for (const side of SIDES) {
      if (open.includes(side) || side === seat || side === item.facing) continue;
      const [low, high] = runsEast(side) ? (['west', 'east'] as const) : (['south', 'north'] as const);
      const long = runsEast(side) ? r.w : r.d;
      const from = seat === low ? SEAT_DEEP + 2 : 4;
      const to = long - (seat === high ? SEAT_DEEP + 2 : 4);
      const size = Math.min(48, to - from);
      if (size < 12) continue;
      const rect = runsEast(side)
        ? { x: r.x + from, y: side === 'north' ? r.y + r.d - BAR.deep : r.y, w: size, d: BAR.deep }
        : { x: side === 'east' ? r.x + r.w - BAR.deep : r.x, y: r.y + from, w: BAR.deep, d: size };
      draft.add('grab-bar', rect, { z: BAR.z, height: BAR.thick, facing: opposite(side), group: 'bath' });
    }
  }
}
