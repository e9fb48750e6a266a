import { readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** Hands and heights are drawn as they were told, and the ledger says what is drawn. */

const plan = (category: 'bathroom' | 'kitchen' | 'bedroom', area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
const item = ({ room }: ReturnType<typeof plan>, kind: string) => room.items.find((i) => i.kind === kind);

describe('measures told of a thing', () => {
  it.each([
    [
      'We need a new tub (60 in alcove, left drain), tile surround to the ceiling, a 30" vanity.',
      'left',
      true,
    ],
    ['New 60 inch tub with right hand drain, tile to the ceiling, 36 inch vanity.', 'right', true],
    ['Right-hand drain tub with a tile surround up to the ceiling.', 'right', true],
    ['Tub with the drain on the left.', 'left', false],
    ['A new 60x32 tub, drain right.', 'right', false],
    ['Replace the tub with a left-drain soaker, floor to ceiling subway tile around the tub.', 'left', true],
    ['New 60" LH tub and full height tile around the tub', 'left', true],
  ] as const)('are the hand of a drain and the height of tile: "%s"', (text, drain, toCeiling) => {
    const planned = plan('bathroom', '5x8', text);
    expect(item(planned, 'bathtub')?.traits).toMatchObject({ drain });
    const tiled = (item(planned, 'bathtub')?.traits as { tileHeightIn?: number } | undefined)?.tileHeightIn;
    expect((tiled ?? 0) >= planned.room.shell.ceiling.heightIn).toBe(toCeiling);
    expect(planned.brief.ledger?.filter(({ outcome }) => outcome === 'changed')).toEqual([]);
  });

  it.each(['New sink with the drain on the left.', 'Shower and a linen cabinet to the ceiling.'])(
    'are none of a tub: "%s"',
    (text) => {
      const brief = readBrief({ category: 'bathroom', area: '6x9', designPrompt: text }).brief;
      expect(brief.wanted.filter((id) => /^tub-drain|^tile-to-ceiling$/.test(id))).toEqual([]);
    },
  );

  it.each([
    ['Panel-ready refrigerator and dishwasher, white cabinets.', true, true],
    ['The fridge and the dishwasher hidden behind cabinet panels.', true, true],
    ['Panel ready fridge 36in, 36" gas range, dishwasher.', true, false],
    ['Paneled dishwasher, regular fridge.', false, true],
  ])('are panels of each machine: "%s"', (text, fridge, washer) => {
    const planned = plan('kitchen', '13x15', text);
    expect(item(planned, 'refrigerator')?.traits).toMatchObject({ panelled: fridge });
    expect(item(planned, 'dishwasher')?.traits).toMatchObject({ panelled: washer });
  });

  it.each([
    ['Fridge 36in, 30" gas range.', ['refrigerator 36', 'range 30']],
    ['Panel ready fridge 42in, 36" gas range.', ['refrigerator 42', 'range 36']],
  ])('are the width of each of two machines: "%s"', (text, sizes) => {
    const { sizes: told = [] } = readBrief({ category: 'kitchen', area: '14x16', designPrompt: text }).brief;
    expect(
      told.map(({ thing, widthIn, depthIn }) => [thing, widthIn, depthIn].filter(Boolean).join(' ')),
    ).toEqual(expect.arrayContaining(sizes));
  });

  it.each([
    ["King bed, and we'd love a walk-in closet carved out of the room, at least 6 ft deep.", 72],
    ['King bed. Walk-in closet at least 7 feet deep.', 84],
  ])('are how deep a walk-in closet goes: "%s"', (text, deep) => {
    const closet = item(plan('bedroom', '14x17', text), 'walk-in-closet');
    const wall = (closet?.traits as { wallIn?: number } | undefined)?.wallIn ?? 0;
    expect(Math.max(closet?.box.widthIn ?? 0, closet?.box.depthIn ?? 0) - wall).toBeGreaterThanOrEqual(deep);
  });

  it('are none of a closet where shelves or a dresser are so deep', () => {
    for (const text of ['Walk-in closet with shelves 16 inches deep.', 'Walk-in closet, dresser 20 in deep.'])
      expect(
        readBrief({ category: 'bedroom', area: '14x16', designPrompt: text }).brief.sizes?.some(
          ({ thing }) => thing === 'closet',
        ) ?? false,
      ).toBe(false);
  });
});
