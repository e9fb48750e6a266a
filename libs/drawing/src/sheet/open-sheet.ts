import { FONT_DATA } from '../pen/font-data.js';
import { INK, rect } from '../pen/svg.js';
import { FONT_FAMILY } from '../pen/text.js';

export interface SheetOptions {
  /** Embeds the font, so that the drawing looks the same anywhere; on by default. resvg and PDF need it not. */
  readonly embedFont?: boolean;
}

/** The start of a drawing: its size, its name for those who do not see it, its font and its paper. */
export const openSheet = (
  w: number,
  h: number,
  title: string,
  { embedFont = true }: SheetOptions,
): string[] => [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" font-family="'${FONT_FAMILY}', 'Barlow', Arial, sans-serif" role="img" aria-label="${escapeAttribute(`Floor plan: ${title}`)}">`,
  embedFont ? fontFace() : '',
  rect(0, 0, w, h, { fill: INK.paper, stroke: 'none', weight: 0 }),
];

const escapeAttribute = (value: string): string => value.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function fontFace(): string {
  const face = (weight: number, data: string) =>
    `@font-face{font-family:'${FONT_FAMILY}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  return `<style>${face(400, FONT_DATA.medium)}${face(600, FONT_DATA.bold)}</style>`;
}
