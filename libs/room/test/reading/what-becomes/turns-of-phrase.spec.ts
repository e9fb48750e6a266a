import { type ConceptRequest, readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

/** Plain turns of phrase that once were read as something else. */

const brief = (category: ConceptRequest['category'], designPrompt: string) =>
  readBrief({ category, area: '12x14', designPrompt }).brief;

describe('plain turns of phrase', () => {
  it.each(['Pull the carpet.', 'Pull up the carpet please.', 'Pull out the old carpet.'])('%s', (text) => {
    expect(JSON.stringify(brief('bedroom', text).materials)).not.toContain('carpet');
  });

  it.each([
    'Built-in wardrobes along the left wall with sliding doors.',
    'A curio cabinet with glass doors on the left wall.',
    'Glass doors on the cabinets.',
  ])('%s', (text) => {
    expect(brief('bedroom', text).wanted).not.toContain('patio-door');
    expect(brief('bedroom', text).openingsAt ?? []).not.toContainEqual(
      expect.objectContaining({ form: 'sliding' }),
    );
  });

  it.each([
    'The dishwasher goes on the left of the sink, no, the right of it.',
    'Dishwasher to the left of the sink, wait, to the right.',
  ])('%s', (text) => {
    expect(brief('kitchen', text).thingsAt).toContainEqual(
      expect.objectContaining({ thing: 'dishwasher', how: 'right', to: 'sink' }),
    );
  });

  it('two walls that meet are an L', () => {
    expect(brief('kitchen', 'Everything on two walls, back and right.').layouts).toEqual(['l-shape']);
  });

  it('an island without a sink leaves the room its own', () => {
    const { refused, wanted } = brief('kitchen', 'An island 3 by 5, no sink or anything in it.');
    expect(refused).not.toContain('new-sink');
    expect(wanted).toContain('island');
  });

  it('what nobody is to paint is not painted', () => {
    const concept = planConcept(
      { category: 'living room', area: '14x16', designPrompt: 'My hutch stays, nobody is to paint it.' },
      { seed: 1, date: '2026-11-29' },
    );
    expect(JSON.stringify(concept.estimate)).not.toMatch(/hutch painted/i);
    expect(concept.brief.ledger?.find(({ text }) => /hutch/.test(text))?.outcome).toBe('kept');
  });

  it('the game table is no game that somebody watches', () => {
    expect(brief('living room', 'We want the game table on the back wall.').wanted).toContain('game-room');
  });

  it.each([
    'A tub with a shower.',
    'Regular 60 inch tub with a shower across the back wall.',
    'A new tub/shower.',
  ])('%s', (text) => {
    const { wanted } = brief('bathroom', text);
    expect(wanted).toContain('tub-shower');
    expect(wanted).not.toContain('walk-in-shower');
  });

  it.each([
    'Replace the tub with a shower.',
    'We want to swap our old tub with a walk-in shower.',
    'A soaking tub with a shower next to it.',
  ])('%s', (text) => {
    const { wanted } = brief('bathroom', text);
    expect(wanted).toContain('walk-in-shower');
    expect(wanted).not.toContain('tub-shower');
  });

  it.each(['An over-the-range microwave.', 'A 30 inch range with the microwave over top of it.'])(
    '%s',
    (text) => {
      expect(brief('kitchen', text).wanted).toContain('microwave-over-range');
    },
  );

  it('a light on each side of a mirror is a sconce', () => {
    const { wanted } = brief('bathroom', 'One light on each side of the mirror.');
    expect(wanted).toContain('sconces');
    expect(wanted).not.toContain('recessed-lights');
  });
});
