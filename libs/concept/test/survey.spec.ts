import { describe, expect, it } from 'vitest';
import { measuredBySchema, surveyLengthSchema } from '../src/schemas.js';

const length = { of: 'ceiling', inches: 96, spreadIn: 1, source: 'photo' };

describe('a survey of a newer page or server', () => {
  it('is read where it names a source that is not known yet, as one from a photo', () => {
    expect(surveyLengthSchema.parse({ ...length, source: 'lidar' })).toEqual(length);
    expect(surveyLengthSchema.parse({ ...length, source: 'scan' }).source).toBe('scan');
  });

  it('is read where somebody not known yet measured the room', () => {
    expect(measuredBySchema.parse('inspector')).toBe('homeowner');
    expect(measuredBySchema.parse('contractor')).toBe('contractor');
  });

  it('is refused where it names no source, or what is no word', () => {
    const { source: _, ...without } = length;
    for (const faulty of [without, { ...length, source: 3 }, { ...length, source: 'x'.repeat(81) }])
      expect(surveyLengthSchema.safeParse(faulty).success).toBe(false);
  });
});
