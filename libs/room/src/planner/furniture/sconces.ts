import { wants } from '@plumbline/brief';
import type { Brief, Item, Kind, Side, WallFrame } from '@plumbline/concept';
import { grow, opposite, overlaps, rectOf, seenFromWall } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { blocksOpening } from '../floor/place.js';
import { longestClear } from '../openings/openings.js';

/** Lights on the wall beside what they are for: a bed, a fire, a sofa. Inches. */

const SCONCE = { along: 6, deep: 6, height: 12 } as const;

/** From the side of a thing to the middle of its light. */
const ASIDE = 11;

/** Height of the lower edge: a reader in bed has the light over the shoulder, others stand. */
const LOWER_EDGE: Readonly<Partial<Record<Kind, number>>> = { bed: 48, sofa: 60, fireplace: 60, cabinet: 60 };

/** A lamp on a table so near gives way to it. */
const IN_PLACE_OF = 18;

/** What has lights on either side, the most wanted first. */
const LIT: readonly Kind[] = ['bed', 'fireplace', 'sofa', 'cabinet'];

/** Hangs wall lights where they were asked for, a pair to each bed, else to the first of what has them. */
export function hangSconces(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'sconces') || draft.items.some(({ kind }) => kind === 'sconce')) return;
  for (const kind of LIT) {
    const lit = draft.items.filter((item) => item.kind === kind && hangBeside(draft, item));
    if (lit.length > 0) return;
  }
  // Nothing has room beside it: the longest bare wall takes a pair.
  const bare = draft.frames
    .map((wall) => ({ wall, free: longestClear(draft, wall, SCONCE.deep, 60 + SCONCE.height) }))
    .flatMap(({ wall, free }) => (free ? [{ wall, ...free }] : []))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  bare.some(({ wall, from, to }) =>
    hangAt(draft, wall, [from + (to - from) / 4, to - (to - from) / 4], 60, opposite(wall.side)),
  );
}

/** Hangs a light on either side of a thing at a wall; answers whether one hangs. */
function hangBeside(draft: Draft, item: Item): boolean {
  const wall = draft.wallBehind(item);
  const { t, n, along } = seenFromWall(draft.shell, wall, rectOf(item.box));
  if (n > 8) return false;
  const z = LOWER_EDGE[item.kind] ?? 60;
  const middles = [t - ASIDE, t + along + ASIDE].filter(
    (middle) => middle >= SCONCE.along && middle <= wall.lengthIn - SCONCE.along,
  );
  return hangAt(draft, wall, middles, z, item.facing);
}

/** Hangs lights at places along a wall where nothing is in the way; answers whether one hangs. */
function hangAt(draft: Draft, wall: WallFrame, middles: readonly number[], z: number, facing: Side): boolean {
  const hung = middles.filter((middle) => {
    const rect = draft.at(wall, middle - SCONCE.along / 2, 0, SCONCE.along, SCONCE.deep);
    const lamps = draft.items.filter(
      (one) => one.kind === 'table-lamp' && overlaps(rectOf(one.box), grow(rect, IN_PLACE_OF)),
    );
    const others = draft.items.filter((one) => !lamps.includes(one));
    if (blocksOpening(draft, rect, z, SCONCE.height) || !isClear(draft, others, rect, z)) return false;
    draft.items.splice(0, draft.items.length, ...others);
    draft.add('sconce', rect, { z, height: SCONCE.height, facing, group: 'decor' });
    return true;
  });
  return hung.length > 0;
}

const isClear = (draft: Draft, items: readonly Item[], rect: ReturnType<typeof rectOf>, z: number): boolean =>
  draft.contains(rect) &&
  draft.ceilingOver(rect) >= z + SCONCE.height &&
  !items.some(
    ({ box }) => box.z < z + SCONCE.height && z < box.z + box.heightIn && overlaps(rectOf(box), rect),
  );
