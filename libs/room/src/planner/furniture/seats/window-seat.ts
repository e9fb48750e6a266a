import { CATALOGUE, type Opening, opposite } from '@plumbline/concept';
import type { Draft } from '../../floor/draft.js';

/** A seat that is wider than its window reaches past it on one side more than on the other by steps of so much. Inches. */
const STEP = 6;

/**
 * A bench along a window: first one at the wall that words put it to, as wide as words told or as the window, as far as benches
 * go.
 * @param toldIn width that words gave to it, inches
 */
export function windowSeat(draft: Draft, toldIn?: number): boolean {
  const at = wallOfSeat(draft);
  const windows = draft.openings
    .filter(({ kind }) => kind === 'window')
    .toSorted((a, b) => Number(b.side === at) - Number(a.side === at));
  return (
    (toldIn !== undefined && windows.some((window) => seatAt(draft, window, toldIn))) ||
    windows.some((window) => seatAt(draft, window, window.widthIn))
  );
}

/** The wall that words put a seat at a window to. */
export const wallOfSeat = ({ shell }: Draft): string | undefined =>
  shell.told?.find(({ thing }) => thing === 'banquette')?.at;

function seatAt(draft: Draft, window: Opening, widthIn: number): boolean {
  const [least, most] = CATALOGUE.bench.width;
  const wide = Math.min(most, Math.max(least, widthIn));
  const beyond = Math.max(0, wide - window.widthIn) / 2;
  const middle = window.offsetIn + (window.widthIn - wide) / 2;
  for (let off = 0; off <= beyond; off += STEP)
    for (const t of off === 0 ? [middle] : [middle + off, middle - off]) {
      const rect = draft.at(window.wall, t, 0, wide, 20);
      if (!draft.isFree(rect)) continue;
      draft.add('bench', rect, {
        height: 18,
        facing: opposite(window.side),
        group: 'window-seat',
        label: `Window seat ${Math.round(wide)}`,
        traits: { use: 'window' },
      });
      return true;
    }
  return false;
}
