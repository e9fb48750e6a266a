import { describe, expect, it } from 'vitest';
import { NOUNS } from '../src/meanings/nouns.js';
import { asStatements } from '../src/statements/as-statements.js';
import { STATEMENTS } from './statements.js';

describe('a text as plain statements', () => {
  for (const [said, means = said] of STATEMENTS)
    it(said, () => {
      expect(asStatements(said, NOUNS)).toBe(means);
    });
});
