import { sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  type Item,
  isSide,
  SIDES,
  type Side,
  type ToldOpening,
  type WallFrame,
} from '@plumbline/concept';
import { opposite, overlaps, type Rect, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { type Draft, type NewOpening } from '../floor/draft.js';
import { standsAsTold, thingsPlaced } from '../floor/told-places.js';
import { isBehindLeaves, lowStretches, offsetAlong, snapped } from '../openings/openings.js';
import { shareAtThing, sidesTold, thingsCalled } from '../openings/told-openings.js';
import { alongTold } from '../openings/told-windows.js';
import type { BathNeeds } from './program.js';

/** Windows of a bathroom. Inches. */

interface Pane {
  readonly opening: NewOpening;
  readonly side: Side;
  readonly worth: number;
}

/** So near to a tub or shower, glass lower than so much is to be tempered (IRC R308.4.5). */
const WET = { near: 60, sill: 60 } as const;
const SILL = 44;
const OVER_WINDOW = 4;
/** Above a basin the wall is a mirror's, with its light. */
const MIRROR = { from: 36, to: 90 } as const;

/** What it is worth that a window is where words put it. */
const AS_TOLD = 40;

/** What a window is worth less that an open door covers: more than its size and place, less than none at all. */
const BEHIND_LEAF = 25;

/** Where words put a window, or the wall of the house that has one. */
export const windowTold = ({ openingsAt = [] }: Brief): ToldOpening | undefined =>
  openingsAt.find(({ opening }) => opening === 'window') ??
  openingsAt.find(({ opening }) => opening === 'outside-wall');

/**
 * The best window that a finished layout leaves a place for: in a wall without a door, unless it was told otherwise; of
 * one side where `only` is given, beside the windows that it has.
 */
export function bestPane(draft: Draft, needs: BathNeeds, only?: Side): Pane | undefined {
  const doors = draft.openings.filter((o) => o.kind !== 'window');
  const said = windowTold(needs.brief);
  if (said?.at === 'none') return undefined;
  let best: Pane | undefined;
  for (const side of only ? [only] : SIDES) {
    const told = said && sidesTold(draft.shell, said, doors[0]?.side).includes(side);
    if (doors.some((o) => o.side === side) && !(told && said.at !== 'any')) continue;
    for (const frame of draft.wallsAt(side)) {
      const over = said?.at === 'any' ? said.of : told && isSide(said.at) ? IN_TILE : undefined;
      for (const pane of panesAt(draft, frame, needs, over)) {
        const there = told ? shareAtThing(draft, pane.opening, said) : 0;
        const under = thingsUnder(draft, pane.opening, frame);
        const worth =
          pane.worth +
          (there + under) * AS_TOLD +
          (told ? asToldAlong(frame, pane.opening, said, doors[0]?.side) : 0) +
          (doors[0] && side === opposite(doors[0].side) ? 3 : 0) -
          (isBehindLeaves(draft, frame, pane.opening) ? BEHIND_LEAF : 0) -
          (isAtToilet(draft, pane.opening, frame, needs) ? AT_TOILET : 0);
        if (!best || worth > best.worth) best = { ...pane, worth };
      }
    }
  }
  return best;
}

/** What it is worth that a window is as wide as told, and at the end or in the middle of its wall that was told. */
function asToldAlong(
  frame: WallFrame,
  { offsetIn, widthIn }: NewOpening,
  said: ToldOpening,
  entry?: Side,
): number {
  const along = alongTold(said, entry);
  const off = along
    ? Math.abs(offsetIn - offsetAlong(frame, { from: 6, to: frame.lengthIn - 6 }, widthIn, along))
    : 0;
  return (said.widthIn === widthIn ? AS_TOLD / 2 : 0) - Math.min(AS_TOLD, off);
}

/** What a window is worth less where a toilet's bars or its paper hang; another wall as good takes it. */
const AT_TOILET = 9;
/** From the wall behind a toilet to its paper; a bar behind it reaches so far past its middle. Inches. */
const BESIDE_TOILET = { far: 44, aside: 24, bar: 24 } as const;

/** Whether a window is in the wall beside a toilet, or where bars are behind one. */
const isAtToilet = (draft: Draft, opening: NewOpening, frame: WallFrame, { access }: BathNeeds): boolean =>
  draft.items.some((item) => {
    if (item.kind !== 'toilet') return false;
    const s = seenFromWall(draft.shell, frame, rectOf(item.box));
    const behind = item.facing === opposite(frame.side);
    // Nobody reaches over a tank to a sash.
    if (behind && access === 'any')
      return (
        s.n < BESIDE_TOILET.aside &&
        opening.offsetIn < s.t + s.along &&
        s.t < opening.offsetIn + opening.widthIn
      );
    if (!behind && (item.facing === frame.side || s.n > BESIDE_TOILET.aside)) return false;
    const [from, to] = behind
      ? [s.t + s.along / 2 - BESIDE_TOILET.bar, s.t + s.along / 2 + BESIDE_TOILET.bar]
      : [s.t, s.t + s.along];
    return s.n < BESIDE_TOILET.far && opening.offsetIn < to && from < opening.offsetIn + opening.widthIn;
  });

/** How many of the things that words put under a window would stand under this one. */
function thingsUnder(
  { shell, items, openings }: Draft,
  opening: NewOpening,
  { wall, side }: WallFrame,
): number {
  const told = (shell.told ?? []).filter(({ how, to }) => how === 'under' && to === 'window');
  if (told.length === 0) return 0;
  const pane = { ...opening, id: 'pane', wall: wall.id, side };
  const room = { shell, items, openings: [...openings, pane] };
  return told.filter((one) =>
    thingsPlaced(room, one.thing).some((item) =>
      standsAsTold(room, { rect: rectOf(item.box), facing: item.facing }, one),
    ),
  ).length;
}

/** Tubs and showers that words put at a window, which then is over them. */
const thingsToldUnder = (draft: Draft): readonly Item[] =>
  (draft.shell.told ?? []).flatMap(({ how, to, thing }) =>
    how === 'under' && to === 'window' ? thingsPlaced(draft, thing) : [],
  );

function* panesAt(draft: Draft, frame: WallFrame, needs: BathNeeds, over?: string): Generator<Pane> {
  // A window that was told over a shower is in its tile.
  const showers = over === IN_TILE ? draft.items.filter(({ kind }) => kind === 'shower') : [];
  const called = over && over !== IN_TILE ? thingsCalled(draft, over) : [];
  const under = new Set([...called, ...showers, ...thingsToldUnder(draft)]);
  const large = wants(needs.brief, 'large-windows') || wants(needs.brief, 'natural-light');
  const usual = large ? [60, 48, 36, 30, 24] : [36, 30, 24];
  const told = windowTold(needs.brief)?.widthIn ?? sizeOf(needs.brief, 'window')?.widthIn;
  const widths = told === undefined ? usual : [told, ...usual];
  for (const [rank, width] of widths.entries()) {
    for (const offset of offsetsOf(draft, frame, width)) {
      const over = draft.at(frame, offset, 0, width, 0.1);
      const wet = draft.items.filter(
        ({ kind, box }) => (kind === 'bathtub' || kind === 'shower') && apart(rectOf(box), over) <= WET.near,
      );
      const ceiling = draft.ceilingOver(draft.at(frame, offset, 0, width, 1));
      const sill = wet.length > 0 ? WET.sill : SILL;
      const height = Math.min(wet.length > 0 ? 24 : 36, ceiling - sill - OVER_WINDOW - 2);
      if (height < LOWEST_PANE || !isFree(draft, frame, { offset, width, sill, height }, under)) continue;
      const inShower = showers.some(({ box }) => overlaps(rectOf(box), draft.at(frame, offset, 0, width, 6)));
      const inTub = wet.some(({ box }) => overlaps(rectOf(box), draft.at(frame, offset, 0, width, 6)));
      const free = wet.some((i) => i.kind === 'bathtub' && /free|claw/.test(String(i.traits?.form)));
      const middle = Math.abs(offset + width / 2 - frame.lengthIn / 2);
      yield {
        opening: {
          kind: 'window',
          wall: frame,
          offsetIn: offset,
          widthIn: width,
          heightIn: height,
          sillIn: sill,
        },
        side: frame.side,
        worth:
          8 -
          rank * (large ? 3 : 1.5) +
          (wet.length === 0 ? 4 : 0) +
          (inTub && !free ? -3 : 0) -
          (inShower ? IN_SHOWER : 0) +
          (free && inTub ? OVER_FREE_TUB : 0) -
          middle / 40,
      };
    }
  }
}

/** A tub that stands free looks out: a window over it makes up for the tempered glass. */
const OVER_FREE_TUB = 12;
/** A window whose wall was told stays there though a shower comes to stand at it; a dry place of that wall is better. */
const IN_TILE = 'in its tile';
const IN_SHOWER = 12;

/** The lowest window that lets in light worth its cost. */
const LOWEST_PANE = 14;

function offsetsOf(draft: Draft, frame: WallFrame, width: number): readonly number[] {
  const last = frame.lengthIn - width - 6;
  if (last < 6) return frame.lengthIn >= width + 8 ? [snapped((frame.lengthIn - width) / 2)] : [];
  const all = new Set([snapped((frame.lengthIn - width) / 2)]);
  for (let t = 6; t <= last; t += 3) all.add(t);
  for (const item of draft.items) {
    const s = seenFromWall(draft.shell, frame, rectOf(item.box));
    const mid = snapped(s.t + s.along / 2 - width / 2);
    if (s.n < 12 && mid >= 6 && mid <= last) all.add(mid);
  }
  return [...all];
}

/** No tall thing, no mirror and no slope where the window is to be. */
function isFree(
  draft: Draft,
  frame: WallFrame,
  { offset, width, sill, height }: Readonly<Record<'offset' | 'width' | 'sill' | 'height', number>>,
  under: ReadonlySet<Item>,
): boolean {
  const zone = draft.at(frame, offset - 3, 0, width + 6, 12);
  const blocked = draft.items.some((item) => {
    const { kind, box, facing } = item;
    if (under.has(item) || !overlaps(zone, rectOf(box))) return false;
    const basin = (kind === 'vanity' || kind === 'pedestal-sink') && facing === opposite(frame.side);
    const [low, high] = basin ? [MIRROR.from, MIRROR.to] : [box.z, box.z + box.heightIn];
    return low < sill + height && high > sill;
  });
  if (blocked) return false;
  if (
    draft.openings.some(
      (o) =>
        o.wall === frame.wall.id && o.offsetIn < offset + width + 4 && offset < o.offsetIn + o.widthIn + 4,
    )
  )
    return false;
  return !lowStretches(draft.shell, frame, sill + height + OVER_WINDOW).some(
    (s) => s.from < offset + width && offset < s.to,
  );
}

function apart(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const dy = Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d);
  return Math.hypot(dx, dy);
}
