import type { Item } from '@plumbline/concept';
import { overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import type { Draft } from '../floor/draft.js';

/** Two single beds with their heads at one wall move apart as far as two people get up between them. Inches. */
const BETWEEN = 36;
/** Floor that what stands before or beside them is used from, which a bed leaves. */
const USED = 24;

/** Moves one of two twin beds away from the other where its wall has the place; what stands between stays in the middle. */
export function spreadTwins(draft: Draft): void {
  const beds = draft.items.filter((i) => i.kind === 'bed' && i.traits?.size === 'twin');
  const [one, two] = beds;
  if (!one || !two || beds.length > 2 || one.facing !== two.facing) return;
  const level = runsEast(one.facing);
  const start = ({ box }: Item): number => (level ? box.x : box.y);
  const [low, high] = start(one) < start(two) ? [one, two] : [two, one];
  const wide = level ? low.box.widthIn : low.box.depthIn;
  const gap = start(high) - start(low) - wide;
  const by = BETWEEN - gap;
  if (gap < 12 || by <= 0) return;
  const moved = (item: Item, along: number): Item => ({
    ...item,
    box: level ? { ...item.box, x: item.box.x + along } : { ...item.box, y: item.box.y + along },
  });
  const between = draft.items.filter(
    (item) =>
      item !== low &&
      item !== high &&
      start(item) >= start(low) + wide - 1 &&
      start(item) < start(high) &&
      ['nightstand', 'table-lamp'].includes(item.kind),
  );
  for (const [bed, along] of [
    [high, by],
    [low, -by],
  ] as const) {
    const away = moved(bed, along);
    if (!standsWell(draft, away, [bed, ...between])) continue;
    const next = draft.items.map((item) =>
      item === bed ? away : between.includes(item) ? moved(item, along / 2) : item,
    );
    draft.items.splice(0, draft.items.length, ...next);
    return;
  }
}

/** Whether a bed stands free there, off windows, doors and the floor that others are used from. */
function standsWell(draft: Draft, bed: Item, but: readonly Item[]): boolean {
  const rect = rectOf(bed.box);
  return (
    draft.contains(rect) &&
    !draft.items.some(
      (item) => !but.includes(item) && isSolid(item) && overlaps(rectOf(item.box), grown(rect, item, bed)),
    ) &&
    !draft.openings.some((o) => floorOfOpening(draft.shell, o).some((floor) => overlaps(floor, rect))) &&
    !draft.openings.some(
      (o) => o.kind === 'window' && overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 8), rect),
    )
  );
}

/** A bed with the floor to whatever faces it; beside it things stand close. */
function grown({ x, y, w, d }: Rect, item: Item, bed: Item): Rect {
  const faces = item.kind === 'closet' || item.kind === 'desk' || item.kind === 'dresser';
  if (!faces) return { x, y, w, d };
  return runsEast(bed.facing) === runsEast(item.facing)
    ? { x, y, w, d }
    : { x: x - USED, y: y - USED, w: w + 2 * USED, d: d + 2 * USED };
}
