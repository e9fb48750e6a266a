import { expect, it } from 'vitest';
import { moved, sortFiles } from './picking.js';

const MB = 1024 * 1024;

function file(name: string, type: string, bytes = 10): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}

it('drops files over 10 MB by name and takes those of exactly 10 MB', () => {
  const sorted = sortFiles(
    [file('big.jpg', 'image/jpeg', 10 * MB + 1), file('just.jpg', 'image/jpeg', 10 * MB)],
    0,
  );
  expect(sorted.tooLarge).toEqual(['big.jpg']);
  expect(sorted.taken.map(({ name }) => name)).toEqual(['just.jpg']);
});

it('takes pictures without a type by their name, and refuses other files', () => {
  const sorted = sortFiles(
    [file('IMG_1.HEIC', ''), file('plan.pdf', 'application/pdf'), file('notes', '')],
    0,
  );
  expect(sorted.taken.map(({ name }) => name)).toEqual(['IMG_1.HEIC']);
  expect(sorted.otherKind).toEqual(['plan.pdf', 'notes']);
});

it('keeps 20 files at most', () => {
  const files = Array.from({ length: 5 }, (_, index) => file(`${index}.jpg`, 'image/jpeg'));
  const sorted = sortFiles(files, 18);
  expect(sorted.taken).toHaveLength(2);
  expect(sorted.overCount).toBe(3);
});

it('moves within the list and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
