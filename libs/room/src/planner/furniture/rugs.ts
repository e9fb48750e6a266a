import { opposite } from '@plumbline/concept';
import { grow, inFront, overlaps, type Rect, rectAround, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** Rugs where several were asked for. Inches. */

/** Beyond a table's edge, so that a chair drawn back stands on it still (Rug Council, sizing guide: 24 in). */
const BEYOND_TABLE = 24;
/** Before and beside a chair to read in. */
const BY_CHAIR = { beside: 8, before: 24 } as const;
const LEAST = 36;

/** Lays a rug under each table that is sat at and before each easy chair, where none lies yet. */
export function layRugs(draft: Draft): void {
  const { widthIn, depthIn } = draft.shell;
  const lay = (around: Rect, group: string | undefined): void => {
    const [x, y] = [Math.max(4, around.x), Math.max(4, around.y)];
    const rect = {
      x,
      y,
      w: Math.min(widthIn - 4, around.x + around.w) - x,
      d: Math.min(depthIn - 4, around.y + around.d) - y,
    };
    if (Math.min(rect.w, rect.d) < LEAST || !draft.contains(rect)) return;
    if (draft.items.some((i) => i.kind === 'rug' && overlaps(rectOf(i.box), rect))) return;
    draft.add('rug', rect, {
      height: 0.5,
      facing: 'south',
      traits: { shape: 'rectangle', pattern: 'plain' },
      ...(group ? { group } : {}),
    });
  };
  for (const { kind, box, group } of [...draft.items])
    if (kind === 'dining-table' || kind === 'game-table') lay(grow(rectOf(box), BEYOND_TABLE), group);
  for (const { kind, box, facing, group } of [...draft.items])
    if (kind === 'armchair') {
      const chair = rectOf(box);
      const before = inFront(chair, facing, BY_CHAIR.before);
      const behind = inFront(chair, opposite(facing), 0.5);
      lay(rectAround([grow(before, BY_CHAIR.beside), behind]), group);
    }
}
