import { lengthsOf } from '@plumbline/brief';
import { type Brief, isSide, type Side } from '@plumbline/concept';
import { type Rect } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type FreePlace, type Group, placeFirst, placeFree, type Spot, single } from '../floor/place.js';
import { pending } from '../floor/told-places.js';
import { aside } from './preferences.js';

/** Tables to make things at, a corner to work in. Inches. */

/** A table that four sit around, with stools on its long sides. */
export function setCraftTable(draft: Draft, unmet: string[]): boolean {
  const told = pending(draft).find(({ thing }) => thing === 'crafts');
  const isThere = ({ side }: Spot): boolean => side === told?.at || side === told?.corner;
  if (told?.at !== undefined && isSide(told.at) && !told.part)
    if (placeFirst(draft, CRAFT_AT_WALL, { group: 'crafts', prefer: aside(), allow: isThere })) return true;
  for (const [w, d] of [
    [72, 36],
    [60, 36],
    [48, 36],
  ] as const) {
    const seats = (place: FreePlace) => stoolsAround(place, w).map((stool) => stool.rect);
    const spot =
      placeFree(draft, { w, d }, { around: 36, turn: true, seats }) ??
      placeFree(draft, { w, d }, { around: 28, turn: true, seats });
    if (!spot) continue;
    const { rect, turned } = spot;
    draft.add('game-table', rect, {
      height: 30,
      facing: turned ? 'east' : 'south',
      group: 'crafts',
      label: `Craft table ${w}`,
      traits: { use: 'crafts', shape: 'rectangle' },
    });
    for (const stool of stoolsAround(spot, w))
      draft.add('stool', stool.rect, { height: 24, facing: stool.facing, group: 'crafts' });
    draft.keepFree({ x: rect.x - 30, y: rect.y - 30, w: rect.w + 60, d: rect.d + 60 });
    return true;
  }
  unmet.push('A craft table was left out: no floor is free for one with a way around it.');
  return false;
}

/** Tables with their backs to a wall, two stools before them. */
const CRAFT_AT_WALL: readonly Group[] = [72, 60, 48].map((w) => {
  const stool = { kind: 'stool', n: 32, along: 16, deep: 16, height: 24, looks: 'in' } as const;
  const floor = [{ t: 0, n: 30, along: w, deep: 36 }];
  const traits = { use: 'crafts', shape: 'rectangle' } as const;
  const table = { kind: 'game-table', t: 0, n: 0, along: w, deep: 30, height: 30, traits } as const;
  return {
    along: w,
    deep: 48,
    pieces: [
      { ...table, label: `Craft table ${w}`, underWindow: true },
      { ...stool, t: w / 4 - 8 },
      { ...stool, t: (3 * w) / 4 - 8 },
    ],
    clear: floor,
    keep: floor,
  };
});

/** Two stools on each long side of a table of this length. */
const stoolsAround = ({ rect, turned }: FreePlace, long: number): { rect: Rect; facing: Side }[] =>
  [-long / 4, long / 4].flatMap((shift) =>
    [-1, 1].map((sign) => {
      const x = rect.x + rect.w / 2 + (turned ? sign * (rect.w / 2 + 10) : shift);
      const y = rect.y + rect.d / 2 + (turned ? shift : sign * (rect.d / 2 + 10));
      return {
        rect: { x: x - 8, y: y - 8, w: 16, d: 16 },
        facing: turned ? (sign < 0 ? 'east' : 'west') : sign < 0 ? 'north' : 'south',
      };
    }),
  );

/** A workbench of the length told with its tool chest beside it, in a corner. */
export function setWorkshop(draft: Draft, unmet: string[], brief: Brief): boolean {
  const bench = (w: number): Group =>
    single('workbench', w, 26, 36, 36, { label: `Workbench ${w}`, traits: { pegboard: true, vise: true } });
  const benches = lengthsOf(brief, 'workbench', [96, 84, 72, 60, 48]).map(bench);
  const placed =
    placeFirst(draft, benches, { group: 'work', only: 'corner', prefer: aside() }) ??
    placeFirst(draft, benches, { group: 'work', prefer: aside() });
  if (!placed) {
    unmet.push('A workbench was left out: no wall has the place for it.');
    return false;
  }
  const side = placed[0]?.box;
  placeFirst(draft, [single('tool-chest', 27, 18, 42, 28, { label: 'Tool chest 27' })], {
    group: 'work',
    prefer: (s) => (side ? -Math.hypot(side.x - s.rect.x, side.y - s.rect.y) : 0),
  });
  return true;
}
