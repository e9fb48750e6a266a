import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });

describe('a kitchen with an end for something else, without a wall', () => {
  it.each([
    [
      '12x20',
      'One end of the kitchen is a mudroom with hooks and a bench. U-shaped kitchen at the other end.',
      'mudroom',
      ['mudroom-bench', 'bench'],
      'U-shaped kitchen, open to a mudroom',
    ],
    [
      '13x24',
      'The south half is the kitchen and the north half is a sitting area with a sofa and TV. Open between.',
      'living',
      ['sofa', 'tv'],
      'L-shaped kitchen, open to a living area',
    ],
    [
      '13x22',
      'At the west end a laundry with washer and dryer, a kitchen with a peninsula at the east end.',
      'laundry',
      ['washer', 'dryer'],
      'Peninsula kitchen, open to a laundry',
    ],
  ])('has each in its own part: %s, "%s"', (area, text, use, kinds, title) => {
    const { room, brief, title: said } = planned('kitchen', area, text);
    const part = room.parts?.find((one) => one.use === use);
    const kitchen = room.parts?.find((one) => one.use === 'kitchen');
    const isIn = (at: typeof part, { box }: (typeof room.items)[number]): boolean =>
      at !== undefined &&
      box.x >= at.x - 1 &&
      box.y >= at.y - 1 &&
      box.x + box.widthIn <= at.x + at.widthIn + 1 &&
      box.y + box.depthIn <= at.y + at.depthIn + 1;
    const asked = room.items.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((item) => !isIn(part, item))).toEqual([]);
    const cooks = room.items.filter(({ kind }) => ['range', 'refrigerator', 'dishwasher'].includes(kind));
    expect(cooks.filter((item) => !isIn(kitchen, item))).toEqual([]);
    expect(room.items.filter(({ kind }) => kind === 'partition')).toEqual([]);
    expect(brief.unmet).toEqual([]);
    expect(said).toBe(title);
  });
});

describe('a sealed door', () => {
  it.each([
    [
      'Half of the garage becomes an office with a wall between, the door to the garage must be sealed against fumes. The other half stays for a car.',
      'Door to the garage, solid, 20 min, sealed',
    ],
    [
      'Build a workshop in the back half behind a wall with an airtight door so the dust stays in. One car in front.',
      'Door, sealed',
    ],
  ])('is drawn, priced and told: %s', (text, label) => {
    const concept = planned('garage', '22x24', text);
    expect(concept.room.items.find(({ kind }) => kind === 'partition-door')?.label).toBe(label);
    expect(concept.quantities.filter(({ price }) => price === 'door-seal')).toHaveLength(1);
    expect(concept.brief.ledger?.map(({ understood }) => understood).join()).toContain(
      'A wall with a sealed door between the parts',
    );
  });

  it('is none where the floor is sealed', () => {
    const { quantities } = planned(
      'garage',
      '22x24',
      'Half the garage becomes an office behind a wall, the other half stays for one car. Have the concrete in the bay cleaned and after that sealed.',
    );
    expect(quantities.filter(({ price }) => price === 'door-seal')).toEqual([]);
  });
});

describe('two garage doors', () => {
  it.each([
    'Our garage has two separate single doors. We park two cars.',
    'We have two single-car doors with a post between. Epoxy floor.',
    'Each car has its own door. Epoxy floor, two cars.',
  ])('are drawn as two: %s', (text) => {
    const { room } = planned('garage', '24x24', text);
    expect(room.openings.filter(({ kind }) => kind === 'garage-door')).toHaveLength(2);
  });
});

describe('a hood that recirculates', () => {
  it.each([
    ['Gas range, a recirculating hood.', false],
    ['Gas range with a ductless hood.', false],
    ['Gas range with a hood vented outside.', true],
  ])('exhausts nothing outdoors: %s', (text, met) => {
    const { findings } = planned('kitchen', '11x12', `New kitchen. ${text}`);
    expect(findings.find(({ rule }) => rule === 'hood-code')?.met).toBe(met);
  });
});
