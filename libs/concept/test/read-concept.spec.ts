import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, CONCEPT_VERSION, hasTrait, itemsOf, KINDS, withTraits } from '../src/index.js';
import { CONCEPT_MAX_BYTES, itemSchema, readConcept, UnreadableConcept } from '../src/schemas.js';

const bytesOf = (name: string): Buffer => readFileSync(new URL(`./version-1/${name}.json`, import.meta.url));
const asBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
/** The stored kitchen with another value at a path. */
function kitchenWith(path: string, value: unknown): Record<string, unknown> {
  const stored: Record<string, unknown> = JSON.parse(bytesOf('kitchen').toString('utf8'));
  const names = path.split('.');
  const last = names.pop() as string;
  let at = stored;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return stored;
}

describe('a concept that was stored without a version', () => {
  it.each(['kitchen', 'bathroom', 'basement'])('opens with all that it said: %s', (name) => {
    const bytes = bytesOf(name);
    const before = JSON.parse(bytes.toString('utf8'));
    const { version, concept, design, ...rest } = readConcept(bytes);
    expect(version).toBe(CONCEPT_VERSION);
    // Where its files lie is read by itself: see readOldFiles.
    expect(before.design).toMatchObject(design);
    const { brief, wishes, findings, quantities, estimate } = before.concept;
    expect(concept).toMatchObject({ brief, wishes, findings, quantities, estimate });
    expect(concept.room.items.map(({ id, kind, box }) => ({ id, kind, box }))).toEqual(
      before.concept.room.items.map(({ id, kind, box }: Record<string, unknown>) => ({ id, kind, box })),
    );
    expect(rest).toMatchObject({ request: before.request, createdAt: before.createdAt });
    // What was lifted once is read again as it is.
    expect(readConcept(asBytes(readConcept(bytes)))).toEqual(readConcept(bytes));
  });

  it('loses the traits that its kind does not have', () => {
    const { concept } = readConcept(asBytes(kitchenWith('concept.room.items.0.traits', { spin: 3 })));
    expect(concept.room.items[0]?.traits).toEqual({});
  });
});

describe('readConcept', () => {
  const refused = (value: unknown): string => {
    try {
      readConcept(value instanceof Uint8Array ? value : asBytes(value));
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableConcept);
      return (error as Error).message;
    }
    return 'it was read';
  };
  it('refuses what is too large or too deep before it parses it', () => {
    expect(refused(new Uint8Array(CONCEPT_MAX_BYTES + 1))).toContain('bytes');
    expect(refused(new TextEncoder().encode('['.repeat(100_000)))).toContain('nests deeper');
    // Brackets in a text are no nesting.
    const { design } = readConcept(asBytes(kitchenWith('design.title', '[{"\\'.repeat(30))));
    expect(design.title).toHaveLength(120);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', new TextEncoder().encode('{'), 'not JSON'],
    ['half a character', new Uint8Array([0x22, 0xc3, 0x22]), 'not JSON'],
    ['nothing', null, 'not in its form'],
    ['a list', [], 'not in its form'],
    ['a newer version', kitchenWith('version', CONCEPT_VERSION + 1), 'version'],
    ['a version that never was', kitchenWith('version', 0), 'version'],
    ['a kind that nobody knows', kitchenWith('concept.room.items.0.kind', 'throne'), 'kind'],
    ['a trait of another type', kitchenWith('concept.room.items.0.traits', { doors: 'two' }), 'doors'],
    ['a length without an end', kitchenWith('concept.room.widthIn', 1e300), 'widthIn'],
    ['an endless list', kitchenWith('concept.brief.unread', Array(300).fill('x')), 'unread'],
    ['a color that is none', kitchenWith('concept.room.finishes.walls.color', 'red'), 'color'],
  ])('refuses %s in a sentence', (_, stored, part) => {
    const message = refused(stored);
    expect(message).toContain(part);
    expect(message).toMatch(/^A stored concept .+\.$/s);
    expect(message.length).toBeLessThan(400);
  });

  it('leaves out what a newer service wrote beside the known, however deep, and nothing else', () => {
    const stored = kitchenWith('concept.room.wallpaper', 'roses');
    const { concept } = kitchenWith('concept.brief.moods', ['calm']) as typeof stored & { concept: object };
    const room = (stored.concept as { room: object }).room;
    const newer = { ...stored, concept: { ...concept, room } };
    expect(readConcept(asBytes(newer))).toEqual(readConcept(bytesOf('kitchen')));
    expect(refused(kitchenWith('concept.room', { ...room, widthIn: -1 }))).toContain('widthIn');
  });
});

describe('items', () => {
  const box = { x: 0, y: 0, z: 0, widthIn: 30, depthIn: 24, heightIn: 34.5 };
  const item = (kind: string, traits?: object) => ({
    id: 'i-1',
    kind,
    label: 'Thing',
    box,
    facing: 'south',
    traits,
  });

  it('take the traits of their kind and no others, for every kind of the catalogue', () => {
    for (const kind of KINDS) {
      const { traits = {} } = CATALOGUE[kind] as { traits?: Record<string, readonly string[] | string> };
      expect(itemSchema.safeParse(item(kind)).success).toBe(true);
      expect(itemSchema.safeParse(item(kind, { nonsense: 1 })).success).toBe(false);
      for (const [name, values] of Object.entries(traits)) {
        const legal =
          typeof values !== 'string' ? values[0] : { boolean: true, number: 2, text: 'oak' }[values];
        expect(itemSchema.parse(item(kind, { [name]: legal }))).toMatchObject({ traits: { [name]: legal } });
        expect(itemSchema.safeParse(item(kind, { [name]: { deep: 1 } })).success).toBe(false);
      }
    }
  });

  it('are narrowed by their kind', () => {
    const { room } = readConcept(bytesOf('kitchen')).concept;
    const [sink] = itemsOf(room, 'sink-base');
    expect(sink?.traits?.role).toBe('main');
    expect(sink && hasTrait(sink, ['sink-base'], 'role', 'main', 'prep')).toBe(true);
    expect(sink && hasTrait(sink, ['range'], 'fuel', 'gas')).toBe(false);
    expect(sink && withTraits(sink, { accent: true }).traits).toEqual({ ...sink?.traits, accent: true });
  });
});
