import type { Concept } from '@plumbline/concept';
import { scheduleOf } from '../schedule/schedule.js';
import { bullet, para, row, type ScopeLine } from './scope-lines.js';
import { slugOf } from './sections.js';
import { finishRows } from './specifications.js';

/** Each surface that is renewed, with its finish. */
export function finishLines(concept: Concept): ScopeLine[] {
  const rows = finishRows(concept);
  return rows.length === 0
    ? [para('none', 'No surface is renewed.')]
    : rows.map(({ surface, finish }) => bullet(slugOf(surface), `${surface}: ${finish}`));
}

/** Cabinets as they stand on the plan, for takeoff; an order follows the field measure. */
export function cabinetLines({ room, quantities }: Concept): ScopeLine[] {
  const { cabinets } = scheduleOf(room);
  if (cabinets.length === 0 || !quantities.some((q) => q.trade === 'cabinets')) return [];
  const cell = (text: string, width: number) => text.slice(0, width - 1).padEnd(width);
  return [
    para(
      'note',
      'A takeoff from the plan, no order list: the order follows the field measure, which takes 1-1/2 in for filler and scribe at each wall that a run meets from the widest box beside it.',
    ),
    row('head', `   ${cell('Tag', 10)}${cell('Cabinet', 26)}${cell('W × D × H, in', 24)}Count`),
    ...cabinets.map(({ tag, name, size, count }, i) =>
      row(`${i + 1}`, `   ${cell(tag, 10)}${cell(name, 26)}${cell(size, 24)}${count}`),
    ),
  ].map((line) => ({ ...line, id: `cabinet-list.${line.id}` }));
}
