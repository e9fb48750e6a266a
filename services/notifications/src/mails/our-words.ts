import type { MailConcept } from './mail-concept.js';

/** Texts that we make ourselves or that only hold a known form: ids, codes, times, and words from our own lists. */
const OURS =
  /^(?:id|code|\w+Id|\w+At|respondBy|status|by|from|to|type|conceptKey|zipCode|city|category|categories|purpose|priceBasis|trade|state)$/;
/** Lists of files that people sent. */
const FILES: ReadonlySet<string> = new Set(['photos', 'files']);
/** Stands for a title that somebody else wrote. */
const UNTITLED = 'Remodel';

/**
 * The facts of a mail without anything that another person wrote: for an address that nobody has proved yet. What is
 * not known to be ours is left out, so that a new field is left out too. Titles and descriptions of designs that we
 * made stay.
 */
export function inOurWords<Facts>(facts: Facts, to: string): Facts {
  return clean(facts, '', to) as Facts;
}

function clean(value: unknown, name: string, to: string): unknown {
  if (typeof value === 'string') return isOurs(value, name, to) ? value : '';
  if (Array.isArray(value)) return FILES.has(name) ? [] : value.map((item) => clean(item, name, to));
  if (typeof value !== 'object' || value === null) return value;
  if (name === 'preferences' || name === 'words') return {};
  const made = value as { id?: unknown; designId?: unknown; title?: unknown; description?: unknown };
  const kept = Object.entries(value).map(([key, inner]) => [key, clean(inner, key, to)]);
  return {
    ...Object.fromEntries(kept),
    ...(typeof made.title === 'string' ? titlesOf(made) : {}),
  };
}

function isOurs(text: string, name: string, to: string): boolean {
  if (/email$/i.test(name)) return text.trim().toLowerCase() === to;
  return OURS.test(name);
}

/** A design with an id is ours, and so is what is said of it. */
function titlesOf({ id, designId, title, description }: { [name: string]: unknown }): object {
  const ours = (designId ?? id ?? null) !== null;
  const describes = description !== undefined;
  return { title: ours ? title : UNTITLED, ...(describes ? { description: ours ? description : '' } : {}) };
}

/** A concept without the words of whoever wished for it. */
export const conceptInOurWords = (concept: MailConcept): MailConcept => ({
  ...concept,
  design: { ...concept.design, designPrompt: '', contractorPrompt: '' },
  request: {},
});
