import { type Brief, CATALOGUE } from '@plumbline/concept';
import { isSide, opposite } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** A cast-iron radiator below a window; air rises before it, so nothing stands there. Inches. */
const RADIATOR = { most: 48, least: 20, narrower: 4, deep: 8, high: 24, air: 6 } as const;

/** Stands the radiators that words put at a wall: below its windows, in the middle of a wall without. They stay where they are. */
export function setRadiators(draft: Draft, { thingsAt = [] }: Brief): void {
  for (const { thing, at, corner } of thingsAt) {
    if (thing !== 'radiator' || at === undefined || !isSide(at) || corner) continue;
    for (const wall of draft.wallsAt(at)) {
      const windows = draft.openings.filter((o) => o.kind === 'window' && o.wall === wall.wall.id);
      const places = windows.length > 0 ? windows : [{ offsetIn: wall.lengthIn / 2 - 24, widthIn: 48 }];
      for (const { offsetIn, widthIn } of places) {
        const wide = Math.max(RADIATOR.least, Math.min(RADIATOR.most, widthIn - RADIATOR.narrower));
        const t = offsetIn + (widthIn - wide) / 2;
        const rect = draft.at(wall, t, 0, wide, RADIATOR.deep);
        if (!draft.isClearAt(rect, 0, RADIATOR.high)) continue;
        draft.add('radiator', rect, {
          facing: opposite(at),
          group: 'house',
          height: RADIATOR.high,
          label: CATALOGUE.radiator.name,
        });
        const last = draft.items.length - 1;
        const item = draft.items[last];
        if (item) draft.items[last] = { ...item, existing: true, fixed: true };
        draft.keepFree(draft.at(wall, t, 0, wide, RADIATOR.deep + RADIATOR.air));
      }
    }
  }
}
