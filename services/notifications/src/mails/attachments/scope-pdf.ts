import { createRequire } from 'node:module';
import { readScope, type ScopeBlock } from '@plumbline/contracts';
import PDFDocument from 'pdfkit';

/** A contractor's scope of work as a document. */
export interface ScopeDocument {
  readonly title: string;
  /** What stands under the title, as names and values. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly scope: string;
  /** At the foot of every page, before the page's number. */
  readonly foot: string;
}

const require = createRequire(import.meta.url);
/** Latin, Greek, Cyrillic, Hebrew, Arabic and most signs; what it lacks is drawn as a box. */
const FONTS = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** A word this long is broken, in characters: none is this long, and breaking one takes pdfkit long. */
const WORD_MAX = 40;

/** Points (1/72 in) on US letter. */
const MARGIN = 60;
const FOOT = 40;
const INDENT = 14;
const NAME_WIDTH = 96;

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * The whole scope of work on US letter pages, with headings, lists and page numbers. The same document gives the same
 * bytes.
 */
export function scopePdf({ title, facts, scope, foot }: ScopeDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    info: { Title: title, Producer: 'Plumbline', Creator: 'Plumbline', CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('text', FONTS.text).registerFont('bold', FONTS.bold);
  pdf.font('bold').fontSize(19).text(title, { lineGap: 2 }).moveDown(0.6);
  for (const [name, value] of facts) drawFact(pdf, name, value);
  pdf.moveDown(1);
  for (const block of readScope(broken(scope))) drawBlock(pdf, block);
  drawFeet(pdf, foot);
  pdf.end();
  return done;
}

function drawFact(pdf: Pdf, name: string, value: string): void {
  const top = pdf.y;
  pdf.font('text').fontSize(10).fillColor('#4b5456').text(name, MARGIN, top, { width: NAME_WIDTH });
  const below = pdf.y;
  pdf
    .fillColor('#15191a')
    .text(broken(value), MARGIN + NAME_WIDTH, top, { width: widthOf(pdf) - NAME_WIDTH });
  pdf.x = MARGIN;
  pdf.y = Math.max(pdf.y, below) + 3;
}

function drawBlock(pdf: Pdf, block: ScopeBlock): void {
  const room = pdf.page.height - pdf.page.margins.bottom - pdf.y;
  switch (block.kind) {
    case 'heading':
      // Not alone at the foot of a page.
      if (room < 70) pdf.addPage();
      pdf.moveDown(0.7).font('bold').fontSize(12).text(block.text, { lineGap: 1 }).moveDown(0.3);
      break;
    case 'lead':
      if (room < 50) pdf.addPage();
      pdf.moveDown(0.3).font('bold').fontSize(10).text(block.text, { lineGap: 2 }).moveDown(0.2);
      break;
    case 'text':
      pdf.font('text').fontSize(10).text(block.text, { lineGap: 2 }).moveDown(0.4);
      break;
    case 'list':
      for (const item of block.items) drawItem(pdf, item);
      pdf.moveDown(0.3);
  }
}

function drawItem(pdf: Pdf, item: string): void {
  pdf.font('text').fontSize(10);
  if (pdf.y + pdf.currentLineHeight() > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const top = pdf.y;
  pdf.text('•', MARGIN, top, { lineBreak: false });
  pdf.text(item, MARGIN + INDENT, top, { width: widthOf(pdf) - INDENT, lineGap: 2 });
  pdf.x = MARGIN;
  pdf.y += 2;
}

function drawFeet(pdf: Pdf, foot: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const top = pdf.page.height - MARGIN;
    // Text below the margin would open a page.
    pdf.page.margins.bottom = 0;
    pdf.font('text').fontSize(8).fillColor('#4b5456');
    pdf.text(foot, MARGIN, top, { width: widthOf(pdf) - 90, height: 20, ellipsis: true });
    pdf.text(`Page ${index - start + 1} of ${count}`, MARGIN, top, { width: widthOf(pdf), align: 'right' });
  }
}

/** Text whose words fit on a line. */
const broken = (text: string): string => text.replace(new RegExp(`\\S{${WORD_MAX}}(?=\\S)`, 'gu'), '$& ');

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
