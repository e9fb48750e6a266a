import { type Finishes, type PaintedSurface, type Purpose, STYLES, type Surface } from '@plumbline/concept';
import type { StyleId } from '@plumbline/contracts';
import { FEATURES } from '../features/features.js';
import { KEEPABLES } from '../keeping/keepables.js';
import { type Hit, Lexicon } from '../text/lexicon.js';
import { COLORS } from '../words/colors.js';
import { FACTS } from '../words/facts.js';
import { LAYOUT_WORDS } from '../words/layout-words.js';
import { MATERIAL_WORDS } from '../words/material-words.js';
import { PURPOSE_WORDS } from '../words/purpose-words.js';
import { DOOR_WORDS, SURFACE_WORDS } from '../words/surface-words.js';

/** What a phrase may mean to a reader of briefs. */
export type Meaning =
  | { readonly is: 'style'; readonly id: StyleId }
  | { readonly is: 'layout'; readonly id: string }
  | { readonly is: 'feature'; readonly id: string }
  | { readonly is: 'color'; readonly name: string; readonly hex: string }
  | { readonly is: 'material'; readonly on: readonly (readonly [Surface, string])[] }
  | { readonly is: 'surface'; readonly id: PaintedSurface }
  | { readonly is: 'door'; readonly id: Finishes['door'] }
  | { readonly is: 'purpose'; readonly id: Purpose }
  | { readonly is: 'thing'; readonly id: string }
  | { readonly is: 'told'; readonly id: string };

export type MeaningOf<K extends Meaning['is']> = Extract<Meaning, { is: K }>;

/** All phrases that are known, with what they may mean. */
export const LEXICON = new Lexicon<Meaning>();
for (const [id, { words }] of Object.entries(STYLES)) LEXICON.add(words, { is: 'style', id: id as StyleId });
for (const [id, { words }] of Object.entries(LAYOUT_WORDS)) LEXICON.add(words, { is: 'layout', id });
for (const { id, words } of FEATURES) LEXICON.add(words, { is: 'feature', id });
for (const { name, hex, words } of COLORS) LEXICON.add([name, ...(words ?? [])], { is: 'color', name, hex });
for (const { words, on } of MATERIAL_WORDS) LEXICON.add(words, { is: 'material', on });
for (const [id, words] of Object.entries(SURFACE_WORDS))
  LEXICON.add(words, { is: 'surface', id: id as Surface });
for (const [id, words] of Object.entries(DOOR_WORDS))
  LEXICON.add(words, { is: 'door', id: id as Finishes['door'] });
for (const [id, words] of Object.entries(PURPOSE_WORDS))
  LEXICON.add(words, { is: 'purpose', id: id as Purpose });
// A word that means something else as well is a thing to keep only where it is kept.
for (const { id, words } of KEEPABLES) LEXICON.add(words, { is: 'thing', id });
// Last: what is told of people and days stands back wherever something asked for has the same words.
for (const { id, words } of FACTS) LEXICON.add(words, { is: 'told', id });

export const FACT_NAMES = new Map(FACTS.map((f) => [f.id, f.name]));

/** Whether a hit names a thing that stands for itself beside an "and"; a color or a material belongs to another. */
export const namesThing = ({ meaning, all }: Hit<Meaning>): boolean =>
  (meaning.is === 'told'
    ? !ADJECTIVES.has(meaning.id)
    : ['feature', 'layout', 'thing'].includes(meaning.is)) || all.some((m) => m.is === 'surface');

export const DESCRIBES: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  'color',
  'material',
  'door',
  'style',
]);

/** Told by adjectives, which stand beside one another: "chipped and stained". */
const ADJECTIVES: ReadonlySet<string> = new Set(['outdated', 'crowded', 'dark']);
