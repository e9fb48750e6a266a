import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { common } from '#texts/common';
import { renderPage } from '../../../test/render-page.js';
import { Zoomable } from './zoomable.js';

const PICTURES = [
  { src: '/picture.jpg', alt: 'A kitchen' },
  { src: '/photo.jpg', alt: 'Your photo' },
];

const shown = () => screen.getByRole('dialog').querySelector('img')?.alt;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

// What jsdom lacks of a browser.
vi.stubGlobal('CSS', { escape: (text: string) => text });

it('goes through the pictures by arrow keys, changes their size by + and −, and gives the focus back', async () => {
  renderPage(
    <Zoomable {...PICTURES[0]!} among={PICTURES}>
      small
    </Zoomable>,
  );
  const opener = screen.getByRole('button', { name: common.zoom('A kitchen') });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  // The keys act without a Tab first.
  press('ArrowRight');
  expect(shown()).toBe('Your photo');
  press('ArrowRight');
  expect(shown()).toBe('A kitchen');
  press('+');
  screen.getByRole('button', { name: common.fit });
  // Now the arrows move about in the picture.
  press('ArrowLeft');
  expect(shown()).toBe('A kitchen');
  press('-');
  press('ArrowLeft');
  expect(shown()).toBe('Your photo');
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
