import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type Sample, sample } from './sample.js';

/** A sheet as offices send it. */
async function paper(pages = 1): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) document.addPage().drawText(`License 4711, sheet ${page}`);
  return document;
}

/** With object streams, as most programs write PDFs, or with its objects in plain sight. */
const saved = async (document: PDFDocument, useObjectStreams = true) =>
  Buffer.from(await document.save({ useObjectStreams }));

export async function goodPdfs(): Promise<Sample[]> {
  return [
    sample('license.pdf', 'one page', await saved(await paper())),
    sample('proposal.PDF', 'fifty pages', await saved(await paper(50), false)),
    sample('scan', 'no extension', await saved(await paper(2))),
  ];
}

export interface BadPdf extends Sample {
  /** What its sender is told. */
  readonly said: RegExp;
}

/** PDFs that no bid takes. */
export async function badPdfs(): Promise<BadPdf[]> {
  const ACTS = /carries a script, a form or files inside/;
  const DAMAGED = /damaged or too large/;
  const script = await paper();
  script.addJavaScript('start', 'app.alert(1)');
  const inside = await paper();
  await inside.attach(Buffer.from('MZ'), 'invoice.exe', { mimeType: 'application/octet-stream' });
  const launch = await paper();
  launch.catalog.set(
    PDFName.of('OpenAction'),
    launch.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') }),
  );
  const locked = await paper();
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  const plain = (await saved(await paper(), false)).toString('latin1');
  // The first object 90 runs a script; the second, of the same number, stands before it only in the eyes of a reader
  // that goes by the last one.
  const object = (inner: string) => `90 0 obj\n<< ${inner} >>\nendobj\n`;
  const spelled = (inner: string) =>
    Buffer.from(plain.replace('xref\n', `${object(inner)}${object('/Type /Action')}xref\n`), 'latin1');
  const bad = (name: string, what: string, bytes: Buffer | string, said: RegExp): BadPdf => ({
    ...sample(name, what, bytes),
    said,
  });
  return [
    bad('script.pdf', 'a script in an object stream', await saved(script), ACTS),
    bad('inside.pdf', 'a file inside', await saved(inside), ACTS),
    bad('launch.pdf', 'starts a program', await saved(launch, false), ACTS),
    bad(
      'hidden.pdf',
      'a script under a later object',
      spelled('/S /JavaScript /JS (app.alert\\(1\\))'),
      ACTS,
    ),
    bad('spelled.pdf', 'a script in other letters', spelled('/S /J#61vaScript /J#53 (1)'), ACTS),
    bad('locked.pdf', 'a password', await saved(locked, false), /is locked/),
    bad('cut.pdf', 'half of it', (await saved(await paper())).subarray(0, 300), DAMAGED),
    bad('only.pdf', 'nothing but its signature', '%PDF-1.7\n%%EOF', DAMAGED),
    bad('page.pdf', 'a web page', '<!doctype html><script>alert(1)</script>', /not a PDF, JPEG/),
    bad('photo.jpg', 'a PDF by the name of a picture', await saved(await paper()), /something else/),
    bad('long.pdf', '51 pages', await saved(await paper(51)), /has 51 pages/),
  ];
}

/** A PDF whose objects lie in a stream that unpacks to so many bytes. */
export function packedPdf(bytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(bytes, ' '), { level: 1 });
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${head}\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  ]);
}
