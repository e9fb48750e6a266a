import type { Item, Room } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { gapAbove } from '../src/items/cabinets/closed-above.js';
import { Shape } from '../src/scene.js';

const CABINETS: readonly Item['kind'][] = ['wall-cabinet', 'corner-wall-cabinet', 'tall-cabinet'];

/** A kitchen's wall and tall cabinets: of each the boxes that touch the ceiling, and its meshes; the ceiling's height in metres. */
function kitchen(style: Room['style']) {
  const { room } = planConcept(
    { category: 'kitchen', style, layout: 'island', area: '14x16', budget: 60_000 },
    { seed: 1, date: '2026-11-01' },
  );
  const { primitives, height } = buildScene(room, 1);
  const partsOf = (item: number) => {
    const parts = primitives.filter((part) => part.item === item);
    return {
      touching: parts.filter(({ max }) => max[2] > height - 0.005),
      meshes: parts.filter(({ shape }) => shape === Shape.mesh),
    };
  };
  return {
    height,
    cabinets: room.items.flatMap(({ kind }, i) => (CABINETS.includes(kind) ? [partsOf(i)] : [])),
  };
}

describe('what closes cabinets to the ceiling', () => {
  it.each(['transitional', 'modern'] as const)('is over each in a %s kitchen, and ends there', (style) => {
    const { cabinets, height } = kitchen(style);
    expect(cabinets.length).toBeGreaterThan(6);
    for (const { touching } of cabinets) {
      expect(touching.length).toBeGreaterThan(0);
      for (const { max } of touching) expect(max[2]).toBeLessThan(height + 0.005);
    }
  });

  it('has a crown where doors have frames, none over slabs', () => {
    const crowned = (style: Room['style']): number =>
      kitchen(style).cabinets.filter(({ meshes }) => meshes.length > 0).length;
    const { cabinets } = kitchen('transitional');
    expect(crowned('transitional')).toBe(cabinets.length);
    expect(crowned('modern')).toBe(0);
  });

  it('is nothing over a linen tower, nor where a cabinet reaches the ceiling itself', () => {
    const gap = (heightIn: number): number =>
      gapAbove({ box: { x: 0, y: 0, z: 0, widthIn: 18, depthIn: 21, heightIn } }, { ceilingOver: () => 96 });
    expect([gap(84), gap(90), gap(95.8)]).toEqual([0, 6, 0]);
  });
});
