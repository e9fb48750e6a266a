import { areaIn2, type Kind } from '@plumbline/concept';
import { opposite, overlaps, rectOf } from '../../geometry/geometry.js';
import { ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measure, Measurement } from '../measuring/rule.js';
import { mainSinks, one } from './things.js';

const CABINETS: readonly Kind[] = [
  'base-cabinet',
  'corner-base-cabinet',
  'wall-cabinet',
  'corner-wall-cabinet',
  'tall-cabinet',
];

/** Width times shelves or drawers times depth in feet, over some cabinets; all where none are given. */
function shelfFrontage(room: CheckedRoom, cabinets = ofKind(room, ...CABINETS)): Measurement {
  const total = cabinets.reduce((sum, item) => {
    const along = item.facing === 'north' || item.facing === 'south';
    const width = along ? item.box.widthIn : item.box.depthIn;
    const deep = (along ? item.box.depthIn : item.box.widthIn) / 12;
    switch (item.kind) {
      case 'base-cabinet': {
        const drawers = item.traits?.drawers ?? 1;
        return sum + width * deep * (drawers >= 2 ? drawers : drawers + 2);
      }
      case 'corner-base-cabinet':
        return sum + width * 2 * 2;
      case 'corner-wall-cabinet':
        return sum + width * Math.max(1, Math.floor(item.box.heightIn / 12));
      default:
        return (
          sum +
          width * deep * Math.max(1, Math.floor(item.box.heightIn / (item.kind === 'tall-cabinet' ? 15 : 12)))
        );
    }
  }, 0);
  return one(total, ...cabinets);
}

/** Shelf frontage, in kitchens of so many square feet. Inches. */
export function shelvesIn(least: number, most: number): Measure {
  return (room) => {
    const sqFt = areaIn2(room.shell) / 144;
    return sqFt >= least && sqFt < most ? [shelfFrontage(room)] : [];
  };
}

/** How far from the sink storage counts as near, in inches. */
const NEAR_SINK = 72;

/** The same within six feet of the main sink. */
export function nearSinkIn(least: number, most: number): Measure {
  return (room) => {
    const sqFt = areaIn2(room.shell) / 144;
    if (sqFt < least || sqFt >= most) return [];
    return mainSinks(room).map((sink) => {
      const s = rectOf(sink.box);
      const near = ofKind(room, ...CABINETS).filter((item) => {
        const r = rectOf(item.box);
        const dx = Math.max(0, r.x - (s.x + s.w), s.x - (r.x + r.w));
        const dy = Math.max(0, r.y - (s.y + s.d), s.y - (r.y + r.d));
        return Math.hypot(dx, dy) <= NEAR_SINK;
      });
      return shelfFrontage(room, near);
    });
  };
}

/** Corner units, where two counters of wall runs meet at a right angle. */
export function cornerUnits(room: CheckedRoom): Measurement[] {
  const tops = ofKind(room, 'countertop').filter((t) => t.group !== 'island' && t.group !== 'peninsula');
  const meet = tops.some((a, i) =>
    tops.slice(i + 1).some((b) => {
      const r = rectOf(a.box);
      const touching = { x: r.x - 0.5, y: r.y - 0.5, w: r.w + 1, d: r.d + 1 };
      return a.facing !== b.facing && a.facing !== opposite(b.facing) && overlaps(touching, rectOf(b.box));
    }),
  );
  const units = ofKind(room, 'corner-base-cabinet');
  return meet ? [one(units.length, ...units)] : [];
}
