import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { SHEET } from '../drawing/sheet.js';

/** Plan drawings as files. Needs Node: the main entry stays free of it. */

const FONTS = {
  medium: fileURLToPath(new URL('../../fonts/BarlowSemiCondensed-Medium.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../../fonts/BarlowSemiCondensed-SemiBold.ttf', import.meta.url)),
} as const;

/** A plan as PNG; `scale` 2 gives 1,224 by 1,584 pixels. */
export function planPng(svg: string, { scale = 2 }: { readonly scale?: number } = {}): Buffer {
  const resvg = new Resvg(withoutFont(svg), {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: [FONTS.medium, FONTS.bold],
      loadSystemFonts: false,
      defaultFontFamily: 'Barlow Semi Condensed',
    },
  });
  return resvg.render().asPng();
}

/** A plan as PDF on US letter; `created` (ISO) is the document's date. */
export function planPdf(
  svg: string,
  { created, title }: { readonly created?: string; readonly title?: string } = {},
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [SHEET.w, SHEET.h],
    margin: 0,
    info: { ...(title ? { Title: title } : {}), ...(created ? { CreationDate: new Date(created) } : {}) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.registerFont('medium', readFileSync(FONTS.medium));
  document.registerFont('bold', readFileSync(FONTS.bold));
  svgToPdf(document, withoutFont(svg), 0, 0, {
    assumePt: true,
    width: SHEET.w,
    height: SHEET.h,
    fontCallback: (_family: string, bold: boolean) => (bold ? 'bold' : 'medium'),
  });
  document.end();
  return done;
}

/** The embedded web font is for browsers; here the whole font is at hand. */
const withoutFont = (svg: string): string => svg.replace(/<style>@font-face[\s\S]*?<\/style>/, '');
