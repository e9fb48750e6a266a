import { itemsOf } from '@plumbline/concept';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevationsOf } from '../src/drawing/elevations.js';
import { cabinetsCsv, drawSet, quantitiesCsv, type Sheet } from '../src/drawing/index.js';
import { drawingsPdf } from '../src/files/index.js';
import { NoRoomFits, planConcept } from '../src/index.js';
import { randomRooms, shapedRooms } from './random-request.js';

const DATE = '2026-11-21';
const kitchen = planConcept(
  { category: 'kitchen', area: '13x15', features: 'island, subway tile, double oven' },
  { seed: 1, date: DATE },
);

/** Labels of a sheet that meet, or that leave it, as sentences. */
function clashes({ number, labels, width, height }: Sheet): string[] {
  return labels.flatMap((a, i) => [
    ...(a.x < 0 || a.y < 0 || a.x + a.w > width || a.y + a.h > height
      ? [`${number}: "${a.text}" leaves the sheet`]
      : []),
    ...labels
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => `${number}: "${a.text}" meets "${b.text}"`),
  ]);
}

describe('the drawing set', () => {
  it('lets no label meet another on any sheet of rooms of all kinds and shapes', { timeout: 120_000 }, () => {
    let sheets = 0;
    for (const { request, seed, shell } of fc.sample(
      fc.oneof(randomRooms(), ...ROOM_CATEGORIES.map((category) => shapedRooms(category))),
      {
        seed: 20_261_122,
        numRuns: 300,
      },
    )) {
      try {
        const concept = planConcept(request, { seed, date: DATE, ...(shell ? { shell } : {}) });
        for (const sheet of drawSet(concept, seed % 2 ? 'letter' : 'tabloid', { embedFont: false })) {
          if (sheet.number === 'A-1') continue;
          sheets++;
          expect(clashes(sheet)).toEqual([]);
        }
      } catch (error) {
        if (!(error instanceof NoRoomFits)) throw error;
      }
    }
    expect(sheets).toBeGreaterThan(400);
  });

  it('has a floor plan, an elevation of each wall that carries anything, and power and light', () => {
    const set = drawSet(kitchen, 'letter', { embedFont: false });
    expect(set.map((s) => s.number).filter((n) => !n.startsWith('A-2'))).toEqual(['A-1', 'E-1']);
    const text = set.map((s) => s.svg).join('');
    const walls = elevationsOf(kitchen.room);
    expect(walls.length).toBeGreaterThan(1);
    for (const { name } of walls) expect(text).toContain(name);
    const seen = new Set(walls.flatMap((w) => w.things.map((t) => t.item.id)));
    for (const item of itemsOf(kitchen.room, 'base-cabinet', 'wall-cabinet', 'tall-cabinet', 'backsplash'))
      if (item.group !== 'island') expect(seen.has(item.id)).toBe(true);
    // Heights of the counter and of what hangs, and the wall's whole length.
    for (const words of ['36"', '54"', '13\'-0"'])
      expect(text).toContain(words.replace(/["']/g, (c) => `&#${c.charCodeAt(0)};`));
    expect(text).toContain('NEC 220.82');
  });

  it('mirrors the walls that are seen from their far end', () => {
    const [south] = elevationsOf(kitchen.room).filter((w) => w.wall.side === 'south');
    for (const { item, x, w } of south?.things ?? [])
      expect(x + w).toBeCloseTo(kitchen.room.widthIn - Math.max(0, item.box.x), 1);
  });

  it.each(['letter', 'tabloid'] as const)('is one PDF on %s with a page for each sheet', async (paper) => {
    const set = drawSet(kitchen, paper, { embedFont: false });
    const pdf = (await drawingsPdf(set, { paper, created: DATE, title: kitchen.title })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(set.length);
    expect(pdf).toContain(paper === 'letter' ? '/MediaBox [0 0 792 612]' : '/MediaBox [0 0 1224 792]');
  });

  it('comes with takeoffs for a spreadsheet', () => {
    const lines = quantitiesCsv(kitchen).split('\r\n');
    expect(lines).toHaveLength(kitchen.quantities.length + 2);
    expect(lines[0]).toBe(
      '\ufefftrade,item,quantity,unit,supply,where,formula,low,likely,high,labor,material,source,year',
    );
    expect(cabinetsCsv(kitchen.room)).toMatch(/\r\nB\d+,/);
    const [first] = kitchen.quantities;
    if (first)
      expect(quantitiesCsv({ ...kitchen, quantities: [{ ...first, item: '=cmd()' }] })).toContain(
        ",'=cmd(),",
      );
  });
});
