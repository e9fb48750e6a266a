import { describe, expect, it } from 'vitest';
import { readSize } from '../../src/shell/sizes.js';

/** Sizes as people write them, in inches. */
describe('the size of a room', () => {
  it.each([
    ['12x15 master, king bed', 144, 180],
    ['16x20 music room', 192, 240],
    ['9x7 mudroom', 108, 84],
    ['20 x 20 mostly open', 240, 240],
    ['12x14 in former dining room', 144, 168],
    ['12 by 14 in a cape', 144, 168],
    ['12x14 in', 144, 168],
    ['kosher kitchen 12x20 two sinks two dishwashers', 144, 240],
    ['bath 6x11 two vanities', 72, 132],
    ['12ftx14ft', 144, 168],
    ["12' x 14' master", 144, 168],
    ['120x96 in', 120, 96],
    ['120 by 96 inches', 120, 96],
    ['350x400cm', 137.8, 157.5],
    ['4m x 5m', 157.5, 196.9],
    ['12 x 15 meters', 472.4, 590.6],
  ])('%s: %d by %d', (text, widthIn, depthIn) => {
    const size = readSize(text);
    expect(size?.widthIn).toBeCloseTo(widthIn, 0);
    expect(size?.depthIn).toBeCloseTo(depthIn, 0);
  });
});
