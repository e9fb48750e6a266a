import { refuses, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';

/** Closets stand open where their doors are to go, or behind a curtain. */
export function openClosets(draft: Draft, brief: Brief): void {
  const curtain = wants(brief, 'closet-curtain');
  if (!curtain && !refuses(brief, 'closet-doors') && !wants(brief, 'closet-doors-off')) return;
  for (const [i, item] of draft.items.entries())
    if (item.kind === 'closet')
      draft.items[i] = { ...item, traits: { ...item.traits, doors: curtain ? 'curtain' : 'none' } };
}
