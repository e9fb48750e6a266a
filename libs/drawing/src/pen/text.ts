import { CHARACTERS, WIDTHS } from './font-data.js';
import { escapeXml, INK, n } from './svg.js';

/** The name under which the bundled font is embedded in the plan and registered with resvg and pdfkit. */
export const FONT_FAMILY = 'Barlow Semi Condensed';

type Weight = 'medium' | 'bold';

/** Height of capitals and digits, as a share of the type size. */
export const CAP_HEIGHT = 0.7;

const AT = new Map([...CHARACTERS].map((c, i) => [c, i]));
/** For characters that the bundled font's cut does not hold. */
const WIDE = 620;

/** Width of a text in points. */
export function textWidth(text: string, size: number, weight: Weight = 'medium'): number {
  let sum = 0;
  for (const c of text) {
    const at = AT.get(c);
    sum += at === undefined ? WIDE : (WIDTHS[weight][at] ?? WIDE);
  }
  return (sum * size) / 1000;
}

export interface TextOptions {
  readonly size: number;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly color?: string;
  /** Reads upwards, turned about its anchor point. */
  readonly turned?: boolean;
}

/** Text whose capitals are centred on `y` (on `x` where turned). */
export function text(x: number, y: number, content: string, o: TextOptions): string {
  const shift = (CAP_HEIGHT * o.size) / 2;
  const turn = o.turned ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : '';
  const anchor = o.anchor && o.anchor !== 'start' ? ` text-anchor="${o.anchor}"` : '';
  const weight = o.weight === 'bold' ? ' font-weight="600"' : '';
  return `<text x="${n(x)}" y="${n(y + shift)}" font-size="${n(o.size)}" fill="${o.color ?? INK.line}"${weight}${anchor}${turn}>${escapeXml(content)}</text>`;
}

/** Cuts a text so that it is at most `width` points wide. */
export function fitted(content: string, width: number, size: number, weight: Weight = 'medium'): string {
  if (textWidth(content, size, weight) <= width) return content;
  let cut = content;
  while (cut.length > 1 && textWidth(`${cut.trimEnd()}…`, size, weight) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
