import { CATALOGUE, ceilingOver, contains, type Item, type Rect, type Shell } from '@plumbline/concept';
import { feetAndInches } from '../units.js';
import type { ToldShapes } from './told-shapes.js';

/** Columns and posts that stand in the room. */

/** A post stands at least so far from a wall at the end of its row; and so many are drawn at most. Inches. */
const POST_TO_WALL = 12;

const MOST_POSTS = 12;

/** The columns that were told, in a row along the middle of the room. */
export function columnsOf(told: ToldShapes, shell: Shell, base: Rect): readonly Item[] {
  const column = told.first('column');
  if (!column) return [];
  const { kind, apartIn } = column.shape;
  const long = Math.max(base.w, base.d);
  const count = column.shape.count ?? Math.max(1, Math.ceil(long / (apartIn ?? long)) - 1);
  const fits = apartIn !== undefined && (count - 1) * apartIn <= long - POST_TO_WALL * 2;
  const pitch = fits ? apartIn : long / (count + 1);
  const { name } = CATALOGUE[kind];
  const names = `${count} ${name.toLowerCase()}s`;
  if (apartIn !== undefined && !fits)
    told.assumed.push(
      `${names} ${feetAndInches(apartIn)} apart do not fit: ${feetAndInches(Math.round(pitch))} was taken.`,
    );
  const items = Array.from({ length: count }, (_, i) =>
    columnIn(shell, base, kind, i, (i - (count - 1) / 2) * pitch),
  );
  const isInside = ({ box }: Item): boolean =>
    contains(shell, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });
  if (count > MOST_POSTS || !items.every(isInside)) {
    told.unfit.push(column.words);
    return [];
  }
  const apart = fits ? `, ${feetAndInches(apartIn)} apart` : '';
  told.means(
    column.words,
    'fixed',
    count > 1 ? `${names} along the middle${apart}` : `${name} in the middle`,
  );
  return items;
}

/** One of some columns or posts along the middle of the room, so far from its center; of the least size that the catalogue has. */
function columnIn(shell: Shell, base: Rect, kind: 'column' | 'post', i: number, fromCenter: number): Item {
  const { width, depth, name } = CATALOGUE[kind];
  const [widthIn, depthIn] = [
    Math.max(width[0], Math.min(8, width[1])),
    Math.max(depth[0], Math.min(8, depth[1])),
  ];
  const level = base.w >= base.d;
  const x = base.x + base.w / 2 + (level ? fromCenter : 0) - widthIn / 2;
  const y = base.y + base.d / 2 + (level ? 0 : fromCenter) - depthIn / 2;
  const heightIn = ceilingOver(shell, { x, y, w: widthIn, d: depthIn });
  const box = { x, y, z: 0, widthIn, depthIn, heightIn };
  return { id: `${kind}-${i + 1}`, kind, label: name, box, facing: 'south', fixed: true };
}
