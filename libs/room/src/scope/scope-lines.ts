import type { Quantity, Trade } from '@plumbline/concept';

/** A scope of work as data: sections with lines, each with an id that stays the same from draft to draft. */
export interface Scope {
  readonly title: string;
  readonly sections: readonly ScopeSection[];
  readonly exhibits: readonly ScopeSection[];
}

export interface ScopeSection {
  readonly id: string;
  readonly name: string;
  /** Division of CSI MasterFormat that it belongs to; lines of a trade have their own. */
  readonly csi: string;
  readonly lines: readonly ScopeLine[];
}

export interface ScopeLine {
  readonly id: string;
  /** Without line breaks. */
  readonly text: string;
  /** How it stands on the page; a paragraph where it is left out. */
  readonly as?: 'bullet' | 'asked' | 'item' | 'trade' | 'note' | 'row';
  readonly trade?: Trade;
  readonly csi?: string;
  /** The quantity that a line of work promises. */
  readonly quantity?: Quantity;
}

/** CSI MasterFormat divisions of the trades. The numbers belong to CSI. */
export const CSI: Readonly<Record<Trade, string>> = {
  permits: '01',
  demolition: '02',
  framing: '06',
  plumbing: '22',
  hvac: '23',
  electrical: '26',
  insulation: '07',
  drywall: '09',
  'doors and windows': '08',
  cabinets: '06',
  counters: '12',
  tile: '09',
  flooring: '09',
  trim: '06',
  fixtures: '22',
  appliances: '11',
  painting: '09',
  specialties: '10',
  'clean-up': '01',
};

/** Columns that a page of text holds. */
const WIDTH = 78;

/** The scope as text that reads in a text field and prints: sections numbered, exhibits lettered. */
export function textOf({ title, sections, exhibits }: Scope): string {
  const body = [
    ...sections.map((s, i) => `${i + 1}. ${s.name.toUpperCase()}\n${linesOf(s.lines)}`),
    ...exhibits.map(
      (s, i) => `EXHIBIT ${String.fromCharCode(65 + i)}: ${s.name.toUpperCase()}\n${linesOf(s.lines)}`,
    ),
  ];
  return `SCOPE OF WORK: ${title}\n(draft from the concept; verify on site before signing)\n\n${body.join('\n\n')}\n`;
}

function linesOf(lines: readonly ScopeLine[]): string {
  let letter = 0;
  return lines
    .map(({ as, text }) => {
      switch (as) {
        case 'bullet':
          return wrap(`- ${text}`, '   ', '     ');
        case 'asked':
          return wrap(text, '   ', '      ');
        case 'trade':
          letter = 0;
          return `\n${wrap(text, '   ')}`;
        case 'item':
          return wrap(`${letterOf(letter++)}. ${text}`, '   ', '      ');
        case 'note':
          return wrap(text, '      ');
        case 'row':
          return text;
        default:
          return wrap(text);
      }
    })
    .join('\n');
}

/** a, b, … z, aa, ab. */
const letterOf = (n: number): string =>
  (n >= 26 ? String.fromCharCode(96 + Math.floor(n / 26)) : '') + String.fromCharCode(97 + (n % 26));

/** Breaks a paragraph into lines of at most 78 characters. */
export function wrap(text: string, first = '', rest = first): string {
  const lines: string[] = [];
  let current = first;
  let empty = true;
  // A mark in brackets is not broken.
  const words = text
    .replace(/\[[^\]]{1,20}\]/g, (mark) => mark.replaceAll(' ', '\u00a0'))
    .split(/[^\S\u00a0]+/);
  for (const word of words) {
    if (!empty && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = rest;
      empty = true;
    }
    current += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(current);
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

export const para = (id: string, text: string): ScopeLine => ({ id, text });
export const bullet = (id: string, text: string): ScopeLine => ({ id, text, as: 'bullet' });
export const row = (id: string, text: string): ScopeLine => ({ id, text, as: 'row' });
