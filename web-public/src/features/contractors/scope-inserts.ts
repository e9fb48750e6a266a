import { SCOPE_SECTIONS, SCOPE_TEMPLATE } from '@plumbline/contracts';

/** What an insert did: the text, and where the section stands in it. */
export interface Insertion {
  readonly scope: string;
  /** False: it stood there already. */
  readonly added: boolean;
  readonly start: number;
  readonly end: number;
}

interface Section {
  /** Its place in SCOPE_SECTIONS. */
  readonly order: number;
  /** "6." where the heading is numbered. */
  readonly number: string | undefined;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

const NAMES = SCOPE_SECTIONS.map((name) => name.toUpperCase());
const SIGNATURES = NAMES.indexOf('SIGNATURES');

/** The standard sections that a scope has, in the order in which they stand. */
function sectionsOf(scope: string): Section[] {
  const found: Omit<Section, 'end'>[] = [];
  for (const line of scope.matchAll(/[^\n]+/g)) {
    const [whole] = line;
    const [, number, title = ''] = /^(?:(\d{1,4}\.)[ \t]{1,8})?(.*)$/s.exec(whole.trim()) ?? [];
    const order = NAMES.indexOf(title.toUpperCase().replace(/:$/, ''));
    const signed = /^(?:contractor|owner):\s*_{3,}/i.test(title);
    if (order >= 0) found.push({ order, number, start: line.index, bodyStart: line.index + whole.length });
    else if (signed && !found.some((section) => section.order === SIGNATURES))
      found.push({ order: SIGNATURES, number: undefined, start: line.index, bodyStart: line.index });
  }
  return found.map((section, i) => ({ ...section, end: found[i + 1]?.start ?? scope.length }));
}

/** A section put where it belongs, once: into the one that is there, else before the next in order. */
export function withSection(scope: string, text: string): Insertion {
  const own = sectionsOf(text)[0];
  if (!own) return { scope, added: false, start: 0, end: 0 };
  const sections = sectionsOf(scope);
  const there = sections.find(({ order }) => order === own.order);
  if (there) return withLines(scope, there, text.slice(own.bodyStart).trim());
  const next = sections.find(({ order }) => order > own.order);
  const at = next?.start ?? scope.length;
  const before = scope.slice(0, at).trimEnd();
  const after = scope.slice(at);
  const start = before === '' ? 0 : before.length + 2;
  const added = numbered(text, own, sections);
  return {
    scope: `${before}${before === '' ? '' : '\n\n'}${added}${after === '' ? '' : `\n\n${after}`}`,
    added: true,
    start,
    end: start + added.length,
  };
}

/** The lines that a section does not have yet, at its end. */
function withLines(scope: string, section: Section, body: string): Insertion {
  const has = scope.slice(section.bodyStart, section.end).trim();
  // "None." gives way to what is there now.
  const none = /^none\b/i.test(has);
  const missing = none
    ? [body]
    : body.split('\n').filter((line) => line.startsWith('- ') && !has.includes(subjectOf(line)));
  if (missing.length === 0)
    return {
      scope,
      added: false,
      start: section.start,
      end: section.bodyStart + trimmedLength(scope, section),
    };
  const kept = none
    ? scope.slice(0, section.bodyStart)
    : scope.slice(0, section.bodyStart + trimmedLength(scope, section));
  const text = `${kept}\n${missing.join('\n')}`;
  const after = scope.slice(section.end);
  return {
    scope: `${text}${after === '' ? '' : `\n\n${after}`}`,
    added: true,
    start: kept.length + 1,
    end: text.length,
  };
}

const trimmedLength = (scope: string, { bodyStart, end }: Section): number =>
  scope.slice(bodyStart, end).trimEnd().length;

/** "- Tile, material: $[amount] per sq ft" is about "Tile, material". */
const subjectOf = (line: string): string => line.replace(/^- /, '').split(':')[0] ?? line;

/** With its number in the standard order, where the sections around it bear theirs. */
function numbered(text: string, own: Section, sections: readonly Section[]): string {
  const plain = text
    .slice(own.start)
    .replace(/^\d+\.\s+/, '')
    .trim();
  const standard = sections.length > 0 && sections.every(({ number, order }) => number === `${order + 1}.`);
  return standard ? `${own.order + 1}. ${plain}` : plain;
}

/** The base template: the whole of it for an empty text, else every section that the text does not have. */
export function withTemplate(scope: string): Insertion {
  if (scope.trim() === '')
    return { scope: SCOPE_TEMPLATE, added: true, start: 0, end: SCOPE_TEMPLATE.length };
  const parts = sectionsOf(SCOPE_TEMPLATE);
  const has = new Set(sectionsOf(scope).map(({ order }) => order));
  if (has.size === 0) {
    const own = scope.trimEnd();
    const text = `${own}\n\n${SCOPE_TEMPLATE}`;
    return { scope: text, added: true, start: own.length + 2, end: text.length };
  }
  const missing = parts.filter(({ order }) => !has.has(order));
  let last: Insertion = { scope, added: false, start: 0, end: 0 };
  for (const { start, end } of missing) last = withSection(last.scope, SCOPE_TEMPLATE.slice(start, end));
  return last;
}
