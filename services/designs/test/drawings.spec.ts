import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

let designs: RunningDesigns;
let id: string;
beforeAll(async () => {
  designs = await startDesigns({ JOBS: '1' });
  drawAtOnce(designs.service);
  const { designs: made } = await designs.ended(await designs.ask());
  id = made?.[0]?._id ?? '';
});
afterAll(() => designs.stop());

const local = (url: string) => designs.url + new URL(url).pathname + new URL(url).search;

it('hands a set over sheet by sheet, whole on both papers, and its takeoffs as CSV', async () => {
  const { status, body } = await designs.call('GET', `/api/designs/${id}/drawings`);
  expect(status).toBe(200);
  const numbers = body.sheets.map(({ number }: { number: string }) => number);
  expect(numbers[0]).toBe('A-1');
  expect(numbers.at(-1)).toBe('E-1');
  expect(numbers.some((number: string) => number.startsWith('A-2'))).toBe(true);
  for (const { number, url } of body.sheets) {
    const svg = await fetch(local(url));
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(await svg.text()).toContain(number === 'A-1' ? 'A-1' : `>${number}<`);
  }
  const pdfOf = async (url: string) => {
    const pdf = Buffer.from(await (await fetch(local(url))).arrayBuffer()).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    return { pages: pdf.match(/\/Type \/Page\b/g)?.length, wide: pdf.includes('[0 0 1224 792]') };
  };
  expect(await pdfOf(body.letterPdfUrl)).toEqual({ pages: numbers.length, wide: false });
  // A larger sheet takes more elevations.
  const { pages, wide } = await pdfOf(body.tabloidPdfUrl);
  expect(pages).toBeLessThanOrEqual(numbers.length);
  expect(wide).toBe(true);
  const quantities = await (await fetch(local(body.quantitiesCsvUrl))).text();
  expect(quantities.split('\r\n')[0]).toMatch(/trade,item,quantity,unit/);
  expect(quantities).toContain(',likely,high,');
  const takeOff = await (await fetch(`${local(body.quantitiesCsvUrl)}?prices=none`)).text();
  expect(takeOff.split('\r\n')[0]).toMatch(/trade,item,quantity,unit,supply,where,formula$/);
  expect(takeOff.split('\r\n').length).toBe(quantities.split('\r\n').length);
  const cabinets = await fetch(local(body.cabinetsCsvUrl));
  expect(cabinets.headers.get('content-disposition')).toContain('cabinets.csv');
  expect((await cabinets.text()).split('\r\n').length).toBeGreaterThan(3);
});

it('is drawn once for whoever has it: an unchanged sheet is no second answer', async () => {
  const path = `${designs.url}/api/designs/${id}/drawings/A-1.svg`;
  const first = await fetch(path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await fetch(path, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await fetch(`${path}?paper=tabloid`, { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

it('refuses other papers in a sentence, and knows no other sheets and no other designs', async () => {
  const paper = await designs.call('GET', `/api/designs/${id}/drawings.pdf?paper=napkin`);
  expect(paper.status).toBe(400);
  expect(JSON.stringify(paper.body)).toContain('paper must be of: letter, tabloid');
  const missing = [`${id}/drawings/A-9.svg`, `${id.replace(/.$/, '0')}0/drawings`, 'nothing/quantities.csv'];
  for (const path of missing) expect((await designs.call('GET', `/api/designs/${path}`)).status).toBe(404);
});
