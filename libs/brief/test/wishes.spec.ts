import { STYLE_IDS } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../src/features/features.js';
import { readBrief } from '../src/read-brief.js';
import { COLORS } from '../src/words/colors.js';
import { WISHES } from './wishes.js';

describe('written wishes', () => {
  it('has a vocabulary of the size promised', () => {
    expect(STYLE_IDS.length).toBeGreaterThanOrEqual(12);
    expect(COLORS.length).toBeGreaterThanOrEqual(60);
    expect(FEATURES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(FEATURES.map((f) => f.id)).size).toBe(FEATURES.length);
    expect(WISHES.length).toBeGreaterThanOrEqual(200);
  });

  it.each(WISHES)('%s: "%s" reads as %s', (category, text, expected) => {
    const { brief, reading } = readBrief({ category, designPrompt: text });
    for (const token of expected.split(' ')) {
      const [name = '', value = ''] = token.split(':');
      if (token.startsWith('+')) expect(brief.wanted).toContain(token.slice(1));
      else if (token.startsWith('-')) {
        expect(brief.refused).toContain(token.slice(1));
        expect(brief.wanted).not.toContain(token.slice(1));
      } else if (name === 'at') {
        const [feature, place = ''] = value.split('@');
        expect(brief.refusedAt).toContainEqual({ feature, place: place.replaceAll('-', ' ') });
        expect(brief.refused).not.toContain(feature);
      } else if (name === 'keep') {
        const [id = '', how = 'kept'] = value.split('@');
        if (id === '') expect(brief.kept).toEqual([]);
        else expect(brief.kept).toContainEqual({ id, how: how.replaceAll('-', ' ') });
        expect(brief.kept?.length).toBe(expected.match(/keep:\w/g)?.length ?? 0);
      } else if (name === 'budget') expect(brief.budgetUsd).toBe(value === '' ? undefined : Number(value));
      else if (name === 'avoid') expect(brief.avoided).toContain(value);
      else if (name === 'style') {
        expect(brief.style).toBe(value);
        expect(reading.understood.map((u) => u.meaning)).toContain(`Style: ${value}`);
      } else if (name === 'layout') expect(brief.layouts).toContain(value);
      else if (name === 'size') expect(`${brief.size.widthIn}x${brief.size.depthIn}`).toBe(value);
      else if (name === 'area')
        expect(Math.abs((brief.size.widthIn * brief.size.depthIn) / 144 / Number(value) - 1)).toBeLessThan(
          0.05,
        );
      else if (name === 'ceiling') expect(brief.size.ceilingIn).toBe(Number(value));
      else if (name === 'color') {
        const [color = '', surface] = value.split('@');
        expect(
          brief.colors.map((c) => `${c.name.replaceAll(' ', '-')}${surface ? `@${c.on}` : ''}`),
        ).toContain(`${color}${surface ? `@${surface}` : ''}`);
      } else if (name === 'hex') expect(brief.colors.map((c) => c.hex)).toContain(value);
      else if (name === 'door') expect(brief.door).toBe(value);
      else if (name === 'purpose') expect(brief.purpose).toBe(value);
      else if (name === 'unread') expect(reading.unread).toContain(value.replaceAll('-', ' '));
      else expect((brief.materials as Record<string, string>)[name]).toBe(value);
    }
    if (!expected.includes('unread:')) expect(reading.unread.filter((u) => !/^-?\d/.test(u))).toEqual([]);
  });
});
