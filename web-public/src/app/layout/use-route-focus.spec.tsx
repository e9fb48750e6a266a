import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useRouteFocus } from './use-route-focus.js';

let goTo: (path: string) => void = () => {};
let arrive: () => void = () => {};

/** A site whose next page arrives when the test says so. */
function Site() {
  useRouteFocus();
  const navigate = useNavigate();
  const [there, setThere] = useState(false);
  goTo = navigate;
  arrive = () => setThere(true);
  return (
    <>
      <input aria-label="Search" />
      {there && <h1 data-page-heading>Terms</h1>}
    </>
  );
}

const openSite = () =>
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );

it('moves the focus to the heading of the next page once it comes', async () => {
  openSite();
  act(() => goTo('/terms'));
  expect(document.activeElement).toBe(document.body);
  act(() => arrive());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('waits a minute and no longer', async () => {
  vi.useFakeTimers();
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  try {
    openSite();
    act(() => goTo('/terms#never-there'));
    vi.advanceTimersByTime(59_000);
    expect(disconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(disconnect).toHaveBeenCalledOnce();
  } finally {
    disconnect.mockRestore();
    vi.useRealTimers();
  }
});

it('leaves who has gone on to something else meanwhile where they are', async () => {
  openSite();
  act(() => goTo('/terms'));
  screen.getByRole('textbox').focus();
  act(() => arrive());
  await waitFor(() => expect(screen.getByRole('heading')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
