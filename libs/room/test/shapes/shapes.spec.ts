import { readBrief } from '@plumbline/brief';
import { areaIn2, derivedOf, isRectangular, rectangularShell } from '@plumbline/concept';
import { shellSchema } from '@plumbline/concept/schemas';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { SHAPES } from './shapes.js';

describe('shapes in words', () => {
  it.each(SHAPES)('%s: "%s" reads as %s', (category, text, expected) => {
    const { brief } = readBrief({ category, designPrompt: text });
    const { widthIn, depthIn, ceilingIn } = brief.size;
    const shell = brief.shell ?? rectangularShell(widthIn, depthIn, ceilingIn);
    expect(shellSchema.safeParse(shell).error?.issues).toBeUndefined();
    expect(derivedOf(shell)).toMatchObject(brief.size);
    const sides = (trait: 'bearing' | 'wet') =>
      [...new Set(shell.walls.filter((wall) => wall[trait]).map((wall) => wall.side))].join('+');
    for (const token of expected.split(' ')) {
      const [name, value = ''] = token.split(':');
      if (name === 'corners') expect(shell.outline).toHaveLength(Number(value));
      else if (name === 'box') expect(`${widthIn}x${depthIn}`).toBe(value);
      else if (name === 'area') expect(areaIn2(shell) / 144).toBeCloseTo(Number(value), 1);
      else if (name === 'slope') {
        const { kneeStartIn, ridgeIn, kneeEndIn } = shell.ceiling.slope ?? {};
        expect(`${kneeStartIn}-${ridgeIn}-${kneeEndIn}`).toBe(value);
      } else if (name === 'zone')
        expect(shell.ceiling.zones.map((z) => `${z.kind}@${z.heightIn}`)).toEqual([value]);
      else if (name === 'bearing') expect(sides('bearing')).toBe(value);
      else if (name === 'wet') expect(sides('wet')).toBe(value);
      else if (name === 'fixed') expect(brief.fixed?.map((item) => item.kind)).toEqual([value]);
      else if (name === 'layout') expect(brief.layouts).toEqual([value]);
      else {
        expect(name).toBe('plain');
        expect(isRectangular(shell)).toBe(true);
        expect(shell.ceiling.zones).toEqual([]);
        expect(shell.ceiling.slope).toBeUndefined();
      }
    }
  });

  it('are told to be so in the plan, with what was taken for what words left open', () => {
    const told = (category: 'bedroom' | 'kitchen' | 'basement' | 'bathroom', designPrompt: string) => {
      const concept = planConcept({ category, designPrompt }, { seed: 3, date: '2026-11-22' });
      expect(faultsOf(concept)).toEqual([]);
      return concept;
    };
    const notch = told('kitchen', 'L-shaped room, 16x14 with a 6x5 notch');
    expect(notch.brief.understood.map((u) => u.meaning)).toEqual(
      expect.arrayContaining([
        'Size: 16\'-0" by 14\'-0"',
        'Notch of 6\'-0" by 5\'-0" at the northeast',
        'L-shaped room',
      ]),
    );
    expect(notch.brief.assumed.join(' ')).toContain('Which corner the notch takes was not told');
    expect(notch.room.shell.outline).toHaveLength(6);
    const bump = told('bedroom', '14x13 with a 6x3 bump-out on the north wall');
    expect(bump.room.depthIn).toBe(192);
    expect(bump.brief.understood.map((u) => u.meaning)).toContain('Size: 14\'-0" by 13\'-0"');
    const attic = told('bedroom', '14x22 attic, knee walls 5 ft, peak 9 ft');
    expect(attic.brief.understood.map((u) => u.meaning)).toContain(
      'Sloped ceiling: knee walls 5\'-0", peak 9\'-0"',
    );
    expect(attic.room.ceilingIn).toBe(108);
    expect(attic.brief.unread).toEqual([]);
    const column = told('basement', '28x24 with a steel column in the middle');
    expect(column.room.items.filter((item) => item.fixed).map((item) => item.kind)).toEqual(['column']);
    const wet = told('bathroom', '9x10, plumbing wall on the east');
    expect(wet.room.shell.walls.filter((wall) => wall.wet).map((wall) => wall.side)).toEqual(['east']);
    const again = planConcept(
      { category: 'kitchen', designPrompt: 'L-shaped room, 16x14 with a 6x5 notch' },
      { seed: 9, date: '2026-11-22', otherThan: [notch.room] },
    );
    expect(again.room.shell.outline).toEqual(notch.room.shell.outline);
  });
});
