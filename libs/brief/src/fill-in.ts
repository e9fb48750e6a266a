import type { Surface } from '@plumbline/concept';
import { nameOfFeature } from './features/features.js';
import { keepable } from './keeping/keepables.js';
import type { BriefInWords } from './reading/reading-of-words.js';
import { dollars } from './units.js';
import { LAYOUT_WORDS } from './words/layout-words.js';
import { SURFACE_NAMES } from './words/surface-names.js';

/**
 * Fills in from a form's own values what the words leave open, and names what was taken. A sum that nobody typed is
 * no budget: it neither restricts a room nor makes it a plain one.
 */
export function fillIn(
  words: BriefInWords,
  form: BriefInWords,
): { readonly filled: BriefInWords; readonly taken: readonly string[] } {
  const taken: string[] = [];
  const open = <K extends keyof BriefInWords>(
    key: K,
    name: (value: NonNullable<BriefInWords[K]>) => string,
  ): Partial<BriefInWords> => {
    const value = form[key];
    if (words[key] !== undefined || value === undefined || value === null) return {};
    taken.push(name(value));
    return { [key]: value };
  };
  const list = <K extends 'colors' | 'layouts' | 'phases'>(key: K, name: string): Partial<BriefInWords> => {
    if (words[key].length > 0 || form[key].length === 0) return {};
    taken.push(name);
    return { [key]: form[key] };
  };
  const style = open('style', (id) => `${id} style`);
  const colors = list('colors', form.colors.map(({ name }) => name).join(' and '));
  const layouts = list('layouts', form.layouts.map((id) => LAYOUT_WORDS[id]?.name ?? id).join(', '));
  const materials = openMaterials(words, form);
  for (const [surface, material] of materials)
    taken.push(`${material.replaceAll('-', ' ')} ${SURFACE_NAMES[surface as Surface]}`);
  const wanted = form.wanted.filter((id) => !words.wanted.includes(id) && !words.refused.includes(id));
  taken.push(...wanted.map(nameOfFeature));
  const filled: BriefInWords = {
    ...words,
    ...style,
    ...colors,
    ...layouts,
    materials: { ...words.materials, ...Object.fromEntries(materials) },
    wanted: [...words.wanted, ...wanted],
    ...open('door', (door) => `${door.replace('-', ' ')} doors`),
    ...open('materialsUsd', (usd) => `${dollars(usd)} for materials`),
    ...open('workType', (type) => type),
    ...open('startInDays', (days) => `start in ${days} days`),
    ...open('durationDays', (days) => `done in ${days} days`),
    ...list('phases', 'the payment phases'),
    ...(words.requirements === undefined && form.requirements !== undefined
      ? { requirements: form.requirements }
      : {}),
  };
  return { filled, taken };
}

/** The form's materials of surfaces of which the words tell neither another one nor that it stays. */
const openMaterials = (words: BriefInWords, form: BriefInWords): readonly (readonly [string, string])[] =>
  Object.entries(form.materials).filter(
    ([surface, material]) =>
      words.materials[surface as Surface] === undefined &&
      !words.avoided.includes(material) &&
      !words.kept?.some(({ id }) => keepable(id)?.surface === surface),
  );
