import { searchPattern } from '../../src/console/search.js';

describe('searchPattern', () => {
  it.each([
    [' Oak St ', '%oak st%'],
    ['50% off_', '%50\\% off\\_%'],
  ])('of %s is %s', (text, pattern) => expect(searchPattern(text)).toBe(pattern));

  it.each(['oa', '%%%', ' a-b '])('refuses %s, which would read everything', (text) =>
    expect(() => searchPattern(text)).toThrow('Type at least 3 letters or digits to search.'),
  );
});
