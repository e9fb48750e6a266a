import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLES, type Style } from '@plumbline/concept';
import { ROOM_CATEGORIES, STYLE_IDS } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';

const LIBS = join(import.meta.dirname, '../..');
const bauhaus: Style = {
  ...STYLES.coastal,
  name: 'Bauhaus',
  mood: 'steel tube, primary colors and no ornament',
  words: ['bauhaus', 'dessau'],
  form: { ...STYLES.coastal.form, pendant: 'cone', baseboardIn: 2, hood: 'plaster', bed: 'platform' },
  finishes: { ...STYLES.coastal.finishes, fabric: { material: 'leather', color: '#c0392b' } },
};

describe('a style that was added to the table and to the list of ids', () => {
  it('is read, planned, described, drawn and built in every category', async () => {
    // Before the engine is loaded, as if the rows stood in the two files. Its process ends with this file (vitest.config.ts).
    (STYLE_IDS as unknown as string[]).push('bauhaus');
    (STYLES as Record<string, Style>).bauhaus = bauhaus;
    const { planConcept, VOCABULARY } = await import('@plumbline/room');
    const { drawPlan } = await import('@plumbline/drawing');
    const { buildScene } = await import('@plumbline/scene');
    expect(VOCABULARY).toContain('bauhaus');
    for (const category of ROOM_CATEGORIES) {
      const request = { category, designPrompt: `A dessau ${category}`, ceiling: '9' };
      const concept = planConcept(request, { seed: 2, date: '2026-11-01' });
      expect(concept.room).toMatchObject({ style: 'bauhaus', finishes: { fabric: { color: '#c0392b' } } });
      expect(concept.description).toContain(`Bauhaus`);
      expect(drawPlan(concept)).toContain('<svg');
      const shape = (style: string): string => {
        const { primitives, meshes } = buildScene({ ...concept.room, style: style as 'coastal' }, 1);
        return JSON.stringify([primitives, meshes.map(({ positions }) => [...positions])]);
      };
      // Its own form language: the baseboard, if nothing else; in a garage, which has none, what lies about.
      expect(shape('bauhaus') === shape('coastal')).toBe(false);
      for (const { kind, traits } of concept.room.items) {
        if (kind === 'hood') expect(traits?.form).toBe('plaster');
        if (kind === 'bed') expect(traits?.frame).toBe('platform');
      }
    }
  });

  it('needs no line elsewhere: the engine names no style', () => {
    const named = new RegExp(`['"](${Object.keys(STYLES).join('|')})['"]`);
    for (const lib of ['room', 'scene', 'render'])
      for (const file of readdirSync(join(LIBS, lib, 'src'), { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.ts'))
          expect([file, readFileSync(join(LIBS, lib, 'src', file), 'utf8').match(named)?.[0]]).toEqual([
            file,
            undefined,
          ]);
  });

  it('has words of its own', () => {
    const words = Object.values(STYLES).flatMap((style) => style.words);
    expect(new Set(words).size).toBe(words.length);
  });
});
