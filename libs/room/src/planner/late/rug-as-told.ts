import { sizeOf, wants } from '@plumbline/brief';
import type { Brief, Item, Kind } from '@plumbline/concept';
import { centre, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** A rug of the size that words told, about where the planner laid one. Lengths are inches. */

/** Stands on the bare floor: a rug ends before it. What one sits on or at stands on the rug as well. */
const OFF_RUG: ReadonlySet<Kind> = new Set<Kind>([
  'base-cabinet',
  'bookcase',
  'cabinet',
  'closet',
  'fireplace',
  'partition',
  'stair',
  'storage-shelf',
  'tall-cabinet',
  'tv-console',
  'walk-in-closet',
  'wardrobe',
]);

/** So far it moves off its place, in such steps, and so far it stays off the walls. */
const MOVES = [0, 6, -6, 12, -12, 18, -18, 24, -24, 36, -36] as const;
const OFF_WALL = 4;
/** What a size as it is sold may differ by. */
const NEARLY = 2;

/** Usual rugs, the largest first, for a room that has none where one was asked for. */
const USUAL = [
  [108, 144],
  [96, 120],
  [72, 108],
  [60, 96],
  [48, 72],
] as const;
/** It ends so far before a door. */
const BEFORE_DOOR = 12;

/** Lays a rug that was asked for and has no place in the plan yet: as large as told, else as the floor takes, about its middle. */
export function layRugAsked(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'rug') || draft.items.some(({ kind }) => kind === 'rug')) return;
  const told = sizeOf(brief, 'rug');
  const sizes = told?.depthIn === undefined ? USUAL : [[told.widthIn, told.depthIn] as const, ...USUAL];
  const { x, y, w: wide, d: deep } = draft.bounds;
  const middle = { x: x + wide / 2, y: y + deep / 2 };
  for (const [a, b] of sizes)
    for (const turned of [wide >= deep, wide < deep])
      for (const by of offsets) {
        const [w, d] = turned ? ([b, a] as const) : ([a, b] as const);
        const rect = { x: middle.x - w / 2 + by.x, y: middle.y - d / 2 + by.y, w, d };
        if (!takesRug(draft, rect) || isBeforeDoor(draft, rect)) continue;
        draft.add('rug', rect, {
          height: 0.5,
          facing: 'south',
          group: 'decor',
          traits: { shape: 'rectangle', pattern: 'plain' },
        });
        return;
      }
}

const isBeforeDoor = (draft: Draft, rect: Rect): boolean =>
  draft.openings.some(
    (o) => o.kind !== 'window' && overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, BEFORE_DOOR), rect),
  );

/** Makes the largest rug of a room as large as told, where the floor has the place. */
export function layRugAsTold(draft: Draft, brief: Brief): void {
  const told = sizeOf(brief, 'rug');
  const [rug] = draft.items
    .filter(({ kind }) => kind === 'rug')
    .sort((a, b) => b.box.widthIn * b.box.depthIn - a.box.widthIn * a.box.depthIn);
  if (!told || told.depthIn === undefined || !rug) return;
  const [short, long] = [Math.min(told.widthIn, told.depthIn), Math.max(told.widthIn, told.depthIn)];
  const level = rug.box.widthIn >= rug.box.depthIn;
  const isSize = ({ w, d }: Rect): boolean =>
    Math.abs(Math.max(w, d) - long) <= NEARLY && Math.abs(Math.min(w, d) - short) <= NEARLY;
  if (isSize(rectOf(rug.box))) return;
  const at = centre(rectOf(rug.box));
  for (const turned of [level, !level]) {
    const [w, d] = turned ? [long, short] : [short, long];
    for (const by of offsets) {
      const rect = { x: at.x - w / 2 + by.x, y: at.y - d / 2 + by.y, w, d };
      if (!takesRug(draft, rect, rug)) continue;
      const box = { ...rug.box, x: rect.x, y: rect.y, widthIn: w, depthIn: d };
      draft.items.splice(draft.items.indexOf(rug), 1, { ...rug, box });
      return;
    }
  }
}

const offsets = MOVES.flatMap((x) => MOVES.map((y) => ({ x, y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
);

const takesRug = (draft: Draft, rect: Rect, rug?: Item): boolean =>
  draft.contains({
    x: rect.x - OFF_WALL,
    y: rect.y - OFF_WALL,
    w: rect.w + 2 * OFF_WALL,
    d: rect.d + 2 * OFF_WALL,
  }) &&
  !draft.items.some((item) => item !== rug && OFF_RUG.has(item.kind) && overlaps(rectOf(item.box), rect));
