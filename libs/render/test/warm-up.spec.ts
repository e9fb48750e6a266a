import { describe, expect, it } from 'vitest';
import { warmUp } from '../src/process/warm-up.js';

describe('what the rendering process does until a picture is wanted', () => {
  it('stops between two rooms as soon as one is, and hears that it is', async () => {
    const wanted = new AbortController();
    setImmediate(() => setImmediate(() => wanted.abort(new Error('A picture is wanted.'))));
    await expect(warmUp(wanted.signal)).rejects.toThrow('A picture is wanted.');
  });

  it('draws a small picture at last', async () => {
    await expect(warmUp(new AbortController().signal)).resolves.toBeUndefined();
  });
});
