import { CATALOGUE, type Item, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { PRINT_KINDS, Prints } from '../src/prints.js';
import { Pattern } from '../src/scene.js';

const styles = Object.keys(STYLES) as Room['style'][];

/** Kinds of the prints in a room of a style, hung on its walls where a console and some chairs stand. */
function hungIn(style: Room['style'], seed: number): number[] {
  const chair = (id: string, x: number, y: number): Item =>
    ({
      id,
      kind: 'armchair',
      label: CATALOGUE.armchair.name,
      box: { x, y, z: 0, widthIn: 30, depthIn: 30, heightIn: 32 },
      facing: 'south',
    }) as Item;
  const room: Room = {
    category: 'living room',
    shell: rectangularShell(220, 180, 96, ['north']),
    widthIn: 220,
    depthIn: 180,
    ceilingIn: 96,
    exterior: ['north'],
    openings: [],
    items: [chair('one', 60, 140), chair('two', 20, 60)],
    style,
    finishes: STYLES[style].finishes,
  } as Room;
  return buildScene(room, seed)
    .materials.filter(({ pattern }) => pattern === Pattern.art)
    .map(({ parameters }) => parameters[2]!);
}

describe('prints on walls', () => {
  it.each(styles)('of a room in %s are no two alike', (style) => {
    for (let seed = 1; seed <= 8; seed++) {
      const prints = hungIn(style, seed);
      expect(prints.length).toBeGreaterThan(1);
      expect(new Set(prints).size).toBe(prints.length);
    }
  });

  it('differ from room to room: ten rooms of a style begin with five kinds and more', () => {
    for (const style of styles) {
      const first = Array.from({ length: 10 }, (_, seed) => {
        const prints = new Prints({ category: 'bedroom', items: [], style }, seed);
        return prints.one() % PRINT_KINDS;
      });
      expect(new Set(first).size).toBeGreaterThanOrEqual(5);
    }
  });

  it('come one after another, none twice before all of the style were hung', () => {
    for (const style of styles) {
      const prints = new Prints({ category: 'office', items: [], style }, 3);
      const kinds = Array.from({ length: 9 }, () => prints.one() % PRINT_KINDS);
      expect(new Set(kinds).size).toBe(9);
    }
  });
});
