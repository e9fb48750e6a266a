import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'bathroom', area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Planned = ReturnType<typeof plan>;
const itemOf = ({ room }: Planned, kind: string) => room.items.find((item) => item.kind === kind);

describe('wet rooms', () => {
  it.each(['8x11', '9x11', '10x12'])('have the tub within their floor: %s', (area) => {
    const planned = plan(area, 'A wet room at the back with the tub and the shower behind glass.');
    const zone = itemOf(planned, 'shower');
    const tub = itemOf(planned, 'bathtub');
    expect(zone?.label).toContain('Wet room');
    expect(tub && zone && tub.box.y >= zone.box.y && tub.box.x >= zone.box.x).toBe(true);
    expect(planned.brief.unmet).toEqual([]);
  });

  it('have the tub of the size and at the wall told, the shower to its hand', () => {
    const planned = plan(
      '9x11',
      'A wet room at the back: a 60 by 32 soaking tub along the left wall, the shower to the right of it. The vanity is 48 inches, on the left wall. The toilet is on the right wall and should be the nearest thing to the door.',
    );
    expect(itemOf(planned, 'bathtub')?.box).toMatchObject({ x: 0, widthIn: 32, depthIn: 60 });
    expect(itemOf(planned, 'shower')?.box.widthIn).toBe(planned.room.widthIn);
    expect(itemOf(planned, 'vanity')?.box).toMatchObject({ x: 0, depthIn: 48 });
    expect(itemOf(planned, 'toilet')?.facing).toBe('west');
    expect(planned.brief.unmet).toEqual([]);
    expect(
      planned.brief.ledger?.filter(({ outcome }) => outcome === 'refused' || outcome === 'changed'),
    ).toEqual([]);
  });
});
