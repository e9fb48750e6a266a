import { readFileSync } from 'node:fs';
import { conceptSchema, designWishSchema, readConcept } from '@plumbline/concept/schemas';
import { draftScope, planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { drawPhonePlan, drawPlan } from '../src/index.js';

const file = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const withoutFont = (svg: string): string => svg.replace(/<style>@font-face[\s\S]*?<\/style>/, '');

/** Concepts as they were stored before they had a version, with what was made of them then. */
describe.each(['kitchen', 'bathroom', 'basement'])('a stored %s of version 1', (name) => {
  const { concept } = readConcept(file(`../../concept/test/version-1/${name}.json`));
  const then = (ending: string): string => file(`./version-1/${name}.${ending}`).toString('utf8');

  it('is drawn as it was, on paper and for a phone', () => {
    expect(withoutFont(drawPlan(concept))).toBe(then('svg'));
    expect(withoutFont(drawPhonePlan(concept))).toBe(then('phone.svg'));
  });

  it('has a scope of work that stays the same', () => {
    expect(draftScope(concept, { bidId: 'PL-7K3QX9', allowanceNotice: 0.2 })).toBe(then('scope.txt'));
  });
});

describe('wishes of jobs that were queued before', () => {
  const wishes: unknown[] = JSON.parse(file('../../concept/test/version-1/wishes.json').toString('utf8'));
  const basement = readConcept(file('../../concept/test/version-1/basement.json')).concept.room;

  it.each(wishes)('are read and planned, also as another idea than a room of version 1: %#', (wish) => {
    const request = designWishSchema.parse(wish);
    expect(request).toEqual(wish);
    const otherThan = request.otherThan ? [basement] : [];
    const concept = planConcept(request, { seed: 5, date: '2026-11-22', otherThan });
    expect(conceptSchema.parse(concept).room.category).toBe(request.category);
  });
});
