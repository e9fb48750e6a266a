import { bidCode, normalBidCode } from './bid-code.js';

describe('bid codes', () => {
  it('are short, readable and different', () => {
    const codes = Array.from({ length: 50_000 }, (_, n) => bidCode(n + 1));
    expect(new Set(codes).size).toBe(50_000);
    for (const code of codes.slice(0, 200)) expect(code).toMatch(/^PL-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(bidCode(2 ** 30 - 1)).not.toBe(bidCode(2 ** 30 - 2));
  });

  it('do not look counted', () => {
    expect(bidCode(1).slice(0, 5)).not.toBe(bidCode(2).slice(0, 5));
  });

  it('are understood as people type them', () => {
    const code = bidCode(4711);
    expect(normalBidCode(code)).toBe(code);
    expect(normalBidCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code);
    expect(normalBidCode('PL-OIL0IL')).toBe('PL-011011');
  });

  it.each(['', 'PL-', 'PL-12345', 'PL-1234567', '123456', "PL-1' or", 'PL-12345U', 'x'.repeat(9000)])(
    'refuse %j',
    (text) => expect(normalBidCode(text)).toBeNull(),
  );
});
