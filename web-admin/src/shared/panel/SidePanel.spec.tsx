import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SidePanel } from './SidePanel.js';

const PageWithPanel = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        View details
      </button>
      {open && (
        <SidePanel title="PL-AAAAAA" onClose={() => setOpen(false)}>
          <button type="button">Track</button>
        </SidePanel>
      )}
    </>
  );
};

it('takes the keyboard in, and leads it back on Escape', async () => {
  const user = userEvent.setup();
  render(<PageWithPanel />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'PL-AAAAAA' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View details' }));
});

it('closes on Escape also where what had the keyboard is gone', async () => {
  const user = userEvent.setup();
  render(<PageWithPanel />);
  await user.click(screen.getByRole('button', { name: 'View details' }));
  screen.getByRole('dialog').blur();
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
