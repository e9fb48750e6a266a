import { describe, expect, it } from 'vitest';
import { warmUp } from '../src/process/warm-up.js';

describe('what the rendering process does until a picture is wanted', () => {
  it('stops between two rooms as soon as one is, and hears that it is', async () => {
    let wanted = false;
    let asked = 0;
    setImmediate(() => setImmediate(() => (wanted = true)));
    await warmUp(() => {
      asked++;
      return wanted;
    });
    expect(wanted).toBe(true);
    expect(asked).toBeLessThan(5);
  });

  it('builds one room after the other to the last one', async () => {
    let asked = 0;
    await warmUp(() => {
      asked++;
      return false;
    });
    expect(asked).toBeGreaterThan(10);
  });
});
