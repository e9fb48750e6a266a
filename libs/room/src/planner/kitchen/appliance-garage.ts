import { wants } from '@plumbline/brief';
import { type Brief, HEIGHTS, itemsOf } from '@plumbline/concept';
import { contains, frontWidth, grow, overlaps, rectOf, seenFromWall } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** A cabinet that stands on the counter below a wall cabinet: clear of the lights, and of the receptacle behind it. Inches. */
const GARAGE = { widest: 30, deep: 12, high: 16.5, off: 1 } as const;

const NO_GARAGE_OVER = ['sink-base', 'range', 'cooktop'] as const;

/**
 * Closes the counter below a wall cabinet for what is plugged in there, off sink and heat; where none hangs over free
 * counter a pantry gets a shelf for it behind its doors. False where it was asked for and neither is there.
 */
export function standApplianceGarage(draft: Draft, brief: Brief): boolean {
  if (!wants(brief, 'appliance-garage')) return true;
  const busy = itemsOf(draft, ...NO_GARAGE_OVER).map(({ box }) => grow(rectOf(box), GARAGE_OFF_HEAT));
  const tops = itemsOf(draft, 'countertop').map(({ box }) => rectOf(box));
  for (const above of itemsOf(draft, 'wall-cabinet')) {
    const wide = frontWidth(above);
    if (wide < 18 || wide > GARAGE.widest || above.box.z !== HEIGHTS.wallCabinetBottom) continue;
    const wall = draft.wallBehind(above);
    const { t } = seenFromWall(draft.shell, wall, rectOf(above.box));
    const rect = draft.at(wall, t, GARAGE.off, wide, GARAGE.deep);
    if (busy.some((r) => overlaps(r, rect)) || !tops.some((top) => contains(top, rect))) continue;
    if (!draft.isClearAt(rect, HEIGHTS.counter, GARAGE.high)) continue;
    draft.add('wall-cabinet', rect, {
      facing: above.facing,
      ...(above.group ? { group: above.group } : {}),
      label: `Appliance garage ${wide}`,
      z: HEIGHTS.counter,
      height: GARAGE.high,
      traits: { doors: 1 },
    });
    return true;
  }
  const pantry = itemsOf(draft, 'tall-cabinet').find(
    (i) => i.traits?.use === 'pantry' && frontWidth(i) >= 18,
  );
  if (!pantry) return false;
  draft.items[draft.items.indexOf(pantry)] = { ...pantry, label: `Appliance pantry ${frontWidth(pantry)}` };
  return true;
}

const GARAGE_OFF_HEAT = 3;
