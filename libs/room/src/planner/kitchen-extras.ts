import { type Brief, HEIGHTS, type ItemOf, itemsOf, withTraits } from '@plumbline/concept';
import { wants } from '../brief/brief.js';
import { walkInPantry } from './closets.js';
import { type Draft, frontWidth } from './draft.js';
import { centre, overlaps, rectOf } from './geometry.js';
import { kitchenClass } from './kitchen-class.js';
import { tallHeight } from './kitchen-runs.js';
import { type Group, type Piece, placeFirst, type Spot } from './place.js';
import { cabinetWidths } from './run.js';

/** What stands in a kitchen beside its runs: a coffee bar, a buffet, a pantry that one walks into. Inches. */

const DEEP = 24;
const TOP_DEEP = 25.5;
/** Before it, to the edge of what faces it (NKBA 6). */
const FRONT = 44;
const UPPER_DEEP = 12;

/** Base cabinets with a top and wall cabinets above, on a wall of their own. */
function buffet(draft: Draft, width: number, name: string, coffee: boolean): Group {
  const pieces: Piece[] = [];
  let t = 0;
  for (const [i, along] of cabinetWidths(width).entries()) {
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along,
      deep: DEEP,
      height: HEIGHTS.baseCabinet,
      label: `${name} base ${along}`,
      traits: {
        doors: along > 21 ? 2 : 1,
        drawers: 1,
        ...(coffee && i === 0 ? { appliance: 'coffee' } : {}),
      },
    });
    t += along;
  }
  pieces.push({
    kind: 'countertop',
    t: 0,
    n: 0,
    along: width,
    deep: TOP_DEEP,
    z: HEIGHTS.baseCabinet,
    height: HEIGHTS.counterThickness,
    label: 'Countertop',
    traits: { edge: 'eased' },
  });
  const top = Math.min(draft.shell.ceilingIn, tallHeight(draft.shell.ceilingIn));
  t = 0;
  for (const along of cabinetWidths(width)) {
    pieces.push({
      kind: 'wall-cabinet',
      t,
      n: 0,
      along,
      deep: UPPER_DEEP,
      z: HEIGHTS.wallCabinetBottom,
      height: top - HEIGHTS.wallCabinetBottom,
      label: `Wall cabinet ${along}`,
      traits: { doors: along > 21 ? 2 : 1 },
      optional: true,
    });
    t += along;
  }
  return {
    along: width,
    deep: TOP_DEEP,
    pieces,
    clear: [{ t: 0, n: TOP_DEEP, along: width, deep: FRONT }],
    keep: [{ t: 0, n: TOP_DEEP, along: width, deep: FRONT - 8 }],
  };
}

/** Near to the refrigerator, in corners rather than in the middle of a wall. */
const nearFridge =
  (draft: Draft) =>
  ({ rect, wall, t }: Spot): number => {
    const [fridge] = itemsOf(draft, 'refrigerator');
    const [a, b] = [centre(rect), fridge && centre(rectOf(fridge.box))];
    const along = wall.side === 'north' || wall.side === 'south' ? rect.w : rect.d;
    const aside = Math.abs(t + along / 2 - wall.lengthIn / 2) / 8;
    return aside - (b ? Math.hypot(a.x - b.x, a.y - b.y) / 12 : 0);
  };

/** A coffee bar on a wall of its own, else in a base cabinet of a run that is told for it. False where neither is. */
export function standCoffeeBar(draft: Draft, brief: Brief): boolean {
  if (!wants(brief, 'coffee-bar')) return true;
  const own = placeFirst(
    draft,
    [60, 48, 36].map((width) => buffet(draft, width, 'Coffee bar', true)),
    { group: 'coffee', prefer: nearFridge(draft) },
  );
  if (own) return true;
  const [fridge] = itemsOf(draft, 'refrigerator');
  const far = (i: ItemOf<'base-cabinet'>): number => {
    const [a, b] = [centre(rectOf(i.box)), fridge && centre(rectOf(fridge.box))];
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const tops = itemsOf(draft, 'countertop');
  const [base] = itemsOf(draft, 'base-cabinet')
    .filter((i) => frontWidth(i) >= 24 && i.traits?.appliance === undefined && !i.traits?.kneeSpace)
    .filter((i) => i.traits?.pullout === undefined && i.group !== 'island')
    .filter((i) => tops.some((top) => overlaps(rectOf(top.box), rectOf(i.box))))
    .sort((a, b) => far(a) - far(b));
  if (!base) return false;
  draft.items[draft.items.indexOf(base)] = {
    ...withTraits(base, { appliance: 'coffee' }),
    label: `Coffee bar base ${frontWidth(base)}`,
  };
  return true;
}

/** Cabinets for dishes and linen on a bare wall. */
export const standBuffet = (draft: Draft): boolean =>
  placeFirst(
    draft,
    [96, 72, 60, 48, 36].map((width) => buffet(draft, width, 'Buffet', false)),
    { group: 'buffet', prefer: nearFridge(draft) },
  ) !== undefined;

/** A pantry that one walks into, in a corner, as large as the room gives. False where it was asked for and is none. */
export function standWalkInPantry(draft: Draft, brief: Brief): boolean {
  if (!wants(brief, 'walk-in-pantry')) return true;
  const fine = kitchenClass(brief) === 'luxury';
  const sizes = [
    ...(fine ? [[84, 72] as const] : []),
    [72, 72] as const,
    [72, 60] as const,
    [66, 60] as const,
    [60, 66] as const,
    [60, 60] as const,
  ];
  return (
    placeFirst(
      draft,
      sizes.map(([along, deep]) => walkInPantry(along, deep, draft)),
      { group: 'pantry', only: 'corner', prefer: nearFridge(draft) },
    ) !== undefined
  );
}
