import type { Side } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { overlaps, rectOf, roomAcross, seenFromWall, wallLength } from './geometry.js';

/** Placing doors and windows where nothing stands. Lengths are inches along a wall. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Parts of a wall with no solid, and no other opening, within `deep` of it. */
export function clearIntervals(draft: Draft, side: Side, deep: number, trim = 4): Interval[] {
  const length = wallLength(draft.shell, side);
  const strip = draft.at(side, 0, 0, length, Math.min(deep, roomAcross(draft.shell, side)));
  const taken: Interval[] = draft
    .solids()
    .filter((item) => overlaps(strip, rectOf(item.box)))
    .map((item) => {
      const s = seenFromWall(draft.shell, side, rectOf(item.box));
      return { from: s.t, to: s.t + s.along };
    });
  for (const o of draft.openings) {
    if (o.side === side) taken.push({ from: o.offsetIn - 6, to: o.offsetIn + o.widthIn + 6 });
  }
  taken.sort((a, b) => a.from - b.from);
  const clear: Interval[] = [];
  let at = trim;
  for (const t of taken) {
    if (t.from - trim > at) clear.push({ from: at, to: t.from - trim });
    at = Math.max(at, t.to + trim);
  }
  if (length - trim > at) clear.push({ from: at, to: length - trim });
  return clear;
}

/** The longest clear interval of a wall. */
export function longestClear(draft: Draft, side: Side, deep: number): Interval | undefined {
  return clearIntervals(draft, side, deep).sort((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** Opens a cased opening of up to `width` in the middle of the longest clear part of a wall. */
export function openCased(draft: Draft, side: Side, width: number, least = 32): boolean {
  const room = longestClear(draft, side, 36);
  if (!room || room.to - room.from < least) return false;
  const made = Math.floor(Math.min(width, room.to - room.from));
  draft.open({
    kind: 'cased-opening',
    side,
    offsetIn: snapped((room.from + room.to - made) / 2),
    widthIn: made,
    heightIn: Math.min(84, draft.shell.ceilingIn - 6),
    sillIn: 0,
  });
  return true;
}

/**
 * Hangs a door at one end of a clear part of a wall, hinged at the corner so that it opens against the side
 * wall. Tries each width in turn.
 */
export function hangDoor(
  draft: Draft,
  side: Side,
  end: 'start' | 'end' | 'middle',
  widths: readonly number[],
  into: 'room' | 'outside' = 'room',
): boolean {
  for (const width of widths) {
    const deep = into === 'room' ? width : 30;
    const fits = clearIntervals(draft, side, deep).filter((i) => i.to - i.from >= width);
    const chosen =
      end === 'start'
        ? fits[0]
        : end === 'end'
          ? fits.at(-1)
          : fits.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (!chosen) continue;
    const offset =
      end === 'start'
        ? chosen.from
        : end === 'end'
          ? chosen.to - width
          : snapped((chosen.from + chosen.to - width) / 2);
    draft.open({
      kind: 'door',
      side,
      offsetIn: offset,
      widthIn: width,
      heightIn: 80,
      sillIn: 0,
      swing: { hinge: end === 'end' ? 'far' : 'near', into },
    });
    return true;
  }
  return false;
}

/** Sets windows side by side, evenly, in the longest part of a wall that no tall thing covers. */
export function setWindows(
  draft: Draft,
  side: Side,
  count: number,
  width: number,
  sill: number,
  height: number,
): number {
  const length = wallLength(draft.shell, side);
  const strip = draft.at(side, 0, 0, length, 14);
  const taken = draft.items
    .filter(
      (i) => i.box.z < sill + height && i.box.z + i.box.heightIn > sill && overlaps(strip, rectOf(i.box)),
    )
    .map((i) => seenFromWall(draft.shell, side, rectOf(i.box)))
    .map((s) => ({ from: s.t, to: s.t + s.along }));
  for (const o of draft.openings) {
    if (o.side === side) taken.push({ from: o.offsetIn - 4, to: o.offsetIn + o.widthIn + 4 });
  }
  taken.sort((a, b) => a.from - b.from);
  let best: Interval = { from: 0, to: 0 };
  let at = 6;
  for (const t of [...taken, { from: length - 2, to: length }]) {
    if (t.from - 4 - at > best.to - best.from) best = { from: at, to: t.from - 4 };
    at = Math.max(at, t.to + 4);
  }
  const room = best.to - best.from;
  const fits = Math.min(count, Math.floor((room + 6) / (width + 6)));
  if (fits < 1) {
    if (room < 24) return 0;
    const narrow = Math.floor(Math.min(width, room));
    draft.open({
      kind: 'window',
      side,
      offsetIn: snapped((best.from + best.to - narrow) / 2),
      widthIn: narrow,
      heightIn: height,
      sillIn: sill,
    });
    return 1;
  }
  const pitch = room / fits;
  for (let i = 0; i < fits; i++) {
    draft.open({
      kind: 'window',
      side,
      offsetIn: snapped(best.from + pitch * (i + 0.5) - width / 2),
      widthIn: width,
      heightIn: height,
      sillIn: sill,
    });
  }
  return fits;
}

/** To the half inch. */
export const snapped = (t: number): number => Math.round(t * 2) / 2;
