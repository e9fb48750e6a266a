import { wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft } from './floor/draft.js';

const FUELS = [
  ['gas-fire', 'gas'],
  ['wood-fire', 'wood'],
  ['electric-fire', 'electric'],
] as const;

/** Makes the fireplaces of a room burn what words told. */
export function burnAsTold(draft: Draft, brief: Brief): void {
  const told = FUELS.find(([id]) => wants(brief, id));
  if (!told) return;
  const [, fuel] = told;
  for (const [i, item] of draft.items.entries())
    if (item.kind === 'fireplace') draft.items[i] = { ...item, traits: { ...item.traits, fuel } };
}
