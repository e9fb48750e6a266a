import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.js';
import { PreferencesStep } from './components/preferences-step.js';
import { DEFAULT_PREFERENCES } from './preferences.js';

const onSubmit = vi.fn();

function Step({ zip = '78704', busy = false }) {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  const [edits, setEdits] = useState<{ design: string | null; contractor: string | null }>({
    design: null,
    contractor: null,
  });
  return (
    <PreferencesStep
      {...{ preferences, edits, zip, busy, onSubmit }}
      address="1 Main St"
      onPreferences={setPreferences}
      onEdits={setEdits}
    />
  );
}

const brief = () => screen.getByLabelText<HTMLTextAreaElement>('Design prompt');

it('composes the brief as the fields change, until it is edited, and restores it', () => {
  renderPage(<Step />);
  fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'coastal' } });
  expect(brief().value).toContain('Coastal kitchen remodel.');
  fireEvent.change(brief(), { target: { value: 'My own words' } });
  fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'industrial' } });
  expect(brief().value).toBe('My own words');
  fireEvent.click(screen.getByRole('button', { name: 'Restore from the fields' }));
  expect(brief().value).toContain('Industrial kitchen remodel.');
});

it('offers the eight rooms and takes the area along', () => {
  renderPage(<Step />);
  const category = screen.getByLabelText('Category');
  expect(category.querySelectorAll('option')).toHaveLength(8);
  fireEvent.change(category, { target: { value: 'garage' } });
  expect(screen.getByLabelText<HTMLInputElement>('Area').value).toBe('garage');
});

it('asks for what is missing', () => {
  onSubmit.mockClear();
  renderPage(<Step zip="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show Designs' }));
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.generation.required);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('asks for an emptied brief and marks it', () => {
  onSubmit.mockClear();
  renderPage(<Step />);
  fireEvent.change(brief(), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show Designs' }));
  expect(brief().getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is locked while a concept is made', () => {
  renderPage(<Step busy />);
  expect(screen.getByLabelText<HTMLInputElement>('Style').disabled).toBe(true);
  screen.getByRole('button', { name: 'Generating...' });
});

it('shows the address and ZIP in use', () => {
  renderPage(<Step />);
  screen.getByText('Using 1 Main St, ZIP 78704');
});
