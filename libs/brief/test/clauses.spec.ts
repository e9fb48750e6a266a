import { describe, expect, it } from 'vitest';
import { alignTokens, findPhrase, typedWords } from '../src/text/align.js';
import { cutAtLinks, type NamedSpan, splitClauses } from '../src/text/clauses.js';

const clauses = (text: string): string[] =>
  splitClauses(text).map(({ start, end }) => text.slice(start, end));

describe('splitting a text into clauses', () => {
  it.each([
    ['Keep the tub, new vanity, toilet and tile', ['Keep the tub', 'new vanity', 'toilet and tile']],
    [
      'Only new counters and backsplash, everything else stays',
      ['Only new counters and backsplash', 'everything else stays'],
    ],
    ['White cabinets but no island', ['White cabinets', 'but no island']],
    ['Budget is $12,000. Ceilings 8 ft. high', ['Budget is $12,000', 'Ceilings 8 ft. high']],
    ['A 12.5 x 10 ft. room. New floor!', ['A 12.5 x 10 ft. room', 'New floor']],
    ['hardwood in. walls white', ['hardwood in', 'walls white']],
    ['- new sink\n- new faucet\n* paint', ['new sink', 'new faucet', 'paint']],
    ['1. gut it\n2) paint it', ['gut it', 'paint it']],
    ['Take out the wall and add an island', ['Take out the wall', 'add an island']],
    ['black and white tile; brass', ['black and white tile', 'brass']],
    ['walls (sage green) — oak floor', ['walls', 'sage green', 'oak floor']],
    [' ,, . ', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });

  it('keeps every place within the text, in order, without overlaps', () => {
    const text = 'We want (really!) a sink, a tub; and no rug — but 2 chairs… and é, ½ bath.';
    let last = 0;
    for (const { start, end } of splitClauses(text)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(last).toBeLessThanOrEqual(text.length);
  });

  it('cuts at "and" only where something is named on both sides', () => {
    const text = 'quartz counters and a farm sink in black and white';
    const whole = { start: 0, end: text.length };
    const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
    expect(
      cutAtLinks(text, whole, [at('counters'), at('farm sink')]).map((s) => text.slice(s.start, s.end)),
    ).toEqual(['quartz counters', 'a farm sink in black and white']);
    expect(cutAtLinks(text, whole, [at('counters')])).toEqual([whole]);
  });
});

describe('finding what was read in what was typed', () => {
  it('goes over what a reader took out or put in', () => {
    const words = typedWords('Our Café is ten by 12 ft, with a 36" range');
    const tokens = ['cafe', 'with', 'a', '36', 'inch', 'range'].map((said) => ({ said }));
    const found = alignTokens(tokens, words).map((i) => words[i]?.word);
    expect(found).toEqual(['cafe', 'with', 'a', '36', undefined, 'range']);
  });
  it('finds a phrase with numbers in words', () => {
    const text = 'about ten by twelve feet';
    const span = findPhrase('10 by 12', typedWords(text));
    expect(text.slice(span?.start, span?.end)).toBe('ten by twelve');
  });
});

describe('clauses without a mark between them', () => {
  it.each([
    ['wide paths no rugs', ['wide paths', 'no rugs']],
    ['keep the fridge replace the stove', ['keep the fridge', 'replace the stove']],
    ['the toilet works but new vanity', ['the toilet works', 'but new vanity']],
    ['she uses a walker so no rugs', ['she uses a walker', 'so no rugs']],
    ['it is brand new so that stays', ['it is brand new', 'so that stays']],
    ['it gets so dark in there', ['it gets so dark in there']],
    ['there is no room for a new tub', ['there is no room for a new tub']],
    ['we want to keep the tub we never had', ['we want to keep the tub we never had']],
  ])('%s', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });

  it('cuts behind a thing where the next one begins', () => {
    const cut = (text: string, heads: readonly string[], kinds: readonly string[] = []): string[] => {
      const named = [
        ...heads.map((word) => [word, {}] as const),
        ...kinds.map((word) => [word, { describes: true }] as const),
      ]
        .map(([word, more]) => ({
          start: text.indexOf(word),
          end: text.indexOf(word) + word.length,
          ...more,
        }))
        .sort((a, b) => a.start - b.start) as NamedSpan[];
      return cutAtLinks(text, { start: 0, end: text.length }, named).map((s) => text.slice(s.start, s.end));
    };
    expect(cut('shaker cabinets quartz tops', ['cabinets', 'tops'], ['shaker', 'quartz'])).toEqual([
      'shaker cabinets',
      'quartz tops',
    ]);
    expect(cut('no rugs pull out shelves', ['rugs', 'pull out shelves'])).toEqual([
      'no rugs',
      'pull out shelves',
    ]);
    expect(cut('soundproof the wall', ['soundproof', 'wall'])).toEqual(['soundproof the wall']);
    expect(cut('tub surround', ['tub', 'surround'])).toEqual(['tub surround']);
  });
});
