import { CATALOGUE, opposite } from '@plumbline/concept';
import type { Draft } from '../../floor/draft.js';

/** A bench along a window, as wide as that, as far as benches go. */
export function windowSeat(draft: Draft): boolean {
  const [least, most] = CATALOGUE.bench.width;
  for (const o of draft.openings.filter((w) => w.kind === 'window')) {
    const wide = Math.min(most, Math.max(least, o.widthIn));
    const rect = draft.at(o.wall, o.offsetIn + (o.widthIn - wide) / 2, 0, wide, 20);
    if (!draft.isFree(rect)) continue;
    draft.add('bench', rect, {
      height: 18,
      facing: opposite(o.side),
      group: 'window-seat',
      label: `Window seat ${wide}`,
      traits: { use: 'window' },
    });
    return true;
  }
  return false;
}
