import { inflateSync } from 'node:zlib';
import { scopeFiles } from '../../../src/mails/attachments/scope-files.js';
import { SAMPLES } from '../../samples.js';

const SECTIONS = Array.from({ length: 60 }, (_, n) => `${n + 1}. SECTION ${n + 1}`);
const LONG = `${SECTIONS.map((title) => `${title}\n- ${'Work to be done here. '.repeat(8)}\n`).join('\n')}
WARRANTY
Labor is warranted for 12 months. Küche, Ελλάδα, Москва, 木, 🛁.

SIGNATURES
Contractor: ____________  Owner: ____________`;

const filesFor = (scope: string) => scopeFiles({ ...SAMPLES['bid-received'], scope });

test('a long scope is attached whole, as pages and as text', async () => {
  expect(LONG.length).toBeGreaterThan(10_000);
  const [pdf, text] = await filesFor(LONG);
  expect([pdf?.filename, pdf?.contentType]).toEqual(['scope-of-work.pdf', 'application/pdf']);
  expect([text?.filename, text?.contentType]).toEqual(['scope-of-work.txt', 'text/plain; charset=utf-8']);
  const asSent = LONG.split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
  expect(text?.content).toContain(`\n\n${asSent}\n`);
  expect(text?.content).toContain('Price: $38,750');

  const pages = pagesOf(pdf?.content as Buffer);
  expect(pages.length).toBeGreaterThan(3);
  const said = pages.join('\n');
  for (const line of [...SECTIONS, 'WARRANTY', 'Labor is warranted for 12 months.', 'Москва', 'SIGNATURES']) {
    expect(said.replace(/\s+/g, ' ')).toContain(line);
  }
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

test('nothing that is written makes it fail', async () => {
  for (const scope of ['x', '-', '\u0000\ud800', 'A'.repeat(50_000), '1. \n\n\n- \n', '\u202eabc']) {
    const [pdf, text] = await filesFor(scope);
    expect(pagesOf(pdf?.content as Buffer).length).toBeGreaterThan(0);
    expect(text?.content).toContain('Bid: PL-7K3QX9');
  }
});

/** The text of each page, read through the fonts' own tables of what each glyph stands for. */
function pagesOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id as string, body as string);
  const streamOf = (id: string): string => {
    const [, data] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return data ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : '';
  };
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id as string) ?? '') ?? [];
      if (map) fonts.set(name as string, glyphsOf(streamOf(map)));
    }
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => textOf(streamOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? ''), fonts));
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  let next = 0;
  for (const [, from, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    next = Number.parseInt(from as string, 16);
    for (const [, hex] of (list as string).matchAll(/<([0-9a-f ]*)>/gi)) {
      const units = (hex as string).replace(/ /g, '').match(/.{4}/g) ?? [];
      glyphs.set(next, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
      next += 1;
    }
  }
  return glyphs;
}

function textOf(content: string, fonts: Map<string, Map<number, string>>): string {
  let glyphs = new Map<number, string>();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      glyphs = fonts.get(font) ?? glyphs;
      continue;
    }
    for (const [, hex] of (shown as string).matchAll(/<([0-9a-f]+)>/gi)) {
      for (const code of (hex as string).match(/.{4}/g) ?? [])
        text += glyphs.get(Number.parseInt(code, 16)) ?? '';
    }
    text += ' ';
  }
  return text;
}
