import { plainPreferences } from '../../src/bidding/preferences.js';

describe('preferences', () => {
  it('keeps texts, numbers and lists', () => {
    expect(
      plainPreferences({
        style: ' modern ',
        budget: 15_000,
        categories: ['kitchen', 'other'],
        permit: false,
      }),
    ).toEqual({ style: 'modern', budget: '15000', categories: 'kitchen, other', permit: 'false' });
  });

  it('leaves out where to find the homeowner', () => {
    expect(plainPreferences({ fullAddress: '1 Main St', phone: '555', zipCode: '60614' })).toEqual({
      zipCode: '60614',
    });
  });

  it('leaves out what is none, and keeps to its size', () => {
    expect(plainPreferences(undefined)).toEqual({});
    expect(
      plainPreferences({ a: {}, b: null, 'c d': 'x', constructor: 'x', e: '', f: [['x']] } as never),
    ).toEqual({});
    expect(plainPreferences({ long: 'x'.repeat(5_000) }).long).toHaveLength(1_000);
    expect(plainPreferences({ long: `${'x'.repeat(999)}🛁` }).long).toBe('x'.repeat(999));
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, 'x']));
    expect(Object.keys(plainPreferences(many))).toHaveLength(40);
  });
});
