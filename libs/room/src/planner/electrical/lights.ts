import { type Item, isOf, rectsOf } from '@plumbline/concept';
import { centre, grow, inFront, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/**
 * Sets recessed lights on a grid of about 5 ft, at most 8 each way, where nothing else hangs: before what stands tall,
 * not above it, and none beside a pendant or another.
 */
export function standRecessedLights(draft: Draft, pitch = 60): void {
  const { widthIn, depthIn } = draft.shell;
  const count = (length: number) => Math.min(8, Math.max(1, Math.round((length - 48) / pitch) + 1));
  const at = (length: number, i: number, of: number) =>
    of === 1 ? length / 2 : 24 + (i * (length - 48)) / (of - 1);
  const across = count(widthIn);
  const down = count(depthIn);
  for (let i = 0; i < across; i++) {
    for (let k = 0; k < down; k++) {
      standLight(draft, {
        x: at(widthIn, i, across) - 3,
        y: at(depthIn, k, down) - 3,
        w: 6,
        d: 6,
      });
    }
  }
}

/** Off its point a light is tried so far: beside a pendant, or what stands tall. Inches. */
const NUDGES = [0, 9, -9, 18, -18, 30, -30] as const;

/** Sets recessed lights at points, or near them where another thing hangs or stands there, up to so many. */
export function standRecessedLightsAt(
  draft: Draft,
  points: readonly { readonly x: number; readonly y: number }[],
  most: number,
): void {
  const offsets = NUDGES.flatMap((x) => NUDGES.map((y) => ({ x, y }))).sort(
    (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
  );
  let set = 0;
  for (const { x, y } of points) {
    if (set >= most) return;
    if (offsets.some((by) => standLight(draft, { x: x + by.x - 3, y: y + by.y - 3, w: 6, d: 6 }))) set++;
  }
}

/** Sets one light, moved out before what stands tall; false where another thing hangs there. */
function standLight(draft: Draft, at: Rect): boolean {
  const rect = beforeTall(draft, at);
  const ceiling = draft.ceilingOver(rect);
  if (ceiling < LOWEST_LIGHT || !draft.isClearAt(rect, ceiling - 1, 1) || !isApart(draft, rect)) return false;
  draft.add('recessed-light', rect, { z: ceiling - 0.5, height: 0.5, facing: 'south' });
  return true;
}

/** What a light above it would only show the top of, and what leaves no place for one. */
const isTall = (draft: Draft, item: Item): boolean => {
  const top = item.box.z + item.box.heightIn;
  if (item.kind === 'corner-wall-cabinet') return top > draft.ceilingOver(rectOf(item.box)) - LEAST_OVER;
  return (
    isOf(item, 'tall-cabinet', 'refrigerator', 'wall-oven', 'bookcase', 'wardrobe', 'closet') && top >= 60
  );
};
/** Between the top of a cabinet and a light above it. Inches. */
const LEAST_OVER = 1;
/** From the middle of a light to the fronts of tall things, and to the middles of pendants and of other lights, at least. Inches. */
const FROM_FRONT = 18;
const FROM_PENDANT = 30;
const FROM_LIGHT = 30;

/** The place of a light, moved out before the tall thing that it would stand over or graze. */
function beforeTall(draft: Draft, rect: Rect): Rect {
  const mid = centre(rect);
  const tall = draft.items.find((item) => isTall(draft, item) && overlaps(grow(rectOf(item.box), 9), rect));
  if (!tall) return rect;
  const front = centre(inFront(rectOf(tall.box), tall.facing, 2 * FROM_FRONT));
  const along = tall.facing === 'north' || tall.facing === 'south';
  const to = along ? { x: mid.x, y: front.y } : { x: front.x, y: mid.y };
  return { ...rect, x: to.x - rect.w / 2, y: to.y - rect.d / 2 };
}

const isApart = (draft: Draft, rect: Rect): boolean => {
  const mid = centre(rect);
  return draft.items.every((item) => {
    const far = isOf(item, 'pendant') ? FROM_PENDANT : isOf(item, 'recessed-light') ? FROM_LIGHT : 0;
    if (far === 0) return true;
    const other = centre(rectOf(item.box));
    return Math.hypot(other.x - mid.x, other.y - mid.y) >= far;
  });
};

/** Under a slope lights are set where a person can stand below them. Inches. */
const LOWEST_LIGHT = 72;

/** Hangs a ceiling fan or a chandelier in the middle of the room, or of its largest part, or of what is told. */
export function hangCentre(draft: Draft, kind: 'ceiling-fan' | 'chandelier', over?: Rect): void {
  const size = kind === 'ceiling-fan' ? 52 : 30;
  const height = kind === 'ceiling-fan' ? 14 : 24;
  const part = over ?? largestPart(draft);
  // Beside a pendant over a table a fan hangs in the other half of the room.
  for (const share of kind === 'ceiling-fan' ? [0.5, 0.7, 0.3] : [0.5]) {
    const mid =
      part.w > part.d
        ? { x: part.x + part.w * share, y: part.y + part.d / 2 }
        : { x: part.x + part.w / 2, y: part.y + part.d * share };
    const rect = { x: mid.x - size / 2, y: mid.y - size / 2, w: size, d: size };
    const ceiling = draft.ceilingOver(rect);
    const z = ceiling - height;
    if (ceiling < Math.min(draft.shell.ceilingIn, LOWEST_FAN) || !draft.isClearAt(rect, z, height)) continue;
    draft.add(kind, rect, { z, height, facing: 'south' });
    return;
  }
}

/** Under a slope or soffit lower than this nothing hangs in the middle. Inches. */
const LOWEST_FAN = 84;

const largestPart = (draft: Draft): Rect =>
  rectsOf(draft.shell).reduce((a, b) => (b.w * b.d > a.w * a.d ? b : a));
