import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../src/read-brief.js';

/** Two things of which one has a size, and the ways to say whose it is: a door's width is no table's. Inches. */

type Named = readonly [thing: string, name: string, inches: number];
const OF_HOUSE: ReadonlySet<string> = new Set(['patio-door', 'window', 'door']);

const ROOMS: readonly (readonly [RoomCategory, readonly Named[]])[] = [
  [
    'kitchen',
    [
      ['island', 'island', 72],
      ['dishwasher', 'dishwasher', 18],
      ['window', 'window over the sink', 48],
      ['pantry', 'pantry cabinet', 30],
      ['door', 'door to the garage', 32],
    ],
  ],
  [
    'living room',
    [
      ['sofa', 'sofa', 90],
      ['patio-door', 'slider to the deck', 96],
      ['coffee-table', 'coffee table', 48],
      ['door', 'opening to the dining room', 60],
    ],
  ],
  [
    'bathroom',
    [
      ['vanity', 'vanity', 48],
      ['door', 'door', 28],
      ['shower', 'shower', 60],
      ['mirror', 'mirror', 36],
    ],
  ],
];

const SAID: readonly ((one: string, inches: number, other: string) => string)[] = [
  (one, n, other) => `A ${n} inch ${one} and a ${other}.`,
  (one, n, other) => `A ${other} and a ${one}, ${n} inches wide.`,
  (one, n, other) => `We want a ${other}. The ${one} is about ${n} inches.`,
  (one, n, other) => `${other}, ${one} ${n}"`,
  (one, n, other) => `I'd like a ${one}. ${n} inches wide would be great. Also a ${other}.`,
  (one, n, other) => `There's a ${other}, and the ${one} measures ${n} inches across.`,
  (one, n, other) => `A ${other} please, and a ${one} no wider than ${n} inches.`,
];

describe('a size belongs to its noun', () => {
  const cases = ROOMS.flatMap(([category, things]) =>
    things.flatMap(([thing, name, inches], i) =>
      things
        .filter((other) => other[0] !== thing)
        .map(([, other], k) => ({
          category,
          thing,
          inches,
          text: SAID[(i * 3 + k) % SAID.length]?.(name, inches, other) ?? '',
        })),
    ),
  );
  it.each(cases)('$category: $text', ({ category, thing, inches, text }) => {
    const { sizes = [], openingsAt = [] } = readBrief({ category, area: '16x20', designPrompt: text }).brief;
    expect(sizes.filter((size) => size.thing !== thing)).toEqual([]);
    const told = [...sizes, ...(OF_HOUSE.has(thing) ? openingsAt : [])].map(({ widthIn }) => widthIn);
    // A door's own width is a told opening's where it has a place.
    if (thing !== 'door') expect(told).toContain(inches);
  });
});
