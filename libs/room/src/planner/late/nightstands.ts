import { centre, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import type { Try } from './set-late.js';

/** Widths of nightstands; between a bed and its own. */
const TABLES = [20, 18, 16, 14] as const;
const GAP = 1;

/** Sets a nightstand, with its lamp, at each side of a bed's head that has the floor for one. */
export function setNightstands(draft: Draft, least: number, attempt: Try): void {
  for (const bed of draft.items.filter(({ kind }) => kind === 'bed')) {
    const level = runsEast(bed.facing);
    const { x, y, w, d } = rectOf(bed.box);
    for (const low of [true, false]) {
      if (draft.items.filter(({ kind }) => kind === 'nightstand').length >= least) return;
      for (const wide of TABLES) {
        const deep = 17;
        const t = low ? (level ? x : y) - GAP - wide : (level ? x + w : y + d) + GAP;
        const rect = level
          ? { x: t, y: bed.facing === 'north' ? y : y + d - deep, w: wide, d: deep }
          : { x: bed.facing === 'east' ? x : x + w - deep, y: t, w: deep, d: wide };
        const stands = attempt(() => {
          if (!draft.takesChair(rect) || draft.hangsIn(rect, 26)) return false;
          const shared = bed.group ? { group: bed.group } : {};
          draft.add('nightstand', rect, {
            height: 26,
            facing: bed.facing,
            label: `Nightstand ${wide}`,
            traits: { drawers: 2 },
            ...shared,
          });
          const c = centre(rect);
          draft.add(
            'table-lamp',
            { x: c.x - 6, y: c.y - 6, w: 12, d: 12 },
            { height: 22, z: 26, facing: bed.facing, ...shared },
          );
          return true;
        });
        if (stands) break;
      }
    }
  }
}
