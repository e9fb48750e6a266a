import type { Hit } from '../text/lexicon.js';

/** The hits around one: whatever is said of it stands within so few. */
export const nearTo = <M>(hits: readonly Hit<M>[], place: number): readonly Hit<M>[] =>
  hits.slice(Math.max(0, place - 8), place + 9);
