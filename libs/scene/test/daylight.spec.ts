import type { Opening, Room } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/index.js';

const METRE = 0.0254;

const planned = (category: 'kitchen' | 'bathroom' | 'bedroom', seed: number): Room =>
  planConcept({ category, budget: 60_000 }, { seed, date: '2026-11-01' }).room;

const windowsOf = ({ openings }: Room): Opening[] => openings.filter(({ kind }) => kind === 'window');

/** How far from its wall, in inches, sunlight through the middle of a window meets the floor. */
function reachOf(room: Room, { side, sillIn, heightIn }: Opening): number {
  const { sun } = buildScene(room, 1).daylight;
  const out = { north: sun[1], south: -sun[1], east: sun[0], west: -sun[0] }[side];
  return ((sillIn + heightIn / 2) * out) / sun[2];
}

describe('the sun', () => {
  it('stands low enough to pass the counter under a window and to lie on the floor behind it', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const room = planned('kitchen', seed);
      const [over] = windowsOf(room);
      // A counter and the aisle before it.
      expect(reachOf(room, over!)).toBeGreaterThan(25 + 42);
      expect(reachOf(room, over!)).toBeLessThan(Math.max(room.widthIn, room.depthIn));
    }
  });

  it('stands higher where a window reaches down to a seat', () => {
    const bedroom = planned('bedroom', 1);
    const kitchen = planned('kitchen', 1);
    expect(buildScene(bedroom, 1).daylight.sun[2]).toBeGreaterThan(buildScene(kitchen, 1).daylight.sun[2]);
  });

  it('changes sides where more of its patch lies on bare floor there', () => {
    const room: Room = { ...planned('bedroom', 1), items: [] };
    const [main] = windowsOf(room);
    const [opening] = [{ ...main!, offsetIn: 70 }];
    const bare: Room = { ...room, openings: [opening] };
    const along = { north: 0, south: 0, east: 1, west: 1 }[opening.side];
    const { sun } = buildScene(bare, 1).daylight;
    // The half of the floor where the light falls is filled.
    const half = (along === 0 ? room.widthIn : room.depthIn) / 2;
    const far = sun[along]! > 0 ? 0 : half;
    const box = {
      x: along === 0 ? far : 0,
      y: along === 0 ? 0 : far,
      z: 0,
      widthIn: along === 0 ? half : room.widthIn,
      depthIn: along === 0 ? room.depthIn : half,
      heightIn: 30,
    };
    const filled: Room = {
      ...bare,
      items: [{ id: 'd', kind: 'dresser', label: 'Dresser', box, facing: 'south' }],
    };
    expect(Math.sign(buildScene(filled, 1).daylight.sun[along]!)).toBe(-Math.sign(sun[along]!));
  });
});

describe('a cased opening', () => {
  const kitchen = planned('kitchen', 1);
  const cased = kitchen.openings.find(({ kind }) => kind === 'cased-opening')!;
  const upright = (room: Room) =>
    buildScene(room, 1).lights.filter(
      ({ kind, normal }) => kind === 'rectangle' && Math.abs(normal[2]) < 0.1,
    );

  it('lets in the light of the next room, as large as it is and into this room', () => {
    const inward = { north: [0, -1], south: [0, 1], east: [-1, 0], west: [1, 0] }[cased.side];
    const lights = upright(kitchen).filter(
      ({ normal }) => normal[0] * inward[0]! + normal[1] * inward[1]! > 0.9,
    );
    expect(lights).toHaveLength(1);
    const whole = cased.widthIn * cased.heightIn * METRE * METRE;
    expect(lights[0]!.area).toBeLessThan(whole);
    expect(lights[0]!.area).toBeGreaterThan(0.9 * whole);
  });

  it('leads to a dark hall below ground', () => {
    expect(upright({ ...kitchen, category: 'basement' })).toHaveLength(0);
  });
});
