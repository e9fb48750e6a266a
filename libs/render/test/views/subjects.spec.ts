import { beforeAll, describe, expect, it } from 'vitest';
import { type SeenSubjects, seenSubjects } from './seen-subjects.js';

/** `npm run sweep -- views` looks at as many thousands as one likes. */
const ROOMS = 60;

describe(`the pictures of ${ROOMS} random rooms`, () => {
  let seen: SeenSubjects;
  beforeAll(async () => {
    seen = await seenSubjects(ROOMS, 11);
  });

  it('show at first sight what the room is made for, but for one room in twenty', () => {
    const { subjects, missing } = seen;
    expect(subjects).toBeGreaterThan(ROOMS);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(ROOMS / 20);
  });

  it('miss next to nothing where there is a second one, which most rooms do not need', () => {
    const { missingInBoth, seconds } = seen;
    expect(missingInBoth.length, missingInBoth.join('\n')).toBeLessThanOrEqual(1);
    expect(seconds).toBeGreaterThan(ROOMS / 50);
    expect(seconds).toBeLessThan(ROOMS / 2);
  });
});
