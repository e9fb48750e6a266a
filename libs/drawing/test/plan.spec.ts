import { planConcept } from '@plumbline/room';
import { feetAndInches, plainInches } from '@plumbline/room/parts';
import { describe, expect, it } from 'vitest';
import { drawingsPdf, planPng } from '../src/files/index.js';
import { drawPlan } from '../src/index.js';
import { drawSheet } from '../src/plan/plan.js';
import { clashesOf } from '../src/testing/clashes.js';

const concept = planConcept(
  { category: 'kitchen', area: '12x14', layout: 'U-shaped', zipCode: '02139' },
  { seed: 1, date: '2026-11-21' },
);
const svg = drawPlan(concept);

describe('the floor plan', () => {
  it('is the same for the same concept', () => {
    expect(drawPlan(JSON.parse(JSON.stringify(concept)))).toBe(svg);
  });

  it('bears title, ZIP area, date, scale, sheet and caution', () => {
    for (const words of [
      'ZIP area 02139',
      '2026-11-21',
      'Scale 3/8&#34; = 1&#39;-0&#34;',
      'A-1',
      'Concept: verify on site',
      'U-shaped kitchen',
      'Cabinet schedule',
      'Legend',
    ]) {
      expect(svg).toContain(words);
    }
  });

  it("tells the room's whole length on two sides, in feet and inches", () => {
    const texts = drawSheet({ room: concept.room, title: concept.title, date: concept.date }).labels.map(
      (l) => l.text,
    );
    expect(texts).toContain('12\'-0"');
    expect(texts).toContain('14\'-0"');
    expect(texts).toEqual(expect.arrayContaining(['REF', 'DW', 'RNG', 'SB36']));
  });

  it('lists every cabinet once, with its count', () => {
    const { room } = concept;
    const bases = room.items.filter((i) => i.kind === 'base-cabinet').length;
    const rows = [
      ...svg.matchAll(
        />(?:(\d+) × )?(?:Base cabinet|Drawer base|Base, waste pull-out|Base, spice pull-out)</g,
      ),
    ];
    expect(rows.reduce((n, m) => n + Number(m[1] ?? 1), 0)).toBe(bases);
  });

  it('shortens a room of 200 by 5 ft with break lines, and still tells its whole length', () => {
    const long = planConcept({ category: 'kitchen', area: '200x5' }, { seed: 1, date: '2026-11-21' });
    const sheet = drawSheet({ room: long.room, title: long.title, date: long.date });
    const texts = sheet.labels.map((l) => l.text);
    expect(sheet.scale).toBe('3/16" = 1\'-0"');
    expect(texts).toContain('200\'-0"');
    expect(texts).toEqual(expect.arrayContaining(['REF', 'RNG', 'SB24']));
    expect(clashesOf(sheet)).toEqual([]);
  });

  it('breaks a long title into two lines instead of cutting it', () => {
    const title = 'Basement with a home theater, a bar, a bath, a guest bedroom and a gym for the family';
    const sheet = drawSheet({ room: concept.room, title, date: '2026-11-21' });
    const lines = [...sheet.svg.matchAll(/font-weight="600">([^<]*)</g)].map((m) => m[1]);
    expect(lines.join(' ')).toContain(title);
  });

  it('escapes what people write', () => {
    const sheet = drawSheet({ room: concept.room, title: '<b>&"kitchen"', date: '2026-11-21' });
    expect(sheet.svg).not.toContain('<b>');
  });

  it('is a PNG of letter paper at twice its points', () => {
    const png = planPng(svg, { scale: 2 });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1224, 1584]);
    expect(png.length).toBeGreaterThan(20_000);
  });

  it('is a PDF of one letter page', async () => {
    const pdf = await drawingsPdf([{ svg, width: 612, height: 792 }], {
      created: '2026-11-21T00:00:00Z',
      title: concept.title,
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
    expect(pdf.toString('latin1')).toContain('BarlowSemiCondensed');
  });
});

describe('units', () => {
  it.each([
    [150.5, '12\'-6 1/2"'],
    [144, '12\'-0"'],
    [6.5, '6 1/2"'],
    [0.25, '1/4"'],
    [11.96, '1\'-0"'],
    [36.125, '3\'-0 1/8"'],
  ])('%s in is %s', (inches, text) => {
    expect(feetAndInches(inches)).toBe(text);
  });

  it('writes plain inches', () => {
    expect([plainInches(34.5), plainInches(24), plainInches(0.5)]).toEqual(['34 1/2', '24', '1/2']);
  });
});
