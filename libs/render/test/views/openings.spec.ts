import { type Opening, rectangularShell } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { costOfOpenings } from '../../src/camera/score-openings.js';
import type { LevelCamera } from '../../src/camera/view.js';

/** A room of 13 by 13 ft with an opening in its east wall (w2), 8 ft from the south. */
const roomWith = (kind: Opening['kind']): Scene => {
  const shell = rectangularShell(156, 156, 96, ['east']);
  const isWindow = kind === 'window';
  const opening = {
    id: 'o',
    kind,
    wall: shell.walls.find(({ side }) => side === 'east')!.id,
    side: 'east',
    offsetIn: 96,
    widthIn: isWindow ? 48 : 32,
    heightIn: isWindow ? 54 : 80,
    sillIn: isWindow ? 30 : 0,
  };
  return { room: { shell, openings: [opening] } } as unknown as Scene;
};

/** From a place in metres, heading so many degrees from east, counterclockwise. */
const from = (x: number, y: number, degrees: number): LevelCamera => ({
  x,
  y,
  z: 1.46,
  headingX: Math.cos((degrees * Math.PI) / 180),
  headingY: Math.sin((degrees * Math.PI) / 180),
  halfWidth: 0.75,
  up: -0.1,
  name: 'here',
});

describe('openings in a view', () => {
  it('cost where one looks along a large window, not where it is seen from its front, from afar, or not at all', () => {
    const room = roomWith('window');
    expect(costOfOpenings(from(3.7, 1.2, 90), room)).toBeGreaterThan(0.8);
    expect(costOfOpenings(from(1, 2.4, 20), room)).toBe(0);
    expect(costOfOpenings(from(3.7, 1.2, 270), room)).toBe(0);
    // Behind the wall through which the camera looks.
    expect(costOfOpenings(from(4.6, 2.4, 180), room)).toBe(0);
  });

  it('cost where a door is a slab before the room', () => {
    const room = roomWith('door');
    expect(costOfOpenings(from(2.4, 1.6, 50), room)).toBeGreaterThan(0.6);
    expect(costOfOpenings(from(0.2, 1.2, 25), room)).toBeLessThan(0.3);
  });
});
