import { BidCodeGenerator, normalBidCode } from '../../src/bid/bid-code.js';

describe('bid codes', () => {
  const codes = new BidCodeGenerator();

  it('are readable and random in every place', () => {
    const made = Array.from({ length: 4_000 }, () => codes.next());
    for (const code of made) expect(code).toMatch(/^PL-[0-9A-HJKMNP-TV-Z]{8}$/);
    for (let place = 3; place < 11; place++) {
      // Each of 32 characters comes 125 times on average; 60 and 200 are six deviations away.
      const counts = new Map<string, number>();
      for (const code of made) counts.set(code[place] ?? '', (counts.get(code[place] ?? '') ?? 0) + 1);
      expect(counts.size).toBe(32);
      for (const count of counts.values()) expect(count > 60 && count < 200).toBe(true);
    }
  });

  it('are understood as people type them, the longer and the older ones', () => {
    for (const code of [codes.next(), 'PL-7K3QX9']) {
      expect(normalBidCode(code)).toBe(code);
      expect(normalBidCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code);
    }
    expect(normalBidCode('PL-OIL0IL')).toBe('PL-011011');
    expect(normalBidCode('p l - oil0il0l')).toBe('PL-01101101');
  });

  it.each([
    '',
    'PL-',
    'PL-12345',
    'PL-1234567',
    'PL-123456789',
    '123456',
    "PL-1' or",
    'PL-12345U',
    'x'.repeat(9000),
  ])('refuse %j', (text) => expect(normalBidCode(text)).toBeNull());
});
