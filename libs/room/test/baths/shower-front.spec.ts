import { type ItemOf, itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { draftScope, planConcept } from '../../src/index.js';
import { removedOf } from '../../src/schedule/removed.js';
import { showerDoorOf } from '../../src/shower-door.js';

const bath = planConcept(
  {
    category: 'bathroom',
    zipCode: '64110',
    designPrompt:
      'Gut the main bath, 6 by 9 ft, ceiling 8 ft, house from 1985 over a crawl space. Replace the tub with a walk-in shower with a glass door and a niche, tile to the ceiling. New 36 in vanity with a quartz top, new toilet where the old one is, porcelain tile floor, new fan, new light over the mirror, paint. Keep the door and the window.',
  },
  { seed: 1, date: '2026-11-23' },
);
const [shower] = itemsOf(bath.room, 'shower');
if (!shower) throw new Error('no shower');

describe('the glass before a shower', () => {
  it('has its door on a wall where one is, and the scope braces a wide fixed pane', () => {
    expect(showerDoorOf(shower)).toMatchObject({ onWall: true, doorIn: 28, paneIn: 44 });
    const open = { ...shower, traits: { ...shower.traits, open: 'north,east,west,south' } };
    expect(showerDoorOf(open).onWall).toBe(false);
    // As it was stored before doors were told.
    const { hinge: _, ...before } = shower.traits ?? {};
    const old = { ...shower, traits: before } as ItemOf<'shower'>;
    expect(showerDoorOf(old).onWall).toBe(false);
    const scope = draftScope(bath, { bidId: 'PL-7K3QX9', allowanceNotice: 0.2 }).replace(/\s+/g, ' ');
    expect(scope).toContain('door hinged on the wall; the fixed panel is braced to wall or ceiling');
  });

  it('stands where a tub of the same recess is removed', () => {
    const [tub] = removedOf(bath).outlines;
    expect(tub).toMatchObject({ x: shower.box.x, widthIn: 72, depthIn: 30 });
    const open = { ...shower, traits: { ...shower.traits, open: 'south,west' } };
    const items = bath.room.items.map((item) => (item === shower ? open : item));
    expect(removedOf({ ...bath, room: { ...bath.room, items } }).outlines[0]?.widthIn).toBe(60);
  });
});
