import { describe, expect, it } from 'vitest';
import { readSiteKey, siteKeyOf } from '../src/site-key.js';

describe('the key of a site visit', () => {
  const key = {
    designId: '01a20946-3076-778f-bc6e-5b0ed40f51a0',
    bidId: '01a20946-9dc1-748e-ac6a-14060420b265',
    token: 'g1m.6vsQbsF6t2RCRXCINEt0ypdH6Az3KkGM',
  };

  it('ends a path that no server takes for the name of a file, and reads back', () => {
    expect(siteKeyOf(key)).not.toContain('.');
    expect(readSiteKey(siteKeyOf(key))).toEqual(key);
  });

  it('is read as it was written before, too', () => {
    expect(readSiteKey(`${key.designId}_${key.bidId}_${key.token}`)).toEqual(key);
  });
});
