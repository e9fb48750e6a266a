import { refuses, wants } from '@plumbline/brief';
import { type Brief, type Item, type WallFrame } from '@plumbline/concept';
import { opposite, overlaps, rectOf, seenFromWall, wallLength } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { placeGroup, single } from '../floor/place.js';
import type { Chance } from '../floor/random.js';
import { longestClear } from '../openings/openings.js';
import { hangSconces } from './sconces.js';

/** Small things that finish a room. Inches. */

/** Small things that finish a room: plant, floor lamp, curtains, art over what stands at the wall. */
export function dress(draft: Draft, brief: Brief, chance: Chance): void {
  // A plant needs floor that a child's room and a narrow one have better uses for.
  const roomy = draft.shell.widthIn * draft.shell.depthIn > SMALL_ROOM && !wants(brief, 'child-room');
  if (!refuses(brief, 'plants') && (roomy || wants(brief, 'plants')))
    placeGroup(draft, single('plant', 20, 20, 60), {
      group: 'decor',
      only: 'corner',
      prefer: () => chance.next(),
    });
  hangCurtains(draft, brief);
  hangSconces(draft, brief);
  for (const item of [...draft.items]) {
    if (!['sofa', 'bed', 'console-table', 'dresser', 'cabinet', 'desk'].includes(item.kind)) continue;
    hangArt(draft, item);
  }
  for (const wall of draft.frames) fillBareWall(draft, wall);
}

/** Square inches of a room too small for a plant. */
const SMALL_ROOM = 110 * 144;

/** Windows less wide or high than this give light and air, and are left as they are. Inches. */
const HATCH = 28;

/** Of a window with drapes, and how far over the floor their hem is. Inches. */
const DRAPED_SILL = 48;
const HEM = 0.5;

/** Cloth keeps so far from where somebody, or a dog, stands under water. Inches. */
const SPLASH = 30;

/** Drapes or a shade for every window that has the place for them. */
export function hangCurtains(draft: Draft, brief: Brief): void {
  if (wants(brief, 'window-blinds')) {
    for (const o of draft.openings.filter(({ kind }) => kind === 'window')) hangShade(draft, o);
    return;
  }
  if (refuses(brief, 'curtains')) return;
  const wet = draft.items
    .filter(({ kind }) => kind === 'shower')
    .map(({ box }) => rectOf(box))
    .map(({ x, y, w, d }) => ({ x: x - SPLASH, y: y - SPLASH, w: w + 2 * SPLASH, d: d + 2 * SPLASH }));
  for (const o of draft.openings.filter((w) => w.kind === 'window')) {
    const t = Math.max(0.5, o.offsetIn - 8);
    const along = Math.min(o.widthIn + 16, wallLength(draft.shell, o.wall) - t - 0.5);
    // Nobody hangs cloth on a hatch.
    if (Math.min(o.widthIn, o.heightIn) < HATCH) continue;
    // Drapes before a window well would frame corrugated steel.
    if (brief.category === 'basement' && !wants(brief, 'curtains')) {
      hangShade(draft, o);
      continue;
    }
    const rect = draft.at(o.wall, t, 0, along, 4);
    if (wet.some((splash) => overlaps(splash, rect))) continue;
    const top = Math.min(draft.ceilingOver(rect) - 4, o.sillIn + o.heightIn + 6);
    // To the floor or not at all: what ends over it looks too short. A window that sits high has a shade, and so has one
    // under which something stands.
    if (o.sillIn <= DRAPED_SILL && draft.isClearAt(rect, HEM, top - HEM))
      draft.add('curtain', rect, {
        z: HEM,
        height: top - HEM,
        facing: opposite(o.side),
        group: 'decor',
        traits: { form: 'drapes' },
      });
    else hangShade(draft, o);
  }
}

/** A shade within the frame of a window that has no room for drapes beside it, so that every window of a room is dressed. */
function hangShade(draft: Draft, o: Draft['openings'][number]): void {
  const rect = draft.at(o.wall, o.offsetIn + 0.5, 0, o.widthIn - 1, 2);
  if (draft.isClearAt(rect, o.sillIn + o.heightIn / 2, o.heightIn / 2))
    draft.add('curtain', rect, {
      z: o.sillIn + o.heightIn / 2,
      height: o.heightIn / 2,
      facing: opposite(o.side),
      group: 'decor',
      traits: { form: 'roman' },
    });
}

/** Free wall that is wide enough to look bare, inches. */
const BARE = 66;

/** A picture in the middle of a wall's longest free stretch, where nothing else hangs on that wall. */
function fillBareWall(draft: Draft, wall: WallFrame): void {
  const strip = draft.at(wall, 0, 0, wall.lengthIn, 8);
  if (draft.items.some((item) => HUNG.has(item.kind) && overlaps(strip, rectOf(item.box)))) return;
  const [wide, height, z] = [30, 36, 46];
  const longest = longestClear(draft, wall, 8, Math.min(z + height + 6, draft.shell.ceilingIn));
  if (!longest || longest.to - longest.from < BARE || z + height > draft.shell.ceilingIn - 6) return;
  const rect = draft.at(wall, (longest.from + longest.to - wide) / 2, 0, wide, 1.5);
  if (draft.isClearAt(rect, z, height))
    draft.add('artwork', rect, { z, height, facing: opposite(wall.side), group: 'decor' });
}

const HUNG: ReadonlySet<string> = new Set([
  'artwork',
  'tv',
  'projector-screen',
  'whiteboard',
  'mirror',
  'fireplace',
]);

function hangArt(draft: Draft, item: Item): void {
  const wall = draft.wallBehind(item);
  const r = rectOf(item.box);
  const strip = draft.at(wall, 0, 0, wall.lengthIn, 8);
  if (!overlaps(strip, r)) return;
  const { t, along } = seenFromWall(draft.shell, wall, r);
  const mid = t + along / 2;
  const z = Math.max(54, item.box.heightIn + 10);
  const rect = draft.at(wall, mid - 20, 0, 40, 1.5);
  const over = draft.openings.some(
    (o) => o.wall === wall.wall.id && o.offsetIn < mid + 22 && mid - 22 < o.offsetIn + o.widthIn,
  );
  if (!over && z + 28 < draft.shell.ceilingIn && draft.isClearAt(rect, z, 28)) {
    draft.add('artwork', rect, { z, height: 28, facing: item.facing, group: 'decor' });
  }
}
