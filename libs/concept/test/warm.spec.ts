import { describe, expect, it } from 'vitest';
import { conceptSchema } from '../src/concept.js';
import { KINDS } from '../src/items/catalogue.js';
import { BARE_CONCEPT, warmSchemas } from '../src/warm.js';

describe('the bare form of a concept', () => {
  it('has every kind of thing looked at by its own parser, and every part of a room by its', () => {
    expect(() => warmSchemas()).not.toThrow();
    const paths = (conceptSchema.safeParse(BARE_CONCEPT).error?.issues ?? []).map(({ path }) =>
      path.join('.'),
    );
    const looked = (part: string) => paths.some((path) => path.startsWith(`${part}.`));
    expect(KINDS.filter((_, i) => !looked(`room.items.${i}.box`))).toEqual([]);
    const parts = [
      'room.shell.outline.0',
      'room.shell.walls.0',
      'room.shell.ceiling.slope',
      'room.openings.0.swing',
    ];
    expect(
      ['room.finishes', 'findings.0', 'quantities.0', 'estimate', ...parts].filter((p) => !looked(p)),
    ).toEqual([]);
  });
});
