import { FITTED, isNamedAlone, wants } from '@plumbline/brief';
import { type Brief, itemsOf } from '@plumbline/concept';
import type { Job } from './job.js';

/** Lines of what is fitted on things that stay, where no new thing brings it along. */
export function fittedOnWhatStays({ list, room, brief }: Job): void {
  if (isNamedAlone(brief))
    for (const [id, { price, count }] of Object.entries(FITTED))
      if (wants(brief, id) && !list.has(price) && !isOfAnother(id, brief))
        list.add(price, count, { formula: 'on what is there' });
  const heated = itemsOf(room, 'towel-bar').filter((i) => i.traits?.heated);
  list.add('towel-warmer', heated.length, { of: heated });
}

/** A seat that folds up is no tiled one. */
const isOfAnother = (id: string, brief: Brief): boolean =>
  id === 'shower-bench' && wants(brief, 'fold-down-seat');

/** Prices of what is asked for and fitted on things that stay. */
export const isFittedPrice = (price: string, wanted: readonly string[]): boolean =>
  wanted.some((id) => FITTED[id]?.price === price);
