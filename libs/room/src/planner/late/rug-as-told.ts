import type { Brief, Item, Kind } from '@plumbline/concept';
import { sizeOf } from '../../brief/brief.js';
import { overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { addAlike } from './set-late.js';

/** A rug as large as words told, about where it lies. Inches. */

/** Floor between a rug and a wall. */
const FROM_WALL = 4;
/** What no rug lies under. */
const NO_RUG: ReadonlySet<Kind> = new Set<Kind>([
  'car',
  'closet',
  'fireplace',
  'partition',
  'stair',
  'walk-in-closet',
]);

const areaOf = ({ box }: Item): number => box.widthIn * box.depthIn;

/** Makes the largest rug as large as told, in either way round; it stays as it is where the room has no such place. */
export function layRugAsTold(draft: Draft, brief: Brief): void {
  const size = sizeOf(brief, 'rug');
  const [rug] = draft.items.filter(({ kind }) => kind === 'rug').sort((a, b) => areaOf(b) - areaOf(a));
  if (!rug || size?.depthIn === undefined) return;
  const { w, d } = rectOf(rug.box);
  const [long, short] = [Math.max(size.widthIn, size.depthIn), Math.min(size.widthIn, size.depthIn)];
  if (Math.abs(Math.max(w, d) - long) < 1 && Math.abs(Math.min(w, d) - short) < 1) return;
  const ways = [
    [long, short],
    [short, long],
  ] as const;
  const rect = (w >= d ? ways : [...ways].reverse())
    .map(([along, deep]) => centredOn(draft, rectOf(rug.box), along, deep))
    .find((one) => lies(draft, one));
  if (!rect) return;
  const at = draft.items.indexOf(rug);
  draft.items.splice(at, 1);
  addAlike(draft, rug, rect, rect.w);
  // It keeps its place in the order, by which things are numbered.
  draft.items.splice(at, 0, draft.items.pop() as Item);
}

/** A rectangle about the middle of another one, moved off the walls. */
function centredOn(
  { shell: { widthIn, depthIn } }: Draft,
  { x, y, w, d }: Rect,
  along: number,
  deep: number,
): Rect {
  const within = (low: number, size: number, room: number): number =>
    Math.min(Math.max(FROM_WALL, low), room - FROM_WALL - size);
  return {
    x: within(x + (w - along) / 2, along, widthIn),
    y: within(y + (d - deep) / 2, deep, depthIn),
    w: along,
    d: deep,
  };
}

const lies = (draft: Draft, rect: Rect): boolean =>
  rect.x >= FROM_WALL &&
  rect.y >= FROM_WALL &&
  draft.contains(rect) &&
  !draft.items.some(({ kind, box }) => NO_RUG.has(kind) && overlaps(rectOf(box), rect));
