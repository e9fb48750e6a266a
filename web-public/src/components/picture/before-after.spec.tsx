import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BeforeAfter } from './before-after.js';

const slider = (after: string) => (
  <BeforeAfter
    width={3}
    height={2}
    before={{ src: '/files/photo.jpg', alt: 'Your photo' }}
    after={{ src: after, alt: 'A kitchen' }}
  />
);
const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('fades the finer picture in under the line, the photo above both', () => {
  const { rerender } = render(slider('/files/picture.jpg'));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  rerender(slider('/files/refined.jpg'));
  expect(sources()).toEqual([
    expect.stringContaining('picture.jpg'),
    expect.stringContaining('refined.jpg'),
    expect.stringContaining('photo.jpg'),
  ]);
  const finer = document.querySelectorAll('img')[1]!;
  fireEvent.load(finer);
  fireEvent(finer, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(sources()).toEqual([expect.stringContaining('refined.jpg'), expect.stringContaining('photo.jpg')]);
  // Where the line was drawn to, it stays.
  expect(screen.getByRole('slider')).toHaveProperty('value', '30');
});

it('leaves the line where it was where a finger on it scrolls the page', () => {
  render(slider('/files/picture.jpg'));
  const line = screen.getByRole<HTMLInputElement>('slider');
  fireEvent.change(line, { target: { value: '30' } });
  fireEvent.pointerDown(line);
  fireEvent.change(line, { target: { value: '80' } });
  fireEvent.pointerCancel(line);
  expect(line.value).toBe('30');
});
