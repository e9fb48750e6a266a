import { type Item, isOf, rectsOf } from '@plumbline/concept';
import { centre, grow, inFront, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/**
 * Sets recessed lights on a grid of about 5 ft, at most 8 each way, where nothing else hangs: before what stands tall,
 * not above it, and none beside a pendant or another. Where words tell how many, the grid that comes nearest to it.
 */
export function standRecessedLights(draft: Draft, pitch = 60, told?: number): void {
  const { widthIn, depthIn } = draft.shell;
  if (told === undefined) {
    const count = (length: number) => Math.min(8, Math.max(1, Math.round((length - 48) / pitch) + 1));
    for (const rect of gridOf(draft, count(widthIn), count(depthIn))) addLight(draft, rect);
    return;
  }
  const square = (across: number, down: number): number =>
    Math.abs(Math.log(widthIn / across / (depthIn / down)));
  const grids = Array.from({ length: 64 }, (_, i) => [1 + (i % 8), 1 + (i >> 3)] as const)
    .filter(([across, down]) => across * down >= told && across * down <= told + 4)
    .sort((a, b) => a[0] * a[1] - b[0] * b[1] + square(...a) - square(...b))
    .slice(0, TRIED);
  const lights = grids.map(([across, down]) => {
    const trial = draft.copy();
    const set = gridOf(draft, across, down).filter((rect) => addLight(trial, rect));
    return set.slice(0, told);
  });
  const best = lights.reduce<readonly Rect[]>((a, b) => (b.length > a.length ? b : a), []);
  for (const rect of best) addLight(draft, rect);
}

/** Grids that are tried for a told number. */
const TRIED = 4;

const gridOf = (draft: Draft, across: number, down: number): readonly Rect[] => {
  const { widthIn, depthIn } = draft.shell;
  const at = (length: number, i: number, of: number) =>
    of === 1 ? length / 2 : 24 + (i * (length - 48)) / (of - 1);
  return Array.from({ length: across * down }, (_, n) =>
    beforeTall(draft, {
      x: at(widthIn, Math.floor(n / down), across) - 3,
      y: at(depthIn, n % down, down) - 3,
      w: 6,
      d: 6,
    }),
  );
};

function addLight(draft: Draft, rect: Rect): boolean {
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
