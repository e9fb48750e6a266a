import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefinedPicture } from './refined-picture.js';

const pictures = () => [...document.querySelectorAll('img')];

it('keeps the picture until the finer one has loaded and faded in, and is one picture to those who cannot see it', () => {
  const { rerender } = render(<RefinedPicture src="/files/picture.jpg" alt="A kitchen" />);
  rerender(<RefinedPicture src="/files/refined.jpg" alt="A kitchen" />);
  const [before, finer] = pictures();
  expect(screen.getAllByRole('img', { name: 'A kitchen' })).toEqual([before]);
  expect(before!.getAttribute('src')).toContain('picture.jpg');
  expect(finer!.className).not.toContain('appearing');
  fireEvent.load(finer!);
  expect(finer!.className).toContain('appearing');
  expect(pictures()).toHaveLength(2);
  // Where a window has no animation events, as here, React listens to their old name.
  fireEvent(finer!, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(pictures().map((image) => image.getAttribute('src'))).toEqual([
    expect.stringContaining('refined.jpg'),
  ]);
  expect(screen.getAllByRole('img', { name: 'A kitchen' })).toHaveLength(1);
});
