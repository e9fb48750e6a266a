import { expect, it, vi } from 'vitest';
import { isSlow, noteUpload, onSlowLine } from './slow-line.js';

it('asks the browser where it knows, and the upload before where it does not', () => {
  expect(isSlow({ effectiveType: '4g', downlink: 10 }, null)).toBe(false);
  expect(isSlow({ effectiveType: '4g', downlink: 1.9 }, null)).toBe(true);
  expect(isSlow({ effectiveType: '3g', downlink: 10 }, 40)).toBe(true);
  expect(isSlow({ effectiveType: '4g', downlink: 10, saveData: true }, null)).toBe(true);
  expect(isSlow({}, null)).toBe(false);
  expect(isSlow(undefined, null)).toBe(false);
  expect(isSlow(undefined, 2)).toBe(false);
  expect(isSlow(undefined, 1.9)).toBe(true);
});

it('measures uploads that are large enough to tell', () => {
  vi.stubGlobal('navigator', {});
  noteUpload(100_000, 60_000);
  expect(onSlowLine()).toBe(false);
  noteUpload(3_000_000, 60_000);
  expect(onSlowLine()).toBe(true);
  noteUpload(30_000_000, 60_000);
  expect(onSlowLine()).toBe(false);
});
