import { areaIn2, ceilingAt, type Room, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { ROOFS } from './roofs.js';

/** Where one stands to use a thing, so far before its front, and the ceiling that one needs there. Inches. */
const STOOD_AT: Readonly<Record<string, readonly [beforeIn: number, heightIn: number]>> = {
  // At the middle of the clear floor before a fixture (IRC R305.1, 2012 and before: 6 ft 8 in).
  toilet: [10.5, 80],
  vanity: [10.5, 76],
  'pedestal-sink': [10.5, 76],
};

/** Under a stair one stoops so much, in a room that is planned in part. Inches. */
const STOOPED = 12;
/** What the told shell alone decides. */
const OF_SHELL =
  /^(?:ceiling-habitable|ceiling-bath|sloped-floor-area|bedroom-area|bedroom-side|sleeping-ceiling) /;

/** The point so far before the middle of a thing's front. */
function before({ box, facing }: Room['items'][number], by: number): { x: number; y: number } {
  const [x, y] = [box.x + box.widthIn / 2, box.y + box.depthIn / 2];
  const out: Readonly<Record<Side, { x: number; y: number }>> = {
    north: { x, y: box.y + box.depthIn + by },
    south: { x, y: box.y - by },
    east: { x: box.x + box.widthIn + by, y },
    west: { x: box.x - by, y },
  };
  return out[facing];
}

function headroomFaults({ shell, items, openings, ceilingIn }: Room, lowRoofSentences: number): string[] {
  const over = ({ x, y }: { x: number; y: number }): number => ceilingAt(shell, x, y);
  const faults: string[] = [];
  for (const item of items) {
    const { kind, box } = item;
    const [by, needed] = STOOD_AT[kind] ?? [];
    if (
      by !== undefined &&
      needed !== undefined &&
      over(before(item, by)) < Math.min(needed, ceilingIn) - 0.5 - lowRoofSentences
    )
      faults.push(`${kind} has ${over(before(item, by)).toFixed(1)} in before it`);
    const middle = { x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2 };
    if (kind === 'office-chair' && over(middle) < 62)
      faults.push(`chair has ${over(middle).toFixed(1)} in over it`);
    if (kind === 'shower' && over(middle) < Math.min(80, ceilingIn))
      faults.push(`shower has ${over(middle).toFixed(1)} in over its middle`);
    if (kind === 'bed') {
      const level = item.facing === 'north' || item.facing === 'south';
      const sides = level
        ? [{ ...middle, x: box.x - 12 }, { ...middle, x: box.x + box.widthIn + 12 }, before(item, 12)]
        : [{ ...middle, y: box.y - 12 }, { ...middle, y: box.y + box.depthIn + 12 }, before(item, 12)];
      if (Math.max(...sides.map(over)) < Math.min(72, ceilingIn) - 0.5)
        faults.push('nobody stands beside the bed');
    }
  }
  for (const o of openings)
    if (o.heightIn + o.sillIn > ceilingIn) faults.push(`${o.id} is above the ceiling`);
  return faults;
}

describe('roofs, bites and sizes as words tell them', () => {
  it.each(ROOFS)('%s: "%s" is planned as %s', (category, designPrompt, expected) => {
    const concept = planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-23' });
    const { room } = concept;
    const { shell, widthIn, depthIn, ceilingIn } = room;
    const { slope } = shell.ceiling;
    const posts = room.items.filter(({ kind }) => kind === 'column' || kind === 'post');
    for (const token of expected.split(' ')) {
      const [name, value = ''] = token.split(':');
      if (name === 'corners') expect(shell.outline).toHaveLength(Number(value));
      else if (name === 'box') expect(`${widthIn}x${depthIn}`).toBe(value);
      else if (name === 'area') expect(areaIn2(shell) / 144).toBeCloseTo(Number(value), 1);
      else if (name === 'ceiling') expect(ceilingIn).toBe(Number(value));
      else if (name === 'slope')
        expect(`${slope?.kneeStartIn}-${slope?.ridgeIn}-${slope?.kneeEndIn}`).toBe(value);
      else if (name === 'slope1')
        expect(`${Math.min(slope?.kneeStartIn ?? 0, slope?.kneeEndIn ?? 0)}-${shell.ceiling.heightIn}`).toBe(
          value,
        );
      else if (name === 'ridge') expect(slope?.ridge).toBe(value);
      else if (name === 'ridgeAt') expect(slope?.ridgeIn).toBe(Number(value));
      else if (name === 'low') {
        const level = slope?.ridge === 'east-west';
        const start = (slope?.kneeStartIn ?? 0) < (slope?.kneeEndIn ?? 0);
        expect(level ? (start ? 'south' : 'north') : start ? 'west' : 'east').toBe(value);
      } else if (name === 'downToFloor') {
        expect(slope?.kneeStartIn).toBe(slope?.kneeEndIn);
        expect(slope?.kneeStartIn).toBeLessThanOrEqual(12);
      } else if (name === 'vault') {
        expect(slope?.kneeStartIn).toBe(slope?.kneeEndIn);
        expect(slope?.ridgeIn).toBeGreaterThan((slope?.kneeStartIn ?? 0) + 12);
        expect(slope?.kneeStartIn).toBeGreaterThanOrEqual(84);
      } else if (name === 'posts') {
        const [count, pitch] = value.split('@').map(Number);
        expect(posts).toHaveLength(count ?? 0);
        const along = posts.map(({ box: { x, y } }) => (posts[0]?.box.x === posts.at(-1)?.box.x ? y : x));
        for (let i = 1; i < along.length; i++)
          expect(Math.abs((along[i] ?? 0) - (along[i - 1] ?? 0))).toBeCloseTo(pitch ?? 0, 1);
      } else if (name === 'holds')
        expect(room.items.map(({ kind }) => kind as string)).toEqual(
          expect.arrayContaining(value.split('+')),
        );
      else if (name === 'flat') expect(slope).toBeUndefined();
      else if (name !== 'part') throw new Error(`No such expectation: ${token}`);
    }
    expect(headroomFaults(room, expected.includes('part') ? STOOPED : 0).join('; ')).toBe('');
    if (expected.includes(' part')) expect(concept.brief.unmet.join(' ')).toContain('what fits is drawn');
    expect(
      faultsOf(concept)
        .filter((fault) => !OF_SHELL.test(fault))
        .join('; '),
    ).toBe('');
  });
});
