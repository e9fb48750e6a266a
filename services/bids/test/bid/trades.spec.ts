import { roomCategory, tradesFor } from '../../src/bid/trades.js';

describe('trades', () => {
  it('are the own category, general, and what the quantities name', () => {
    expect(tradesFor('kitchen', [])).toEqual(['kitchen', 'general']);
    expect(tradesFor('kitchen', ['plumbing', 'plumbing', 'cabinetry'])).toEqual([
      'kitchen',
      'plumbing',
      'general',
    ]);
    expect(tradesFor('basement', [])).toEqual(['flooring', 'painting', 'electrical', 'general']);
    expect(tradesFor('basement', ['electrical'])).toEqual(['electrical', 'general']);
    expect(tradesFor(null, [])).toEqual(['general']);
  });

  it('reads a category as people send it', () => {
    expect(roomCategory(' Living Room ')).toBe('living room');
    expect(roomCategory('spaceship')).toBeNull();
    expect(roomCategory({})).toBeNull();
  });
});
