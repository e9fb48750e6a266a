import { cleanText, plainEmail } from '../../src/input/text.js';

describe('text', () => {
  it.each([
    ['  a\tb\r\nc\rd ', 'a\tb\nc\nd'],
    ['nul\u0000 bell\u0007 escape\u001b next\u0085', 'nul bell escape next'],
    ['left \u202eright\u202c \u200fmark\ufeff', 'left right mark'],
    ['whole 🛁 letter', 'whole 🛁 letter'],
    ['e\u0301', 'é'],
    ['family 👩\u200d👧', 'family 👩\u200d👧'],
  ])('%j becomes %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

  it('keeps at most thirty accents on a letter', () => {
    const marks = '\u0315\u0300\u05ae\u0301'.repeat(50_000);
    expect(cleanText(`a${marks}b${marks}`)).toHaveLength(61);
  });
});

describe('an e-mail address in a header', () => {
  it('is kept in lower case', () => expect(plainEmail(' Bob@Trade.Example ')).toBe('bob@trade.example'));
  it.each([undefined, '', 'bob', 'bob@trade', 'bób@trade.example', ['a@b.example'], 'a@b.example\r\nx: y'])(
    '%j is none',
    (text) => expect(plainEmail(text)).toBeNull(),
  );
});
