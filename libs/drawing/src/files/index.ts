import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { PAPERS, type Paper, type Sheet } from '../sheet/sheet-frame.js';

/** Drawings as files. Needs Node: the main entry stays free of it. */

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

/** Sheets of a drawing set as one PDF; a sheet smaller than the paper stands in its middle, at its scale. */
export function drawingsPdf(
  sheets: readonly Pick<Sheet, 'svg' | 'width' | 'height'>[],
  {
    paper = 'letter',
    created,
    title,
  }: { readonly paper?: Paper; readonly created?: string; readonly title?: string } = {},
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
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
  const { w, h } = PAPERS[paper];
  for (const { svg, width, height } of sheets) {
    const [pageW, pageH] = width < height ? [h, w] : [w, h];
    document.addPage({ size: [pageW, pageH], margin: 0 });
    svgToPdf(document, withoutFont(svg), (pageW - width) / 2, (pageH - height) / 2, {
      assumePt: true,
      width,
      height,
      fontCallback: (_family: string, bold: boolean) => (bold ? 'bold' : 'medium'),
    });
  }
  document.end();
  return done;
}

/** The embedded web font is for browsers; here the whole font is at hand. */
const withoutFont = (svg: string): string => svg.replace(/<style>@font-face[\s\S]*?<\/style>/, '');
