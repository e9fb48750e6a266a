import { refuses, wants } from '@plumbline/brief';
import { type Brief, POCKET_PANTRY } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { type Group, single } from '../floor/place.js';

/** Closets as groups at a wall. Inches. */

export const closet = (width: number, draft: Draft): Group =>
  single('closet', width, 29, draft.shell.ceilingIn, 30, {
    label: `Closet ${width}`,
    traits: { doors: width > 60 ? 'sliding' : 'bifold', wallIn: 4.5 },
  });

/** A closet with sliding doors where little floor is free before it. */
export const reachIn = (width: number, draft: Draft): Group =>
  single('closet', width, 29, draft.shell.ceilingIn, 26, {
    label: `Closet ${width}`,
    traits: { doors: width >= 54 ? 'sliding' : 'bifold', wallIn: 4.5 },
  });

/** A closet to walk into, with a door in the middle of its front; inches. */
export const walkIn = (along: number, deep: number, draft: Draft): Group =>
  enclosure(draft, along, deep, { label: 'Walk-in closet', before: 32 });

/** A pantry to walk into: cans and trays are carried in, so more floor stays free before its door. */
const PANTRY = { before: 36, use: 'pantry' } as const;

export const walkInPantry = (along: number, deep: number, draft: Draft): Group =>
  enclosure(draft, along, deep, { ...PANTRY, label: 'Walk-in pantry' });

/** Wall at either end of a door with its pocket. Inches. */
const POCKET_ENDS = 4;

/** The same with a door that slides into its front, which takes as much of it again: at the room's corner first, off its middle. */
export const pocketPantries = (along: number, deep: number, draft: Draft): Group[] =>
  [true, false].flatMap((atCorner) =>
    (['low', 'high'] as const).map((end) => {
      const doorWidthIn = Math.min(30, Math.floor(along / 2) - POCKET_ENDS);
      const atLow = (end === 'low') === atCorner;
      const doorOffsetIn = atLow ? POCKET_ENDS : along - doorWidthIn - POCKET_ENDS;
      const walls = { ...PANTRY, label: POCKET_PANTRY, doorWidthIn, doorOffsetIn };
      return { ...enclosure(draft, along, deep, walls), end };
    }),
  );

interface Enclosure {
  readonly label: string;
  /** Floor that stays free before its door. Inches. */
  readonly before: number;
  readonly use?: 'pantry';
  readonly doorWidthIn?: number;
  /** From the low end of its front to its door, which is in the middle where left out. Inches. */
  readonly doorOffsetIn?: number;
}

/** A walled store in a corner or at a wall, `before` inches of floor free before its door. */
function enclosure(
  draft: Draft,
  along: number,
  deep: number,
  { label, before, use, doorWidthIn = 30, doorOffsetIn = (along - doorWidthIn) / 2 }: Enclosure,
): Group {
  const front = [{ t: doorOffsetIn, n: deep, along: doorWidthIn, deep: before }];
  return {
    along,
    deep,
    pieces: [
      {
        kind: 'walk-in-closet',
        t: 0,
        n: 0,
        along,
        deep,
        height: draft.shell.ceilingIn,
        label: `${label} ${along} × ${deep}`,
        traits: { ...(use ? { use } : {}), wallIn: 4.5, doorOffsetIn, doorWidthIn },
      },
    ],
    clear: front,
    keep: front,
  };
}

/** Closets stand open where their doors are to go, or behind a curtain. */
export function openClosets(draft: Draft, brief: Brief): void {
  const curtain = wants(brief, 'closet-curtain');
  if (!curtain && !refuses(brief, 'closet-doors') && !wants(brief, 'closet-doors-off')) return;
  for (const [i, item] of draft.items.entries())
    if (item.kind === 'closet')
      draft.items[i] = { ...item, traits: { ...item.traits, doors: curtain ? 'curtain' : 'none' } };
}
