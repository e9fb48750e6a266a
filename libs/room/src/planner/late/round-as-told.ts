import { sizeOf, wants } from '@plumbline/brief';
import type { Brief, Item } from '@plumbline/concept';
import { footprintsOf, grow, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { isSolid } from '../../geometry/items.js';
import type { Draft } from '../floor/draft.js';

/** A coffee table that is round where words told so. Lengths are inches. */

/** Usual diameters, the largest first. */
const ACROSS = [40, 38, 36, 34, 32, 30, 28] as const;
/** From its edge to the knees of who sits at it. */
const TO_SEAT = 12;

/** Makes the coffee table of a room round, as large as told or as its place takes. */
export function roundAsTold(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'round-coffee-table')) return;
  const table = draft.items.find((item) => item.kind === 'coffee-table' && item.group !== 'kept');
  if (table?.kind !== 'coffee-table') return;
  const told = sizeOf(brief, 'coffee-table')?.widthIn;
  for (const across of told === undefined
    ? ACROSS
    : [Math.min(told, 40), ...ACROSS.filter((one) => one < told)]) {
    const rect = placesOf(rectOf(table.box), across).find((one) => takesTable(draft, table, one));
    if (!rect) continue;
    draft.items.splice(draft.items.indexOf(table), 1, {
      ...table,
      box: { ...table.box, x: rect.x, y: rect.y, widthIn: across, depthIn: across },
      traits: { ...table.traits, shape: 'round' },
    });
    return;
  }
}

const MOVES = [0, 3, -3, 6, -6] as const;

/** About the middle of the table that stands. */
const placesOf = ({ x, y, w, d }: Rect, across: number): readonly Rect[] =>
  MOVES.flatMap((dx) =>
    MOVES.map((dy) => ({
      x: x + (w - across) / 2 + dx,
      y: y + (d - across) / 2 + dy,
      w: across,
      d: across,
    })),
  );

const takesTable = (draft: Draft, table: Item, rect: Rect): boolean =>
  draft.contains(rect) &&
  !draft.items.some(
    (item) =>
      item !== table &&
      isSolid(item) &&
      footprintsOf(item).some((floor) => overlaps(grow(floor, TO_SEAT), rect)),
  );
