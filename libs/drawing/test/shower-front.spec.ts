import { type ItemOf, itemsOf } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { showerDoorOf } from '@plumbline/room/parts';
import { describe, expect, it } from 'vitest';
import { meets } from '../src/pen/labels.js';
import { drawSheet } from '../src/plan/plan.js';
import { drawItem } from '../src/plan/symbols/draw-item.js';

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
  it('is drawn with its door on a wall where one is', () => {
    // As it was stored before doors were told.
    const { hinge: _, ...before } = shower.traits ?? {};
    const old = { ...shower, traits: before } as ItemOf<'shower'>;
    expect(drawItem(shower, bath.room, 0, 0, 1)).not.toBe(drawItem(old, bath.room, 0, 0, 1));
  });

  it('has no leaf where one steps past a fixed pane, or between two that slide', () => {
    const { hinge: _, ...traits } = shower.traits ?? {};
    const drawnWith = (glass: 'fixed' | 'sliding'): string =>
      drawItem({ ...shower, traits: { ...traits, glass } } as ItemOf<'shower'>, bath.room, 0, 0, 1);
    // A leaf is drawn with the arc that it swings through.
    const arcs = (art: string): number => art.split('A').length;
    expect(arcs(drawnWith('fixed'))).toBeLessThan(arcs(drawItem(shower, bath.room, 0, 0, 1)));
    expect(arcs(drawnWith('sliding'))).toBe(arcs(drawnWith('fixed')));
    expect(drawnWith('sliding')).not.toBe(drawnWith('fixed'));
  });

  it("leaves the floor under its door's swing without the room's name", () => {
    const { labels, floor } = drawSheet({ room: bath.room, title: 'White bathroom', date: '2026-11-23' });
    const name = labels.find(({ text }) => text === 'White bathroom');
    const [area] = floor;
    if (!name || !area) throw new Error('no name on the plan');
    const s = area.w / bath.room.widthIn;
    const { x, y, w, d } = showerDoorOf(shower).swing;
    const swing = { x: area.x + x * s, y: area.y + area.h - (y + d) * s, w: w * s, h: d * s };
    expect(meets(name, swing)).toBe(false);
  });

  it('has its niche inside the wall, in the legend by itself', () => {
    const [niche] = itemsOf(bath.room, 'shower-niche');
    if (!niche) throw new Error('no niche');
    expect(drawItem(niche, bath.room, 0, 0, 2)).toContain('y="-10.5"');
    expect(drawItem(niche, undefined, 0, 0, 2)).toContain('y="-3.5"');
  });
});
